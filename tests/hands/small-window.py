# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a small window keeps its size when a game is continued in the middle of any question."""
import os
import re
import tempfile

import prepared
from screen import Screen

SIZE = (720, 480)
STILL = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}


def find_size(screen):
    """Returns the size of the window on the display; popovers are smaller."""
    return max((int(place['WIDTH']), int(place['HEIGHT'])) for place in screen._x_windows())


def look_at(kind, game):
    with Screen(settings=STILL, size=SIZE, data={'robodrome/games/game.match.xml': game}) as screen:
        before = find_size(screen)
        screen.wait(lambda: screen.find('^Continue$', 'push button'), 'a game to be continued')
        screen.wait_focus('^Continue$')
        screen.key('Return')
        screen.wait(lambda: screen.find('^Arena$', 'table'), 'the arena')
        # The question is behind the curtain when several people play.
        screen.wait(lambda: screen.focus_name() not in ('', 'Continue', 'Play or pause'), 'something to do')
        screen.wait(lambda: screen.settled_point(screen.find('^Arena$', 'table')), 'the place of the arena')
        if screen.focus_name() == 'Show':
            screen.key('space')
            screen.wait(lambda: screen.focus_name() != 'Show', 'the end of the curtain')
            screen.wait(lambda: screen.settled_point(screen.find('^Arena$', 'table')), 'the place of the arena')
        after = find_size(screen)
        print(f'{kind}: {before} before, {after} after, {screen.focus_name()!r}', flush=True)
        assert after == before, f'{kind}: the window grew from {before} to {after}'


with tempfile.TemporaryDirectory(prefix='robodrome-small-') as folder:
    games = prepared.Games(folder)
    path = games.four()
    kinds = sorted(set(re.findall(r'round="[1-9]\d*" seat="\d" to="([\w-]+)"', prepared.read(path))))
    assert len(kinds) > 3, kinds
    for kind in kinds:
        look_at(kind, games.at(path, kind, 2 if kind == 'program' else 1))
