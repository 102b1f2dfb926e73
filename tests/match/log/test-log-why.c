// SPDX-License-Identifier: GPL-3.0-or-later
// Tests "Why?" for each kind of event and each standard module, in scenarios and in whole games.
#include "config.h"

#include <string.h>

#include "files/robo-help.h"
#include "files/scenario/robo-outcome.h"
#include "match/log/robo-log-reason.h"
#include "replay/robo-cause.h"
#include "tests/file-list.h"

#include "match/robo-match-private.h"
#include "tests/match/model-test.h"

#define N_GAMES    24
#define MAX_ROUNDS 30

/* These types have occurred in a test. */
static gboolean has_type[ROBO_N_EVENT_TYPES];

/* Holds a scenario that was played. Modules are named by their ids, robots by the number of their seat. */
typedef struct
{
  RoboScenario        *scenario; /* borrowed */
  RoboOutcome         *outcome;
  const RoboEventList *events;
  RoboLogNames         names;
  const char          *ids[256];
} Story;

static void
tell (Story        *story,
      RoboScenario *scenario)
{
  static const char *const robots[] = { "A", "B", "C", "D" };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  const RoboSetup *setup = robo_scenario_get_setup (scenario);

  story->scenario = scenario;
  story->outcome = robo_outcome_new (scenario, problems);
  g_assert_nonnull (story->outcome);
  story->events = robo_game_get_events (robo_outcome_get_game (story->outcome));
  story->names = (RoboLogNames){ .columns = setup->board->columns,
                                 .terrain = setup->board->terrain,
                                 .cards = story->ids };
  memcpy (story->names.players, robots, sizeof robots);
  for (guint i = 0; setup->cards && i < setup->cards->n_cards; i++)
    story->ids[story->names.n_cards++] = setup->cards->cards[i].id;
}

static RoboLogReason *
explain (Story *story,
         guint  index)
{
  guint            seat = story->events->events[index].seat;
  const RoboState *state = robo_scenario_get_state (story->scenario);

  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    story->names.equipped[i] = seat < ROBO_MAX_ROBOTS ? state->robots[seat].cards[i] : ROBO_NO_CARD;

  return robo_log_reason_new (story->events->events, index, robo_scenario_get_setup (story->scenario)->cards,
                              &story->names);
}

/* Checks for every line of every game */

/* Returns the die during which an event happens, or ROBO_CAUSE_NONE. */
static guint
find_die (const RoboEvent *events,
          guint            index)
{
  for (guint i = index; i > 0; i--)
    {
      switch ((RoboEventType)events[i - 1].type)
        {
        case ROBO_EVENT_ACTIVATE:
          return i - 1;

        case ROBO_EVENT_ROUND:
        case ROBO_EVENT_PHASE:
        case ROBO_EVENT_UNIT:
        case ROBO_EVENT_ROLL:
        case ROBO_EVENT_SKIP:
        case ROBO_EVENT_KEEP:
          return ROBO_CAUSE_NONE;

        default:
          break;
        }
    }

  return ROBO_CAUSE_NONE;
}

