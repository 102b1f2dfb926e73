# SPDX-License-Identifier: GPL-3.0-or-later
"""Two players play a whole match with only the texts that they copy and paste, in two windows on two displays."""
import shutil

from hands import Hands


def play(anna, ben):
    anna.open('Anna')
    anna.invite('By message', '2', 'Training')
    anna.see('^Send this invitation')
    text = anna.copy()
    anna.picture('1-text')
    ben.open('Ben')
    ben.join(f'On Monday Anna wrote:\n> {text}\nSee you!', 'Join')
    ben.see('^Send this to Anna')
    n_texts = 1
    writer, reader = ben, anna
    while True:
        reader.paste(writer.copy())
        n_texts += 1
        reader.see('^Your turn|^Send this|^The game is over')
        reader.act()
        if not reader.see('^Send this|^The game is over').startswith('Send this'):
            break
        writer, reader = reader, writer
        # The dice decide how long a match takes: four texts a round, and some matches have more than thirty rounds.
        assert n_texts < 240, n_texts
    for person in (anna, ben):
        person.act()
        person.picture('2-over')
        person.check_names()
    winners = {person.see(' wins$') for person in (anna, ben)}
    assert len(winners) == 1, winners
    print(*winners, f'{n_texts} texts')


if not shutil.which('Xvfb') or not shutil.which('xdotool'):
    print('skipped: Xvfb or xdotool is not installed')
    raise SystemExit(77)
try:
    play(Hands('Anna'), Hands('Ben'))
finally:
    Hands.leave()
