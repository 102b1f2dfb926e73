// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the XML layer share among themselves.
#pragma once

#include <libxml/xmlerror.h>

#include "robo-xml.h"

G_BEGIN_DECLS

/* Deeper than any of our formats, with room for what others put into them. */
#define ROBO_XML_MAX_DEPTH 64
/* More than any element of ours has; libxml2 compares each attribute of a tag with each other. */
#define ROBO_XML_MAX_ATTRIBUTES 64

/* libxml2 2.12 made the error that handlers get const. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *RoboXmlError;
#else
typedef xmlError *RoboXmlError;
#endif

/* Among the limits of a format: what stands for all elements of a document together. */
#define ROBO_XML_ANY "*"

/* All namespaces of ours begin like this. */
#define ROBO_XML_NAMESPACE "urn:x-robodrome:"

/**
 * robo_xml_guard_bytes:
 * @data: the bytes of a file
 * @length: how many
 * @problems: where to add an error
 *
 * Returns: whether a parser may see them: UTF-8 without NUL, no tag of endless length
 */
gboolean robo_xml_guard_bytes (const char   *data,
                               gsize         length,
                               RoboProblems *problems);

/**
 * robo_xml_add_syntax_problem:
 * @problems: where to add it
 * @error: what the parser complains of
 *
 * Says in our words, where we have some, why a document is not well formed.
 */
void robo_xml_add_syntax_problem (RoboProblems *problems,
                                  RoboXmlError  error);

/**
 * robo_xml_find_limit:
 * @format: a format
 * @element: the local name of an element of it
 *
 * Returns: (nullable): what the format says about how much there may be of it
 */
const RoboXmlLimit *robo_xml_find_limit (const RoboXmlFormat *format,
                                         const char          *element);

/**
 * robo_xml_check_limits:
 * @node: an element of the right namespace
 * @format: its format
 * @problems: where to add an error
 *
 * Returns: whether there is not too much in it, of anything
 */
gboolean robo_xml_check_limits (const xmlNode       *node,
                                const RoboXmlFormat *format,
                                RoboProblems        *problems);

/**
 * robo_xml_validate:
 * @node: an element of the right namespace
 * @format: its format
 * @problems: where to add an error
 *
 * Returns: whether the element and what is in it keep to the limits and agree with the schema, but for what is
 *   foreign
 */
gboolean robo_xml_validate (xmlNode             *node,
                            const RoboXmlFormat *format,
                            RoboProblems        *problems);

/**
 * robo_xml_validate_alone:
 * @node: an element that stands alone by its limits
 * @format: what its document is
 *
 * Returns: whether it agrees with its part of the schema; of others in it that stand alone only the first are looked at
 */
gboolean robo_xml_validate_alone (xmlNode             *node,
                                  const RoboXmlFormat *format);

/**
 * robo_xml_refuse_format:
 * @uri: (nullable): the namespace of an element that is none of @formats
 * @formats: (array zero-terminated=1): what it might have been
 * @line: where
 * @problems: where to say so
 */
void robo_xml_refuse_format (const char                 *uri,
                             const RoboXmlFormat *const *formats,
                             guint                       line,
                             RoboProblems               *problems);

G_END_DECLS
