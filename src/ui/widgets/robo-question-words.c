// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-question-words.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "ui/widgets/pictures/robo-deck-glyph.h"

/* Lists the words for each kind of question, by RoboQuestionKind. */
static const struct
{
  const char *title;
  const char *text; /* the question; %s stands for the player */
} words[ROBO_N_QUESTION_KINDS] = {
  [ROBO_ASK_DEAL] = {
    /* Translators: This is the heading of a question to a player. */
    N_ ("Draw two modules"),
    /* Translators: %s is the player who is asked. */
    N_ ("%s, which two decks will you draw from?") },
  [ROBO_ASK_EQUIP] = { /* Translators: This is the heading of a question to a player. */
                       N_ ("Equip modules"),
                       /* Translators: %s is the player who is asked. */
                       N_ ("%s, which modules should your robot carry?") },
  [ROBO_ASK_REBOOT] = { /* Translators: This is the heading of a question to a player. */
                        N_ ("Starting space"),
                        /* Translators: %s is the player who is asked. */
                        N_ ("%s, where should your robot start? Choose here or on the board.") },
  [ROBO_ASK_PROGRAM] = { /* Translators: This is the heading of a question to a player. */
                         N_ ("Program"),
                         /* Translators: %s is the player who is asked. */
                         N_ ("%s, program your robot.") },
  [ROBO_ASK_KEEP_DIE] = { /* Translators: This is the heading of a question to a player. */
                          N_ ("Two dice on one unit"),
                          /* Translators: %s is the player who is asked. */
                          N_ ("%s, which die stays?") },
  [ROBO_ASK_ROTATE_KEY] = { /* Translators: This is the heading of a question to a player. */
                            N_ ("Move the die"),
                            /* Translators: %s is the player who is asked. */
                            N_ ("%s, move this die to another key?") },
  [ROBO_ASK_ACT_AS_BLUE] = { /* Translators: This is the heading of a question to a player. */
                             N_ ("Move instead of firing"),
                             /* Translators: %s is the player who is asked. */
                             N_ ("%s, activate this red die as a blue one?") },
  [ROBO_ASK_SHORTEN_MOVE] = { /* Translators: This is the heading of a question to a player. */
                              N_ ("Shorten the move"),
                              /* Translators: %s is the player who is asked. */
                              N_ ("%s, how many fewer spaces should your robot move?") },
  [ROBO_ASK_JUMP] = { /* Translators: This is the heading of a question to a player. */
                      N_ ("Jump"),
                      /* Translators: %s is the player who is asked. */
                      N_ ("%s, should your robot jump?") },
  [ROBO_ASK_PASS_WALLS] = { /* Translators: This is the heading of a question to a player. */
                            N_ ("Move through walls"),
                            /* Translators: %s is the player who is asked. */
                            N_ ("%s, should your robot move through energy walls?") },
  [ROBO_ASK_LAY_MINE] = { /* Translators: This is the heading of a question to a player. */
                          N_ ("Lay a mine"),
                          /* Translators: %s is the player who is asked. */
                          N_ ("%s, should your robot leave a mine behind when it moves?") },
  [ROBO_ASK_BUMP] = { /* Translators: This is the heading of a question to a player. */
                      N_ ("Bump"),
                      /* Translators: %s is the player who is asked. */
                      N_ ("%s, should your robot damage the robot it runs into?") },
  [ROBO_ASK_MOVE_END] = { /* Translators: This is the heading of a question to a player. */
                          N_ ("End of the move"),
                          /* Translators: %s is the player who is asked. */
                          N_ ("%s, use this module?") },
  [ROBO_ASK_REPLACE_FIRE] = { /* Translators: This is the heading of a question to a player. */
                              N_ ("Fire"),
                              /* Translators: %s is the player who is asked. */
                              N_ ("%s, fire or use a module instead?") },
  [ROBO_ASK_REPROGRAM] = { /* Translators: This is the heading of a question to a player. */
                           N_ ("Reprogram"),
                           /* Translators: %s is the player who is asked. */
                           N_ ("%s, what will you change?") },
  [ROBO_ASK_HIT] = { /* Translators: This is the heading of a question to a player. */
                     N_ ("Hit"),
                     /* Translators: %s is the player who is asked. */
                     N_ ("%s, use this module on the robot that was hit?") },
  [ROBO_ASK_SHORTEN_PUSH] = { /* Translators: This is the heading of a question to a player. */
                              N_ ("Resist the push?"),
                              /* Translators: %s is the player who is asked. */
                              N_ ("%s, how many spaces will you shorten the push by?") },
  [ROBO_ASK_ABSORB] = { /* Translators: This is the heading of a question to a player. */
                        N_ ("Shield"),
                        /* Translators: %s is the player who is asked. */
                        N_ ("%s, how much of the damage should the shield absorb?") },
  [ROBO_ASK_PUSHED] = { /* Translators: This is the heading of a question to a player. */
                        N_ ("Pushed"),
                        /* Translators: %s is the player who is asked. */
                        N_ ("%s, use this module?") },
  [ROBO_ASK_DAMAGED] = { /* Translators: This is the heading of a question to a player. */
                         N_ ("Damaged"),
                         /* Translators: %s is the player who is asked. */
                         N_ ("%s, use this module?") },
  [ROBO_ASK_DESTROYED] = { /* Translators: This is the heading of a question to a player. */
                           N_ ("Destroyed"),
                           /* Translators: %s is the player who is asked. */
                           N_ ("%s, use this module?") },
  [ROBO_ASK_LIGHTNING] = { /* Translators: This is the heading of a question to a player. */
                           N_ ("Lightning damage"),
                           /* Translators: %s is the player who is asked. */
                           N_ ("%s, deflect the lightning?") },
  [ROBO_ASK_ROUND_START] = { /* Translators: This is the heading of a question to a player. */
                             N_ ("Start of the round"),
                             /* Translators: %s is the player who is asked. */
                             N_ ("%s, use this module?") },
  [ROBO_ASK_RESOLUTION] = { /* Translators: This is the heading of a question to a player. */
                            N_ ("Resolution"),
                            /* Translators: %s is the player who is asked. */
                            N_ ("%s, use this module?") },
  [ROBO_ASK_REACH] = { /* Translators: This is the heading of a question to a player. */
                       N_ ("Activate a space"),
                       /* Translators: %s is the player who is asked. */
                       N_ ("%s, which space should your robot activate?") },
  [ROBO_ASK_WORKSHOP] = { /* Translators: This is the heading of a question to a player. */
                          N_ ("Workshop"),
                          /* Translators: %s is the player who is asked. */
                          N_ ("%s, what should your robot do here?") },
  [ROBO_ASK_DRAW] = { /* Translators: This is the heading of a question to a player. */
                      N_ ("Draw a module"),
                      /* Translators: %s is the player who is asked. */
                      N_ ("%s, which deck will you draw from?") },
  [ROBO_ASK_NUMBER] = { /* Translators: This is the heading of a question to a player. */
                        N_ ("Starting number"),
                        /* Translators: %s is the player who is asked. */
                        N_ ("%s, which starting number will you take this round?") },
  [ROBO_ASK_LENGTHEN_MOVE] = { /* Translators: This is the heading of a question to a player. */
                               N_ ("Lengthen the move"),
                               /* Translators: %s is the player who is asked. */
                               N_ ("%s, how many more spaces should your robot move?") },
  [ROBO_ASK_FIRE_PAST_WALLS] = { /* Translators: This is the heading of a question to a player. */
                                 N_ ("Fire through walls"),
                                 /* Translators: %s is the player who is asked. */
                                 N_ ("%s, should your robot fire through energy walls?") },
  [ROBO_ASK_SHOT] = { /* Translators: This is the heading of a question to a player. */
                      N_ ("Shot"),
                      /* Translators: %s is the player who is asked. */
                      N_ ("%s, use this module with the shot?") },
  [ROBO_ASK_CHOOSE] = { /* Translators: This is the heading of a question to a player. */
                        N_ ("Choose a robot"),
                        /* Translators: %s is the player who is asked. */
                        N_ ("%s, which robot will you use this module on?") },
};

