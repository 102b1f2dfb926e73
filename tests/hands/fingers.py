# SPDX-License-Identifier: GPL-3.0-or-later
"""Has a display with a touch screen and fingers on it: an X server without a graphics card, whose only device gets its
touches through a socket. The program under test needs no change for this."""
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time

from screen import end_with_parent, skip

WIDTH, HEIGHT = 1280, 800
PATIENCE_S = 20
# A finger moves once per frame.
FRAME_S = .016

# The messages of the socket (xf86-input-inputtest-protocol.h, version 1.1); each begins with its length and kind.
CLIENT_VERSION, WAIT_FOR_SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
N_VALUATORS = 64
# The device divides each side into this many units.
RESOLUTION = 0xffff

CONFIGURATION = '''
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1-2000
  VertRefresh 1-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{width}x{height}"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "glass"
  Driver "inputtest"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
  Option "SocketPath" "{socket}"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "glass"
EndSection
'''


def find_server():
    """Finds the server itself. The wrapper that starts it for a user may refuse to."""
    for path in ('/usr/lib/xorg/Xorg', '/usr/libexec/Xorg', '/usr/lib/Xorg'):
        if os.access(path, os.X_OK):
            return path
    return shutil.which('Xorg') or skip('there is no Xorg')


class Fingers:
    """While this context is open, programs that are started use the touch screen as their display."""
    def __init__(self):
        self.home = tempfile.TemporaryDirectory(prefix='robodrome-touch-')
        self.log = os.path.join(self.home.name, 'log')
        self.server = self._start(find_server())
        self.socket = self._connect(os.path.join(self.home.name, 'glass'))
        self.down = {}

    def _start(self, program):
        path = os.path.join(self.home.name, 'xorg.conf')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(CONFIGURATION.format(width=WIDTH, height=HEIGHT, socket=self.home.name + '/glass'))
        ready, write = os.pipe()
        server = subprocess.Popen([program, '-displayfd', str(write), '-config', path, '-logfile', self.log, '-noreset',
                                   '-nolisten', 'tcp', '-novtswitch', '-sharevts'],
                                  pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  preexec_fn=end_with_parent)
        os.close(write)
        with os.fdopen(ready) as numbers:
            number = numbers.readline().strip()
        if not number:
            server.wait()
            skip(f'the server with a touch screen does not start: {self._complaint()}')
        os.environ['DISPLAY'] = f':{number}'
        return server

    def _complaint(self):
        """Returns the server's message about a missing driver, or the end of its log."""
        try:
            with open(self.log, encoding='utf-8', errors='replace') as file:
                lines = [line.strip() for line in file if '(EE)' in line]
        except OSError:
            lines = []
        return next((line for line in lines if 'load module' in line), lines[-1] if lines else 'it says nothing')

    def _connect(self, path):
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(PATIENCE_S)
        try:
            connection.connect(path)
        except OSError:
            skip(f'there is no touch screen: {self._complaint()}')
        connection.sendall(struct.pack('<IiHH', 12, CLIENT_VERSION, 1, 1))
        connection.recv(12)
        return connection

    # Single fingers by number, in pixels of the display

    def _touch(self, kind, finger, x, y):
        valuators = [x * RESOLUTION / (WIDTH - 1), y * RESOLUTION / (HEIGHT - 1)] + [0] * (N_VALUATORS - 2)
        body = struct.pack('<IiIII8s4x', 0, TOUCH, finger, kind, 0, b'\x03') + struct.pack(f'<{N_VALUATORS}d', *valuators) + \
            bytes(8 * N_VALUATORS)
        self.socket.sendall(struct.pack('<I', len(body)) + body[4:])
        # Wait until the server has passed the touch on.
        self.socket.sendall(struct.pack('<Ii', 8, WAIT_FOR_SYNC))
        self.socket.recv(8)

    def press(self, finger, x, y):
        self.down[finger] = (x, y)
        self._touch(BEGIN, finger, x, y)

    def move(self, finger, x, y):
        self.down[finger] = (x, y)
        self._touch(UPDATE, finger, x, y)

    def lift(self, finger):
        self._touch(END, finger, *self.down.pop(finger))

    # Gestures

    def glide(self, moves, n_steps=12):
        """Moves fingers that are down from their places to others, all at the same time."""
        starts = {finger: self.down[finger] for finger in moves}
        for i in range(1, n_steps + 1):
            for finger, (x, y) in moves.items():
                x0, y0 = starts[finger]
                self.move(finger, x0 + (x - x0) * i / n_steps, y0 + (y - y0) * i / n_steps)
            self.rest()

    def rest(self, seconds=FRAME_S):
        time.sleep(seconds)

    def tap(self, x, y):
        self.press(0, x, y)
        self.rest()
        self.lift(0)

    def drag(self, start, end):
        self.press(0, *start)
        self.rest()
        self.glide({0: end})
        # A finger that rests before it is lifted does not cause kinetic scrolling.
        self.rest(.2)
        self.lift(0)

    def two(self, starts, ends):
        """Moves two fingers apart, together, or side by side."""
        for finger, start in enumerate(starts):
            self.press(finger, *start)
        self.rest()
        self.glide(dict(enumerate(ends)))
        for finger in range(len(starts)):
            self.lift(finger)

    def close(self):
        self.socket.close()
        self.server.terminate()
        self.server.wait(10)
        self.home.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
