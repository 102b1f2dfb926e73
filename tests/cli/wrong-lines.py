# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: wrong-lines.py [--print] [--limit SECONDS]

Runs hundreds of command lines that make no sense or name invalid files. They are made from the --help output of each
command: options without a value, twice, empty, huge, of another type, in conflict; and files that are missing, folders,
pipes, devices, random bytes, cut off or too big. ROBODROME_CLI names the program. Each run has to end by itself with 0,
1 or 2, explain a failure in whole sentences on standard error, and take less than a second of processor time (or the
limit, where memory is checked)."""
import argparse
import os
import random
import re
import resource
import subprocess
import sys
import tempfile

PROGRAM = os.environ['ROBODROME_CLI']
OPTION = re.compile(r'^ +(?:-\w, )?--([a-z-]+)(=\S+)?', re.M)
VALUES = ['', '-1', '0', '99999999999999999999', 'x' * 5000, 'a,b,,c', '%s%n', '../../../etc/passwd', b'\xff\xfe', 'nan', '1e9']
# These commands would listen, wait for a player or play for long if the line were valid; test-cli-host and test-remote
# check their mistakes.
PATIENT = {'host', 'remote'}
# This command plays games even if it is called without options.
PLAYING = {'generate'}
# Messages of sanitizers and of GLib, and characters that people cannot read.
NOISE = re.compile(r'CRITICAL|WARNING \*\*|Sanitizer|runtime error|Traceback|\(null\)|[\x00-\x08\x0b-\x1f\x7f]')


def write(path, contents):
    with open(path, 'wb') as file:
        file.write(contents)
    return path


def make_files(folder):
    """Makes bad files of every kind; returns their paths by kind."""
    def place(name):
        return os.path.join(folder, name)
    noise = random.Random(1)
    arena = b'<arena xmlns="urn:x-robodrome:arena:1" id="x" columns="5" rows="5"><name>\xff\xfe</name>'
    files = {
        'missing': place('missing.xml'),
        'folder': folder,
        'empty': write(place('empty.xml'), b''),
        'noise': write(place('noise.xml'), noise.randbytes(5000)),
        'zeros': write(place('zeros.xml'), bytes(5000)),
        'text': write(place('text.xml'), b'Hello\n'),
        'bad-utf-8': write(place('utf-8.arena.xml'), arena + b'</arena>'),
        'cut': write(place('cut.match.xml'), b'<match xmlns="urn:x-robodrome:match:1"'),
        'other-xml': write(place('other.xml'), b'<html><body>Hello</body></html>'),
        'doctype': write(place('doctype.xml'), b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
        'deep': write(place('deep.xml'), b'<a>' * 5000),
        'big': write(place('big.xml'), b'<a>' + b' ' * (17 << 20)),
        'strange-name': write(os.path.join(os.fsencode(folder), b'\xe4\x1b[31m.xml'), b'<a/>'),
        'pack': write(place('noise.robopack'), b'PK\x03\x04' + noise.randbytes(5000)),
        'device': '/dev/zero',
        'full': '/dev/full',
        'long-name': 'x' * 300,
        'empty-name': '',
    }
    os.mkfifo(place('pipe.xml'))
    os.symlink('loop.xml', place('loop.xml'))
    os.symlink('nowhere', place('dangling.xml'))
    files.update({'pipe': place('pipe.xml'), 'loop': place('loop.xml'), 'dangling': place('dangling.xml')})
    return files


def list_commands():
    text = subprocess.run([PROGRAM, '--help'], capture_output=True, text=True, check=True).stdout
    return re.findall(r'^  ([a-z]+)  +\S', text, re.M)


def list_options(command):
    """Yields (name, whether it takes a value) for each option of a command."""
    text = subprocess.run([PROGRAM, command, '--help'], capture_output=True, text=True, check=True).stdout
    return [(name, bool(value)) for name, value in OPTION.findall(text) if name != 'help']


def list_lines(files):
    lines = [[], ['fly'], ['--fly'], ['-'], ['--'], [''], [b'\xff'], ['x' * 100000], ['--help', 'fly'], ['--version', 'fly']]
    for command in list_commands():
        options = list_options(command)
        lines += [[command, '--fly'], [command, '--'], [command, ''], [command, '-z'], [command, '--help', '--fly']]
        for name, has_value in options:
            lines.append([command, f'--{name}'])
            lines.append([command, f'--{name}=1', f'--{name}=1'])
            if has_value and command not in PATIENT:
                lines += [[command, f'--{name}', value] for value in VALUES]
                lines += [[command, f'--{name}', files[kind]] for kind in ('missing', 'folder', 'noise', 'device', 'pipe')]
        lines.append([command] + [f'--{name}=7' if has_value else f'--{name}' for name, has_value in options])
        if command not in PATIENT:
            lines += [[command, file] for file in files.values()]
            lines += [[command, 'rome', file] for file in files.values()]
    for option in ('--arena', '--rules', '--save'):
        play = {'--arena': 'rome', '--seats': 'human,human', '--rules': 'training'}
        for file in files.values():
            lines.append(['play'] + [word for pair in (play | {option: file}).items() for word in pair])
    for file in files.values():
        lines += [['render', 'rome', '--output', file], ['texts', file, '--language', 'de'], ['replay', file, '--format', 'json'],
                  ['diff', 'rome', file], ['upgrade', '--output', file, file],
                  ['pack', file, '--output', file], ['unpack', file, '--output', file]]
    return lines


def run(line, folder):
    """Returns the exit status, the output, and the processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        ended = subprocess.run([PROGRAM, *line], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               timeout=300, cwd=folder, env=os.environ | {'XDG_DATA_HOME': folder}, check=False)
    except subprocess.TimeoutExpired:
        return 'hangs', '', 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return ended.returncode, ended.stderr.decode('utf-8', 'surrogateescape'), took


