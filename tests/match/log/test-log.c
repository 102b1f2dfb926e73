// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sentences for events and the spaces mentioned in them.
#include <string.h>

#include "match/log/robo-log-group.h"
#include "match/log/robo-log-item-private.h"
#include "match/log/robo-log-item.h"
#include "match/log/robo-log-plain-text.h"
#include "tests/match/model-test.h"
#include "tests/properties.h"
#include "log-cases.h"

/* Makes a line of one or several events in the activation. */
static RoboLogItem *
make_line (const RoboEvent *events,
           guint            n_events,
           RoboLogNames     names)
{
  RoboLogItem     *line;
  RoboState        state;
  g_autofree char *folded = NULL;
  g_autofree char *text = robo_log_group_describe (events, 0, n_events, &names, &folded);

  robo_state_init (&state);
  state.phase = ROBO_PHASE_ACTIVATION;
  state.unit = 1;
  state.round = 3;
  line = robo_log_item_new (events, 0, &state, names.columns);
  robo_log_item_set_text (line, events, n_events, text, folded);

  return line;
}

static RoboLogItem *
make_item (const RoboEvent *event)
{
  return make_line (event, 1, log_names);
}

static void
test_sentence (gconstpointer data)
{
  const LogCase *c = data;
  g_autoptr (RoboLogItem) item = make_item (&c->event);

  g_assert_cmpstr (robo_log_item_get_text (item), ==, c->sentence);
}

/* Every type has a case above, so that no sentence is missing. */
static void
test_complete (void)
{
  gboolean has_case[ROBO_N_EVENT_TYPES] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (log_cases); i++)
    has_case[log_cases[i].event.type] = TRUE;
  for (guint i = 0; i < ROBO_N_EVENT_TYPES; i++)
    g_assert_true (has_case[i]);
}

static void
test_mentions (void)
{
  RoboEvent event = { .type = ROBO_EVENT_STEP, .seat = 1, .at = 10, .to = 20 };
  g_autoptr (RoboLogItem) item = make_item (&event);
  const RoboLogMention *mentions;
  guint                 n_mentions;

  mentions = robo_log_item_get_mentions (item, &n_mentions);
  g_assert_cmpuint (n_mentions, ==, 3);
  g_assert_cmpuint (mentions[0].seat, ==, 1);
  g_assert_cmpuint (mentions[0].space, ==, ROBO_NO_SPACE);
  g_assert_cmpuint (mentions[1].space, ==, 10);
  g_assert_cmpuint (mentions[1].seat, ==, ROBO_NO_SEAT);
  g_assert_cmpuint (mentions[2].space, ==, 20);
  g_assert_cmpmem (robo_log_item_get_text (item) + mentions[0].start, mentions[0].end - mentions[0].start, "Ben", 3);
  g_assert_cmpmem (robo_log_item_get_text (item) + mentions[2].start, mentions[2].end - mentions[2].start, "7|3", 3);
  g_assert_cmpuint (robo_log_item_get_event (item), ==, 0);
  g_assert_cmpuint (robo_log_item_get_end (item), ==, 1);
  g_assert_cmpint (robo_log_item_get_level (item), ==, ROBO_LOG_DETAIL);
  g_assert_cmpuint (property_uint (item, "round"), ==, 3);
  g_assert_cmpuint (property_uint (item, "unit"), ==, 2);
}

/* The die is shown beside the line even if a module turns it before it acts. */
static void
test_turned_die (void)
{
  const RoboEvent events[] = { { .type = ROBO_EVENT_TURN, .seat = 1, .key = ROBO_DIR_N },
                               { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .key = ROBO_DIR_N, .value = 2 } };
  g_autoptr (RoboLogItem) item = make_item (events);

  g_assert_cmpint (robo_log_item_get_level (item), ==, ROBO_LOG_DETAIL);
  robo_log_item_set_text (item, events, G_N_ELEMENTS (events), "Ben", NULL);
  g_assert_cmpint (robo_log_item_get_level (item), ==, ROBO_LOG_DIE);
}

