"""`python -m rosace`: the same as the command `rosace`."""

import sys

from rosace.cli import main

sys.exit(main())
