// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-page.h"

G_DEFINE_INTERFACE (RoboPage, robo_page, GTK_TYPE_WIDGET)

static void
show_start_page (RoboPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-page", "s", "start");
}

static void
robo_page_default_init (RoboPageInterface *iface)
{
  iface->back = show_start_page;
}

void
robo_page_shown (RoboPage *self)
{
  g_return_if_fail (ROBO_IS_PAGE (self));

  if (ROBO_PAGE_GET_IFACE (self)->shown != NULL)
    ROBO_PAGE_GET_IFACE (self)->shown (self);
}

gboolean
robo_page_back (RoboPage *self)
{
  g_return_val_if_fail (ROBO_IS_PAGE (self), FALSE);

  if (ROBO_PAGE_GET_IFACE (self)->back == NULL)
    return FALSE;

  ROBO_PAGE_GET_IFACE (self)->back (self);

  return TRUE;
}

char *
robo_page_dup_title (RoboPage *self)
{
  g_return_val_if_fail (ROBO_IS_PAGE (self), NULL);

  return ROBO_PAGE_GET_IFACE (self)->dup_title != NULL ? ROBO_PAGE_GET_IFACE (self)->dup_title (self) : NULL;
}
