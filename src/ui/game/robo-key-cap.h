// SPDX-License-Identifier: GPL-3.0-or-later
// The key that chooses something, as it looks on a keyboard.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *robo_key_cap_new (guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