static const char *
get_card (const RoboQuestionScene *scene,
          guint                    card)
{
  if (card == ROBO_NO_CARD || scene->modules == NULL)
    return C_ ("module", "nothing");

  return robo_modules_get_title (scene->modules, card);
}

static char *
dup_place (const RoboQuestionScene *scene,
           guint                    space)
{
  return robo_words_dup_place (space, scene->board->columns);
}

static char *
dup_die (const RoboDie *die)
{
  g_autofree char *name = robo_words_dup_die (die->colour, die->value);

  /* Translators: The first %s is a die, the second is the direction of its key: “red 3, north-east”. */
  return g_strdup_printf (_ ("%s, %s"), name, robo_words_get_dir (die->key));
}

static char *
dup_mine (const RoboQuestionScene *scene,
          const RoboQuestion      *question,
          RoboAnswer               option)
{
  g_autofree char *place = NULL;

  if (option == 1 && question->n_options > 2)
    return g_strdup (_ ("Yes, with the oldest mine"));
  if (option < 2)
    return robo_words_dup_answer (ROBO_ASK_LAY_MINE, option);

  place = dup_place (scene, option - 2);

  /* Translators: %s is a space of the arena such as 4|2. */
  return g_strdup_printf (_ ("Yes, with the mine on %s"), place);
}

