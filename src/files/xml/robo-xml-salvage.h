// SPDX-License-Identifier: GPL-3.0-or-later
// Recovers the valid parts of files that do not agree with their schema.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/* Describes a default attribute, which keeps an element that would otherwise be dropped. */
typedef struct
{
  const char *element;   /* local name of the element */
  const char *attribute; /* attribute that the schema requires */
  const char *value;     /* value that is used if the attribute is missing or invalid */
} RoboXmlDefault;

/* Builds a valid document from everything in a file that agrees with the schema. robo_xml_read_memory() has refused
 * the file. An element that does not agree with the schema is left out, unless it is valid without some of its
 * attributes or with a default attribute. Any version of the format is accepted. The last default has an element of
 * NULL. `problems` is only used for cancelling. Returns NULL if the file is not of this format at all. */
xmlDoc *robo_xml_salvage (const char           *data,
                          gsize                 length,
                          const RoboXmlFormat  *format,
                          const RoboXmlDefault *defaults,
                          RoboProblems         *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the beginning of a file that robo_xml_read_memory() has refused because it is truncated or ends in bytes that
 * were never written. Everything after the point where the file is not XML any more is left out. If an element that
 * stands alone (RoboXmlLimit) does not agree with the schema, it is left out, too, with all elements that follow it
 * in the same parent element. `problems` is only used for cancelling. Returns a valid document, or NULL if the file
 * has any other error. */
xmlDoc *robo_xml_salvage_beginning (const char          *data,
                                    gsize                length,
                                    const RoboXmlFormat *format,
                                    RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
