// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the parts that the files of the XML layer share.
#pragma once

#include <libxml/xmlerror.h>

#include "robo-xml.h"

G_BEGIN_DECLS

/* Elements are nested at most this deep. No format of the program needs as many levels, so there is room for foreign
 * content. */
#define ROBO_XML_MAX_DEPTH 64
/* A tag has at most this many attributes. No element of the program's formats has as many. libxml2 compares each
 * attribute of a tag with all others. */
#define ROBO_XML_MAX_ATTRIBUTES 64

/* In libxml2 2.12, the argument of error handlers became const. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *RoboXmlError;
#else
typedef xmlError *RoboXmlError;
#endif

/* In the limits of a format, this name stands for all elements of a document together. */
#define ROBO_XML_ANY "*"

/* All namespaces of the program begin with this text. */
#define ROBO_XML_NAMESPACE "urn:x-robodrome:"

/* Returns whether a parser may read the bytes. They must be UTF-8 without NUL, and no tag may have more than
 * ROBO_XML_MAX_ATTRIBUTES attributes. */
gboolean robo_xml_guard_bytes (const char   *data,
                               gsize         length,
                               RoboProblems *problems);

/* Adds a problem for a document that is not well formed. Uses the program's own sentence for the error if there is
 * such a sentence. */
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

/* Returns whether an element that stands alone agrees with its part of the schema. If it contains many elements that
 * stand alone, only the first of them are checked. */
gboolean robo_xml_validate_alone (xmlNode             *node,
                                  const RoboXmlFormat *format);

/* Adds a problem for an element whose namespace belongs to none of the formats that can be used here. `uri` is the
 * namespace, or NULL. */
void robo_xml_refuse_format (const char                 *uri,
                             const RoboXmlFormat *const *formats,
                             guint                       line,
                             RoboProblems               *problems);

G_END_DECLS
