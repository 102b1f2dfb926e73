// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that robodrome-cli check accepts a position that is saved with its outcome.
#include "files/cards/robo-module-edit.h"
#include "files/scenario/robo-outcome.h"
#include "files/scenario/robo-position-private.h"
#include "tests/file-list.h"

#include <string.h>

/* Checking, as the command does */

typedef struct
{
  guint n_passed;
} Checked;

static gboolean
check_cb (const RoboScenarioItem *item,
          gpointer                data)
{
  Checked *checked = data;
  g_autoptr (RoboOutcome) outcome = NULL;
  g_autoptr (GPtrArray) differences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    g_test_message ("%s", robo_problems_get (item->problems, i)->sentence);
  g_assert_nonnull (item->scenario);
  outcome = robo_outcome_new (item->scenario, item->problems);
  for (guint i = 0; i < robo_problems_get_length (item->problems); i++)
    g_test_message ("%s", robo_problems_get (item->problems, i)->sentence);
  g_assert_nonnull (outcome);
  if (!robo_outcome_compare (outcome, differences))
    g_test_message ("%s", (const char *)differences->pdata[0]);
  g_assert_cmpuint (differences->len, ==, 0);
  checked->n_passed++;

  return TRUE;
}

static void
init_plan (RoboPlan *plan)
{
  memset (plan, 0, sizeof *plan);
  plan->columns = 7;
  plan->rows = 5;
}

static void
assert_passes (GBytes *bytes)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  Checked checked = { 0 };

  g_test_message ("%.*s", (int)g_bytes_get_size (bytes), (const char *)g_bytes_get_data (bytes, NULL));
  g_assert_true (robo_scenario_read_each (bytes, check_cb, &checked, problems));
  g_assert_cmpuint (checked.n_passed, ==, 1);
}

/* Holds the outcome of the wanted scenario of a file, with all events, as text. */

typedef struct
{
  guint wanted; /* index of the wanted scenario in the file */
  guint index;
  char *outcome;
  gsize length;
} Told;

static gboolean
tell_cb (const RoboScenarioItem *item,
         gpointer                data)
{
  Told *told = data;
  FILE *stream;
  g_autoptr (RoboOutcome) outcome = NULL;
  RoboOutcomeWriter *writer;

  if (told->index++ < told->wanted)
    return TRUE;

  g_assert_nonnull (item->scenario);
  outcome = robo_outcome_new (item->scenario, item->problems);
  stream = open_memstream (&told->outcome, &told->length);
  writer = robo_outcome_writer_new (stream, FALSE, TRUE);
  if (outcome != NULL)
    robo_outcome_writer_add (writer, outcome);
  robo_outcome_writer_free (writer);
  fclose (stream);

  return FALSE;
}

static char *
dup_outcome (GBytes *bytes,
             guint   index)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  Told told = { .wanted = index };

  robo_scenario_read_each (bytes, tell_cb, &told, problems);

  return told.outcome;
}

/* Opens a scenario, saves it unchanged, and saves it with all parts rewritten. Each time it has the same outcome and
 * still expects that outcome. */
static void
check_scenario (GBytes     *file,
                guint       index,
                const char *name)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (name);
  g_autoptr (RoboPosition) position = robo_position_load (file, index, problems);
  g_autoptr (RoboPosition) anew = NULL;
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autofree char *before = dup_outcome (file, index);
  g_autofree char *after = NULL;
  g_autofree char *after_anew = NULL;

  g_assert_nonnull (position);
  g_assert_null (robo_position_check (position));
  g_assert_null (robo_position_dup_differences (position));

  saved = robo_position_to_bytes (position, problems);
  g_assert_nonnull (saved);
  if (!robo_position_is_from_list (position))
    g_assert_cmpmem (g_bytes_get_data (saved, NULL), g_bytes_get_size (saved), g_bytes_get_data (file, NULL),
                     g_bytes_get_size (file));
  assert_passes (saved);
  after = dup_outcome (saved, 0);
  g_assert_cmpstr (after, ==, before);

  anew = robo_position_copy (position);
  g_clear_pointer (&anew->source, robo_position_source_unref);
  written = robo_position_to_bytes (anew, problems);
  g_assert_nonnull (written);
  assert_passes (written);
  after_anew = dup_outcome (written, 0);
  g_assert_cmpstr (after_anew, ==, before);
}

