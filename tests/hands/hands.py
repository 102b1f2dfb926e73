# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts several players at displays of their own, each with a session and folders of their own, as on several
machines."""
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
HEADLESS = HERE.parent.parent / 'build-aux' / 'headless'
PICTURES = os.environ.get('ROBODROME_PICTURES')
# Defaults: the players wait for each other, so patience is long; the keyring of the user is not touched.
MANNERS = {'ROBODROME_PATIENCE_S': '240', 'SECRET_SERVICE_BUS_NAME': 'io.github.robodrome.Nobody'}


# The rules of a short match, with modules or without.
RULES = '''<?xml version="1.0" encoding="UTF-8"?>
<rules xmlns="urn:x-robodrome:rules:1" id="evening" vp-goal="3" damage-limit="1" vp-tokens-max="9"%s>
  <name>Evening</name>%s
</rules>
'''


def write_rules(folder, modules=None):
    """Writes the rules of a short match, which has no modules without their id. Returns the files for the data folder of a player, as Hand.open() takes them."""
    path = Path(folder) / 'evening.rules.xml'
    path.write_text(RULES % (('', f'\n  <modules-ref id="{modules}"/>') if modules else (' modules="off"', '')), encoding='utf-8')
    return {'robodrome/rules/evening.rules.xml': str(path)}


def play_until(people, is_enough):
    """Lets all players act at the same time until is_enough() is true."""
    for _ in range(200):
        for person, done in zip(people, Hands.together(people, 'act')):
            person.n_programs += done.count('program')
            person.is_over = 'end' in done
        if is_enough():
            return
    raise AssertionError([person.bar() for person in people])


class Hands:
    """One player; each method of Hand in hand.py can be called."""
    all = []

    def __init__(self, name):
        self.name, self.n_programs, self.is_over = name, 0, False
        self.process = subprocess.Popen([HEADLESS, sys.executable, HERE / 'hand.py'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, env=MANNERS | os.environ | {'GTK_A11Y': 'atspi', 'G_DEBUG': ''})
        Hands.all.append(self)

    def begin(self, action, *arguments):
        self.process.stdin.write(json.dumps([action, *arguments]) + '\n')
        self.process.stdin.flush()

    def end(self, action):
        line = self.process.stdout.readline()
        if not line and self.process.wait() == 77:
            sys.exit(77)
        answer = json.loads(line) if line else {'failed': f'ended with {self.process.returncode}', 'seen': []}
        if 'failed' in answer:
            raise AssertionError(f'{self.name}: {action}: {answer["failed"]}\nseen: {answer["seen"]}')
        return answer['said']

    def __getattr__(self, action):
        def do(*arguments):
            self.begin(action, *arguments)
            return self.end(action)
        return do

    def picture(self, name):
        """Takes a picture for people to look at, if a folder for pictures is set."""
        if PICTURES:
            self.begin('picture', f'{PICTURES}/{self.name}-{name}.png')
            self.end('picture')

    @classmethod
    def together(cls, people, action, *arguments):
        """Lets all players do the same action at the same time."""
        for one in people:
            one.begin(action, *arguments)
        said, failed = [], []
        for one in people:
            try:
                said.append(one.end(action))
            except AssertionError as error:
                failed.append(error)
        if failed:
            raise AssertionError('\n'.join(map(str, failed)))
        return said

    @classmethod
    def picture_all(cls, name):
        for one in cls.all:
            one.picture(name)

    @classmethod
    def leave(cls):
        for one in cls.all:
            one.process.stdin.close()
            one.process.terminate()
            one.process.wait()
