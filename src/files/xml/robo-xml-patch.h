// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a few things in the text of a document, and nothing else.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/**
 * RoboXmlPatch:
 *
 * Changes to the text of one document. Whatever they do not touch stays byte for byte: comments, what is foreign,
 * quotes, blanks, ends of lines. So a small change is a small difference between two versions of the file.
 */
typedef struct _RoboXmlPatch RoboXmlPatch;

/**
 * robo_xml_patch_new:
 * @bytes: the text of a document that robo_xml_read_memory() has read
 * @doc: what it read; must not have been changed, and live as long as the patch
 *
 * Returns: (transfer full): no change yet
 */
RoboXmlPatch *robo_xml_patch_new (GBytes *bytes,
                                  xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_xml_patch_free:
 * @self: (transfer full) (nullable): a patch
 */
void robo_xml_patch_free (RoboXmlPatch *self);

/* Elements are those of @doc. Each may be changed in one way only: an attribute set once, the text set once, and
 * either removed or not. */

/**
 * robo_xml_patch_set_attribute:
 * @self: a patch
 * @element: an element of the document
 * @attribute: as it is written, such as "at" or "xml:lang"
 * @value: its new value
 */
void robo_xml_patch_set_attribute (RoboXmlPatch  *self,
                                   const xmlNode *element,
                                   const char    *attribute,
                                   const char    *value);

/**
 * robo_xml_patch_remove_attribute:
 * @self: a patch
 * @element: an element of the document
 * @attribute: as it is written; it need not be there
 */
void robo_xml_patch_remove_attribute (RoboXmlPatch  *self,
                                      const xmlNode *element,
                                      const char    *attribute);

/* Elements and comments in it stay. */

/**
 * robo_xml_patch_set_text:
 * @self: a patch
 * @element: an element of the document
 * @text: its new text
 */
void robo_xml_patch_set_text (RoboXmlPatch  *self,
                              const xmlNode *element,
                              const char    *text);

/* With its line, if it has one for itself. */

/**
 * robo_xml_patch_remove:
 * @self: a patch
 * @element: an element of the document that is not its root
 */
void robo_xml_patch_remove (RoboXmlPatch  *self,
                            const xmlNode *element);

/* Whole new elements as markup without a prefix, `<vp at="1,1" number="2"/>`; they get the prefix and the indentation
 * of where they come to stand, on lines of their own. Several at one place stand in the order in which they were
 * added. */

/**
 * robo_xml_patch_insert_before:
 * @self: a patch
 * @sibling: an element of the document that is not its root
 * @markup: a new element
 */
void robo_xml_patch_insert_before (RoboXmlPatch  *self,
                                   const xmlNode *sibling,
                                   const char    *markup);

/**
 * robo_xml_patch_insert_after:
 * @self: a patch
 * @sibling: an element of the document that is not its root
 * @markup: a new element
 */
void robo_xml_patch_insert_after (RoboXmlPatch  *self,
                                  const xmlNode *sibling,
                                  const char    *markup);

/**
 * robo_xml_patch_append:
 * @self: a patch
 * @parent: an element of the document
 * @markup: a new element, which becomes its last child
 */
void robo_xml_patch_append (RoboXmlPatch  *self,
                            const xmlNode *parent,
                            const char    *markup);

/**
 * robo_xml_patch_put:
 * @patch: a patch
 * @parent: an element of the document
 * @after: (nullable): its child after which the new one is to stand
 * @before: (array zero-terminated=1): without @after: the names of the elements that stand before it
 * @markup: a new element
 *
 * Puts a new element where the schema wants it.
 */
void robo_xml_patch_put (RoboXmlPatch      *patch,
                         const xmlNode     *parent,
                         const xmlNode     *after,
                         const char *const *before,
                         const char        *markup);

/**
 * robo_xml_patch_apply:
 * @self: a patch
 *
 * Returns: (transfer full): the text with all changes
 */
GBytes *robo_xml_patch_apply (RoboXmlPatch *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboXmlPatch, robo_xml_patch_free)

G_END_DECLS
