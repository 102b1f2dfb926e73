#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: HEADLESS_SCREEN=1920x1080x24 build-aux/headless tests/play/pictures.py FOLDER [LOOK...]

Pictures of a game that is played, to be looked at: in light, dark and high contrast, in German and Polish, in small and
large windows and with large text. ROBODROME names the program. Needs import of ImageMagick and xprop."""
import os
import subprocess
import sys

from person import Person
from screen import Screen

# Environment, size of the window.
LOOKS = {
    'light': ({}, None),
    'dark': ({'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}, None),
    'contrast': ({'ADW_DEBUG_HIGH_CONTRAST': '1'}, None),
    'german': ({'LANGUAGE': 'de'}, None),
    'polish': ({'LANGUAGE': 'pl'}, None),
    'small': ({}, (720, 480)),
    'large': ({}, (1920, 1080)),
    'large-text': ({}, None),
    'small-large-text': ({}, (720, 480)),
}


def set_dpi(dpi):
    """Of the display, for the size of all text."""
    subprocess.run(['xprop', '-root', '-format', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER', f'Xft.dpi: {dpi}\n'],
                   check=True)


def take(screen, folder, name):
    subprocess.run(['sleep', '.5'], check=True)  # fades and scrolling have come to their end
    screen.picture(os.path.join(folder, name + '.png'))


def play(screen, folder, look):
    """The keys are those of every language."""
    person = Person(screen)
    take(screen, folder, look + '-1-start')
    person.go('Return')
    take(screen, folder, look + '-2-new-game')
    person.go('Return')
    take(screen, folder, look + '-3-question')
    person.go('1')
    subprocess.run(['sleep', '.5'], check=True)
    screen.key('KP_8', 'b', '3', 'Tab', 'KP_9', 'r', '2', 'Tab', 'KP_4', 'b', '1')
    take(screen, folder, look + '-4-program')
    screen.key('Return')
    take(screen, folder, look + '-5-round')


def main(folder, *names):
    os.makedirs(folder, exist_ok=True)
    for name in names or LOOKS:
        environment, size = LOOKS[name]
        os.environ.update(environment)
        set_dpi(192 if name.endswith('large-text') else 96)
        with Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'},
                    language=environment.get('LANGUAGE', 'C'), size=size) as screen:
            play(screen, folder, name)
        for key in environment:
            os.environ.pop(key, None)


if __name__ == '__main__':
    main(*sys.argv[1:])
