# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts chat servers that only this machine can reach, and players that are processes of robodrome-cli."""
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

CLI = os.environ['ROBODROME_CLI']
SKIPPED = 77
# Other tests run at the same time.
PATIENCE = 240
EJABBERD_FILES = sorted(Path('/usr/lib').glob('*/ejabberd-*/ebin')) + sorted(Path('/usr/lib').glob('ejabberd-*/ebin'))


def skip(sentence):
    print(sentence)
    sys.exit(SKIPPED)


def need(*programs):
    for program in programs:
        if not shutil.which(program):
            skip(f'{program} is not installed, so nothing is played on a real server')


def wait_until(what, done):
    end = time.monotonic() + PATIENCE
    while not done():
        for player in Player.playing:
            assert player.process.poll() in (None, 0), (what, player.name, player.process.poll(), player.err.read_text())
        assert time.monotonic() < end, (what, f'waited for {PATIENCE} s', [player.err.read_text() for player in Player.playing])
        time.sleep(0.05)


def make_certificate(folder, name, *names):
    subprocess.run(['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
                    '-subj', f'/CN={names[0]}', '-addext',
                    'subjectAltName=' + ','.join(('IP:' if re.fullmatch(r'[0-9.]+', name) else 'DNS:') + name for name in names),
                    '-keyout', folder / f'{name}-key.pem', '-out', folder / f'{name}.pem'], check=True, stderr=subprocess.DEVNULL)


class Server:
    """A server at a port of its own, for the names host, guests.host and rooms.host."""

    def __init__(self, folder, host='localhost', rooms=None, address='127.0.0.1'):
        self.folder, self.host, self.rooms, self.address = folder, host, rooms or f'rooms.{host}', address
        with socket.socket() as free:
            free.bind((address, 0))
            self.port = free.getsockname()[1]
        folder.mkdir()
        (folder / 'data').mkdir()
        make_certificate(folder, 'certificate', host, f'guests.{host}', self.rooms)
        make_certificate(folder, 'other', host)
        self.configure()
        self.start()

    def start(self):
        self.process = self.run()
        wait_until('the server starts', self.answers)

    def answers(self):
        assert self.process.poll() is None, self.log()
        with socket.socket() as line:
            return line.connect_ex((self.address, self.port)) == 0

    def kill(self):
        self.process.kill()
        self.process.wait()

    def log(self):
        return ''.join(path.read_text() for path in self.folder.glob('*.log'))


