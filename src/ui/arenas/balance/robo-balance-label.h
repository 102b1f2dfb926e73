// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the labels in the tables of balance.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Creates a label that wraps, with a style class. Both texts may be NULL. */
GtkWidget *robo_balance_label_new (const char *text,
                                   const char *style,
                                   float       xalign) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
