### What is said while a table is being made ready.

laying-table = Laying the table
laying-replay = Setting the pieces back
laying-part = { $percent } %