/* Returns whether an event of this type has no cause, like a die or a heading. */
static gboolean
begins_something (const RoboEvent *event)
{
  switch ((RoboEventType)event->type)
    {
    case ROBO_EVENT_ROUND:
    case ROBO_EVENT_PHASE:
    case ROBO_EVENT_UNIT:
    case ROBO_EVENT_ROLL:
    case ROBO_EVENT_ACTIVATE:
    case ROBO_EVENT_KEEP:
    case ROBO_EVENT_SKIP:
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
has_cause (GArray *causes,
           guint   cause)
{
  for (guint i = 0; i < causes->len; i++)
    {
      if (g_array_index (causes, guint, i) == cause)
        return TRUE;
    }

  return FALSE;
}

/* The event credits the operator of its cause. */
static void
check_last_cause (const RoboEvent *event,
                  const RoboEvent *cause)
{
  /* The beam of a shot with `pierce` may end behind the robot that it hits (R14.4). */
  if (event->type == ROBO_EVENT_HIT)
    g_assert_true (cause->to == event->at || cause->type == ROBO_EVENT_FIRE);
  if (event->type == ROBO_EVENT_DAMAGE && cause->type == ROBO_EVENT_HIT)
    g_assert_cmpuint (cause->by, ==, event->by);
  if (event->type == ROBO_EVENT_DAMAGE && cause->type == ROBO_EVENT_LAND)
    g_assert_cmpuint (cause->seat, ==, event->by);
  if (event->type == ROBO_EVENT_PUSH && cause->type == ROBO_EVENT_USE)
    g_assert_cmpuint (cause->seat, ==, event->by);
  if (event->type == ROBO_EVENT_CREDIT)
    g_assert_cmpuint (cause->type, ==, ROBO_EVENT_DESTROYED);
}

/* The topic leads to a paragraph that exists. */
static void
check_topic (const char *topic)
{
  static RoboHelp *help;
  guint            paragraph;

  if (help == NULL)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      help = robo_help_load_bundled (problems);
    }
  g_assert_cmpuint (robo_help_find (help, topic, &paragraph), !=, G_MAXUINT);
  g_assert_cmpint (paragraph != G_MAXUINT, ==, strchr (topic, '#') != NULL);
}

static void
check_reason (const RoboEvent     *events,
              guint                index,
              const RoboLogReason *reason)
{
  guint die = find_die (events, index);

  has_type[events[index].type] = TRUE;
  g_assert_true (g_str_has_suffix (reason->rule, "."));
  check_topic (reason->topic);
  for (guint i = 0; i < reason->causes->len; i++)
    g_assert_cmpuint (g_array_index (reason->causes, guint, i), <,
                      i + 1 < reason->causes->len ? g_array_index (reason->causes, guint, i + 1) : index);
  if (reason->causes->len > 0)
    check_last_cause (&events[index], &events[g_array_index (reason->causes, guint, reason->causes->len - 1)]);
  if (die == ROBO_CAUSE_NONE || begins_something (&events[index]))
    return;

  /* Every event during a die has that die as a cause. */
  g_assert_true (has_cause (reason->causes, die));
  g_assert_nonnull (reason->summary);
}

static gboolean
check_scenario_cb (const RoboScenarioItem *item,
                   gpointer                data)
{
  Story story = { 0 };

  g_assert_nonnull (item->scenario);
  tell (&story, item->scenario);
  for (guint i = 0; i < story.events->n_events; i++)
    {
      g_autoptr (RoboLogReason) reason = explain (&story, i);

      g_test_message ("%s, event %u, %s", item->id, i, robo_event_type_get_id (story.events->events[i].type));
      check_reason (story.events->events, i, reason);
    }
  robo_outcome_free (story.outcome);

  return TRUE;
}

static void
read_scenarios (const char      *path,
                RoboScenarioFunc func,
                gpointer         data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_nonnull (file);
  bytes = g_mapped_file_get_bytes (file);
  robo_scenario_read_each (bytes, func, data, problems);
}

static void
check_scenarios (void)
{
  g_autoptr (GPtrArray) paths = file_list_new ("scenarios", ".xml");

  for (guint i = 0; i < paths->len; i++)
    {
      if (!g_str_has_suffix (paths->pdata[i], "examples.xml"))
        read_scenarios (paths->pdata[i], check_scenario_cb, NULL);
    }
}

static void
check_game (guint64 seed)
{
  static const char *const players[] = { "hhkk", "hhhh", "hkkk" };
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players[seed % G_N_ELEMENTS (players)], seed);
  g_autoptr (RoboMatch) match = NULL;
  const RoboCards *cards;

  test_setup_add_modules (setup);
  cards = robo_modules_get_cards (setup->modules);
  setup->rules.copies[robo_cards_find (cards, "mines")] = 9;
  setup->rules.copies[robo_cards_find (cards, "bomb")] = 9;
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play (match, MAX_ROUNDS);
  for (guint i = 0; i < robo_match_get_n_events (match); i++)
    {
      g_autoptr (RoboLogReason) reason = robo_match_explain (match, i);

      g_test_message ("seed %u, event %u, %s",
                      (guint)seed, i, robo_event_type_get_id (robo_match_get_event (match, i)->type));
      check_reason (robo_game_get_events (robo_match_get_game (match))->events, i, reason);
    }
}

