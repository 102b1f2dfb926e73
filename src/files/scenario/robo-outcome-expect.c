// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the expectation of a scenario and compares it with an outcome. The phrases about differences are for programs
// and people, and are never translated.
#include "config.h"

#include "robo-outcome-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

void
robo_expectation_init (RoboExpectation *self)
{
  self->robots = g_array_new (FALSE, FALSE, sizeof (RoboFields));
  self->mines = g_array_new (FALSE, FALSE, sizeof (RoboFields));
  self->tokens = g_array_new (FALSE, FALSE, sizeof (RoboFields));
  self->events = g_array_new (FALSE, FALSE, sizeof (RoboFields));
}

void
robo_expectation_clear (RoboExpectation *self)
{
  g_array_unref (self->robots);
  g_array_unref (self->mines);
  g_array_unref (self->tokens);
  g_array_unref (self->events);
}

/* Reading */

static const char *const robot_names[] = { "seat", "at", "out", "damage", "shield", "vp", "facing", NULL };
static const char *const mine_names[] = { "owner", "at", NULL };
static const char *const token_names[] = { "number", "count", NULL };

static void
load_fields (GArray            *list,
             const xmlNode     *node,
             const char *const *names)
{
  RoboFields fields;

  robo_fields_read (&fields, node, names);
  g_array_append_val (list, fields);
}

gboolean
robo_expectation_load (RoboExpectation *self,
                       const xmlNode   *node,
                       RoboProblems    *problems)
{
  self->winner = ROBO_NO_WINNER;

  for (xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      if (robo_xml_is (child, "robot"))
        load_fields (self->robots, child, robot_names);
      else if (robo_xml_is (child, "mine"))
        load_fields (self->mines, child, mine_names);
      else if (robo_xml_is (child, "token"))
        {
          RoboFields fields;

          robo_fields_read (&fields, child, token_names);
          if (robo_fields_get (&fields, "count") == NULL)
            robo_fields_add_uint (&fields, "count", 1);
          g_array_append_val (self->tokens, fields);
        }
      else if (robo_xml_is (child, "winner"))
        {
          self->has_winner = TRUE;
          if (!robo_attributes_read (robo_scenario_winner_attributes, child, self, NULL, problems))
            return FALSE;
        }
      else if (robo_xml_is (child, "no-winner"))
        self->has_winner = TRUE;
      else if (robo_xml_is (child, "no-mines"))
        self->lists_mines = TRUE;
      else if (robo_xml_is (child, "no-tokens"))
        self->lists_tokens = TRUE;
      else if (robo_xml_is (child, "event"))
        {
          g_autofree char *type = robo_xml_dup_string (child, "type");
          RoboEventType    known;

          if (!robo_event_type_from_id (type, &known))
            {
              robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (child),
                                 /* Translators: %s is what the file has in place of a type of event. */
                                 _ ("“%s” isn’t a type of event. Name one that “resolve --events” prints."),
                                 type);
              return FALSE;
            }
          load_fields (self->events, child, robo_event_names);
        }
    }

  /* A list with at least one entry is compared as a whole. */
  self->lists_mines |= self->mines->len > 0;
  self->lists_tokens |= self->tokens->len > 0;

  return TRUE;
}

/* Comparison */

static void
add_difference (GPtrArray  *differences,
                const char *format,
                ...) G_GNUC_PRINTF (2, 3);

static void
add_difference (GPtrArray  *differences,
                const char *format,
                ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (differences, g_strdup_vprintf (format, args));
  va_end (args);
}

static const char *
get_value_or (const RoboFields *fields,
              const char       *name)
{
  const char *value = robo_fields_get (fields, name);

  if (value != NULL)
    return value;

  return strcmp (name, "out") == 0 ? "false" : "nothing";
}

static void
compare_robot (const RoboGame   *game,
               const RoboFields *expected,
               GPtrArray        *differences)
{
  const RoboState *state = robo_game_get_state (game);
  const char      *seat = robo_fields_get (expected, "seat");
  guint            index = (guint)(seat[0] - '1');
  RoboFields       actual;

  if (state->robots[index].kind == ROBO_SEAT_EMPTY)
    {
      add_difference (differences, "there is no robot of seat %s", seat);
      return;
    }

  robo_fields_set_robot (&actual, state, index, robo_game_get_setup (game)->board->columns);
  for (guint i = 0; i < expected->n_fields; i++)
    {
      const char *name = expected->fields[i].name;

      if (strcmp (expected->fields[i].value, get_value_or (&actual, name)) != 0)
        add_difference (differences, "seat %s: %s is %s, expected %s", seat, name, get_value_or (&actual, name),
                        expected->fields[i].value);
    }
}

