// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-cli-analyse.h"

#include <glib/gi18n.h>

static const char *const grades[ROBO_N_GRADES] = {
  [ROBO_GRADE_BEST] = NC_ ("program", "best"),
  [ROBO_GRADE_GOOD] = NC_ ("program", "good"),
  [ROBO_GRADE_INACCURATE] = NC_ ("program", "inaccurate"),
  [ROBO_GRADE_MISTAKE] = NC_ ("program", "mistake"),
};

static const char *const facts[ROBO_N_FACTS] = {
  [ROBO_FACT_NONE] = "",
  /* Translators: This says in a few words what may come of a round for a player. If it is about another player, the
   * player’s name follows in brackets, and likewise a space of the arena. */
  [ROBO_FACT_WIN] = NC_ ("outcome", "wins"),
  [ROBO_FACT_LOSE] = NC_ ("outcome", "someone else wins"),
  [ROBO_FACT_TAKE] = NC_ ("outcome", "takes a VP token"),
  [ROBO_FACT_HIT] = NC_ ("outcome", "damages another robot"),
  [ROBO_FACT_REPAIR] = NC_ ("outcome", "is repaired"),
  [ROBO_FACT_RIVAL] = NC_ ("outcome", "another player gets a VP"),
  [ROBO_FACT_DESTROYED] = NC_ ("outcome", "is destroyed"),
  [ROBO_FACT_FALL] = NC_ ("outcome", "falls into a pit or water"),
  [ROBO_FACT_IS_HIT] = NC_ ("outcome", "takes damage"),
  [ROBO_FACT_PLACE] = NC_ ("outcome", "is better off afterward"),
};

static char *
dup_name (const RoboCliAnalysis *self,
          guint                  seat)
{
  const RoboMatchSeat *player = &self->table->seats[seat];

  if (player->name != NULL)
    return g_strdup (player->name);

  return g_strdup_printf ("%u %s", seat + 1, robo_player_get_word (player->player, player->level));
}

static char *
dup_fact (const RoboCliAnalysis *self,
          const RoboFact        *fact)
{
  const char *words = g_dpgettext2 (NULL, "outcome", facts[fact->kind]);

  if (fact->seat < ROBO_MAX_ROBOTS)
    {
      g_autofree char *name = dup_name (self, fact->seat);

      return g_strdup_printf ("%s (%s)", words, name);
    }
  if (fact->space != ROBO_NO_SPACE)
    {
      const guint columns = robo_arena_get_plan (self->table->arena)->columns;

      return g_strdup_printf ("%s (%u|%u)", words, fact->space % columns + 1, fact->space / columns + 1);
    }

  return g_strdup (words);
}

static guint
get_per_cent (guint of_1000)
{
  return (of_1000 + 5) / 10;
}

