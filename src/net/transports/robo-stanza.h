// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the XML elements of a chat server, which may contain anything.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The limits for the size, depth and parts of an element. Larger elements are rejected. Servers end the stream at 256
 * KiB. */
#define ROBO_STANZA_MAX_SIZE  (300 * 1024)
#define ROBO_STANZA_MAX_DEPTH 24
#define ROBO_STANZA_MAX_PARTS 4000

/* Holds an element. Immutable. */
typedef struct
{
  char       *name;
  char       *ns;         /* namespace */
  char       *text;       /* text directly in the element */
  GHashTable *attributes; /* by name */
  GPtrArray  *children;   /* RoboStanza */
} RoboStanza;

/* Returns NULL if the text, from any source, is not one element. */
RoboStanza *robo_stanza_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an element without parent and all its children; does nothing for NULL. */
void robo_stanza_free (RoboStanza *self);

/* Returns the value of an attribute, or NULL. */
const char *robo_stanza_get (const RoboStanza *self,
                             const char       *attribute);

/* Returns the first child of this name and namespace, or NULL. NULL stands for any name or namespace. The element may
 * be NULL. */
const RoboStanza *robo_stanza_find (const RoboStanza *self,
                                    const char       *name,
                                    const char       *ns);

/* Returns the text of the first child of this name and namespace. Returns NULL if there is no such child. NULL stands
 * for any name or namespace. The element may be NULL. */
const char *robo_stanza_find_text (const RoboStanza *self,
                                   const char       *name,
                                   const char       *ns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboStanza, robo_stanza_free)

G_END_DECLS
