// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-review-words.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "robo-advice-words.h"

/* The signs for the grades differ in shape, for color-blind users. */
static const char *const marks[ROBO_N_GRADES] = {
  [ROBO_GRADE_BEST] = "★",
  [ROBO_GRADE_GOOD] = "✓",
  [ROBO_GRADE_INACCURATE] = "≈",
  [ROBO_GRADE_MISTAKE] = "✗",
};

static const char *const grades[ROBO_N_GRADES] = {
  /* Translators: This says how good a player’s program was. */
  [ROBO_GRADE_BEST] = NC_ ("grade", "Best"),
  [ROBO_GRADE_GOOD] = NC_ ("grade", "Good"),
  [ROBO_GRADE_INACCURATE] = NC_ ("grade", "Inaccurate"),
  [ROBO_GRADE_MISTAKE] = NC_ ("grade", "Mistake"),
};

static const char *const verdicts[ROBO_N_GRADES] = {
  /* Translators: This says how good a player’s program was. It stands after a name and a colon: “Anna: best”. */
  [ROBO_GRADE_BEST] = NC_ ("verdict", "best"),
  [ROBO_GRADE_GOOD] = NC_ ("verdict", "good"),
  [ROBO_GRADE_INACCURATE] = NC_ ("verdict", "inaccurate"),
  [ROBO_GRADE_MISTAKE] = NC_ ("verdict", "mistake"),
};

const char *
robo_review_words_get_grade (RoboGrade grade)
{
  g_return_val_if_fail (grade < ROBO_N_GRADES, NULL);

  return g_dpgettext2 (NULL, "grade", grades[grade]);
}

/* Converts a share of ROBO_CHANCE_ALL to percent. */
static gint
get_per_cent (gint chance)
{
  return (chance + (chance < 0 ? -50 : 50)) / 100;
}

const char *
robo_review_words_get_mark (RoboGrade grade)
{
  g_return_val_if_fail (grade < ROBO_N_GRADES, NULL);

  return marks[grade];
}

char *
robo_review_words_dup_verdict (const RoboReviewTurn *turn,
                               const char           *name)
{
  const char *verdict;

  g_return_val_if_fail (turn->is_judged && name != NULL, NULL);

  verdict = g_dpgettext2 (NULL, "verdict", verdicts[turn->grade]);
  if (get_per_cent (turn->loss) == 0)
    /* Translators: A line of the log says how good a program was. %1$s is the player who made the program, %2$s is how
     * good it was, such as “best”. */
    return g_strdup_printf (_ ("%1$s: %2$s"), name, verdict);

  /* Translators: A line of the log says how good a program was. %1$s is the player who made the program, %2$s is how
   * good it was, such as “mistake”, and %3$d is by how much the program has lowered the chance to win, in percentage
   * points. */
  return g_strdup_printf (_ ("%1$s: %2$s (−%3$d%%)"), name, verdict, get_per_cent (turn->loss));
}

/* Converts a number of worlds out of 1000 to percent. The result is 0 only for no world, and 100 only for all. */
static guint
get_cases (guint of_1000)
{
  return robo_advice_get_percent (of_1000, 1000);
}

static const char *
get_name (RoboMatch *match,
          guint      seat)
{
  return seat < ROBO_MAX_ROBOTS ? robo_seat_get_name (robo_match_get_seat (match, seat)) : NULL;
}

static char *
dup_place (const RoboFact *fact,
           RoboMatch      *match)
{
  return fact->space != ROBO_NO_SPACE ? robo_words_dup_place (fact->space, robo_match_get_board (match)->columns)
                                      : NULL;
}