/* A KillBot acts in the direction in which it turns, so the log line names this direction. */
static void
test_turned_killbot (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_RED, .value = 2, .key = ROBO_DIR_W },
    { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_N },
    { .type = ROBO_EVENT_FIRE, .seat = 3, .at = 20, .to = 6, .key = ROBO_DIR_N },
    { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_S },
  };
  g_autoptr (RoboLogItem) line = make_line (events, G_N_ELEMENTS (events), log_names);
  g_autofree char *lead = robo_log_item_dup_lead (line);

  g_assert_cmpstr (lead, ==, "Red 2 to the north:");
}

static void
test_concerns (void)
{
  RoboEvent push = { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 3, .at = 10, .to = 11 };
  RoboEvent round = { .type = ROBO_EVENT_ROUND, .value = 1 };
  g_autoptr (RoboLogItem) line = make_item (&push);
  g_autoptr (RoboLogItem) heading = make_item (&round);

  g_assert_true (robo_log_item_concerns (line, 0));
  g_assert_false (robo_log_item_concerns (line, 1));
  g_assert_true (robo_log_item_concerns (line, 3));
  g_assert_false (robo_log_item_get_is_heading (line));
  g_assert_true (robo_log_item_concerns (heading, 1));
  g_assert_true (robo_log_item_get_is_heading (heading));
}

/* A name that looks like coordinates is not taken for a space. */
static void
test_odd_name (void)
{
  RoboLogNames odd = log_names;
  RoboEvent    event = { .type = ROBO_EVENT_WIN, .seat = 0 };
  g_autoptr (RoboLogItem) item = NULL;
  const RoboLogMention *mentions;
  guint                 n_mentions;

  odd.players[0] = "4|2 <b>%s";
  item = make_line (&event, 1, odd);
  mentions = robo_log_item_get_mentions (item, &n_mentions);
  g_assert_cmpuint (n_mentions, ==, 1);
  g_assert_cmpuint (mentions[0].space, ==, ROBO_NO_SPACE);
  g_assert_cmpstr (robo_log_item_get_text (item), ==, "4|2 <b>%s wins.");
}

/* R9.10: two KillBots are a squad, but a single one is not. */
static void
test_one_killbot (void)
{
  RoboLogNames names = log_names;
  RoboEvent    event = { .type = ROBO_EVENT_WIN, .seat = ROBO_WINNER_SQUAD };
  g_autoptr (RoboLogItem) item = NULL;

  names.n_killbots = 1;
  item = make_line (&event, 1, names);
  g_assert_cmpstr (robo_log_item_get_text (item), ==, "The KillBot wins.");
}

/* A pull is told with the event of a push (R7.3). */
static void
test_pull (void)
{
  RoboEvent event = { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = 20, .to = 10, .is_pull = TRUE };
  g_autoptr (RoboLogItem) item = make_item (&event);

  g_assert_cmpstr (robo_log_item_get_text (item), ==, "Ben pulls Anna to 4|2.");
}

/* Describes several events in one line. Seat 0 is Anna, seat 1 is Ben. Space 10 is 4|2, a pit, and 11 is water; 16 to
 * 20 are 3|3 to 7|3. */
typedef struct
{
  const char *name;
  RoboEvent   events[7];
  const char *text;
  guint       main_event;
  const char *note; /* or NULL */
} LineCase;

