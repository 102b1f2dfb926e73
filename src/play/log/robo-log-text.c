// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-log-text.h"

#include "robo-log-item.h"

static const char *const indents[] = {
  [ROBO_LOG_ROUND] = "",
  [ROBO_LOG_PART] = "",
  [ROBO_LOG_DIE] = "  ",
  [ROBO_LOG_DETAIL] = "    ",
};

/* Small print may have several lines. */
static void
append_note (GString     *text,
             RoboLogItem *item)
{
  g_auto (GStrv) lines = NULL;

  if (!robo_log_item_get_note (item))
    return;

  lines = g_strsplit (robo_log_item_get_note (item), "\n", -1);
  for (guint i = 0; lines[i]; i++)
    g_string_append_printf (text, "%s(%s)\n", indents[robo_log_item_get_level (item)], lines[i]);
}

char *
robo_log_text_dup (GListModel *log)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (log), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RoboLogItem) item = g_list_model_get_item (log, i);

      if (robo_log_item_get_level (item) == ROBO_LOG_ROUND && text->len > 0)
        g_string_append_c (text, '\n');
      append_note (text, item);
      g_string_append_printf (text, "%s%s\n", indents[robo_log_item_get_level (item)], robo_log_item_get_text (item));
    }

  return g_strdup (text->str);
}
