// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to change a document that somebody wrote: through its tree. Comments, the order of lines, their
// indentation and whatever is foreign stay; only quotes and blanks inside a tag are written as libxml2 writes them.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/**
 * robo_xml_edit_new:
 * @parent: an element
 * @name: a local name
 *
 * Returns: (transfer full): an element in the namespace of @parent that is nowhere yet
 */
xmlNode *robo_xml_edit_new (const xmlNode *parent,
                            const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_edit_insert:
 * @parent: an element
 * @node: (transfer full): a new child of it
 * @next: (nullable): the child element that is to come after @node; %NULL to put it at the end
 *
 * Gives @node a line of its own, indented like its neighbours; in a document of one line it gets no white space. It
 * stands right behind the element before it and the remark at the end of that line.
 */
void robo_xml_edit_insert (xmlNode *parent,
                           xmlNode *node,
                           xmlNode *next);

/**
 * robo_xml_edit_insert_after:
 * @previous: an element that is not the root
 * @node: (transfer full): a new sibling of it
 *
 * As robo_xml_edit_insert(), right behind @previous.
 */
void robo_xml_edit_insert_after (xmlNode *previous,
                                 xmlNode *node);

/**
 * robo_xml_edit_insert_ordered:
 * @parent: an element
 * @node: (transfer full): a new child of it
 * @order: (array zero-terminated=1): how children are called that stand before others, in their order
 *
 * Puts @node after the last child of its own name, or where the schema wants the first one.
 */
void robo_xml_edit_insert_ordered (xmlNode           *parent,
                                   xmlNode           *node,
                                   const char *const *order);

/**
 * robo_xml_edit_unlink:
 * @node: an element
 *
 * Takes it out together with its line, unless there is something else in that line.
 *
 * Returns: (transfer full): @node
 */
xmlNode *robo_xml_edit_unlink (xmlNode *node);

/**
 * robo_xml_edit_lay_out:
 * @node: an element that stands in its place
 *
 * Gives the elements in it lines of their own, a step further than @node, where there is no white space among them;
 * unless @node itself shares its line.
 */
void robo_xml_edit_lay_out (xmlNode *node);

/**
 * robo_xml_edit_remove:
 * @node: (transfer full): an element
 *
 * Takes it out together with its line, and frees it.
 */
void robo_xml_edit_remove (xmlNode *node);

/**
 * robo_xml_edit_join_namespaces:
 * @node: an element that came from another document
 *
 * Declares its namespaces at the root, and takes out the declarations that the elements around it make already.
 */
void robo_xml_edit_join_namespaces (xmlNode *node);

/**
 * robo_xml_edit_set:
 * @node: an element
 * @attribute: one without namespace
 * @value: (nullable): its new value, %NULL to take it out
 *
 * Returns: whether that was a change
 */
gboolean robo_xml_edit_set (xmlNode    *node,
                            const char *attribute,
                            const char *value);

/**
 * robo_xml_edit_set_uint:
 * @node: an element
 * @attribute: one without namespace
 * @value: its new value
 *
 * Returns: whether that was a change
 */
gboolean robo_xml_edit_set_uint (xmlNode    *node,
                                 const char *attribute,
                                 guint       value);

/**
 * robo_xml_edit_set_content:
 * @node: an element that holds a text
 * @text: what it is to say; characters that XML cannot hold are left out
 *
 * Elements and comments in it stay, behind the text. A text that says the same already is not touched: not even its
 * blanks.
 *
 * Returns: whether that was a change
 */
gboolean robo_xml_edit_set_content (xmlNode    *node,
                                    const char *text);

/**
 * robo_xml_edit_set_text:
 * @parent: an element
 * @name: the local name of those of its children that hold a text, one a language
 * @language: (nullable): as gettext writes it; %NULL for the original
 * @text: (nullable): what to say in it; %NULL or empty to take it out
 * @order: as for robo_xml_edit_insert_ordered()
 *
 * Characters that XML cannot hold are left out.
 *
 * Returns: whether that was a change
 */
gboolean robo_xml_edit_set_text (xmlNode           *parent,
                                 const char        *name,
                                 const char        *language,
                                 const char        *text,
                                 const char *const *order);

/**
 * robo_xml_edit_find_text:
 * @parent: an element
 * @name: as for robo_xml_edit_set_text()
 * @language: (nullable): likewise
 *
 * Returns: (transfer none) (nullable): the child that holds the text in exactly that language
 */
xmlNode *robo_xml_edit_find_text (const xmlNode *parent,
                                  const char    *name,
                                  const char    *language);

/**
 * robo_xml_edit_to_bytes:
 * @doc: a document
 *
 * Returns: (transfer full): it as UTF-8 with the white space that it has
 */
GBytes *robo_xml_edit_to_bytes (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_edit_to_bytes_like:
 * @doc: a document
 * @original: what it was read from
 *
 * As robo_xml_edit_to_bytes(), with the ends of lines of @original, which a parser does not keep.
 *
 * Returns: (transfer full): the document as UTF-8
 */
GBytes *robo_xml_edit_to_bytes_like (xmlDoc *doc,
                                     GBytes *original) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_edit_dup_fitting:
 * @format: a format
 * @element: the local name of one of its elements
 * @text: (nullable): what somebody wants to put into it
 *
 * For whoever lets people type: a file with more in it could not be read again.
 *
 * Returns: (transfer full) (nullable): as much of @text, from its beginning, as the limits of @format allow there
 */
char *robo_xml_edit_dup_fitting (const RoboXmlFormat *format,
                                 const char          *element,
                                 const char          *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
