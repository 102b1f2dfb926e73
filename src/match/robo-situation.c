// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-situation.h"

#include <glib/gi18n.h>

#include "files/xml/robo-word-list.h"
#include "match/log/robo-words.h"

static void
add_sentence (GString *text,
              char    *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

static void
add_robot (GString   *text,
           RoboMatch *match,
           guint      seat)
{
  const RoboState *state = robo_match_get_shown_state (match);
  const RoboRobot *robot = &state->robots[seat];
  g_autofree char *place = NULL;
  g_autofree char *parts = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (robot->space == ROBO_NO_SPACE)
    /* Translators: This is read aloud as the place of a robot, in a list such as “Anna: out of the arena, 1 VP.” */
    g_ptr_array_add (words, g_strdup (C_ ("place of a robot", "out of the arena")));
  else
    g_ptr_array_add (words, robo_words_dup_place (robot->space, robo_match_get_board (match)->columns));
  g_ptr_array_add (words, g_strdup_printf (g_dngettext (NULL, "%u VP", "%u VP", robot->vp), robot->vp));
  if (robot->damage > 0)
    g_ptr_array_add (words, g_strdup_printf (g_dngettext (NULL, "%u damage", "%u damage", robot->damage), robot->damage));
  g_ptr_array_add (words, NULL);
  parts = g_strjoinv (", ", (char **)words->pdata);
  /* Translators: This is read aloud, in a summary of the game. %1$s is a player, %2$s is a list such as “4|2, 1 VP, 2
   * damage”. */
  add_sentence (text, g_strdup_printf (C_ ("situation", "%1$s: %2$s."),
                                       robo_seat_get_name (robo_match_get_seat (match, seat)), parts));
}

static void
add_tokens (GString   *text,
            RoboMatch *match)
{
  const RoboBoard *board = robo_match_get_board (match);
  const RoboState *state = robo_match_get_shown_state (match);
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint            n_places = 0;

  for (guint number = 1; number <= ROBO_MAX_VP_NUMBER; number++)
    if (state->tokens[number] > 0)
      g_ptr_array_add (places, robo_words_dup_place (board->vp_space[number], board->columns));
  n_places = places->len;
  if (n_places == 0)
    return;

  g_ptr_array_add (places, NULL);
  list = robo_word_list_dup ((const char *const *)places->pdata);
  /* Translators: This is read aloud, in a summary of the game. %s is a space such as 4|2, or several of them. */
  add_sentence (text, g_strdup_printf (ngettext ("VP token: %s.", "VP tokens: %s.", n_places), list));
}

char *
robo_situation_dup (RoboMatch *match,
                    guint      seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (ROBO_IS_MATCH (match), NULL);
  g_return_val_if_fail (seat < ROBO_MAX_ROBOTS && robo_match_get_seat (match, seat) != NULL, NULL);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      guint other = (seat + i) % ROBO_MAX_ROBOTS;

      if (robo_match_get_seat (match, other) != NULL)
        add_robot (text, match, other);
    }
  add_tokens (text, match);

  return g_strdup (text->str);
}
