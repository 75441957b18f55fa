"""What `./krainy` uses to set up a clone: the environment, the page, the compiled engine. Standard library alone."""
