# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as somebody has it who cannot see it: what has the focus and what is said come over the accessibility
bus, keys and mouse go through the X server. Nothing in the program knows of it."""
import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

# Where several windows share a machine that does something else, too, all takes longer.
PATIENCE_S = int(os.environ.get('ROBODROME_PATIENCE_S', 20))
# A key that nothing has come of by then has gone to nobody, or the news of what came of it.
KEY_S = 15


def skip(reason):
    print(f'skipped: {reason}')
    sys.exit(77)


try:
    import gi
    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, GLib
except (ImportError, ValueError) as error:
    skip(f'Python has no Atspi ({error})')
if not shutil.which('xdotool'):
    skip('there is no xdotool')
if 'DISPLAY' not in os.environ or 'DBUS_SESSION_BUS_ADDRESS' not in os.environ:
    skip('there is no X display with a session bus; build-aux/headless makes one')


def text_of(node):
    """What a label or an entry shows, without the word joiners that hold a place together."""
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)).replace('\u2060', '')


def children(node):
    return [child for child in (node.get_child_at_index(i) for i in range(node.get_child_count())) if child]


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def is_mapped(node):
    """GTK says of hidden pages that they are visible, but no point is in what is in them."""
    if not node.get_component_iface():
        return True
    area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return area.width > 0 and area.height > 0 and Atspi.Component.contains(
        node, area.x + area.width // 2, area.y + area.height // 2, Atspi.CoordType.WINDOW)


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def ancestors(node):
    while node:
        yield node
        node = node.get_parent()


# GTK calls them focusable, but Tab leads past them, to what is in them.
ONLY_ROOM = ('filler', 'list', 'scroll pane')


def describe(node):
    """Where it is, for whoever is to give it a name."""
    return ' < '.join(f'{one.get_role_name()} "{one.get_name()}"' for one in list(ancestors(node))[:6])


def end_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


class Screen:
    def __init__(self, arguments=(), settings=None, language='C', size=None, data=None):
        """settings: keys of the program's settings, as they would be if somebody had set them before. data: files that are
        in the data folder already, and what they are copies of."""
        self.focus = None
        self.said = []          # what a screen reader would have said, in this order
        self.focused = []       # what had the focus, in this order
        self.home = tempfile.TemporaryDirectory(prefix='robodrome-play-')
        self.window = None
        self.root = None
        self._origin = None
        self._copy_data(data or {})
        self._listen()
        self.process = subprocess.Popen([os.environ['ROBODROME'], *arguments],
                                        env=self._environment(settings or {}, language, size),
                                        preexec_fn=end_with_parent)
        try:
            self.wait(self._find_window, 'the window')
            self.wait(self._find_first_focus, 'the first focus')
        except BaseException:
            self.close()        # else the next one would only raise its window and end
            raise

    # What the program finds

    def _environment(self, settings, language, size):
        home = self.home.name
        environment = {'ROBODROME_AUDIO_SINK': 'none', **os.environ, 'LANGUAGE': language, 'GSETTINGS_BACKEND': 'keyfile', 'XDG_DATA_HOME': home + '/data',
                       'XDG_CONFIG_HOME': home + '/config', 'XDG_STATE_HOME': home + '/state', 'G_DEBUG': 'fatal-warnings'}
        environment.pop('GTK_A11Y', None)
        if size:
            settings = {'window-width': size[0], 'window-height': size[1], **settings}
        folder = home + '/config/glib-2.0/settings'
        os.makedirs(folder)
        with open(folder + '/keyfile', 'w', encoding='utf-8') as file:
            # A development build has its own.
            for group in ('io/github/robodrome/Robodrome', 'io/github/robodrome/Robodrome/Devel'):
                file.write(f'[{group}]\n')
                file.writelines(f'{key}={value}\n' for key, value in settings.items())
        return environment

    def _copy_data(self, data):
        for name, path in data.items():
            copy = os.path.join(self.home.name, 'data', name)
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copy(path, copy)

    # What is heard

    def _listen(self):
        self._listener = Atspi.EventListener.new(self._event_cb)
        for event in ('object:state-changed:focused', 'object:property-change:accessible-name',
                      'object:property-change:accessible-description'):
            self._listener.register(event)

    def _event_cb(self, event):
        try:
            if event.type.startswith('object:state-changed:focused'):
                if event.detail1:
                    self.focus = event.source
                    self.focused.append(event.source)
                    self.said.append(event.source.get_name())
            elif event.source == self.focus and event.any_data:
                # As Orca does: news of anything else is not spoken.
                self.said.append(str(event.any_data))
        except GLib.Error:      # it is gone already
            pass

    def _find_window(self):
        if self.process.poll() is not None:
            raise AssertionError(f'the program ended with {self.process.returncode}')
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process.pid and application.get_child_count() > 0:
                application.set_cache_mask(Atspi.Cache.NONE)
                self.root = application
                self.window = application.get_child_at_index(0)
        return self.window is not None and self._x_windows()

    # Nothing says what had the focus before anybody listened.
    def _find_first_focus(self):
        self.focus = self.focus or next((node for node in walk(self.window) if 'focused' in states(node)), None)
        return self.focus

    def find_focus(self):
        """Looks for it: news from a window that is left may come after that of the window that is there now."""
        for window in children(self.root):
            if 'active' in states(window):
                found = next((node for node in walk(window) if 'focused' in states(node)), None)
                self.focus = found or self.focus
                return found
        return None

    # Waiting

    def wait(self, condition, what, patience_s=PATIENCE_S):
        """Lets events come in until it is true, and returns what it returned."""
        context = GLib.MainContext.default()
        end_us = GLib.get_monotonic_time() + patience_s * 1000000
        while True:
            while context.iteration(False):
                pass
            try:
                result = condition()
            except GLib.Error:  # something went away while it was looked at
                result = None
            if result:
                return result
            if GLib.get_monotonic_time() > end_us:
                raise AssertionError(f'{what} did not come within {patience_s} s. Focus: {self.focus_name()!r}, '
                                     f'heard: {self.said[-8:]}')
            GLib.timeout_add(10, lambda: GLib.SOURCE_REMOVE)
            context.iteration(True)

    def focus_name(self):
        try:
            return self.focus.get_name() if self.focus else ''
        except GLib.Error:
            return ''

    def focus_description(self):
        try:
            return self.focus.get_description() or ''
        except GLib.Error:
            return ''

    def wait_focus(self, name, patience_s=PATIENCE_S):
        self.wait(lambda: re.search(name, self.focus_name()), f'the focus on {name!r}', patience_s)

    # Doing

    def key(self, *keys):
        self._xdotool('key', '--delay', 4, *keys)

    def type(self, text):
        self._xdotool('type', '--delay', 4, text)

    def press(self, *keys):
        """Presses keys that move the focus, and waits until it has. Without a window manager a dialog that has gone may leave the
        keys to nobody; then they are given to the window, and pressed once more."""
        for key in keys:
            n, before = len(self.said), self.focus
            self.key(key)
            try:
                self.wait(lambda: len(self.said) > n, f'something after {key}', KEY_S)
            except AssertionError:
                if self.find_focus() and self.focus != before:
                    continue
                if self.root.get_child_count() == 1:
                    self.take_keys()
                self.key(key)
                self.wait(lambda: len(self.said) > n, f'something after {key}')

    def wait_focus_change(self, old):
        """A list that has ended keeps the focus; then there is nothing to wait for but the next frames."""
        try:
            self.wait(lambda: self.focus_name() != old, 'another row', .25)
        except AssertionError:
            pass

    def tab_to_entry(self, name):
        self.tab_to(name)
        while 'text' not in self.focus.get_role_name() and 'spin' not in self.focus.get_role_name():
            self.press('Tab')

    def tab_to(self, name, back=False):
        """As somebody searches who hears one thing after the other."""
        for _ in range(150):
            if re.search(name, self.focus_name()):
                return
            self.press('shift+Tab' if back else 'Tab')
        raise AssertionError(f'Tab leads to no {name!r}')

    def find(self, name, role=None, root=None):
        for node in walk(root or self.root):
            if re.search(name, node.get_name() or '') and role in (None, node.get_role_name()):
                return node
        return None

    def point(self, node, x=.5, y=.5):
        """Where a node is on the display. Without a window manager the window stays where it is."""
        self._origin = self._origin or self._find_origin()
        area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        return (self._origin[0] + round(area.x + area.width * x), self._origin[1] + round(area.y + area.height * y))

    def point_in_popover(self, node):
        """The bus does not know where the display has put a popover, only where a node is in it."""
        popover = next(one for one in ancestors(node) if
                       any(child.get_name() == 'GtkPopoverContent' for child in children(one)))
        outer, inner = (Atspi.Component.get_extents(one, Atspi.CoordType.WINDOW) for one in (popover, node))
        place = self.wait(lambda: next((place for place in self._x_windows() if
                                        (int(place['WIDTH']), int(place['HEIGHT'])) == (outer.width, outer.height)), None),
                          'the window of a popover')
        return (int(place['X']) + inner.x - outer.x + inner.width // 2, int(place['Y']) + inner.y - outer.y + inner.height // 2)

    def _find_origin(self):
        """Round it is room for a shadow."""
        extents = Atspi.Component.get_extents(self.window, Atspi.CoordType.WINDOW)
        for place in self._x_windows():
            frame = (int(place['WIDTH']) - extents.width) // 2
            if 0 <= frame < 60:
                return int(place['X']) + frame, int(place['Y']) + (int(place['HEIGHT']) - extents.height) // 2
        raise AssertionError('the window has no place on the display')

    def _x_windows(self):
        """Of the program, with their places; where there has been a drag there is one of a pixel, which nobody sees."""
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                               capture_output=True, text=True).stdout.split()
        places = [dict(line.split('=') for line in subprocess.run(
            ['xdotool', 'getwindowgeometry', '--shell', window], capture_output=True, text=True).stdout.split())
            for window in found]
        return [place for place in places if place and int(place['WIDTH']) > 1]

    def make_high(self, height):
        """Of its windows the one that has the keys."""
        window = subprocess.run(['xdotool', 'getwindowfocus'], capture_output=True, text=True, check=True).stdout.strip()
        width = next(place['WIDTH'] for place in self._x_windows() if place['WINDOW'] == window)
        self._xdotool('windowsize', '--sync', window, width, height)

    def take_keys(self):
        """Gives them to the main window, as a window manager does when a dialog has been closed."""
        self._xdotool('windowfocus', '--sync', max(self._x_windows(), key=lambda place: int(place['WIDTH']))['WINDOW'])

    def settled_point(self, node, x=.5, y=.5, must_be_seen=False):
        """Where it is once nothing moves any more, as after a page or a scrolled list has come in. What has not begun to move
        because the machine is busy lies beyond the window, where a list that opens beside it would find no monitor."""
        places = []

        def is_settled():
            places.append(self.point(node, x, y))
            return len(places) > 4 and len(set(places[-5:])) == 1 and (not must_be_seen or self.is_seen(node))

        self.wait(is_settled, 'a place that stays')
        return places[-1]

    def wait_popover_gone(self):
        """Before the mouse goes on: until the display has taken its window away it takes the next press."""
        self.wait(lambda: len(self._x_windows()) == 1, 'the end of a popover', 3)

    def click(self, node):
        x, y = self.settled_point(node)
        self._xdotool('mousemove', x, y, 'click', 1)

    def height(self, node):
        return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).height

    def point_away(self):
        """To where nothing is, so that nothing is lit up and nothing explains itself."""
        self._xdotool('mousemove', 10000, 10000)

    def scroll(self, steps):
        """What is in the middle of the window, downwards."""
        x, y = self.point(self.window)
        self._xdotool('mousemove', x, y, 'click', '--repeat', abs(steps), '--delay', 5, 5 if steps > 0 else 4)

    def is_seen(self, node):
        """In the window, and not scrolled or covered away."""
        try:
            area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        except GLib.Error:      # a page of a stack, which is no widget
            return False
        window = Atspi.Component.get_extents(self.window, Atspi.CoordType.WINDOW)
        return area.width > 1 and area.height > 1 and area.x >= 0 and area.y >= 0 and \
            area.x + area.width <= window.width and area.y + area.height <= window.height

    def drag(self, start, end):
        """As a hand does it, which is nowhere at once."""
        self._xdotool('mousemove', *start, 'mousedown', '1', *self._moves(start, end, range(1, 9)), 'sleep', '0.05', 'mouseup', '1')

    @staticmethod
    def _moves(start, end, steps):
        """Of eight: one jump is no drag."""
        (x0, y0), (x1, y1) = start, end
        for i in steps:
            yield from ('mousemove', round(x0 + (x1 - x0) * i / 8), round(y0 + (y1 - y0) * i / 8), 'sleep', '0.01')

    @staticmethod
    def _xdotool(*command):
        subprocess.run(['xdotool', *map(str, command)], check=True)

    def picture(self, path):
        subprocess.run(['import', '-window', 'root', '-trim', path], check=True)

    # Names

    def check_names(self):
        """Whatever takes the focus has a name, on all pages that have been there, seen now or not."""
        unnamed = [node for node in walk(self.root) if 'focusable' in states(node) and
                   node.get_role_name() not in ONLY_ROOM and re.fullmatch(r'((Gtk|Adw|Robo)\w+)?', node.get_name() or '')]
        assert not unnamed, 'no name: ' + '; '.join(map(describe, unnamed))

    # The end

    def close(self):
        self.process.terminate()
        self.process.wait(120)
        self._listener.deregister('object:state-changed:focused')
        self.home.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
