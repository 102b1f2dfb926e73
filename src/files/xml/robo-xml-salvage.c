// SPDX-License-Identifier: GPL-3.0-or-later
// Rebuilds a valid document from the pieces of a file. The document grows from an empty root and is validated after
// each step. A piece that does not agree with the schema is taken back. First all content of an element is tried at
// once. If it is refused, one half is tried and then the other half, so that a single error is found in few steps. If a
// single element is refused, its attributes and then its children are tried separately.
#include "config.h"

#include "robo-xml-salvage.h"

#include <string.h>

#include "robo-xml-private.h"

/* All attempts to append elements may have this many elements together, which take less than half a second. After
 * that, the rest of the file is left out. So a file with many errors cannot take too much time. */
#define MAX_ELEMENTS 250000
/* Each attempt counts as this many elements more than it has, because even a small attempt takes time. */
#define ELEMENTS_EACH 8

typedef struct
{
  const RoboXmlFormat  *format;
  const RoboXmlDefault *defaults;
  xmlDoc               *doc;
  xmlNs                *ns;     /* namespace of the program, in the new document */
  const xmlNs          *old_ns; /* namespace of the file, possibly of another version */
  RoboProblems         *problems;
  gsize                 n_elements; /* number of elements in all attempts so far */
} Salvage;

static gboolean
has_given_up (const Salvage *self)
{
  return self->n_elements >= MAX_ELEMENTS || robo_problems_check_cancelled (self->problems);
}

/* Counts an element and all elements in it. The depth of the recursion is limited to ROBO_XML_MAX_DEPTH. */
static gsize
count_elements (const xmlNode *node)
{
  gsize n = 1;

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE)
        n += count_elements (child);
    }

  return n;
}

static gboolean
agrees_with_schema (Salvage *self)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  xmlNode *root = xmlDocGetRootElement (self->doc);

  if (has_given_up (self))
    return FALSE;

  self->n_elements += count_elements (root) + ELEMENTS_EACH;

  return robo_xml_validate (root, self->format, ignored);
}

