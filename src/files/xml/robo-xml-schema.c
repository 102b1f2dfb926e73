// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <libxml/relaxng.h>

#include "robo-paths.h"

/* Each schema is loaded once and kept. After loading, threads only read the schema. */

static void
ignore_cb (void        *user_data,
           RoboXmlError error)
{
}

/* Loads a schema, or returns NULL if this fails. The schema begins with the definition named `definition`. If this is
 * NULL, it begins with the definition that its file names. */
static xmlRelaxNG *
load_schema (const char *kind,
             const char *definition)
{
  g_autofree char *name = g_strconcat (kind, ".rng", NULL);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "schema", name, NULL);
  g_autoptr (xmlDoc) doc = xmlReadFile (path, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xmlRelaxNGParserCtxt *ctxt;
  xmlRelaxNG           *schema;
  xmlNode              *start;

  if (doc == NULL)
    return NULL;

  start = robo_xml_get_first (xmlDocGetRootElement (doc), "start");
  if (definition != NULL && start != NULL)
    robo_xml_set (robo_xml_get_first (start, "ref"), "name", definition);
  ctxt = xmlRelaxNGNewDocParserCtxt (doc);
  xmlRelaxNGSetParserStructuredErrors (ctxt, ignore_cb, NULL);
  schema = xmlRelaxNGParse (ctxt);
  xmlRelaxNGFreeParserCtxt (ctxt);

  return schema;
}

/* Returns a schema as load_schema() does, but loads each schema only once. */
static xmlRelaxNG *
get_schema (const char *kind,
            const char *definition)
{
  static GMutex      mutex;
  static GHashTable *schemas;
  g_autofree char   *key = g_strconcat (kind, " ", definition, NULL);
  xmlRelaxNG        *schema;

  g_mutex_lock (&mutex);
  if (schemas == NULL)
    schemas = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  schema = g_hash_table_lookup (schemas, key);
  if (schema == NULL)
    {
      schema = load_schema (kind, definition);
      if (schema != NULL)
        g_hash_table_insert (schemas, g_steal_pointer (&key), schema);
    }
  g_mutex_unlock (&mutex);

  return schema;
}

/* Foreign content is taken out of the tree during validation and put back afterwards. A schema that allowed foreign
 * content everywhere would be slow, and its errors would be unclear. Embedded documents of the program's formats are
 * taken out, too, and validated by their own schemas. If there are many elements that stand alone, only the first of
 * these elements stay; the other elements are taken out and validated one by one. */

/* At most this many elements that stand alone are validated together. When they are validated together, the schema
 * gives better errors about their order. */
#define MAX_TOGETHER 100

/* This many pieces are validated between two checks for a cancellation. */
#define PIECES_AT_ONCE 64

typedef struct
{
  xmlNode *node; /* the node; may be an xmlAttr, which has the same links */
  xmlNode *parent;
  xmlNode *prev;
  xmlNode *next;
  gboolean stands_alone;
} Lifted;

static gboolean
is_foreign (const xmlNs *ns)
{
  return ns != NULL && !xmlStrEqual (ns->href, XML_XML_NAMESPACE) &&
         !g_str_has_prefix ((const char *)ns->href, ROBO_XML_NAMESPACE);
}

static xmlNode **
get_first_link (const Lifted *lifted)
{
  if (lifted->node->type == XML_ATTRIBUTE_NODE)
    return (xmlNode **)&lifted->parent->properties;

  return &lifted->parent->children;
}

static void
lift_node (GArray  *all,
           xmlNode *node,
           gboolean stands_alone)
{
  Lifted lifted = { node, node->parent, node->prev, node->next, stands_alone };

  if (node->prev != NULL)
    node->prev->next = node->next;
  else
    *get_first_link (&lifted) = node->next;

  if (node->next != NULL)
    node->next->prev = node->prev;
  else if (node->type != XML_ATTRIBUTE_NODE)
    node->parent->last = node->prev;

  g_array_append_val (all, lifted);
}

static void
put_back (const Lifted *lifted)
{
  if (lifted->prev != NULL)
    lifted->prev->next = lifted->node;
  else
    *get_first_link (lifted) = lifted->node;

  if (lifted->next != NULL)
    lifted->next->prev = lifted->node;
  else if (lifted->node->type != XML_ATTRIBUTE_NODE)
    lifted->parent->last = lifted->node;
}

/* Takes out of an element, at all depths, foreign content, the content of embedded documents and all but the first of
 * many elements that stand alone. The depth of the recursion is limited to ROBO_XML_MAX_DEPTH. */
