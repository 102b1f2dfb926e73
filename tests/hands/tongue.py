# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the texts of the window tests in another language, each with a picture. The tests run with
tests/hands/tongue.c preloaded: the window uses German or Polish, and a test that waits for English words gets the words
of the language instead. If a test cannot go on, its texts up to there count. Needs `ninja tests/tongue.so`."""
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import time

from messages import PLACEHOLDER, plain

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*')
PART = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
# Limits for one run of a program, and for all of its runs. If a case ends the program, the next run goes on with the
# other cases.
RUN_S = 360
PROGRAM_S = 720
ESCAPES = {b'n': b'\n', b't': b'\t'}
# The tests that show texts which no scene shows.
PROGRAMS = ('test-advice', 'test-balance-panel', 'test-card-balance', 'test-decisions', 'test-document-texts',
            'test-editor-arena', 'test-editor-files', 'test-editor-page', 'test-game-page', 'test-garbage',
            'test-languages', 'test-library-files', 'test-new-game-page', 'test-open-files', 'test-panels',
            'test-play', 'test-play-faults', 'test-preferences', 'test-printing', 'test-puzzle-list-page',
            'test-remote-line', 'test-remote-rooms', 'test-remote-window', 'test-review-view', 'test-rules',
            'test-rules-faults', 'test-rules-keys', 'test-rules-unsaved', 'test-sandbox-page', 'test-series-page',
            'test-strength-window', 'test-tutorial', 'test-window')
UNIT = re.compile(r'^(not )?ok \d+ (\S+)', re.M)


def literals(folder):
    """Returns all strings that the tests may compare with."""
    found = set()
    for path in glob.glob(os.path.join(folder, '**', '*.[ch]'), recursive=True):
        with open(path, encoding='utf-8') as file:
            for match in LITERAL.finditer(file.read()):
                found.add(''.join(PART.findall(match[0])).replace('\\"', '"').replace('\\n', '\n'))
    return found


class Translator:
    def __init__(self, messages):
        self.exact, self.formed, self.begun = {}, [], {}
        for message in messages.all.values():
            for form in message.forms:
                for english in (message.english, plain(message.english)):
                    self.exact.setdefault(english, []).append(form if english == message.english else plain(form))
            parts = PLACEHOLDER.split(message.english)
            if len(parts) > 1 and len(parts[0]) > 4:
                # A test may wait for the beginning only.
                begun = [PLACEHOLDER.split(plain(form))[0] for form in message.forms]
                self.begun.setdefault(parts[0].strip(), []).extend(words for words in begun if words)
            if len(parts) > 1 and sum(map(len, parts)) > 4:
                self.formed.append((re.compile('(.+?)'.join(re.escape(part.replace('%%', '%').replace('_', '')) for part in parts)), message))

    def say(self, text):
        """Returns the translations that a text may have."""
        if text in self.exact:
            return list(dict.fromkeys(self.exact[text]))
        stripped = text.strip()
        if stripped in self.exact:
            return [text.replace(stripped, form) for form in dict.fromkeys(self.exact[stripped])]
        said = []
        for expression, message in self.formed:
            found = expression.fullmatch(text)
            if found:
                values = [(self.exact.get(value) or [value])[0] for value in found.groups()]
                said += [fill(form, values) for form in message.forms]
        return said or [words.rstrip() if text == stripped else words for words in dict.fromkeys(self.begun.get(stripped, []))]


def fill(form, values):
    left = iter(values)

    def put(found):
        number = re.match(r'%(\d)\$', found[0])
        return values[int(number[1]) - 1] if number and int(number[1]) <= len(values) else next(left, '')
    return PLACEHOLDER.sub(put, plain(form).replace('%%', '%'))


def escape(text):
    return text.replace('\\', '\\\\').replace('\t', '\\t').replace('\n', '\\n')


def write_table(path, tests, messages):
    translator = Translator(messages)
    with open(path, 'w', encoding='utf-8') as file:
        for text in sorted(literals(tests)):
            said = [form for form in translator.say(text) if form != text] if len(text) > 1 else []
            if said:
                file.write('\t'.join(map(escape, [text, *said])) + '\n')


def run_all(folder, language, messages):
    build = os.environ['G_TEST_BUILDDIR']
    place = os.path.join(folder, f'tongue-{language}')
    # Results of an earlier run must not count.
    shutil.rmtree(place, ignore_errors=True)
    os.makedirs(place)
    write_table(os.path.join(place, 'table.tsv'), os.environ['G_TEST_SRCDIR'], messages)
    os.environ['ROBODROME_TONGUE_LOCALE'] = os.path.join(build, '..', 'po')
    for program in PROGRAMS:
        run(os.path.join(build, program), language, place, os.path.join(build, 'tongue.so'))


def run(program, language, folder, library):
    """Runs each case once; if one ends the program, the next run goes on with the next case."""
    headless = os.path.join(os.environ['G_TEST_SRCDIR'], '..', 'build-aux', 'headless')
    environment = {name: value for name, value in os.environ.items() if name != 'G_DEBUG'} | {
        'LANGUAGE': language, 'GTK_A11Y': 'test', 'GSETTINGS_BACKEND': 'memory', 'GSK_RENDERER': 'cairo'}
    listed = subprocess.run([headless, program, '-l'], env=environment, capture_output=True, encoding='utf-8', timeout=RUN_S).stdout
    cases = [line for line in listed.splitlines() if line.startswith('/')]
    left, ended, number, end_s = cases, [], 0, time.monotonic() + PROGRAM_S
    while left and time.monotonic() < end_s:
        place = os.path.join(folder, f'{os.path.basename(program)}-{number}')
        os.makedirs(place)
        shutil.copy(os.path.join(folder, 'table.tsv'), place)
        environment |= {'ROBODROME_TONGUE': place}
        command = [headless, 'env', f'LD_PRELOAD={library}', program, '-k', *(word for case in left for word in ('-p', case))]
        text = run_for(command, environment, min(RUN_S, end_s - time.monotonic()))
        done = [found[1] for found in UNIT.findall(text.decode(errors='replace'))]
        # The first case that did not end is the one that ended the program.
        stopped = next((case for case in left if case not in done), None)
        left = [case for case in left if case not in done and case != stopped]
        ended += done
        number += 1
    print(f'# {os.path.basename(program)} in {language}: {len(set(ended))} of {len(cases)} cases came to their end', file=sys.stderr, flush=True)


def run_for(command, environment, limit_s):
    """Returns the output of a command. After the limit the command is ended together with all processes that it
    started."""
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True) as process:
        try:
            return process.communicate(timeout=limit_s)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGTERM)
            return process.communicate()[0]


def compress(text):
    """Reverses g_strescape()."""
    return re.sub(rb'\\([0-7]{3}|.)', lambda found: bytes([int(found[1], 8)]) if len(found[1]) == 3 else ESCAPES.get(found[1], found[1]), text)


def read(folder, language):
    """Returns the recorded texts in the format of in-place.py."""
    noted = []
    for path in sorted(glob.glob(os.path.join(folder, f'tongue-{language}', '*', 'texts.tsv'))):
        place = os.path.relpath(os.path.dirname(path), folder)
        with open(path, 'rb') as file:
            for line in file:
                # The last line may be cut off where the program was ended.
                if not line.endswith(b'\n'):
                    continue
                picture, *area, is_seen, text = map(bytes.decode, map(compress, line.rstrip(b'\n').split(b'\t', 6)))
                noted.append({'picture': os.path.join(place, picture), 'texts': [text.strip('"')], 'seen': is_seen == '1',
                              'area': [int(size) for size in area]})
    return noted
