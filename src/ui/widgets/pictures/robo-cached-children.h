// SPDX-License-Identifier: GPL-3.0-or-later
// Caches the children of a widget as one picture.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The cache for the children of a widget; a zeroed one is empty. Without a GPU, GTK 4.8 traverses all nodes of
 * the window in each frame, and draws rounded corners, rings and text before it checks whether they are
 * visible. A cached picture is skipped at once. Pictures are made in idle time, because
 * a frame with many changes has enough to do. */
typedef struct
{
  GtkWidget     *widget;  /* nullable: the parent, if there are nodes */
  GskRenderNode *nodes;   /* nullable: the nodes of the children */
  GskRenderNode *picture; /* nullable: their picture */
  int            scale;   /* device pixels per unit */
} RoboCachedChildren;

/* Call this in place of the parent class's `snapshot`, to which it chains up. With a GPU it does no more than
 * that. The widget's contents should rarely change. The opacity, up to 1, applies to all children together; as
 * a CSS property, cairo would blend them in each frame on a surface of its own. */
void robo_cached_children_snapshot (RoboCachedChildren *self,
                                    GtkWidget          *widget,
                                    GtkSnapshot        *snapshot,
                                    gpointer            parent_class,
                                    double              opacity);

/* Frees the contents of the cache. */
void robo_cached_children_clear (RoboCachedChildren *self);

G_END_DECLS
