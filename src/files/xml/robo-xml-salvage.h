// SPDX-License-Identifier: GPL-3.0-or-later
// Recovers the valid parts of files that do not agree with their schema.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/* A default that keeps an element which would otherwise be dropped. */
typedef struct
{
  const char *element;   /* local name */
  const char *attribute; /* required by the schema */
  const char *value;     /* used if the attribute is missing or invalid */
} RoboXmlDefault;

/* Builds a valid document of everything in a file, refused by robo_xml_read_memory(), that agrees with the
 * schema. An element that does not agree is left out, unless it is valid without one of its attributes or with
 * a default. Any version of the format is accepted; the last default has an element of NULL. `problems` is
 * only used for cancelling. Returns NULL if it is no file of that kind at all. */
xmlDoc *robo_xml_salvage (const char           *data,
                          gsize                 length,
                          const RoboXmlFormat  *format,
                          const RoboXmlDefault *defaults,
                          RoboProblems         *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the beginning of a file, refused by robo_xml_read_memory(), that is truncated or ends in bytes that
 * were never written. The first element that stands alone (RoboXmlLimit) and does not agree with the schema is
 * left out, with all that follow it in the same element, as is everything after the point where the file is
 * not XML any more. `problems` is only used for cancelling. Returns a valid document, or NULL if the file has
 * any other error. */
xmlDoc *robo_xml_salvage_beginning (const char          *data,
                                    gsize                length,
                                    const RoboXmlFormat *format,
                                    RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
