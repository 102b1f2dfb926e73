# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: build-aux/headless tests/hands/orca.py [ROUNDS [FILE]]

Plays a training game from the first start with the keyboard while Orca reads the window, and checks what a listener
hears. Orca makes no sound: it speaks into a file (spoken/speechd.py). ROUNDS is the number of rounds, 2 without it; with
0 the game is played to its end, with the result and the review. FILE gets the transcript, for people to read. Each line
has the seconds and an utterance of Orca, and how long it waited for the ones before; keys are in brackets.
ROBODROME_VOICE is how many characters the voice speaks in a second."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter

from person import DECIDE, END, PROGRAM, Person
from screen import Screen, ancestors, end_with_parent, skip

# A practiced listener hears this many characters in a second, and a pause after each utterance.
CHARACTERS_A_S = float(os.environ.get('ROBODROME_VOICE', 25))
PAUSE_S = .15
# Nothing new comes after a silence of this length, unless the game goes on by itself.
QUIET_S = 1.2
# Orca has spoken a key after this time, or never speaks it.
LATEST_S = 10
# A longer utterance is more than a listener keeps in mind.
LONGEST = 600
# The keys around S, because Orca itself uses the numeric keypad.
LETTERS = {'n': 'w', 'ne': 'e', 'e': 'd', 'se': 'c', 's': 'x', 'sw': 'z', 'w': 'a', 'nw': 'q'}
# Names of classes and files, and punctuation in words.
MEANINGLESS = re.compile(r'\b(Gtk|Adw|Robo)[A-Z]\w+|io\.github|middle dot|-symbolic')


class Utterance:
    """One thing that Orca said. The share of it that was heard is less than 1 if a key or a new focus cut it off."""
    def __init__(self, said_s, text):
        self.said_s, self.text = said_s, text
        self.length_s = len(text) / CHARACTERS_A_S + PAUSE_S
        self.begin_s, self.share = said_s, 1

    @property
    def end_s(self):
        return self.begin_s + self.length_s * self.share


class Listener:
    """Orca, and a listener who hears its utterances one after the other."""
    def __init__(self):
        for program in ('orca', 'pgrep'):
            if not shutil.which(program):
                skip(f'there is no {program}')
        # Orca ends at once if another one of this user runs, on whichever display.
        if subprocess.run(['pgrep', '-u', str(os.getuid()), '-x', 'orca'], stdout=subprocess.DEVNULL).returncode == 0:
            skip('another Orca is running')
        self.home = tempfile.TemporaryDirectory(prefix='robodrome-orca-')
        self.path = os.path.join(self.home.name, 'spoken')
        self.lines = []         # what happened: (time, 'say', 'stop' or 'key', text)
        self.spoken = []        # utterances
        self.transcript = []    # utterances and the names of keys, in their order
        open(self.path, 'w', encoding='utf-8').close()
        self.file = open(self.path, encoding='utf-8')
        self.process = subprocess.Popen(['orca', '--disable=braille', '--user-prefs=' + self.home.name], env={
            **os.environ, 'LC_ALL': 'C.UTF-8', 'ROBODROME_SPOKEN': self.path, 'GTK_A11Y': 'atspi', 'PYTHONDONTWRITEBYTECODE': '1',
            'PYTHONPATH': os.path.join(os.path.dirname(os.path.abspath(__file__)), 'spoken')},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=end_with_parent)
        end_s = time.monotonic() + 30
        while not self.spoken:
            assert time.monotonic() < end_s, 'Orca says nothing'
            time.sleep(.1)
            self.read()

    def read(self):
        """Takes over what Orca has said since the last call."""
        for line in self.file.readlines():
            said_s, what, text = json.loads(line)
            text = ' '.join(text.split())
            if what == 'stop':
                self._stop(said_s)
            elif text:
                one = Utterance(said_s, text)
                if self.spoken:
                    one.begin_s = max(said_s, self.spoken[-1].end_s)
                self.spoken.append(one)
                self.transcript.append(one)

    def _stop(self, now_s):
        for one in self.spoken[-12:]:
            if one.end_s > now_s:
                one.share = max(0, now_s - one.begin_s) / one.length_s
                one.begin_s = min(one.begin_s, now_s)

    def note_key(self, key):
        self.read()
        self.transcript.append(key)

    def is_speaking(self):
        return bool(self.spoken) and self.spoken[-1].end_s > time.monotonic()

    def last_s(self):
        return self.spoken[-1].end_s if self.spoken else 0

    def text_since(self, n):
        return ' / '.join(one.text for one in self.spoken[n:])

    def write(self, file):
        begin_s = self.spoken[0].said_s if self.spoken else 0
        for one in self.transcript:
            if isinstance(one, str):
                print(f'        [{one}]', file=file)
            else:
                late = f' (waited {one.begin_s - one.said_s:.0f} s)' if one.begin_s - one.said_s >= 3 else ''
                cut = f' (cut off at {100 * one.share:.0f} %)' if one.share < .95 else ''
                print(f'{one.said_s - begin_s:6.1f}  {one.text}{late}{cut}', file=file)

    def close(self):
        self.process.kill()
        self.process.wait()
        self.file.close()
        self.home.cleanup()


