// SPDX-License-Identifier: GPL-3.0-or-later
// Has functions for the `<closure>` elements of templates. A class binds the functions that it uses with
// gtk_widget_class_bind_template_callback().
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns TRUE if the text is neither NULL nor empty. Templates use this to hide a label without text, so that it takes
 * no room. */
gboolean robo_closure_has_text (gpointer    self,
                                const char *text);

gboolean robo_closure_has_object (gpointer self,
                                  GObject *object);

/* Returns TRUE if n_items is not 0. */
gboolean robo_closure_has_items (gpointer self,
                                 guint    n_items);

/* Returns the opposite of `is_so`. */
gboolean robo_closure_is_not (gpointer self,
                              gboolean is_so);

/* Returns a note that another program has changed or removed the file of a document. If no button offers a remedy, the
 * note says what the user can do. */
char *robo_closure_dup_disk_note (gpointer self,
                                  gboolean is_gone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