static void
print_turn (const RoboCliAnalysis *self,
            guint                  number,
            const RoboReviewTurn  *turn)
{
  g_autofree char *played = robo_program_to_text (&turn->played);
  g_autofree char *best = robo_program_to_text (&turn->best);
  g_autofree char *reason = dup_fact (self, &turn->reason);
  g_autofree char *event = dup_fact (self, &turn->event);
  g_autofree char *luck = g_strdup_printf ("%+.1f", turn->luck / 100.0);

  g_print ("  ");
  /* Translators: %1$u is the number of a round, %2$s a program such as “b3n r2ne b1w”, %3$s how good it was, %4$.1f the
   * chance to win with it, and %5$s how everything that its player could not know changed this chance, such as “+3.1”;
   * chances are in percent. */
  g_print (_ ("Round %1$u: %2$s, %3$s. Expected %4$.1f%%, opponents and luck %5$s%%"), number, played,
           g_dpgettext2 (NULL, "program", grades[turn->grade]), turn->expected / 100.0, luck);
  g_print ("\n");
  if (turn->grade != ROBO_GRADE_BEST)
    {
      g_print ("    ");
      /* Translators: %1$s is a program, %2$.1f the chance to win with it, in percent. */
      g_print (_ ("Better: %1$s, %2$.1f%%"), best, turn->best_expected / 100.0);
      if (turn->reason.kind == ROBO_FACT_PLACE)
        g_print (" – %s", reason);
      else if (turn->reason.kind != ROBO_FACT_NONE)
        {
          g_print (" – ");
          /* Translators: %1$s is what may happen, such as “takes a VP token (7|8)”, %2$u how often it happens with a
           * better program, and %3$u how often with the program that was played. */
          g_print (_ ("%1$s: %2$u%% instead of %3$u%%"), reason, get_per_cent (turn->reason.better), get_per_cent (turn->reason.other));
        }
      g_print ("\n");
    }
  if (turn->event.kind != ROBO_FACT_NONE)
    {
      g_print ("    ");
      if (turn->event.better > 0)
        /* Translators: %1$s is what happened, such as “takes damage (Anna)”, %2$u how likely it was. */
        g_print (_ ("Happened: %1$s (chance %2$u%%)"), event, get_per_cent (turn->event.other));
      else
        /* Translators: %1$s is what did not happen, such as “takes a VP token (7|8)”, %2$u how likely it was. */
        g_print (_ ("Didn’t happen: %1$s (chance %2$u%%)"), event, get_per_cent (turn->event.other));
      g_print ("\n");
    }
}

static void
print_seat (const RoboCliAnalysis *self,
            guint                  seat)
{
  g_autofree char *name = dup_name (self, seat);
  g_autofree char *lost = NULL;
  g_autofree char *luck = NULL;
  RoboReviewSum    sum;

  robo_review_sum_up (self->review, seat, &sum);
  lost = g_strdup_printf ("%+.1f", -sum.loss / 100.0);
  luck = g_strdup_printf ("%+.1f", sum.luck / 100.0);
  g_print ("\n");
  /* Translators: %1$s is a player; the next four are numbers of programs; %6$s is what the programs have lost of the
   * chance to win, and %7$s how opponents and luck have changed it, in percent, such as “+3.1”. */
  g_print (_ ("%1$s: best %2$u, good %3$u, inaccurate %4$u, mistakes %5$u; programs %6$s%%, opponents and luck %7$s%%"), name,
           sum.n_grades[ROBO_GRADE_BEST], sum.n_grades[ROBO_GRADE_GOOD], sum.n_grades[ROBO_GRADE_INACCURATE],
           sum.n_grades[ROBO_GRADE_MISTAKE], lost, luck);
  g_print ("\n");
  for (guint i = 0; i < self->review->n_rounds; i++)
    {
      const RoboReviewRound *round = &self->review->rounds[i];

      if (round->turns[seat].is_judged)
        print_turn (self, round->number, &round->turns[seat]);
    }
}

void
robo_cli_analyse_print_text (const RoboCliAnalysis *self)
{
  const RoboReview *review = self->review;

  /* Translators: This is the heading of a table. */
  g_print ("%s\n", _ ("Win chances before each round, in percent:"));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *name = NULL;
      glong            rest;

      if (self->table->seats[seat].player == ROBO_PLAYER_NONE)
        continue;
      name = dup_name (self, seat);
      rest = 22 - g_utf8_strlen (name, -1);
      g_print ("  %s%*s", name, (int)MAX (rest, 1), "");
      for (guint i = 0; i < review->n_rounds; i++)
        g_print ("%3d%s ", (review->rounds[i].before[seat] + 50) / 100, i > 0 && review->rounds[i - 1].is_turning_point ? "*" : " ");
      g_print ("%3d%s\n", (review->rounds[review->n_rounds - 1].after[seat] + 50) / 100,
               review->rounds[review->n_rounds - 1].is_turning_point ? "*" : "");
    }
  g_print ("%s\n", _ ("The last number is the chance after the last round; * marks a turning point."));
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if ((self->seats & 1u << seat) != 0)
        print_seat (self, seat);
    }
}
