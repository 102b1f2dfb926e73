# SPDX-License-Identifier: GPL-3.0-or-later
"""What there is to be seen, from the start page to the preferences: each scene goes through the window as a person does,
by words of any language, and takes pictures on the way."""
SETTINGS = {'animation-speed': 'uint32 0', 'reduced-motion': 'true'}
SCENES = []


def scene(file=None, games=(), options=(), settings=None):
    """file, games: names of methods of Games that make the file to open, and those that lie in the folder of games."""
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
    stage.take()


@scene(settings={'new-game-mode': "'training'"})
def new_training(stage):
    stage.open_new_game()


@scene(settings={'new-game-mode': "'match'"})
def new_match(stage):
    stage.open_new_game()


@scene(settings={'new-game-mode': "'all-arenas'"})
def new_all_arenas(stage):
    stage.open_new_game()


@scene()
def new_championship(stage):
    stage.screen.click(stage.find('C_hampionship', 'push button'))
    stage.screen.wait_focus(f'^{stage.say("_Start")}$')
    stage.take_scrolled()


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
    stage.take_scrolled()


@scene(file='killbots_in_the_middle')
def killbots(stage):
    stage.take('recap')
    stage.program('b3n r2ne b1w')
    stage.take('programmed')
    stage.screen.key('Return')
    stage.take('next')


@scene(file='killbots')
def killbots_end(stage):
    stage.take_scrolled()


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


@scene()
def sandbox(stage):
    stage.screen.key('alt+' + stage.translations.gettext('_Rules').partition('_')[2][0].lower())
    stage.screen.click(stage.find('Workshop modules'))
    stage.screen.wait_focus(f'^{stage.say("Tractor Beam")}$')
    stage.go('Return')  # in a small window its page is behind that of the cards
    stage.screen.click(stage.find('_Try It'))
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("What It Shows", "sandbox")}$'), 'the sandbox')
    stage.take()
    stage.screen.key('ctrl+t')
    stage.screen.wait(lambda: stage.screen.find(f'^{stage.say("_Change the Position")}$'), 'the steps')
    stage.take('steps')


@scene()
def help_short(stage):
    stage.go('F1')
    stage.take()


@scene(settings={'detailed-rules': 'true'})
def help_detailed(stage):
    stage.go('F1')
    stage.take()


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
