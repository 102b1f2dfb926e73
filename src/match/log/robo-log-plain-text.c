// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-plain-text.h"

#include "robo-log-item.h"

static const char *const indents[] = {
  [ROBO_LOG_ROUND] = "",
  [ROBO_LOG_PART] = "",
  [ROBO_LOG_DIE] = "  ",
  [ROBO_LOG_DETAIL] = "    ",
};

char *
robo_log_plain_text_dup (GListModel *log)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (log), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);
      const char      *indent = indents[robo_log_item_get_level (item)];
      const char      *note = robo_log_item_get_note (item);
      g_autofree char *lead = robo_log_item_dup_lead (item);
      g_auto (GStrv) lines = g_strsplit (note != NULL ? note : "", "\n", -1);

      if (robo_log_item_get_level (item) == ROBO_LOG_ROUND && text->len > 0)
        g_string_append_c (text, '\n');
      /* The small print of an item may have several text lines. */
      for (guint j = 0; lines[j]; j++)
        g_string_append_printf (text, "%s(%s)\n", indent, lines[j]);
      g_string_append_printf (text, "%s%s%s%s\n", indent, lead != NULL ? lead : "", lead != NULL ? " " : "",
                              robo_log_item_get_text (item));
      for (guint j = 0; j < robo_log_item_get_n_verdicts (item); j++)
        g_string_append_printf (text, "%s%s %s\n", indent, robo_log_item_get_verdict (item, j)->mark,
                                robo_log_item_get_verdict (item, j)->text);
    }

  return g_strdup (text->str);
}
