// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes spaces and directions: `column,row` from 1 in files (4,2), `column|row` on screen (4|2); n
// ne e se s sw w nw.
#pragma once

#include "engine/robo-types.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/* Returns whether the text is a space of the arena as files have it, `column,row` from 1. Otherwise `space` is
 * not changed. */
gboolean robo_place_parse (const char *text,
                           guint       columns,
                           guint       rows,
                           guint      *space);

/* Returns the space as in files, "4,2". */
char *robo_place_to_file (guint space,
                          guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the space as on screen (R1.1), "4|2". */
char *robo_place_to_text (guint space,
                          guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Attributes, read like numbers by robo_xml_get_uint() */

/* Returns whether the attribute, which has no namespace, is a space of the arena. */
gboolean robo_place_read (const xmlNode *node,
                          const char    *attribute,
                          guint          columns,
                          guint          rows,
                          guint         *space,
                          RoboProblems  *problems);

/* For tables of attributes (robo-attributes.h). */
const char *robo_dir_get_word (guint dir);

/* Returns the name in files, or NULL if the direction is not orthogonal. For tables of attributes
 * (robo-attributes.h). */
const char *robo_side_get_word (guint side);

/* Returns whether the attribute is one of the four orthogonal directions. */
gboolean robo_side_read (const xmlNode *node,
                         const char    *attribute,
                         RoboDir       *side,
                         RoboProblems  *problems);

void robo_place_write (xmlNode    *node,
                       const char *attribute,
                       guint       space,
                       guint       columns);

G_END_DECLS
