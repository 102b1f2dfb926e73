// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that the files of the XML layer share.
#pragma once

#include <libxml/xmlerror.h>

#include "robo-xml.h"

G_BEGIN_DECLS

/* The maximum depth. It is more than any format of the program has, so that there is room for foreign content. */
#define ROBO_XML_MAX_DEPTH 64
/* The maximum number of attributes. It is more than any element of the program's formats has. libxml2 compares each
 * attribute of a tag with all others. */
#define ROBO_XML_MAX_ATTRIBUTES 64

/* In libxml2 2.12 the error that handlers get became const. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *RoboXmlError;
#else
typedef xmlError *RoboXmlError;
#endif

/* Stands for all elements of a document together in the limits of a format. */
#define ROBO_XML_ANY "*"

/* The beginning of all namespaces of the program. */
#define ROBO_XML_NAMESPACE "urn:x-robodrome:"

/* Returns whether a parser may read the bytes. They must be UTF-8 without NUL, and no tag may have more than
 * ROBO_XML_MAX_ATTRIBUTES attributes. */
gboolean robo_xml_guard_bytes (const char   *data,
                               gsize         length,
                               RoboProblems *problems);

/* Adds a problem for a document that is not well formed. If the program has a sentence for the error, uses it. */
void robo_xml_add_syntax_problem (RoboProblems *problems,
                                  RoboXmlError  error);

/* Returns the limit of an element in the format, or NULL. */
const RoboXmlLimit *robo_xml_find_limit (const RoboXmlFormat *format,
                                         const char          *element);

/* Returns whether an element in the right namespace is within all limits. */
gboolean robo_xml_check_limits (const xmlNode       *node,
                                const RoboXmlFormat *format,
                                RoboProblems        *problems);

/* Returns whether an element in the right namespace and its content are within the limits and agree with the schema.
 * Foreign content is ignored. */
gboolean robo_xml_validate (xmlNode             *node,
                            const RoboXmlFormat *format,
                            RoboProblems        *problems);

/* Returns whether an element that stands alone agrees with its part of the schema. If there are elements in it that
 * stand alone, only the first ones are checked. */
gboolean robo_xml_validate_alone (xmlNode             *node,
                                  const RoboXmlFormat *format);

/* Adds a problem for an element whose namespace belongs to none of the formats that can be used here. `uri` is the
 * namespace, or NULL. */
void robo_xml_refuse_format (const char                 *uri,
                             const RoboXmlFormat *const *formats,
                             guint                       line,
                             RoboProblems               *problems);

G_END_DECLS
