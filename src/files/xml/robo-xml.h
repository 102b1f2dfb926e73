// SPDX-License-Identifier: GPL-3.0-or-later
// Reading XML nobody has to trust, and writing it so that nothing is ever half done.
#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

#include "robo-problem.h"

G_BEGIN_DECLS

/* The caps of formats.md in bytes, and one for documents that hold many scenarios. */
#define ROBO_XML_MAX_SIZE           (1024 * 1024)
#define ROBO_XML_MAX_MATCH_SIZE     (16 * 1024 * 1024)
#define ROBO_XML_MAX_CONTAINER_SIZE (64 * 1024 * 1024)

/**
 * RoboXmlHint:
 * @element: the local name of an element
 * @tag: marked with N_(): how it is written itself, best with an example
 * @content: (nullable): marked with N_(): what may be in it, if @tag does not say that too
 *
 * What to tell an author when an element does not agree with the schema.
 */
typedef struct
{
  const char *element;
  const char *tag;
  const char *content;
} RoboXmlHint;

/* What holds where a format says nothing else: so many elements in a document, so many in one element, and so many
 * characters in one text. Time and memory for any file follow from these. */
#define ROBO_XML_MAX_ELEMENTS 400000
#define ROBO_XML_MAX_CHILDREN 1000
#define ROBO_XML_MAX_TEXT     1000

/**
 * RoboXmlLimit:
 * @element: the local name of an element
 * @max_count: how many of them there may be in one element, where %ROBO_XML_MAX_CHILDREN do not count them; 0 where
 *   they do
 * @max_length: how many characters its text may have, or 0 for %ROBO_XML_MAX_TEXT
 * @stands_alone: whether it is right or wrong whatever its neighbours are, and any number of them may stand where one
 *   may; of many each is then validated by itself, by the definition of that name in the schema, for the time that
 *   libxml2 takes grows with their square
 *
 * How much a file may have of something.
 */
typedef struct
{
  const char *element;
  guint       max_count;
  guint       max_length;
  gboolean    stands_alone;
} RoboXmlLimit;

/**
 * RoboXmlFormat:
 * @kind: its name: the namespace is `urn:x-robodrome:KIND:VERSION`, the schema `schema/KIND.rng`
 *   in the data folder
 * @version: the major version that is read and written
 * @max_size: how many bytes a file may have, and each child of a @container
 * @container: (nullable): an element that holds any number of documents, such as "scenarios"
 * @hints: (nullable): helps for authors, the last one has an element of %NULL
 * @limits: (nullable): likewise, where there may be more or less than usual of an element
 *
 * One of our file formats. Static data.
 */
typedef struct
{
  const char         *kind;
  guint               version;
  gsize               max_size;
  const char         *container;
  const RoboXmlHint  *hints;
  const RoboXmlLimit *limits;
} RoboXmlFormat;

/* Bytes from outside, never more than @max_size of them; NULL with an error in @problems. */

/**
 * robo_xml_load_file:
 * @path: a file
 * @max_size: how many bytes are too many, less one
 * @problems: where to add an error
 *
 * Returns: (transfer full) (nullable): the bytes of the file
 */
