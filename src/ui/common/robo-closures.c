// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-closures.h"

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
