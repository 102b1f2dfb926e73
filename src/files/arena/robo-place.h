// SPDX-License-Identifier: GPL-3.0-or-later
// Spaces and directions as files write them: `column,row` from 1 (4,2), on screen `column|row` (4|2);
// n ne e se s sw w nw.
#pragma once

#include "engine/robo-types.h"
#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

/**
 * robo_place_parse:
 * @text: a place as in files, `column,row` from 1
 * @columns: of the arena
 * @rows: of the arena
 * @space: (out): the space; untouched if it is none
 *
 * Returns: whether @text is a space of the arena
 */
gboolean robo_place_parse (const char *text,
                           guint       columns,
                           guint       rows,
                           guint      *space);

/**
 * robo_place_to_file:
 * @space: a space
 * @columns: of the arena
 *
 * Returns: (transfer full): the space as in files, "4,2"
 */
char *robo_place_to_file (guint space,
                          guint columns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_place_to_text:
 * @space: a space
 * @columns: of the arena
 *
 * Returns: (transfer full): the space as people read it (R1.1), "4|2"
 */
char *robo_place_to_text (guint space,
                          guint columns) G_GNUC_WARN_UNUSED_RESULT;

/* Attributes, as robo_xml_get_uint() reads numbers. */

/**
 * robo_place_read:
 * @node: an element
 * @attribute: one without namespace
 * @columns: of the arena
 * @rows: of the arena
 * @space: (out): its value
 * @problems: where to add an error
 *
 * Returns: whether it names a space of the arena
 */
gboolean robo_place_read (const xmlNode *node,
                          const char    *attribute,
                          guint          columns,
                          guint          rows,
                          guint         *space,
                          RoboProblems  *problems);

/**
 * robo_dir_get_word:
 * @dir: a direction
 *
 * For rows of attributes (robo-attributes.h).
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_dir_get_word (guint dir);

/**
 * robo_side_get_word:
 * @side: a direction
 *
 * For rows of attributes (robo-attributes.h).
 *
 * Returns: (transfer none) (nullable): its name in files, %NULL if it is not orthogonal
 */
const char *robo_side_get_word (guint side);

/**
 * robo_side_read:
 * @node: an element
 * @attribute: one without namespace
 * @side: (out): its value
 * @problems: where to add an error
 *
 * Returns: whether it names one of the four orthogonal directions
 */
gboolean robo_side_read (const xmlNode *node,
                         const char    *attribute,
                         RoboDir       *side,
                         RoboProblems  *problems);

/**
 * robo_place_write:
 * @node: an element
 * @attribute: an attribute
 * @space: what to set it to
 * @columns: of the arena
 */
void robo_place_write (xmlNode    *node,
                       const char *attribute,
                       guint       space,
                       guint       columns);

G_END_DECLS