static gboolean
matches_fields (const RoboFields *expected,
                const RoboFields *actual)
{
  for (guint i = 0; i < expected->n_fields; i++)
    {
      if (g_strcmp0 (expected->fields[i].value, robo_fields_get (actual, expected->fields[i].name)) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
contains_fields (const GArray     *list,
                 const RoboFields *wanted)
{
  for (guint i = 0; i < list->len; i++)
    {
      if (matches_fields (wanted, &g_array_index (list, RoboFields, i)))
        return TRUE;
    }

  return FALSE;
}

/* Compares lists of objects in the arena in both directions: no object may be missing, and no other object may be
 * there. */
static void
compare_lists (const char   *what,
               const GArray *expected,
               const GArray *actual,
               GPtrArray    *differences)
{
  for (guint i = 0; i < expected->len; i++)
    {
      const RoboFields *wanted = &g_array_index (expected, RoboFields, i);
      g_autofree char  *text = robo_fields_dup_text (wanted);

      if (!contains_fields (actual, wanted))
        add_difference (differences, "no %s %s", what, text);
    }
  for (guint i = 0; i < actual->len; i++)
    {
      const RoboFields *found = &g_array_index (actual, RoboFields, i);
      g_autofree char  *text = robo_fields_dup_text (found);

      if (!contains_fields (expected, found))
        add_difference (differences, "%s %s is not expected", what, text);
    }
}

static char *
dup_winner_text (guint winner)
{
  if (winner == ROBO_NO_WINNER)
    return g_strdup ("nobody");
  if (winner == ROBO_WINNER_SQUAD)
    return g_strdup ("the squad");

  return g_strdup_printf ("seat %u", winner + 1);
}

static void
compare_events (const RoboExpectation *self,
                const RoboGame        *game,
                GPtrArray             *differences)
{
  const RoboEventList *events = robo_game_get_events (game);
  const GArray        *expected = self->events;
  guint                n_found = 0;

  for (guint i = 0; i < events->n_events && n_found < expected->len; i++)
    {
      RoboFields fields;

      robo_fields_set_event (&fields, &events->events[i], robo_game_get_setup (game));
      n_found += matches_fields (&g_array_index (expected, RoboFields, n_found), &fields);
    }

  if (n_found < expected->len)
    {
      g_autofree char *text = robo_fields_dup_text (&g_array_index (expected, RoboFields, n_found));

      add_difference (differences, "no event %s after the %u found before it", text, n_found);
    }
}

gboolean
robo_expectation_compare (const RoboExpectation *self,
                          const RoboGame        *game,
                          GPtrArray             *differences)
{
  const RoboState *state = robo_game_get_state (game);
  guint            n_before = differences->len;

  for (guint i = 0; i < self->robots->len; i++)
    compare_robot (game, &g_array_index (self->robots, RoboFields, i), differences);
  if (self->lists_mines)
    {
      g_autoptr (GArray) actual = g_array_new (FALSE, FALSE, sizeof (RoboFields));
      RoboMine mines[ROBO_MAX_MINES];
      guint    n_mines = robo_outcome_list_mines (game, mines);

      g_array_set_size (actual, n_mines);
      for (guint i = 0; i < n_mines; i++)
        robo_fields_set_mine (&g_array_index (actual, RoboFields, i), &mines[i],
                              robo_game_get_setup (game)->board->columns);
      compare_lists ("mine", self->mines, actual, differences);
    }
  if (self->lists_tokens)
    {
      g_autoptr (GArray) actual = g_array_new (FALSE, FALSE, sizeof (RoboFields));

      for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
        {
          RoboFields fields;

          if (state->tokens[number] == 0)
            continue;
          robo_fields_set_token (&fields, number, state->tokens[number]);
          g_array_append_val (actual, fields);
        }
      compare_lists ("token", self->tokens, actual, differences);
    }
  if (self->has_winner)
    {
      g_autofree char *actual = dup_winner_text (robo_outcome_get_winner (game));
      g_autofree char *expected = dup_winner_text (self->winner);

      if (strcmp (actual, expected) != 0)
        add_difference (differences, "%s wins, expected %s", actual, expected);
    }
  compare_events (self, game, differences);

  return differences->len == n_before;
}

gboolean
robo_outcome_compare (const RoboOutcome *self,
                      GPtrArray         *differences)
{
  return robo_expectation_compare (&self->scenario->expectation, self->game, differences);
}