/* A changed scenario is saved with its new outcome, and keeps unchanged parts. */
static void
check_changed (GBytes     *file,
               guint       index,
               const char *name)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (name);
  g_autoptr (RoboPosition) position = robo_position_load (file, index, problems);
  g_autoptr (RoboPosition) again = NULL;
  g_autoptr (GBytes) saved = NULL;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      position->declines[seat] = FALSE;
      if (position->state.robots[seat].kind != ROBO_SEAT_EMPTY && position->state.robots[seat].damage == 0 &&
          position->rules.damage_limit > 1)
        position->state.robots[seat].damage = 1;
    }
  /* Add rolls that a KillBot may need after the change. */
  while (position->rolls->len > 0 && position->rolls->len < 20)
    g_byte_array_append (position->rolls, (const guint8[]){ 2, 5, 1, 6 }, 4);
  saved = robo_position_to_bytes (position, problems);
  g_assert_nonnull (saved);
  assert_passes (saved);

  again = robo_position_load (saved, 0, problems);
  g_assert_cmpmem (&again->state, sizeof (RoboState), &position->state, sizeof (RoboState));
  g_assert_cmpstr (again->title, ==, position->title);
  g_assert_cmpstr (again->id, ==, position->id);
}

/* Checks all scenarios, including those of files with several. */
static void
test_all_scenarios (void)
{
  g_autoptr (GPtrArray) paths = file_list_new ("scenarios", ".xml");
  guint n_scenarios = 0;

  for (guint i_file = 0; i_file < paths->len; i_file++)
    {
      const char      *path = paths->pdata[i_file];
      g_autofree char *name = g_path_get_basename (path);
      g_autoptr (RoboProblems) problems = robo_problems_new (name);
      g_autoptr (GPtrArray) entries = NULL;
      g_autoptr (GBytes) bytes = NULL;
      char *text;
      gsize length;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      bytes = g_bytes_new_take (text, length);
      entries = robo_position_list (bytes, problems);
      g_assert_cmpuint (entries->len, >, 0);
      for (guint i = 0; i < entries->len; i++)
        {
          const RoboPositionEntry *entry = entries->pdata[i];

          g_test_message ("%s %u %s", name, i, entry->id);
          g_assert_null (entry->refusal);
          check_scenario (bytes, i, name);
          check_changed (bytes, i, name);
        }
      n_scenarios += entries->len;
    }

  g_test_message ("%u in %u", n_scenarios, paths->len);
  g_assert_cmpuint (paths->len, >, 20);
  g_assert_cmpuint (n_scenarios, >, paths->len);
}

#define REMARKS                                                                                          \
  "<?xml version='1.0' encoding='UTF-8'?>\n"                                                             \
  "<scenario xmlns='urn:x-robodrome:scenario:1' xmlns:n='urn:example:notes' id='remarks' vp-goal='4'>\n" \
  "  <!-- R7.6: the shield takes what fits -->\n"                                                        \
  "  <title>A shield</title>\n"                                                                          \
  "  <title xml:lang='de'>Ein Schild</title>\n"                                                          \
  "  <n:rule ref='R7.6'>Two fit.</n:rule>\n"                                                             \
  "  <arena-ref id='rome'/>\n"                                                                           \
  "  <robots>\n"                                                                                         \
  "    <robot seat='1' side='s' kind='operator' number='2' at='5,5'>"                                    \
  "<die unit='1' colour='red' value='3' key='e'/></robot>\n"                                             \
  "    <robot seat='2' side='n' kind='operator' number='1' at='6,5'><module id='shield'/>"               \
  "<answer to='shield'>0</answer></robot>\n"                                                             \
  "  </robots>\n"                                                                                        \
  "  <expect><robot seat='2' damage='1' shield='0'/></expect>\n"                                         \
  "</scenario>\n"

