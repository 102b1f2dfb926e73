// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-edit.h"

#include <string.h>

#include "robo-xml-private.h"

#define STEP "  "

/* libxml2 has the option, but no name for it in its header. */
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

/* What begins the line on which @node stands: a new line and its indentation. */
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

/* Indentation of a child of @parent: like that of another child, or else a step more than its own. */
static char *
dup_child_start (const xmlNode *parent)
{
  const xmlNode   *child = get_last_element (parent);
  char            *start = child != NULL ? dup_line_start (child) : NULL;
  g_autofree char *own = NULL;

  if (start != NULL)
    return start;

  own = dup_line_start (parent);

  return g_strconcat (own != NULL ? own : "\n", STEP, NULL);
}

static void
add_blank_before (xmlNode    *node,
                  const char *blank)
{
  xmlAddPrevSibling (node, xmlNewDocText (node->doc, (const xmlChar *)blank));
}

/* @parent has no element yet, perhaps white space. */
static void
insert_first (xmlNode *parent,
              xmlNode *node)
{
  g_autofree char *start = dup_child_start (parent);
  g_autofree char *own = dup_line_start (parent);

  while (is_blank (parent->last))
    {
      xmlNode *blank = parent->last;

      xmlUnlinkNode (blank);
      xmlFreeNode (blank);
    }
  xmlAddChild (parent, node);
  add_blank_before (node, start);
  xmlAddChild (parent, xmlNewDocText (parent->doc, (const xmlChar *)(own != NULL ? own : "\n")));
}

/* Right after the element before, so that a comment stays with what it stands above. */
void
robo_xml_edit_insert (xmlNode *parent,
                      xmlNode *node,
                      xmlNode *next)
{
  xmlNode         *previous = next != NULL ? xmlPreviousElementSibling (next) : get_last_element (parent);
  g_autofree char *start = NULL;

  if (previous == NULL && next == NULL)
    {
      insert_first (parent, node);
      return;
    }

  start = dup_child_start (parent);
  if (previous != NULL)
    xmlAddNextSibling (previous, node);
  else
    xmlAddPrevSibling (parent->children, node);
  add_blank_before (node, start);
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
  xmlNode *next = robo_xml_get_first (parent, NULL);

  while (next != NULL && get_rank (next, order) <= get_rank (node, order))
    next = robo_xml_get_next (next, NULL);

  robo_xml_edit_insert (parent, node, next);
}

xmlNode *
robo_xml_edit_unlink (xmlNode *node)
{
  xmlNode *blank = node->prev;

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
      /* Where another has the prefix, it stays where it is. */
      if (ns->prefix != NULL && xmlSearchNsByHref (node->doc, root, ns->href) == NULL)
        xmlNewNs (root, ns->href, ns->prefix);
    }
  xmlDOMWrapReconcileNamespaces (NULL, node, REMOVE_REDUNDANT);
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
    xmlSetProp (node, (const xmlChar *)attribute, (const xmlChar *)value);

  return TRUE;
}

gboolean
robo_xml_edit_set_uint (xmlNode    *node,
                        const char *attribute,
                        guint       value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

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

/* XML 1.0 knows of the characters below a blank only these. */
static char *
dup_clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) clean = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if ((c >= ' ' || c == '\n' || c == '\t') && c != 0xfffe && c != 0xffff)
        g_string_append_unichar (clean, c);
    }

  return g_strdup (clean->str);
}

static void
set_content (xmlNode    *node,
             const char *text)
{
  xmlNodeSetContent (node, NULL);
  xmlAddChild (node, xmlNewDocText (node->doc, (const xmlChar *)text));
}

static void
set_language (xmlNode    *node,
              const char *language)
{
  g_autofree char *tag = g_strdelimit (g_strdup (language), "_", '-');

  xmlNodeSetLang (node, (const xmlChar *)tag);
}

static gboolean
remove_text (xmlNode *node)
{
  if (node == NULL)
    return FALSE;

  robo_xml_edit_remove (node);

  return TRUE;
}

gboolean
robo_xml_edit_set_text (xmlNode           *parent,
                        const char        *name,
                        const char        *language,
                        const char        *text,
                        const char *const *order)
{
  xmlNode         *node = robo_xml_edit_find_text (parent, name, language);
  g_autofree char *clean = text != NULL ? dup_clean (text) : NULL;
  g_autofree char *old = NULL;

  if (clean == NULL || clean[0] == '\0')
    return remove_text (node);

  if (node == NULL)
    {
      node = robo_xml_edit_new (parent, name);
      set_content (node, clean);
      if (language != NULL)
        set_language (node, language);
      robo_xml_edit_insert_ordered (parent, node, order);
      return TRUE;
    }

  old = robo_xml_dup_text (node);
  if (g_str_equal (old, clean))
    return FALSE;

  set_content (node, clean);

  return TRUE;
}

/* Formatting would move lines of others, as soon as one of them has none of the white space it expects. */
GBytes *
robo_xml_edit_to_bytes (xmlDoc *doc)
{
  xmlChar *text;
  int      length;

  xmlDocDumpFormatMemoryEnc (doc, &text, &length, "UTF-8", 0);

  return g_bytes_new_with_free_func (text, (gsize)length, xmlFree, text);
}
