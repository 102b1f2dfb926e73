/* Elements of an SVG file without the rest of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RoboSvgParts:
 *
 * Where the elements of a file are in its text. A library that draws SVG files makes two kilobytes of every element, of
 * which one picture shows few; this takes sixteen bytes.
 */
typedef struct _RoboSvgParts RoboSvgParts;

/**
 * robo_svg_parts_new:
 * @svg: the text of a file that is well-formed
 *
 * Returns: (transfer full): its elements
 */
RoboSvgParts *robo_svg_parts_new (GBytes *svg) G_GNUC_WARN_UNUSED_RESULT;

void robo_svg_parts_free (RoboSvgParts *self);

/**
 * robo_svg_parts_dup:
 * @self: the elements of a file
 * @id: the id of one of them
 *
 * Returns: (transfer full) (nullable): a file that shows this one as the whole file does: it, all it refers to, all that is
 *   round one of these, and all styles; %NULL if nothing has that id
 */
char *robo_svg_parts_dup (RoboSvgParts *self,
                          const char   *id) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboSvgParts, robo_svg_parts_free)

G_END_DECLS
