// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-series-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/robo-state.h"
#include "robo-championship.h"
#include "robo-match-file-private.h"
#include "robo-outcome-fields.h"
#include "robo-series-private.h"

static const RoboXmlHint hints[] = {
  { "series", N_ ("Write it like <series kind=\"championship\"> or <series kind=\"all-arenas\">."),
    N_ ("<series> holds a <match>, the other arenas, <answers> and <bouts>.") },
  { "answer", N_ ("Write it like <answer value=\"2\"/>, with a number from 1 to 32.") },
  { "bout", N_ ("Write it like <bout game=\"a.match.xml\"/>, with just the file name and no folder; a finished match has a winner and a <seat> for everyone who played.") },
  { "seat", N_ ("Write it like <seat number=\"1\" vp=\"5\" starting-number=\"2\"/>.") },
  { NULL },
};

const RoboXmlFormat robo_series_format = {
  .kind = "series",
  .version = 1,
  .max_size = ROBO_XML_MAX_MATCH_SIZE,
  .hints = hints,
};

/* These are the attributes of data/schema/series.rnc. */

#define KIND_WORDS [ROBO_SERIES_CHAMPIONSHIP] = "championship", [ROBO_SERIES_ALL_ARENAS] = "all-arenas"

const RoboAttribute robo_series_attributes[] = {
  { ROBO_CHOICE ("kind", RoboSeriesFile, kind, KIND_WORDS) },
  { NULL },
};

const RoboAttribute robo_series_answer_attributes[] = {
  { ROBO_NUMBER ("value", RoboSeriesAnswer, value, 1, ROBO_MAX_SERIES_ANSWER), .base = 1 },
  { NULL },
};

const RoboAttribute robo_series_entry_attributes[] = {
  { ROBO_TEXT ("game", RoboSeriesEntry, game) },
  { ROBO_WORD ("winner", RoboSeriesEntry, winner, robo_winner_get_word, ROBO_N_WINNERS), .is_optional = TRUE,
    .usual = ROBO_NO_WINNER },
  { NULL },
};

const RoboAttribute robo_series_result_attributes[] = {
  { ROBO_NUMBER ("number", RoboSeriesResult, seat, 1, ROBO_MAX_ROBOTS), .base = 1 },
  { ROBO_NUMBER ("vp", RoboSeriesResult, vp, 0, G_MAXUINT8) },
  { ROBO_NUMBER ("starting-number", RoboSeriesResult, number, 1, ROBO_MAX_ROBOTS) },
  { NULL },
};

/* Checking a series */

static gboolean
has_championship_cards (const RoboMatchSetup *setup)
{
  guint8 cards[ROBO_MAX_SLOTS];

  if (!setup->rules.modules || !setup->modules)
    return FALSE;

  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    {
      if (!robo_championship_fill_cards (setup->modules, i, TRUE, cards) ||
          !robo_championship_fill_cards (setup->modules, i, FALSE, cards))
        return FALSE;
    }

  return TRUE;
}

/* Checks the set-up and the arenas of a championship (R11.1). */
static const char *
check_championship (const RoboMatchSetup *setup,
                    guint                 rulings,
                    RoboArena *const     *arenas,
                    guint                 n_arenas)
{
  guint n_operators = 0;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (setup->seats[seat].player == ROBO_PLAYER_NONE)
        return _ ("A championship has four robots. Fill the empty seats with KillBots.");
      n_operators += robo_player_get_kind (setup->seats[seat].player) == ROBO_SEAT_OPERATOR;
    }
  /* Refuse a single operator, who would meet a squad that holds three of the four cards from the beginning (R11.1). */
  if (n_operators < 2 && rulings >= RULINGS_TWO_OPERATORS)
    return _ ("A championship needs at least two players, human or computer. Give one more seat to a computer.");
  for (guint i = 0; i < ROBO_N_CHAMPIONS; i++)
    {
      if (n_arenas != ROBO_N_CHAMPIONS ||
          g_strcmp0 (robo_arena_get_id (arenas[i]), robo_championship_get_arena (i)) != 0)
        return _ ("A championship is played in the four home arenas: Twin Cities, Rome, Ruhrgebiet and Tokyo.");
    }
  if (!has_championship_cards (setup))
    return _ ("A championship needs the champion cards and the other standard modules. Choose rules that include them.");

  return NULL;
}