static char *
dup_reprogram (const RoboQuestionScene *scene,
               const RoboQuestion      *question,
               RoboAnswer               option)
{
  const RoboState *state = scene->state;
  guint            seat = robo_state_get_robot_at (state, question->space);
  const char      *dir = robo_words_get_dir (robo_reprogram_get_key (option));
  g_autofree char *die = NULL;

  if (seat == ROBO_NO_SEAT || state->robots[seat].kind == ROBO_SEAT_KILLBOT)
    /* Translators: This is an answer: a KillBot is turned. %s is a direction. */
    return g_strdup_printf (_ ("Turn %s"), dir);

  die = dup_die (&state->robots[seat].dice[robo_reprogram_get_die (option)]);

  /* Translators: This is an answer: a die is moved. The first %s is the die (“red 3, north-east”), the second is a
   * control unit (I, II, III), and the third is a direction. */
  return g_strdup_printf (_ ("%s to unit %s, %s"), die, robo_words_get_unit (robo_reprogram_get_unit (option)), dir);
}

static guint
get_space (const RoboQuestionScene *scene,
           const RoboQuestion      *question,
           RoboAnswer               option)
{
  const RoboRobot *robot = &scene->state->robots[question->seat];

  if (question->kind == ROBO_ASK_REBOOT)
    return option;
  if (question->kind == ROBO_ASK_LAY_MINE && option >= 2)
    return option - 2;
  if ((question->kind != ROBO_ASK_REACH && question->kind != ROBO_ASK_CHOOSE) || !robo_robot_is_in_arena (robot))
    return ROBO_NO_SPACE;
  if (option == 0)
    return question->kind == ROBO_ASK_CHOOSE ? ROBO_NO_SPACE : robot->space;

  return robo_board_step (scene->board, robot->space, (RoboDir)(option - 1))->to;
}

const char *
robo_question_words_get_kind_title (RoboQuestionKind kind)
{
  g_return_val_if_fail (kind < ROBO_N_QUESTION_KINDS, "");

  return _ (words[kind].title);
}

const char *
robo_question_words_get_title (const RoboQuestion *question)
{
  g_return_val_if_fail (question->kind < ROBO_N_QUESTION_KINDS, "");

  return _ (words[question->kind].title);
}

char *
robo_question_words_dup_text (RoboMatch          *match,
                              const RoboQuestion *question)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (question->kind < ROBO_N_QUESTION_KINDS, NULL);

  /* Replace the "%s" by hand, because the compiler cannot check a format for printf() that comes from a table. */
  parts = g_strsplit (_ (words[question->kind].text), "%s", 2);

  return g_strjoinv (robo_seat_get_name (robo_match_get_seat (match, question->seat)), parts);
}

