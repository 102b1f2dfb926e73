#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-site.py SOURCE BUILD OUT

Writes a small web site into the folder OUT: the manual with its diagrams in every language of the game, the pages of
doc, README and similar files. BUILD is a build folder; it provides the terminal program, which draws the diagrams, the
merged translations and the catalogues. The pages need no script, no network and no other files.

The pages are written in Markdown. Without the Python package "markdown" (Debian: python3-markdown) they are shown as
plain Markdown text.
"""
import concurrent.futures
import gettext
import html
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

try:
    import markdown
except ImportError:
    markdown = None

FORGE = 'https://github.com/robodrome/robodrome/blob/main/'
LANGUAGES = {'en': 'English', 'de': 'Deutsch', 'pl': 'polski'}

# The files that become pages, in the order of the list of pages.
PAGES = ['README.md', 'doc/rules.md', 'doc/formats.md', 'doc/for-designers.md', 'doc/for-translators.md', 'doc/for-artists.md',
         'doc/hosting.md', 'doc/network.md', 'doc/ladder.md', 'doc/architecture.md', 'doc/ux.md', 'doc/measuring.md',
         'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md']

HELP = '{urn:x-robodrome:help:1}'
MODULES = '{urn:x-robodrome:modules:1}'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'

STYLE = '''/* SPDX-License-Identifier: GPL-3.0-or-later */
:root { color-scheme: light dark; --text: #2e3436; --page: #fafafa; --side: #f0f0f0; --line: #d5d0cc; --link: #1a5fb4; --dim: #5e5c64; }
@media (prefers-color-scheme: dark) {
  :root { --text: #eeeeec; --page: #1e1e1e; --side: #282828; --line: #454545; --link: #99c1f1; --dim: #c0bfbc; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.55 system-ui, Cantarell, sans-serif; color: var(--text); background: var(--page); }
a { color: var(--link); }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .75rem 1.25rem; border-bottom: 1px solid var(--line); background: var(--side); }
header strong { margin-inline-end: auto; }
.columns { display: flex; flex-wrap: wrap; }
nav.side { flex: 1 1 14rem; max-width: 100%; padding: 1rem 1.25rem; background: var(--side); }
nav.side ul { list-style: none; margin: 0; padding: 0; }
nav.side li { padding: .15rem 0; }
nav.side h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
main { flex: 1000 1 24rem; max-width: 100%; padding: 1rem 1.5rem 4rem; }
main > * { max-width: 48rem; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
.detail { color: var(--dim); }
figure { margin: 1.25rem 0; }
figure img, p img { max-width: 100%; height: auto; }
figure img { width: 30rem; }
figcaption { color: var(--dim); max-width: 30rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: start; vertical-align: top; }
pre { background: var(--side); padding: .75rem 1rem; overflow-x: auto; border-radius: .5rem; white-space: pre-wrap; }
code { font-size: .92em; }
@media (min-width: 60rem) { nav.side { position: sticky; top: 0; align-self: flex-start; max-height: 100vh; overflow-y: auto; } }
'''


def escape(text):
    return html.escape(text or '', quote=True)


def slug(text, separator='-'):
    """Returns the anchor of a heading as GitHub and GitLab name it, so that links to headings work on the site, too."""
    return re.sub(r'\s', separator, re.sub(r'[^\w\s-]', '', text.strip().lower()))


def rule_anchor(rule):
    """Returns the link to a rule within its page. Without markdown the page is plain text and has no places."""
    return '#' + rule if markdown is not None else ''


def page_name(path):
    """Returns the path of a source page within the site."""
    name = posixpath.basename(path)[:-len('.md')]
    return 'doc/' + (name.lower() + '.html')


class Site:
    def __init__(self, source, build, out):
        self.source, self.build, self.out = (pathlib.Path(folder) for folder in (source, build, out))
        self.cli = self.build / 'src/cli/robodrome-cli'
        self.drawn = {}
        self.workers = concurrent.futures.ThreadPoolExecutor()

    def write(self, name, title, body, language='en', side=''):
        up = '../' * name.count('/')
        links = ''.join(f'<a href="{up}manual/{code}.html" lang="{code}" hreflang="{code}">{own}</a>' for code, own in LANGUAGES.items())
        text = f'''<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} – Robodrome</title>
<link rel="stylesheet" href="{up}style.css">
<link rel="icon" href="{up}pictures/icon.svg" type="image/svg+xml">
</head>
<body>
<header><strong><a href="{up}index.html">Robodrome</a></strong>{links}<a href="{up}doc/index.html" hreflang="en" lang="en">Documentation</a></header>
<div class="columns">
{side}<main>
{body}
</main>
</div>
</body>
</html>
'''
        target = self.out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding='utf-8')

    def copy(self, path, name):
        target = self.out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)

    # Manual

    def draw(self, scenario, then):
        """Begins to draw a diagram for the light and the dark style; returns its name. finish() waits for all diagrams."""
        name = 'pictures/' + scenario
        if name in self.drawn:
            return name
        (self.out / name).parent.mkdir(parents=True, exist_ok=True)
        self.drawn[name] = [self.workers.submit(subprocess.run,
                                                [self.cli, 'render', self.source / 'data/help/diagrams.xml', '--scenario', scenario,
                                                 *(['--then', then] if then else []), *dark,
                                                 '--output', self.out / (name + suffix + '.png')],
                                                check=True, env=dict(os.environ, ASAN_OPTIONS='detect_leaks=0'))
                            for suffix, dark in (('', []), ('-dark', ['--dark']))]
        return name

    def finish(self):
        for drawings in self.drawn.values():
            for drawing in drawings:
                drawing.result()

    def figure(self, node, language):
        caption = escape(text_of(node, HELP + 'caption', language))
        name = self.draw(node.get('scenario'), node.get('then'))
        return (f'<figure><picture><source media="(prefers-color-scheme: dark)" srcset="../{name}-dark.png">'
                f'<img src="../{name}.png" alt="" loading="lazy"></picture>\n<figcaption>{caption}</figcaption></figure>')

    def manual(self, language, help_file, modules):
        catalogue = gettext.translation('robodrome', self.build / 'po', [language], fallback=language == 'en')
        _ = catalogue.gettext
        side, body = [], []

        def add_section(identifier, title, paragraphs, diagrams, rules=()):
            body.append(f'<h2 id="{identifier}">{escape(title)}</h2>')
            body.extend(f'<p{" class=detail" if is_detailed else ""}>{escape(text)}</p>' for text, is_detailed in paragraphs)
            if rules:
                links = ', '.join(f'<a href="../doc/rules.html{rule_anchor(rule)}" hreflang="en">{rule}</a>' for rule in rules)
                body.append(f'<p class="detail">{escape(catalogue.ngettext("Rule %s", "Rules %s", len(rules))) % links}</p>')
            body.extend(self.figure(diagram, language) for diagram in diagrams)
            side.append(f'<li><a href="#{identifier}">{escape(title)}</a></li>')

        for part in help_file:
            side.append(f'<li><h2>{escape(text_of(part, HELP + "title", language))}</h2></li>')
            for node in part:
                if node.tag == HELP + 'section':
                    paragraphs = [(text_of(p, HELP + 'text', language), p.get('detailed') == 'true')
                                  for p in node.findall(HELP + 'paragraph')]
                    add_section(node.get('id'), text_of(node, HELP + 'title', language), paragraphs,
                                node.findall(HELP + 'diagram'), node.get('rule', '').split())
                elif node.tag == HELP + 'cards':
                    diagrams = {card.get('id'): card.findall(HELP + 'diagram') for card in node}
                    for module in modules:
                        add_section('module-' + module.get('id'), text_of(module, MODULES + 'name', language),
                                    [(text_of(module, MODULES + 'text', language), False)], diagrams.get(module.get('id'), []))
        title = _('How to Play')
        contents = escape(_('Table of Contents'))
        self.write(f'manual/{language}.html', title, f'<h1>{escape(title)}</h1>\n' + '\n'.join(body), language,
                   f'<nav class="side" aria-label="{contents}"><ul>\n' + '\n'.join(side) + '\n</ul></nav>\n')

    # Pages

    def link(self, page, target):
        """Returns a link of a source page as a link of the site: to another page, or to a file on the forge."""
        if re.match(r'[a-z]+:|#', target):
            return target
        path, mark, anchor = target.partition('#')
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        if path in PAGES:
            return posixpath.relpath(page_name(path), 'doc') + mark + anchor
        for folder in ('data/screenshots/', 'doc/pictures/'):
            if path.startswith(folder) and (self.source / path).is_file():
                name = 'pictures/' + path[len(folder):].replace('/', '-')
                self.copy(self.source / path, name)
                return '../' + name
        return FORGE + path + mark + anchor

    def page(self, page):
        text = (self.source / page).read_text(encoding='utf-8')
        title = re.search(r'^# (.*)$', text, re.M).group(1)
        if markdown is None:
            return title, f'<pre>{escape(text)}</pre>'

        body = markdown.markdown(text, extensions=['tables', 'fenced_code', 'toc', 'sane_lists'],
                                 extension_configs={'toc': {'slugify': slug}})
        if page == 'doc/rules.md':
            body = re.sub(r'(<(?:li|td)>\s*(?:<p>)?|\n- )<strong>(R[\d.]+[a-z]?)</strong>', r'\1<strong id="\2">\2</strong>', body)
        return title, re.sub(r'(href|src)="([^"]*)"', lambda m: f'{m[1]}="{escape(self.link(page, html.unescape(m[2])))}"', body)

    def pages(self):
        listed = []
        for page in PAGES:
            title, body = self.page(page)
            self.write(page_name(page), title, body)
            listed.append(f'<li><a href="{posixpath.basename(page_name(page))}">{escape(title)}</a></li>')
        self.write('doc/index.html', 'Documentation', '<h1>Documentation</h1>\n<ul>\n' + '\n'.join(listed) + '\n</ul>')

    def start(self):
        self.copy(self.source / 'data/screenshots/en/programming.png', 'pictures/programming.png')
        manuals = ''.join(f'<li><a href="manual/{code}.html" lang="{code}" hreflang="{code}">{own}</a></li>'
                          for code, own in LANGUAGES.items())
        text = (self.source / 'README.md').read_text(encoding='utf-8').split('\n\n')[1]
        self.write('index.html', 'Program robots with dice', f'''<h1>Robodrome</h1>
<p>{escape(' '.join(text.split()))}</p>
<p><img src="pictures/programming.png" alt="A program is being made: two dice drive, one fires, and a line shows where that leads."></p>
<h2 id="manual">The manual</h2>
<ul>{manuals}</ul>
<h2 id="documentation">For players, designers and developers</h2>
<ul><li><a href="doc/readme.html">How to install and play it</a></li><li><a href="doc/index.html">All pages</a></li></ul>''')


def text_of(node, tag, language):
    """Returns the text of a child element in a language, or the original text."""
    found = {child.get(LANG, 'en'): child for child in node.findall(tag)}
    child = found.get(language, found.get('en'))
    return ' '.join(child.text.split()) if child is not None and child.text else ''


def main(source, build, out):
    site = Site(source, build, out)
    shutil.rmtree(site.out, ignore_errors=True)
    site.out.mkdir(parents=True)
    (site.out / 'style.css').write_text(STYLE, encoding='utf-8')
    site.copy(site.source / 'data/icons/io.github.robodrome.Robodrome.svg', 'pictures/icon.svg')
    help_file = ElementTree.parse(site.build / 'data/help/rules.help.xml').getroot()
    modules = [module for name in ('standard', 'workshop')
               for module in ElementTree.parse(site.build / f'data/modules/{name}.modules.xml').getroot().iter(MODULES + 'module')]
    for language in LANGUAGES:
        site.manual(language, help_file, modules)
    site.pages()
    site.start()
    site.finish()


main(*sys.argv[1:])