char *
robo_review_words_dup_sum (const RoboReviewSum *sum)
{
  g_autofree char *programs = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *luck = NULL;
  g_auto (GStrv) grades_of_all = NULL;
  gint mean_luck;

  g_return_val_if_fail (sum->n_turns > 0, NULL);

  /* Translators: The numbers say how many programs of a player were best, good, inaccurate, and mistakes. */
  programs = g_strdup_printf (_ ("Best %1$u · good %2$u · inaccurate %3$u · mistakes %4$u."), sum->n_grades[ROBO_GRADE_BEST],
                              sum->n_grades[ROBO_GRADE_GOOD], sum->n_grades[ROBO_GRADE_INACCURATE],
                              sum->n_grades[ROBO_GRADE_MISTAKE]);
  /* Translators: %d is how much of the chance to win was lost, in percentage points. */
  lost = g_strdup_printf (_ ("%d%% lost per program."), get_per_cent (sum->loss / (gint)sum->n_turns));
  mean_luck = get_per_cent (sum->luck / (gint)sum->n_turns);
  if (mean_luck < 0)
    /* Translators: %d is by how much the chance to win has fallen, in percentage points. */
    luck = g_strdup_printf (_ ("Luck and opponents cost %d%% per round."), -mean_luck);
  else if (mean_luck == 0)
    luck = g_strdup (_ ("Luck evened out."));
  else
    /* Translators: %d is by how much the chance to win has grown, in percentage points. */
    luck = g_strdup_printf (_ ("Luck and opponents gave %d%% per round."), mean_luck);

  /* The no-break space keeps a dot at the end of a line, not at the beginning of the next line. */
  grades_of_all = g_strsplit (programs, " · ", -1);
  g_free (programs);
  programs = g_strjoinv ("\u00a0· ", grades_of_all);

  return g_strjoin (" ", programs, lost, luck, NULL);
}

char *
robo_review_words_dup_chance (const RoboReviewTurn *turn,
                              gboolean              is_best)
{
  g_return_val_if_fail (turn->is_judged, NULL);

  /* Translators: %d is the chance to win with a program, in percent. */
  return g_strdup_printf (_ ("Win chance %d%%"), get_per_cent (is_best ? turn->best_expected : turn->expected));
}

/* Differences between two programs */

/* Differences below this number of percentage points are not listed. */
#define LEAST_DIFFERENCE 2

static void
clear_difference (gpointer data)
{
  g_free (((RoboReviewDifference *)data)->name);
}

/* Adds a difference of two counts unless it is small. Takes ownership of the name. */
static void
add_difference (GArray               *differences,
                const RoboReviewTurn *turn,
                char                 *name,
                guint                 n_played,
                guint                 n_better,
                gboolean              is_welcome)
{
  RoboReviewDifference difference = {
    .name = name,
    .played = robo_advice_get_percent (n_played, turn->played_odds.n_worlds),
    .better = robo_advice_get_percent (n_better, turn->best_odds.n_worlds),
  };

  difference.is_gain = (difference.better > difference.played) == is_welcome;
  if (ABS ((int)difference.better - (int)difference.played) < LEAST_DIFFERENCE)
    g_free (name);
  else
    g_array_append_val (differences, difference);
}

/* Compares two differences by size. Differences of the same size are in the order of their names. */
static int
compare_differences (gconstpointer one,
                     gconstpointer other)
{
  const RoboReviewDifference *a = one;
  const RoboReviewDifference *b = other;
  int                         size_a = ABS ((int)a->better - (int)a->played);
  int                         size_b = ABS ((int)b->better - (int)b->played);

  return size_a != size_b ? size_b - size_a : g_strcmp0 (a->name, b->name);
}

