"""What holds for every test.

`nohup make test &` starts us with SIGINT and SIGHUP ignored, and whatever the tests start would inherit that.
A handler that does nothing ignores them here just as well, and a new program begins with the defaults.
"""

import signal

import pytest

pytest.register_assert_rewrite("rosace.contract")  # its laws say what they compared, as tests do

for _name in ("SIGINT", "SIGHUP"):
    _signal = getattr(signal, _name, None)
    if _signal is not None and signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, lambda *_: None)
