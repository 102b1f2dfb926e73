// SPDX-License-Identifier: GPL-3.0-or-later
// Tests scenarios: errors, defaults, comparisons, and damaged files.
#include <string.h>

#include "files/scenario/robo-outcome.h"

/* The arena has seven columns and eight rows. Seat 1 goes two spaces east, pushes seat 2 through a barrier and takes
 * the token. The KillBot faces the border and does not move. */
static const char base[] =
  "<scenario xmlns='urn:x-robodrome:scenario:1' id='base' vp-goal='5'>\n"
  "  <title>Base</title>\n"
  "  <arena xmlns='urn:x-robodrome:arena:1' id='inline' columns='7' rows='8'>\n"
  "    <name>Inline</name>\n"
  "    <terrain><row>#......</row><row>.......</row><row>.......</row><row>.....o.</row>\n"
  "      <row>.......</row><row>.......</row><row>.......</row><row>.......</row></terrain>\n"
  "    <features><vp at='4,2' number='3'/><lightning-barrier at='4,2' side='e'/>\n"
  "      <start at='3,1' side='n' arrow='s'/><start at='3,8' side='s' arrow='n'/></features>\n"
  "  </arena>\n"
  "  <robots>\n"
  "    <robot seat='1' side='s' kind='operator' number='1' at='2,2' vp='1'>"
  "<die unit='1' colour='blue' value='2' key='e'/></robot>\n"
  "    <robot seat='2' side='n' kind='operator' number='2' at='4,2' damage='1'/>\n"
  "    <robot seat='4' side='e' kind='killbot' number='3' at='7,8' facing='s'/>\n"
  "  </robots>\n"
  "  <tokens><token number='3'/></tokens>\n"
  "  <rolls>3 3 3</rolls>\n"
  "  <expect>\n"
  "    <robot seat='1' at='4,2' damage='0' vp='2'/>\n"
  "    <robot seat='2' at='5,2' damage='2' shield='0'/>\n"
  "    <no-tokens/><no-mines/><no-winner/>\n"
  "    <event type='push' seat='2' by='1' at='4,2'/>\n"
  "    <event type='take-vp' seat='1' amount='1'/>\n"
  "  </expect>\n"
  "</scenario>\n";

/* Holds the result of a document with one scenario. */
typedef struct
{
  guint     n_seen;
  GString  *said; /* problems, then differences, one on each text line */
  RoboState state;
  gboolean  has_state;
} Seen;

static gboolean
see_cb (const RoboScenarioItem *item,
        gpointer                data)
{
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (RoboOutcome) outcome = NULL;
  Seen *seen = data;

  seen->n_seen++;
  if (item->scenario != NULL)
    outcome = robo_outcome_new (item->scenario, item->problems);
  g_assert_true ((outcome == NULL) == robo_problems_has_errors (item->problems));

  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    {
      g_autofree char *text = robo_problems_dup_text (item->problems, i);

      g_string_append_printf (seen->said, "%s\n", text);
    }
  if (outcome == NULL)
    return TRUE;

  seen->has_state = TRUE;
  seen->state = *robo_game_get_state (robo_outcome_get_game (outcome));
  robo_outcome_compare (outcome, differences);
  for (guint i = 0; i < differences->len; i++)
    g_string_append_printf (seen->said, "%s\n", (const char *)differences->pdata[i]);

  return TRUE;
}

static void
seen_clear (Seen *seen)
{
  g_string_free (seen->said, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Seen, seen_clear)

static void
see (Seen       *seen,
     const char *text,
     gsize       length)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);

  *seen = (Seen){ .said = g_string_new (NULL) };
  robo_scenario_read_each (bytes, see_cb, seen, problems);
  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      g_autofree char *line = robo_problems_dup_text (problems, i);

      g_string_append_printf (seen->said, "%s\n", line);
    }
}

/* Returns the base with `from` replaced by `to`. */
static char *
dup_changed (const char *from,
             const char *to)
{
  const char *at = strstr (base, from);

  g_assert_nonnull (at);

  return g_strdup_printf ("%.*s%s%s", (int)(at - base), base, to, at + strlen (from));
}

typedef struct
{
  const char *name;
  const char *from;
  const char *to;
  const char *said; /* part of the output */
} Change;

#define FIRST_DIE "<die unit='1' colour='blue' value='2' key='e'/>"

