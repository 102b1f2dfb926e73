# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the window as a blind user does: the focus and the announcements come over the accessibility bus, and keys and
mouse go through the X server. The program under test needs no change for this."""
import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile

# Everything takes longer when several windows share a busy machine.
PATIENCE_S = int(os.environ.get('ROBODROME_PATIENCE_S', 20))
# A key without a result after this time was lost, or the event about its result was.
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
    """Returns the text of a label or an entry without the word joiners that keep a place together."""
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)).replace('\u2060', '')


def children(node):
    return [child for child in (node.get_child_at_index(i) for i in range(node.get_child_count())) if child]


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def get_gtk_minor():
    return ctypes.CDLL('libgtk-4.so.1').gtk_get_minor_version()


def is_mapped(node):
    """GTK reports hidden pages as visible, but their contents have no size. GTK 4.18 says of few widgets that they contain
    their middle."""
    if not node.get_component_iface():
        return True
    area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return area.width > 0 and area.height > 0 and (get_gtk_minor() >= 18 or Atspi.Component.contains(
        node, area.x + area.width // 2, area.y + area.height // 2, Atspi.CoordType.WINDOW))


# Names that at-spi2-core 2.56 and GTK 4.18 give to roles, each with the name of at-spi2-core 2.46 and GTK 4.8.
OLD_ROLES = {'button': 'push button', 'grouping': 'panel'}


def role_of(node):
    """Returns the same name of a role for all versions."""
    name = node.get_role_name()
    return OLD_ROLES.get(name, name)


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def ancestors(node):
    while node:
        yield node
        node = node.get_parent()


# GTK reports these containers as focusable, but Tab passes them and goes to their contents. Since GTK 4.18 they are
# panels, as other widgets are, whose names are checked with older versions.
ONLY_ROOM = ('filler', 'list', 'scroll pane') + (('panel',) if get_gtk_minor() >= 18 else ())


def describe(node):
    """Describes the place of a widget, for the developer who has to give it a name."""
    return ' < '.join(f'{role_of(one)} "{one.get_name()}"' for one in list(ancestors(node))[:6])


def with_code(function_key):
    """Returns the keycode of a function key. Newer keyboard layouts have these keys on the level of Alt, too, and xdotool
    presses Alt with their names."""
    number = int(function_key[1])
    return str(number + (66 if number <= 10 else 84))


def end_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


# GTK 4.24 warns about itself: on an X server without a compositor a popover reports its frame twice. GTK 4.8 warns
# about a screen reader that asks for the place of a widget on the screen, and about a press that opens a popover, whose
# grab takes the release.
FAULTS_OF_GTK = ('gdk_frame_timings_submitted() called on submitted frame', 'Screen coordinates not supported',
                 'Broken accounting of active state')


class Screen:
    def __init__(self, arguments=(), settings=None, language='C', size=None, data=None, has_reader=False, home=None):
        """settings: keys of the program's settings and their values. data: files to put into the data folder, and the
        originals to copy. has_reader: a screen reader runs, too. home: the folders of an earlier screen, whose program
        was killed."""
        self.has_reader = has_reader
        self.focus = None
        self.said = []          # announcements for screen readers, in their order
        self.focused = []       # objects that had the focus, in their order
        self.home = home or tempfile.TemporaryDirectory(prefix='robodrome-play-')
        self.window = None
        self.root = None
        self._origin = None
        self._copy_data(data or {})
        self._listen()
        self._errors = tempfile.TemporaryFile('w+', errors='replace')
        self.process = subprocess.Popen([os.environ['ROBODROME'], *arguments],
                                        env=self._environment(settings or {}, language, size),
                                        stderr=self._errors, preexec_fn=end_with_parent)
        try:
            self.wait(self._find_window, 'the window')
            self.wait(self._find_first_focus, 'the first focus')
        except BaseException:
            self.close()        # otherwise the next program would only raise this window and end
            raise

    # Environment of the program

    def _environment(self, settings, language, size):
        home = self.home.name
        environment = {'ROBODROME_AUDIO_SINK': 'none', **os.environ, 'LANGUAGE': language, 'GSETTINGS_BACKEND': 'keyfile', 'XDG_DATA_HOME': home + '/data',
                       'XDG_CONFIG_HOME': home + '/config', 'XDG_STATE_HOME': home + '/state',
                       'G_DEBUG': 'fatal-criticals' if get_gtk_minor() >= 24 or self.has_reader else 'fatal-warnings'}
        environment.pop('GTK_A11Y', None)
        if size:
            settings = {'window-width': size[0], 'window-height': size[1], **settings}
        folder = home + '/config/glib-2.0/settings'
        if os.path.exists(folder):
            return environment
        os.makedirs(folder)
        with open(folder + '/keyfile', 'w', encoding='utf-8') as file:
            # A development build has settings of its own.
            for group in ('io/github/robodrome/Robodrome', 'io/github/robodrome/Robodrome/Devel'):
                file.write(f'[{group}]\n')
                file.writelines(f'{key}={value}\n' for key, value in settings.items())
        return environment

    def _copy_data(self, data):
        for name, path in data.items():
            copy = os.path.join(self.home.name, 'data', name)
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copy(path, copy)

    # Events

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
                # Other events are not spoken, as in Orca.
                self.said.append(str(event.any_data))
        except GLib.Error:      # the object was removed meanwhile
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

    # No event tells which object had the focus before the listener existed.
    def _find_first_focus(self):
        self.focus = self.focus or next((node for node in walk(self.window) if 'focused' in states(node)), None)
        return self.focus

    def find_focus(self):
        """Finds the object with the focus. Events of a window that is left may come after those of the current
        window."""
        for window in children(self.root):
            if 'active' in states(window):
                found = next((node for node in walk(window) if 'focused' in states(node)), None)
                self.focus = found or self.focus
                return found
        return None

    # Waiting

    def wait(self, condition, what, patience_s=PATIENCE_S):
        """Handles events until the condition is true, and returns the result of the condition."""
        context = GLib.MainContext.default()
        end_us = GLib.get_monotonic_time() + patience_s * 1000000
        while True:
            while context.iteration(False):
                pass
            try:
                result = condition()
            except GLib.Error:  # an object was removed meanwhile
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

    # Actions

    def key(self, *keys):
        self._xdotool('key', '--delay', 4, *(re.sub(r'(?<![^+])F(\d+)$', with_code, key) for key in keys))

    def type(self, text):
        self._xdotool('type', '--delay', 4, text)

    def press(self, *keys):
        """Presses keys that move the focus, and waits until it has moved. Without a window manager no window may have
        the keyboard focus after a dialog; then the main window gets it, and the key is pressed once more."""
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
        """Waits for another row. At the end of a list the focus stays, so the wait is short."""
        try:
            self.wait(lambda: self.focus_name() != old, 'another row', .25)
        except AssertionError:
            pass

    def tab_to_entry(self, name):
        self.tab_to(name)
        while 'text' not in role_of(self.focus) and 'spin' not in role_of(self.focus):
            self.press('Tab')

    def tab_to(self, name, back=False):
        """Searches with Tab, as a user of a screen reader does."""
        for _ in range(150):
            if re.search(name, self.focus_name()):
                return
            self.press('shift+Tab' if back else 'Tab')
        raise AssertionError(f'Tab leads to no {name!r}')

    def find(self, name, role=None, root=None):
        for node in walk(root or self.root):
            if re.search(name, node.get_name() or '') and role in (None, role_of(node)):
                return node
        return None

    def point(self, node, x=.5, y=.5):
        """Returns the place of a node on the display. Without a window manager the window does not move."""
        self._origin = self._origin or self._find_origin()
        area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        return (self._origin[0] + round(area.x + area.width * x), self._origin[1] + round(area.y + area.height * y))

    def point_in_popover(self, node):
        """Returns the place of a node in a popover: the bus knows only its place within the popover."""
        popover = next(one for one in ancestors(node) if
                       any(child.get_name() == 'GtkPopoverContent' for child in children(one)))
        outer, inner = (Atspi.Component.get_extents(one, Atspi.CoordType.WINDOW) for one in (popover, node))
        place = self.wait(lambda: next((place for place in self._x_windows() if
                                        (int(place['WIDTH']), int(place['HEIGHT'])) == (outer.width, outer.height)), None),
                          'the window of a popover')
        return (int(place['X']) + inner.x - outer.x + inner.width // 2, int(place['Y']) + inner.y - outer.y + inner.height // 2)

    def _find_origin(self):
        """Returns the place on the display from which the bus counts. There is a margin for the shadow around the window,
        and GTK 4.18 lets the window itself begin at a negative place."""
        extents = Atspi.Component.get_extents(self.window, Atspi.CoordType.WINDOW)
        for place in self._x_windows():
            frame = (int(place['WIDTH']) - extents.width) // 2
            if 0 <= frame < 60:
                return (int(place['X']) + frame - extents.x,
                        int(place['Y']) + (int(place['HEIGHT']) - extents.height) // 2 - extents.y)
        raise AssertionError('the window has no place on the display')

    def _x_windows(self):
        """Yields the program's X windows with their places; after a drag there is an invisible one of a single
        pixel."""
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                               capture_output=True, text=True).stdout.split()
        places = [dict(line.split('=') for line in subprocess.run(
            ['xdotool', 'getwindowgeometry', '--shell', window], capture_output=True, text=True).stdout.split())
            for window in found]
        return [place for place in places if place and int(place['WIDTH']) > 1]

    def make_high(self, height):
        """Resizes the window that has the keyboard focus."""
        window = subprocess.run(['xdotool', 'getwindowfocus'], capture_output=True, text=True, check=True).stdout.strip()
        width = next(place['WIDTH'] for place in self._x_windows() if place['WINDOW'] == window)
        self._xdotool('windowsize', '--sync', window, width, height)

    def focus_window(self, name):
        """Gives the keyboard focus to the window with this title."""
        self._xdotool('search', '--sync', '--onlyvisible', '--name', name, 'windowfocus', '--sync')

    def take_keys(self):
        """Gives the keyboard focus to the main window, as a window manager does when a dialog has been closed."""
        self._xdotool('windowfocus', '--sync', max(self._x_windows(), key=lambda place: int(place['WIDTH']))['WINDOW'])

    def center_dialog(self):
        """Moves a dialog to the middle of the main window, as a window manager does."""
        *dialogs, main = sorted(self._x_windows(), key=lambda place: int(place['WIDTH']))
        for dialog in dialogs:
            place = [int(main[origin]) + (int(main[size]) - int(dialog[size])) // 2 for origin, size in (('X', 'WIDTH'), ('Y', 'HEIGHT'))]
            self._xdotool('windowmove', '--sync', dialog['WINDOW'], *place)

    def settled_point(self, node, x=.5, y=.5, must_be_seen=False):
        """Returns the place of a node after all movement, such as a page or a scrolled list that slides in. On a busy
        machine a node that has not begun to move is outside the window, where a list that opens beside it would find no
        monitor."""
        places = []

        def is_settled():
            places.append(self.point(node, x, y))
            return len(places) > 4 and len(set(places[-5:])) == 1 and (not must_be_seen or self.is_seen(node))

        self.wait(is_settled, 'a place that stays')
        return places[-1]

    def wait_popover_gone(self):
        """Waits until the display has removed the window of a popover; until then the popover takes the next press."""
        self.wait(lambda: len(self._x_windows()) == 1, 'the end of a popover', 3)

    def click(self, node):
        self.click_at(self.settled_point(node))

    def click_at(self, place):
        self._xdotool('mousemove', *place, 'click', 1)

    def height(self, node):
        return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).height

    def point_away(self):
        """Moves the pointer to an empty place, so that no widget is highlighted or shows its tooltip."""
        self._xdotool('mousemove', 10000, 10000)

    def scroll(self, steps):
        """Scrolls the middle of the window downwards."""
        x, y = self.point(self.window)
        self._xdotool('mousemove', x, y, 'click', '--repeat', abs(steps), '--delay', 5, 5 if steps > 0 else 4)

    def is_seen(self, node):
        """Returns whether a node is inside the window, and neither scrolled away nor covered."""
        try:
            area = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        except GLib.Error:      # a page of a stack, which is no widget
            return False
        window = Atspi.Component.get_extents(self.window, Atspi.CoordType.WINDOW)
        return area.width > 1 and area.height > 1 and area.x >= window.x and area.y >= window.y and \
            area.x + area.width <= window.x + window.width and area.y + area.height <= window.y + window.height

    def drag(self, start, end):
        """Drags in several steps, as a hand does, which trembles at the end: in GTK 4.18 a target learns of a drag only
        from a motion that comes after the first one over it."""
        tremble = [word for step in (1, -1, 1, -1)
                   for word in ('mousemove_relative', '--sync', '--', step, step, 'sleep', '0.15')]
        self._xdotool('mousemove', *start, 'mousedown', '1', *self._moves(start, end, range(1, 9)), *tremble, 'mouseup', '1')

    @staticmethod
    def _moves(start, end, steps):
        """Yields the given steps out of eight, because a single jump would not start a drag."""
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
        """Checks that all focusable widgets have a name, on all pages that were opened, visible or not."""
        unnamed = [node for node in walk(self.root) if 'focusable' in states(node) and
                   role_of(node) not in ONLY_ROOM and re.fullmatch(r'((Gtk|Adw|Robo)\w+)?', node.get_name() or '')]
        assert not unnamed, 'no name: ' + '; '.join(map(describe, unnamed))

    # End

    def kill(self):
        """Kills the program, as a power failure does. The folders stay."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._listener.deregister('object:state-changed:focused')

    def _read_errors(self):
        """Passes on what the program wrote to its standard error, and returns the warnings in it."""
        with self._errors as file:
            file.seek(0)
            lines = file.readlines()
        sys.stderr.writelines(lines)
        return [line for line in lines if re.search('(WARNING|CRITICAL|ERROR) \\*\\*:', line) and
                not any(fault in line for fault in FAULTS_OF_GTK)]

    def close(self):
        self.process.terminate()
        self.process.wait(120)
        self._listener.deregister('object:state-changed:focused')
        self.home.cleanup()
        return self._read_errors()

    def __enter__(self):
        return self

    def __exit__(self, kind, *error):
        warnings = self.close()
        if warnings and not kind:
            raise AssertionError(f'the program warned: {warnings[0]}')
