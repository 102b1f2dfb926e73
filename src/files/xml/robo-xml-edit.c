// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-edit.h"

#include <string.h>

#include "base/robo-names.h"

#include "robo-xml-private.h"

#define STEP "  "

/* This option of libxml2 has no name in its header. */
#define REMOVE_REDUNDANT 1

xmlNode *
robo_xml_edit_new (const xmlNode *parent,
                   const char    *name)
{
  return xmlNewDocNode (parent->doc, parent->ns, (const xmlChar *)name, NULL);
}

/* White space */

static gboolean
is_blank (const xmlNode *node)
{
  return node != NULL && node->type == XML_TEXT_NODE && xmlIsBlankNode (node);
}

/* Returns whether the line ends at this node: the node is a blank with a line break, or NULL at the end of an
 * element. */
static gboolean
is_line_end (const xmlNode *node)
{
  return node == NULL || (is_blank (node) && strchr ((const char *)node->content, '\n') != NULL);
}

static char *
dup_line_start (const xmlNode *node)
{
  const char *text, *last_line;

  if (!is_blank (node->prev))
    return NULL;

  text = (const char *)node->prev->content;
  last_line = strrchr (text, '\n');

  return last_line != NULL ? g_strdup (last_line) : NULL;
}

static xmlNode *
get_last_element (const xmlNode *parent)
{
  return xmlLastElementChild ((xmlNode *)parent);
}

/* Returns the line break and indentation for a new child before `next`, or at the end if `next` is NULL: those of
 * `next` or of the nearest child before it that begins a line. Without such a child, the new child is indented one
 * level more than its parent. Returns NULL if no such child exists and the parent does not begin a line either,
 * unless the parent is a root without elements. */
static char *
dup_child_start (const xmlNode *parent,
                 xmlNode       *next)
{
  g_autofree char *own = NULL;
  gboolean         is_root;

  for (xmlNode *child = next != NULL ? next : get_last_element (parent); child != NULL;
       child = xmlPreviousElementSibling (child))
    {
      char *start = dup_line_start (child);

      if (start != NULL)
        return start;
    }

  own = dup_line_start (parent);
  is_root = parent->parent == NULL || parent->parent->type != XML_ELEMENT_NODE;
  if (own == NULL && (!is_root || get_last_element (parent) != NULL))
    return NULL;

  return g_strconcat (own != NULL ? own : "\n", STEP, NULL);
}

static void
add_blank_before (xmlNode    *node,
                  const char *blank)
{
  if (blank != NULL)
    xmlAddPrevSibling (node, xmlNewDocText (node->doc, (const xmlChar *)blank));
}

/* Returns the comment that follows the element at the end of its line and belongs to it. If there is no such comment,
 * returns the element. */
static xmlNode *
get_last_of_line (xmlNode *element)
{
  xmlNode *node = is_blank (element->next) ? element->next->next : element->next;

  if (is_line_end (element->next) || node == NULL || node->type != XML_COMMENT_NODE || !is_line_end (node->next))
    return element;

  return node;
}

void
robo_xml_edit_insert_after (xmlNode *previous,
                            xmlNode *node)
{
  g_autofree char *start = dup_child_start (previous->parent, previous);

  xmlAddNextSibling (get_last_of_line (previous), node);
  add_blank_before (node, start);
}

/* If there is a previous element, inserts directly after it, so that a comment stays above the element that it
 * describes. */
void
robo_xml_edit_insert (xmlNode *parent,
                      xmlNode *node,
                      xmlNode *next)
{
  xmlNode         *previous = next != NULL ? xmlPreviousElementSibling (next) : get_last_element (parent);
  g_autofree char *start = dup_child_start (parent, next);
  g_autofree char *own = NULL;

  if (previous != NULL)
    {
      robo_xml_edit_insert_after (previous, node);
      return;
    }

  if (next != NULL)
    {
      xmlAddPrevSibling (parent->children, node);
      add_blank_before (node, start);
      return;
    }

  /* If the parent has only white space, replace it by the white space for the new child. */
  own = dup_line_start (parent);
  while (is_blank (parent->last))
    {
      xmlNode *blank = parent->last;

      xmlUnlinkNode (blank);
      xmlFreeNode (blank);
    }
  xmlAddChild (parent, node);
  add_blank_before (node, start);
  if (start != NULL)
    xmlAddChild (parent, xmlNewDocText (parent->doc, (const xmlChar *)(own != NULL ? own : "\n")));
}

static guint
get_rank (const xmlNode     *node,
          const char *const *order)
{
  guint rank = 0;

  while (order[rank] != NULL && !robo_xml_is (node, order[rank]))
    rank++;

  return rank;
}