static const Change refusals[] = {
  { "two-arenas", "<robots>", "<arena-ref id='rome'/><robots>", "needs one arena" },
  { "unknown-option", "vp-goal='5'", "vp_goal='3'", "<scenario> can’t have the attribute vp_goal" },
  { "arena-of-a-newer-version", "urn:x-robodrome:arena:1", "urn:x-robodrome:arena:9", "newer Robodrome" },
  { "arena-not-well-formed", "columns='7'", "columns='8'", "line" },
  { "too-small-vp-goal", "vp-goal='5'", "vp-goal='2'", "<scenario> can’t have the attribute" },
  { "empty-robots-element", "<robots>", "<robots/><robots>", "<robots>" },
  { "second-rolls-element", "<rolls>", "<rolls/><rolls>", "A second <rolls> was found" },
  { "second-expect-element", "<expect>", "<expect/><expect>", "A second <expect> was found" },
  { "rolls-without-blanks", "3 3 3", "333", "<rolls" },
  { "two-robots-of-one-seat", "seat='4'", "seat='2'", "line 13: error: Two robots have the same seat" },
  { "starting-number-twice", "number='3' at='7,8'", "number='2' at='7,8'", "same starting number" },
  { "missing-starting-number", "number='3' at='7,8'", "number='4' at='7,8'", "No robot has the starting number 3" },
  { "two-robots-of-one-side", "side='e' kind", "side='n' kind", "same side" },
  { "robot-of-seat-5", "seat='4'", "seat='5'", "<robot" },
  { "robot-with-a-space-and-out", "at='7,8'", "at='7,8' out='true'", "<robot" },
  { "robot-with-neither-a-space-nor-out", " at='7,8'", "", "<robot" },
  { "robot-outside-of-the-arena", "at='7,8'", "at='8,8'", "“at” can’t be “8,8”" },
  { "robot-on-an-arena-wall", "at='7,8'", "at='1,1'", "arena wall" },
  { "two-robots-on-a-space", "at='7,8'", "at='4,2'", "Two robots are on the same space" },
  { "killbot-without-facing", " facing='s'", "", "is missing the attribute “facing”" },
  { "killbot-with-diagonal-facing", "facing='s'", "facing='sw'", "<robot" },
  { "operator-with-facing", "damage='1'/>", "damage='1' facing='n'/>", "Only KillBots face" },
  { "too-much-damage", "damage='1'/>", "damage='3'/>", "“damage” can’t be “3”" },
  { "unknown-module", FIRST_DIE, "<module id='wings'/>", "The module “wings” doesn’t exist" },
  { "unknown-decision", FIRST_DIE, "<answer to='lunch'>yes</answer>", "“lunch” isn’t a module" },
  { "killbot-with-program", "facing='s'/>", "facing='s'>" FIRST_DIE "</robot>", "KillBot has no program" },
  { "two-dice-on-a-unit", FIRST_DIE, FIRST_DIE "<die unit='1' colour='red' value='2' key='e'/>",
    "has more dice than allowed" },
  { "three-blue-dice", FIRST_DIE,
    FIRST_DIE "<die unit='2' colour='blue' value='2' key='e'/><die unit='3' colour='blue' value='2' key='e'/>",
    "too many dice of one color" },
  { "five-dice", FIRST_DIE, FIRST_DIE FIRST_DIE FIRST_DIE FIRST_DIE FIRST_DIE, "too many dice" },
  { "blue-die-on-a-diagonal-key", "key='e'", "key='ne'", "diagonal key" },
  { "die-on-unit-4", "unit='1'", "unit='4'", "<die unit=" },
  { "die-with-face-7", "value='2'", "value='7'", "<die unit=" },
  { "mine-of-a-robot-that-is-out", "<tokens>", "<mines><mine owner='3' at='1,4'/></mines><tokens>",
    "has to be in the arena" },
  { "mine-under-a-robot", "<tokens>", "<mines><mine owner='1' at='4,2'/></mines><tokens>", "A mine and a robot" },
  { "mine-on-an-arena-wall", "<tokens>", "<mines><mine owner='1' at='1,1'/></mines><tokens>", "arena wall" },
  { "two-mines-on-a-space", "<tokens>", "<mines><mine owner='1' at='1,4'/><mine owner='2' at='1,4'/></mines><tokens>",
    "Two mines" },
  { "token-without-a-vp-space", "<token number='3'/>", "<token number='4'/>", "no VP space with this number" },
  { "token-twice", "<token number='3'/>", "<token number='3'/><token number='3' count='2'/>", "listed twice" },
  { "rolled-face-0", "3 3 3", "3 0 3", "<rolls" },
  { "too-few-rolls", "3 3 3", "3 3", "<rolls> has too few faces" },
  { "unknown-event", "type='push'", "type='lunch'", "“lunch” isn’t a type of event" },
  { "unknown-expectation", "<no-mines/>", "<no-robots/>", "line 20: error: The element <no-robots>" },
  { "unknown-attribute", "seat='1' side", "sead='1' side", "<robot" },
  { "scenario-of-a-newer-version", "urn:x-robodrome:scenario:1", "urn:x-robodrome:scenario:2", "newer Robodrome" },
};