static void
take_out_content (GArray              *all,
                  xmlNode             *node,
                  const RoboXmlFormat *format)
{
  guint    n_alone = 0;
  xmlNode *next;
  xmlAttr *next_attribute;

  for (xmlAttr *attribute = node->properties; attribute != NULL; attribute = next_attribute)
    {
      next_attribute = attribute->next;
      if (is_foreign (attribute->ns))
        lift_node (all, (xmlNode *)attribute, FALSE);
    }
  for (xmlNode *child = node->children; child != NULL; child = next)
    {
      const RoboXmlLimit *limit;

      next = child->next;
      if (child->type != XML_ELEMENT_NODE)
        continue;
      if (is_foreign (child->ns))
        {
          lift_node (all, child, FALSE);
          continue;
        }
      if (!robo_xml_is_own (child, node->ns))
        {
          while (child->children != NULL)
            lift_node (all, child->children, FALSE);
          continue;
        }
      take_out_content (all, child, format);
      limit = robo_xml_find_limit (format, (const char *)child->name);
      if (limit != NULL && limit->stands_alone && ++n_alone > MAX_TOGETHER)
        lift_node (all, child, TRUE);
    }
}

/* Sentences for errors of libxml2 */

typedef struct
{
  const RoboXmlFormat *format;
  RoboProblems        *problems;
  gboolean             has_failed;
  const xmlNode       *missing_in; /* element with missing content; libxml2 also reports one if an attribute is wrong */
  guint                fallback_line;
} Finding;

static const RoboXmlHint *
find_hint (const Finding *finding,
           const xmlNode *node)
{
  for (const RoboXmlHint *hint = finding->format->hints; hint != NULL && hint->element != NULL; hint++)
    {
      if (robo_xml_is (node, hint->element))
        return hint;
    }

  return NULL;
}

static const char *
get_tag_hint (const Finding *finding,
              const xmlNode *node)
{
  const RoboXmlHint *hint = find_hint (finding, node);

  return hint != NULL ? _ (hint->tag) : _ ("Robodrome’s documentation describes the format.");
}

static const char *
get_content_hint (const Finding *finding,
                  const xmlNode *node)
{
  const RoboXmlHint *hint = find_hint (finding, node);

  return hint != NULL && hint->content != NULL ? _ (hint->content) : get_tag_hint (finding, node);
}

/* Returns the element that is wrong. libxml2 may report a child of this element instead. */
static const xmlNode *
find_wrong_element (const xmlNode *node,
                    const char    *name)
{
  for (const xmlNode *up = node; up != NULL && up->type == XML_ELEMENT_NODE; up = up->parent)
    {
      if (robo_xml_is (up, name))
        return up;
    }

  return node;
}

static void
add_structure (Finding       *finding,
               const xmlNode *blamed,
               const char    *sentence)
{
  finding->has_failed = TRUE;
  robo_problems_add (finding->problems, ROBO_PROBLEM_STRUCTURE, robo_xml_get_line (blamed), "%s", sentence);
}

/* Returns the name and the attributes of an element as in a tag, cut to a helpful length. */
static char *
dup_tag (const xmlNode *node)
{
  g_autoptr (GString) tag = g_string_new ((const char *)node->name);

  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      g_autofree char *value = NULL;

      if (attribute->ns != NULL)
        continue;
      value = robo_xml_dup_string (node, (const char *)attribute->name);
      g_string_append_printf (tag, " %s=\"%s\"", attribute->name, value);
    }

  return robo_xml_shorten (tag->str);
}

static void
add_wrong_element (Finding       *finding,
                   const xmlNode *node)
{
  g_autofree char *tag = dup_tag (node);
  g_autofree char *sentence = NULL;

  /* If several elements are possible, libxml2 does not look further. So the element may be at a wrong position, or
   * may have a wrong attribute. */
  if (node->parent != NULL && node->parent->type == XML_ELEMENT_NODE && find_hint (finding, node) != NULL)
    sentence = g_strdup_printf (
      /* Translators: The first %s is an XML element with its attributes; the others are whole sentences, which say how
       * the element is written and how the element around it is written. */
      _ ("The element <%s> doesn’t belong here. %s %s"), tag, get_tag_hint (finding, node),
      get_content_hint (finding, node->parent));
  else if (node->parent != NULL && node->parent->type == XML_ELEMENT_NODE)
    sentence = g_strdup_printf (
      /* Translators: The first %s is an XML element; the second is whole sentences that say how the element around it
       * is written. */
      _ ("The element <%s> doesn’t belong here. %s"), node->name, get_content_hint (finding, node->parent));
  else
    sentence = g_strdup_printf (
      /* Translators: Both %s are XML elements; the first is the right one. */
      _ ("The first element must be <%s>, not <%s>. Choose another file or fix this one."),
      finding->format->kind, node->name);

  add_structure (finding, node, sentence);
}

