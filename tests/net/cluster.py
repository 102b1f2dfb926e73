# SPDX-License-Identifier: GPL-3.0-or-later
"""Three processes of robodrome-cli play a whole match in one room of a cluster: two nodes of ejabberd and a database
(PostgreSQL), all on this machine. Two of the players use the node without the room; then the node with the room is
killed, and the match goes on. The node comes back, the other node is killed in turn, and the players finish the match
at the node that was dead before.

Each player connects through a gate that leads to a running node, as the DNS names of both nodes do."""
import os
import secrets
import shutil
import socket
import subprocess
import threading
from pathlib import Path

from chat_server import EJABBERD_FILES, Ejabberd, Folder, Player, check_end, end_all, need, play_on, skip, wait_until

# The match is long enough for all events of the servers.
RULES = '''<?xml version="1.0" encoding="UTF-8"?>
<rules xmlns="urn:x-robodrome:rules:1" id="long" vp-goal="9" vp-tokens-max="1" modules="off">
  <name>Long</name>
</rules>
'''
POSTGRES = sorted(Path('/usr/lib/postgresql').glob('*/bin'))
TABLES = Path('/usr/share/ejabberd/sql/pg.sql')


def find_port():
    with socket.socket() as free:
        free.bind(('127.0.0.1', 0))
        return free.getsockname()[1]


