// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-match-preview.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

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

char *
robo_match_preview_dup_text (const RoboState    *before,
                             const RoboState    *after,
                             const RoboLogNames *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const char      *name = names->players[i];
      const RoboRobot *was = &before->robots[i];
      const RoboRobot *is = &after->robots[i];
      g_autofree char *place = is->space != ROBO_NO_SPACE ? robo_words_dup_place (is->space, names->columns) : NULL;
      guint            damage = count_damage (is) - MIN (count_damage (was), count_damage (is));
      guint            vp = is->vp - MIN (was->vp, is->vp);

      if (name == NULL)
        continue;

      if (was->space != is->space && place == NULL)
        /* Translators: This is the result that an answer would have. %s is a robot. */
        add_sentence (text, g_strdup_printf (_ ("%s is destroyed."), name));
      else if (was->space != is->space)
        /* Translators: This is the result that an answer would have. %1$s is a robot, %2$s is a space such as 4|2. */
        add_sentence (text, g_strdup_printf (_ ("%1$s is on %2$s."), name, place));
      if (damage > 0 && is->space != ROBO_NO_SPACE)
        /* Translators: This is the result that an answer would have. %1$s is a robot, %2$u is how much damage it
         * takes. */
        add_sentence (text, g_strdup_printf (g_dngettext (NULL, "%1$s takes %2$u damage.", "%1$s takes %2$u damage.",
                                                          damage),
                                             name, damage));
      if (vp > 0)
        /* Translators: This is the result that an answer would have. %1$s is a robot, %2$u is how many victory points
         * it gets. */
        add_sentence (text, g_strdup_printf (g_dngettext (NULL, "%1$s gets %2$u VP.", "%1$s gets %2$u VP.", vp), name, vp));
    }
  if (text->len == 0)
    /* Translators: This is the result that an answer would have. */
    g_string_append (text, _ ("No robot moves or is damaged."));

  return g_strdup (text->str);
}