char *
robo_question_words_dup_option_in (const RoboQuestionScene *scene,
                                   const RoboQuestion      *question,
                                   RoboAnswer               option)
{
  g_autofree char *place = NULL;

  switch (robo_question_kind_get_form (question->kind))
    {
    case ROBO_FORM_TWO_DECKS:
      /* Translators: Both %s are decks of modules: “Blue and Red”. */
      return g_strdup_printf (_ ("%s and %s"), robo_deck_glyph_get_title (option & 3),
                              robo_deck_glyph_get_title (option >> 2 & 3));
    case ROBO_FORM_TWO_CARDS:
      /* Translators: The first %s is the module on the left of a robot, the second the module on the right. */
      return g_strdup_printf (_ ("Left: %s, right: %s"), get_card (scene, option & 0xff), get_card (scene, option >> 8 & 0xff));
    case ROBO_FORM_START:
      return dup_place (scene, option);
    case ROBO_FORM_DIE:
      return dup_die (&scene->state->robots[question->seat].dice[option]);
    case ROBO_FORM_MINE:
      return dup_mine (scene, question, option);
    case ROBO_FORM_REPLACEMENT:
      return g_strdup (option == 0 ? C_ ("answer", "Fire") : get_card (scene, option - 1));
    case ROBO_FORM_MOVED_DIE:
      return dup_reprogram (scene, question, option);
    case ROBO_FORM_REACH:
      if (option == 0)
        return g_strdup (_ ("Its own space"));
      place = dup_place (scene, get_space (scene, question, option));
      /* Translators: The first %s is a direction, the second is the space there: “north-east: 4|2”. */
      return g_strdup_printf (_ ("%s: %s"), robo_words_get_dir ((RoboDir)(option - 1)), place);
    case ROBO_FORM_NEIGHBOUR:
      if (option == 0)
        return robo_words_dup_answer (question->kind, option);
      place = dup_place (scene, get_space (scene, question, option));
      /* Translators: The first %s is a direction, the second is the space there: “north-east: 4|2”. */
      return g_strdup_printf (_ ("%s: %s"), robo_words_get_dir ((RoboDir)(option - 1)), place);
    case ROBO_FORM_WORKSHOP:
      return g_strdup (option == ROBO_WORKSHOP_NOTHING  ? C_ ("workshop", "Nothing")
                       : option == ROBO_WORKSHOP_REPAIR ? C_ ("workshop", "Repair")
                                                        : C_ ("workshop", "Draw a module"));
    case ROBO_FORM_DECK:
      return g_strdup (robo_deck_glyph_get_title (option));
    case ROBO_FORM_NUMBER:
      /* Translators: %u is a starting number. */
      return g_strdup_printf (_ ("Number %u"), (guint)option);
    case ROBO_FORM_YES_NO:
    case ROBO_FORM_SPACES:
    case ROBO_FORM_MORE_SPACES:
    case ROBO_FORM_DAMAGE:
    case ROBO_FORM_TURN:
    case ROBO_FORM_PROGRAM:
    case ROBO_FORM_ENTROPY:
      return robo_words_dup_answer (question->kind, option);
    }

  g_return_val_if_reached (NULL);
}

static RoboQuestionScene
make_scene (RoboMatch *match)
{
  return (RoboQuestionScene){ robo_match_get_modules (match), robo_match_get_board (match),
                              robo_match_get_shown_state (match) };
}

char *
robo_question_words_dup_option (RoboMatch          *match,
                                const RoboQuestion *question,
                                RoboAnswer          option)
{
  RoboQuestionScene scene = make_scene (match);

  return robo_question_words_dup_option_in (&scene, question, option);
}

guint
robo_question_words_get_space (RoboMatch          *match,
                               const RoboQuestion *question,
                               RoboAnswer          option)
{
  RoboQuestionScene scene = make_scene (match);

  return get_space (&scene, question, option);
}

char *
robo_question_words_dup_die_on_unit (const RoboDie *die)
{
  g_autofree char *name = robo_words_dup_die (die->colour, die->value);

  /* Translators: This is a control unit with a die on it: “Control unit II: red 3, north-east”. */
  return g_strdup_printf (_ ("Control unit %s: %s, %s"), robo_words_get_unit (die->unit), name,
                          robo_words_get_dir (die->key));
}
