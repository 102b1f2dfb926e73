# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws an arena with fingers: one finger draws, a finger that stays picks the space under it, and two fingers zoom and
move the arena and undo the drawing that the first of them had begun."""
from fingers import Fingers
from gi.repository import Atspi
from screen import Screen, children, role_of, walk


def area(node):
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


class Designer:
    def __init__(self, fingers, screen):
        self.fingers = fingers
        self.screen = screen

    def tap(self, name):
        node = self.screen.wait(lambda: self.screen.find(name, 'push button'), name)
        self.fingers.tap(*self.screen.settled_point(node))

    def open_new_arena(self):
        self.tap('Arenas$')
        self.tap('^New Arena$')
        self.tap('^Create$')
        self.screen.wait(lambda: self.screen.find('^Quarters rotated$'), 'the editor')
        self.arena = self.screen.wait(self.find_canvas, 'the arena')
        self.tap('^Off$')

    def find_canvas(self):
        """Returns the canvas; the page of the game, which is hidden now, has an arena, too."""
        return next((node for node in walk(self.screen.root) if role_of(node) == 'table' and
                     node.get_name() == 'Arena' and node.get_child_count() == 81), None)

    def space(self, name):
        return next(node for node in children(self.arena) if node.get_name().startswith('column {}, row {},'.format(*name.split('|'))))

    def point(self, name):
        return self.screen.settled_point(self.space(name))

    def wait_space(self, name, what):
        self.screen.wait(lambda: what in self.space(name).get_name(), f'{what} on {name}')

    # Gestures

    def draw(self, start, end):
        # A finger that stays down while the goal is looked for picks the space under it.
        begin, goal = self.point(start), self.point(end)
        self.fingers.press(0, *begin)
        self.fingers.rest()
        self.fingers.glide({0: goal})
        self.fingers.lift(0)

    def zoom_after_drawing(self, place):
        """Zooms with a second finger that comes after the first has drawn for a while."""
        before = area(self.space('5|5'))
        x, y = self.point(place)
        self.fingers.press(0, x, y)
        self.fingers.rest()
        self.fingers.glide({0: (x + 70, y)})
        self.wait_space(place, 'water')
        self.fingers.press(1, x + 170, y)
        self.fingers.rest()
        self.fingers.glide({0: (x + 20, y), 1: (x + 220, y)})
        self.fingers.lift(0)
        self.fingers.lift(1)
        self.wait_space(place, 'floor')
        after = self.settled('5|5')
        print(f'A space is {before.width} pixels wide, and {after.width} when a second finger has come and gone apart.')
        assert 1.8 * before.width < after.width < 2.2 * before.width, 'the arena does not grow with the fingers'

    def move(self):
        before = self.settled('5|5')
        x, y = self.point('5|5')
        self.fingers.two([(x - 40, y), (x + 40, y)], [(x - 80, y + 50), (x, y + 50)])
        after = self.settled('5|5')
        print(f'Two fingers move it by {after.x - before.x}|{after.y - before.y}.')
        assert abs(after.x - before.x + 40) <= 2 and abs(after.y - before.y - 50) <= 2, 'the arena does not follow'
        assert abs(after.width - before.width) <= 1, 'the arena changes its size'
        self.wait_space('5|5', 'floor')

    def settled(self, name):
        self.point(name)
        return area(self.space(name))

    def pick(self, name):
        self.fingers.press(0, *self.point(name))
        self.fingers.rest(.8)
        self.fingers.lift(0)


with Fingers() as fingers, Screen(size=(1180, 760)) as screen:
    designer = Designer(fingers, screen)
    designer.open_new_arena()
    designer.tap('^Water$')
    designer.draw('2|2', '4|2')
    for place in ('2|2', '3|2', '4|2'):
        designer.wait_space(place, 'water')

    designer.zoom_after_drawing('5|6')
    designer.move()
    screen.key('ctrl+0')

    # Another tool, which draws nothing when a finger stays.
    designer.tap('^Pit$')
    designer.pick('3|2')
    designer.wait_space('3|2', 'water')
    fingers.tap(*designer.point('7|7'))
    designer.wait_space('7|7', 'water')
    designer.tap('^Undo the last edit$')
    designer.wait_space('7|7', 'floor')
