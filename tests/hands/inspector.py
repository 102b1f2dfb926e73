# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks a page as a user does who has no mouse and cannot see: each control has a name of its own, and keys lead to
the control and away again. All findings are collected, so one run reports all of them."""
import re

from gi.repository import Atspi, GLib

from screen import ancestors, children, describe, is_mapped, role_of, states, walk

# The roles of controls, as GTK reports them.
OPERATED = ('push button', 'toggle button', 'radio button', 'check box', 'combo box', 'text', 'entry', 'password text', 'spin button',
            'slider', 'link', 'menu item', 'check menu item', 'radio menu item', 'page tab', 'table cell', 'list item', 'search box',
            'tree item', 'switch')
# Arrow keys change the contents of these controls.
TAKES_ARROWS = ('text', 'entry', 'spin button', 'slider', 'combo box')
# Buttons of the window frame; the desktop handles their keys.
WINDOW_BUTTONS = ('Minimize', 'Maximize', 'Restore', 'Close')
CLASS_NAME = re.compile(r'((Gtk|Adw|Robo)[A-Z]\w+)?')
SPACE = re.compile(r'column (\d+), row (\d+), .')


def has_name(node):
    return not CLASS_NAME.fullmatch((node.get_name() or '').strip())


def is_window_button(node):
    return node.get_name() in WINDOW_BUTTONS and bool(re.match('(Minimize|Maximize|Restore|Close) the window|$', node.get_description() or ''))


def is_sensitive(node):
    """GTK reports the state of each widget separately, and no state for objects that cannot be insensitive."""
    return 'defunct' not in states(node) and all('sensitive' in states(one) for one in ancestors(node) if role_of(one) != 'application')


def is_operated(node):
    try:
        return is_operated_now(node)
    except GLib.Error:      # the widget was removed when a list was filled again
        return False


def is_operated_now(node):
    return role_of(node) in OPERATED and 'focusable' in states(node) and not is_window_button(node)


class Inspector:
    def __init__(self, screen):
        self.screen = screen
        self.findings = []
        self.page = ''

    def complain(self, what, node=None):
        self.findings.append(f'{self.page}: {what}' + (f': {describe(node)}' if node else ''))

    def report(self):
        assert not self.findings, f'{len(self.findings)} findings\n' + '\n'.join(self.findings)

    # Contents

    def root(self):
        """Returns the window with the focus, or the popover in it, which Tab does not leave."""
        top = None
        for node in ancestors(self.screen.focus):
            if role_of(node) in ('menu', 'dialog', 'frame', 'window', 'alert') or node.get_name() in ('GtkPopover', 'RoboDiePopover'):
                return node
            if role_of(node) == 'application':
                return top
            top = node
        return top

    def parts(self, root):
        """Yields all visible parts of the page. The contents of hidden parts are left out, too."""
        for child in children(root):
            if not is_mapped(child):
                continue
            yield child
            yield from self.parts(child)

    # Names

    def check_names(self, nodes):
        seen = {}
        for node in nodes:
            role = role_of(node)
            if role in ('icon', 'image') and not has_name(node) and not any(
                    has_name(one) and role_of(one) in OPERATED for one in list(ancestors(node))[1:]):
                self.complain('a picture without a name', node)
            if not is_operated(node):
                continue
            name = node.get_name() or ''
            if not has_name(node):
                self.complain('no name', node)
            elif re.search(r'(^|\s)_\w', name):
                self.complain('an underline in the name', node)
            elif re.fullmatch(r'(.+) \1', name):
                self.complain('the name twice', node)
            place = tuple(one.get_name() for one in list(ancestors(node))[1:] if has_name(one))
            key = (place, role, name, node.get_description() or '')
            if has_name(node) and key in seen:
                self.complain('twice the same name in one place', node)
            seen[key] = node
        self.check_boards(nodes)

    def check_boards(self, nodes):
        """Checks that a board is a table in which each space gives its column and row."""
        for table in [node for node in nodes if role_of(node) == 'table' and SPACE.match(self.first_name(node))]:
            places = [tuple(map(int, SPACE.match(space.get_name() or '').groups())) if SPACE.match(space.get_name() or '') else None
                      for space in children(table)]
            n_columns = max(place[0] for place in places if place)
            if None in places or places != [(i % n_columns + 1, i // n_columns + 1) for i in range(len(places))]:
                self.complain('spaces that do not say where they are', table)

    @staticmethod
    def first_name(node):
        child = node.get_child_at_index(0) if node.get_child_count() else None
        return child.get_name() or '' if child else ''

    # Keys

    def press(self, key):
        """Presses a key and returns the object with the focus afterwards, or None if the focus did not move."""
        screen = self.screen
        old, n = screen.focus, len(screen.focused)
        screen.key(key)
        try:
            # At the end of a list an arrow key does nothing, but Tab always moves on.
            screen.wait(lambda: len(screen.focused) > n and screen.focus != old, f'the focus after {key}', 4 if key == 'Tab' else .4)
        except AssertionError:
            return None
        return screen.focus

    def has_focus(self):
        try:
            return 'focused' in states(self.screen.focus)
        except GLib.Error:
            return False

    def walk_by_tab(self):
        """Returns all objects that Tab reaches until the focus is back at the first."""
        reached = [self.screen.focus]
        for _ in range(400):
            if not self.press('Tab') and not self.has_focus():
                self.complain(f'Tab loses the focus after {reached[-1].get_name()!r}')
                return reached
            if self.screen.focus in reached:
                if self.screen.focus != reached[0] and len(reached) > 1:
                    # The walk may have begun at an object that Tab does not reach, such as a cell within a grid.
                    if self.screen.focus == reached[-1]:
                        self.complain('Tab does not leave', self.screen.focus)
                return reached
            reached.append(self.screen.focus)
        self.complain('Tab does not come round')
        return reached

    def tab_to(self, node):
        for _ in range(150):
            if self.screen.focus == node:
                return True
            self.press('Tab')
        return False

    def walk_by_arrows(self, start, missing):
        """Returns all objects that arrow keys reach from a start, as long as reachable objects are missing."""
        if not self.tab_to(start):
            return set()
        reached = set()
        for key in ('Down', 'Right', 'Up', 'Left'):
            for _ in range(len(missing) + 1):
                node = self.press(key)
                if node and role_of(node) in TAKES_ARROWS:
                    reached.add(node)
                    self.tab_to(start)
                    break
                if not node or node in reached and key in ('Down', 'Right'):
                    break
                reached.add(node)
        if SPACE.match(start.get_name() or ''):
            reached |= self.rows_and_columns(reached, missing)
        return reached

    @staticmethod
    def rows_and_columns(reached, missing):
        """Returns the missing spaces of a board whose row and column were reached: arrow keys lead to them."""
        places = [SPACE.match(node.get_name() or '') for node in reached]
        columns, rows = ({place.group(i) for place in places if place} for i in (1, 2))
        return {node for node in missing for place in [SPACE.match(node.get_name() or '')]
                if place and place.group(1) in columns and place.group(2) in rows}

    def check_keys(self, nodes):
        reached = self.walk_by_tab()
        for node in reached:
            if not has_name(node):
                self.complain('Tab leads to something without a name', node)
        missing = [node for node in nodes if is_operated(node) and is_sensitive(node) and node not in reached and
                   not self.has_other_way(node, reached)]
        tried = set()
        while missing:
            node = missing[0]
            container, start = self.find_start(node, reached)
            if start is None or container in tried:
                missing.pop(0)
                self.complain('no key leads there', node)
                continue
            tried.add(container)
            found = self.walk_by_arrows(start, [other for other in missing if container in ancestors(other)])
            missing = [other for other in missing if other not in found]
        return reached

    @staticmethod
    def find_start(node, reached):
        """Returns the smallest container around a node that Tab reached, and the object that Tab reached there."""
        for container in list(ancestors(node))[1:]:
            for other in reached:
                if container in ancestors(other) and role_of(other) not in TAKES_ARROWS:
                    return container, other
        return None, None

    @staticmethod
    def has_other_way(node, reached):
        """Returns whether a control can be reached in another way: one visible control may be several objects in GTK,
        such as the list of a drop-down list."""
        return any(other in reached and (other.get_name() == node.get_name() or role_of(other) == 'combo box')
                   for other in list(ancestors(node))[1:]) or any(
            node in ancestors(other) and other.get_name() == node.get_name() for other in reached)

    def check_back(self, key, focus):
        """Checks that the key leads back to the page before, and that an object there has the focus."""
        self.screen.key(key)
        try:
            self.screen.wait(lambda: re.search(focus, self.screen.focus_name()) and self.has_focus(), f'{focus!r}', 3)
        except AssertionError:
            self.complain(f'{key} does not lead back to {focus!r} but {self.screen.focus_name()!r}')

    def check_closes(self, focus):
        """Checks that Escape closes the dialog. Without a window manager the test has to give the keyboard focus back
        to the window."""
        screen = self.screen
        n = screen.root.get_child_count()
        screen.key('Escape')
        try:
            screen.wait(lambda: screen.root.get_child_count() < n, 'the end of the dialog', 3)
        except AssertionError:
            self.complain('Escape does not close it')
            screen.key('alt+F4')
        screen.take_keys()
        screen.wait(screen.find_focus, 'a focus in the window')
        if not re.search(focus, screen.focus_name()):
            self.complain(f'after it the focus is not on {focus!r} but on {screen.focus_name()!r}')

    def open(self, key, focus):
        """Opens another page by a key."""
        self.screen.key(*key.split())
        self.screen.wait_focus(focus)

    def open_dialog(self, *keys):
        """Opens a dialog; events of the window before may arrive later than the dialog."""
        screen = self.screen
        n = screen.root.get_child_count()
        screen.key(*keys)
        screen.wait(lambda: screen.root.get_child_count() > n, 'a dialog')
        screen.wait(lambda: screen.find_focus() and screen.window not in ancestors(screen.focus), 'the focus in the dialog')

    # Page

    def check(self, page, keys=True):
        self.page = page
        self.screen.wait(lambda: True, 'what has been said so far')
        root = self.root()
        nodes = list(self.parts(root))
        self.check_names(nodes)
        if keys:
            self.check_keys(nodes)
        n = sum(1 for node in nodes if is_operated(node))
        print(f'# {page}: {n} things to operate, {len(self.findings)} findings so far', flush=True)
        return nodes