static const LineCase line_cases[] = {
  { "round-and-phase",
    { { .type = ROBO_EVENT_ROUND, .value = 3 }, { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_PREPARATION } },
    "Round 3 · Preparation" },
  { "phase-and-unit",
    { { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_ACTIVATION }, { .type = ROBO_EVENT_UNIT, .value = 1 } },
    "Activation · Control unit I" },
  { "unit-and-rolls",
    { { .type = ROBO_EVENT_UNIT, .value = 2 },
      { .type = ROBO_EVENT_ROLL, .seat = 3, .colour = ROBO_BLUE, .value = 2 },
      { .type = ROBO_EVENT_ROLL, .seat = 1, .colour = ROBO_RED, .value = 1 } },
    "Control unit II",
    0,
    "KillBot 1 rolls a blue 2.\nBen rolls a red 1." },
  { "phase-and-confirmed-programs",
    { { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_PROGRAMMING },
      { .type = ROBO_EVENT_PROGRAMMED, .seat = 1 },
      { .type = ROBO_EVENT_PROGRAMMED, .seat = 0 } },
    "Programming",
    0,
    "Ben confirms a program.\nAnna confirms a program." },
  { "starting-numbers",
    { { .type = ROBO_EVENT_NUMBER, .seat = 3, .value = 1 },
      { .type = ROBO_EVENT_NUMBER, .seat = 0, .value = 2 },
      { .type = ROBO_EVENT_NUMBER, .seat = 1, .value = 3 } },
    "Starting numbers: 1. KillBot 1, 2. Anna and 3. Ben." },
  { "confirmed-programs",
    { { .type = ROBO_EVENT_PROGRAMMED, .seat = 1 }, { .type = ROBO_EVENT_PROGRAMMED, .seat = 0 } },
    "Programs confirmed: Ben and Anna." },
  { "reboots",
    { { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 16 }, { .type = ROBO_EVENT_REBOOT, .seat = 0, .at = 17 } },
    "Reboots: Ben on 3|3 and Anna on 4|3." },
  { "repairs-and-reboots",
    { { .type = ROBO_EVENT_REPAIR, .seat = 1, .amount = 2 },
      { .type = ROBO_EVENT_REPAIR, .seat = 0, .amount = 3 },
      { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 16 },
      { .type = ROBO_EVENT_REBOOT, .seat = 0, .at = 17 } },
    "Reboots: Ben on 3|3 and Anna on 4|3.",
    2 },
  { "two-repairs-and-one-reboot",
    { { .type = ROBO_EVENT_REPAIR, .seat = 1, .amount = 2 },
      { .type = ROBO_EVENT_REPAIR, .seat = 0, .amount = 3 },
      { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 16 } },
    "Repaired: Ben and Anna. Ben reboots on 3|3.",
    2 },
  { "repair-and-reboot",
    { { .type = ROBO_EVENT_REPAIR, .seat = 1, .amount = 2 }, { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 16 } },
    "Ben reboots on 3|3.",
    1 },
  { "rolls-of-two-robots",
    { { .type = ROBO_EVENT_ROLL, .seat = 3, .colour = ROBO_BLUE, .value = 2 },
      { .type = ROBO_EVENT_ROLL, .seat = 1, .colour = ROBO_RED, .value = 1 } },
    "KillBot 1 rolls a blue 2. Ben rolls a red 1." },
  { "skipped-die",
    { { .type = ROBO_EVENT_SKIP, .seat = 0, .colour = ROBO_BLUE, .value = 2 } },
    "Anna is out." },
  { "skipped-dice-of-two-robots",
    { { .type = ROBO_EVENT_SKIP, .seat = 0, .colour = ROBO_BLUE, .value = 2 },
      { .type = ROBO_EVENT_SKIP, .seat = 1, .colour = ROBO_RED, .value = 4 } },
    "Anna is out, so the blue 2 is skipped. Ben is out, so the red 4 is skipped." },
  { "new-tokens",
    { { .type = ROBO_EVENT_TOKEN, .at = 16, .value = 1 }, { .type = ROBO_EVENT_TOKEN, .at = 17, .value = 2 } },
    "New VP token on 3|3, VP space 1. New VP token on 4|3, VP space 2." },
  { "activated-die-alone",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 3, .key = ROBO_DIR_E } },
    "Anna plays a blue 3 to the east." },
  { "steps",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 4, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 18, .to = 19 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 19, .to = 20 } },
    "Anna moves from 3|3 to 7|3.",
    4 },
  { "steps-and-push",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 18, .to = 19 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_FAIL, .seat = 0, .at = 18, .key = ROBO_DIR_E } },
    "Anna moves from 3|3 to 5|3 and pushes Ben to 6|3. Blocked to the east.",
    2 },
  { "push-of-two-robots",
    { { .type = ROBO_EVENT_PUSH, .seat = 3, .by = 0, .at = 18, .to = 19 },
      { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 } },
    "Anna moves from 3|3 to 4|3. Pushes Ben to 5|3 and KillBot 1 to 6|3.",
    1 },
  { "module-and-pushes",
    { { .type = ROBO_EVENT_USE, .seat = 0, .card = 1 },
      { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 18, .to = 19 } },
    "Anna uses Shock Pulse. Pushes Ben to 6|3.",
    2 },
  { "module-and-step",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 1, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_USE, .seat = 0, .card = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 } },
    "Anna uses Shock Pulse. Moves from 3|3 to 4|3.",
    2 },
  { "steps-around-a-corner",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_S },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 18, .to = 25 },
      { .type = ROBO_EVENT_FAIL, .seat = 3, .at = 25, .key = ROBO_DIR_S } },
    "KillBot 1 moves from 3|3 via 5|3 to 5|4. Blocked to the south.",
    6,
    "KillBot 1 turns to the east." },
  { "module-steps-around-a-corner-and-push",
    { { .type = ROBO_EVENT_USE, .seat = 3, .card = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_S },
      { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 3, .at = 24, .to = 31 },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 17, .to = 24 } },
    "KillBot 1 uses Shock Pulse. Moves from 3|3 via 4|3 to 4|4. Pushes Anna to 4|5.",
    3 },
  { "module-steps-and-push",
    { { .type = ROBO_EVENT_USE, .seat = 0, .card = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 18, .to = 19 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 } },
    "Anna uses Shock Pulse. Moves from 3|3 to 5|3 and pushes Ben to 6|3.",
    2 },
  { "turn-before-a-push",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 1, .key = ROBO_DIR_N },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 3, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 16, .to = 17 } },
    "KillBot 1 moves from 3|3 to 4|3 and pushes Anna to 5|3.",
    2,
    "KillBot 1 turns to the east." },
  { "turn-on-the-last-space",
    { { .type = ROBO_EVENT_STEP, .seat = 3, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_S },
      { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 3, .at = 24, .to = 31 },
      { .type = ROBO_EVENT_USE, .seat = 0, .card = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 17, .to = 24 } },
    "KillBot 1 moves from 3|3 to 4|3 and pushes Anna to 4|5. Anna uses Shock Pulse. KillBot 1 moves from 4|3 to 4|4.",
    2 },
  { "turn-before-a-module",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_RED, .value = 1, .key = ROBO_DIR_N },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_USE, .seat = 3, .card = 1 },
      { .type = ROBO_EVENT_FIRE, .seat = 3, .at = 16, .to = 20, .key = ROBO_DIR_E } },
    "KillBot 1 uses Shock Pulse. Fires as far as 7|3.",
    3,
    "KillBot 1 turns to the east." },
  { "step-and-turn",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 3, .colour = ROBO_BLUE, .value = 1, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_STEP, .seat = 3, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_S } },
    "KillBot 1 moves from 3|3 to 4|3. KillBot 1 turns to the south.",
    1 },
  { "shot-at-a-wall",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 1, .key = ROBO_DIR_NE },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 16, .key = ROBO_DIR_NE } },
    "Anna fires to the northeast, straight into a wall.",
    1 },
  { "shots-in-several-directions",
    { { .type = ROBO_EVENT_USE, .seat = 0, .card = 1 },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 2, .key = ROBO_DIR_N },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 20, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 16, .key = ROBO_DIR_S },
      { .type = ROBO_EVENT_HIT, .seat = 1, .by = 0, .at = 20 },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 20, .amount = 1 } },
    "Anna uses Shock Pulse. Fires as far as 3|1 and 7|3. Anna hits Ben: 1 damage.",
    5 },
  { "module-alone",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_USE, .seat = 0, .card = 0 } },
    "Anna uses Brake.",
    1 },
  { "module-that-detonates",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_USE, .seat = 0, .card = 1 },
      { .type = ROBO_EVENT_DETONATE, .seat = 0, .at = 18, .amount = 1 },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 18, .amount = 1 } },
    "Anna uses Shock Pulse. Detonation on 5|3: 1 damage. Ben takes 1 damage.",
    3 },
  { "mines-of-a-destroyed-robot",
    { { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 0, .at = 20 },
      { .type = ROBO_EVENT_MINE_GONE, .seat = 1, .at = 16 },
      { .type = ROBO_EVENT_MINE_GONE, .seat = 1, .at = 17 } },
    "Anna destroys Ben on 7|3. Ben’s mines on 3|3 and 4|3 leave the arena.",
    0 },
  { "step-into-a-pit",
    { { .type = ROBO_EVENT_STEP, .seat = 1, .at = 11, .to = 10 },
      { .type = ROBO_EVENT_FALL, .seat = 1, .at = 10 },
      { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = ROBO_NO_SEAT, .at = 10 } },
    "Ben moves from 5|2 to 4|2. Ben falls into the pit.",
    2 },
  { "hit",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 1, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 20, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_HIT, .seat = 1, .by = 0, .at = 20 },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 20, .amount = 1 } },
    "Anna hits Ben: 1 damage.",
    3 },
  { "hit-that-destroys",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 1, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 20, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_HIT, .seat = 1, .by = 0, .at = 20 },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 20, .amount = 1 },
      { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 0, .at = 20 },
      { .type = ROBO_EVENT_CREDIT, .seat = 0, .of = 1 } },
    "Anna hits and destroys Ben on 7|3. Anna: +1 VP.",
    4 },
  { "hit-on-a-shield",
    { { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 20, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_HIT, .seat = 1, .by = 0, .at = 20 },
      { .type = ROBO_EVENT_ABSORB, .seat = 1, .amount = 1 } },
    "Anna hits Ben on 7|3. Ben’s shield absorbs 1 damage.",
    1 },
  { "shot-that-hits-nobody",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 1, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 20, .key = ROBO_DIR_E } },
    "Anna fires as far as 7|3.",
    1 },
  { "push-into-a-pit",
    { { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 17, .to = 10 },
      { .type = ROBO_EVENT_FALL, .seat = 1, .at = 10 },
      { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = 0, .at = 10 },
      { .type = ROBO_EVENT_CREDIT, .seat = 0, .of = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 } },
    "Anna pushes Ben to 4|2. Ben falls into the pit. Anna: +1 VP. Anna moves from 3|3 to 4|3.",
    2 },
  { "fall-into-water",
    { { .type = ROBO_EVENT_FALL, .seat = 1, .at = 11 },
      { .type = ROBO_EVENT_DESTROYED, .seat = 1, .by = ROBO_NO_SEAT, .at = 11 } },
    "Ben falls into the water on 5|2 and is destroyed.",
    1 },
  { "barrier-and-step",
    { { .type = ROBO_EVENT_BARRIER, .seat = 1, .at = 17, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = ROBO_NO_SEAT, .at = 17, .amount = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 1, .at = 17, .to = 18 } },
    "Ben moves from 4|3 to 5|3. Lightning barrier: 1 damage.",
    1 },
  { "barrier-on-the-way",
    { { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_BARRIER, .seat = 0, .at = 17, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_DAMAGE, .seat = 0, .by = ROBO_NO_SEAT, .at = 17, .amount = 1 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_FAIL, .seat = 0, .at = 18, .key = ROBO_DIR_E } },
    "Anna moves from 3|3 to 5|3. Lightning barrier: 1 damage. Blocked to the east.",
    3 },
  { "barrier-of-a-pushed-robot",
    { { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_BARRIER, .seat = 1, .at = 18, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 18, .amount = 1 },
      { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = 18, .to = 19 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 } },
    "Anna moves from 3|3 to 5|3 and pushes Ben to 6|3. Ben crosses a lightning barrier: 1 damage.",
    2 },
  { "barrier-that-destroys",
    { { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_BARRIER, .seat = 0, .at = 17, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_DAMAGE, .seat = 0, .by = ROBO_NO_SEAT, .at = 17, .amount = 1 },
      { .type = ROBO_EVENT_DESTROYED, .seat = 0, .by = ROBO_NO_SEAT, .at = 17 } },
    "Anna moves from 3|3 to 4|3. Lightning barrier: 1 damage. Anna is destroyed on 4|3.",
    3 },
  { "mine-laid-between-steps",
    { { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_MINE_LAID, .seat = 0, .at = 16 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 } },
    "Anna moves from 3|3 to 5|3. Mine laid on 3|3.",
    2 },
  { "mine-picked-up-and-laid-between-steps",
    { { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
      { .type = ROBO_EVENT_MINE_TAKEN, .seat = 0, .at = 26 },
      { .type = ROBO_EVENT_MINE_LAID, .seat = 0, .at = 16 },
      { .type = ROBO_EVENT_STEP, .seat = 0, .at = 17, .to = 18 } },
    "Anna moves from 3|3 to 5|3. Mine moved from 6|4 to 3|3.",
    3 },
  { "mine-that-detonates",
    { { .type = ROBO_EVENT_STEP, .seat = 1, .at = 17, .to = 18 },
      { .type = ROBO_EVENT_MINE_OFF, .seat = 0, .at = 18 },
      { .type = ROBO_EVENT_DETONATE, .seat = 0, .at = 18, .amount = 1 },
      { .type = ROBO_EVENT_DAMAGE, .seat = 1, .by = 0, .at = 18, .amount = 1 } },
    "Ben moves from 4|3 to 5|3. Anna’s mine detonates on 5|3. Ben takes 1 damage.",
    3 },
  { "steps-blocked-twice",
    { { .type = ROBO_EVENT_FAIL, .seat = 3, .at = 16, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FAIL, .seat = 3, .at = 16, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FAIL, .seat = 3, .at = 16, .key = ROBO_DIR_N } },
    "KillBot 1 stops on 3|3, blocked to the east. KillBot 1 stops on 3|3, blocked to the north.",
    2 },
  { "kept-die",
    { { .type = ROBO_EVENT_KEEP, .seat = 0, .colour = ROBO_RED, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_RED, .value = 2, .key = ROBO_DIR_E },
      { .type = ROBO_EVENT_FIRE, .seat = 0, .at = 16, .to = 20, .key = ROBO_DIR_E } },
    "Anna fires as far as 7|3.",
    2,
    "Of two dice, Anna keeps the red 2 to the east." },
};

