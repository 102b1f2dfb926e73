# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes unfinished games for pictures of positions that take long to reach: robodrome-cli plays a game, which is then
cut off at a question. ROBODROME_CLI names that program."""
import os
import re
import subprocess

# One name is long, and one has letters of another language.
NAMES = ('Anna', 'Maximiliane', 'Łukasz', 'Ben')
# Who plays remotely, and the terms of some of the games.
PEOPLE = ('Anna', 'Ben', 'Cleo')
DAYS = ('--pace', 'day', '--bank', 'week')
TERMS = {'asked-': DAYS, 'paused-': DAYS, 'limit-': DAYS}


def play(path, *options):
    """Plays a whole game, or a series with its games beside it."""
    subprocess.run([os.environ['ROBODROME_CLI'], 'play', '--save', path, *options], check=True, stdout=subprocess.DEVNULL)
    return path


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def with_people(text):
    """Turns all seats that the computer played into seats of people."""
    text = re.sub(r'player="computer"( level="\w+")?', 'player="human"', text)
    return re.sub(r'(<seat number="(\d)" player="human")', lambda seat: f'{seat[1]} name="{NAMES[int(seat[2]) - 1]}"', text)


def cut(text, kind, from_round=1, seat=r'\d'):
    """Cuts a game at the first question of that kind, in that round or later."""
    before, after = text.split('<answers>\n', 1)
    answers = after.split('</answers>', 1)[0].splitlines(keepends=True)
    for i, answer in enumerate(answers):
        found = re.search(rf'round="(\d+)" seat="{seat}" to="{kind}"', answer)
        if found and int(found[1]) >= from_round:
            return f'{before}<answers>\n{"".join(answers[:i])}  </answers>\n</match>\n'
    raise AssertionError(f'nobody is asked {kind} from round {from_round} on')


class Games:
    """Prepared games in a folder of their own; each is made when it is first needed."""
    def __init__(self, folder):
        self.folder = folder

    def whole(self, name, *options):
        path = os.path.join(self.folder, name)
        if not os.path.exists(path):
            play(path, *options)
            if name.endswith('.match.xml'):
                write(path, with_people(read(path)))
        return path

    def four(self, seed=11):
        return self.whole(f'four-{seed}.match.xml', '--arena', 'ruhrgebiet', '--rules', 'standard', '--seed', str(seed),
                          '--seats', 'computer-club,computer-club,computer-club,computer-club')

    def four_asked(self, kind, from_round):
        """Makes a game of four that has that question. Whether the question comes up depends on the computers' play, so
        several seeds are tried."""
        for seed in range(11, 41):
            try:
                return self.at(self.four(seed), kind, from_round)
            except AssertionError:
                continue
        raise AssertionError(f'in thirty games nobody is asked {kind} from round {from_round} on')

    def killbots(self):
        return self.whole('killbots.match.xml', '--arena', 'tokyo', '--rules', 'standard', '--seed', '8',
                          '--seats', 'computer-club,killbot,killbot,killbot')

    def duel(self):
        """Makes a game against a computer that has no name in the file."""
        path = os.path.join(self.folder, 'duel.match.xml')
        if not os.path.exists(path):
            play(path, '--arena', 'twin-cities', '--rules', 'training', '--seed', '4', '--seats', 'computer-dash,computer-bruno')
            write(path, re.sub(r'<seat number="1" player="computer" level="dash"', '<seat number="1" name="Anna" player="human"', read(path)))
        return path

    def three(self):
        return self.whole('three.match.xml', '--arena', 'rome', '--rules', 'standard', '--seed', '5',
                          '--seats', 'computer-club,computer-club,killbot')

    def at(self, path, kind, from_round=1, seat=r'\d'):
        """Returns the path of a game that is cut at a question."""
        name = f'{os.path.basename(path).split(".")[0]}-{kind}-{from_round}.match.xml'
        return write(os.path.join(self.folder, name), cut(read(path), kind, from_round, seat))

    def _remote_path(self, game, seat):
        return os.path.join(self.folder, f'{game}{PEOPLE[seat]}.match.xml')

    def _remote_say(self, game, seat, action, answer=None, pasted=''):
        """Runs an action of one of three players in remote play; returns the output of the program."""
        command = [os.environ['ROBODROME_CLI'], 'remote', action, '--key', os.path.join(self.folder, f'{PEOPLE[seat]}.key'),
                   '--name', PEOPLE[seat], self._remote_path(game, seat)]
        if action == 'invite':
            command += ['--arena', 'rome', '--rules', 'training', '--seats', 'human,human,human', *TERMS.get(game, ())]
        output = subprocess.run(command + ([answer] if answer else []), input=pasted, check=True, stdout=subprocess.PIPE, text=True).stdout
        return [tuple((line + ' ').split(' ', 1)) for line in output.splitlines()]

    def _remote_propose(self, game, *proposals):
        """Makes a game in which the players say these things, and all hear them; each is a seat and words."""
        path = self._remote_path(game, 0)
        if os.path.exists(path):
            return path
        self.remote(game)
        for seat, *words in proposals:
            text = dict(self._remote_say(game, seat, *words))['text']
            for other in {0, 1, 2} - {seat}:
                self._remote_say(game, other, 'read', pasted=text)
        return path

    def remote_asked(self):
        """Two players propose different vacations."""
        return self._remote_propose('asked-', (1, 'pause', '14'), (2, 'pause', '3'))

    def remote_paused(self):
        return self._remote_propose('paused-', (1, 'pause', '14'), (0, 'pause'), (2, 'pause'))

    def remote_other_limit(self):
        return self._remote_propose('limit-', (1, 'pace', 'week 2-weeks'))

    def remote(self, game=''):
        """Makes a game in remote play whose second round waits for Anna."""
        path = self._remote_path(game, 0)
        if os.path.exists(path):
            return path
        said = {0: self._remote_say(game, 0, 'invite')}
        programs = ('b3n r2ne b1w', 'b2s b4w r1n', 'b1e b2n r3w')
        for turn in range(40):
            seat = turn % 3
            texts = ' '.join(dict(lines).get('text', '') for lines in said.values())
            if turn > 0:
                said[seat] = self._remote_say(game, seat, 'join' if turn < 3 else 'read', pasted=texts)
            while True:
                lines = said[seat]
                duty = dict(lines)['duty'].split()[0]
                if duty == 'program' and seat == 0 and dict(lines).get('round', '0').strip() == '2':
                    return path
                if duty not in ('program', 'answer'):
                    break
                options = [rest.strip() for word, rest in lines if word == 'option']
                said[seat] = self._remote_say(game, seat, 'answer', options[0] if options else programs[seat])
        raise AssertionError('the game at a distance does not come to its second round')

    def remote_key(self):
        return os.path.join(self.folder, 'Anna.key')

    def championship(self, n_bouts=None):
        path = self.whole('championship.series.xml', '--mode', 'championship', '--rules', 'standard', '--seed', '7',
                          '--seats', 'human,computer-club,killbot,killbot')
        return path if n_bouts is None else self._with_bouts(path, n_bouts)

    def all_arenas(self, n_bouts=None):
        path = self.whole('all-arenas.series.xml', '--mode', 'all-arenas', '--rules', 'standard', '--seed', '6',
                          '--seats', 'human,computer-club,killbot')
        return path if n_bouts is None else self._with_bouts(path, n_bouts)

    def _with_bouts(self, path, n):
        """Makes a series as it was after its first matches."""
        bouts = re.findall(r'    <bout .*?</bout>\n', read(path), re.DOTALL)
        text = re.sub(r'<bouts>\n.*</bouts>', lambda _: f'<bouts>\n{"".join(bouts[:n])}  </bouts>', read(path), flags=re.DOTALL)
        return write(path.replace('.series', f'-{n}.series'), text)
