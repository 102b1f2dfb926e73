# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how many matches in remote play a chat server on this machine carries at once, and which resource runs out
first. This is not a test.

ROBODROME_CLI=_release/src/cli/robodrome-cli tests/net/load.py prosody|ejabberd _release/tests/bench-net [MATCHES...]"""
import os
import subprocess
import sys
import time

from chat_server import Ejabberd, Folder, Prosody

TICKS = os.sysconf('SC_CLK_TCK')


def processor_seconds(process):
    fields = open(f'/proc/{process.pid}/stat').read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def most_memory(process):
    status = dict(line.split(':', 1) for line in open(f'/proc/{process.pid}/status'))
    return int(status['VmHWM'].split()[0]) // 1024


def size(folder):
    return sum(path.stat().st_size for path in folder.rglob('*') if path.is_file())


kind = {'prosody': Prosody, 'ejabberd': Ejabberd}[sys.argv[1]]
numbers = [int(word) for word in sys.argv[3:]] or [10, 50, 100, 200]
with Folder() as folder:
    for number in numbers:
        server = kind(folder / f'server{number}')
        try:
            start, before = time.monotonic(), processor_seconds(server.process)
            subprocess.run([sys.argv[2], 'xmpp', str(number), f'{server.address}:{server.port}', server.folder / 'certificate.pem'])
            passed, used = time.monotonic() - start, processor_seconds(server.process) - before
            print(f'the server: {used:.1f} processor seconds, {100 * used / passed:.0f} % of one, {most_memory(server.process)} MiB; '
                  f'{size(server.folder / "data") / number / 1024:.0f} KiB a match in its files\n', flush=True)
        finally:
            server.kill()