static guint
count_events (const LineCase *c)
{
  guint n_events = G_N_ELEMENTS (c->events);

  /* Unused events have type 0, that of a round, but no number. */
  while (c->events[n_events - 1].type == ROBO_EVENT_ROUND && c->events[n_events - 1].value == 0)
    n_events--;

  return n_events;
}

static void
test_line (gconstpointer data)
{
  const LineCase *c = data;
  guint           n_events = count_events (c);
  g_autoptr (RoboLogItem) line = make_line (c->events, n_events, log_names);

  g_assert_cmpstr (robo_log_item_get_text (line), ==, c->text);
  g_assert_cmpstr (robo_log_item_get_note (line), ==, c->note);
  g_assert_cmpuint (robo_log_item_get_event (line), ==, 0);
  g_assert_cmpuint (robo_log_item_get_end (line), ==, n_events);
  g_assert_cmpuint (robo_log_item_get_main_event (line), ==, c->main_event);
  /* Consequences of a die are grouped by their causes, which the cases do not have; other lines are grouped by
   * type. */
  for (guint i = 1; i < n_events && i <= 2; i++)
    {
      if (c->events[0].type != ROBO_EVENT_STEP && c->events[0].type != ROBO_EVENT_PUSH &&
          c->events[0].type != ROBO_EVENT_USE && c->events[0].type != ROBO_EVENT_FIRE &&
          c->events[0].type != ROBO_EVENT_FAIL && c->events[0].type != ROBO_EVENT_FALL &&
          c->events[0].type != ROBO_EVENT_BARRIER)
        g_assert_true (robo_log_group_contains (c->events, 0, i));
    }
}

