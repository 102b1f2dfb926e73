// SPDX-License-Identifier: GPL-3.0-or-later
// Edits existing documents through their trees. Comments, the order of lines, indentation and foreign content are
// kept. Only quotes, and blanks inside a tag, are written in the way of libxml2.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/* Returns an element in the namespace of the parent. The caller inserts it. */
xmlNode *robo_xml_edit_new (const xmlNode *parent,
                            const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/* Inserts a new child before `next`, or at the end if `next` is NULL. The parent then owns the child. The child gets
 * a line of its own, indented like its neighbors, unless neither they nor the parent begin a line. The child comes
 * after the element before it, and after a comment at the end of that element's line. */
void robo_xml_edit_insert (xmlNode *parent,
                           xmlNode *node,
                           xmlNode *next);

/* Does the same as robo_xml_edit_insert(), but inserts after an element, which must not be the root. */
void robo_xml_edit_insert_after (xmlNode *previous,
                                 xmlNode *node);

/* Inserts a new child after the last child with its name. If there is no such child, inserts the new child where the
 * schema needs it. `order` lists the names of children in their order, and ends with NULL. */
void robo_xml_edit_insert_ordered (xmlNode           *parent,
                                   xmlNode           *node,
                                   const char *const *order);

/* Unlinks the element together with its line, unless the line has other content. */
xmlNode *robo_xml_edit_unlink (xmlNode *node);

/* Gives the children of an inserted element lines of their own, indented one level more, if there is no white space
 * between them. If the element shares its line with other elements, does nothing. */
void robo_xml_edit_lay_out (xmlNode *node);

/* Does the same as robo_xml_edit_unlink(), and frees the element. */
void robo_xml_edit_remove (xmlNode *node);

/* Declares the namespaces of an element from another document at the root, and removes the declarations that this
 * makes redundant. */
void robo_xml_edit_join_namespaces (xmlNode *node);

/* Moves an attribute or a child from another element of the same document. The other element may be freed
 * afterwards. If a namespace is declared only at the other element, it is declared at the new parent, too. */
void robo_xml_edit_move (xmlNode *to,
                         xmlNode *node);

/* Sets an attribute, or removes it if the value is NULL. Returns whether the document has changed. */
gboolean robo_xml_edit_set (xmlNode    *node,
                            const char *attribute,
                            const char *value);

/* Sets an attribute to a number. Returns whether the document has changed. */
gboolean robo_xml_edit_set_uint (xmlNode    *node,
                                 const char *attribute,
                                 guint       value);

/* Returns a text without characters that XML 1.0 does not allow. Of the control characters before the blank, only line
 * breaks and tabs stay. Direction overrides are removed, because the reader would remove them anyway. */
char *robo_xml_edit_dup_clean (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the text of an element. Characters that XML cannot have are left out. Elements and comments stay, behind the
 * text. If the content is the same, nothing is changed, not even blanks. Returns whether the document has changed. */
gboolean robo_xml_edit_set_content (xmlNode    *node,
                                    const char *text);

/* Sets the text in a language among the children with a local name; NULL or "" removes the text. The language is as
 * gettext writes it, or NULL for the original. Characters that XML cannot have are left out. `order` is as for
 * robo_xml_edit_insert_ordered(). Returns whether the document has changed. */
gboolean robo_xml_edit_set_text (xmlNode           *parent,
                                 const char        *name,
                                 const char        *language,
                                 const char        *text,
                                 const char *const *order);

/* Returns the child with the text in exactly this language, or NULL. */
xmlNode *robo_xml_edit_find_text (const xmlNode *parent,
                                  const char    *name,
                                  const char    *language);

/* Returns the document as UTF-8, without changes of its white space. */
GBytes *robo_xml_edit_to_bytes (xmlDoc *doc) G_GNUC_WARN_UNUSED_RESULT;

/* Does the same as robo_xml_edit_to_bytes(), with the line ends of the original file, because a parser does not keep
 * them. */
GBytes *robo_xml_edit_to_bytes_like (xmlDoc *doc,
                                     GBytes *original) G_GNUC_WARN_UNUSED_RESULT;

/* Shortens a text that the user has entered. Returns as much of its beginning as the limits of the format allow in an
 * element, so that the file can be read again. The text may be NULL. */
char *robo_xml_edit_dup_fitting (const RoboXmlFormat *format,
                                 const char          *element,
                                 const char          *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