static const Change accepted[] = {
  { "another-title", "Base", "Another title", "" },
  { "no-expectations", "<expect>", "<!-- <expect>", NULL },
  { "two-tokens-on-a-space", "<token number='3'/>", "<token number='3' count='2'/>",
    "seat 1: vp is 3, expected 2\nno event type=take-vp seat=1 amount=1 after the 1 found before it\n" },
  { "foreign-element", "<title>", "<x:a xmlns:x='urn:other'><title/></x:a><title>", "" },
  { "more-rolls-than-needed", "3 3 3", "3 3 3 6", "" },
  { "unused-answer", FIRST_DIE, FIRST_DIE "<answer to='workshop'>lunch</answer>", "" },
  { "damage-limit-9-and-other-options", "vp-goal='5'",
    "damage-limit='9' killbot-vp='supply' bump='every-step' barrier-when-blocked='damage'",
    "" },
  { "damage-limit-2", "vp-goal='5'", "damage-limit='2'",
    "seat 1: vp is 3, expected 2\nseat 2: at is nothing, expected 5,2\n"
    "no event type=push seat=2 by=1 at=4,2 after the 0 found before it\n" },
  { "wrong-space", "at='5,2' damage='2'", "at='6,2' damage='2'", "seat 2: at is 5,2, expected 6,2\n" },
  { "wrongly-expected-to-be-out", "seat='2' at='5,2'", "seat='2' out='true'", "seat 2: out is false, expected true\n" },
  { "expected-not-to-be-out", "seat='2' at='5,2'", "seat='2' out='false'", "" },
  { "wrong-vp", "vp='2'", "vp='1'", "seat 1: vp is 2, expected 1\n" },
  { "wrong-shield", "shield='0'", "shield='1'", "seat 2: shield is 0, expected 1\n" },
  { "wrong-facing", "<no-mines/>", "<robot seat='4' facing='n'/>", "seat 4: facing is s, expected n\n" },
  { "expectation-for-an-empty-seat", "<no-mines/>", "<robot seat='3' vp='0'/>", "there is no robot of seat 3\n" },
  { "wrong-winner", "<no-winner/>", "<winner seat='1'/>", "nobody wins, expected seat 1\n" },
  { "squad-expected-to-win", "<no-winner/>", "<winner seat='squad'/>", "nobody wins, expected the squad\n" },
  { "unexpected-winner", "vp-goal='5'", "vp-goal='3' damage-limit='2'", "seat 1 wins, expected nobody\n" },
  { "missing-token", "<no-tokens/>", "<token number='3'/>", "no token number=3 count=1\n" },
  { "unexpected-mine", "<tokens>", "<mines><mine owner='1' at='1,4'/></mines><tokens>",
    "mine owner=1 at=1,4 is not expected\n" },
  { "missing-mine", "<no-mines/>", "<mine owner='1' at='1,4'/>", "no mine owner=1 at=1,4\n" },
  { "events-in-another-order", "<event type='push'", "<event type='take-vp'/><event type='push'",
    "no event type=push seat=2 by=1 at=4,2 after the 1 found before it\n" },
};

static void
test_refusal (gconstpointer data)
{
  const Change    *change = data;
  g_autofree char *text = dup_changed (change->from, change->to);
  g_auto (Seen) seen = { 0 };

  see (&seen, text, strlen (text));
  if (strstr (seen.said->str, change->said) == NULL)
    g_test_message ("it says: %s", seen.said->str);
  g_assert_nonnull (strstr (seen.said->str, change->said));
  g_assert_false (seen.has_state);
}

static void
test_accepted (gconstpointer data)
{
  const Change    *change = data;
  g_autofree char *text = NULL;
  g_auto (Seen) seen = { 0 };

  if (change->said != NULL)
    {
      text = dup_changed (change->from, change->to);
    }
  else
    {
      g_autofree char *open = dup_changed (change->from, change->to);
      g_auto (GStrv) halves = g_strsplit (open, "</expect>", 2);

      text = g_strconcat (halves[0], "</expect> -->", halves[1], NULL);
    }

  see (&seen, text, strlen (text));
  if (change->said == NULL || change->said[0] == '\0')
    g_assert_cmpstr (seen.said->str, ==, "");
  else if (strstr (seen.said->str, change->said) == NULL)
    g_assert_cmpstr (seen.said->str, ==, change->said);
  g_assert_true (seen.has_state);
}

/* In a list a refused scenario does not prevent the other scenarios from being played. */
static void
test_many (void)
{
  g_autofree char *refused = dup_changed ("3 3 3", "3");
  g_autofree char *text =
    g_strconcat ("<scenarios xmlns='urn:x-robodrome:scenario:1'>", base, refused, base, "</scenarios>", NULL);
  g_auto (Seen) seen = { 0 };

  see (&seen, text, strlen (text));
  g_assert_cmpuint (seen.n_seen, ==, 3);
  g_assert_cmpstr (seen.said->str, ==,
                   "error: <rolls> has too few faces. Add one for each die that the KillBots roll.\n");
}