/* A die, a phase, an event of another kind and the end of the game begin lines of their own. */
static void
test_new_lines (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 1 },
    { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .colour = ROBO_BLUE, .value = 2 },
    { .type = ROBO_EVENT_SKIP, .seat = 1, .colour = ROBO_BLUE, .value = 3 },
    { .type = ROBO_EVENT_UNIT, .value = 2 },
    { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_RESOLUTION },
    { .type = ROBO_EVENT_TAKE_VP, .seat = 1, .at = 16, .amount = 1, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_REPAIR, .seat = 0, .amount = 1, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_WIN, .seat = 0 },
    { .type = ROBO_EVENT_ROUND, .value = 2 },
  };

  for (guint i = 1; i < G_N_ELEMENTS (events); i++)
    g_assert_false (robo_log_group_contains (events, i - 1, i));
}

/* Outside of the activation a line has the events that its first event has caused. */
static void
test_caused (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_HIGH_VOLTAGE, .at = 16, .cause = ROBO_CAUSE_NONE },
    { .type = ROBO_EVENT_DAMAGE, .seat = 1, .at = 16, .amount = 1, .by = ROBO_NO_SEAT, .cause = 0 },
    { .type = ROBO_EVENT_DESTROYED, .seat = 1, .at = 16, .by = ROBO_NO_SEAT, .cause = 1 },
    { .type = ROBO_EVENT_HIGH_VOLTAGE, .at = 17, .cause = ROBO_CAUSE_NONE },
  };

  g_assert_true (robo_log_group_contains (events, 0, 1));
  g_assert_true (robo_log_group_contains (events, 0, 2));
  g_assert_false (robo_log_group_contains (events, 0, 3));
}

