// SPDX-License-Identifier: GPL-3.0-or-later
// What would come of an answer, in words.
#include "config.h"

#include "robo-match-private.h"

#include <glib/gi18n.h>

#include "play/common/robo-words.h"
#include "trace/robo-trial.h"

static void
add_sentence (GString *text,
              char    *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

static guint
count_damage (const RoboRobot *robot)
{
  return robot->damage + robot->shield[0] + robot->shield[1];
}

static void
add_place (GString         *text,
           const char      *name,
           const RoboRobot *before,
           const RoboRobot *after,
           guint            columns)
{
  g_autofree char *place = NULL;

  if (before->space == after->space)
    return;
  if (after->space == ROBO_NO_SPACE)
    {
      /* Translators: what would come of an answer; %s is a robot */
      add_sentence (text, g_strdup_printf (_ ("%s is destroyed."), name));
      return;
    }

  place = robo_words_dup_place (after->space, columns);
  /* Translators: what would come of an answer; %1$s is a robot, %2$s a space such as 4|2 */
  add_sentence (text, g_strdup_printf (_ ("%1$s stands on %2$s."), name, place));
}

static void
add_points (GString         *text,
            const char      *name,
            const RoboRobot *before,
            const RoboRobot *after)
{
  guint damage = count_damage (after) - MIN (count_damage (before), count_damage (after));
  guint vp = after->vp - MIN (before->vp, after->vp);

  if (damage > 0 && after->space != ROBO_NO_SPACE)
    /* Translators: %1$s is a robot, %2$u is how much */
    add_sentence (text, g_strdup_printf (g_dngettext (NULL, "%1$s takes %2$u damage.", "%1$s takes %2$u damage.",
                                                      damage),
                                         name, damage));
  if (vp > 0)
    /* Translators: what would come of an answer; %1$s is a robot, %2$u how many victory points */
    add_sentence (text, g_strdup_printf (g_dngettext (NULL, "%1$s gets %2$u VP.", "%1$s gets %2$u VP.", vp), name, vp));
}

gboolean
robo_match_try (RoboMatch *self,
                RoboAnswer answer,
                RoboState *after)
{
  g_return_val_if_fail (ROBO_IS_MATCH (self) && self->figures.has_question && after != NULL, FALSE);

  if (!robo_game_try (self->game, answer, after))
    return FALSE;

  robo_match_hide_secrets (after);

  return TRUE;
}

char *
robo_match_dup_preview (RoboMatch *self,
                        RoboAnswer answer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  RoboState after;

  g_return_val_if_fail (ROBO_IS_MATCH (self) && self->figures.has_question, NULL);

  if (!robo_match_try (self, answer, &after))
    return g_strdup ("");

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (!self->by_seat[i])
        continue;
      add_place (text, self->names.robots[i], &self->shown.robots[i], &after.robots[i], self->board->columns);
      add_points (text, self->names.robots[i], &self->shown.robots[i], &after.robots[i]);
    }
  if (text->len == 0)
    /* Translators: what would come of an answer */
    g_string_append (text, _ ("No robot moves or is damaged."));

  return g_strdup (text->str);
}
