"""What happens at the table, one module for each chapter of the rules."""
