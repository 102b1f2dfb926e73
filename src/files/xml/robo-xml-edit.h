// SPDX-License-Identifier: GPL-3.0-or-later
// Small changes of a document that somebody wrote: what is not changed stays as it stands, indentation included.
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
 * Gives @node a line of its own, indented like its neighbours.
 */
void robo_xml_edit_insert (xmlNode *parent,
                           xmlNode *node,
                           xmlNode *next);

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
 * Takes it out together with its line.
 *
 * Returns: (transfer full): @node
 */
xmlNode *robo_xml_edit_unlink (xmlNode *node);

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

G_END_DECLS
