# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match on a real chat server (prosody, only on this machine) that goes on after each loss: of all files of a
player except the key, of the archive, of both at once, and of the room."""
from chat_server import CLI, Folder, Player, Prosody, check_end, end_all, need, play_on, wait_until


def lose_all_but_key(player):
    """Simulates kill -9 and another machine that has only the account and the key."""
    player.kill()
    player.match.unlink()


def wait_back(players):
    wait_until('all are in the room again', lambda: all(player.err.read_text().count('Connected to') == 2 for player in players))


def play(folder):
    server = Prosody(folder / 'server')
    anna, ben, cleo = players = [Player(server, name) for name in ('anna', 'ben', 'cleo')]
    try:
        anna.invite(3)
        anna.begin('play', '--new-account', '--by-chance')
        wait_until('Anna is in the room', lambda: anna.heard('Connected to'))
        ben.begin('join', '--new-account', '--by-chance', '--seat', '2')
        cleo.begin('join', '--new-account', '--by-chance', '--seat', '3')
        wait_until('they play', lambda: anna.round() >= 2)

        # Ben's moves come from a machine that this one does not know, so he says that he plays here.
        lose_all_but_key(ben)
        ben.begin('join', '--by-chance', '--here')
        play_on(anna, 'they play with Ben again')

        # The archive has expired while Ben was away.
        ben.kill()
        server.kill()
        server.forget('muc_log')
        server.start()
        ben.begin('play', '--by-chance')
        play_on(anna, 'they play without the archive')

        # The archive has expired, and Ben has lost his files.
        lose_all_but_key(ben)
        server.kill()
        server.forget('muc_log')
        server.start()
        ben.begin('join', '--by-chance', '--here')
        play_on(anna, 'they play with Ben, whom the others told what had been said')

        # The room no longer exists: the first client that comes creates it again.
        server.kill()
        server.forget('muc_log', 'config', 'persistent')
        server.start()
        play_on(anna, 'they play in the new room')
        check_end(*players)
        print(anna.result())
        dan = Player(server, 'dan')
        dan.begin('look', account=f'guests.{server.host}')
        check_end(dan, anna)
    finally:
        end_all([server], players)


need('prosody', 'openssl')
with Folder() as folder:
    play(folder)
