// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-word-list.h"

#include <glib/gi18n-lib.h>

char *
robo_word_list_dup (const char *const *items)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (items != NULL, NULL);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_autofree char *before = NULL;

      if (i > 0 && items[i + 1] == NULL)
        {
          before = g_strdup (list->str);
          /* Translators: This is the end of a list within a sentence. %1$s is everything before the last item, such as
           * “1, 2, 3”; %2$s is the last item, such as “4”. */
          g_string_printf (list, C_ ("list", "%1$s and %2$s"), before, items[i]);
          continue;
        }
      if (i > 0)
        /* Translators: This stands between two items of a list within a sentence. */
        g_string_append (list, C_ ("list", ", "));
      g_string_append (list, items[i]);
    }

  return g_strdup (list->str);
}
