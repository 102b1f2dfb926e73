# SPDX-License-Identifier: GPL-3.0-or-later
"""Visits the pages of cards and rules without a mouse and without sight: every control has a name and is reached with
Tab or arrow keys, and Alt+Left leads back."""
from inspector import Inspector
from screen import Screen

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}


def open_file(screen, row, focus):
    screen.tab_to(row)
    screen.key('Return')
    screen.wait_focus(focus)


def look_at_modules(inspector):
    screen = inspector.screen
    open_file(screen, '^Standard modules$', '^Brake$')
    inspector.check('module set')
    inspector.check_back('alt+Left', '.')


def look_at_rule_set(inspector):
    screen = inspector.screen
    screen.tab_to('^Standard$')
    old = screen.focus
    screen.key('Return')
    screen.wait(lambda: screen.focus != old and inspector.has_focus(), 'the rule set')
    inspector.check('rule set')
    inspector.check_back('alt+Left', '.')


with Screen(settings=STILL) as screen:
    inspector = Inspector(screen)
    inspector.open('alt+r', '^Back to Start Page$')
    look_at_modules(inspector)
    look_at_rule_set(inspector)
    inspector.report()
