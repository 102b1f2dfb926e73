# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round of a training game with only fingers, in a small window on a display with a touch screen: the game is
set up, the arena is zoomed and moved, three dice are placed by touch and by drag, and the program is confirmed."""
import re

from fingers import Fingers
from gi.repository import Atspi
from screen import PATIENCE_S, Screen, children, role_of

FINGER_PX = 44


def area(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


class Hand:
    """Fingers that find their targets on the screen."""
    def __init__(self, fingers, screen):
        self.fingers = fingers
        self.screen = screen

    def find(self, name, role=None):
        return self.screen.wait(lambda: self.screen.find(name, role), name)

    def tap(self, name, role=None):
        self.fingers.tap(*self.screen.settled_point(self.find(name, role)))

    def tap_in_popover(self, name):
        """Taps the button rather than its picture, which has the same name."""
        self.screen.wait(lambda: role_of(self.screen.focus) == 'push button' and
                         re.match('(blue|red) [1-6]$', self.screen.focus_name()), 'a popover')
        self.fingers.tap(*self.screen.point_in_popover(self.find(name, 'push button')))

    def wait_die(self, name):
        self.screen.wait(lambda: self.screen.find(name), name)
        self.screen.wait_popover_gone()

    # Arena

    def space(self, place):
        return next(node for node in children(self.find('^Arena$', 'table')) if node.get_name().startswith('column {}, row {},'.format(*place.split('|'))))

    def check_zoom(self):
        arena = self.find('^Arena$', 'table')
        x, y = self.screen.settled_point(arena)
        before = area(self.space('5|5'))

        self.fingers.two([(x - 40, y - 20), (x + 40, y + 20)], [(x - 100, y - 50), (x + 100, y + 50)])
        self.screen.settled_point(arena)
        large = area(self.space('5|5'))
        print(f'A space is {before.width} pixels wide, and {large.width} when fingers have gone apart.')
        assert 2.2 * before.width < large.width < 2.8 * before.width, 'the arena does not grow with the fingers'

        self.fingers.two([(x - 60, y), (x + 20, y)], [(x - 30, y + 50), (x + 50, y + 50)])
        self.screen.settled_point(arena)
        moved = area(self.space('5|5'))
        print(f'Two fingers side by side move it by {moved.x - large.x}|{moved.y - large.y}.')
        assert abs(moved.width - large.width) <= 1, 'the arena changes its size under fingers that only move'
        assert abs(moved.x - large.x - 30) <= 2 and abs(moved.y - large.y - 50) <= 2, 'the arena does not follow two fingers'

        self.fingers.drag((x, y), (x - 40, y - 30))
        self.screen.settled_point(arena)
        pulled = area(self.space('5|5'))
        assert abs(pulled.x - moved.x + 40) <= 2 and abs(pulled.y - moved.y + 30) <= 2, 'one finger does not move the arena'

        self.fingers.two([(x - 100, y - 50), (x + 100, y + 50)], [(x - 30, y - 15), (x + 30, y + 15)])
        self.screen.settled_point(arena)
        after = area(self.space('5|5'))
        assert (after.x, after.y, after.width) == (before.x, before.y, before.width), 'the arena is not seen whole again'

    # Programs

    def key(self, unit, direction):
        return self.find(f'^Control unit {unit}, {direction}: ')

    def check_keys(self, unit, come=lambda: None, patience_s=PATIENCE_S):
        """Checks that a unit opens for a finger and its keys are then as large as a finger."""
        def areas():
            return [area(self.key(unit, direction)) for direction in ('north', 'northeast', 'west')]

        def is_open():
            come()
            return all(one.width >= FINGER_PX and one.height >= FINGER_PX for one in areas())
        self.screen.wait(is_open, f'keys of unit {unit} that are large enough for a finger', patience_s)
        self.screen.settled_point(self.key(unit, 'north'))
        print(f'Keys of unit {unit}: ' + ', '.join(f'{one.width} by {one.height}' for one in areas()) + ' pixels')

    def put_by_tap(self, unit, direction, die):
        self.check_keys(unit)
        self.fingers.tap(*self.screen.settled_point(self.key(unit, direction)))
        self.tap_in_popover(f'^{die}$')
        self.wait_die(f'^Control unit {unit}: {die}, {direction}$')

    def drag_with_two(self, unit, die):
        """Touches the controller with another finger during a drag, after which the die goes back."""
        begin, goal = self.screen.settled_point(self.find(f'^{die} die$')), self.screen.settled_point(self.key(unit, 'south'))
        self.fingers.press(0, *begin)
        self.fingers.rest()
        self.fingers.glide({0: goal})
        x, y = self.fingers.down[0]
        self.fingers.press(1, x, y - 60)
        self.fingers.rest()
        self.fingers.lift(1)
        self.fingers.lift(0)
        self.screen.settled_point(self.key(unit, 'south'))
        assert self.screen.find(f'^Control unit {unit}: empty$'), 'a second finger drops the die'

    def put_by_drag(self, unit, direction, die):
        """Drags a die to a unit; the unit opens when the die arrives, and the finger goes to the place that the key has
        then."""
        for n_left in reversed(range(3)):
            self.fingers.press(0, *self.screen.settled_point(self.find(f'^{die.split()[0].capitalize()} die$')))
            self.fingers.rest()
            try:
                # Another unit may close while the finger moves, and then the target moves.
                self.check_keys(unit, lambda: self.fingers.glide(
                    {0: self.screen.settled_point(self.find(f'^Control unit {unit}: '))}), PATIENCE_S / 3)
                break
            except AssertionError:
                # A drag too soon after a gesture of two fingers takes no die.
                self.fingers.lift(0)
                if n_left == 0:
                    raise
        self.fingers.glide({0: self.screen.settled_point(self.key(unit, direction))})
        self.fingers.lift(0)
        self.tap_in_popover(f'^{die}$')
        self.wait_die(f'^Control unit {unit}: {die}, {direction}$')


with Fingers() as fingers, Screen(settings={'animation-speed': 'uint32 0', 'reduced-motion': 'true'}, size=(720, 480)) as screen:
    hand = Hand(fingers, screen)
    hand.tap('Chan_?ge…$', 'push button')
    screen.wait_focus('^Start$')
    hand.tap('^Start$', 'push button')
    screen.wait(lambda: screen.find('^Starting space$'), 'a question')
    fingers.tap(*screen.settled_point(next(node for node in children(hand.find('^Arena$', 'table'))
                                           if re.search(r'column 4, row 9\b', node.get_name(), re.IGNORECASE))))
    screen.wait_focus('^Control unit I: ')
    hand.check_zoom()
    hand.put_by_tap('I', 'west', 'blue 2')
    hand.drag_with_two('II', 'Blue')
    hand.put_by_drag('III', 'northeast', 'red 4')
    hand.put_by_tap('II', 'west', 'blue 1')
    hand.tap('^_?Confirm Program', 'push button')
    screen.wait(lambda: any('Activation, Control unit I.' in text for text in screen.said), 'a round')
