# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match with modules in three windows on three displays, with accounts on two real chat servers that are
federated. One client is killed and continues on another machine with only its account and key. One player stops
answering, is voted out and comes back."""
import os
import random
import sys
from pathlib import Path

from hands import Hands, play_until, write_rules

sys.path.append(str(Path(__file__).parent.parent / 'net'))
from chat_server import Federated, Folder, need  # noqa: E402  (the module is in a folder of other tests)


def settings(server):
    return {'remote-server': f"'{server.address}:{server.port}'", 'remote-certificate': f"'{server.folder}/certificate.pem'"}


def account(server, name, is_new=True):
    return [f'{name.lower()}@{server.host}', f'secret of {name}', is_new]


def play(folder):
    net = f'127.{random.randint(1, 250)}.{random.randint(0, 250)}'
    one = Federated(folder / 'one', f'{net}.1', f'{net}.2', f'{net}.1')
    two = Federated(folder / 'two', f'{net}.3', f'{net}.4', f'{net}.3')
    rules = write_rules(folder, 'standard')
    anna, ben, cleo = people = [Hands(name) for name in ('Anna', 'Ben', 'Cleo')]
    try:
        anna.open('Anna', settings(one), rules)
        anna.invite('In a chat room', '3', 'Evening', account(one, 'Anna'))
        anna.see('^Send this link to the others')
        link = anna.copy()
        anna.picture('1-invited')
        assert 'robodrome:' in link, link

        # Ben joins from the other server, Cleo from the server of the room.
        ben.open('Ben', settings(two))
        ben.join(link, 'Join', account(two, 'Ben'))
        cleo.open('Cleo', settings(one))
        cleo.join(link, 'Join', account(one, 'Cleo'))
        for person in people:
            person.see('^Your turn|Waiting for')
        anna.picture('2-begun')

        play_until(people, lambda: all(person.n_programs >= 1 for person in people))
        print('a round was played over both servers', flush=True)

        # Ben's machine crashes. On another machine he has only his key, and he knows his account.
        key = ben.kill()
        ben.open('Ben', settings(two), {'robodrome/remote.key': key})
        ben.join(link, 'Play On', account(two, 'Ben', False))
        ben.press('^Play Here$')
        ben.see('^Your turn|^Sealed|Waiting for')
        ben.picture('3-another-machine')
        play_until(people, lambda: all(person.n_programs >= 2 for person in people))
        print('Ben is back at another machine', flush=True)

        # Cleo stops answering; the other players continue, and she comes back.
        for person in (anna, ben):
            play_until([anna, ben], lambda: all(one.stands('Waiting for Cleo') for one in (anna, ben)))
            person.go_on_without('Cleo')
        anna.picture('4-without-cleo')
        cleo.see('a computer plays for you')
        cleo.picture('5-voted-out')
        cleo.come_back()
        before = cleo.n_programs
        play_until(people, lambda: cleo.n_programs > before or cleo.is_over)
        assert cleo.n_programs > before, 'the match was over before Cleo was back'
        print('Cleo was voted out and is back', flush=True)

        # Play to the end; all players see the same result.
        play_until(people, lambda: all(person.is_over for person in people))
        for person in people:
            person.picture('6-over')
        winners = {person.see(' wins$') for person in people}
        assert len(winners) == 1, winners
        print(*winners, *(f'{person.name} {person.n_programs}' for person in people))
        for person in people:
            person.check_names()
    except AssertionError:
        Hands.picture_all('failed')
        raise
    finally:
        Hands.leave()
        for server in (one, two):
            server.kill()


need('prosody', 'openssl', 'Xvfb', 'xdotool')
os.environ.pop('XDG_RUNTIME_DIR', None)
with Folder() as folder:
    play(folder)
