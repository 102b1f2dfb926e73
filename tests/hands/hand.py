# SPDX-License-Identifier: GPL-3.0-or-later
"""Acts as a player of remote play at a display of its own, as another script says: the script writes one line of JSON
for each action and reads one line back. hands.py starts this program."""
import json
import os
import re
import shutil
import sys

from person import DECIDE, END, PROGRAM, Person
from screen import KEY_S, GLib, Screen, ancestors, children, role_of, skip, states, walk

try:
    import gi
    gi.require_version('Gdk', '4.0')
    from gi.repository import Gdk
except (ImportError, ValueError) as error:
    skip(f'Python has no Gdk ({error})')

PATIENCE_S = 240
SETTINGS = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}


class Hand:
    def __init__(self):
        self.screen = self.person = self.more = None
        self.clipboard = Gdk.Display.open(os.environ['DISPLAY']).get_clipboard()

    # Window

    def open(self, name, settings=(), data=(), language='C', home=None):
        """Opens the window on a machine that has only the files in data."""
        self.name, self.more = name, None
        self.screen = Screen(settings={**SETTINGS, 'remote-name': f"'{name}'", **dict(settings)}, data=dict(data), language=language,
                             home=home)
        self.person = Person(self.screen, seed=sum(map(ord, name)))

    def copy_key(self):
        """Returns the path of a copy of the player's key."""
        key = os.path.join(self.screen.home.name, 'data/robodrome/remote.key')
        kept = os.path.join(os.environ['XDG_STATE_HOME'], f'{self.name}.key')
        shutil.copy(key, kept)
        return kept

    def kill(self):
        """Kills the program, as a power failure does. Returns the path of the key, the only file that remains."""
        kept = self.copy_key()
        self.screen.kill()
        self.screen.home.cleanup()
        return kept

    def restart(self, names):
        """Kills the program, starts it again on the same machine, and opens the game of these players from the start
        page."""
        home = self.screen.home
        self.screen.kill()
        self.open(self.name, home=home)
        self.screen.tab_to(names)
        self.screen.key('Return')
        self.see('^Your turn|^Sealed|Waiting for')

    def close(self):
        self.screen.close()

    def picture(self, path):
        self.screen.picture(path)

    # Reading

    def labels(self):
        """Returns the texts of all labels."""
        try:
            return [node.get_name() for node in walk(self.screen.root) if role_of(node) == 'label' and self.screen.is_seen(node)]
        except GLib.Error:  # the widget was removed meanwhile
            return []

    def see(self, pattern, patience_s=PATIENCE_S):
        return self.screen.wait(lambda: next((text for text in self.labels() if re.search(pattern, text)), None), pattern, patience_s)

    # Actions

    def tab_to(self, name, role=None):
        for _ in range(150):
            focus = self.screen.focus
            if re.search(name, self.screen.focus_name()) and role in (None, role_of(focus)):
                return
            self.screen.press('Tab')
        raise AssertionError(f'Tab leads to no {name}')

    def press(self, name):
        """Presses a button of the page with the keyboard as soon as the button is there."""
        self.screen.wait(lambda: self.screen.find(name, 'push button'), name, PATIENCE_S)
        self.tab_to(name)
        self.screen.key('space')

    def menu(self, item):
        """Activates an item in the menu of the bar. The menu opens with its first item focused; keys move to the wanted
        item."""
        button = self.screen.wait(lambda: self.screen.find('^More$', 'toggle button') or self.screen.find('^More$'), 'the menu')
        self.screen.click(button)
        self.screen.wait(lambda: self.screen.find_focus() and re.search('menu', role_of(self.screen.focus)), 'an item')
        for _ in range(12):
            if re.search(item, self.screen.focus_name()):
                break
            before = self.screen.focus_name()
            self.screen.key('Down')
            self.screen.wait_focus_change(before)
        assert re.search(item, self.screen.focus_name()), (item, self.screen.focus_name())
        self.screen.key('Return')

    def look_into_dialog(self):
        """Finds the focus in the dialog. Events of the menu that opened the dialog may arrive after the dialog's own
        events."""
        screen = self.screen

        def find_focus():
            dialog = next((window for window in children(screen.root) if window != screen.window), None)
            found = next((node for node in walk(dialog) if 'focused' in states(node)), None) if dialog else None
            screen.focus = found or screen.focus
            return found

        screen.wait(find_focus, 'the focus in the dialog')

    def answer(self, response):
        """Activates a response of the dialog that opens."""
        screen = self.screen
        self.look_into_dialog()
        self.tab_to(response)
        screen.key('space')
        screen.wait(lambda: screen.root.get_child_count() == 1, 'the end of the dialog')
        screen.take_keys()

    def go_on_without(self, name):
        self.menu(f'^Continue Without {name}')
        self.answer('^Continue$')

    def come_back(self):
        self.menu('^Ask to Rejoin$')

    def use_account(self, address, password, is_new):
        """Enters an account in the dialog that asks for it."""
        screen = self.screen
        screen.wait(lambda: screen.find('^Address', 'text') or screen.find('^Address'), 'the dialog', PATIENCE_S)
        self.look_into_dialog()
        for row, text in (('^Address', address), ('^Password', password)):
            self.tab_to(row)
            while 'text' not in role_of(screen.focus):
                screen.press('Tab')
            screen.key('ctrl+a')
            screen.type(text)
        if is_new:
            self.tab_to('Create a new account')
            screen.key('space')
        self.tab_to('^Use$')
        screen.key('space')
        screen.wait(lambda: screen.root.get_child_count() == 1, 'the end of the dialog')
        screen.take_keys()

    def open_distance(self):
        self.press('^Play Remotely')
        self.screen.wait(lambda: self.screen.find('^Invitation$'), 'the page')

    def invite(self, how, players, rules, account=None):
        self.open_distance()
        for row, item in (('^Rules$', rules), ('^Connection$', how), ('^Players$', players)):
            self.person.choose(row, item)
        self.press('^Invite$')
        if account:
            self.use_account(*account)

    def join(self, text, button, account=None):
        """Pastes a text from another player, looks at it, and joins."""
        self.open_distance()
        self.put(text)
        self.press('^Paste$')
        if account:
            self.use_account(*account)
        self.screen.wait(lambda: self.screen.find(f'^{button}$', 'push button'), button, PATIENCE_S)
        self.see('invites you')
        self.press(f'^{button}$')

    # Clipboard

    def put(self, text):
        self.clipboard.set_content(Gdk.ContentProvider.new_for_value(text))

    def copy(self):
        """Returns the text that Copy has put on the clipboard."""
        found = []

        def read_cb(clipboard, result):
            try:
                found.append(clipboard.read_text_finish(result) or '')
            except GLib.Error:
                found.append('')

        self.put('nothing')
        self.screen.wait(lambda: self.screen.find('^Copy$', 'push button'), 'a text', PATIENCE_S)
        self.screen.key('ctrl+shift+c')

        def has_text():
            if found and found[-1] != 'nothing':
                return found[-1]
            self.clipboard.read_text_async(None, read_cb)
            return None

        return self.screen.wait(has_text, 'a text in the clipboard')

    def paste(self, text):
        self.put(text)
        self.screen.key('ctrl+shift+v')

    # Playing

    def bar(self):
        """Returns the texts of the bar above the game."""
        if self.more is None or not self.more.get_parent():
            # The button of the bar opens a menu; other buttons with the same name do not.
            self.more = self.screen.find('^More$', 'toggle button') or self.screen.find('^More$')
        if self.more is None:
            return []
        bar = next(node for node in ancestors(self.more) if any(role_of(child) == 'label' for child in walk(node)
                                                                if re.search(r'\.$', child.get_name() or '')))
        return [node.get_name() for node in walk(bar) if role_of(node) == 'label' and self.screen.is_seen(node)]

    def stands(self, pattern):
        try:
            return any(re.search(pattern, label) for label in self.bar())
        except (GLib.Error, AttributeError):
            return False

    def act(self):
        """Does all actions that are possible now. Returns their names."""
        done = []
        while self.stands('^Your turn'):
            now = self.look_for_turn()
            done.append(now)
            if now == PROGRAM:
                self.person.program()
            elif now == DECIDE:
                self.person.decide()
            else:
                break
        if self.stands('^The game is over'):
            self.screen.wait(lambda: self.what_now() == END, 'the end page', PATIENCE_S)
            done.append(END)
        return done

    def look_for_turn(self):
        """Returns the next action. If the focus is elsewhere, searches with Tab as a user of a screen reader does."""
        try:
            return self.screen.wait(self.what_now, 'something to do', 2 * KEY_S)
        except AssertionError:
            if self.screen.root.get_child_count() == 1:
                self.screen.take_keys()
        # Each line of the log is one tab stop or more, and the log may be on the way.
        for _ in range(400):
            try:
                now = self.what_now()
                if now or not self.stands('^Your turn'):
                    return now
                self.screen.press('Tab')
            except GLib.Error:  # the widget was removed meanwhile
                pass
        raise AssertionError('it is my turn, and Tab leads to nothing that can be done')

    def what_now(self):
        return self.person.what_now() if self.screen.find_focus() or self.screen.focus else None

    def check_names(self):
        self.screen.check_names()


hand = Hand()
for line in sys.stdin:
    name, *arguments = json.loads(line)
    try:
        said = getattr(hand, name)(*arguments)
        print(json.dumps({'said': said}), flush=True)
    except Exception as error:  # the other script has to learn about every error
        print(json.dumps({'failed': f'{type(error).__name__}: {error}', 'seen': hand.labels() if hand.screen else []}), flush=True)
