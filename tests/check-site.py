#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-site.py SOURCE BUILD

Makes the web site and checks every page: all link targets and pictures exist, no page loads files from elsewhere or has
a script, and each language has its own manual with all diagrams.
"""
import html.parser
import pathlib
import posixpath
import re
import subprocess
import sys
import tempfile

SOURCE, BUILD = (pathlib.Path(folder) for folder in sys.argv[1:3])


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.shown, self.tags, self.language = [], [], [], [], None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.tags.append(tag)
        if 'id' in found:
            self.ids.append(found['id'])
        if tag == 'html':
            self.language = found.get('lang')
        if tag == 'a' and 'href' in found:
            self.links.append(found['href'])
        self.shown += [found[name] for name in ('src', 'srcset') if name in found]
        if tag == 'link':
            self.shown.append(found['href'])


def is_elsewhere(link):
    return re.match(r'[a-z]+:', link) is not None


def main():
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / 'site'
        subprocess.run([sys.executable, SOURCE / 'build-aux/make-site.py', SOURCE, BUILD, out], check=True)
        pages = {str(path.relative_to(out)): Page(path.read_text(encoding='utf-8')) for path in out.rglob('*.html')}
        files = {str(path.relative_to(out)) for path in out.rglob('*') if path.is_file()}

    wrong = {'links': [], 'self-contained': [], 'manuals': []}
    for name, page in sorted(pages.items()):
        for link in page.links:
            if is_elsewhere(link):
                continue
            path, _, anchor = link.partition('#')
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
            if target not in files:
                wrong['links'].append(f'{name} links to {link}, which is not there')
            elif anchor and target in pages and anchor not in pages[target].ids:
                wrong['links'].append(f'{name} links to {link}, where there is no such place')
        for shown in page.shown:
            if is_elsewhere(shown) or posixpath.normpath(posixpath.join(posixpath.dirname(name), shown)) not in files:
                wrong['self-contained'].append(f'{name} shows {shown}, which does not come with it')
        if 'script' in page.tags:
            wrong['self-contained'].append(f'{name} has a script')
        if len(page.ids) != len(set(page.ids)):
            wrong['links'].append(f'{name} has a place of the same name twice')

    counts = {}
    for language in ('en', 'de', 'pl'):
        page = pages.get(f'manual/{language}.html')
        if page is None or page.language != language:
            wrong['manuals'].append(f'there is no manual in {language}')
        else:
            counts[language] = page.tags.count('figure')
    if len(set(counts.values())) != 1 or counts.get('en', 0) < 30:
        wrong['manuals'].append(f'the manuals have so many diagrams: {counts}')

    for number, (test, problems) in enumerate(wrong.items(), 1):
        print(f'{"not " if problems else ""}ok {number} /site/{test}')
        for problem in problems:
            print('#', problem)
    print(f'1..{len(wrong)}')


main()
