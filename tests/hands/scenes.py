# SPDX-License-Identifier: GPL-3.0-or-later
"""All pages from the start page to the preferences: each scene uses the window as a player does, finds widgets by their
words in any language, and takes pictures on the way."""
import subprocess

from screen import role_of

SETTINGS = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
SCENES = []


def scene(file=None, games=(), options=(), settings=None):
    """file, games: names of methods of Games that make the file to open, and the files in the folder of games."""
    def add(function):
        SCENES.append((function.__name__.replace('_', '-'), function, file, games, options, {**SETTINGS, **(settings or {})}))
        return function
    return add


@scene()
def start_first(stage):
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("Rome")}$'), 'the arenas')
    stage.take()


@scene(games=['four_in_the_middle', 'four', 'killbots'])
def start_continue(stage):
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("Rome")}$'), 'the arenas, which come last')
    stage.take()


@scene(settings={'new-game-mode': "'training'"})
def new_training(stage):
    stage.open_new_game()


@scene(settings={'new-game-mode': "'match'"})
def new_match(stage):
    stage.open_new_game()


def strengths(name, ratings, seed=0):
    """The setting after games against Bruno; seed is the seed of the last one."""
    games = [f'(int64 {1790000000 + i}, uint64 {seed if i == len(ratings) - 1 else 1000 + i}, {rating}.0, {max(300 - 35 * i, 75)}.0, 0.06, '
             f'[("computer-bruno", {i % 2}.0)])' for i, rating in enumerate(ratings)]
    return f'[("{name}", [{", ".join(games)}])]'


RATINGS = (1180, 1040, 1110, 1160, 1090, 1130, 1170, 1125, 1165, 1190, 1160, 1202)
SEATS = ('[("human", "Maximiliane", "hound", "s"), ("computer-like-me", "", "mercury", "w"), ("computer-oracle", "", "reaper", "n"), '
         '("computer-like-me", "", "volt", "e")]')


@scene(settings={'new-game-mode': "'match'", 'new-game-seats': SEATS, 'strengths': strengths('Maximiliane', RATINGS)})
def new_against_computers(stage):
    stage.open_new_game()


@scene(settings={'new-game-mode': "'all-arenas'"})
def new_all_arenas(stage):
    stage.open_new_game()


@scene()
def new_championship(stage):
    stage.screen.click(stage.find('C_hampionship', 'push button'))
    stage.screen.wait_focus(f'^{stage.say("_Start")}$')
    stage.take_scrolled()


@scene()
def remote_page(stage):
    stage.click_scrolled_to('Play R_emotely')
    stage.find('Your name')
    stage.take_scrolled()


@scene(games=['people'])
def remote_people(stage):
    stage.click_scrolled_to('Play R_emotely')
    stage.find('Your name')
    stage.take_scrolled()


@scene()
def remote_invited(stage):
    stage.click_scrolled_to('Play R_emotely')
    stage.find('Your name')
    stage.screen.scroll(40)
    stage.screen.click(stage.find('_Invite', 'push button'))
    stage.find('_Copy', 'push button')
    stage.take()
    stage.screen.key('ctrl+shift+c')
    stage.take('sent')


@scene(games=['remote'])
def remote_start(stage):
    stage.find('Your Turn')
    stage.take()


@scene(games=['remote', 'killbots_in_the_middle'])
def remote_turn(stage):
    mark = stage.find('Your Turn')
    stage.screen.click(mark)
    stage.find('_Paste', 'push button')
    stage.take()
    stage.program('b3n b1w r2ne')
    stage.go('Return')
    stage.find('_Copy', 'push button')
    stage.take('sealed')


@scene(games=['remote_asked', 'killbots_in_the_middle'])
def remote_asked(stage):
    stage.screen.click(stage.find('Your Turn'))
    stage.find('Agree to Pa_use', 'push button')
    stage.take()


@scene(games=['remote_paused', 'killbots_in_the_middle'])
def remote_paused(stage):
    stage.screen.click(stage.find('Your Turn'))
    stage.find('_Resume', 'push button')
    stage.take()


@scene(games=['remote_other_limit', 'killbots_in_the_middle'])
def remote_other_limit(stage):
    stage.screen.click(stage.find('Your Turn'))
    stage.find('Agree to New _Limit', 'push button')
    stage.take()