const char *
robo_series_check (RoboSeriesKind        kind,
                   guint                 rulings,
                   const RoboMatchSetup *setup,
                   RoboArena *const     *arenas,
                   guint                 n_arenas)
{
  g_autoptr (RoboMatchSetup) trial = NULL;
  const char *reason = NULL;

  g_return_val_if_fail (setup != NULL && (arenas != NULL || n_arenas == 0), NULL);

  if (n_arenas == 0)
    return _ ("Choose at least one arena.");
  if (n_arenas > ROBO_MAX_ARENAS)
    return _ ("A series can have up to 32 arenas.");
  if (kind == ROBO_SERIES_CHAMPIONSHIP)
    reason = check_championship (setup, rulings, arenas, n_arenas);

  trial = robo_match_setup_copy (setup);
  for (guint i = 0; i < n_arenas && !reason; i++)
    {
      robo_match_setup_set_arena (trial, arenas[i]);
      reason = robo_match_setup_check (trial);
    }

  return reason;
}

/* Construction */

RoboSeriesFile *
robo_series_file_new (RoboSeriesKind        kind,
                      const RoboMatchSetup *setup,
                      RoboArena *const     *arenas,
                      guint                 n_arenas)
{
  RoboSeriesFile *self;
  guint8          kinds[ROBO_MAX_ROBOTS];

  g_return_val_if_fail (setup != NULL && arenas != NULL, NULL);
  g_return_val_if_fail (n_arenas > 0 && n_arenas <= ROBO_MAX_ARENAS, NULL);

  self = g_new0 (RoboSeriesFile, 1);
  self->kind = kind;
  self->rulings = ROBO_RULINGS_VERSION;
  self->setup = robo_match_setup_copy (setup);
  robo_match_setup_set_arena (self->setup, arenas[0]);
  self->arenas = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_arena_unref);
  for (guint i = 0; i < n_arenas; i++)
    g_ptr_array_add (self->arenas, robo_arena_ref (arenas[i]));
  self->answers = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->games = g_ptr_array_new_with_free_func (g_free);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    kinds[seat] = robo_player_get_kind (self->setup->seats[seat].player);

  self->series = robo_series_new (self->kind, kinds, self->arenas->len, self->setup->seed);

  return self;
}

void
robo_series_file_free (RoboSeriesFile *self)
{
  if (!self)
    return;

  robo_match_setup_free (self->setup);
  g_ptr_array_unref (self->arenas);
  g_array_unref (self->answers);
  g_ptr_array_unref (self->games);
  robo_series_free (self->series);
  g_free (self);
}

/* Lookup */

RoboSeriesKind
robo_series_file_get_kind (const RoboSeriesFile *self)
{
  return self->kind;
}

const RoboMatchSetup *
robo_series_file_get_setup (const RoboSeriesFile *self)
{
  return self->setup;
}

const RoboSeries *
robo_series_file_get_series (const RoboSeriesFile *self)
{
  return self->series;
}

guint
robo_series_file_get_n_arenas (const RoboSeriesFile *self)
{
  return self->arenas->len;
}

RoboArena *
robo_series_file_get_arena (const RoboSeriesFile *self,
                            guint                 index)
{
  g_return_val_if_fail (index < self->arenas->len, NULL);

  return self->arenas->pdata[index];
}

const char *
robo_series_file_get_game (const RoboSeriesFile *self,
                           guint                 bout)
{
  g_return_val_if_fail (self != NULL, NULL);

  return bout < self->games->len ? self->games->pdata[bout] : NULL;
}

