"""Rivers of Catan: its boards."""