@scene(file='four_question')
def four_question(stage):
    stage.take()
    stage.screen.click(stage.find('_Standing Answer', 'push button'))
    stage.take('standing')


@scene(file='four_question', settings={'log-below': 'true'})
def log_below(stage):
    if not stage.find_all('Why?'):
        stage.screen.key('F9')
    stage.take()


@scene(file='four_in_the_middle')
def four_program(stage):
    stage.take('curtain')
    stage.go('space')
    stage.take('recap')
    stage.program('b3n r2ne b1w')
    stage.take('programmed')


@scene(file='four_late')
def four_past(stage):
    stage.lift()
    # The time line is hidden while a player programs; F9 shows it.
    stage.screen.key('F9')
    for i in range(3):
        stage.back(9)
        stage.take(str(i + 1))
    stage.why()
    stage.take('why')


@scene(file='four_late')
def four_modules(stage):
    stage.lift()
    stage.screen.key('Escape')
    stage.standing_menu()
    stage.take()


@scene(file='four')
def four_end(stage):
    stage.find('_Rematch', 'push button')
    stage.take_scrolled()


@scene(file='killbots_in_the_middle')
def killbots(stage):
    stage.take('recap')
    stage.program('b3n r2ne b1w')
    stage.take('programmed')
    stage.screen.key('Return')
    stage.take('next')


@scene(file='killbots_with_odds')
def odds(stage):
    stage.take('recap')
    stage.program('b3n r2ne b1w')
    stage.take('programmed')
    stage.screen.click(stage.find('Threat Map'))
    stage.take('threat')
    stage.screen.key('h')
    stage.find('_More')
    stage.take('hint')
    stage.screen.key('h', 'h')
    stage.take('hint-whole')


@scene(file='killbots', settings={'animation-speed': 'uint32 1', 'reduced-motion': 'false', 'untold-firsts': 'uint32 63'})
def killbots_watched(stage):
    stage.screen.click(stage.find('_Watch Replay', 'push button'))
    subprocess.run(['sleep', '4'], check=True)
    for i in range(3):
        subprocess.run(['sleep', '3'], check=True)
        stage.take(str(i + 1))


@scene(file='killbots')
def killbots_end(stage):
    stage.find('_Rematch', 'push button')
    stage.take_scrolled()


@scene(file='duel_in_the_middle')
def duel(stage):
    stage.take()


@scene(file='duel', settings={'strengths': strengths('Anna', RATINGS, 4)})
def duel_end(stage):
    stage.find('_Rematch', 'push button')
    stage.take_scrolled()
    stage.screen.scroll(-40)
    stage.screen.click(stage.find(stage.say('Your rating: %1$d (+%2$u)').replace('%1$d', '1202').replace('%2$u', '42'), 'push button'))
    stage.find('_Reset…', 'push button')
    stage.take('strength')


@scene(file='four')
def four_review(stage):
    stage.screen.click(stage.find('Re_view', 'push button'))
    stage.screen.wait(lambda: not stage.find_all('_Cancel', 'push button'), 'the end of the review', 600)
    stage.take()


@scene(file='killbots')
def review(stage):
    stage.screen.click(stage.find('Re_view', 'push button'))
    stage.screen.wait(lambda: stage.find_all('Win chances by round'), 'the curve that grows')
    stage.take('running')
    stage.screen.wait(lambda: not stage.find_all('_Cancel', 'push button'), 'the end of the review', 600)
    stage.take()
    stage.click_scrolled_to(stage.say('Round %u').replace('%u', '6'))
    stage.take('round')
    stage.screen.scroll(40)
    stage.take('below')


@scene(file='duel')
def review_log(stage):
    stage.screen.click(stage.find('Re_view', 'push button'))
    stage.screen.wait(lambda: not stage.find_all('_Cancel', 'push button'), 'the end of the review', 600)
    stage.click_scrolled_to(stage.say('Round %u').replace('%u', '2'))
    stage.click_scrolled_to('_Watch Round')
    if not stage.find_all('Why?'):
        stage.screen.key('F9')
    stage.take()


@scene(file='three_in_the_middle')
def three(stage):
    stage.lift()
    stage.program('b3n r2ne b1w')
    stage.take()


@scene(file='championship_between')
def championship_between(stage):
    stage.take_scrolled()


@scene(file='championship')
def championship_end(stage):
    stage.take_scrolled()


