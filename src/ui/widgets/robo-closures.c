// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-closures.h"

#include <glib/gi18n.h>

gboolean
robo_closure_has_text (gpointer    self,
                       const char *text)
{
  return text != NULL && text[0] != '\0';
}

gboolean
robo_closure_has_object (gpointer self,
                         GObject *object)
{
  return object != NULL;
}

gboolean
robo_closure_has_items (gpointer self,
                        guint    n_items)
{
  return n_items > 0;
}

gboolean
robo_closure_is_not (gpointer self,
                     gboolean is_so)
{
  return !is_so;
}

char *
robo_closure_dup_disk_note (gpointer self,
                            gboolean is_gone)
{
  return g_strdup (is_gone ? _ ("The file was moved or deleted. Save to create it again.")
                           : _ ("Another program changed the file."));
}
