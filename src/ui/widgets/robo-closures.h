// SPDX-License-Identifier: GPL-3.0-or-later
// What `<closure>` elements of more than one template ask. A class binds those it uses with
// gtk_widget_class_bind_template_callback().
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether there is a text, and not an empty one: what has nothing to say takes no place. */
gboolean robo_closure_has_text (gpointer    self,
                                const char *text);

/* Whether there is an object. */
gboolean robo_closure_has_object (gpointer self,
                                  GObject *object);

/* Whether there is one at least: of nothing, nothing is said. */
gboolean robo_closure_has_items (gpointer self,
                                 guint    n_items);

/* Whether it is not so. */
gboolean robo_closure_is_not (gpointer self,
                              gboolean is_so);

/* What somebody else did to the file of a document, and what to do where no button says it. */
char *robo_closure_dup_disk_note (gpointer self,
                                  gboolean is_gone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
