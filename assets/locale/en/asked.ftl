### Answers of a list that wait to be confirmed, and who asks what.

hint-confirm-answer = Press { $next } or the same answer again to confirm; { $back } takes it back.
choose-first = Choose an answer first.
