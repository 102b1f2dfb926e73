// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the result of a case with its expectations.
#include "engine-fixture.h"

#include <string.h>

/* Returns whether the event has all wanted words, the first of them at its beginning. */
static gboolean
event_agrees (const char *event,
              const char *wanted)
{
  g_auto (GStrv) is = g_strsplit (event, " ", -1);
  g_auto (GStrv) words = g_strsplit (wanted, " ", -1);

  if (strcmp (is[0], words[0]) != 0)
    return FALSE;

  for (guint i = 1; words[i] != NULL; i++)
    {
      if (!g_strv_contains ((const char *const *)is, words[i]))
        return FALSE;
    }

  return TRUE;
}

static guint
find_event (GPtrArray  *events,
            guint       from,
            const char *wanted)
{
  while (from < events->len && !event_agrees (events->pdata[from], wanted))
    from++;

  return from;
}

static GPtrArray *
list_events (const EngineTable *table)
{
  const RoboEventList *list = robo_game_get_events (table->game);
  GPtrArray           *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < list->n_events; i++)
    g_ptr_array_add (texts, engine_event_to_text (table, &list->events[i]));

  return texts;
}

static gboolean
check_events (EngineTable *table,
              GPtrArray   *events)
{
  g_auto (GStrv) wanted = g_strsplit (table->what->events != NULL ? table->what->events : "", ";", -1);
  g_auto (GStrv) unwanted = g_strsplit (table->what->never != NULL ? table->what->never : "", ";", -1);
  gboolean is_fine = TRUE;
  guint    at = 0;

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      at = find_event (events, at, g_strstrip (wanted[i])) + 1;
      if (at > events->len)
        {
          g_test_message ("“%s” does not happen there", wanted[i]);
          is_fine = FALSE;
        }
    }
  for (guint i = 0; unwanted[i] != NULL; i++)
    {
      if (find_event (events, 0, g_strstrip (unwanted[i])) < events->len)
        {
          g_test_message ("“%s” happens", unwanted[i]);
          is_fine = FALSE;
        }
    }

  return is_fine;
}

/* Returns whether the causes of an event are the causes of the chain, which begins with the event itself. */
static gboolean
has_causes (const EngineTable *table,
            GPtrArray         *events,
            guint              index,
            const char *const *chain)
{
  const RoboEventList *list = robo_game_get_events (table->game);

  for (guint i = 1; chain[i] != NULL; i++)
    {
      g_autofree char *wanted = g_strstrip (g_strdup (chain[i]));

      index = list->events[index].cause;
      if (index == ROBO_CAUSE_NONE)
        return strcmp (wanted, "-") == 0;
      if (!event_agrees (events->pdata[index], wanted))
        return FALSE;
    }

  return TRUE;
}

static gboolean
check_causes (EngineTable *table,
              GPtrArray   *events)
{
  g_auto (GStrv) wanted = g_strsplit (table->what->causes != NULL ? table->what->causes : "", ";", -1);
  gboolean is_fine = TRUE;

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      g_auto (GStrv) chain = g_strsplit (wanted[i], "<", -1);
      guint n_found = 0;

      for (guint at = find_event (events, 0, g_strstrip (chain[0])); at < events->len;
           at = find_event (events, at + 1, chain[0]))
        {
          n_found++;
          if (has_causes (table, events, at, (const char *const *)chain))
            continue;
          g_test_message ("“%s” does not come of that: %s", (const char *)events->pdata[at], wanted[i]);
          is_fine = FALSE;
        }
      if (n_found == 0)
        {
          g_test_message ("“%s” does not happen", chain[0]);
          is_fine = FALSE;
        }
    }

  return is_fine;
}

/* In every game a cause precedes its event, and events that need a cause have a cause. */
static gboolean
check_all_causes (EngineTable *table)
{
  const RoboEventList *list = robo_game_get_events (table->game);
  gboolean             is_fine = TRUE;
  guint                die = ROBO_CAUSE_NONE;

  for (guint i = 0; i < list->n_events; i++)
    {
      const RoboEvent *event = &list->events[i];
      guint            first = i;

      if (event->type == ROBO_EVENT_ACTIVATE)
        die = i;
      if (event->type == ROBO_EVENT_UNIT || event->type == ROBO_EVENT_PHASE || event->type == ROBO_EVENT_SKIP ||
          event->type == ROBO_EVENT_KEEP)
        die = ROBO_CAUSE_NONE;
      while (first > die && list->events[first].cause < first)
        first = list->events[first].cause;
      if ((event->cause == ROBO_CAUSE_NONE || event->cause < i) && (die == ROBO_CAUSE_NONE || first == die))
        continue;
      g_test_message ("%s, event %u, does not come of the die that is activated",
                      robo_event_type_get_id (event->type), i);
      is_fine = FALSE;
    }

  return is_fine;
}

static gboolean
check_word (const EngineTable *table,
            const char        *word)
{
  g_autofree char *key = g_strndup (word, strcspn (word, "@="));
  g_autofree char *value = engine_position_get (table, key);

  if (strcmp (value, word + strlen (key) + 1) == 0)
    return TRUE;

  g_test_message ("%s is expected, but it is %s", word, value);

  return FALSE;
}

static gboolean
check_position (const EngineTable *table)
{
  g_auto (GStrv) words = g_strsplit_set (table->what->expect != NULL ? table->what->expect : "", " \n", -1);
  gboolean is_fine = TRUE;

  for (guint i = 0; words[i] != NULL; i++)
    is_fine = (*words[i] == '\0' || check_word (table, words[i])) && is_fine;

  return is_fine;
}

static gboolean
check_questions (const EngineTable *table)
{
  g_autofree char *asked = NULL;

  if (table->what->asks == NULL)
    return TRUE;

  g_ptr_array_add (table->asked, NULL);
  asked = g_strjoinv ("; ", (char **)table->asked->pdata);
  g_ptr_array_set_size (table->asked, table->asked->len - 1);
  if (strcmp (asked, table->what->asks) == 0)
    return TRUE;

  g_test_message ("Asked is: %s\ninstead of: %s", asked, table->what->asks);

  return FALSE;
}

/* Checks only positions between transactions, since two robots share a space during a landing (R2.1). */
static gboolean
check_invariants (const EngineTable *table)
{
  const char *breach = engine_find_breach (&table->setup, robo_game_get_shown_state (table->game));

  if (breach != NULL)
    g_test_message ("What is always true is broken: %s", breach);

  return breach == NULL;
}

/* Fails the test, and prints all events, if anything differs from the case. */
void
engine_table_check (EngineTable *table)
{
  g_autoptr (GPtrArray) events = list_events (table);
  gboolean is_fine = check_position (table);

  is_fine = check_events (table, events) && is_fine;
  is_fine = check_causes (table, events) && is_fine;
  is_fine = check_all_causes (table) && is_fine;
  is_fine = check_questions (table) && is_fine;
  is_fine = check_invariants (table) && is_fine;
  if (is_fine)
    return;

  for (guint i = 0; i < events->len; i++)
    g_test_message ("  %u %s < %d",
                    i, (const char *)events->pdata[i], (gint)robo_game_get_events (table->game)->events[i].cause);
  g_test_fail_printf ("%s is not played as the rules say", table->what->path);
}
