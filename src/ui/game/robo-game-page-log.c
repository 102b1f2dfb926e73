// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

static void
space_hovered_cb (RoboGamePage *self,
                  guint         space)
{
  robo_log_view_mark_space (self->log, space);
}

void
robo_game_page_bind_log (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, space_hovered_cb);
}
