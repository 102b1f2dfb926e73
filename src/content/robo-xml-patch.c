// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-xml-patch.h"

#include <string.h>

#include "robo-xml-patch-private.h"

/* One replacement. Of several at one place those of a lower phase come first, then those queued first. */
typedef struct
{
  RoboXmlRange range;
  guint        phase;
  guint        order;
  char        *text;
} Change;

enum
{
  PHASE_ATTRIBUTE,
  PHASE_OPEN,
  PHASE_INSERT,
  PHASE_CLOSE,
  PHASE_REPLACE,
};

struct _RoboXmlPatch
{
  GBytes     *bytes;
  char       *text; /* the same with a byte of 0 after it */
  gsize       length;
  GArray     *pieces;   /* of RoboXmlPiece */
  GArray     *starts;   /* of guint: the piece of the start tag, by element */
  GArray     *ends;     /* likewise; for an empty element the same piece */
  GHashTable *elements; /* xmlNode to its number + 1 */
  GHashTable *opened;   /* empty elements that get content */
  GArray     *changes;  /* of Change */
};

/* As the text has them: in the order of their start tags. */
static void
number_elements (GHashTable *elements,
                 xmlNode    *node)
{
  for (; node != NULL; node = node->next)
    {
      if (node->type != XML_ELEMENT_NODE)
        continue;
      g_hash_table_insert (elements, node, GUINT_TO_POINTER (g_hash_table_size (elements) + 1));
      number_elements (elements, node->children);
    }
}

static void
clear_change (gpointer data)
{
  g_free (((Change *)data)->text);
}

static void
index_tags (RoboXmlPatch *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const RoboXmlPiece *piece = &g_array_index (self->pieces, RoboXmlPiece, i);

      if (piece->element < 0)
        continue;
      if (piece->kind == ROBO_XML_PIECE_END)
        g_array_index (self->ends, guint, piece->element) = i;
      else
        {
          g_array_append_val (self->starts, i);
          g_array_append_val (self->ends, i);
        }
    }
}

RoboXmlPatch *
robo_xml_patch_new (GBytes *bytes,
                    xmlDoc *doc)
{
  RoboXmlPatch *self = g_new0 (RoboXmlPatch, 1);

  self->bytes = g_bytes_ref (bytes);
  self->length = g_bytes_get_size (bytes);
  self->text = g_strndup (g_bytes_get_data (bytes, NULL), self->length);
  self->pieces = robo_xml_patch_scan (self->text, self->length);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  self->elements = g_hash_table_new (NULL, NULL);
  self->opened = g_hash_table_new (NULL, NULL);
  self->changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_array_set_clear_func (self->changes, clear_change);
  number_elements (self->elements, doc->children);
  index_tags (self);

  return self;
}

/**
 * robo_xml_patch_free:
 * @self: (transfer full) (nullable): a patch
 */
void
robo_xml_patch_free (RoboXmlPatch *self)
{
  if (self == NULL)
    return;

  g_bytes_unref (self->bytes);
  g_free (self->text);
  g_array_unref (self->pieces);
  g_array_unref (self->starts);
  g_array_unref (self->ends);
  g_hash_table_unref (self->elements);
  g_hash_table_unref (self->opened);
  g_array_unref (self->changes);
  g_free (self);
}

/* Where things are */

static guint
get_element (RoboXmlPatch  *self,
             const xmlNode *node)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->elements, node));

  g_assert (number > 0 && number <= self->starts->len);

  return number - 1;
}

static const RoboXmlPiece *
get_start (RoboXmlPatch  *self,
           const xmlNode *node)
{
  return &g_array_index (self->pieces, RoboXmlPiece, g_array_index (self->starts, guint, get_element (self, node)));
}

