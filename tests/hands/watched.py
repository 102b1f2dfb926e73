# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: ninja -C _dev watched-plays, or watched.py NAME...

Runs the plays one after the other in a development build, whose watchdog reports what kept the window from answering,
and prints its reports. Fails if the main thread worked for longer than the limit in one turn, or if a play did not
reach its end.

The time that the main thread waited is reported, too, but does not count: on a busy machine the X server is also late."""
import os
import re
import subprocess
import sys
import tempfile

LIMIT_MS = 50
TOLD = re.compile(r'the window stood still for (\d+) ms, (\d+) of them at work: (.*)')
FOLDER = os.path.dirname(os.path.abspath(__file__))
HEADLESS = os.path.join(FOLDER, '..', '..', 'build-aux', 'headless')


def find_turns(lines):
    """Returns the reports of the watchdog as (whole, worked, where), each with the last output of the play."""
    turns, last = [], ''
    for line in lines:
        told = TOLD.search(line)
        if told:
            turns.append((int(told[1]), int(told[2]), told[3] + (f' (after “{last}”)' if last else '')))
        elif line.startswith('# '):
            last = re.sub(r':.*', '', line[2:])
    return turns


def play(name):
    """Returns the reports of the watchdog and the exit status."""
    with tempfile.TemporaryFile('w+', errors='replace') as output:
        ended = subprocess.run([HEADLESS, sys.executable, os.path.join(FOLDER, name + '.py')], stdout=output,
                               stderr=subprocess.STDOUT, check=False).returncode
        output.seek(0)
        lines = output.read().splitlines()
    if ended != 0:
        print('\n'.join(lines[-12:]))
    return find_turns(lines), ended


def main(names):
    n_long = n_broken = 0
    for name in names:
        turns, ended = play(name)
        long = [turn for turn in turns if turn[1] > LIMIT_MS]
        n_long += len(long)
        n_broken += ended != 0
        print(f'{name}: {len(long)} turns with more than {LIMIT_MS} ms of work, {len(turns) - len(long)} that waited'
              f'{"" if ended == 0 else f"; ended with {ended}"}')
        for whole, worked, where in sorted(turns, key=lambda turn: -turn[1]):
            print(f'  {worked:4} of {whole:4} ms: {where}', flush=True)
    print(f'{n_long} turns too long, {n_broken} plays not to their end')
    return 1 if n_long or n_broken else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