/* The sandbox uses any rules, but a scenario can have only some of their options. */
static void
test_other_rules (void)
{
  static const char text[] = REMARKS;
  g_autoptr (GBytes) file = g_bytes_new_static (text, strlen (text));
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboPosition) position = robo_position_load (file, 0, problems);
  g_autoptr (RoboPosition) again = NULL;
  g_autoptr (GBytes) written = NULL;

  g_assert_nonnull (position);
  g_clear_pointer (&position->source, robo_position_source_unref);
  position->rules.damage_limit = 5;
  position->rules.bump_every_step = TRUE;
  position->rules.numbering = ROBO_NUMBERING_RANDOM;
  position->rules.vp_tokens_max = 1;
  position->rules.squad_goal_seven = TRUE;

  written = robo_position_to_bytes (position, problems);
  assert_passes (written);
  again = robo_position_load (written, 0, problems);
  g_assert_cmpuint (again->rules.vp_goal, ==, 4);
  g_assert_cmpuint (again->rules.damage_limit, ==, 5);
  g_assert_true (again->rules.bump_every_step);
  g_assert_true (again->rules.squad_goal_seven);
  g_assert_cmpint (again->rules.numbering, ==, ROBO_NUMBERING_DICE_SUM);
}

static char *
dup_saved (const RoboPosition *position)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = robo_position_to_bytes (position, problems);

  assert_passes (bytes);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* The answers of a scenario are kept and can be changed. Unchanged answers stay as they are written. */
static void
test_decisions (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (REMARKS, strlen (REMARKS));
  g_autoptr (RoboPosition) position = robo_position_load (bytes, 0, problems);
  g_autoptr (RoboPositionPlay) play = robo_position_play (position);
  g_autoptr (RoboPositionPlay) changed = NULL;
  g_autoptr (RoboPositionPlay) refused = NULL;
  const RoboDecision *decision;
  g_autofree char    *same = dup_saved (position);
  g_autofree char    *other = NULL;

  g_assert_cmpstr (same, ==, REMARKS);
  g_assert_cmpuint (play->decisions->len, ==, 1);
  decision = play->decisions->pdata[0];
  g_assert_cmpuint (decision->question->kind, ==, ROBO_ASK_ABSORB);
  g_assert_cmpuint (decision->answer, ==, 0);
  g_assert_true (decision->is_given);
  g_assert_cmpuint (robo_game_get_state (play->game)->robots[1].damage, ==, 1);

  robo_position_decide (position, play, 0, 1);
  changed = robo_position_play (position);
  g_assert_cmpuint (robo_game_get_state (changed->game)->robots[1].shield[0], ==, 1);
  other = dup_saved (position);
  g_assert_nonnull (strstr (other, "id=\"remarks\" vp-goal=\"4\">\n"
                                   "  <!-- R7.6: the shield takes what fits -->\n"
                                   "  <title>A shield</title>\n"
                                   "  <title xml:lang=\"de\">Ein Schild</title>\n"
                                   "  <n:rule ref=\"R7.6\">Two fit.</n:rule>\n"
                                   "  <arena-ref id=\"rome\"/>\n"
                                   "  <robots>\n"
                                   "    <robot seat=\"1\""));
  g_assert_nonnull (strstr (other, "<answer to=\"shield\">1</answer>"));
  g_assert_nonnull (strstr (other, "shield=\"1\""));

  /* Two tokens are no legal answer to one damage: the play uses the default, and reports the refused answer. */
  robo_position_forget (position, 1, "shield");
  g_assert_cmpuint (position->answers->len, ==, 0);
  robo_scripted_answers_add (position->answers, 1, 0, "shield", "9");
  refused = robo_position_play (position);
  decision = refused->decisions->pdata[0];
  g_assert_cmpstr (decision->refused, ==, "9");
  g_assert_false (decision->is_given);
}

