// SPDX-License-Identifier: GPL-3.0-or-later
// What a chat server says, element by element. It may come from anybody.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* What is longer, deeper or has more parts is not read. Servers end the stream at 256 KiB. */
#define ROBO_STANZA_MAX_SIZE  (300 * 1024)
#define ROBO_STANZA_MAX_DEPTH 24
#define ROBO_STANZA_MAX_PARTS 4000

/**
 * RoboStanza:
 * @name: of the element
 * @ns: its namespace
 * @text: what stands directly in it
 * @attributes: by name
 * @children: (element-type RoboStanza): what is in it
 *
 * An element. Immutable.
 */
typedef struct
{
  char       *name;
  char       *ns;
  char       *text;
  GHashTable *attributes;
  GPtrArray  *children;
} RoboStanza;

/**
 * robo_stanza_parse:
 * @text: one element, from anybody
 *
 * Returns: (transfer full) (nullable): it, if it is one
 */
RoboStanza *robo_stanza_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_stanza_free:
 * @self: (transfer full) (nullable): an element that stands in no other; what is in it goes with it
 */
void robo_stanza_free (RoboStanza *self);

/**
 * robo_stanza_get:
 * @self: an element
 * @attribute: the name of an attribute
 *
 * Returns: (transfer none) (nullable): what it says; %NULL if there is none
 */
const char *robo_stanza_get (const RoboStanza *self,
                             const char       *attribute);

/**
 * robo_stanza_find:
 * @self: (nullable): an element
 * @name: a name
 * @ns: (nullable): a namespace, %NULL for any
 *
 * Returns: (transfer none) (nullable): the first child of that name
 */
const RoboStanza *robo_stanza_find (const RoboStanza *self,
                                    const char       *name,
                                    const char       *ns);

/**
 * robo_stanza_find_text:
 * @self: (nullable): an element
 * @name: a name
 * @ns: (nullable): a namespace, %NULL for any
 *
 * Returns: (transfer none) (nullable): the text of the first child of that name; %NULL if there is no such child
 */
const char *robo_stanza_find_text (const RoboStanza *self,
                                   const char       *name,
                                   const char       *ns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboStanza, robo_stanza_free)

G_END_DECLS