/* Each module */

typedef struct
{
  const char   *card;
  const char   *file;
  const char   *scenario;
  RoboEventType type; /* the first event of this type that names the module */
  const char   *topic;
  guint         n_causes;
  const char   *summary; /* or NULL */
} Case;

static const Case cases[] = {
  { "anchor", "modules.xml", "example-anchor-2", ROBO_EVENT_FAIL, "driving", 2,
    "Because of B’s anchor, after A’s blue 2." },
  { "bomb", "modules.xml", "r8.17-bomb", ROBO_EVENT_DAMAGE, "mines", 7, "Because of B’s bomb, after A’s red 1." },
  { "brake", "modules.xml", "r8.1-brake", ROBO_EVENT_USE, "modules", 1, "Because of A’s blue 4." },
  { "conductor", "modules.xml", "r8.22-conductor", ROBO_EVENT_DAMAGE, "damage", 4,
    "Because of A’s conductor and blue 1." },
  { "crossfire", "modules.xml", "r8.7-crossfire-orthogonal", ROBO_EVENT_HIT, "firing", 3,
    "Because of A’s crossfire and red 2." },
  { "grenades", "modules.xml", "r8.8-grenades", ROBO_EVENT_DAMAGE, "mines", 3, "Because of A’s grenades and red 3." },
  { "jetpack", "modules.xml", "r8.20-jetpack", ROBO_EVENT_DAMAGE, "modules", 4, "Because of A’s jetpack and blue 3." },
  { "mines", "mine-laid-and-met.xml", "mine-laid-and-met", ROBO_EVENT_DAMAGE, "mines", 3,
    "Because of A’s mines, after B’s blue 3." },
  { "mobility", "modules.xml", "r8.2-mobility", ROBO_EVENT_STEP, "driving", 2, "Because of A’s mobility and red 3." },
  { "power-beam", "modules.xml", "r8.10-power-beam", ROBO_EVENT_PUSH, "pushing", 4,
    "Because of A’s power-beam and red 5." },
  { "ram-expansion", "modules.xml", "r8.18-ram-expansion", ROBO_EVENT_KEEP, "order#again", 0, NULL },
  { "remote-control", "modules.xml", "r8.11-remote-control", ROBO_EVENT_CREDIT, "destroyed", 7,
    "Because of A’s remote-control and red 2." },
  { "repulsion-blast", "modules.xml", "r8.3-repulsion-blast", ROBO_EVENT_PUSH, "pushing", 2,
    "Because of A’s repulsion-blast and blue 2." },
  { "rotary-head", "modules.xml", "r8.13-rotary-head", ROBO_EVENT_FIRE, "firing", 3,
    "Because of A’s rotary-head and red 4." },
  { "saw-blade", "modules.xml", "r8.14-saw-blade", ROBO_EVENT_DAMAGE, "damage", 2,
    "Because of A’s saw-blade and blue 2." },
  { "shield", "modules.xml", "r8.19-shield", ROBO_EVENT_ABSORB, "damage", 4,
    "Because of B’s shield, after A’s red 1." },
  { "shock-pulse", "modules.xml", "r8.15-shock-pulse", ROBO_EVENT_DAMAGE, "damage", 2,
    "Because of A’s shock-pulse and blue 4." },
  { "steering-nozzle", "modules.xml", "r8.4-steering-nozzle", ROBO_EVENT_ACTIVATE, "order", 0, NULL },
  { "telescopic-arm", "modules.xml", "r8.6-telescopic-arm", ROBO_EVENT_TAKE_VP, "vp-space", 1,
    "Because of A’s telescopic-arm." },
  { "teleport", "modules.xml", "r8.5-teleport", ROBO_EVENT_SWAP, "modules", 2, "Because of A’s teleport and red 3." },
  { "wall-control", "modules.xml", "r8.23-wall-control", ROBO_EVENT_STEP, "driving", 2,
    "Because of A’s wall-control and blue 3." },
  { "water-cannon", "modules.xml", "r8.21-water-cannon", ROBO_EVENT_PUSH, "pushing", 2,
    "Because of A’s water-cannon and red 2." },
};

