# SPDX-License-Identifier: GPL-3.0-or-later
"""Three processes of robodrome-cli play a whole match in a room of a real chat server (prosody or ejabberd, only on this
machine), by TLS and with accounts that they make themselves. A player is killed, the server is killed, a spectator
without an account watches, and another one reads the archive after the end; a wrong password and a server with another
certificate are reported in a sentence.

servers.py prosody|ejabberd"""
import sys

from chat_server import EJABBERD_FILES, Ejabberd, Folder, Player, Prosody, check_end, end_all, need, play_on, skip, wait_until


def play(kind, folder):
    server = kind(folder / 'server')
    anna, ben, cleo = players = [Player(server, name) for name in ('anna', 'ben', 'cleo')]
    try:
        anna.invite(3)
        anna.begin('play', '--new-account', '--by-chance')
        wait_until('Anna is in the room', lambda: anna.heard('Connected to'))
        for seat, player in enumerate((ben, cleo), 2):
            player.begin('join', '--new-account', '--by-chance', '--seat', str(seat))

        wait_until('they play', lambda: anna.round() >= 2)
        ben.kill()
        ben.begin('play', '--by-chance')
        play_on(anna, 'they play with Ben again')

        wait_until('the accounts are saved', lambda: all(map(server.has_saved, players)))
        server.kill()
        wait_until('they see that the server is gone', lambda: all(player.heard('No connection to the chat server') for player in players))
        server.start()
        play_on(anna, 'they play on the server again')
        # A database that is written some seconds late may have lost messages; the clients that are there send them
        # again.
        dan = Player(server, 'dan')
        players.append(dan)
        dan.begin('look', '--by-chance', account=f'guests.{server.host}')
        check_end(*players)
        print(anna.result())

        if kind is Prosody:
            hal = Player(server, 'hal')
            hal.begin('look', account=f'guests.{server.host}')
            check_end(hal, anna)

        Player(server, 'eve').refused('doesn’t accept this address')
        for name, options in (('fay', []), ('ida', ['--new-account'])):
            Player(server, name).refused('doesn’t trust the issuer of the chat server’s certificate', *options, certificate='other.pem')
        notes = (folder / 'robodrome' / 'remote.accounts').read_text()
        assert all(f'[{player.name}@{server.host}]' in notes for player in (anna, ben, cleo)), notes
        Player(server, 'gil').refused('The room’s password', account=f'guests.{server.host}', word='other')
    finally:
        end_all([server], players)


kind = {'prosody': Prosody, 'ejabberd': Ejabberd}[sys.argv[1]]
need('openssl', *(['prosody'] if kind is Prosody else ['erl']))
if kind is Ejabberd and not EJABBERD_FILES:
    skip('ejabberd is not installed, so nothing is played on it')
with Folder() as folder:
    play(kind, folder)