static void
drop_last (xmlNode *node)
{
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

/* Moves elements from the namespace of the file to the current namespace. */
static void
adopt_children (Salvage       *self,
                xmlNode       *node,
                const xmlNode *old)
{
  const xmlNode *old_child = old->children;

  if (old->type == XML_ELEMENT_NODE && robo_xml_is_own (old, self->old_ns))
    xmlSetNs (node, self->ns);
  for (xmlNode *child = node->children; child != NULL &&
                                        old_child != NULL;
       child = child->next, old_child = old_child->next)
    adopt_children (self, child, old_child);
}

static xmlNode *
append_copy (Salvage       *self,
             xmlNode       *parent,
             const xmlNode *old,
             int            extended) /* argument of xmlDocCopyNode(): 1 copies all content, 2 only attributes */
{
  /* Use the returned node, because libxml2 may merge a text node with a node that exists already. */
  xmlNode *node = xmlAddChild (parent, xmlDocCopyNode ((xmlNode *)old, self->doc, extended));
  xmlNs  **place;

  if (extended == 1)
    adopt_children (self, node, old);
  else if (robo_xml_is_own (old, self->old_ns))
    xmlSetNs (node, self->ns);

  /* Remove declarations from the copy if they exist at the root. */
  place = &node->nsDef;
  while (node->type == XML_ELEMENT_NODE && *place != NULL)
    {
      xmlNs *ns = *place;

      if (!xmlStrEqual (ns->href, self->old_ns->href))
        {
          place = &ns->next;
          continue;
        }
      *place = ns->next;
      xmlFreeNs (ns);
    }

  return node;
}

/* Attributes: defaults of required attributes, then attributes of the file */

static void
set_defaults (Salvage *self,
              xmlNode *node)
{
  for (const RoboXmlDefault *one = self->defaults; one->element != NULL; one++)
    {
      if (robo_xml_is (node, one->element))
        xmlSetProp (node, (const xmlChar *)one->attribute, (const xmlChar *)one->value);
    }
}

static void
take_attributes (Salvage       *self,
                 xmlNode       *node,
                 const xmlNode *old)
{
  set_defaults (self, node);
  for (const xmlAttr *attribute = old->properties; attribute != NULL; attribute = attribute->next)
    {
      xmlNs   *ns = attribute->ns != NULL ? xmlSearchNsByHref (self->doc, node, attribute->ns->href) : NULL;
      xmlChar *value = xmlNodeListGetString (attribute->doc, attribute->children, 1);
      xmlChar *before = xmlGetNsProp (node, attribute->name, ns != NULL ? ns->href : NULL);

      if (value != NULL && (attribute->ns == NULL || ns != NULL))
        {
          xmlSetNsProp (node, ns, attribute->name, value);
          if (!agrees_with_schema (self))
            {
              xmlUnsetNsProp (node, ns, attribute->name);
              if (before != NULL)
                xmlSetNsProp (node, ns, attribute->name, before);
            }
        }
      xmlFree (value);
      xmlFree (before);
    }
}

/* Elements */

static void
unset_attribute (xmlNode       *node,
                 const xmlAttr *old)
{
  xmlAttr *attribute = xmlHasNsProp (node, old->name, old->ns != NULL ? old->ns->href : NULL);

  if (attribute != NULL)
    xmlRemoveProp (attribute);
}

/* Appends the element without one or two of its attributes. */
static xmlNode *
append_without (Salvage       *self,
                xmlNode       *parent,
                const xmlNode *old)
{
  for (const xmlAttr *one = old->properties; one != NULL; one = one->next)
    {
      for (const xmlAttr *other = one; other != NULL; other = other->next)
        {
          xmlNode *node = append_copy (self, parent, old, 2);

          unset_attribute (node, one);
          unset_attribute (node, other);
          if (agrees_with_schema (self))
            return node;
          drop_last (node);
        }
    }

  return NULL;
}

/* Appends the element with its attributes but without content. If this is not valid, leaves out one or two
 * attributes. If this does not help, appends the element with defaults and with the attributes that are valid.
 * Returns NULL if the parent cannot have the element at all. */
static xmlNode *
append_alone (Salvage       *self,
              xmlNode       *parent,
              const xmlNode *old)
{
  xmlNode *node = append_copy (self, parent, old, 2);

  if (agrees_with_schema (self))
    return node;

  drop_last (node);
  node = append_without (self, parent, old);
  if (node != NULL)
    return node;

  node = xmlNewChild (parent, self->ns, old->name, NULL);
  set_defaults (self, node);
  if (!agrees_with_schema (self))
    {
      drop_last (node);
      return NULL;
    }
  take_attributes (self, node, old);

  return node;
}

static void take_children (Salvage       *self,
                           xmlNode       *node,
                           const xmlNode *old);

/* Appends all pieces if they are valid together. Otherwise keeps none of them and returns FALSE. */
static gboolean
append_all (Salvage        *self,
            xmlNode        *parent,
            xmlNode *const *pieces,
            guint           n_pieces)
{
  xmlNode *before = parent->last;
  /* Remember the text of the node before, to which libxml2 may append the text of a piece. */
  g_autofree char *text =
    before != NULL && before->type == XML_TEXT_NODE ? g_strdup ((const char *)before->content) : NULL;

  for (guint i = 0; i < n_pieces; i++)
    append_copy (self, parent, pieces[i], 1);
  if (agrees_with_schema (self))
    return TRUE;

  while (parent->last != before)
    drop_last (parent->last);
  if (text != NULL)
    xmlNodeSetContent (before, (const xmlChar *)text);

  return FALSE;
}

static void
take_pieces (Salvage        *self,
             xmlNode        *parent,
             xmlNode *const *pieces,
             guint           n_pieces)
{
  xmlNode *grown;

  if (n_pieces == 0 || has_given_up (self) || append_all (self, parent, pieces, n_pieces))
    return;

  if (n_pieces > 1)
    {
      take_pieces (self, parent, pieces, n_pieces / 2);
      take_pieces (self, parent, pieces + n_pieces / 2, n_pieces - n_pieces / 2);
      return;
    }
  if (pieces[0]->type != XML_ELEMENT_NODE)
    return;

  grown = append_alone (self, parent, pieces[0]);
  if (grown != NULL)
    take_children (self, grown, pieces[0]);
}

static void
take_children (Salvage       *self,
               xmlNode       *node,
               const xmlNode *old)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new ();

  for (xmlNode *child = old->children; child != NULL; child = child->next)
    {
      if (!xmlIsBlankNode (child))
        g_ptr_array_add (pieces, child);
    }
  take_pieces (self, node, (xmlNode *const *)pieces->pdata, pieces->len);
}

