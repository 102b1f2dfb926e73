// SPDX-License-Identifier: GPL-3.0-or-later
// What of a file that does not agree with its schema does.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/**
 * RoboXmlDefault:
 * @element: the local name of an element
 * @attribute: one that it must have
 * @value: what it has if the file says none, or nonsense
 *
 * What keeps an element that would be lost otherwise.
 */
typedef struct
{
  const char *element;
  const char *attribute;
  const char *value;
} RoboXmlDefault;

/**
 * robo_xml_salvage:
 * @data: the bytes of a file that robo_xml_read_memory() has refused
 * @length: how many
 * @format: what it has to be, of whatever version
 * @defaults: the last one has an element of %NULL
 * @problems: what says whether to stop; nothing else is added to it
 *
 * Builds a document of everything in the file that agrees with the schema where it stands. An element that does not is
 * left out, but for what can stand without an attribute of it, or with a default.
 *
 * Returns: (transfer full) (nullable): a document that agrees with the schema; %NULL if it is no file of that kind at
 * all
 */
xmlDoc *robo_xml_salvage (const char           *data,
                          gsize                 length,
                          const RoboXmlFormat  *format,
                          const RoboXmlDefault *defaults,
                          RoboProblems         *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_salvage_beginning:
 * @data: the bytes of a file that robo_xml_read_memory() has refused
 * @length: how many
 * @format: what it has to be; of one whose elements stand alone (RoboXmlLimit)
 * @problems: what says whether to stop; nothing else is added to it
 *
 * Reads a file as far as it goes: it may be cut off, or end in bytes that were never written. Of elements that stand
 * alone, the first one that does not agree with the schema is left out, and all that follow it in the same element;
 * what comes after the place at which it is no XML is left out as well.
 *
 * Returns: (transfer full) (nullable): a document that agrees with the schema; %NULL if anything else is wrong
 */
xmlDoc *robo_xml_salvage_beginning (const char          *data,
                                    gsize                length,
                                    const RoboXmlFormat *format,
                                    RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
