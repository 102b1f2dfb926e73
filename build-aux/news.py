#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads NEWS, the only file that states the version and the changes.

news.py version              prints the newest version
news.py date                 prints the date of its release
news.py metainfo IN OUT      inserts <releases> into the metainfo
news.py markup               prints the newest changes in the markup of the about window
"""
import pathlib
import re
import sys
from xml.sax.saxutils import escape

NEWS = pathlib.Path(__file__).resolve().parent.parent / 'NEWS'
PLACE = '<!-- what is new, from NEWS -->'


def read():
    """Returns a list of (version, date, paragraphs, points), the newest release first."""
    releases = []
    for line in NEWS.read_text(encoding='utf-8').splitlines():
        if match := re.fullmatch(r'Version (\d+\.\d+\.\d+)', line):
            releases.append((match[1], '', [], []))
        elif match := re.fullmatch(r'Released: (\d{4}-\d\d-\d\d)', line):
            releases[-1] = (releases[-1][0], match[1], *releases[-1][2:])
        elif match := re.fullmatch(r' \* (.+)', line):
            releases[-1][3].append(match[1])
        elif line and not re.fullmatch(r'~+|New:|Fixed:|Changed:', line):
            releases[-1][2].append(line)
    if not releases or not releases[0][1]:
        sys.exit('news.py: NEWS does not begin with "Version X.Y.Z" and "Released: YYYY-MM-DD".')
    return releases


def markup(release):
    """Returns a release in the markup that software centres and the about window share."""
    _, _, paragraphs, points = release
    lines = [f'<p>{escape(paragraph)}</p>' for paragraph in paragraphs]
    if points:
        lines += ['<ul>', *(f'  <li>{escape(point)}</li>' for point in points), '</ul>']
    return lines


def metainfo(source, target):
    lines = ['<releases>']
    for release in read():
        lines += [f'    <release version="{release[0]}" date="{release[1]}" type="stable">',
                  '      <description translatable="no">',
                  *(f'        {line}' for line in markup(release)),
                  '      </description>',
                  '    </release>']
    lines.append('  </releases>')
    text = pathlib.Path(source).read_text(encoding='utf-8')
    if PLACE not in text:
        sys.exit(f'news.py: {source} has no place for releases: {PLACE}')
    pathlib.Path(target).write_text(text.replace(PLACE, '\n'.join(lines)), encoding='utf-8')


def main(words):
    if words == ['version']:
        print(read()[0][0])
    elif words == ['date']:
        print(read()[0][1])
    elif len(words) == 3 and words[0] == 'metainfo':
        metainfo(*words[1:])
    elif words == ['markup']:
        print(''.join(line.strip() for line in markup(read()[0])))
    else:
        sys.exit(__doc__)


main(sys.argv[1:])