@scene(file='championship_bout')
def championship_bout(stage):
    stage.find('Re_view', 'push button')
    stage.take_scrolled()


@scene(file='championship_last_bout')
def championship_last_bout(stage):
    stage.find('Re_view', 'push button')
    stage.take_scrolled()


@scene(file='all_arenas_between')
def all_arenas_between(stage):
    stage.take_scrolled()


@scene(options=['--tutorial'])
def tutorial(stage):
    stage.take()
    stage.go('Return')
    stage.take('lesson')
    stage.program('b3n r2ne b1w')
    stage.take('programmed')
    stage.screen.key('Return')
    stage.take('answer')


@scene(settings={'puzzles-done': "{'2026-01-01': 1}"})
def puzzles(stage):
    stage.screen.key('alt+' + stage.mnemonic('Pu_zzles'))
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("Puzzle of the Day")}$'), 'the puzzles')
    stage.take_scrolled()


@scene(file='puzzle')
def puzzle(stage):
    stage.take()
    stage.screen.click(stage.find('_Hint'))
    stage.screen.click(stage.find('_Hint'))
    stage.take('hint')
    stage.program('b4n r3n r4n')
    stage.screen.key('Return')
    stage.take('failed')
    stage.go('Return')
    stage.program('b1e r3s r4s')
    stage.screen.key('Return')
    stage.take('solved')


@scene()
def library(stage):
    stage.screen.key('alt+' + stage.mnemonic('_All Arenas'))
    stage.screen.wait(lambda: stage.find_all('_New Arena'), 'the library')
    stage.take()


@scene()
def editor(stage):
    stage.go('ctrl+shift+n')
    stage.take('templates')
    stage.close_dialog('Return')
    stage.find('_Save')
    stage.take()
    stage.screen.scroll(40)
    stage.go('ctrl+b')
    stage.take('balance')


@scene()
def editor_fairness(stage):
    stage.screen.key('alt+' + stage.mnemonic('_All Arenas'))
    stage.screen.wait(lambda: stage.find_all('_New Arena'), 'the library')
    stage.screen.key('ctrl+d')
    stage.screen.click(stage.find('_Edit', 'push button'))
    stage.screen.wait(lambda: stage.find_all('_Test', 'push button'), 'the editor')
    stage.go('ctrl+b')
    subprocess.run(['sleep', '8'], check=True)  # some hundred games are played
    stage.take_scrolled()


@scene()
def arena_test(stage):
    stage.screen.key('alt+' + stage.mnemonic('_All Arenas'))
    stage.screen.wait(lambda: stage.find_all('_New Arena'), 'the library')
    stage.screen.key('ctrl+d')
    stage.screen.click(stage.find('_Edit', 'push button'))
    stage.screen.wait(lambda: stage.find_all('_Test', 'push button'), 'the editor')
    stage.take('editor')
    stage.go('ctrl+shift+t')
    stage.take('players')
    stage.close_dialog('Return')
    # The name of a space in the game gives only its place.
    stage.screen.wait_focus(r'\d[^\d]*\d$')
    stage.take()
    stage.screen.key('F10')
    stage.take('menu')


@scene()
def rules(stage):
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.wait(lambda: stage.find_all('Workshop modules'), 'the rules')
    stage.take_scrolled()


def open_workshop(stage):
    """Opens the list of the workshop's cards."""
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.click(stage.find('Workshop modules'))
    stage.screen.wait_focus(f'^{stage.say("Tractor Beam")}$')


@scene()
def cards(stage):
    open_workshop(stage)
    stage.take('list')
    stage.go('Return')
    stage.take()


@scene()
def card_test(stage):
    open_workshop(stage)
    stage.go('Return')
    stage.go('ctrl+shift+t')
    stage.take('players')
    stage.close_dialog('Return')
    stage.screen.wait_focus(r'\d[^\d]*\d$')
    stage.take()


@scene()
def rule_set(stage):
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.wait(lambda: stage.find_all('Workshop modules'), 'the rules')
    # Choose the rules, not the modules, whose name begins with the same word.
    row = stage.screen.wait(lambda: [one for one in stage.find_all('Standard') if role_of(one) == 'list item' and
                                     'odules' not in one.get_name()], 'Standard')
    stage.screen.click(row[0])
    stage.take_scrolled()


