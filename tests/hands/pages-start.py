# SPDX-License-Identifier: GPL-3.0-or-later
"""Visits all pages around the games without a mouse and without sight: every control has a name and is reached with Tab
or arrow keys, and Escape or Alt+Left leads back."""
from inspector import Inspector
from person import Person
from screen import Screen

STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
START = '^_?(Play|Continue)$'


def look_at_dialogs(inspector):
    screen = inspector.screen
    for name, keys in (('preferences', ['ctrl+comma']), ('help', ['F1']), ('shortcuts', ['ctrl+question'])):
        inspector.open_dialog(*keys)
        inspector.check(name)
        if name == 'help':
            screen.tab_to('^The goal$')
            screen.press('Down')
            screen.wait_focus('^Training and match$')
            screen.press('Up')
            screen.wait_focus('^The goal$')
        inspector.check_closes(START)
    screen.key('F10')
    screen.wait_focus('^Tutorial$')  # the first row of the page's own menu
    inspector.check('main menu')
    screen.press('Up')
    inspector.open_dialog('space')
    inspector.check('about')
    inspector.check_closes('^Main Menu$')
    screen.tab_to(START)


def look_at_pages(inspector):
    screen = inspector.screen
    for name, keys, focus in (('tutorial', 'alt+l', '^Start$'), ('library', 'alt+a', '^Twin Cities$'),
                              ('rules', 'alt+r', '^Back to Start Page$')):
        for back in ('alt+Left', 'Escape'):
            inspector.open(keys, focus)
            if back == 'Escape':
                inspector.check(name)
            inspector.check_back(back, START)


def look_at_new_game(inspector, person):
    screen = inspector.screen
    person.open_new_game('Match')
    for mode in ('Training', 'All-Arenas', 'RFL Championship', 'Match'):
        person.choose('^Game$', mode)
        inspector.check('new game, ' + mode)
    screen.tab_to('^Advanced rules$')
    screen.key('space')
    inspector.check('new game, more rules')
    inspector.check_back('alt+Left', START)


def look_at_series(inspector, person):
    person.open_new_game('RFL Championship')
    person.start()
    inspector.check('choosing champions')
    while 'champion card' in inspector.screen.focus_description() or 'Home of' in inspector.screen.focus_description():
        person.go('Return')
    inspector.check('series')
    inspector.check_back('alt+Left', START)
    inspector.check('start page with a series')


with Screen(settings=STILL) as screen:
    inspector, person = Inspector(screen), Person(screen)
    inspector.check('start page')
    look_at_dialogs(inspector)
    look_at_pages(inspector)
    look_at_new_game(inspector, person)
    look_at_series(inspector, person)
    inspector.report()
