# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in the middle, for pictures of what it takes long to come to: robodrome-cli plays them, and they are cut off where
somebody is asked. ROBODROME_CLI names that program."""
import os
import re
import subprocess

# One of them is long, and there are letters of other languages.
NAMES = ('Anna', 'Maximiliane', 'Łukasz', 'Ben')


def play(path, *options):
    """A whole game, or a series with its games beside it."""
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
    """Whoever was played by the computer sits in front of the screen from now on."""
    text = re.sub(r'player="computer"( level="\w+")?', 'player="human"', text)
    return re.sub(r'(<seat number="(\d)" player="human")', lambda seat: f'{seat[1]} name="{NAMES[int(seat[2]) - 1]}"', text)


def cut(text, kind, from_round=1, seat=r'\d'):
    """As it was when somebody was first asked this in that round or later."""
    before, after = text.split('<answers>\n', 1)
    answers = after.split('</answers>', 1)[0].splitlines(keepends=True)
    for i, answer in enumerate(answers):
        found = re.search(rf'round="(\d+)" seat="{seat}" to="{kind}"', answer)
        if found and int(found[1]) >= from_round:
            return f'{before}<answers>\n{"".join(answers[:i])}  </answers>\n</match>\n'
    raise AssertionError(f'nobody is asked {kind} from round {from_round} on')


class Games:
    """In a folder of their own, made when they are first wanted."""
    def __init__(self, folder):
        self.folder = folder

    def whole(self, name, *options):
        path = os.path.join(self.folder, name)
        if not os.path.exists(path):
            play(path, *options)
            if name.endswith('.match.xml'):
                write(path, with_people(read(path)))
        return path

    def four(self):
        return self.whole('four.match.xml', '--arena', 'ruhrgebiet', '--rules', 'standard', '--seed', '11',
                          '--seats', 'computer-club,computer-club,computer-club,computer-club')

    def killbots(self):
        return self.whole('killbots.match.xml', '--arena', 'tokyo', '--rules', 'standard', '--seed', '8',
                          '--seats', 'computer-club,killbot,killbot,killbot')

    def three(self):
        return self.whole('three.match.xml', '--arena', 'rome', '--rules', 'standard', '--seed', '5',
                          '--seats', 'computer-club,computer-club,killbot')

    def at(self, path, kind, from_round=1, seat=r'\d'):
        """The file of a game in the middle."""
        name = f'{os.path.basename(path).split(".")[0]}-{kind}-{from_round}.match.xml'
        return write(os.path.join(self.folder, name), cut(read(path), kind, from_round, seat))

    def championship(self, n_bouts=None):
        path = self.whole('championship.series.xml', '--mode', 'championship', '--rules', 'standard', '--seed', '7',
                          '--seats', 'human,computer-club,killbot,killbot')
        return path if n_bouts is None else self._with_bouts(path, n_bouts)

    def all_arenas(self, n_bouts=None):
        path = self.whole('all-arenas.series.xml', '--mode', 'all-arenas', '--rules', 'standard', '--seed', '6',
                          '--seats', 'human,computer-club,killbot')
        return path if n_bouts is None else self._with_bouts(path, n_bouts)

    def _with_bouts(self, path, n):
        """The series as it was after its first bouts."""
        bouts = re.findall(r'    <bout .*?</bout>\n', read(path), re.DOTALL)
        text = re.sub(r'<bouts>\n.*</bouts>', lambda _: f'<bouts>\n{"".join(bouts[:n])}  </bouts>', read(path), flags=re.DOTALL)
        return write(path.replace('.series', f'-{n}.series'), text)