GBytes *robo_xml_load_file (const char   *path,
                            gsize         max_size,
                            RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_load:
 * @file: a file, on this computer or elsewhere
 * @max_size: how many bytes are too many, less one
 * @problems: where to add an error
 *
 * Returns: (transfer full) (nullable): the bytes of the file
 */
GBytes *robo_xml_load (GFile        *file,
                       gsize         max_size,
                       RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_load_stream:
 * @stream: where to read from
 * @max_size: how many bytes are too many, less one
 * @problems: where to add an error
 *
 * Reads a stream to its end. No more than @max_size bytes and one are ever asked for, so that an endless
 * stream ends as a file that is too big.
 *
 * Returns: (transfer full) (nullable): the bytes
 */
GBytes *robo_xml_load_stream (GInputStream *stream,
                              gsize         max_size,
                              RoboProblems *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_read_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @format: what it has to be
 * @problems: where to add an error
 *
 * Parses a document of nobody's trust: UTF-8 only, no DOCTYPE and so no entities, nothing else
 * opened, size, depth and attributes bounded. Then it is validated. Foreign elements and attributes
 * remain in the document; the functions below pass over them.
 *
 * Returns: (transfer full) (nullable): a document that agrees with its schema, %NULL with one error
 *   in @problems
 */
xmlDoc *robo_xml_read_memory (const char          *data,
                              gsize                length,
                              const RoboXmlFormat *format,
                              RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;
xmlDoc *robo_xml_read_file (const char          *path,
                            const RoboXmlFormat *format,
                            RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_recover_memory:
 * @data: the bytes of a file that robo_xml_read_memory() has refused
 * @length: how many
 * @format: what it has to be, of whatever version
 * @problems: where to add an error if there is nothing to be had
 *
 * Parses as much of it as can be parsed. The document does not agree with any schema; whoever reads it takes what
 * there is. No more is trusted than there.
 *
 * Returns: (transfer full) (nullable): a document with a root
 */
xmlDoc *robo_xml_recover_memory (const char          *data,
                                 gsize                length,
                                 const RoboXmlFormat *format,
                                 RoboProblems        *problems) G_GNUC_WARN_UNUSED_RESULT;

/**
 * RoboXmlEachFunc:
 * @node: an element, not validated yet (robo_xml_check_node()); it is freed afterwards
 * @data: what was given
 *
 * Returns: %FALSE to stop
 */
typedef gboolean (*RoboXmlEachFunc) (xmlNode *node,
                                     gpointer data);

/**
 * robo_xml_read_each:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @format: what it has to be, or its container has to hold
 * @func: called for each document in order: for the root, or for each element in the container
 * @func_data: for @func
 * @problems: where to add an error of the document as a whole, such as broken XML
 *
 * Reads a long document piece by piece: only one piece at a time is in memory as a tree. What was read before
 * an error has been handed over by then.
 *
 * Returns: whether the document was read to its end, or to where @func stopped
 */
gboolean robo_xml_read_each (const char          *data,
                             gsize                length,
                             const RoboXmlFormat *format,
                             RoboXmlEachFunc      func,
                             gpointer             func_data,
                             RoboProblems        *problems);

/**
 * robo_xml_sniff:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @formats: (array zero-terminated=1): what it may be
 * @problems: where to add an error if it is none of these
 *
 * Looks at the first element only.
 *
 * Returns: (nullable): the format of the file
 */
const RoboXmlFormat *robo_xml_sniff (const char                 *data,
                                     gsize                       length,
                                     const RoboXmlFormat *const *formats,
                                     RoboProblems               *problems);

/**
 * robo_xml_check_node:
 * @node: an element, for example inside a document of another format
 * @format: what it has to be
 * @problems: where to add an error
 *
 * Validates one element and what is in it: its namespace and version, then the schema.
 *
 * Returns: whether it agrees
 */
gboolean robo_xml_check_node (xmlNode             *node,
                              const RoboXmlFormat *format,
                              RoboProblems        *problems);

/**
 * robo_xml_dup_namespace:
 * @format: a format
 *
 * Returns: (transfer full): its namespace
 */
char *robo_xml_dup_namespace (const RoboXmlFormat *format) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_is_format:
 * @uri: (nullable): a namespace
 * @format: a format
 *
 * Returns: whether @uri is the namespace of @format in the version that is read and written
 */
gboolean robo_xml_is_format (const char          *uri,
                             const RoboXmlFormat *format);

/* Walking: only elements in the namespace of @parent or @node; @name NULL takes any of them. */

/**
 * robo_xml_get_first:
 * @parent: an element
 * @name: (nullable): a local name
 *
 * Returns: (transfer none) (nullable): its first child of that name in its own namespace
 */
xmlNode *robo_xml_get_first (const xmlNode *parent,
                             const char    *name);

/**
 * robo_xml_get_next:
 * @node: an element
 * @name: (nullable): a local name
 *
 * Returns: (transfer none) (nullable): its next sibling of that name in its own namespace
 */
xmlNode *robo_xml_get_next (const xmlNode *node,
                            const char    *name);

/* The first child in the namespace of another of our formats. */

/**
 * robo_xml_get_embedded:
 * @parent: an element
 * @format: the format of one of its children
 *
 * Returns: (transfer none) (nullable): its first child in the namespace of @format, of whatever version, so
 *   that robo_xml_check_node() can say what is wrong with a newer one
 */
xmlNode *robo_xml_get_embedded (const xmlNode       *parent,
                                const RoboXmlFormat *format);

/**
 * robo_xml_is:
 * @node: an element
 * @name: a local name
 *
 * Returns: whether @node has that name
 */
gboolean robo_xml_is (const xmlNode *node,
                      const char    *name);

/**
 * robo_xml_is_own:
 * @node: a node of any type
 * @ns: (nullable): a namespace
 *
 * Returns: whether @node is an element in that namespace
 */
gboolean robo_xml_is_own (const xmlNode *node,
                          const xmlNs   *ns);

/**
 * robo_xml_get_line:
 * @node: an element
 *
 * Returns: the line of its start tag, from 1; 0 if it comes from no file
 */
guint robo_xml_get_line (const xmlNode *node);

/* Values. An attribute that is missing or makes no sense becomes a ROBO_PROBLEM_VALUE, @value is
 * then untouched and the result FALSE. Where a schema has been checked only ranges the schema does
 * not know can still fail. Attributes without namespace only. */

/**
 * robo_xml_has:
 * @node: an element
 * @attribute: one without namespace
 *
 * Returns: whether @node has it
 */
gboolean robo_xml_has (const xmlNode *node,
                       const char    *attribute);

/**
 * robo_xml_dup_string:
 * @node: an element
 * @attribute: one without namespace
 *
 * Returns: (transfer full) (nullable): its value without blanks around it
 */
char *robo_xml_dup_string (const xmlNode *node,
                           const char    *attribute) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_get_uint:
 * @node: an element
 * @attribute: one without namespace
 * @min: the least value
 * @max: the greatest value
 * @value: (out): its value
 * @problems: where to add an error
 *
 * Returns: whether there is such a number
 */
gboolean robo_xml_get_uint (const xmlNode *node,
                            const char    *attribute,
                            guint          min,
                            guint          max,
                            guint         *value,
                            RoboProblems  *problems);

/**
 * robo_xml_get_uint64:
 * @node: an element
 * @attribute: one without namespace
 * @min: the least value
 * @max: the greatest value
 * @value: (out): its value
 * @problems: where to add an error
 *
 * Returns: whether there is such a number
 */
gboolean robo_xml_get_uint64 (const xmlNode *node,
                              const char    *attribute,
                              guint64        min,
                              guint64        max,
                              guint64       *value,
                              RoboProblems  *problems);

/**
 * RoboXmlWordFunc:
 * @value: a value
 *
 * Returns: (nullable): which word stands for it in files, %NULL if none does
 */
typedef const char *(*RoboXmlWordFunc) (guint value);

/**
 * robo_xml_get_word:
 * @node: an element
 * @attribute: one without namespace
 * @get_word: which words there may be
 * @n_words: for which values: 0 to one less
 * @value: (out): its value
 * @problems: where to add an error
 *
 * Returns: whether there is such a word
 */
gboolean robo_xml_get_word (const xmlNode  *node,
                            const char     *attribute,
                            RoboXmlWordFunc get_word,
                            guint           n_words,
                            guint          *value,
                            RoboProblems   *problems);

/**
 * robo_xml_get_boolean:
 * @node: an element
 * @attribute: one without namespace
 * @value: (out): its value
 * @problems: where to add an error
 *
 * Returns: whether it is there, as `true` or `false`
 */
gboolean robo_xml_get_boolean (const xmlNode *node,
                               const char    *attribute,
                               gboolean      *value,
                               RoboProblems  *problems);

/**
 * robo_xml_refuse_value:
 * @node: an element
 * @attribute: one without namespace that is missing, or whose value makes no sense
 * @expected: (nullable): a translated sentence that says what to write, with which @attribute is refused if it is there
 * @problems: where to add the error
 *
 * For whoever reads values of a kind of its own.
 *
 * Returns: %FALSE
 */
gboolean robo_xml_refuse_value (const xmlNode *node,
                                const char    *attribute,
                                const char    *expected,
                                RoboProblems  *problems);

/**
 * robo_xml_dup_language:
 * @node: an element that holds text
 *
 * Returns: (transfer full) (nullable): its language as gettext writes it, %NULL if it is the original
 */
char *robo_xml_dup_language (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_dup_text:
 * @node: an element
 *
 * Returns: (transfer full): the text in it, without blanks around it and with single blanks in it; "" if there
 *   is none
 */
char *robo_xml_dup_text (const xmlNode *node) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_shorten:
 * @text: UTF-8
 *
 * Returns: (transfer full): as much of something from a file as fits into a sentence: @text, or its beginning with an
 *   ellipsis
 */
char *robo_xml_shorten (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Writing; what somebody else wrote is changed by robo-xml-edit.h. */

/**
 * robo_xml_new:
 * @format: what shall be written
 * @root: the name of the root element
 *
 * Returns: (transfer full): a document with a root in the namespace of @format
 */
xmlDoc *robo_xml_new (const RoboXmlFormat *format,
                      const char          *root) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_add:
 * @parent: an element
 * @name: a local name
 *
 * Returns: (transfer none): a new last child of @parent in its namespace
 */
xmlNode *robo_xml_add (xmlNode    *parent,
                       const char *name);

/**
 * robo_xml_add_text:
 * @parent: an element
 * @name: a local name
 * @text: what it says, markup characters included
 *
 * Returns: (transfer none): a new last child of @parent in its namespace
 */
xmlNode *robo_xml_add_text (xmlNode    *parent,
                            const char *name,
                            const char *text);

/**
 * robo_xml_set:
 * @node: an element
 * @attribute: an attribute
 * @value: what to set it to
 */
void robo_xml_set (xmlNode    *node,
                   const char *attribute,
                   const char *value);

/**
 * robo_xml_set_uint:
 * @node: an element
 * @attribute: an attribute
 * @value: what to set it to
 */
void robo_xml_set_uint (xmlNode    *node,
                        const char *attribute,
                        guint       value);

/**
 * robo_xml_to_bytes:
 * @doc: a document
 *
 * Returns: (transfer full): the document as UTF-8, two spaces a level
 */
GBytes *robo_xml_to_bytes (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_write_file:
 * @doc: a document
 * @path: where to
 * @error: a %ROBO_CONTENT_ERROR_WRITE
 *
 * Writes a document as robo_write_file() does.
 *
 * Returns: whether it was written
 */
gboolean robo_xml_write_file (xmlDoc     *doc,
                              const char *path,
                              GError    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

G_END_DECLS