static guint
count_bouts (const RoboSeriesFile *self)
{
  guint n_bouts;

  robo_series_get_bouts (self->series, &n_bouts);

  return n_bouts;
}

/* Playing the series */

RoboRefusal
robo_series_file_answer (RoboSeriesFile *self,
                         guint           answer)
{
  guint8      value = answer;
  RoboRefusal refusal;

  g_return_val_if_fail (self != NULL, ROBO_REFUSED_OPTION);

  refusal = robo_series_answer (self->series, answer);
  if (refusal == ROBO_REFUSED_NOT)
    g_array_append_val (self->answers, value);

  return refusal;
}

RoboMatchSetup *
robo_series_file_dup_bout_setup (const RoboSeriesFile *self)
{
  RoboMatchSetup *setup;

  g_return_val_if_fail (self != NULL && robo_series_get_status (self->series) == ROBO_SERIES_PLAYS, NULL);

  setup = robo_match_setup_copy (self->setup);
  robo_match_setup_set_arena (setup, self->arenas->pdata[robo_series_get_arena (self->series)]);
  /* Give each match of a series a seed of its own, which also depends on the seed of the series. */
  setup->seed = self->setup->seed + (count_bouts (self) + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  if (self->kind == ROBO_SERIES_CHAMPIONSHIP)
    {
      guint arena;
      guint titleholder;

      setup->rules.killbot_vp_from_supply = TRUE;  /* The VP of a destroyed KillBot come from the supply (R7.12). */
      robo_card_mask_fill (&setup->killbot_cards); /* the arena determines the modules of KillBots (R11.3) */
      /* Give the titleholder the champion card (R11.2), and KillBots the modules that they have in this arena
       * (R11.3). */
      arena = robo_series_get_arena (self->series);
      titleholder = robo_series_get_titleholder (self->series);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        {
          RoboMatchSeat *to = &setup->seats[seat];

          to->robot = robo_championship_get_robot (robo_series_get_robot (self->series, seat));
          memset (to->cards, ROBO_NO_CARD, sizeof to->cards);
          if (to->player == ROBO_PLAYER_KILLBOT)
            robo_championship_fill_cards (setup->modules, arena, seat == titleholder, to->cards);
          else if (seat == titleholder)
            to->cards[0] = robo_championship_find_card (setup->modules, arena);
        }
    }

  return setup;
}

void
robo_series_file_begin_bout (RoboSeriesFile *self,
                             const char     *game)
{
  g_return_if_fail (self != NULL && game != NULL && robo_series_get_status (self->series) == ROBO_SERIES_PLAYS);

  g_ptr_array_set_size (self->games, count_bouts (self));
  g_ptr_array_add (self->games, g_strdup (game));
}

void
robo_series_file_finish_bout (RoboSeriesFile  *self,
                              const RoboState *state)
{
  RoboBout bout = { .winner = state->winner };

  g_return_if_fail (self != NULL && robo_series_get_status (self->series) == ROBO_SERIES_PLAYS);
  g_return_if_fail (self->games->len == count_bouts (self) + 1);
  g_return_if_fail (state->winner != ROBO_NO_WINNER);

  bout.arena = robo_series_get_arena (self->series);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      bout.vp[seat] = state->robots[seat].vp;
      bout.numbers[seat] = state->robots[seat].number;
    }

  robo_series_finish_bout (self->series, &bout);
}

gboolean
robo_series_file_take_bout (RoboSeriesFile *self,
                            const RoboBout *bout)
{
  RoboBout taken = *bout;
  gboolean can_win = FALSE;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      RoboSeatKind kind = robo_player_get_kind (self->setup->seats[seat].player);

      can_win |= (kind == ROBO_SEAT_OPERATOR && seat == bout->winner) ||
                 (kind == ROBO_SEAT_KILLBOT && bout->winner == ROBO_WINNER_SQUAD);
    }
  if (!can_win)
    return FALSE;

  taken.arena = robo_series_get_arena (self->series);
  robo_series_finish_bout (self->series, &taken);

  return TRUE;
}
