#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a chat server for a test in another programming language: prints its address and its certificate, and ends when
its standard input ends."""
import sys
import tempfile
from pathlib import Path

import chat_server

chat_server.need('prosody', 'openssl')
with tempfile.TemporaryDirectory(prefix='robodrome-server-', ignore_cleanup_errors=True) as folder:
    server = chat_server.Prosody(Path(folder) / 'server')
    print(f'{server.address}:{server.port}', server.folder / 'certificate.pem', sep='\n', flush=True)
    sys.stdin.read()
    server.kill()