static void
test_many (void)
{
  static const char text[] =
    "<scenarios xmlns='urn:x-robodrome:scenario:1'>"
    "<scenario id='a'><title>First</title><arena-ref id='rome'/><robots>"
    "<robot seat='1' side='s' kind='operator' number='1' at='5,5'/></robots></scenario>"
    "<scenario id='b'><arena-ref id='nowhere'/><robots><robot seat='1' side='s' kind='operator' number='1' "
    "at='5,5'/></robots></scenario>"
    "<scenario id='c'><arena-ref id='rome'/><robots><robot seat='3' side='w' kind='operator' number='1' "
    "at='4,5'/></robots></scenario>"
    "</scenarios>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboProblems) refusal = robo_problems_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GPtrArray) entries = robo_position_list (bytes, problems);
  g_autoptr (RoboPosition) second = robo_position_load (bytes, 1, refusal);
  g_autoptr (RoboPosition) third = robo_position_load (bytes, 2, problems);
  const RoboPositionEntry *entry;

  g_assert_cmpuint (entries->len, ==, 3);
  entry = entries->pdata[0];
  g_assert_cmpstr (entry->id, ==, "a");
  g_assert_cmpstr (entry->title, ==, "First");
  g_assert_null (entry->refusal);
  entry = entries->pdata[1];
  g_assert_nonnull (strstr (entry->refusal, "nowhere"));
  g_assert_null (second);
  g_assert_true (robo_problems_has_errors (refusal));
  g_assert_cmpuint (third->state.robots[2].kind, ==, ROBO_SEAT_OPERATOR);
  g_assert_true (robo_position_is_from_list (third));
}

/* A new card that pulls the first robot or mine in its line by 2 when it fires is tried, and saved in the file. */
static void
test_own_card (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModuleSet) empty = robo_module_set_new ("mine", "Mine");
  g_autoptr (RoboModuleSet) with_card = robo_module_set_with_new_card (empty, 0, ROBO_CARD_RED, "Tug");
  g_autoptr (RoboModuleSet) with_die = robo_module_set_with_card_die (with_card, 0, ROBO_RED, 1, 6);
  g_autoptr (RoboModuleSet) own = NULL;
  g_autoptr (RoboModules) modules = NULL;
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboPosition) position = NULL;
  g_autoptr (RoboPosition) again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  RoboPlan         plan;
  RoboCardRow      row;

  robo_card_row_init_effect (&row, ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, ROBO_ACTION_PULL);
  memset (row.effect.amount, 2, sizeof row.effect.amount);
  own = robo_module_set_with_new_row (with_die, 0, 0, &row);
  modules = robo_modules_new ((RoboModuleSet *const[]){ standard, own }, 2, problems);
  init_plan (&plan);
  arena = robo_arena_new ("bench", &plan);
  position = robo_position_new (arena, modules);
  position->tested = robo_cards_find (robo_modules_get_cards (modules), "tug");
  position->state.robots[0] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR,
                                           .side = ROBO_DIR_S,
                                           .number = 1,
                                           .space = 7,
                                           .controller = ROBO_NO_SEAT,
                                           .n_dice = 1,
                                           .cards = { (guint8)position->tested, ROBO_NO_CARD } };
  robo_card_mask_add (&position->state.robots[0].inventory, position->tested);
  position->state.robots[0].dice[0] = (RoboDie){
    .colour = ROBO_RED, .value = 3, .key = ROBO_DIR_E, .controller = ROBO_NO_SEAT
  };
  position->state.robots[1] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR,
                                           .side = ROBO_DIR_N,
                                           .number = 2,
                                           .space = 12,
                                           .controller = ROBO_NO_SEAT,
                                           .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };

  g_assert_null (robo_position_check (position));
  position->id = g_strdup ("tug-pulls");
  position->title = g_strdup ("It pulls");
  bytes = robo_position_to_bytes (position, problems);
  assert_passes (bytes);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<answer to=\"replace-fire\">tug</answer>"));
  g_assert_nonnull (strstr (text, "<robot seat=\"2\" at=\"4,2\""));
  g_assert_nonnull (strstr (text, "<module id=\"tug\""));
  g_assert_null (strstr (text, "<module id=\"brake\""));

  again = robo_position_load (bytes, 0, problems);
  g_assert_nonnull (again);
  g_assert_cmpmem (&again->state, sizeof (RoboState), &position->state, sizeof (RoboState));
  g_assert_nonnull (
    robo_modules_get_title (again->modules, robo_cards_find (robo_modules_get_cards (again->modules), "tug")));

  /* A player who declines fires instead. */
  g_clear_pointer (&bytes, g_bytes_unref);
  position->declines[0] = TRUE;
  bytes = robo_position_to_bytes (position, problems);
  assert_passes (bytes);
  g_free (text);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<answer to=\"replace-fire\">fire</answer>"));
  g_assert_nonnull (strstr (text, "<robot seat=\"2\" at=\"6,2\" damage=\"1\""));
}