@scene()
def sandbox(stage):
    open_workshop(stage)
    stage.go('Return')  # in a small window the rules are on the page behind the cards
    stage.screen.click(stage.find('_Try It'))
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("What it shows", "sandbox")}$'), 'the sandbox')
    stage.take()
    stage.screen.key('ctrl+t')
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("_Change the Position")}$'), 'the steps')
    stage.take('steps')


@scene()
def help_short(stage):
    stage.open_help()
    stage.take()


@scene(settings={'detailed-rules': 'true'})
def help_detailed(stage):
    stage.open_help()
    stage.take()


@scene()
def help_diagrams(stage):
    stage.open_help()
    stage.screen.key(*['Down'] * 10)  # to the section about the acting order, and the diagrams after it
    stage.take()
    stage.screen.key(*['Down'] * 2)
    stage.screen.key('Return')
    stage.take('played')


@scene()
def preferences(stage):
    stage.go('ctrl+comma')
    stage.take()


@scene()
def shortcuts(stage):
    stage.go('ctrl+question')
    stage.take()


@scene()
def about(stage):
    stage.menu('_About Robodrome')
    stage.take()


# Pictures of doc/for-designers.md, which only the look "manual" takes

def draw(stage, key, *spaces):
    """Draws with the tool of the given key on spaces of the board."""
    for column, row in spaces:
        stage.screen.key('ctrl+g')
        stage.screen.wait_focus(f'^{stage.say("Go to Space")}$')
        stage.screen.type(f'{column},{row}')
        stage.screen.key('Return')
        stage.screen.wait_focus(rf'\b{column}\D+{row}\b')
        stage.screen.wait_popover_gone()
        stage.screen.key(key, 'space')


def open_own_arena(stage, name):
    stage.screen.key('alt+' + stage.mnemonic('_All Arenas'))
    stage.screen.click(stage.find(name))
    stage.screen.click(stage.find('_Edit', 'push button'))
    stage.screen.wait(lambda: stage.find_all('_Test', 'push button'), 'the editor')


@scene(settings={'new-arena': "('', 9, 9, 'quarters-turned')"})
def manual_arena(stage):
    stage.go('ctrl+shift+n')
    stage.take('new')
    stage.close_dialog('Return')
    stage.screen.wait_focus(r'\d\D+\d')
    draw(stage, 't', (4, 1), (5, 1), (6, 1))
    draw(stage, 'v', (3, 3), (5, 3))
    draw(stage, 'x', (1, 1))
    draw(stage, 'p', (4, 4))
    subprocess.run(['sleep', '3'], check=True)  # the computer checks the arena
    stage.take('problems')


@scene(games=['crossroads'])
def manual_arena_fairness(stage):
    open_own_arena(stage, 'Crossroads')
    stage.go('ctrl+b')
    stage.screen.click(stage.find('Make It _Fairer', 'push button'))
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("Apply change %1$u: %2$s").split("%")[0]}'), 'the changes', 1200)
    stage.take()


@scene(games=['crossroads'])
def manual_share(stage):
    open_own_arena(stage, 'Crossroads')
    stage.menu('S_hare…')
    stage.wait_dialog()
    stage.take()


@scene(games=['haymaker'])
def manual_card(stage):
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.click(stage.find('My Modules'))
    stage.screen.wait_focus('^Haymaker$')
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("Worth: %s").replace("%s", "[^…]")}'), 'the worth of the card', 600)
    stage.take()
    stage.screen.click(stage.find('_Try It', 'push button'))
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("What it shows", "sandbox")}$'), 'the sandbox')
    stage.screen.click(stage.find('Mercury'))
    stage.screen.click(stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("Damage", "sandbox")}$', 'spin button'), 'the damage'))
    stage.screen.key('Up')
    stage.screen.key('ctrl+t')
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("_Change the Position")}$'), 'the steps')
    stage.screen.key('End')
    stage.take('sandbox')


@scene(games=['haymaker'])
def manual_card_rows(stage):
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.click(stage.find('My Modules'))
    stage.screen.wait_focus('^Haymaker$')
    stage.screen.scroll(40)
    stage.take()


@scene(games=['haymaker'])
def manual_rule_set(stage):
    stage.screen.key('alt+' + stage.mnemonic('_Rules'))
    stage.screen.click(stage.find('New Rule Set', 'push button'))
    stage.screen.wait(lambda: stage.find_all('Compared With the Standard Rules'), 'the rule set')
    stage.take()