GArray *
robo_review_words_list_differences (const RoboReviewTurn *turn,
                                    RoboMatch            *match)
{
  const RoboOdds *played = &turn->played_odds;
  const RoboOdds *best = &turn->best_odds;
  GArray         *differences = g_array_new (FALSE, FALSE, sizeof (RoboReviewDifference));

  g_array_set_clear_func (differences, clear_difference);
  g_return_val_if_fail (turn->is_judged && ROBO_IS_MATCH (match), differences);

  if (played->n_worlds == 0 || best->n_worlds == 0)
    return differences;

  /* Translators: This may happen in a round to the player whose program is reviewed. A number after it says how
   * often. */
  add_difference (differences, turn, g_strdup (_ ("Wins the game")), played->n_won, best->n_won, TRUE);
  /* Translators: This may happen in a round to the player whose program is reviewed. A number after it says how
   * often. */
  add_difference (differences, turn, g_strdup (_ ("Someone else wins")), played->n_lost, best->n_lost, FALSE);
  /* Translators: This may happen in a round to the player whose program is reviewed. A number after it says how
   * often. */
  add_difference (differences, turn, g_strdup (_ ("Takes a token")), played->n_taken, best->n_taken, TRUE);
  /* Translators: This may happen in a round to the player whose program is reviewed. A number after it says how
   * often. */
  add_difference (differences, turn, g_strdup (_ ("Is hit")), played->n_hit, best->n_hit, FALSE);
  /* Translators: This may happen in a round to the player whose program is reviewed. A number after it says how
   * often. */
  add_difference (differences, turn, g_strdup (_ ("Is destroyed")), played->n_destroyed, best->n_destroyed, FALSE);
  /* Translators: This may happen in a round to the player whose program is reviewed. A number after it says how
   * often. */
  add_difference (differences, turn, g_strdup (_ ("Is repaired")), played->n_repaired, best->n_repaired, TRUE);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      const char *name = robo_match_get_seat (match, seat) != NULL ? get_name (match, seat) : NULL;

      if (name == NULL)
        continue;

      /* Translators: This may happen in a round: the player whose program is reviewed damages %s, another player. A
       * number after it says how often. */
      add_difference (differences, turn, g_strdup_printf (_ ("Damages %s"), name), played->n_hits[seat], best->n_hits[seat],
                      TRUE);
      /* Translators: This may happen in a round. %s is another player. A number after it says how often. */
      add_difference (differences, turn, g_strdup_printf (_ ("%s gets a victory point"), name), played->n_gains[seat],
                      best->n_gains[seat], FALSE);
    }
  g_array_sort (differences, compare_differences);

  return differences;
}

/* Describes an event that was likely or unlikely in a round. Returns NULL if there is no such event, or if it is a
 * place where a robot ended up. */
static char *
dup_event (const RoboFact *fact,
           RoboMatch      *match)
{
  const char      *name = get_name (match, fact->seat);
  g_autofree char *place = dup_place (fact, match);

  switch ((RoboFactKind)fact->kind)
    {
    case ROBO_FACT_NONE:
    case ROBO_FACT_PLACE:
      return NULL;

    case ROBO_FACT_WIN:
      return g_strdup (C_ ("what came of a round", "a win"));

    case ROBO_FACT_LOSE:
      return g_strdup (C_ ("what came of a round", "someone else’s win"));

    case ROBO_FACT_TAKE:
      /* Translators: This is an event of a round, in a sentence such as “What happened: the token on 4|2 (30% likely).”
       * %s is a space such as 4|2. */
      return place != NULL ? g_strdup_printf (_ ("the token on %s"), place) : g_strdup (C_ ("what came of a round", "a token"));

    case ROBO_FACT_HIT:
      /* Translators: This is an event of a round, in a sentence such as “What happened: damage to Anna (30% likely).”
       * %s is a player. */
      return g_strdup_printf (_ ("damage to %s"), name);

    case ROBO_FACT_REPAIR:
      return g_strdup (C_ ("what came of a round", "a repair"));

    case ROBO_FACT_RIVAL:
      /* Translators: This is an event of a round, in a sentence such as “What happened: damage to Anna (30% likely).”
       * %s is a player. */
      return g_strdup_printf (_ ("a victory point for %s"), name);

    case ROBO_FACT_DESTROYED:
      /* Translators: This is an event of a round, in a sentence such as “What happened: damage to Anna (30% likely).”
       * %s is a player. */
      return name != NULL ? g_strdup_printf (_ ("destruction by %s"), name) : g_strdup (C_ ("what came of a round", "destruction"));

    case ROBO_FACT_FALL:
      return g_strdup (C_ ("what came of a round", "a fall into a pit or water"));

    case ROBO_FACT_IS_HIT:
      /* Translators: This is an event of a round, in a sentence such as “What happened: damage to Anna (30% likely).”
       * %s is a player. */
      return name != NULL ? g_strdup_printf (_ ("damage from %s"), name) : g_strdup (C_ ("what came of a round", "damage"));
    }

  g_return_val_if_reached (NULL);
}