class Prosody(Server):
    CONFIG = '''
run_as_root = true
daemonize = false
pidfile = "{folder}/prosody.pid"
data_path = "{folder}/data"
certificates = "{folder}"
plugin_paths = {{}}
interfaces = {{ "{address}" }}
c2s_ports = {{ {port} }}
c2s_direct_tls_ports = {{}}
legacy_ssl_ports = {{}}
http_ports = {{}}
https_ports = {{}}
component_ports = {{}}
{others}
allow_registration = true
c2s_require_encryption = true
authentication = "internal_hashed"
storage = "internal"
log = {{ info = "{folder}/prosody.log" }}
ssl = {{ key = "{folder}/certificate-key.pem", certificate = "{folder}/certificate.pem" }}
VirtualHost "{host}"
VirtualHost "guests.{host}"
  authentication = "anonymous"
Component "{rooms}" "muc"
  modules_enabled = {{ "muc_mam" }}
'''
    ALONE = '''
modules_enabled = { "roster", "saslauth", "tls", "disco", "ping", "register" }
modules_disabled = { "s2s" }
s2s_ports = {}
'''

    def configure(self, others=ALONE):
        (self.folder / 'prosody.cfg.lua').write_text(self.CONFIG.format(
            folder=self.folder, address=self.address, port=self.port, host=self.host, rooms=self.rooms, others=others))

    def run(self):
        return subprocess.Popen(['prosody', '--config', self.folder / 'prosody.cfg.lua'],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def has_saved(self, player):
        """Returns whether the account would still exist after a crash."""
        return any((self.folder / 'data').glob(f'*/accounts/{player.name}.*'))

    def forget(self, *stores):
        """Deletes stores while the server does not run: 'muc_log' is the archive, 'config' and 'persistent' are the
        rooms."""
        found = [path for store in stores for path in (self.folder / 'data').glob(f'*/{store}*')]
        assert found, sorted((self.folder / 'data').rglob('*'))
        for path in found:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


class Federated(Prosody):
    """A server whose names are addresses of this machine, so that servers find each other without DNS."""
    OTHERS = '''
modules_enabled = {{ "roster", "saslauth", "tls", "disco", "ping", "register", "s2s", "dialback" }}
s2s_ports = {{ 5269 }}
s2s_interfaces = {{ "{address}", "{rooms}" }}
s2s_require_encryption = false
s2s_secure_auth = false
disco_items = {{ {{ "{rooms}", "rooms" }} }}
'''

    def configure(self):
        super().configure(self.OTHERS.format(address=self.address, rooms=self.rooms))


class Ejabberd(Server):
    CONFIG = '''
hosts:
  - {host}
  - guests.{host}
loglevel: warning
log_rotate_count: 0
certfiles:
  - {folder}/both.pem
ca_file: {folder}/certificate.pem
listen:
  - port: {port}
    ip: "{address}"
    module: ejabberd_c2s
    starttls_required: true
auth_method: internal
registration_timeout: infinity
host_config:
  guests.{host}:
    auth_method: anonymous
    anonymous_protocol: sasl_anon
acl:
  local:
    user_regexp: ""
access_rules:
  everybody:
    allow: all
modules:
  mod_disco: {{}}
  mod_mam:
    default: never
  mod_muc:
    host: {rooms}
    access: everybody
    access_create: everybody
    access_persistent: everybody
    access_mam: everybody
    default_room_options:
      mam: true
      persistent: true
  mod_ping: {{}}
  mod_register:
    access: everybody
    ip_access: everybody
'''

    def configure(self):
        both = (self.folder / 'certificate-key.pem').read_text() + (self.folder / 'certificate.pem').read_text()
        (self.folder / 'both.pem').write_text(both)
        (self.folder / 'ejabberd.yml').write_text(self.CONFIG.format(
            folder=self.folder, address=self.address, port=self.port, host=self.host, rooms=self.rooms))

    def arguments(self):
        return []

    def has_saved(self, player):
        """Returns whether the account would still exist after a crash. The account is written a little later than it is
        made; messages of the room, which also contain names, go to other files and often sooner. Only the key of the
        account itself tells."""
        name = player.name.encode()
        key = b'passwdh\x02m' + len(name).to_bytes(4, 'big') + name
        return any(key in path.read_bytes() for path in (self.folder / 'data').rglob('*') if path.is_file())

    def run(self):
        environment = os.environ | {'EJABBERD_CONFIG_PATH': str(self.folder / 'ejabberd.yml'), 'HOME': str(self.folder),
                                    'EJABBERD_LOG_PATH': str(self.folder / 'ejabberd.log'),
                                    'ERL_CRASH_DUMP': str(self.folder / 'crash.dump')}
        # Start Erlang itself, because the command ejabberdctl would run as another user.
        return subprocess.Popen(['erl', '-noinput', *self.arguments(), '-pa', EJABBERD_FILES[-1], '-mnesia', 'dir', f'"{self.folder}/data"',
                                 '-s', 'ejabberd'], env=environment, stdin=subprocess.DEVNULL,
                                stdout=open(self.folder / 'erl.log', 'w'), stderr=subprocess.STDOUT)


class Player:
    """A player with an account on one server, whose match may be on any server."""
    playing = []

    def __init__(self, server, name, rooms=None, room='m7k2q'):
        self.server, self.name, self.rooms, self.room = server, name, rooms or server.rooms, room
        self.match, self.key, self.out, self.err, self.password = (
            server.folder / f'{name}.{kind}' for kind in ('match.xml', 'key', 'out', 'err', 'password'))
        self.password.write_text(f'secret of {name}\n')
        self.process = None

    def arguments(self, action):
        return [CLI, 'remote', action, self.match, '--name', self.name, '--key', self.key]

    def line(self, word='3f7km', certificate='certificate.pem', account=None):
        return ['--xmpp', f'xmpp:{self.room}@{self.rooms}?join;password={word}',
                '--account', account or f'{self.name}@{self.server.host}', '--password-file', self.password,
                '--server', f'{self.server.address}:{self.server.port}', '--certificate', self.server.folder / certificate]

    def invite(self, n_people, rules='training'):
        subprocess.run([*self.arguments('invite'), '--signed', '--rules', rules, '--seats', ','.join(['human'] * n_people)],
                       check=True, stdout=subprocess.DEVNULL)

    def begin(self, action, *options, **line):
        with open(self.out, 'w') as out, open(self.err, 'a') as err:
            self.process = subprocess.Popen([*self.arguments(action), *self.line(**line), *options],
                                            stdin=subprocess.DEVNULL, stdout=out, stderr=err)
        Player.playing.append(self)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        Player.playing.remove(self)

    def round(self):
        rounds = re.findall(r'^round (\d+)$', self.out.read_text(), re.MULTILINE)
        return 10000 if self.result() else int(rounds[-1]) if rounds else 0

    def result(self):
        found = re.findall(r'^\d+ rounds, .*$', self.out.read_text(), re.MULTILINE)
        return found[-1] if found else None

    def heard(self, sentence):
        return sentence in self.err.read_text()

    def end(self):
        assert self.process.wait(PATIENCE) == 0, self.err.read_text()

    def refused(self, sentence, *options, **line):
        self.begin('look', *options, **line)
        assert self.process.wait(PATIENCE) == 1, self.name
        Player.playing.remove(self)
        assert self.heard(sentence), self.err.read_text()
        assert not self.match.exists()


def play_on(watched, what, n_rounds=2):
    before = watched.round()
    wait_until(what, lambda: watched.round() >= before + n_rounds)


def check_end(*players):
    """Checks that all players play to the end, have the same result, and have a match that can be replayed."""
    for player in players:
        player.end()
    assert players[0].result() and len({player.result() for player in players}) == 1, [player.result() for player in players]
    for player in players:
        subprocess.run([CLI, 'replay', player.match], check=True, stdout=subprocess.DEVNULL)


class Folder(tempfile.TemporaryDirectory):
    """A folder for all files that the programs write."""

    def __init__(self):
        super().__init__(prefix='robodrome-servers-', ignore_cleanup_errors=True)

    def __enter__(self):
        os.environ['XDG_DATA_HOME'] = super().__enter__()
        return Path(self.name)


def end_all(servers, players):
    for player in players:
        if player.process and player.process.poll() is None:
            player.kill()
    for server in servers:
        server.kill()
