"""`python -m krainy` is the command line."""

from krainy.cli.main import main

raise SystemExit(main())