class Database:
    """A database of PostgreSQL, which refuses to run as root. If root runs the test, another user runs the database."""

    def __init__(self, folder):
        self.folder, self.port = folder, find_port()
        self.prefix = []
        folder.mkdir()
        if os.geteuid() == 0:
            self.prefix = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
            folder.parent.chmod(0o711)
            shutil.chown(folder, 'postgres', 'postgres')
        self.call('initdb', '--auth=trust', '--username=ejabberd', '--no-sync', '--pgdata', folder / 'data')
        self.process = subprocess.Popen([*self.prefix, POSTGRES[-1] / 'postgres', '-D', folder / 'data', '-p', str(self.port), '-k', folder,
                                         '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'], cwd='/',
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until('the database starts', self.answers)
        self.psql('-c', 'create database ejabberd', 'postgres')
        self.psql('-f', TABLES, 'ejabberd')

    def call(self, program, *arguments):
        subprocess.run([*self.prefix, POSTGRES[-1] / program, *arguments], check=True, cwd='/', stdout=subprocess.DEVNULL)

    def answers(self):
        return subprocess.run([POSTGRES[-1] / 'pg_isready', '-q', '-h', '127.0.0.1', '-p', str(self.port)], cwd='/').returncode == 0

    def psql(self, *arguments):
        return subprocess.run(['psql', '-q', '-t', '-h', '127.0.0.1', '-p', str(self.port), '-U', 'ejabberd', '-v', 'ON_ERROR_STOP=1', *arguments],
                              check=True, stdout=subprocess.PIPE, text=True, cwd='/').stdout

    def kill(self):
        self.process.terminate()
        self.process.wait()


class Names:
    """Erlang's port mapper, where nodes find each other; this instance ends with the test."""

    def __init__(self):
        self.port = find_port()
        os.environ |= {'ERL_EPMD_PORT': str(self.port), 'ERL_EPMD_ADDRESS': '127.0.0.1'}
        self.process = subprocess.Popen(['epmd'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self):
        self.process.kill()
        self.process.wait()


class Node(Ejabberd):
    """A node of the cluster. All nodes share names, certificate, cookie, and database."""
    SHARED = '''
default_db: sql
sql_type: pgsql
sql_server: 127.0.0.1
sql_port: {port}
sql_database: ejabberd
sql_username: ejabberd
sql_password: ""
sql_pool_size: 2
'''
    word = secrets.token_hex(8)

    def __init__(self, folder, database, first=None):
        self.database, self.first, self.name = database, first, f'{folder.name}@localhost'
        super().__init__(folder)

    def configure(self):
        if self.first:
            for name in ('certificate.pem', 'certificate-key.pem'):
                shutil.copy(self.first.folder / name, self.folder / name)
        super().configure()
        path = self.folder / 'ejabberd.yml'
        text = path.read_text().replace('auth_method: internal', 'auth_method: sql').replace('    host: ', '    ram_db_type: mnesia\n    host: ', 1)
        path.write_text(text + self.SHARED.format(port=self.database.port))

    def arguments(self):
        return ['-sname', self.name, '-setcookie', self.word]

    def tell(self, module, function, arguments):
        """Calls a function of the node and returns its output, like ejabberdctl, which would run as another user."""
        call = f'io:format("~p", [rpc:call(\'{self.name}\', {module}, {function}, {arguments})]), halt().'
        return subprocess.run(['erl', '-noinput', '-hidden', '-sname', f'caller-{secrets.token_hex(4)}@localhost', '-setcookie', self.word,
                               '-eval', call], check=True, stdout=subprocess.PIPE, text=True, timeout=60).stdout

    def join(self):
        said = self.tell('ejabberd_cluster', 'join', f"['{self.first.name}']")
        assert said == 'ok', (said, self.log())
        # The node has restarted for that.
        wait_until('the node has joined', self.answers)

    def members(self):
        return self.tell('ejabberd_cluster', 'get_nodes', '[]')

    def knows(self, *nodes):
        members = self.members()
        return all(node.name in members for node in nodes)

    def answers(self):
        """Returns whether the node answers. Its port opens before it has loaded its certificate, and early connections
        may get no answer."""
        if not super().answers():
            return False
        try:
            return 'Verify return code: 0' in subprocess.run(
                ['openssl', 's_client', '-starttls', 'xmpp', '-xmpphost', self.host, '-connect', f'{self.address}:{self.port}',
                 '-CAfile', self.folder / 'certificate.pem'], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=10).stdout
        except subprocess.TimeoutExpired:
            return False


class Gate:
    """A port for a player that leads to the given node, or to the other one while the first does not answer."""

    def __init__(self, *nodes):
        self.nodes, self.address = nodes, '127.0.0.1'
        self.door = socket.create_server((self.address, 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.let_in, daemon=True).start()

    def let_in(self):
        while True:
            outside, _ = self.door.accept()
            for node in self.nodes:
                try:
                    inside = socket.create_connection((node.address, node.port))
                except OSError:
                    continue
                for one, other in ((outside, inside), (inside, outside)):
                    threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()
                break
            else:
                outside.close()

    @staticmethod
    def pass_on(one, other):
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        for line in (one, other):
            try:
                line.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


class Guest(Player):
    """A player whose server is a gate to the cluster."""

    def __init__(self, gate, name):
        super().__init__(gate.nodes[0], name)
        self.gate = gate

    def n_connected(self):
        return self.err.read_text().count('Connected to')

    def line(self, **options):
        arguments = super().line(**options)
        arguments[arguments.index('--server') + 1] = f'{self.gate.address}:{self.gate.port}'
        return arguments


def play(folder):
    servers, players = [Names()], []
    try:
        database = Database(folder / 'database')
        servers.append(database)
        one = Node(folder / 'one', database)
        servers.append(one)
        two = Node(folder / 'two', database, one)
        servers.append(two)
        two.join()
        for node in (one, two):
            assert node.knows(one, two), node.members()
        anna, ben, cleo = players = [Guest(Gate(*nodes), name) for nodes, name in (((one, two), 'anna'), ((two, one), 'ben'), ((two, one), 'cleo'))]
        rules = folder / 'long.rules.xml'
        rules.write_text(RULES)
        anna.invite(3, rules)
        anna.begin('play', '--new-account', '--by-chance')
        wait_until('Anna is in the room', lambda: anna.heard('Connected to'))
        for seat, player in enumerate((ben, cleo), 2):
            player.begin('join', '--new-account', '--by-chance', '--seat', str(seat))
        wait_until('they play', lambda: anna.round() >= 2)
        print('a room with players at both nodes', flush=True)

        one.kill()
        wait_until('Anna is back at the other node', lambda: anna.n_connected() == 2)
        play_on(ben, 'they play after the node with the room has gone')
        print('the node with the room was killed, and they play on at the other one', flush=True)

        one.start()
        wait_until('the dead node is back in the cluster', lambda: all(node.knows(one, two) for node in (one, two)))
        play_on(ben, 'they play while a node comes back', 1)
        before = [player.n_connected() for player in players]
        two.kill()
        wait_until('all are at the node that came back',
                   lambda: all(player.n_connected() > n for player, n in zip(players, before)))
        play_on(ben, 'they play on at the node that came back', 1)
        print('it came back, the other one was killed, and they play on where it was dead before', flush=True)
        check_end(*players)
        print(anna.result())
        print('lines in the archive:', database.psql('-c', 'select count(*) from archive', 'ejabberd').strip())
    finally:
        end_all(reversed(servers), players)


need('openssl', 'erl', 'epmd', 'psql', 'setpriv')
if not EJABBERD_FILES or not POSTGRES or not TABLES.exists() or not list(Path('/usr/lib').glob('**/p1_pgsql*/ebin')):
    skip('ejabberd, PostgreSQL or erlang-p1-pgsql is not installed, so nothing is played on a cluster')
with Folder() as folder:
    play(folder)
