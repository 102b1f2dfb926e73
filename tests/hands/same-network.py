# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match on the same network in three windows on three displays, while a stranger floods the port. One
window is killed and started again, and one player goes on at another device. Then all start a rematch with one press
each."""
import os
import shutil
import tempfile

from hands import Hands, play_until, write_rules
from stranger import Stranger, find_address


def assert_nobody_is_blamed(people):
    for person in people:
        blame = [label for label in person.labels() if 'different messages' in label or 'two different programs' in label]
        assert not blame, (person.name, blame)


def play_match(anna, ben, cleo, tablet, address):
    ben.open('Ben')
    ben.join(address, 'Join')
    cleo.open('Cleo')
    cleo.join(address, 'Join')
    people = [anna, ben, cleo]
    for person in people:
        person.see('^Your turn|Waiting for')
    anna.picture('1-begun')
    play_until(people, lambda: all(person.n_programs >= 1 for person in people))
    print('a round was played', flush=True)

    ben.restart('Anna, Ben and Cleo')
    ben.picture('2-started-again')
    play_until(people, lambda: all(person.n_programs >= 2 or person.is_over for person in people))
    assert not ben.is_over, 'the match was over before Ben was back'
    print('Ben was killed and is back', flush=True)

    # Cleo takes her key to another device, which looks on until she takes her seat there.
    tablet.open('Cleo', (), {'robodrome/remote.key': cleo.copy_key()})
    tablet.join(address, 'Play On')
    tablet.see('another device. Play here')
    tablet.picture('3-looks-on')
    tablet.press('^Play Here$')
    people[2] = tablet
    play_until(people, lambda: tablet.n_programs >= 1 or tablet.is_over)
    assert tablet.n_programs >= 1, 'the match was over before Cleo played on the other device'
    cleo.see('another device. Play here')
    cleo.picture('4-looks-on')
    print('Cleo plays on another device', flush=True)

    play_until(people, lambda: all(person.is_over for person in people))
    for person in people:
        person.picture('5-over')
    winners = {person.see(' wins$') for person in people}
    assert len(winners) == 1, winners
    assert_nobody_is_blamed([*people, cleo])
    print(*winners, *(f'{person.name} {person.n_programs}' for person in people), flush=True)
    return people


def start_rematch(people):
    first, *others = people
    first.press('^Rematch$')
    for person in others:
        person.see('^Asked for a rematch: ')
        person.press('^Rematch$')
    for person in people:
        person.see('^Your turn|^Sealed|^Waiting for [A-Z]')
        person.picture('6-rematch')
        assert not person.stands('^The game is over'), person.bar()
    print('the rematch has begun', flush=True)


def play(folder):
    anna, ben, cleo, tablet = (Hands(name) for name in ('Anna', 'Ben', 'Cleo', 'Tablet'))
    try:
        anna.open('Anna', (), write_rules(folder))
        anna.invite('On the same network', '3', 'Evening')
        address = find_address(anna.copy())
        with Stranger(address) as stranger:
            people = play_match(anna, ben, cleo, tablet, address)
            start_rematch(people)
        print(f'the stranger has come {stranger.n_connections} times')
        assert stranger.n_connections > 100, stranger.n_connections
    except AssertionError:
        Hands.picture_all('failed')
        raise
    finally:
        Hands.leave()


if not shutil.which('Xvfb') or not shutil.which('xdotool'):
    print('skipped: Xvfb or xdotool is not installed')
    raise SystemExit(77)
os.environ.pop('XDG_RUNTIME_DIR', None)
with tempfile.TemporaryDirectory(prefix='robodrome-network-') as folder:
    play(folder)
