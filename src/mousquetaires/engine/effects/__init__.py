"""Effects: the only functions that write the state. Each emits what it did."""