typedef struct
{
  const Case *c;
  gboolean    is_found;
} Search;

static gboolean
find_case_cb (const RoboScenarioItem *item,
              gpointer                data)
{
  Search *search = data;
  Story   story = { 0 };

  if (!g_str_equal (item->id, search->c->scenario))
    return TRUE;

  tell (&story, item->scenario);
  for (guint i = 0; i < story.events->n_events && !search->is_found; i++)
    {
      g_autoptr (RoboLogReason) reason = explain (&story, i);

      if (story.events->events[i].type != search->c->type || reason->card == ROBO_NO_CARD ||
          !g_str_equal (story.ids[reason->card], search->c->card))
        continue;
      search->is_found = TRUE;
      g_assert_cmpstr (reason->summary, ==, search->c->summary);
      g_assert_cmpstr (reason->topic, ==, search->c->topic);
      g_assert_cmpuint (reason->causes->len, ==, search->c->n_causes);
    }
  robo_outcome_free (story.outcome);

  return FALSE;
}

static void
test_card (gconstpointer data)
{
  Search           search = { .c = data };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "scenarios", "modules", search.c->file, NULL);

  read_scenarios (path, find_case_cb, &search);
  g_assert_true (search.is_found);
}

/* Every module has a case in this test. */
static void
test_every_card (void)
{
  static const char *const sets[] = { "standard", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new ("test");
  g_autoptr (RoboModules) modules = robo_modules_load_bundled (sets, problems);
  const RoboCards *cards = robo_modules_get_cards (modules);

  for (guint card = 0; card < cards->n_cards; card++)
    {
      gboolean is_there = cards->cards[card].colour == ROBO_CARD_CHAMPION;

      g_test_message ("%s", cards->cards[card].id);
      for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
        is_there |= g_str_equal (cases[i].card, cards->cards[card].id);
      g_assert_true (is_there);
    }
}

/* Distant causes */

static const char *const far_titles[] = { "Mines", "Power Beam" };

static RoboLogReason *
explain_far (const RoboEvent *events,
             guint            index)
{
  static RoboCards          cards = { .n_cards = 2 };
  static const RoboLogNames names = {
    .players = { "The Hound", "Mercury", "Reaper", "Volt" },
    .cards = far_titles,
    .n_cards = 2,
    .columns = 7,
    .equipped = { ROBO_NO_CARD, ROBO_NO_CARD },
  };

  cards.cards[0].n_effects = 1;
  cards.cards[0].effects[0] = (RoboEffect){ .when = ROBO_WHEN_MOVE_START, .action = ROBO_ACTION_LAY_MINE };
  cards.cards[1].n_effects = 1;
  cards.cards[1].effects[0] = (RoboEffect){ .when = ROBO_WHEN_HIT, .action = ROBO_ACTION_PUSH };

  return robo_log_reason_new (events, index, &cards, &names);
}

/* A mine is laid in one round, pushed off a start in the next (R4.4), swapped (R8.5), and stepped on by a robot that a
 * module pushes (R7.9). Then that robot's die is skipped (R6.4). */
static void
test_far (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ROUND, .value = 1, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 2, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_USE, .seat = 0, .card = 0, .cause = 1 },
    { .type = ROBO_EVENT_STEP, .seat = 0, .at = 5, .to = 6, .cause = 1 },
    { .type = ROBO_EVENT_MINE_LAID, .seat = 0, .at = 5, .cause = 2 },
    { .type = ROBO_EVENT_ROUND, .value = 2, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_SHOVE, .seat = ROBO_NO_SEAT, .by = 1, .at = 5, .to = 12, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_RED, .value = 1, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_SWAP, .seat = 3, .at = 19, .to = 12, .cause = 7 },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 2, .colour = ROBO_RED, .value = 4, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_FIRE, .seat = 2, .at = 16, .to = 17, .cause = 9 },
    { .type = ROBO_EVENT_HIT, .seat = 1, .by = 2, .at = 17, .cause = 10 },
    { .type = ROBO_EVENT_USE, .seat = 2, .card = 1, .cause = 11 },
    { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 2, .at = 17, .to = 18, .cause = 12 },
    { .type = ROBO_EVENT_MINE_OFF, .seat = 0, .at = 19, .cause = 12 },
    { .type = ROBO_EVENT_DETONATE, .seat = 0, .at = 19, .amount = 1, .cause = 14 },
    { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 18, .amount = 1, .cause = 15 },
    { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 0, .at = 18, .cause = 16 },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 5, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_SKIP, .seat = 1, .colour = ROBO_BLUE, .value = 6, .cause = 17 },
  };
  g_autoptr (RoboLogReason) off = explain_far (events, 14);
  g_autoptr (RoboLogReason) hurt = explain_far (events, 16);
  g_autoptr (RoboLogReason) skip = explain_far (events, 19);

  g_assert_cmpuint (g_array_index (off->causes, guint, off->causes->len - 1), ==, 12);
  g_assert_cmpstr (hurt->summary, ==, "Because of The Hound’s Mines, after Reaper’s red 4.");
  g_assert_cmpuint (hurt->card, ==, 0);
  g_assert_cmpuint (g_array_index (skip->causes, guint, skip->causes->len - 1), ==, 17);
  g_assert_cmpstr (skip->summary, ==, "Because of The Hound’s Mines, after Reaper’s red 4.");
}

