# SPDX-License-Identifier: GPL-3.0-or-later
"""A new player gets from the first start into a running lesson of the tutorial with two presses: with the keyboard, and
with the mouse."""
from screen import Screen, walk


def check_lesson(screen):
    """Checks that a lesson runs: it shows its task and waits for a program."""
    screen.wait_focus('^Control unit I: ')
    assert screen.find('^Arena$', 'table'), 'there is no board'
    assert any(node.get_description() == 'Back to the lessons' for node in walk(screen.window)), 'this is no lesson'


with Screen() as screen:
    screen.key('alt+l')
    screen.wait_focus('^Start$')
    screen.key('Return')
    check_lesson(screen)
    screen.check_names()

with Screen() as screen:
    screen.click(screen.find('Learn in Six Lessons$', 'push button'))
    screen.wait_focus('^Start$')
    screen.click(screen.find('^Start$', 'push button'))
    check_lesson(screen)
