// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-table.h"

#include <string.h>

#include <glib/gi18n.h>

#include "ai/robo-operator.h"
#include "ai/robo-random-operator.h"
#include "files/match/robo-match-killbots.h"
#include "files/xml/robo-write.h"

/* This limit only prevents endless games; real games are shorter. */
#define MAX_ROUNDS 10000

/* Rules of a game */

RoboRuleSet *
robo_cli_load_rules (const char *id_or_path)
{
  g_autoptr (RoboProblems) problems = robo_cli_problems_new (id_or_path);
  gboolean     is_file = strpbrk (id_or_path, "/.") != NULL;
  RoboRuleSet *rules = is_file ? robo_rule_set_load_file (id_or_path, problems)
                               : robo_rule_set_load_bundled (id_or_path, problems);

  robo_cli_report (problems);

  return rules;
}

void
robo_cli_set_rules (RoboMatchSetup    *setup,
                    const RoboRuleSet *rule_set)
{
  const RoboRules *rules = robo_rule_set_get_rules (rule_set);

  robo_match_setup_set_rules (setup, rules, rules->modules ? robo_rule_set_get_modules (rule_set) : NULL);
  robo_match_setup_limit_killbots (setup, rule_set);
}

/* Seats of a game */

/* Gives the seat the next side with starting spaces, in the order in which people sit down at a table. Returns FALSE if
 * there is no such side. */
static gboolean
take_side (RoboMatchSetup *setup,
           guint           seat,
           guint          *n_tried)
{
  static const RoboDir order[] = { ROBO_DIR_S, ROBO_DIR_N, ROBO_DIR_E, ROBO_DIR_W };
  const RoboPlan      *plan = robo_arena_get_plan (setup->arena);

  while (*n_tried < G_N_ELEMENTS (order))
    {
      RoboDir side = order[(*n_tried)++];

      for (guint i = 0; i < plan->n_starts; i++)
        {
          if (plan->starts[i].side == side)
            {
              setup->seats[seat].side = side;
              return TRUE;
            }
        }
    }

  return FALSE;
}

/* Sets the modules with which a seat begins, such as "shield+mines". For a KillBot the words "none" and "chance" are
 * allowed, too. */
static RoboCliStatus
set_cards (const RoboCliCommand *command,
           RoboMatchSetup       *setup,
           guint                 seat,
           const char           *text)
{
  g_auto (GStrv) ids = g_strsplit (text, "+", -1);
  gboolean is_killbot = setup->seats[seat].player == ROBO_PLAYER_KILLBOT;

  if (is_killbot && (g_str_equal (text, "none") || g_str_equal (text, "chance")))
    {
      setup->seats[seat].wish = g_str_equal (text, "none") ? ROBO_WISH_NONE : ROBO_WISH_CHANCE;
      return ROBO_CLI_FINE;
    }
  if (setup->modules == NULL)
    return robo_cli_misused (command, "%s", _ ("These rules have no modules. Choose other rules, such as --rules standard."));
  if (g_strv_length (ids) > ROBO_MAX_SLOTS)
    return robo_cli_misused (command, "%s", _ ("A robot can have at most two modules. Name fewer."));

  for (guint slot = 0; ids[slot] != NULL; slot++)
    {
      guint card = robo_cards_find (robo_modules_get_cards (setup->modules), ids[slot]);

      if (card == ROBO_NO_CARD)
        return robo_cli_misused (command,
                                 /* Translators: %s is what the user wrote. */
                                 _ ("These rules have no module “%s”. Name another."), ids[slot]);
      setup->seats[seat].cards[slot] = (guint8)card;
    }
  if (is_killbot)
    robo_match_setup_give_killbot (setup, seat, setup->seats[seat].cards[0], setup->seats[seat].cards[1]);

  return ROBO_CLI_FINE;
}