/* These events are too rare to occur in the games of this test (R4.4, R8.9). */
static void
check_rare (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ROUND, .value = 4, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_PREPARATION, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_NO_START, .seat = 1, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_SKIP, .seat = 1, .colour = ROBO_BLUE, .value = 6, .cause = 2 },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 1, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_USE, .seat = 0, .card = 0, .cause = 4 },
    { .type = ROBO_EVENT_MINE_TAKEN, .seat = 0, .at = 5, .cause = 5 },
    { .type = ROBO_EVENT_STEP, .seat = 0, .at = 6, .to = 7, .cause = 4 },
  };
  static const guint n_causes[] = { 0, 0, 0, 1, 0, 1, 2, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (RoboLogReason) reason = explain_far (events, i);

      check_reason (events, i, reason);
      g_assert_cmpuint (reason->causes->len, ==, n_causes[i]);
    }
}

static void
test_every_kind (void)
{
  check_scenarios ();
  for (guint64 seed = 0; seed < N_GAMES; seed++)
    check_game (seed);
  check_rare ();

  for (guint type = 0; type < ROBO_N_EVENT_TYPES; type++)
    {
      g_test_message ("%s", robo_event_type_get_id (type));
      g_assert_true (has_type[type]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/match/log/log-why/card-is-explained/", cases[i].card, NULL);

      g_test_add_data_func (path, &cases[i], test_card);
    }
  g_test_add_func ("/match/log/log-why/every-standard-card-without-champions/is-among-the-cases-of-this-test",
                   test_every_card);
  g_test_add_func ("/match/log/log-why/every-kind-of-event/is-explained", test_every_kind);
  g_test_add_func ("/match/log/log-why/mine-of-an-earlier-round/summary-names-its-module-and-the-die", test_far);

  return g_test_run ();
}