void
robo_xml_edit_insert_ordered (xmlNode           *parent,
                              xmlNode           *node,
                              const char *const *order)
{
  xmlNode *previous = NULL;

  for (xmlNode *child = robo_xml_get_first (parent, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    if (get_rank (child, order) <= get_rank (node, order))
      previous = child;

  /* Insert before all children, because a child of another namespace may be part of the format, too. */
  if (previous != NULL)
    robo_xml_edit_insert_after (previous, node);
  else
    robo_xml_edit_insert (parent, node, xmlFirstElementChild (parent));
}

static void
lay_out_children (xmlNode    *node,
                  const char *start)
{
  g_autofree char *child_start = g_strconcat (start, STEP, NULL);

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_TEXT_NODE)
      return;
  if (node->children == NULL)
    return;

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      add_blank_before (child, child_start);
      lay_out_children (child, child_start);
    }
  xmlAddChild (node, xmlNewDocText (node->doc, (const xmlChar *)start));
}

void
robo_xml_edit_lay_out (xmlNode *node)
{
  g_autofree char *start = dup_line_start (node);

  if (start != NULL)
    lay_out_children (node, start);
}

xmlNode *
robo_xml_edit_unlink (xmlNode *node)
{
  g_autofree char *start = dup_line_start (node);
  gboolean         is_followed = start != NULL && !is_line_end (node->next);
  xmlNode         *blank = is_followed ? node->next : node->prev;

  /* Remove the blank before the element, which is its line break if the element begins a line. If something follows
   * in this line, such as a comment, keep the line break, and remove the blank after the element instead. */
  if (is_blank (blank))
    {
      xmlUnlinkNode (blank);
      xmlFreeNode (blank);
    }
  xmlUnlinkNode (node);

  return node;
}

void
robo_xml_edit_remove (xmlNode *node)
{
  xmlFreeNode (robo_xml_edit_unlink (node));
}

void
robo_xml_edit_join_namespaces (xmlNode *node)
{
  xmlNode *root = xmlDocGetRootElement (node->doc);

  for (const xmlNs *ns = node->nsDef; ns != NULL; ns = ns->next)
    {
      /* Leave the declaration at the element if the root uses its prefix for another namespace. */
      if (ns->prefix != NULL && xmlSearchNsByHref (node->doc, root, ns->href) == NULL)
        xmlNewNs (root, ns->href, ns->prefix);
    }
  xmlDOMWrapReconcileNamespaces (NULL, node, REMOVE_REDUNDANT);
}

/* Returns a declaration of the same namespace that is valid at the element and has a prefix, which attributes need.
 * If there is no such declaration, adds one. */
static xmlNs *
find_declaration (xmlNode     *node,
                  const xmlNs *ns)
{
  xmlNs          **all = xmlGetNsList (node->doc, node);
  xmlNs           *found = NULL;
  g_autofree char *prefix = g_strdup ((const char *)ns->prefix);

  for (guint i = 0; all != NULL && all[i] != NULL && found == NULL; i++)
    if (all[i]->prefix != NULL && xmlStrEqual (all[i]->href, ns->href) &&
        xmlSearchNs (node->doc, node, all[i]->prefix) == all[i])
      found = all[i];
  xmlFree (all);
  if (found != NULL)
    return found;

  for (guint i = 1; prefix == NULL || xmlSearchNs (node->doc, node, (const xmlChar *)prefix) != NULL; i++)
    {
      g_free (prefix);
      prefix = g_strdup_printf ("ns%u", i);
    }

  return xmlNewNs (node, ns->href, (const xmlChar *)prefix);
}

void
robo_xml_edit_move (xmlNode *to,
                    xmlNode *node)
{
  xmlNs *ns = node->ns;

  xmlUnlinkNode (node);
  xmlAddChild (to, node);
  if (node->type != XML_ATTRIBUTE_NODE)
    xmlDOMWrapReconcileNamespaces (NULL, node, 0);
  else if (ns != NULL)
    node->ns = find_declaration (to, ns);
}

/* Values */

gboolean
robo_xml_edit_set (xmlNode    *node,
                   const char *attribute,
                   const char *value)
{
  g_autofree char *old = robo_xml_has (node, attribute) ? robo_xml_dup_string (node, attribute) : NULL;

  if (g_strcmp0 (old, value) == 0)
    return FALSE;

  if (value == NULL)
    xmlUnsetProp (node, (const xmlChar *)attribute);
  else
    robo_xml_set (node, attribute, value);

  return TRUE;
}

gboolean
robo_xml_edit_set_uint (xmlNode    *node,
                        const char *attribute,
                        guint       value)
{
  g_autofree char *old = robo_xml_dup_string (node, attribute);
  g_autofree char *text = g_strdup_printf ("%u", value);
  guint64          number;

  /* Keep a number that is written in another form. */
  if (old != NULL && g_ascii_string_to_unsigned (old, 10, 0, G_MAXUINT, &number, NULL) && number == value)
    return FALSE;

  return robo_xml_edit_set (node, attribute, text);
}