static const RoboXmlPiece *
get_end (RoboXmlPatch  *self,
         const xmlNode *node)
{
  return &g_array_index (self->pieces, RoboXmlPiece, g_array_index (self->ends, guint, get_element (self, node)));
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* The end of the line before and the indentation; nothing if something else is in the line before. */
static gsize
find_line_start (RoboXmlPatch *self,
                 gsize         at)
{
  gsize start = at;

  while (start > 0 && is_blank (self->text[start - 1]))
    start--;
  if (start == 0 || self->text[start - 1] != '\n')
    return at;
  start--;
  if (start > 0 && self->text[start - 1] == '\r')
    start--;

  return start;
}

static gboolean
is_line_end (RoboXmlPatch *self,
             gsize         at)
{
  while (is_blank (self->text[at]))
    at++;

  return at >= self->length || self->text[at] == '\n' || self->text[at] == '\r';
}

/* A remark behind an element in the same line belongs to it. */
static gsize
skip_remarks (RoboXmlPatch *self,
              gsize         from)
{
  gsize at = from;

  while (!is_line_end (self, at))
    {
      const char *end;

      while (is_blank (self->text[at]))
        at++;
      if (!g_str_has_prefix (self->text + at, "<!--"))
        return from;
      end = strstr (self->text + at, "-->");
      if (end == NULL || memchr (self->text + at, '\n', (gsize)(end - self->text) - at) != NULL)
        return from;
      at = (gsize)(end - self->text) + 3;
    }

  return at;
}

static char *
dup_range (RoboXmlPatch *self,
           gsize         start,
           gsize         end)
{
  return g_strndup (self->text + start, end - start);
}

static char *
dup_indent (RoboXmlPatch  *self,
            const xmlNode *node)
{
  gsize start = get_start (self, node)->start;

  return dup_range (self, find_line_start (self, start), start);
}

/* Changes */

static void
add_change (RoboXmlPatch *self,
            gsize         start,
            gsize         end,
            guint         phase,
            char         *text)
{
  Change change = { { start, end }, phase, self->changes->len, text };

  g_array_append_val (self->changes, change);
}

static char *
dup_escaped (const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  GString         *result = g_string_new (escaped);

  g_string_replace (result, "&apos;", "'", 0);

  return g_string_free (result, FALSE);
}

/* Both kinds of quotes stay what they are. */
static char *
dup_attribute_value (const char *value,
                     char        quote)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);
  GString         *result = g_string_new (escaped);

  g_string_replace (result, quote == '\'' ? "&quot;" : "&apos;", quote == '\'' ? "\"" : "'", 0);
  g_string_replace (result, "\n", "&#10;", 0);
  g_string_replace (result, "\t", "&#9;", 0);

  return g_string_free (result, FALSE);
}

/**
 * robo_xml_patch_set_attribute:
 * @self: a patch
 * @element: an element of the document
 * @attribute: as it is written, such as "at" or "xml:lang"
 * @value: its new value
 */
void
robo_xml_patch_set_attribute (RoboXmlPatch  *self,
                              const xmlNode *element,
                              const char    *attribute,
                              const char    *value)
{
  const RoboXmlPiece *tag = get_start (self, element);
  g_autofree char    *text = NULL;
  RoboXmlRange        range;

  if (robo_xml_patch_find_attribute (self->text, tag, attribute, &range))
    {
      add_change (self, range.start, range.end, PHASE_REPLACE,
                  dup_attribute_value (value, self->text[range.start - 1]));
      return;
    }

  text = dup_attribute_value (value, '"');
  add_change (self, range.start, range.start, PHASE_ATTRIBUTE, g_strdup_printf (" %s=\"%s\"", attribute, text));
}

/**
 * robo_xml_patch_remove_attribute:
 * @self: a patch
 * @element: an element of the document
 * @attribute: as it is written; it need not be there
 */
void
robo_xml_patch_remove_attribute (RoboXmlPatch  *self,
                                 const xmlNode *element,
                                 const char    *attribute)
{
  RoboXmlRange range;
  gsize        start;

  if (!robo_xml_patch_find_attribute (self->text, get_start (self, element), attribute, &range))
    return;

  start = range.start - 1;
  while (start > 0 && (self->text[start - 1] == '=' || g_ascii_isspace (self->text[start - 1])))
    start--;
  start -= strlen (attribute);
  while (start > 0 && g_ascii_isspace (self->text[start - 1]))
    start--;
  add_change (self, start, range.end + 1, PHASE_REPLACE, g_strdup (""));
}

