# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens broken files while the balance of cards is computed: each is refused in a dialog, and the program goes on until
a valid file of modules is opened."""
import os

from screen import Screen

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
BROKEN = [os.path.join(os.environ['G_TEST_SRCDIR'], 'broken', name)
          for name in ('syntax/blank.arena.xml', 'encoding/nul-byte.arena.xml')]
MODULES = os.path.join(os.environ['GSETTINGS_SCHEMA_DIR'], 'modules', 'workshop.modules.xml')
N_TIMES = 3


def choose(screen, path):
    """Enters the whole path in the file dialog."""
    n, old = screen.root.get_child_count(), screen.focus
    screen.key('ctrl+o')
    screen.wait(lambda: screen.root.get_child_count() > n, 'the dialog for files')
    screen.wait(lambda: screen.focus != old, 'the focus in the dialog for files')
    screen.type(path)
    screen.key('Return')


def is_alive(screen):
    return screen.process.poll() is None


def refuse(screen, path):
    choose(screen, path)
    screen.wait(lambda: not is_alive(screen) or screen.find('Could Not Be Opened', None, screen.root), 'a sentence about it')
    assert is_alive(screen), f'the program ended with {screen.process.poll()} at {path}'
    screen.key('Escape')
    screen.wait(lambda: screen.root.get_child_count() == 1, 'the end of the dialog')
    screen.take_keys()


with Screen(settings=STILL) as screen:
    screen.key('alt+r')
    screen.wait_focus('^Back to Start Page$')
    for i in range(N_TIMES):
        screen.tab_to('^Standard modules$')
        screen.key('Return')
        screen.wait_focus('^Brake$')
        screen.click(screen.find('^Card Balance$', 'push button'))
        screen.click(screen.wait(lambda: screen.find('^(Start|Play|Run|Simulate)', 'push button'), 'the button of the balance'))
        for path in BROKEN:
            refuse(screen, path)
        choose(screen, MODULES)
        screen.wait(lambda: not is_alive(screen) or (screen.root.get_child_count() == 1 and screen.find('Workshop')),
                    'the modules')
        assert is_alive(screen), f'the program ended with {screen.process.poll()}'
        screen.take_keys()
        print(f'{i + 1} times', flush=True)
        screen.key('alt+Left')
        screen.wait(lambda: screen.find('^Standard modules$'), 'the page of the rules')
