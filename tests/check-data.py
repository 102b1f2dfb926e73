#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-data.py SOURCE BUILD APPLICATION-ID VERSION

Checks the files for the desktop and for software centres: file types, desktop file, metainfo, manual pages. Also checks
the schema of the settings.
"""
import configparser
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

SOURCE, BUILD, APP_ID, VERSION = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], sys.argv[4]
DATA = BUILD / 'data'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'
# Limits of software centres.
MOST_IN_SUMMARY = 35
LARGEST_SCREENSHOT = 1000, 700
# Each bit of these settings means something of its own.
SETS_OF_BITS = {'untold-firsts'}
SAMPLES = {
    'application/x-robodrome-arena+xml': 'data/arenas/rome.arena.xml',
    'application/x-robodrome-match+xml': 'tests/matches/0.1.0-all-arenas-1.match.xml',
    'application/x-robodrome-modules+xml': 'data/modules/standard.modules.xml',
    'application/x-robodrome-pack': 'tests/fuzz/corpus/pack/stored.robopack',
    'application/x-robodrome-puzzle+xml': 'tests/fuzz/corpus/puzzle/token.xml',
    'application/x-robodrome-rules+xml': 'data/rules/printed.rules.xml',
    'application/x-robodrome-series+xml': 'tests/matches/0.1.0-all-arenas.series.xml',
}
n_cases = 0
n_failed = 0


def report(name, problems):
    global n_cases, n_failed
    n_cases += 1
    n_failed += bool(problems)
    print(f'{"not ok" if problems else "ok"} {n_cases} /data/{name}')
    for problem in problems:
        print(f'# {problem}', file=sys.stderr)


def run(*words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, encoding='utf-8', check=False, **more)


def content_type(path, data_home):
    environment = dict(os.environ, XDG_DATA_HOME=str(data_home), XDG_DATA_DIRS='/usr/share')
    said = run('gio', 'info', '-a', 'standard::content-type', path, env=environment).stdout
    return said.rpartition('standard::content-type:')[2].strip()


def types():
    """Checks that each sample is recognized by its name, and by its contents if the name does not tell the type."""
    problems = []
    with tempfile.TemporaryDirectory() as home:
        packages = pathlib.Path(home) / 'mime' / 'packages'
        packages.mkdir(parents=True)
        shutil.copy(DATA / f'{APP_ID}.xml', packages)
        # update-mime-database reports problems of a package but does not fail.
        environment = dict(os.environ, XDG_DATA_HOME=home)
        problems += run('update-mime-database', packages.parent, env=environment).stderr.splitlines()
        for expected, sample in SAMPLES.items():
            kind = expected.removeprefix('application/x-robodrome-').removesuffix('+xml')
            suffix = '.robopack' if kind == 'pack' else f'.{kind}.xml'
            paths = pathlib.Path(home) / f'sample{suffix}', pathlib.Path(home) / 'nameless'
            for path in paths:
                shutil.copy(SOURCE / sample, path)
            problems += [f'{path} is {found}, not {expected}' for path in paths
                         if (found := content_type(path, home)) != expected]
    return problems


def desktop_file():
    """Checks that the desktop file has the program's actions and file types, and that the bus starts the same
    program."""
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(DATA / f'{APP_ID}.desktop', encoding='utf-8')
    entry = parser['Desktop Entry']
    options = run(BUILD / 'src/app/robodrome', '--help', env=dict(os.environ, LC_ALL='C')).stdout
    problems = []
    for action in entry['Actions'].rstrip(';').split(';'):
        command = parser[f'Desktop Action {action}']['Exec']
        if command != f'robodrome --{action}' or f'--{action} ' not in options:
            problems.append(f'the action {action} calls “{command}”, which the program does not know')
    if sorted(entry['MimeType'].rstrip(';').split(';')) != sorted([*SAMPLES, 'x-scheme-handler/robodrome']):
        problems.append(f'it opens {entry["MimeType"]}')
    service = (DATA / f'{APP_ID}.service').read_text(encoding='utf-8')
    if f'\nName={APP_ID}\n' not in service or '/robodrome --gapplication-service\n' not in service:
        problems.append('the service does not start the program')
    if entry.get('DBusActivatable') != 'true':
        problems.append('it is not started by the bus')
    return problems


def screenshot_problems(image):
    path = SOURCE / 'data/screenshots' / '/'.join(image.text.rsplit('/', 2)[1:])
    if not path.exists():
        return [f'{path} is missing']
    size = struct.unpack('>II', path.read_bytes()[16:24])
    if size != (int(image.get('width')), int(image.get('height'))):
        return [f'{path} is {size[0]}x{size[1]}']
    if size[0] > LARGEST_SCREENSHOT[0] or size[1] > LARGEST_SCREENSHOT[1]:
        return [f'{path} is larger than software centres show']
    return []


def metainfo():
    root = ET.parse(DATA / f'{APP_ID}.metainfo.xml').getroot()
    problems = [f'the summary “{summary.text}” is longer than {MOST_IN_SUMMARY} characters'
                for summary in root.iter('summary') if len(summary.text) > MOST_IN_SUMMARY]
    if (newest := root.find('releases/release').get('version')) != VERSION:
        problems.append(f'the newest release is {newest}, but this is {VERSION}')
    shots = root.findall('screenshots/screenshot')
    if not 3 <= len(shots) <= 6:
        problems.append(f'there are {len(shots)} screenshots')
    for shot in shots:
        languages = {image.get(LANG, 'en') for image in shot.findall('image')}
        if languages != {'en', 'de', 'pl'}:
            problems.append(f'“{shot.find("caption").text}” is there in {sorted(languages)}')
        for image in shot.findall('image'):
            problems += screenshot_problems(image)
    return problems


def settings():
    """Checks that each number among the settings has a range. A number from a file of settings or from another version
    of the program is then never too large for the window."""
    schema = ET.parse(SOURCE / 'data' / 'io.github.robodrome.Robodrome.gschema.xml.in').getroot()
    return [f'the key “{key.get("name")}” has no range' for key in schema.iter('key')
            if key.get('type') in {*'ynqiuxtd'} and key.find('range') is None and key.get('name') not in SETS_OF_BITS]


def manual_pages():
    """Checks the manual pages with groff, which warns of lines that it cannot set."""
    pages = sorted((BUILD / 'man').glob('*.1'))
    problems = [] if pages else ['there are none']
    for page in pages:
        said = run('groff', '-man', '-K', 'utf8', '-T', 'utf8', '-ww', page)
        problems += [f'{page.name}: {line}' for line in said.stderr.splitlines()]
        if 'ROBODROME' not in said.stdout:
            problems.append(f'{page.name} is empty')
    return problems


report('types', types())
report('desktop-file', desktop_file())
report('metainfo', metainfo())
report('settings', settings())
if shutil.which('groff'):
    report('manual-pages', manual_pages())
print(f'1..{n_cases}')
sys.exit(n_failed > 0)
