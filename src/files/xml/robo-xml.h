// SPDX-License-Identifier: GPL-3.0-or-later
// Reads untrusted XML, and writes XML files atomically.
#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

#include "robo-problem.h"

G_BEGIN_DECLS

/* These are the limits of formats.md in bytes, and a limit for documents with many scenarios. */
#define ROBO_XML_MAX_SIZE           (1024 * 1024)
#define ROBO_XML_MAX_MATCH_SIZE     (16 * 1024 * 1024)
#define ROBO_XML_MAX_CONTAINER_SIZE (64 * 1024 * 1024)

/* Holds a hint for authors whose file has an element that does not agree with the schema. */
typedef struct
{
  const char *element; /* local name of the element */
  const char *tag;     /* how to write the element, best with an example; marked with N_() */
  const char *content; /* the content that is allowed, if `tag` does not say it; marked with N_(); or NULL */
} RoboXmlHint;

/* A format has these limits by default: elements in a document, elements in one element, and characters in one text.
 * They limit time and memory for any file. */
#define ROBO_XML_MAX_ELEMENTS 400000
#define ROBO_XML_MAX_CHILDREN 1000
#define ROBO_XML_MAX_TEXT     1000

/* Holds the limits of an element. */
typedef struct
{
  const char *element;    /* local name of the element */
  guint       max_count;  /* maximum number in one parent element, if ROBO_XML_MAX_CHILDREN does not apply; otherwise
                           * 0 */
  guint       max_length; /* maximum length of the element's text in characters; 0 for ROBO_XML_MAX_TEXT */
  /* If set, the validity of the element does not depend on its neighbors. Many such elements are validated one by
   * one, by the definition of this name in the schema, because libxml2's time is quadratic in their number. */
  gboolean stands_alone;
} RoboXmlLimit;

/* Describes one of the program's file formats. The data is static. */
typedef struct
{
  /* The namespace is `urn:x-robodrome:KIND:VERSION`, and the schema is `schema/KIND.rng` in the data folder. */
  const char         *kind;
  guint               version;   /* the major version that is read and written */
  gsize               max_size;  /* maximum size of a file and of each child of the container, in bytes */
  const char         *container; /* an element with any number of documents, such as "scenarios"; or NULL */
  const RoboXmlHint  *hints;     /* hints for authors, or NULL; the last hint has an element of NULL */
  const RoboXmlLimit *limits;    /* limits that differ from the default, or NULL; the last limit has an element of
                                  * NULL */
} RoboXmlFormat;

/* The functions from here to robo_xml_load_stream() read untrusted bytes, at most max_size of them. If this fails,
 * they return NULL with an error in `problems`. */