RoboCliStatus
robo_cli_set_seats (const RoboCliCommand *command,
                    RoboMatchSetup       *setup,
                    const char           *seats)
{
  g_auto (GStrv) words = g_strsplit (seats, ",", -1);
  guint n_tried = 0;

  for (guint seat = 0; words[seat] != NULL; seat++)
    {
      const char *word = g_strstrip (words[seat]);
      g_auto (GStrv) parts = g_strsplit (word, ":", 2);
      RoboCliStatus status;
      RoboPlayer    player;
      RoboLevel     level;

      if (seat == ROBO_MAX_ROBOTS)
        return robo_cli_misused (command, "%s", _ ("Name at most four seats."));
      if (parts[0] == NULL || !robo_player_from_word (parts[0], &player, &level))
        return robo_cli_misused (command,
                                 /* Translators: %s is what the user wrote. Leave human, computer, killbot, none and the
                                  * names of the ladder as they are. */
                                 _ ("“%s” can’t play. A seat is human, computer, killbot, none or a player from the ladder: pip, rusty, dash, gizmo, bruno, ada, quill, sable, vega, oracle. computer-pip is the same as pip."),
                                 word);

      robo_match_setup_set_seat (setup, seat, player, NULL);
      setup->seats[seat].level = level;
      if (player != ROBO_PLAYER_NONE && !take_side (setup, seat, &n_tried))
        return robo_cli_misused (command, "%s",
                                 _ ("You have more robots than the arena has sides with starting spaces. Name fewer robots."));

      status = parts[1] != NULL ? set_cards (command, setup, seat, parts[1]) : ROBO_CLI_FINE;
      if (status != ROBO_CLI_FINE)
        return status;
    }

  return ROBO_CLI_FINE;
}

RoboCliStatus
robo_cli_check_setup (const RoboCliCommand *command,
                      const RoboMatchSetup *setup)
{
  const char *objection = robo_match_setup_check (setup);

  return objection == NULL ? ROBO_CLI_FINE : robo_cli_misused (command, "%s", objection);
}

/* Playing a game */

static RoboReply
answer_by_chance_cb (const RoboSetup    *setup,
                     const RoboState    *state,
                     const RoboQuestion *question,
                     RoboAnswer         *answer,
                     gpointer            data)
{
  const RoboMatchSetup *self = data;
  RoboRandomOperator    chance;

  if (self->seats[question->seat].level != ROBO_LEVEL_CHANCE)
    return ROBO_REPLY_UNKNOWN;

  robo_random_operator_init (&chance, self->seed);

  return robo_random_operator_reply (setup, state, question, answer, &chance);
}

RoboGame *
robo_cli_play_match (const RoboMatchSetup *setup,
                     const RoboBoard      *board,
                     gboolean              is_kept)
{
  RoboGameFlags  flags = ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS;
  RoboGameStatus status;
  RoboSetup      game_setup;
  RoboGame      *game;

  robo_match_setup_fill (setup, board, &game_setup);
  game = robo_game_new (&game_setup, setup->seed, is_kept ? flags : ROBO_GAME_KEEP_NOTHING);
  robo_game_set_policy (game, answer_by_chance_cb, (gpointer)setup);
  do
    {
      status = robo_game_advance (game);
      if (status == ROBO_GAME_ASKS)
        {
          const RoboOperator computer = { setup->seats[robo_game_get_question (game)->seat].level,
                                          robo_operator_get_seed (setup->seed), NULL, NULL };
          RoboRefusal        refusal = robo_operator_play (&computer, game);

          g_assert (refusal == ROBO_REFUSED_NOT);
        }
    }
  while (status != ROBO_GAME_OVER && robo_game_get_state (game)->round <= MAX_ROUNDS);
  /* Drop the policy, which is only for the play in this function. */
  robo_game_set_policy (game, NULL, NULL);

  return game;
}

char *
robo_cli_dup_result (const RoboGame *game)
{
  const RoboState *state = robo_game_get_state (game);
  g_autofree char *winner = NULL;
  g_autoptr (GString) points = g_string_new (NULL);
  guint n_killbots = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    n_killbots += state->robots[seat].kind == ROBO_SEAT_KILLBOT;

  if (state->winner == ROBO_NO_WINNER)
    winner = g_strdup ("nobody wins");
  else if (state->winner == ROBO_WINNER_SQUAD)
    winner = g_strdup (n_killbots == 1 ? "the KillBot wins" : "the squad wins");
  else
    winner = g_strdup_printf ("seat %u wins", state->winner + 1);

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind != ROBO_SEAT_EMPTY)
        g_string_append_printf (points, "%s%u:%u", points->len > 0 ? " " : "", seat + 1, state->robots[seat].vp);
    }

  return g_strdup_printf ("%u rounds, %s, VP %s", state->round, winner, points->str);
}

RoboCliStatus
robo_cli_save (const RoboMatchSetup *setup,
               const RoboGame       *game,
               const char           *path)
{
  g_autoptr (RoboMatchFile) file = robo_match_file_new (setup, game);
  g_autoptr (GError) error = NULL;

  if (robo_write_check_kind (path, "match", &error) && robo_match_file_save (file, path, &error))
    return ROBO_CLI_FINE;

  robo_cli_message ("robodrome-cli play: %s", error->message);
  return ROBO_CLI_REFUSED;
}