/* At the first mention a player is named with the robot, and afterwards without it. */
static void
test_first_mention (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_USE, .seat = 1, .card = 1 },
    { .type = ROBO_EVENT_HIT, .seat = 0, .by = 1, .at = 20 },
    { .type = ROBO_EVENT_DESTROYED, .seat = 0, .by = 1, .at = 20 },
  };
  RoboLogNames names = log_names;
  g_autoptr (RoboLogItem) line = NULL;

  names.mentioned = 0;
  line = make_line (events, G_N_ELEMENTS (events), names);
  g_assert_cmpstr (robo_log_item_get_text (line), ==,
                   "Ben’s Mercury uses Shock Pulse. Ben hits Anna’s Hound on 7|3. Ben destroys Anna on 7|3.");
}

/* A list names all players with their robots if at least one of them was not named before. */
static void
test_names_in_lists (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_NUMBER, .seat = 3, .value = 1 },
    { .type = ROBO_EVENT_NUMBER, .seat = 0, .value = 2 },
  };
  RoboLogNames names = log_names;
  g_autoptr (RoboLogItem) mixed = NULL;
  g_autoptr (RoboLogItem) known = NULL;

  names.mentioned = 1;
  mixed = make_line (events, G_N_ELEMENTS (events), names);
  g_assert_cmpstr (robo_log_item_get_text (mixed), ==, "Starting numbers: 1. KillBot 1 (Volt) and 2. Anna’s Hound.");
  names.mentioned = 1 | 8;
  known = make_line (events, G_N_ELEMENTS (events), names);
  g_assert_cmpstr (robo_log_item_get_text (known), ==, "Starting numbers: 1. KillBot 1 and 2. Anna.");
}