static gboolean
is_only_space (RoboXmlPatch       *self,
               const RoboXmlPiece *piece)
{
  for (gsize i = piece->start; i < piece->end; i++)
    {
      if (!g_ascii_isspace (self->text[i]))
        return FALSE;
    }

  return TRUE;
}

/* <a/> becomes <a></a>. */
static void
open_empty (RoboXmlPatch  *self,
            const xmlNode *element,
            const char    *before_end)
{
  const RoboXmlPiece *tag = get_start (self, element);
  const char         *prefix = element->ns != NULL ? (const char *)element->ns->prefix : NULL;
  gsize               start = tag->end - 2;

  if (!g_hash_table_add (self->opened, (gpointer)element))
    return;

  while (g_ascii_isspace (self->text[start - 1]))
    start--;
  add_change (self, start, tag->end, PHASE_OPEN, g_strdup (">"));
  add_change (self, tag->end, tag->end, PHASE_CLOSE,
              g_strdup_printf ("%s</%s%s%s>", before_end, prefix != NULL ? prefix : "", prefix != NULL ? ":" : "",
                               (const char *)element->name));
}

/**
 * robo_xml_patch_set_text:
 * @self: a patch
 * @element: an element of the document
 * @text: its new text
 */
void
robo_xml_patch_set_text (RoboXmlPatch  *self,
                         const xmlNode *element,
                         const char    *text)
{
  gint     number = (gint)get_element (self, element);
  guint    first = g_array_index (self->starts, guint, number);
  guint    last = g_array_index (self->ends, guint, number);
  gboolean is_set = FALSE;

  if (first == last)
    open_empty (self, element, "");

  for (guint i = first + 1; i < last; i++)
    {
      const RoboXmlPiece *piece = &g_array_index (self->pieces, RoboXmlPiece, i);

      if (piece->kind != ROBO_XML_PIECE_TEXT || piece->parent != number || is_only_space (self, piece))
        continue;
      add_change (self, piece->start, piece->end, PHASE_REPLACE, is_set ? g_strdup ("") : dup_escaped (text));
      is_set = TRUE;
    }
  if (!is_set)
    add_change (self, get_start (self, element)->end, get_start (self, element)->end, PHASE_INSERT, dup_escaped (text));
}

/**
 * robo_xml_patch_remove:
 * @self: a patch
 * @element: an element of the document that is not its root
 */
void
robo_xml_patch_remove (RoboXmlPatch  *self,
                       const xmlNode *element)
{
  gsize start = get_start (self, element)->start;
  gsize end = get_end (self, element)->end;

  if (is_line_end (self, end))
    {
      gsize line_start = find_line_start (self, start);

      while (line_start < start && is_blank (self->text[end]))
        end++;
      start = line_start;
    }
  add_change (self, start, end, PHASE_REPLACE, g_strdup (""));
}

/* New elements */

/* As it is to stand below @element: with its prefix, every line with @indent. */
static char *
dup_markup (const xmlNode *element,
            const char    *markup,
            const char    *indent)
{
  const char *prefix = element->ns != NULL ? (const char *)element->ns->prefix : NULL;
  GString    *result = g_string_new (indent);

  for (const char *c = markup; *c != '\0'; c++)
    {
      if (*c == '\n' && indent[0] != '\0')
        {
          g_string_append (result, indent);
          continue;
        }
      g_string_append_c (result, *c);
      if (prefix == NULL || *c != '<' || c[1] == '!' || c[1] == '?')
        continue;
      if (c[1] == '/')
        g_string_append_c (result, *++c);
      g_string_append_printf (result, "%s:", prefix);
    }

  return g_string_free (result, FALSE);
}

/**
 * robo_xml_patch_insert_before:
 * @self: a patch
 * @sibling: an element of the document that is not its root
 * @markup: a new element
 */
void
robo_xml_patch_insert_before (RoboXmlPatch  *self,
                              const xmlNode *sibling,
                              const char    *markup)
{
  g_autofree char *indent = dup_indent (self, sibling);
  gsize            at = find_line_start (self, get_start (self, sibling)->start);

  add_change (self, at, at, PHASE_INSERT, dup_markup (sibling, markup, indent));
}