static void
add_wrong_attribute (Finding       *finding,
                     const xmlNode *node,
                     const char    *attribute)
{
  const xmlAttr   *wrong = node->properties;
  xmlChar         *value;
  g_autofree char *shown = NULL;
  g_autofree char *sentence = NULL;

  /* Accept the attribute in any namespace. */
  while (wrong != NULL && !xmlStrEqual (wrong->name, (const xmlChar *)attribute))
    wrong = wrong->next;
  value = wrong != NULL ? xmlNodeListGetString (node->doc, wrong->children, 1) : NULL;
  shown = robo_xml_shorten (value != NULL ? (const char *)value : "");
  xmlFree (value);
  sentence = g_strdup_printf (
    /* Translators: The first %s is an XML element, the second one of its attributes, the third the value of the
     * attribute, and the last whole sentences that say how the element is written. */
    _ ("The element <%s> can’t have the attribute %s=\"%s\". %s"), node->name, attribute, shown,
    get_tag_hint (finding, node));
  add_structure (finding, node, sentence);
}

/* Adds a problem about all attributes, because libxml2 does not tell which of them is wrong. */
static void
add_wrong_attributes (Finding       *finding,
                      const xmlNode *node)
{
  g_autofree char *tag = dup_tag (node);
  g_autofree char *sentence = g_strdup_printf (
    /* Translators: The first %s is an XML element with its attributes; the second %s is whole sentences that say how
     * the element is written. */
    _ ("<%s> is missing an attribute, or one of its attributes has the wrong value. %s"), tag, get_tag_hint (finding, node));

  add_structure (finding, node, sentence);
}

/* Adds a problem about content. The format is translated and gets the element and the hint. */
static void
add_about_content (Finding       *finding,
                   const xmlNode *node,
                   const char    *format)
{
  g_autofree char *sentence = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  sentence = g_strdup_printf (format, node->name, get_content_hint (finding, node));
#pragma GCC diagnostic pop

  add_structure (finding, node, sentence);
}

static void
add_missing (Finding *finding)
{
  /* Translators: The first %s is an XML element, the second a whole sentence that says how it is written. */
  add_about_content (finding, finding->missing_in, _ ("Something is missing in <%s>. %s"));
}

/* Adds a problem about the element and its content, because the error may also be about an attribute. */
static void
add_wrong_content (Finding       *finding,
                   const xmlNode *node)
{
  const RoboXmlHint *hint = find_hint (finding, node);
  g_autofree char   *tag = dup_tag (node);
  g_autofree char   *sentence = NULL;

  if (finding->missing_in == node)
    {
      add_missing (finding);
      return;
    }

  if (hint != NULL && hint->content != NULL)
    sentence = g_strdup_printf (
      /* Translators: The first %s is an XML element with its attributes; the others are whole sentences, which say how
       * the element is written and what is in it. */
      _ ("<%s> or its content isn’t right. %s %s"), tag, _ (hint->tag), _ (hint->content));
  else
    sentence = g_strdup_printf (
      /* Translators: The first %s is an XML element with its attributes, the second a whole sentence that says how it
       * is written. */
      _ ("The content of <%s> isn’t right. %s"), tag, get_tag_hint (finding, node));
  add_structure (finding, node, sentence);
}

static void
found_cb (void        *user_data,
          RoboXmlError error)
{
  Finding       *finding = user_data;
  const xmlNode *node = error->node;
  const char    *name = error->str1 != NULL ? error->str1 : "";

  if (finding->has_failed || node == NULL)
    return;

  switch (error->code)
    {
    case XML_RELAXNG_ERR_ATTRVALID:
      add_wrong_attributes (finding, find_wrong_element (node, name));
      break;

    case XML_RELAXNG_ERR_INVALIDATTR:
      add_wrong_attribute (finding, node, name);
      break;

    case XML_RELAXNG_ERR_ELEMWRONG:
    case XML_RELAXNG_ERR_ELEMNAME:
    case XML_RELAXNG_ERR_ELEMWRONGNS:
    case XML_RELAXNG_ERR_ELEMNONS:
    case XML_RELAXNG_ERR_ELEMEXTRANS:
      add_wrong_element (finding, node);
      break;

    case XML_RELAXNG_ERR_TEXTWRONG:
    case XML_RELAXNG_ERR_EXTRACONTENT:
    case XML_RELAXNG_ERR_ELEMNOTEMPTY:
    case XML_RELAXNG_ERR_DATAELEM:
      /* Translators: The first %s is an XML element, the second a whole sentence that says how it is written. */
      add_about_content (finding, find_wrong_element (node, name), _ ("<%s> has something in it that doesn’t belong there. %s"));
      break;

    case XML_RELAXNG_ERR_NOELEM:
      if (finding->missing_in == NULL)
        finding->missing_in = node;
      break;

    case XML_RELAXNG_ERR_CONTENTVALID:
      add_wrong_content (finding, find_wrong_element (node, name));
      break;

    default:
      /* Remember only the line, because a more specific error about a part of this element follows. */
      finding->fallback_line = robo_xml_get_line (node);
    }
}

