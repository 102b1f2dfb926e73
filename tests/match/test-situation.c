// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the summary of a game for players who hear the board.
#include "config.h"

#include "match/robo-situation.h"

#include "model-test.h"

/* Returns the part of the summary that is about a seat, written anew from the state. */
static char *
dup_expected (RoboMatch  *match,
              guint       seat,
              const char *name)
{
  const RoboRobot *robot = &robo_match_get_shown_state (match)->robots[seat];
  g_autoptr (GString) text = g_string_new (name);

  if (robot->space == ROBO_NO_SPACE)
    g_string_append (text, ": out of the arena");
  else
    g_string_append_printf (text, ": %u|%u", robot->space % TEST_COLUMNS + 1, robot->space / TEST_COLUMNS + 1);
  g_string_append_printf (text, ", %u VP", robot->vp);
  if (robot->damage > 0)
    g_string_append_printf (text, ", %u damage", robot->damage);
  g_string_append_c (text, '.');

  return g_strdup (text->str);
}

/* Tells every robot once, that of the listener first, and at most a sentence about tokens after them. */
static void
assert_situation (RoboMatch *match,
                  guint      seat)
{
  static const char *const names[] = { "Anna", "Ben", "KillBot 1" };
  g_autofree char         *text = robo_situation_dup (match, seat);
  const char              *rest = text;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint            other = (seat + i) % G_N_ELEMENTS (names);
      g_autofree char *expected = dup_expected (match, other, names[other]);

      g_assert_true (g_str_has_prefix (rest, expected));
      rest += strlen (expected);
      rest += *rest == ' ';
    }
  g_assert_true (*rest == '\0' || g_str_has_prefix (rest, "VP token"));
}

static void
test_robots (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hhk", 5);
  guint n_asked = 0;

  robo_match_start (match);
  while (robo_match_get_question (match) != NULL && n_asked < 40)
    {
      if (robo_match_get_question (match)->kind == ROBO_ASK_PROGRAM)
        {
          assert_situation (match, robo_match_get_question (match)->seat);
          n_asked++;
        }
      test_match_answer (match);
    }
  g_assert_cmpuint (n_asked, >, 4);
}

static void
test_token (void)
{
  g_autoptr (RoboMatch) match = test_match_new ("hk", 3);
  g_autofree char *text = NULL;
  g_autofree char *place = NULL;
  const RoboState *state;
  const RoboBoard *board;
  guint            number = 1;

  robo_match_start (match);
  while (robo_match_get_question (match)->kind != ROBO_ASK_PROGRAM)
    test_match_answer (match);

  text = robo_situation_dup (match, 0);
  state = robo_match_get_shown_state (match);
  board = robo_match_get_board (match);
  while (state->tokens[number] == 0)
    number++;
  place = g_strdup_printf ("VP token: %u|%u.", board->vp_space[number] % TEST_COLUMNS + 1,
                           board->vp_space[number] / TEST_COLUMNS + 1);
  g_assert_true (g_str_has_suffix (text, place));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/situation/summary/begins-with-the-listeners-robot-and-has-places-points-and-damage",
                   test_robots);
  g_test_add_func ("/match/situation/summary/ends-with-the-place-of-the-token", test_token);

  return g_test_run ();
}
