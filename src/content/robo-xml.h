// SPDX-License-Identifier: GPL-3.0-or-later
// Reading XML nobody has to trust, and writing it so that nothing is ever half done.
#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

#include "robo-problem.h"

G_BEGIN_DECLS

/* The caps of formats.md. */
#define ROBO_XML_MAX_SIZE (1024 * 1024)
#define ROBO_XML_MAX_MATCH_SIZE (16 * 1024 * 1024)

/**
 * RoboXmlHint:
 * @element: the local name of an element
 * @attribute: (nullable): one of its attributes, %NULL for its text or its children
 * @sentence: marked with N_(): what may be written there
 *
 * What to tell an author when something does not agree with the schema.
 */
typedef struct
{
  const char *element;
  const char *attribute;
  const char *sentence;
} RoboXmlHint;

/**
 * RoboXmlFormat:
 * @kind: its name: the namespace is `urn:x-robodrome:KIND:VERSION`, the schema `schema/KIND.rng`
 *   in the data folder
 * @version: the major version that is read and written
 * @max_size: how many bytes a file may have
 * @title: marked with NC_("format", ...): its name in sentences, such as "arena"
 * @hints: (array zero-terminated=1): helps for authors, ends with an element %NULL
 *
 * One of our file formats. Static data.
 */
typedef struct
{
  const char        *kind;
  guint              version;
  gsize              max_size;
  const char        *title;
  const RoboXmlHint *hints;
} RoboXmlFormat;

/* Reading. What these return agrees with its schema; else they return NULL and @problems has an
 * error. With a @format of NULL every format of robo_formats (robo-format.h) is taken. Foreign elements and
 * attributes are still in the document; the functions below pass over them. */
xmlDoc              *robo_xml_read_file     (const char          *path,
                                             const RoboXmlFormat *format,
                                             RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;
xmlDoc              *robo_xml_read_stream   (GInputStream        *stream,
                                             const RoboXmlFormat *format,
                                             RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;
xmlDoc              *robo_xml_read_memory   (const char          *data,
                                             gsize                length,
                                             const RoboXmlFormat *format,
                                             RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/* For an element inside a document of another format, such as the arena of a scenario. */
gboolean             robo_xml_check_node    (xmlNode             *node,
                                             const RoboXmlFormat *format,
                                             RoboProblems        *problems);

const RoboXmlFormat *robo_xml_get_format    (const xmlNode       *node);

/* Walking: only elements of the parent's own namespace; @name NULL takes any. */
xmlNode             *robo_xml_get_first     (const xmlNode       *parent,
                                             const char          *name);
xmlNode             *robo_xml_get_next      (const xmlNode       *node,
                                             const char          *name);
/* ... or, the first child of another of our formats. */
xmlNode             *robo_xml_get_embedded  (const xmlNode       *parent,
                                             const RoboXmlFormat *format);
gboolean             robo_xml_is            (const xmlNode       *node,
                                             const char          *name);
guint                robo_xml_get_line      (const xmlNode       *node);

/* Values. An attribute that is missing or makes no sense becomes a ROBO_PROBLEM_VALUE, @value is
 * then untouched and the result FALSE. Where a schema has been checked only ranges the schema does
 * not know can still fail. Attributes without namespace only. */
gboolean             robo_xml_has           (const xmlNode       *node,
                                             const char          *attribute);
char                *robo_xml_dup_string    (const xmlNode       *node,
                                             const char          *attribute) G_GNUC_WARN_UNUSED_RESULT;
gboolean             robo_xml_get_uint      (const xmlNode       *node,
                                             const char          *attribute,
                                             guint                min,
                                             guint                max,
                                             guint               *value,
                                             RoboProblems        *problems);
gboolean             robo_xml_get_boolean   (const xmlNode       *node,
                                             const char          *attribute,
                                             gboolean            *value,
                                             RoboProblems        *problems);
gboolean             robo_xml_get_dir       (const xmlNode       *node,
                                             const char          *attribute,
                                             RoboDir             *value,
                                             RoboProblems        *problems);
gboolean             robo_xml_get_side      (const xmlNode       *node,
                                             const char          *attribute,
                                             RoboDir             *value,
                                             RoboProblems        *problems);
gboolean             robo_xml_get_place     (const xmlNode       *node,
                                             const char          *attribute,
                                             guint                columns,
                                             guint                rows,
                                             guint               *space,
                                             RoboProblems        *problems);
char                *robo_xml_dup_text      (const xmlNode       *node) G_GNUC_WARN_UNUSED_RESULT;

/* Places: `column,row` from 1 in files (4,2), `column|row` on screen (4|2). */
gboolean             robo_place_parse       (const char          *text,
                                             guint                columns,
                                             guint                rows,
                                             guint               *space);
char                *robo_place_to_file     (guint                space,
                                             guint                columns) G_GNUC_WARN_UNUSED_RESULT;
char                *robo_place_to_text     (guint                space,
                                             guint                columns) G_GNUC_WARN_UNUSED_RESULT;

/* Writing. */
xmlDoc              *robo_xml_new           (const RoboXmlFormat *format,
                                             const char          *root) G_GNUC_WARN_UNUSED_RESULT;
void                 robo_xml_set_place     (xmlNode             *node,
                                             const char          *attribute,
                                             guint                space,
                                             guint                columns);
void                 robo_xml_set_uint      (xmlNode             *node,
                                             const char          *attribute,
                                             guint                value);
GBytes              *robo_xml_to_bytes      (xmlDoc              *doc) G_GNUC_WARN_UNUSED_RESULT;
gboolean             robo_xml_write_file    (xmlDoc              *doc,
                                             const char          *path,
                                             GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

G_END_DECLS