class SpokenScreen(Screen):
    """A window that is read by Orca. Its keys are noted between the utterances."""
    def __init__(self, listener, **options):
        self.listener = listener
        self.heard = 0          # utterances that hear() has found
        self.n_due = 0          # utterances until Orca has echoed all keys
        super().__init__(has_reader=True, **options)

    def key(self, *keys):
        self.listener.note_key(' '.join(keys))
        self.n_due = max(self.n_due, len(self.listener.spoken)) + len(keys)
        super().key(*keys)

    def type(self, text):
        self.listener.note_key(text)
        super().type(text)

    def listen(self, quiet_s=QUIET_S, patience_s=120):
        """Listens until Orca has spoken the keys, which it may do late on a busy machine, and has been quiet for a
        while."""
        listener = self.listener
        late_s = time.monotonic() + LATEST_S

        def is_up_to_date():
            listener.read()
            return len(listener.spoken) >= self.n_due or time.monotonic() > late_s

        self.wait(is_up_to_date, 'the keys', 2 * LATEST_S)
        self.n_due = 0
        begin_s = time.monotonic()

        def is_quiet():
            listener.read()
            return time.monotonic() - max(listener.last_s(), begin_s) > quiet_s

        self.wait(is_quiet, 'a silence', patience_s)

    def hear(self, *patterns):
        """Waits until each of the patterns was heard, in this order, since the last call."""
        listener, begin = self.listener, self.heard
        pattern = '.*'.join(f'(?:{one})' for one in patterns)

        def is_heard():
            listener.read()
            return re.search(pattern, listener.text_since(begin), re.DOTALL)

        self.wait(is_heard, f'hearing {patterns} in {listener.text_since(begin)!r}')
        self.heard = len(listener.spoken)


def look_at_preferences(screen):
    """Hears the first row of a dialog."""
    screen.key('ctrl+comma')
    screen.wait(lambda: screen.root.get_child_count() == 2, 'the preferences')
    screen.listen()
    # There is no window manager that gives the keyboard to the new window.
    screen.focus_window('^Preferences$')
    screen.key('Tab')
    screen.hear('Reduce motion')
    screen.key('Escape')
    screen.wait(lambda: screen.root.get_child_count() == 1, 'the end of the preferences')
    screen.take_keys()
    screen.hear('Play push button')


def program(screen, person):
    """Lays three dice as a listener does, who waits after each key for what it did. Returns how much was said before the
    program was confirmed."""
    person.controller = next(node for node in ancestors(screen.focus) if node.get_name() == 'Controller')
    for i, (colour, face, key) in enumerate(person.plan()):
        if i > 0:
            screen.key('Tab')
            screen.hear('Control unit I+: empty')
        for part in (LETTERS[key], colour, str(face)):
            screen.key(part)
            screen.listen(.5)
        screen.hear(f'Control unit I+: {"blue" if colour == "b" else "red"} {face}, ')
    n_said = len(screen.listener.spoken)
    screen.key('Return')
    screen.wait(lambda: not re.match('Confirm|Control unit .*: (blue|red)', screen.focus_name()), 'a next turn')
    return n_said


def play(screen, n_rounds):
    """Plays the rounds, or to the end of the game if n_rounds is 0."""
    person = Person(screen)
    n_programs = 0
    while True:
        now = person.wait()
        if now == END:
            return
        screen.listen()
        if now == DECIDE:
            screen.hear('where should your robot start')
            person.decide()
            continue
        assert now == PROGRAM, now
        screen.hear('Control unit I: empty', r'Player 1’s turn\.',
                    'choose a key, as on a compass' if n_programs == 0 else r'Player 1: .*VP.*KillBot 1: .*KillBot 2: .*VP token')
        if n_rounds > 0 and n_programs == n_rounds:
            return
        n_said = program(screen, person)
        n_programs += 1
        # The game may end before the third control unit.
        screen.hear('Player 1 confirms a program', 'Activation, Control unit I', *(() if n_rounds == 0 else ('Control unit II', 'Resolution')))
        said = screen.listener.text_since(n_said).split('confirms')[0]
        assert 'empty' not in said, f'the confirmed program is called empty: {said}'


def look_at_result(screen):
    """Hears who has won, and the review."""
    screen.hear(r'\bwins?\b', 'Rematch push button')
    screen.listen()
    screen.tab_to('^Review$')
    screen.key('Return')
    screen.hear('review')
    screen.listen(20)
    screen.key('Escape')
    screen.listen()


def check(spoken, n_rounds):
    """Checks all utterances: words only, none too long, none twice in a row, and none again and again."""
    before = None
    often, n_often = Counter(one.text for one in spoken if len(one.text) > 5).most_common(1)[0]
    assert n_often <= 4 * (n_rounds or 10), f'said {n_often} times: {often}'
    for one in spoken:
        assert not MEANINGLESS.search(one.text), one.text
        assert len(one.text) < LONGEST, f'{len(one.text)} characters: {one.text}'
        assert len(one.text) < 12 or one.text != before, f'said twice: {one.text}'
        before = one.text


def main(n_rounds=2, path=None):
    listener = Listener()
    try:
        with SpokenScreen(listener) as screen:
            screen.hear('Play push button', 'Training, Twin Cities, You, 2 KillBots')
            screen.listen()
            look_at_preferences(screen)
            # GTK 4.8 sends the description once more when a widget gets the focus for the first time.
            n_begin = len(listener.spoken)
            screen.key('Return')
            play(screen, n_rounds)
            if n_rounds == 0:
                look_at_result(screen)
            screen.listen()
            check(listener.spoken[n_begin:], n_rounds)
    finally:
        if path:
            with open(path, 'w', encoding='utf-8') as file:
                listener.write(file)
        listener.close()


if __name__ == '__main__':
    main(*map(int, sys.argv[1:2]), *sys.argv[2:3])