GBytes *robo_xml_load_file (const char   *path,
                            gsize         max_size,
                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a local or remote file. */
GBytes *robo_xml_load (GFile        *file,
                       gsize         max_size,
                       RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a stream to its end. Requests at most max_size bytes and one more, so that an endless stream gives the error
 * that it is too big. */
GBytes *robo_xml_load_stream (GInputStream *stream,
                              gsize         max_size,
                              RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Parses an untrusted document, and then validates it. The document has to be UTF-8 without a DOCTYPE, so it has no
 * entities. No other files are opened, and size, depth and attributes are limited. Foreign elements and attributes
 * stay in the document; the functions below skip them. If this fails, returns NULL with one error in `problems`. */
xmlDoc *robo_xml_read_memory (const char          *data,
                              gsize                length,
                              const RoboXmlFormat *format,
                              RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;
xmlDoc *robo_xml_read_file (const char          *path,
                            const RoboXmlFormat *format,
                            RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Parses as much as possible of a file, such as one that robo_xml_read_memory() has refused, with the same
 * protection. Any version of the format is accepted. The document need not agree with the schema. Returns a document
 * with a root, or NULL with an error in `problems`. */
xmlDoc *robo_xml_recover_memory (const char          *data,
                                 gsize                length,
                                 const RoboXmlFormat *format,
                                 RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/* Handles an element that has not been validated yet (robo_xml_check_node()). The element is freed afterwards.
 * Returns FALSE to stop reading. */
typedef gboolean (*RoboXmlEachFunc) (xmlNode *node,
                                     gpointer data);

/* Reads a long document in pieces, of which only one at a time is in memory as a tree. Calls `func` for the
 * root, or for each element in the container in the order of the document, up to an error. Errors of the document as a
 * whole, such as broken XML, are added to `problems`. Returns whether the document was read to its end, or until `func`
 * stopped it. */
gboolean robo_xml_read_each (const char          *data,
                             gsize                length,
                             const RoboXmlFormat *format,
                             RoboXmlEachFunc      func,
                             gpointer             func_data,
                             RoboProblems        *problems);

/* Returns the format of the file among `formats`, judged only by its root element. Returns NULL with an error in
 * `problems` if it is none of these formats. */
const RoboXmlFormat *robo_xml_sniff (const char                 *data,
                                     gsize                       length,
                                     const RoboXmlFormat *const *formats,
                                     RoboProblems               *problems);

/* Validates an element, for example inside a document of another format: checks its namespace and version, then uses
 * the schema. */
gboolean robo_xml_check_node (xmlNode             *node,
                              const RoboXmlFormat *format,
                              RoboProblems        *problems);

char *robo_xml_dup_namespace (const RoboXmlFormat *format) G_GNUC_WARN_UNUSED_RESULT;

/* Returns whether a namespace, which may be NULL, is the namespace of the format in its current version. */
gboolean robo_xml_is_format (const char          *uri,
                             const RoboXmlFormat *format);

/* robo_xml_get_first() and robo_xml_get_next() find elements in the namespace of `parent` or `node`. If the name is
 * NULL, they accept any name. */

/* Returns the first child with this local name in the parent's namespace, or NULL. */
xmlNode *robo_xml_get_first (const xmlNode *parent,
                             const char    *name);

/* Returns the next sibling with this local name in the same namespace, or NULL. */
xmlNode *robo_xml_get_next (const xmlNode *node,
                            const char    *name);

/* Children in the namespace of another format */

/* Returns the first child in the namespace of a format, or NULL. The format may have any version, so that
 * robo_xml_check_node() can report a newer version. */
xmlNode *robo_xml_get_embedded (const xmlNode       *parent,
                                const RoboXmlFormat *format);

gboolean robo_xml_is (const xmlNode *node,
                      const char    *name);

/* Returns whether the node is an element in the namespace. If the namespace is NULL, returns FALSE. */
gboolean robo_xml_is_own (const xmlNode *node,
                          const xmlNs   *ns);

/* Returns the line of the element's start tag, from 1; 0 without a file. */
guint robo_xml_get_line (const xmlNode *node);

/* The functions from here to robo_xml_refuse_value() are for attributes without a namespace. */

gboolean robo_xml_has (const xmlNode *node,
                       const char    *attribute);

/* Returns the value of an attribute without surrounding blanks, or NULL. */
char *robo_xml_dup_string (const xmlNode *node,
                           const char    *attribute) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a whole number. If the attribute is missing, or is no whole number in the range, adds a ROBO_PROBLEM_VALUE,
 * returns FALSE and does not change the value. In a validated document this only happens if the schema does not have
 * the range. To read several attributes of an element, use a table (robo-attributes.h). */
gboolean robo_xml_get_number (const xmlNode *node,
                              const char    *attribute,
                              guint64        min,
                              guint64        max,
                              guint64       *value,
                              RoboProblems  *problems);

/* Adds a ROBO_PROBLEM_VALUE for a missing or invalid attribute, for functions that read their own kind of value.
 * Returns FALSE. `expected` is a translated sentence that says what to write instead of an invalid value; it may be
 * NULL if the attribute is missing. */
gboolean robo_xml_refuse_value (const xmlNode *node,
                                const char    *attribute,
                                const char    *expected,
                                RoboProblems  *problems);

/* Returns the language of the element as gettext writes it; NULL for the original. */
char *robo_xml_dup_language (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text of the element without blanks around it, and with single blanks inside; "" if there is no text. */
char *robo_xml_dup_text (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the text for quoting in a sentence. If it is too long, returns its beginning with an ellipsis. */
char *robo_xml_shorten (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Writing new documents; robo-xml-edit.h changes existing ones */

/* Creates a document with a root in the namespace of the format. */
xmlDoc *robo_xml_new (const RoboXmlFormat *format,
                      const char          *root) G_GNUC_WARN_UNUSED_RESULT;

/* Appends a child in the parent's namespace. */
xmlNode *robo_xml_add (xmlNode    *parent,
                       const char *name);

/* Appends a child in the parent's namespace with a text, which may contain markup characters. */
xmlNode *robo_xml_add_text (xmlNode    *parent,
                            const char *name,
                            const char *text);

void robo_xml_set (xmlNode    *node,
                   const char *attribute,
                   const char *value);

void robo_xml_set_uint (xmlNode    *node,
                        const char *attribute,
                        guint       value);

/* Returns the document as UTF-8. Each level is indented by two spaces. */
GBytes *robo_xml_to_bytes (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

/* Writes a document with robo_write_file(). */
gboolean robo_xml_write_file (xmlDoc     *doc,
                              const char *path,
                              GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

G_END_DECLS