/* The arena is given by its id instead of its content. */
static void
test_arena_ref (void)
{
  g_auto (GStrv) before = g_strsplit (base, "<arena ", 2);
  g_auto (GStrv) after = g_strsplit (base, "</arena>", 2);
  g_auto (GStrv) parts = g_strsplit (after[1], "<tokens>", 2);

  for (guint i = 0; i < 2; i++)
    {
      const char      *ref = i == 0 ? "<arena-ref id='rome'/>" : "<arena-ref id='../rome'/>";
      g_autofree char *text = g_strconcat (before[0], ref, parts[0], "<rolls>1 1 1</rolls></scenario>", NULL);
      g_auto (Seen) seen = { 0 };

      see (&seen, text, strlen (text));
      g_assert_true (seen.has_state == (i == 0));
      g_assert_true ((seen.said->len == 0) == (i == 0));
    }
}

static void
test_unknown_arena (void)
{
  g_auto (GStrv) before = g_strsplit (base, "<arena ", 2);
  g_auto (GStrv) after = g_strsplit (base, "</arena>", 2);
  g_autofree char *text = g_strconcat (before[0], "<arena-ref id='atlantis'/>", after[1], NULL);
  g_auto (Seen) seen = { 0 };

  see (&seen, text, strlen (text));
  g_assert_true (g_str_has_prefix (seen.said->str, "line 3: error: The arena “atlantis” doesn’t exist"));
}

/* Without an answer the workshop repairs damage (formats.md, Scenario). */
static void
test_defaults (void)
{
  g_autofree char *text = dup_changed ("<vp at='4,2' number='3'/>", "<vp at='4,2' number='3'/><workshop at='5,2'/>");
  g_auto (Seen) seen = { 0 };

  see (&seen, text, strlen (text));
  g_assert_cmpuint (seen.state.robots[1].damage, ==, 0);
}

static void
test_answers (void)
{
  g_autofree char *text = dup_changed ("damage='1'/>", "damage='1'><answer to='workshop'>nothing</answer></robot>");
  g_autofree char *wrong = dup_changed ("damage='1'/>", "damage='1'><answer to='workshop'>lunch</answer></robot>");
  g_autofree char *drawn = dup_changed ("damage='1'/>", "damage='1'><answer to='workshop'>draw</answer>"
                                                        "<answer to='draw'>yellow</answer></robot>");
  char            *all[] = { text, wrong, drawn };
  const char      *feature = "<workshop at='5,2'/><start ";

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_auto (GStrv) halves = g_strsplit (all[i], "<start ", 2);
      g_autofree char *with_workshop = g_strconcat (halves[0], feature, halves[1], NULL);
      g_auto (Seen) seen = { 0 };

      see (&seen, with_workshop, strlen (with_workshop));
      if (i == 1)
        g_assert_nonnull (strstr (seen.said->str, "“lunch” isn’t a legal answer from seat 2 to workshop"));
      else
        g_assert_cmpuint (seen.state.robots[1].damage, ==, 2);
    }
}

/* A truncated or changed file gives an error or the same game, but never a crash. */
static void
test_damaged (void)
{
  /* The file is complete without the newline at its end. */
  gsize length = strlen (base) - 1;

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *text = g_strdup (base);
      g_auto (Seen) cut = { 0 };
      g_auto (Seen) changed = { 0 };

      see (&cut, base, i);
      g_assert_false (cut.has_state);
      g_assert_cmpuint (cut.said->len, >, 0);

      text[i] ^= 1 << (i % 8);
      see (&changed, text, length);
      g_assert_true (changed.has_state || changed.said->len > 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path =
        g_strconcat ("/files/scenario/scenario/wrong-scenario-is-refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      g_autofree char *path =
        g_strconcat ("/files/scenario/scenario/scenario-is-played-and-compared/", accepted[i].name, NULL);

      g_test_add_data_func (path, &accepted[i], test_accepted);
    }
  g_test_add_func ("/files/scenario/scenario/refused-scenario/other-scenarios-of-the-list-are-played", test_many);
  g_test_add_func ("/files/scenario/scenario/arena-ref/arena-is-found-by-its-id", test_arena_ref);
  g_test_add_func ("/files/scenario/scenario/unknown-arena/is-named-with-its-line-number", test_unknown_arena);
  g_test_add_func ("/files/scenario/scenario/missing-answer/workshop-repairs-damage", test_defaults);
  g_test_add_func ("/files/scenario/scenario/answers/are-used-if-legal", test_answers);
  g_test_add_func ("/files/scenario/scenario/damaged-file/gives-an-error-or-is-played", test_damaged);

  return g_test_run ();
}