/* Validates a node as the root of a document, because libxml2 validates whole documents. The node becomes the root
 * temporarily. */
static void
validate_as_root (xmlNode    *node,
                  xmlRelaxNG *schema,
                  Finding    *finding)
{
  g_autoptr (xmlDoc) doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlRelaxNGValidCtxt *ctxt = xmlRelaxNGNewValidCtxt (schema);
  Lifted               self = { node, node->parent, node->prev, node->next, FALSE };
  gboolean             is_valid;

  node->parent = (xmlNode *)doc;
  node->prev = node->next = NULL;
  doc->children = doc->last = node;

  xmlRelaxNGSetValidStructuredErrors (ctxt, found_cb, finding);
  is_valid = xmlRelaxNGValidateDoc (ctxt, doc) == 0;
  xmlRelaxNGFreeValidCtxt (ctxt);
  if (!is_valid && !finding->has_failed && finding->missing_in != NULL)
    add_missing (finding);
  if (!is_valid && !finding->has_failed)
    {
      finding->has_failed = TRUE;
      robo_problems_add (finding->problems, ROBO_PROBLEM_STRUCTURE, finding->fallback_line,
                         _ ("Some elements or attributes don’t belong to this format, which is described in Robodrome’s documentation."));
    }

  doc->children = doc->last = NULL;
  node->parent = self.parent;
  node->prev = self.prev;
  node->next = self.next;
}

/* Validates a node. For a node that stands alone, uses the definition with its name; otherwise uses the whole
 * schema. */
static void
validate_piece (xmlNode *node,
                gboolean stands_alone,
                Finding *finding)
{
  const char *kind = finding->format->kind;
  xmlRelaxNG *schema = get_schema (kind, stands_alone ? (const char *)node->name : NULL);

  if (schema != NULL)
    {
      validate_as_root (node, schema, finding);
      return;
    }

  finding->has_failed = TRUE;
  robo_problems_add (finding->problems, ROBO_PROBLEM_NO_SCHEMA, 0,
                     /* Translators: %s is the name of a file of the program, such as "arena.rng". */
                     _ ("Robodrome’s own file %s.rng is missing or damaged. Reinstall Robodrome."), kind);
}

gboolean
robo_xml_validate (xmlNode             *node,
                   const RoboXmlFormat *format,
                   RoboProblems        *problems)
{
  g_autoptr (GArray) lifted = g_array_new (FALSE, FALSE, sizeof (Lifted));
  Finding finding = { .format = format, .problems = problems };

  if (!robo_xml_check_limits (node, format, problems))
    return FALSE;

  take_out_content (lifted, node, format);
  validate_piece (node, FALSE, &finding);
  for (guint i = 0; i < lifted->len && !finding.has_failed; i++)
    {
      const Lifted *one = &g_array_index (lifted, Lifted, i);

      if (!one->stands_alone)
        continue;
      if (i % PIECES_AT_ONCE == 0 && robo_problems_check_cancelled (problems))
        finding.has_failed = TRUE;
      else
        validate_piece (one->node, TRUE, &finding);
    }
  /* Put nodes back in reverse order, so that each node finds its old neighbors. */
  for (guint i = lifted->len; i > 0; i--)
    put_back (&g_array_index (lifted, Lifted, i - 1));

  return !finding.has_failed;
}

gboolean
robo_xml_validate_alone (xmlNode             *node,
                         const RoboXmlFormat *format)
{
  g_autoptr (GArray) lifted = g_array_new (FALSE, FALSE, sizeof (Lifted));
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  Finding finding = { .format = format, .problems = ignored };

  take_out_content (lifted, node, format);
  validate_piece (node, TRUE, &finding);
  for (guint i = lifted->len; i > 0; i--)
    put_back (&g_array_index (lifted, Lifted, i - 1));

  return !finding.has_failed;
}

gboolean
robo_xml_check_node (xmlNode             *node,
                     const RoboXmlFormat *format,
                     RoboProblems        *problems)
{
  const RoboXmlFormat *formats[] = { format, NULL };
  const char          *uri = node->ns != NULL ? (const char *)node->ns->href : NULL;

  if (!robo_xml_is_format (uri, format))
    {
      robo_xml_refuse_format (uri, formats, robo_xml_get_line (node), problems);
      return FALSE;
    }

  return robo_xml_validate (node, format, problems);
}
