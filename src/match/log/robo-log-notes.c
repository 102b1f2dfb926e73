// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-notes.h"

#include <glib/gi18n.h>

#include "robo-words.h"

static char *
dup_note (const RoboLogNote  *note,
          const RoboLogNames *names)
{
  const char      *robot = names->players[note->seat] ? names->players[note->seat] : "";
  const char      *module = note->card < names->n_cards ? names->cards[note->card] : NULL;
  g_autofree char *answer = NULL;

  switch ((RoboMatchUnasked)note->reason)
    {
    case ROBO_MATCH_NEEDLESS:
      if (note->kind == ROBO_ASK_EQUIP)
        /* Translators: This is small print in the log. %s is a player, such as “Anna”. */
        return g_strdup_printf (_ ("%s isn’t asked; all modules are already equipped."), robot);
      if (!module)
        /* Translators: This is small print in the log. %s is a player, such as “Anna”. */
        return g_strdup_printf (_ ("%s isn’t asked; it makes no difference."), robot);
      /* Translators: This is small print in the log. %1$s is a player, %2$s is a module such as “Brake”. */
      return g_strdup_printf (_ ("%1$s isn’t asked about %2$s; it makes no difference."), robot, module);

    case ROBO_MATCH_STANDING:
      answer = robo_words_dup_answer (note->kind, note->answer);
      if (!module)
        /* Translators: This is small print in the log. %1$s is a player, and %2$s is an answer such as “Yes” or “2
         * spaces” that the player has given once for all such questions. */
        return g_strdup_printf (_ ("%1$s, standing answer: %2$s"), robot, answer);
      /* Translators: This is small print in the log. %1$s is a player, %2$s is a module such as “Brake”, and %3$s is an
       * answer such as “Yes” or “2 spaces” that the player has given once for all such questions. */
      return g_strdup_printf (_ ("%1$s, %2$s, standing answer: %3$s"), robot, module, answer);
    case ROBO_MATCH_ASKED:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* Returns the index of the first note at or after a position, by bisection. */
static guint
find_first (GArray *notes,
            guint   position)
{
  guint from = 0;
  guint to = notes->len;

  while (from < to)
    {
      guint middle = (from + to) / 2;

      if (g_array_index (notes, RoboLogNote, middle).position < position)
        from = middle + 1;
      else
        to = middle;
    }

  return from;
}

void
robo_log_notes_store (GArray        *notes,
                      RoboMatchFile *file)
{
  g_return_if_fail (notes != NULL && file != NULL);

  for (guint i = 0; i < notes->len; i++)
    {
      const RoboLogNote *note = &g_array_index (notes, RoboLogNote, i);

      g_return_if_fail (note->record < file->unasked->len);
      g_array_index (file->unasked, guint8, note->record) = note->reason;
    }
}

char *
robo_log_notes_dup_text (GArray             *notes,
                         guint               position,
                         const RoboLogNames *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = find_first (notes, position); i < notes->len; i++)
    {
      const RoboLogNote *note = &g_array_index (notes, RoboLogNote, i);
      g_autofree char   *line = NULL;

      if (note->position != position)
        break;
      line = dup_note (note, names);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}
