# SPDX-License-Identifier: GPL-3.0-or-later
"""Floods the port of a host on the same network, as a stranger does who has found it: with silent connections, wrong words,
messages that are none, and rubbish behind the right word. Each kind of message is described in doc/network.md."""
import random
import re
import socket
import threading

HELLO, BUNDLE, OFFER = 1, 2, 3
VERSION = 1
# Connections that say nothing; the host keeps at most 32.
N_SILENT = 40
PAUSE_S = 0.05


def find_address(text):
    """Returns the address of a host in a text."""
    return re.search(r'(\[[0-9a-f:]+\]|[\d.]+):\d+/\w+', text)[0]


def frame(kind, body):
    return bytes((kind,)) + len(body).to_bytes(3, 'big') + body


class Stranger(threading.Thread):
    def __init__(self, address):
        super().__init__(daemon=True)
        place, word = address.split('/')
        host, port = place.rsplit(':', 1)
        self.place, self.word = (host.strip('[]'), int(port)), bytes((VERSION,)) + word.encode()
        self.random = random.Random(1)
        self.is_over = threading.Event()
        self.silent = []
        self.n_attacks = self.n_connections = 0

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *error):
        self.is_over.set()
        self.join()
        for line in self.silent:
            line.close()

    def run(self):
        attacks = (self.keep_silent, self.say_wrong_word, self.ask_for_page, self.announce_much, self.send_noise, self.send_rubbish)
        while not self.is_over.wait(PAUSE_S):
            attack = attacks[self.n_attacks % len(attacks)]
            self.n_attacks += 1
            try:
                attack()
            except OSError:     # the host has cut the line off, or is not there
                pass

    def connect(self):
        line = socket.create_connection(self.place, timeout=2)
        self.n_connections += 1
        return line

    def send(self, data):
        with self.connect() as line:
            line.sendall(data)

    # Attacks

    def keep_silent(self):
        while len(self.silent) >= N_SILENT:
            self.silent.pop(0).close()
        self.silent.append(self.connect())

    def say_wrong_word(self):
        self.send(frame(HELLO, bytes((VERSION,)) + b'AAAAAAAA'))

    def ask_for_page(self):
        self.send(b'GET / HTTP/1.1\r\nHost: robodrome\r\n\r\n')

    def announce_much(self):
        self.send(bytes((BUNDLE, 255, 255, 255)) + bytes(1000))

    def send_noise(self):
        self.send(self.random.randbytes(5000))

    def send_rubbish(self):
        """Says the right word, and then sends messages that are no moves."""
        rubbish = [frame(self.random.choice((BUNDLE, OFFER)), self.random.randbytes(self.random.randint(0, 200))) for _ in range(500)]
        self.send(frame(HELLO, self.word) + b''.join(rubbish))