xmlDoc *
robo_xml_salvage (const char           *data,
                  gsize                 length,
                  const RoboXmlFormat  *format,
                  const RoboXmlDefault *defaults,
                  RoboProblems         *problems)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (xmlDoc) old = robo_xml_recover_memory (data, length, format, ignored);
  g_autoptr (xmlDoc) doc = NULL;
  Salvage  self = { .format = format, .defaults = defaults, .problems = problems };
  xmlNode *old_root;
  xmlNode *root;

  if (old == NULL)
    return NULL;

  old_root = xmlDocGetRootElement (old);
  doc = robo_xml_new (format, (const char *)old_root->name);
  root = xmlDocGetRootElement (doc);
  self.doc = doc;
  self.ns = root->ns;
  self.old_ns = old_root->ns;
  set_defaults (&self, root);
  if (!agrees_with_schema (&self))
    return NULL;

  /* Declare the prefixes of the old root, too, because foreign content may use them. */
  for (const xmlNs *ns = old_root->nsDef; ns != NULL; ns = ns->next)
    {
      if (ns->prefix != NULL)
        xmlNewNs (root, ns->href, ns->prefix);
    }
  take_attributes (&self, root, old_root);
  take_children (&self, root, old_root);

  return g_steal_pointer (&doc);
}

/* Truncated files with a valid beginning */

typedef struct
{
  const RoboXmlFormat *format;
  RoboProblems        *problems;
} Beginning;

/* Drops the elements that stand alone in the content of an element, from the first invalid one on. Returns whether
 * none was dropped. */
static gboolean
keep_beginning (const Beginning *self,
                xmlNode         *parent)
{
  gboolean is_whole = TRUE;
  xmlNode *next;

  for (xmlNode *child = robo_xml_get_first (parent, NULL); child != NULL; child = next)
    {
      const RoboXmlLimit *limit = robo_xml_find_limit (self->format, (const char *)child->name);

      next = robo_xml_get_next (child, NULL);
      if (limit != NULL && limit->stands_alone &&
          (!is_whole || robo_problems_check_cancelled (self->problems) ||
           !robo_xml_validate_alone (child, self->format)))
        {
          is_whole = FALSE;
          drop_last (child);
        }
      else
        is_whole = keep_beginning (self, child) && is_whole;
    }

  return is_whole;
}

/* Returns the offset of the line in which the file stops being XML, or the length. This line is not used, because
 * its end may be missing. */
static gsize
find_break (const char         *data,
            gsize               length,
            const RoboProblems *syntax)
{
  guint       line = robo_problems_get_length (syntax) > 0 ? robo_problems_get (syntax, 0)->line : 0;
  const char *at = data;

  if (line == 0)
    return length;

  while (--line > 0 && (at = memchr (at, '\n', (gsize)(data + length - at))) != NULL)
    at++;

  return at != NULL ? (gsize)(at - data) : length;
}

static gboolean
ignore_cb (xmlNode *node,
           gpointer data)
{
  return TRUE;
}

static xmlDoc *
read_until_break (const char          *data,
                  gsize                length,
                  const RoboXmlFormat *format,
                  RoboProblems        *problems)
{
  g_autoptr (RoboProblems) syntax = robo_problems_new (NULL);
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  const char *end;

  robo_problems_set_cancellable (syntax, robo_problems_get_cancellable (problems));
  robo_problems_set_cancellable (ignored, robo_problems_get_cancellable (problems));
  /* Stop at the first byte that is no text, such as zero. If a disk has not written data, the file often ends in
   * zeros. */
  g_utf8_validate (data, (gssize)length, &end);
  length = (gsize)(end - data);
  if (!robo_xml_read_each (data, length, format, ignore_cb, NULL, syntax))
    length = find_break (data, length, syntax);

  return robo_xml_recover_memory (data, length, format, ignored);
}

xmlDoc *
robo_xml_salvage_beginning (const char          *data,
                            gsize                length,
                            const RoboXmlFormat *format,
                            RoboProblems        *problems)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autoptr (xmlDoc) doc = read_until_break (data, length, format, problems);
  xmlNode *root;
  xmlNode *last;

  if (doc == NULL || robo_problems_check_cancelled (problems))
    return NULL;

  root = xmlDocGetRootElement (doc);
  /* Refuse a file that exceeds limits, because it is not a truncated file. */
  if (!robo_xml_check_limits (root, format, ignored))
    return NULL;

  keep_beginning (&(Beginning){ format, problems }, root);
  if (robo_xml_validate (root, format, ignored))
    return g_steal_pointer (&doc);

  /* Drop the last element, which may be invalid because its end is missing. */
  for (last = root->last; last != NULL && !robo_xml_is_own (last, root->ns); last = last->prev)
    ;
  if (last != NULL)
    drop_last (last);

  return robo_xml_validate (root, format, ignored) ? g_steal_pointer (&doc) : NULL;
}