def find_fault(status, said, took, limit):
    if status not in (0, 1, 2):
        return f'ended with {status}'
    if NOISE.search(said) or re.search(r'[\udc80-\udcff]', said):
        return 'says what nobody can read'
    if status != 0 and not said.strip():
        return f'ended with {status} and says nothing'
    if any(not re.search(r'[.!?…]”?$', sentence.rstrip()) for sentence in said.splitlines() if sentence.strip()):
        return 'says no whole sentence'
    if len(said.splitlines()) > 25:
        return f'says {len(said.splitlines())} lines'
    if took > limit:
        return f'took {took:.1f} s of the processor'
    return None


def main(is_printing, limit):
    n_wrong = n_faults = 0
    slowest = 0.0
    with tempfile.TemporaryDirectory(prefix='robodrome-lines-') as folder:
        files = make_files(folder)
        for line in list_lines(files):
            status, said, took = run(line, folder)
            fault = find_fault(status, said, took, limit * (10 if line and line[0] in PLAYING else 1))
            n_wrong += status != 0
            slowest = max(slowest, took)
            if is_printing or fault:
                shown = ' '.join(repr(word)[:60] for word in line)
                print(f'{"not ok" if fault else "ok"} {fault or ""} {shown}: {status}\n    {said.strip()[:400]}'.encode(errors='replace').decode())
            n_faults += fault is not None
        changed = [name for name in ('/dev/zero', '/dev/full') if not os.path.exists(name) or os.path.isfile(name)]
    n_faults += len(changed)
    print(f'{n_wrong} wrong lines, {n_faults} faults, the slowest took {slowest:.2f} s of the processor')
    return 1 if n_faults or n_wrong < 300 else 0


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('--print', action='store_true')
    parser.add_argument('--limit', type=float, default=1.0)
    arguments = parser.parse_args()
    sys.exit(main(arguments.print, arguments.limit))
