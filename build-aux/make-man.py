#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-man.py PROGRAM LANGUAGE LOCALE-FOLDER OUT

Writes the manual page of a program from the output of its --help, so the page has every command and option in the
language of the catalogue.
"""
import gettext
import os
import pathlib
import re
import subprocess
import sys

BUILD_AUX = pathlib.Path(__file__).resolve().parent


def set_up(language, locale_dir):
    """Returns gettext() and pgettext() for LOCALE-FOLDER/LANGUAGE/LC_MESSAGES/robodrome.mo; English has no
    catalogue."""
    catalogue = gettext.translation('robodrome', locale_dir, [language], fallback=language == 'en')
    return catalogue.gettext, catalogue.pgettext


def ask(program, *words, language):
    # Leaks of libraries must not fail the build in a build with AddressSanitizer.
    environment = dict(os.environ, LANGUAGE=language, GSETTINGS_BACKEND='memory', ASAN_OPTIONS='detect_leaks=0')
    return subprocess.run([program, *words, '--help'], env=environment, check=True, capture_output=True,
                          encoding='utf-8').stdout


def escape(text):
    text = text.replace('\\', '\\e').replace('-', '\\-').replace("'", '\\(aq')
    return '\\&' + text if text.startswith('.') else text


def is_option(line):
    return re.match(r'  (-\S|--)', line) is not None


def options(lines):
    """Formats options; each line has an option, two or more blanks, and its explanation."""
    out = []
    for line in lines:
        name, _, what = re.sub(r'  +', '\0', line.strip(), count=1).partition('\0')
        name = re.sub(r'\s\s+', ', ', name)
        out += ['.TP', f'.B {escape(name)}', escape(what)]
    return out


def blocks(text):
    return [block.splitlines() for block in text.strip('\n').split('\n\n')]


def describe(text):
    """Returns the paragraphs and options in the output of --help. The first block, the usage line, is left out, and so
    is --help itself."""
    paragraphs, listed = [], []
    for block in blocks(text)[1:]:
        found = [line for line in block if is_option(line)]
        listed += [line for line in found if not re.match(r'  (-h, )?--help', line)]
        if not found:
            paragraphs.append(' '.join(line.strip() for line in block))
    return paragraphs, options(listed)


def usage(text):
    return blocks(text)[0][1].strip()


def commands(text):
    """Returns the names and summaries that robodrome-cli --help lists."""
    for block in blocks(text):
        rows = [re.fullmatch(r'  ([a-z][a-z-]*)\s+(\S.*)', line) for line in block]
        if all(rows):
            return [(row[1], row[2]) for row in rows]
    return []


def last_sections(_, C_):
    """Returns the sections that are the same on every page."""
    return [
        '.SH ' + C_('manual page', 'ENVIRONMENT'),
        '.TP', '.B LANGUAGE', escape(_('The languages to use, in order of preference, such as de:pl.')),
        '.SH ' + C_('manual page', 'BUGS'),
        escape(_('Report bugs on https://github.com/robodrome/robodrome/issues.')),
        '.SH ' + C_('manual page', 'AUTHORS'), escape(_('The Robodrome contributors')),
    ]


def page_of_window(program, language, _, C_):
    text = ask(program, language=language)
    found = describe(text)[1]
    return 'robodrome', _('play a board game about robots programmed with dice'), [
        f'.B {escape(usage(text))}',
        '.SH ' + C_('manual page', 'DESCRIPTION'),
        escape(_('Two to four players secretly program their robots with dice, and then all programs run at once. '
                 'Play on one screen, over a network or by message, against friends, computer players or KillBots. '
                 'A tutorial and the rules are built in. Name an arena, game or series on the command line to open '
                 'it.')),
        '.SH ' + C_('manual page', 'OPTIONS'), *found,
        '.SH ' + C_('manual page', 'FILES'),
        '.TP', '.I ~/.local/share/robodrome/games', escape(_('Your games, saved after every answer, and your series.')),
        '.TP', '.I ~/.local/share/robodrome/arenas', escape(_('Your own arenas.')),
        '.TP', '.I ~/.local/share/robodrome/modules', escape(_('Your own module sets.')),
        '.TP', '.I ~/.local/share/robodrome/rules', escape(_('Your own rule sets.')),
        '.TP', '.I ~/.local/share/robodrome/lessons', escape(_('Your own lessons, which the tutorial shows alongside the '
                                                               'built-in ones.')),
        '.TP', '.I ~/.local/share/robodrome/puzzles', escape(_('Your own puzzles.')),
        '.TP', '.I ~/.local/share/robodrome/scenarios', escape(_('What you’ve saved from the sandbox.')),
        '.TP', '.I ~/.local/share/robodrome/remote.key', escape(_('The key that signs your remote games, unless it’s '
                                                                  'in the keyring. Keep it secret. You can use it to '
                                                                  'return to your games on another computer.')),
        '.TP', '.I ~/.local/share/robodrome/recovery', escape(_('Unsaved changes, kept in case Robodrome quits '
                                                                'unexpectedly.')),
        *last_sections(_, C_),
        '.SH ' + C_('manual page', 'SEE ALSO'), '.BR robodrome\\-cli (1)',
    ]


def page_of_terminal(program, language, _, C_):
    text = ask(program, language=language)
    paragraphs = describe(text)[0]
    found = commands(text)
    listed = {summary for name, summary in found}
    lines = [f'.B robodrome\\-cli\n{escape(usage_of_terminal(text))}', '.SH ' + C_('manual page', 'DESCRIPTION')]
    for paragraph in paragraphs:
        if not any(summary in paragraph for summary in listed):
            # The list that the last sentence announces has a section of its own.
            lines += [escape(re.sub(r'[^.]*:$', '', paragraph).rstrip()), '.PP']
    lines += ['.SH ' + C_('manual page', 'COMMANDS')]
    for name, summary in found:
        help_text = ask(program, name, language=language)
        further, its_options = describe(help_text)
        lines += [f'.SS {escape(usage(help_text))}', *(line for paragraph in further for line in (escape(paragraph), '.PP'))]
        lines += its_options
    lines += [*last_sections(_, C_), '.SH ' + C_('manual page', 'SEE ALSO'), '.BR robodrome (1)']
    return 'robodrome-cli', _('play, check and draw Robodrome arenas and games without a display'), lines


def usage_of_terminal(text):
    """Returns the usage, which is one line in the help of robodrome-cli: "Usage: robodrome-cli COMMAND ..."."""
    return blocks(text)[0][0].partition('robodrome-cli')[2].strip()


def main(program, language, locale_dir, target):
    _, C_ = set_up(language, locale_dir)
    news = [sys.executable, str(BUILD_AUX / 'news.py')]
    version, date = (subprocess.run([*news, word], check=True, capture_output=True, encoding='utf-8').stdout.strip()
                     for word in ('version', 'date'))
    make = page_of_terminal if pathlib.Path(program).name == 'robodrome-cli' else page_of_window
    name, summary, lines = make(program, language, _, C_)
    title = '.TH {} 1 {} "Robodrome {}"'.format(escape(name).upper(), date, version)
    # Turn hyphenation off (.nh), because groff would use English rules in every language.
    text = '\n'.join(['.\\" SPDX-License-Identifier: GPL-3.0-or-later', title, '.nh', '.SH ' + C_('manual page', 'NAME'),
                      f'{escape(name)} \\- {escape(summary)}', '.SH ' + C_('manual page', 'SYNOPSIS'), *lines]) + '\n'
    pathlib.Path(target).write_text(text, encoding='utf-8')


main(*sys.argv[1:])