/* Texts */

xmlNode *
robo_xml_edit_find_text (const xmlNode *parent,
                         const char    *name,
                         const char    *language)
{
  for (xmlNode *node = robo_xml_get_first (parent, name); node != NULL; node = robo_xml_get_next (node, name))
    {
      g_autofree char *its_language = robo_xml_dup_language (node);

      if (g_strcmp0 (its_language, language) == 0)
        return node;
    }

  return NULL;
}

char *
robo_xml_edit_dup_clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) clean = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if ((c >= ' ' || c == '\n' || c == '\t') && c != 0xfffe && c != 0xffff &&
          !robo_names_is_turn (c))
        g_string_append_unichar (clean, c);
    }

  return g_strdup (clean->str);
}

gboolean
robo_xml_edit_set_content (xmlNode    *node,
                           const char *text)
{
  g_autofree char *old = robo_xml_dup_text (node);
  g_autofree char *clean = robo_xml_edit_dup_clean (text);
  xmlNode         *first;

  if (g_str_equal (old, clean))
    return FALSE;

  for (xmlNode *child = node->children, *next = NULL; child != NULL; child = next)
    {
      next = child->next;
      if (!xmlNodeIsText (child))
        continue;
      xmlUnlinkNode (child);
      xmlFreeNode (child);
    }
  first = node->children;
  if (first != NULL)
    xmlAddPrevSibling (first, xmlNewDocText (node->doc, (const xmlChar *)clean));
  else
    xmlAddChild (node, xmlNewDocText (node->doc, (const xmlChar *)clean));

  return TRUE;
}

/* Removes further texts in the same language. The reader uses the first text, and must not find the other texts when
 * the first one is removed. */
static void
remove_doubles (xmlNode    *parent,
                const char *name,
                const char *language)
{
  xmlNode *first = robo_xml_edit_find_text (parent, name, language);
  xmlNode *next;

  for (xmlNode *node = robo_xml_get_next (first, name); node != NULL; node = next)
    {
      g_autofree char *its_language = robo_xml_dup_language (node);

      next = robo_xml_get_next (node, name);
      if (g_strcmp0 (its_language, language) == 0)
        robo_xml_edit_remove (node);
    }
}

gboolean
robo_xml_edit_set_text (xmlNode           *parent,
                        const char        *name,
                        const char        *language,
                        const char        *text,
                        const char *const *order)
{
  xmlNode         *node = robo_xml_edit_find_text (parent, name, language);
  g_autofree char *clean = text != NULL ? robo_xml_edit_dup_clean (text) : NULL;

  if (clean == NULL || clean[0] == '\0')
    {
      if (node == NULL)
        return FALSE;
      remove_doubles (parent, name, language);
      robo_xml_edit_remove (node);
      return TRUE;
    }
  if (node != NULL)
    {
      if (!robo_xml_edit_set_content (node, clean))
        return FALSE;
      remove_doubles (parent, name, language);
      return TRUE;
    }

  node = robo_xml_edit_new (parent, name);
  robo_xml_edit_set_content (node, clean);
  if (language != NULL)
    {
      g_autofree char *tag = g_strdelimit (g_strdup (language), "_", '-');

      xmlNodeSetLang (node, (const xmlChar *)tag);
    }
  /* Insert the original before its translations. */
  if (language == NULL && robo_xml_get_first (parent, name) != NULL)
    robo_xml_edit_insert (parent, node, robo_xml_get_first (parent, name));
  else
    robo_xml_edit_insert_ordered (parent, node, order);

  return TRUE;
}

/* Writes the document without formatting, because formatting would move foreign elements to other lines if white
 * space is missing where libxml2 expects it. */
GBytes *
robo_xml_edit_to_bytes (xmlDoc *doc)
{
  xmlChar *text;
  int      length;

  xmlDocDumpFormatMemoryEnc (doc, &text, &length, "UTF-8", 0);

  return g_bytes_new_with_free_func (text, (gsize)length, xmlFree, text);
}

GBytes *
robo_xml_edit_to_bytes_like (xmlDoc *doc,
                             GBytes *original)
{
  g_autoptr (GBytes) bytes = robo_xml_edit_to_bytes (doc);
  gsize       length;
  const char *text = g_bytes_get_data (original, &length);
  const char *first_end = memchr (text, '\n', length);
  GString    *windows;

  if (first_end == NULL || first_end == text || first_end[-1] != '\r')
    return g_steal_pointer (&bytes);

  windows = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize)g_bytes_get_size (bytes));
  g_string_replace (windows, "\n", "\r\n", 0);

  return g_string_free_to_bytes (windows);
}