char *
robo_review_words_dup_luck (const RoboReviewTurn *turn,
                            RoboMatch            *match)
{
  g_autofree char *event = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *what = NULL;
  gint             per_cent = get_per_cent (turn->luck);

  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);

  if (per_cent == 0)
    /* Translators: This stands below the heading “Opponents and Luck”. */
    return g_strdup (_ ("They made no difference."));

  event = dup_event (&turn->event, match);
  if (per_cent < 0)
    /* Translators: This stands below the heading “Opponents and Luck”. %d is by how much the chance to win has fallen,
     * in percentage points. */
    sum = g_strdup_printf (_ ("They cost %d%%."), -per_cent);
  else
    /* Translators: This stands below the heading “Opponents and Luck”. %d is by how much the chance to win has grown,
     * in percentage points. */
    sum = g_strdup_printf (_ ("They gave %d%%."), per_cent);
  if (event == NULL)
    return g_steal_pointer (&sum);

  if (turn->event.better > 0)
    /* Translators: %1$s is an event, such as "the token on 4|2" or "damage from Anna"; %2$u is how likely it was, in
     * percent. */
    what = g_strdup_printf (_ ("What happened: %1$s (%2$u%% likely)."), event, get_cases (turn->event.other));
  else
    /* Translators: %1$s is an event, such as "the token on 4|2" or "damage from Anna"; %2$u is how likely it was, in
     * percent. */
    what = g_strdup_printf (_ ("What didn’t happen: %1$s (%2$u%% likely)."), event, get_cases (turn->event.other));

  return g_strjoin (" ", sum, what, NULL);
}

/* Returns whether the chances of the seat are shown. KillBots win together, so the first KillBot represents all
 * KillBots. */
gboolean
robo_review_words_has_side (RoboMatch *match,
                            guint      seat)
{
  RoboSeat *player = robo_match_get_seat (match, seat);

  if (player == NULL || !robo_seat_get_is_killbot (player))
    return player != NULL;
  for (guint other = 0; other < seat; other++)
    {
      RoboSeat *before = robo_match_get_seat (match, other);

      if (before != NULL && robo_seat_get_is_killbot (before))
        return FALSE;
    }

  return TRUE;
}

char *
robo_review_words_dup_side (RoboMatch *match,
                            guint      seat)
{
  RoboSeat *player = robo_match_get_seat (match, seat);
  guint     n_killbots = 0;

  for (guint other = 0; other < ROBO_MAX_ROBOTS; other++)
    n_killbots += robo_match_get_seat (match, other) != NULL &&
                  robo_seat_get_is_killbot (robo_match_get_seat (match, other));
  if (robo_seat_get_is_killbot (player) && n_killbots > 1)
    return g_strdup (C_ ("a side of a game", "KillBots"));

  return g_strdup (robo_seat_get_name (player));
}

static void
add_chances (GString    *text,
             const char *when,
             const gint *chances,
             RoboMatch  *match)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", when);
  for (guint seat = 0, n = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      g_autofree char *name = NULL;
      g_autofree char *share = NULL;

      if (!robo_review_words_has_side (match, seat))
        continue;
      name = robo_review_words_dup_side (match, seat);
      /* Translators: %d is a chance to win, in percent. */
      share = g_strdup_printf (_ ("%d%%"), get_per_cent (chances[seat]));
      g_string_append_printf (text, "%s %s %s", n++ > 0 ? "," : "", name, share);
    }
  g_string_append_c (text, '.');
}

char *
robo_review_words_dup_curve (const RoboReview *review,
                             RoboMatch        *match)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (review != NULL && ROBO_IS_MATCH (match), NULL);

  for (guint i = 0; i < review->n_rounds; i++)
    {
      /* Translators: This is read aloud. %u is the number of a round; names and chances to win follow: “Before round 3:
       * Anna 48%, Ben 52%.” */
      g_autofree char *when = g_strdup_printf (_ ("Before round %u:"), review->rounds[i].number);

      add_chances (text, when, review->rounds[i].before, match);
      if (review->rounds[i].is_turning_point)
        g_string_append_printf (text, " %s", _ ("A turning point."));
    }
  if (review->n_rounds > 0)
    /* Translators: This is read aloud; names and chances to win follow: “At the end: Anna 100%, Ben 0%.” */
    add_chances (text, _ ("At the end:"), review->rounds[review->n_rounds - 1].after, match);

  return g_strdup (text->str);
}
