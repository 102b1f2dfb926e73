// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the XML elements of a chat server, which may contain anything.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Elements with a larger size, a larger depth or more parts are rejected. Many servers end the stream of a client that
 * sends 256 KiB in one element. */
#define ROBO_STANZA_MAX_SIZE  (300 * 1024)
#define ROBO_STANZA_MAX_DEPTH 24
#define ROBO_STANZA_MAX_PARTS 4000

/* Holds an XML element. Immutable. */
typedef struct
{
  char       *name;
  char       *ns;         /* namespace */
  char       *text;       /* text directly in the element */
  GHashTable *attributes; /* attributes, by name */
  GPtrArray  *children;   /* children, each a RoboStanza */
} RoboStanza;

/* Returns the element, or NULL if the text, from any source, is not one element or exceeds a limit. */
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

/* An element of this size ends the stream. A server makes the text of a client up to six times as long by escaping
 * it. So an element between ROBO_STANZA_MAX_SIZE and this size may come from any person in a chat room, and is only
 * skipped. */
#define ROBO_STANZA_MAX_SKIPPED (4 * 1024 * 1024)

/* Cuts the bytes of a stream into elements while they arrive. The reader keeps nothing of an element that exceeds
 * the limits, and does not recurse. */
typedef struct _RoboStanzaReader RoboStanzaReader;

RoboStanzaReader *robo_stanza_reader_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Frees the reader, or does nothing for NULL. */
void robo_stanza_reader_free (RoboStanzaReader *self);

/* Reads the next bytes of the stream. Returns FALSE if the stream is not XML or an element is longer than
 * ROBO_STANZA_MAX_SKIPPED; then nothing more can be read. */
gboolean robo_stanza_reader_feed (RoboStanzaReader *self,
                                  const char       *data,
                                  gsize             size);

/* Returns the next whole element in the stream, or NULL. Elements that exceed a limit are left out. */
RoboStanza *robo_stanza_reader_take (RoboStanzaReader *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether the stream has been closed by its end tag. */
gboolean robo_stanza_reader_is_at_end (const RoboStanzaReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboStanzaReader, robo_stanza_reader_free)

G_END_DECLS