static void
test_spoken (void)
{
  static const RoboEvent events[] = {
    { .type = ROBO_EVENT_ACTIVATE, .seat = 0, .colour = ROBO_BLUE, .value = 4, .key = ROBO_DIR_E },
    { .type = ROBO_EVENT_STEP, .seat = 0, .at = 16, .to = 17 },
  };
  g_autoptr (RoboLogItem) line = make_line (events, 2, log_names);
  g_autoptr (RoboLogItem) alone = make_line (events, 1, log_names);
  g_autofree char *spoken = robo_log_item_dup_spoken (line);
  g_autofree char *spoken_alone = robo_log_item_dup_spoken (alone);

  g_assert_cmpstr (spoken, ==, "Blue 4 to the east: Anna moves from column 3, row 3 to column 4, row 3.");
  g_assert_cmpstr (spoken_alone, ==, "Anna plays a blue 4 to the east.");
}

/* In a whole game the lines have every event once, sentences end as sentences, and places are in the arena. */
static void
test_game (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhkk", 21);
  GListModel *log = robo_match_get_log (match);
  guint       end = 0;

  robo_match_start (match);
  test_match_play (match, G_MAXUINT);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      const RoboLogMention *mentions;
      guint                 n_mentions;

      mentions = robo_log_item_get_mentions (item, &n_mentions);
      g_assert_cmpuint (robo_log_item_get_event (item), ==, end);
      end = robo_log_item_get_end (item);
      g_assert_cmpuint (robo_log_item_find (log, end - 1), ==, i);
      for (guint j = 0; j < n_mentions; j++)
        {
          if (mentions[j].seat == ROBO_NO_SEAT)
            g_assert_cmpuint (mentions[j].space, <, TEST_COLUMNS * TEST_ROWS);
        }
      if (!robo_log_item_get_is_heading (item))
        g_assert_true (g_str_has_suffix (robo_log_item_get_text (item), "."));
    }
  g_assert_cmpuint (end, ==, robo_match_get_n_events (match));
}