static void
assert_refused (const RoboPosition *position,
                const char         *said)
{
  g_autofree char *sentence = robo_position_check (position);

  g_assert_nonnull (sentence);
  g_assert_nonnull (strstr (sentence, said));
}

static void
test_check (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboPosition) position = NULL;
  g_autoptr (RoboPosition) copy = NULL;
  RoboPlan plan;

  init_plan (&plan);
  plan.terrain[8] = ROBO_TERRAIN_SOLID;
  arena = robo_arena_new ("bench", &plan);
  position = robo_position_new (arena, modules);
  assert_refused (position, "There’s no robot on the board.");
  position->state.robots[2] = (RoboRobot){ .kind = ROBO_SEAT_OPERATOR,
                                           .number = 1,
                                           .space = 8,
                                           .controller = ROBO_NO_SEAT,
                                           .n_dice = 1,
                                           .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };
  position->state.robots[2].dice[0] = (RoboDie){
    .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_E, .controller = ROBO_NO_SEAT
  };
  assert_refused (position, "Robot 1 is on an arena wall.");
  position->state.robots[2].space = 9;
  copy = robo_position_copy (position);
  g_assert_null (robo_position_check (copy));
  position->state.robots[2].dice[0].key = ROBO_DIR_NE;
  assert_refused (position, "Robot 1’s dice can’t be combined");
  g_assert_null (robo_position_check (copy));
}

static void
test_too_few_rolls (void)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) standard = robo_module_set_load_bundled ("standard", problems);
  g_autoptr (RoboModules) modules = robo_modules_new (&standard, 1, problems);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboPosition) position = NULL;
  RoboPlan plan;

  init_plan (&plan);
  arena = robo_arena_new ("bench", &plan);
  position = robo_position_new (arena, modules);
  position->state.robots[0] = (RoboRobot){ .kind = ROBO_SEAT_KILLBOT,
                                           .number = 1,
                                           .space = 8,
                                           .facing = ROBO_DIR_N,
                                           .controller = ROBO_NO_SEAT,
                                           .cards = { ROBO_NO_CARD, ROBO_NO_CARD } };
  g_byte_array_append (position->rolls, (const guint8[]){ 4 }, 1);
  g_assert_null (robo_position_to_bytes (position, problems));
  g_assert_true (robo_problems_has_errors (problems));
}

static void
test_broken (void)
{
  static const char *const texts[] = { "", "<scenario", "<scenario xmlns='urn:x-robodrome:scenario:1' id='a'/>",
                                       "<scenarios xmlns='urn:x-robodrome:scenario:1'/>" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));

      g_assert_null (robo_position_load (bytes, 0, problems));
      g_assert_true (robo_problems_has_errors (problems));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/files/scenario/position/every-scenario/passes-after-it-is-saved", test_all_scenarios);
  g_test_add_func ("/files/scenario/position/written-answers/stay-until-changed", test_decisions);
  g_test_add_func ("/files/scenario/position/list-of-scenarios/each-can-be-opened-unless-it-has-an-error", test_many);
  g_test_add_func ("/files/scenario/position/own-card/is-played-and-saved", test_own_card);
  g_test_add_func ("/files/scenario/position/impossible-position/check-names-the-reason", test_check);
  g_test_add_func ("/files/scenario/position/position-with-too-few-rolls/is-not-saved", test_too_few_rolls);
  g_test_add_func ("/files/scenario/position/broken-file/is-refused", test_broken);
  g_test_add_func ("/files/scenario/position/options-that-scenarios-lack/are-left-out-of-the-file", test_other_rules);

  return g_test_run ();
}
