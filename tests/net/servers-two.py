# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match between players with accounts on two real chat servers (prosody, only on this machine) that are
federated like servers on the Internet. The room is on one of the servers, and the other is killed."""
import random

from chat_server import Federated, Folder, Player, check_end, end_all, need, play_on, wait_until


def play(folder):
    # All servers use the same port, so each gets an address that no other test uses.
    net = f'127.{random.randint(1, 250)}.{random.randint(0, 250)}'
    one = Federated(folder / 'one', f'{net}.1', f'{net}.2', f'{net}.1')
    two = Federated(folder / 'two', f'{net}.3', f'{net}.4', f'{net}.3')
    anna = Player(one, 'anna')
    ben, cleo = Player(two, 'ben', rooms=one.rooms), Player(one, 'cleo')
    players = [anna, ben, cleo]
    try:
        anna.invite(3)
        anna.begin('play', '--new-account', '--by-chance')
        wait_until('Anna is in the room', lambda: anna.heard('Connected to'))
        ben.begin('join', '--new-account', '--by-chance', '--seat', '2')
        cleo.begin('join', '--new-account', '--by-chance', '--seat', '3')
        wait_until('they play', lambda: anna.round() >= 2)

        two.kill()
        wait_until('Ben sees that his server is gone', lambda: ben.heard('No connection to the chat server'))
        two.start()
        play_on(anna, 'they play on over both servers')
        check_end(*players)
        print(anna.result())
    finally:
        end_all([one, two], players)


need('prosody', 'openssl')
with Folder() as folder:
    play(folder)