/* The log is the same whether it is shown event by event or all at once. */
static void
test_step_by_step (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhkk", 21);
  g_autoptr (RoboMatch) stepped = test_match_new ("hhkk", 21);
  g_autofree char *at_once = NULL;
  g_autofree char *one_by_one = NULL;

  robo_match_start (match);
  test_match_play (match, 2);
  robo_match_pause (stepped);
  robo_match_start (stepped);
  while (robo_match_get_position (stepped) < robo_match_get_position (match))
    {
      if (robo_match_get_question (stepped))
        test_match_answer (stepped);
      else
        robo_match_step (stepped);
    }
  g_assert_cmpuint (robo_match_get_position (stepped), >, 50);
  at_once = robo_log_plain_text_dup (robo_match_get_log (match));
  one_by_one = robo_log_plain_text_dup (robo_match_get_log (stepped));
  g_assert_cmpstr (one_by_one, ==, at_once);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (log_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/match/log/log/event-has-its-sentence/%s/%u",
                                               robo_event_type_get_id (log_cases[i].event.type), i);

      g_test_add_data_func (path, &log_cases[i], test_sentence);
    }
  for (guint i = 0; i < G_N_ELEMENTS (line_cases); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/match/log/log/line-has-its-text-and-main-event/%s", line_cases[i].name);

      g_test_add_data_func (path, &line_cases[i], test_line);
    }
  g_test_add_func ("/match/log/log/new-die-or-phase/begins-a-new-line", test_new_lines);
  g_test_add_func ("/match/log/log/line/has-the-events-that-its-first-event-caused", test_caused);
  g_test_add_func ("/match/log/log/first-mention-of-a-player/names-the-robot-too", test_first_mention);
  g_test_add_func ("/match/log/log/spoken-line/has-places-in-words", test_spoken);
  g_test_add_func ("/match/log/log/match-shown-step-by-step/has-the-same-log", test_step_by_step);
  g_test_add_func ("/match/log/log/every-event-type/is-among-the-cases-of-this-test", test_complete);
  g_test_add_func ("/match/log/log/mentions/have-seats-and-spaces", test_mentions);
  g_test_add_func ("/match/log/log/turned-die/is-shown-beside-the-line", test_turned_die);
  g_test_add_func ("/match/log/log/R9.4/killbot-that-turns/line-names-the-new-direction", test_turned_killbot);
  g_test_add_func ("/match/log/log/line/is-about-the-seats-of-its-events-and-a-heading-about-all-seats", test_concerns);
  g_test_add_func ("/match/log/log/player-named-like-a-space/is-not-linked-as-a-space", test_odd_name);
  g_test_add_func ("/match/log/log/R9.10/one-killbot-is-not-called-a-squad", test_one_killbot);
  g_test_add_func ("/match/log/log/list-with-a-player-not-named-before/names-every-robot", test_names_in_lists);
  g_test_add_func ("/match/log/log/R7.3/pull-is-not-told-as-a-push", test_pull);
  g_test_add_func ("/match/log/log/log-of-a-whole-game/has-every-event-once", test_game);

  return g_test_run ();
}
