// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-balance.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-ways.h"
#include "simulation/robo-balance-words.h"

#define MAX_COLUMNS 10

/* Tables are lists of rows. A row has its strings, with NULL after the last string. */

static void
add_row (GPtrArray *rows,
         char      *first,
         ...)
{
  char  **row = g_new0 (char *, MAX_COLUMNS + 1);
  guint   n = 0;
  va_list cells;

  va_start (cells, first);
  for (char *cell = first; cell != NULL && n < MAX_COLUMNS; cell = va_arg (cells, char *))
    row[n++] = cell;
  va_end (cells);
  g_ptr_array_add (rows, row);
}

static void
print_rows (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];

      for (guint column = 0; row[column] != NULL; column++)
        {
          glong width = 0;
          glong rest;

          for (guint k = 0; k < rows->len; k++)
            width = MAX (width, g_utf8_strlen (((char **)rows->pdata[k])[column], -1));
          rest = row[column + 1] != NULL ? width - g_utf8_strlen (row[column], -1) + 2 : 0;
          g_print ("%s%*s", row[column], (int)rest, "");
        }
      g_print ("\n");
    }
}

static char *
dup_number (guint number)
{
  return g_strdup_printf ("%u", number);
}

/* Returns a text such as "25.1% (22.5 to 27.9)", or a dash if there were no games. */
static char *
dup_share (RoboShare share,
           guint     of)
{
  if (of == 0)
    return g_strdup ("–");

  /* Translators: The first number is a share, and the others are bounds between which it almost certainly is, all in
   * percent. */
  return g_strdup_printf (_ ("%.1f%% (%.1f to %.1f)"), 100 * share.share, 100 * share.low, 100 * share.high);
}

/* Output of the tables */

static void
print_seats (const RoboCliBalance *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);

  add_row (rows, g_strdup (self->is_rotated ? C_ ("column", "Seat") : C_ ("column", "Side")), g_strdup (C_ ("column", "Player")), g_strdup (C_ ("column", "Games won")),
           g_strdup (C_ ("column", "Verdict")), NULL);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const RoboMatchSeat *seat = &self->table->seats[i];

      if (seat->player == ROBO_PLAYER_NONE)
        continue;
      add_row (rows, self->is_rotated ? dup_number (i + 1) : g_strdup (robo_side_get_name (seat->side)),
               g_strdup (robo_player_get_word (seat->player, seat->level)),
               dup_share (robo_balance_get_share (self->job, self->result, i), self->result->n_games),
               g_strdup (robo_verdict_get_word_for_side (robo_balance_judge (self->job, self->result, i))), NULL);
    }
  g_print ("\n");
  print_rows (rows);
}

static void
print_part (const char *name,
            guint       n,
            guint       of)
{
  if (n > 0)
    /* Translators: %1$.1f is a share in percent, %2$s what has this share: "41.0% pits". */
    g_print (_ ("  %1$.1f%% %2$s"), 100.0 * n / of, name);
  if (n > 0)
    g_print ("\n");
}

static void
print_cards (const RoboCliBalance *self)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify)g_strfreev);
  const RoboCards *cards = robo_module_set_get_cards (self->set);

  add_row (rows, g_strdup (C_ ("column", "Module")), g_strdup (C_ ("column", "Dealt")), g_strdup (C_ ("column", "Games won")),
           g_strdup (C_ ("column", "Verdict")), g_strdup (C_ ("column", "Used")), g_strdup (C_ ("column", "Offered")),
           g_strdup (C_ ("column", "Damage")), g_strdup (C_ ("column", "Pushes")), g_strdup (C_ ("column", "Destroyed")),
           g_strdup (C_ ("column", "VP")), NULL);
  for (guint i = 0; i < cards->n_cards; i++)
    {
      guint                  index = robo_cards_find (robo_modules_get_cards (self->table->modules),
                                                      cards->cards[i].id);
      const RoboBalanceCard *card = &self->result->cards[index];

      add_row (rows, g_strdup (robo_modules_get_title (self->table->modules, index)), dup_number (card->n_dealt),
               dup_share (robo_balance_get_card_share (self->result, index), card->n_dealt),
               g_strdup (robo_verdict_get_word_for_card (robo_balance_judge_card (self->result, index))),
               dup_number (card->n_used),
               dup_number (card->n_offered), dup_number (card->damage), dup_number (card->pushes),
               dup_number (card->destroyed),
               dup_number (card->vp), NULL);
    }
  g_print ("\n");
  print_rows (rows);
}

void
robo_cli_balance_print_text (const RoboCliBalance *self)
{
  const RoboBalanceResult *result = self->result;
  guint                    spaces = result->vp_from_spaces;
  guint                    destructions = result->vp_from_destruction;
  guint                    n_destroyed = 0;
  g_autofree char         *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->job->seed);

  /* Translators: %1$s is an arena, %2$u is how many games were played, and %3$s is the seed of the first game, a
   * number. */
  g_print (g_dngettext (NULL, "%1$s: %2$u game, seed %3$s", "%1$s: %2$u games, starting with seed %3$s", result->n_games),
           robo_arena_get_name (self->table->arena), result->n_games, seed);
  g_print ("\n");
  /* Translators: %1$.1f is the mean number of rounds, %2$.1f the standard deviation, %3$u the fewest and %4$u the most
   * rounds, and %5$u is how many games nobody had won after very many rounds. */
  g_print (_ ("Rounds: %1$.1f ± %2$.1f, from %3$u to %4$u; undecided games: %5$u"),
           robo_balance_get_mean_rounds (result), robo_balance_get_rounds_spread (result), result->min_rounds,
           result->max_rounds,
           result->n_unfinished);
  g_print ("\n");
  print_seats (self);
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    n_destroyed += result->deaths[death];
  g_print ("\n");
  /* Translators: %.1f is a mean. */
  g_print (_ ("Robots destroyed: %.1f per game"), (double)n_destroyed / result->n_games);
  g_print ("\n");
  for (guint death = 0; death < ROBO_N_DEATHS; death++)
    print_part (robo_death_get_word (death), result->deaths[death], n_destroyed);
  g_print ("\n");
  /* Translators: %.1f is a mean. */
  g_print (_ ("Victory points: %.1f per game"), (double)(spaces + destructions) / self->result->n_games);
  g_print ("\n");
  print_part (C_ ("victory points", "from VP spaces"), spaces, spaces + destructions);
  print_part (C_ ("victory points", "for destroyed robots"), destructions, spaces + destructions);
  if (self->set != NULL)
    print_cards (self);
}
