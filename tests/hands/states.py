# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be seen only now and then, beside what scenes.py shows: lists and menus that are open, dialogs, files that are not
as they should be. Only in-place.py goes through them."""
import os

from scenes import SCENES, scene

TESTS = os.environ['G_TEST_SRCDIR']
N_SCENES = len(SCENES)


def tests(*parts):
    return os.path.join(TESTS, *parts)


def wait_dialog(stage):
    """A dialog has come: the focus is somewhere."""
    stage.screen.wait(lambda: stage.screen.root.get_child_count() > 1, 'a dialog')


@scene()
def shortcuts_found(stage):
    stage.go('ctrl+question')
    for letters in ('e', 'a', 'o', 'i', 'u', 'z'):
        stage.screen.key('ctrl+a')
        stage.screen.type(letters)
        stage.take(letters)


@scene(options=[tests('broken/arena/caution-turn.arena.xml')])
def arena_with_errors(stage):
    stage.screen.wait_focus(stage.say('_Import', 'button'))
    stage.take()
    stage.screen.key('Return')
    stage.screen.wait(lambda: stage.find_all('_Edit', 'push button'), 'the library')
    stage.take('imported')
    stage.screen.click(stage.find('_Edit', 'push button'))
    stage.screen.wait(lambda: stage.find_all('Problems and Properties'), 'the editor')
    stage.take('problems')
    stage.screen.key('F10')
    stage.take('menu')


@scene(options=[tests('fuzz/corpus/repair/broken.modules.xml')])
def modules_with_errors(stage):
    stage.take()
    stage.screen.key('Return')
    stage.take('opened')


@scene(options=[tests('fuzz/corpus/repair/broken.rules.xml')])
def rules_with_errors(stage):
    stage.take()
    stage.screen.key('Return')
    stage.take('opened')


@scene(options=[tests('broken/syntax/cut-in-tag.arena.xml')])
def file_not_opened(stage):
    wait_dialog(stage)
    stage.take()


@scene(options=[tests('fuzz/corpus/scenario/') + name for name in sorted(os.listdir(tests('fuzz/corpus/scenario')))[:3]])
def files_not_opened(stage):
    wait_dialog(stage)
    stage.take()


@scene(options=[tests('matches/0.1.0-printed.match.xml')])
def game_under_other_rulings(stage):
    stage.take()


@scene(games=['championship'])
def series_continued(stage):
    stage.take()


@scene()
def editor_work(stage):
    stage.go('ctrl+shift+n')
    stage.take('new')
    for keys in ('p', 'a', 'w', 'b', 'c', 'v', 't'):
        stage.screen.key(keys)
    stage.screen.key('s', 'ctrl+a')
    stage.take('selected')
    stage.screen.key('Delete')
    stage.take('erased')
    stage.screen.key('F10')
    stage.take('menu')
    stage.screen.key('Escape', 'alt+Left')
    stage.take('leave')


@scene()
def editor_resize(stage):
    stage.go('ctrl+shift+n')
    stage.menu('_Resize…')
    stage.take()


@scene()
def library_menu(stage):
    stage.screen.key('alt+' + stage.mnemonic('_All Arenas'))
    stage.screen.wait(lambda: stage.find_all('_New Arena'), 'the library')
    stage.screen.key('Menu')
    stage.take('menu')
    stage.screen.key('Escape', 'ctrl+d')
    stage.take('duplicated')
    stage.screen.key('F2')
    stage.take('rename')
    stage.screen.key('Escape', 'Delete')
    stage.take('deleted')
    stage.screen.key('ctrl+v')
    stage.take('pasted')


@scene()
def card_edited(stage):
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.click(stage.find('Workshop modules'))
    stage.screen.wait_focus(f'^{stage.say("Tractor Beam")}$')
    stage.screen.key('ctrl+d')
    stage.take('duplicated')
    stage.screen.key('Delete')
    stage.take('removed')
    stage.screen.key('ctrl+z')
    stage.take('undone')
    stage.screen.key('F10')
    stage.take('menu')
    stage.screen.key('Escape', 'ctrl+b')
    stage.take('balance')
    stage.screen.key('alt+Left')
    stage.take('leave')


@scene(file='four_late')
def game_menu(stage):
    stage.lift()
    stage.screen.key('F10')
    stage.take()
    stage.screen.key('Escape')
    stage.back(3)
    stage.screen.key('F10')
    stage.take('past')


@scene(file='four')
def end_details(stage):
    stage.find('_Rematch', 'push button')
    stage.screen.key('F10')
    stage.take()


@scene()
def main_menu(stage):
    stage.screen.key('F10')
    stage.take()


@scene()
def remote_rooms(stage):
    stage.screen.click(stage.find('Play at a _Distance', 'push button'))
    stage.find('Your name')
    stage.screen.key('F10')
    stage.take('menu')


@scene(games=['remote', 'killbots_in_the_middle'])
def remote_menu(stage):
    stage.screen.click(stage.find('Your Turn'))
    stage.find('_Paste', 'push button')
    stage.screen.key('ctrl+shift+v')
    stage.take('pasted')
    stage.screen.key('F10')
    stage.take('menu')


@scene()
def seats(stage):
    stage.open_new_game()
    for node in stage.find_all('Human', 'combo box')[:1] + stage.find_all('Human', 'toggle button')[:1]:
        stage.screen.click(node)
    stage.take('players')


def arena_problem(name):
    """Each thing that may be wrong with an arena, with the buttons that mend it."""
    def show(stage):
        stage.screen.wait_focus(stage.say('_Import', 'button'))
        stage.screen.key('Return')
        stage.screen.wait(lambda: stage.find_all('_Edit', 'push button'), 'the library')
        stage.screen.click(stage.find('_Edit', 'push button'))
        stage.screen.wait(lambda: stage.find_all('Problems and Properties'), 'the editor')
        stage.take()
    show.__name__ = f'arena_{name.replace("-", "_")}'
    scene(options=[tests('broken', 'arena', f'{name}.arena.xml')])(show)


for problem in ('caution-on-pit', 'caution-twice', 'edge-twice', 'start-on-pit', 'vp-and-workshop', 'vp-number-twice', 'vp-on-pit', 'wall-and-barrier',
                'warn-border-edge', 'warn-edge-at-arena-wall', 'warn-start-arrow', 'workshop-twice'):
    arena_problem(problem)

STATES = SCENES[N_SCENES:]
del SCENES[N_SCENES:]
