"""Mutation tests of the rules: small changes to the code that the tests of a rule must notice."""
