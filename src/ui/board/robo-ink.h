// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the game in the style of the desktop, for widgets that draw and for their style sheet.
#pragma once

#include <gtk/gtk.h>

#include "draw/robo-palette.h"

G_BEGIN_DECLS

const RoboPalette *robo_ink_get_palette (void);
const RoboPalette *robo_ink_get_page_palette (void);
void               robo_ink_watch (GtkWidget *widget);
void               robo_ink_load_css (void);

cairo_t *robo_ink_begin (GtkSnapshot *snapshot,
                         double       x,
                         double       y,
                         double       size_px) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
