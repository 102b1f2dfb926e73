# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a host in a lobby on a real chat server (prosody, only on this machine). Two players who have never met find
each other in the lobby and play at a table of the host. The host is killed before and during the match, and the ladder
gets the result."""
import subprocess

from chat_server import CLI, Folder, Player, Prosody, check_end, end_all, need, wait_until


class Guest(Player):
    """A player in the lobby, and then at a table."""

    def __init__(self, server, name):
        super().__init__(server, name, room='lobby')
        self.lobby_out = server.folder / f'{name}.lobby'

    def enter(self):
        self.lobby = subprocess.Popen([CLI, 'remote', 'lobby', '--name', self.name, *self.line(), '--new-account'], text=True,
                                      stdin=subprocess.PIPE, stdout=open(self.lobby_out, 'w'), stderr=open(self.err, 'a'))
        wait_until(f'{self.name} is in the lobby', lambda: self.heard('Connected to'))

    def say(self, words):
        self.lobby.stdin.write(words + '\n')
        self.lobby.stdin.flush()

    def hears(self, words):
        wait_until(f'{self.name} hears “{words}”', lambda: words in self.lobby_out.read_text())
        return self.lobby_out.read_text().split(words)[-1].split('\n')[0]


class Host(Player):
    def run(self, *options):
        """Runs the host, which does not end by itself as players do."""
        self.match.mkdir(exist_ok=True)
        self.process = subprocess.Popen([CLI, 'host', self.match, *self.line(), *options], stdin=subprocess.DEVNULL,
                                        stdout=open(self.out, 'a'), stderr=open(self.err, 'a'))

    def again(self):
        self.process.kill()
        self.process.wait()
        self.run()


def play(folder):
    server = Prosody(folder / 'server')
    host = Host(server, 'host', room='lobby')
    anna, ben = players = [Guest(server, name) for name in ('anna', 'ben')]
    try:
        host.run('--new-account')
        wait_until('the host is there', lambda: 'lobby ' in host.out.read_text())
        anna.enter()
        ben.enter()
        anna.say('!open training')
        anna.hears('To sit down: !join 1')

        # The host handles commands that were sent while it was away.
        host.process.kill()
        host.process.wait()
        ben.say('!join 1')
        ben.hears('said ben: !join 1')
        host.run()
        link = ben.hears('Join the game here: ')
        for player in players:
            player.room, player.word = link.split(':')[1].split('@')[0], link.split('=')[1]
            player.begin('join', '--by-chance', word=player.word)
        wait_until('they play', lambda: 'begun 1' in host.out.read_text())
        host.again()
        check_end(*players)
        ben.hears('The game at table 1 is over: 1. ')
        anna.say('!ladder')
        assert 'ben' in anna.hears('Ladder: 1. ')
        subprocess.run([CLI, 'replay', host.match / 'tables' / '1.match.xml'], check=True, stdout=subprocess.DEVNULL)
        print(anna.result())
    finally:
        for player in players:
            player.lobby.kill()
            player.lobby.wait()
        host.process.kill()
        host.process.wait()
        end_all([server], players)


need('prosody', 'openssl')
with Folder() as folder:
    play(folder)
