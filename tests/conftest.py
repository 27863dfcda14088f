"""What holds for every test.

`nohup make test &` starts us with SIGINT and SIGHUP ignored, and whatever the tests start would inherit that.
A handler that does nothing ignores them here just as well, and a new program begins with the defaults.
"""

import os
import signal

import pytest

# Modules that tests share, and the laws of the contract, say what they compared as tests do.
SHARED = ("differential", "documents", "fuzz", "playing", "refusals")
os.environ["ROSACE_KEEP_PRIORITY"] = "1"  # of the processes that servers start

pytest.register_assert_rewrite("rosace.contract", *(f"games.{name}" for name in SHARED))

for _name in ("SIGINT", "SIGHUP"):
    _signal = getattr(signal, _name, None)
    if _signal is not None and signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, lambda *_: None)
