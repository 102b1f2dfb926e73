# SPDX-License-Identifier: GPL-3.0-or-later
"""Does with fingers, in a small window with four people, what is not programming: lifts the curtain, scrolls the
players from any place without pressing a key, moves the divider only at its place, inspects a space, and reads the
log."""
import re

from fingers import Fingers
from gi.repository import Atspi
from person import DECIDE, PROGRAM, SHOW, Person
from screen import Screen, ancestors, children, role_of, states, text_of, walk

FINGER_PX = 44
HEADER_PX = 47      # height of the window's header
FRAME_PX = 12       # the frame of the panel around the area that the bus reports
ROBOTS = ('hound', 'mercury', 'reaper', 'volt')
SIDES = ('s', 'w', 'n', 'e')


def area(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


class Table:
    """Four people at one screen."""
    def __init__(self, fingers, screen):
        self.fingers = fingers
        self.screen = screen
        self.person = Person(screen)

    def begin(self):
        self.person.open_new_game('Match')
        self.person.start()
        while True:
            now = self.person.wait()
            if now == SHOW:
                self.lift_curtain()
            elif now == DECIDE:
                self.person.decide()
            else:
                assert now == PROGRAM, now
                return

    def lift_curtain(self):
        """Lifts the curtain. On a busy machine a button that is about to move stays at its old place for a while; if it
        is elsewhere after the tap, the tap came too early and is repeated there."""
        button = self.screen.focus
        tapped = None

        def is_lifted():
            nonlocal tapped
            if self.screen.focus != button:
                return True
            if self.screen.is_seen(button) and self.screen.point(button) != tapped:
                tapped = self.screen.settled_point(button, must_be_seen=True)
                self.fingers.tap(*tapped)
            return False

        self.screen.wait(is_lifted, 'the end of the curtain')

    def panel(self):
        return next(node for node in ancestors(self.screen.focus) if re.match(r'Player \d', node.get_name() or ''))

    # Scrolling

    def pull(self, point, by):
        """Returns how far the panel moved."""
        panel = self.panel()
        before = area(panel).y
        x, y = point
        self.fingers.drag((x, y), (x, y + by))
        self.screen.settled_point(panel)
        return area(panel).y - before

    def is_at_top(self):
        first = self.screen.find('^Player 1$', 'panel')
        return area(first).y > HEADER_PX

    def check_scrolling(self, what, node):
        """Scrolls there and back, in the direction that has contents, because a list that is pulled over its end
        springs back."""
        there = -40 if self.is_at_top() else 40
        point = self.screen.settled_point(node)
        # Scroll back from the same point, because the node may be out of sight.
        moves = [self.pull(point, by) for by in (there, -there)]
        print(f'A finger on {what} moves the players by {moves}.')
        assert all(abs(move) >= 30 for move in moves), f'nothing scrolls under a finger on {what}'
        assert not any(node.get_name() == 'blue 1' and 'focused' in states(node) for node in walk(self.panel())), \
            f'a finger that scrolls takes {what}'

    # Other gestures

    def check_divider(self):
        panel = self.panel()
        before = area(panel)
        key = self.screen.find('^Control unit I, west: ', root=panel)
        x, y = self.screen.settled_point(key)
        self.fingers.drag((x, y), (x - 60, y))
        self.screen.settled_point(panel)
        assert area(panel).x == before.x, 'a finger on a key takes the divider'

        edge = before.x - FRAME_PX - 6
        self.fingers.drag((edge, y), (edge - 40, y))
        self.screen.settled_point(panel)
        moved = before.x - area(panel).x
        print(f'A finger on the divider moves it by {moved}.')
        assert 30 <= moved <= 50, 'the divider does not follow a finger'

    def check_hold(self, name):
        """Checks that a finger that stays on a space shows the name that screen readers get."""
        arena = self.screen.find('^Arena$', 'table')
        space = next(node for node in children(arena) if node.get_name().startswith('column {}, row {},'.format(*name.split('|'))))
        self.fingers.press(0, *self.screen.settled_point(space))
        words = re.sub(r'^column (\d+), row (\d+)', r'\1|\2', space.get_name())
        self.screen.wait(lambda: any(text_of(node) == words for node in walk(arena) if role_of(node) == 'label'),
                         'what is on the space')
        self.fingers.lift(0)
        self.screen.key('Escape')
        self.screen.wait(lambda: not any(role_of(node) == 'label' for node in walk(arena)), 'the end of the hint')

    def check_log(self):
        self.fingers.tap(*self.screen.settled_point(self.screen.find('^Log$', 'toggle button') or self.screen.find('^Log$')))
        find = lambda: [node for node in walk(self.screen.root) if role_of(node) == 'push button' and
                        node.get_name().startswith('Why? ') and area(node).width > 0]
        button = self.screen.wait(find, 'a line of the log')[-1]
        self.screen.settled_point(button)
        height = area(button).height
        print(f'Why? is {height} pixels high.')
        assert height >= 32, 'the button of a line is too small for a finger'


# The players are chosen by a setting: the list of all players is higher than this window.
SEATS = [('human', f'Player {i + 1}', robot, side) for i, (robot, side) in enumerate(zip(ROBOTS, SIDES))]
SETTINGS = {'animation-speed': 'uint32 0', 'reduced-motion': 'true', 'new-game-seats': str(SEATS)}

with Fingers() as fingers, Screen(settings=SETTINGS, size=(720, 480)) as screen:
    table = Table(fingers, screen)
    table.begin()
    panel = table.panel()
    table.check_scrolling('a name', next(node for node in walk(panel) if role_of(node) == 'label'))
    table.check_scrolling('a card', screen.find('^Left module', root=panel))
    table.check_scrolling('an empty key', screen.find('^Control unit I, north: ', root=panel))
    table.check_scrolling('a unit that is not at hand', screen.find('^Control unit III: ', root=panel))
    table.check_divider()
    table.check_hold('2|2')
    table.check_log()
