# SPDX-License-Identifier: GPL-3.0-or-later
"""Visits what is shown only sometimes and is not in scenes.py: open lists and menus, dialogs, faulty files. Only
in-place.py uses these scenes."""
import os

from scenes import SCENES, scene, strengths

TESTS = os.environ['G_TEST_SRCDIR']
N_SCENES = len(SCENES)


def tests(*parts):
    return os.path.join(TESTS, *parts)


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
    stage.close_dialog('Return')
    stage.screen.click(stage.find('_Edit', 'push button'))
    stage.find('Problems and Properties')
    stage.take('problems')
    stage.go('F10')
    stage.take('menu')


@scene(options=[tests('broken/arena/caution-turn.arena.xml')])
def arena_imported(stage):
    stage.screen.wait_focus(stage.say('_Import', 'button'))
    stage.close_dialog('Return')
    stage.find('_Edit', 'push button')
    stage.take()


def rules_opened(stage):
    """Shows a file that has not been imported yet."""
    stage.find('_Save', 'push button')
    stage.take()
    stage.screen.click(stage.find(stage.say('_Import', 'button'), 'push button'))
    stage.screen.wait(lambda: not stage.find_all(stage.say('_Import', 'button'), 'push button'), 'the end of the offer')
    stage.take('imported')


@scene(options=[tests('fuzz/corpus/repair/broken.modules.xml')])
def modules_with_errors(stage):
    rules_opened(stage)


@scene(options=[tests('fuzz/corpus/repair/broken.rules.xml')])
def rules_with_errors(stage):
    rules_opened(stage)


@scene(options=[tests('broken/syntax/cut-in-tag.arena.xml')])
def file_not_opened(stage):
    stage.wait_dialog()
    stage.take()


@scene(options=[tests('fuzz/corpus/scenario/') + name for name in sorted(os.listdir(tests('fuzz/corpus/scenario')))[:3]])
def files_not_opened(stage):
    stage.wait_dialog()
    stage.take()


@scene(options=[tests('matches/0.1.0-printed.match.xml')])
def game_under_other_rulings(stage):
    stage.find('Re_view', 'push button')
    stage.take()


@scene(games=['championship_between'])
def series_continued(stage):
    stage.find('RFL Championship')
    stage.take()


@scene()
def editor_work(stage):
    stage.go('ctrl+shift+n')
    stage.go('Return')
    stage.take('new')
    for keys in ('p', 'a', 'w', 'b', 'c', 'v', 't'):
        stage.screen.key(keys)
    stage.screen.key('p', 'space', 's', 'ctrl+a')
    stage.take('selected')
    stage.screen.key('Delete')
    stage.take('erased')
    stage.go('F10')
    stage.take('menu')
    stage.go('Escape')
    stage.screen.key('ctrl+h')
    stage.take('history')
    # Undo all drawing, so that there are no changes to lose.
    stage.go('Escape')
    stage.screen.wait_popover_gone()
    stage.screen.key('ctrl+z', 'alt+Left')
    stage.wait_dialog()
    stage.take('leave')


@scene()
def editor_resize(stage):
    stage.go('ctrl+shift+n')
    stage.go('Return')
    stage.menu('_Resize…')
    stage.take()


@scene()
def library_menu(stage):
    stage.screen.key('alt+' + stage.mnemonic('_All Arenas'))
    stage.screen.wait(lambda: stage.find_all('_New Arena'), 'the library')
    stage.go('Menu')
    stage.take('menu')
    stage.go('Escape')
    stage.screen.key('ctrl+v')
    stage.find('No Arena on the Clipboard')
    stage.take('nothing-pasted')
    stage.screen.key('ctrl+d')
    stage.find('_Edit', 'push button')
    stage.take('duplicated')
    stage.screen.key('F2')
    stage.wait_dialog()
    stage.take('rename')
    stage.close_dialog()
    stage.screen.key('Delete')
    stage.find('_Undo', 'push button')
    stage.take('deleted')
    # Pasting makes a copy of an arena that comes with the game, and the copy belongs to the player.
    stage.screen.key('ctrl+c', 'ctrl+v')
    stage.find('_Edit', 'push button')
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
    stage.go('F10')
    stage.take('menu')
    stage.go('Escape')
    stage.screen.click(stage.find('_Card Balance', 'push button'))
    stage.find(stage.say('Players'), 'combo box')
    stage.take('balance')
    stage.screen.key('alt+Left')
    stage.wait_dialog()
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
    stage.screen.click(stage.find('Play R_emotely', 'push button'))
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
    stage.go('ctrl+n')
    stage.screen.click(stage.find(stage.say('Player in Seat %u').replace('%u', '1'), 'push button'))
    stage.find('Person', 'list item')
    stage.take('players')


def refused_game(name, sentence, **settings):
    """Shows the reason why a new game cannot start with its set-up."""
    def show(stage):
        stage.go('ctrl+n')
        stage.find(sentence)
        stage.take()
    show.__name__ = f'new_game_{name}'
    scene(settings={key.replace('_', '-'): value for key, value in settings.items()})(show)


TWO_PEOPLE = '[("human", "Anna", "hound", "s"), ("human", "{}", "mercury", "w"), ("none", "", "reaper", "n"), ("none", "", "volt", "e")]'
refused_game('for_two', 'A solo game is one person against KillBots. Give one seat to a person and at least one to a KillBot.',
             new_game_mode="'solo'", new_game_seats=TWO_PEOPLE.format('Ben'))
refused_game('nowhere', 'Choose at least one arena.', new_game_mode="'all-arenas'", new_game_arenas="['nowhere']")


@scene(settings={'new-game-mode': "'match'", 'new-game-seats': TWO_PEOPLE.format('Anna')})
def new_game_of_namesakes(stage):
    stage.go('ctrl+n')
    stage.find(stage.say('Two players are called %s. Rename one.').replace('%s', 'Anna'))
    stage.take()


def strength_after(name, before, after):
    """Shows the end of a game that has changed the strength of a player."""
    def show(stage):
        stage.find('_Rematch', 'push button')
        stage.take()
    show.__name__ = f'strength_{name}'
    scene(file='duel', settings={'strengths': strengths('Anna', (1180, 1040, 1110, before, after), 4)})(show)


strength_after('less', 1160, 1142)
strength_after('same', 1160, 1160)


def arena_problem(name):
    """Shows each problem of an arena, with the buttons that fix it."""
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