/**
 * robo_xml_patch_insert_after:
 * @self: a patch
 * @sibling: an element of the document that is not its root
 * @markup: a new element
 */
void
robo_xml_patch_insert_after (RoboXmlPatch  *self,
                             const xmlNode *sibling,
                             const char    *markup)
{
  g_autofree char *indent = dup_indent (self, sibling);
  gsize            at = skip_remarks (self, get_end (self, sibling)->end);

  add_change (self, at, at, PHASE_INSERT, dup_markup (sibling, markup, indent));
}

static char *
dup_child_indent (RoboXmlPatch  *self,
                  const xmlNode *parent)
{
  const xmlNode   *child = xmlFirstElementChild ((xmlNode *)parent);
  g_autofree char *indent = NULL;

  if (child != NULL)
    return dup_indent (self, child);

  indent = dup_indent (self, parent);

  return indent[0] != '\0' ? g_strconcat (indent, "  ", NULL) : g_strdup ("");
}

/**
 * robo_xml_patch_append:
 * @self: a patch
 * @parent: an element of the document
 * @markup: a new element, which becomes its last child
 */
void
robo_xml_patch_append (RoboXmlPatch  *self,
                       const xmlNode *parent,
                       const char    *markup)
{
  const RoboXmlPiece *end = get_end (self, parent);
  g_autofree char    *indent = dup_child_indent (self, parent);
  g_autofree char    *parent_indent = dup_indent (self, parent);
  gsize               at = end->start;

  if (end->kind == ROBO_XML_PIECE_EMPTY)
    {
      open_empty (self, parent, parent_indent);
      add_change (self, end->end, end->end, PHASE_INSERT, dup_markup (parent, markup, indent));
      return;
    }

  while (g_ascii_isspace (self->text[at - 1]))
    at--;
  add_change (self, at, at, PHASE_INSERT, dup_markup (parent, markup, indent));
  if (at == end->start && g_hash_table_add (self->opened, (gpointer)parent))
    add_change (self, at, at, PHASE_CLOSE, g_strdup (parent_indent));
}

/* The last child before which nothing of @name can stand. */
static const xmlNode *
find_predecessor (const xmlNode     *parent,
                  const char *const *before)
{
  const xmlNode *last = NULL;

  for (const xmlNode *child = robo_xml_get_first (parent, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      if (g_strv_contains (before, (const char *)child->name))
        last = child;
    }

  return last;
}

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
void
robo_xml_patch_put (RoboXmlPatch      *patch,
                    const xmlNode     *parent,
                    const xmlNode     *after,
                    const char *const *before,
                    const char        *markup)
{
  const xmlNode *first = robo_xml_get_first (parent, NULL);

  if (after == NULL)
    after = find_predecessor (parent, before);

  if (after != NULL)
    robo_xml_patch_insert_after (patch, after, markup);
  else if (first != NULL)
    robo_xml_patch_insert_before (patch, first, markup);
  else
    robo_xml_patch_append (patch, parent, markup);
}

/* The result */

static int
compare_changes (gconstpointer a,
                 gconstpointer b)
{
  const Change *left = a;
  const Change *right = b;

  if (left->range.start != right->range.start)
    return left->range.start < right->range.start ? -1 : 1;
  if (left->phase != right->phase)
    return left->phase < right->phase ? -1 : 1;

  return left->order < right->order ? -1 : 1;
}

GBytes *
robo_xml_patch_apply (RoboXmlPatch *self)
{
  GString *result;
  gsize    at = 0;

  if (self->changes->len == 0)
    return g_bytes_ref (self->bytes);

  result = g_string_sized_new (self->length + 1024);
  g_array_sort (self->changes, compare_changes);
  for (guint i = 0; i < self->changes->len; i++)
    {
      const Change *change = &g_array_index (self->changes, Change, i);

      if (change->range.start > at)
        g_string_append_len (result, self->text + at, (gssize)(change->range.start - at));
      g_string_append (result, change->text);
      at = MAX (at, change->range.end);
    }
  g_string_append_len (result, self->text + at, (gssize)(self->length - at));

  return g_string_free_to_bytes (result);
}
