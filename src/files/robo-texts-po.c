// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-texts-po.h"

#include <glib/gi18n-lib.h>

#include "files/arena/robo-arena-formats.h"
#include "files/cards/robo-card-formats.h"
#include "files/cards/robo-card-review.h"
#include "files/scenario/robo-scenario-formats.h"
#include "files/xml/robo-languages.h"
#include "files/xml/robo-xml-edit.h"

/* Describes a kind of text. dup_context() makes the context of its messages from the name of the element. */
typedef struct
{
  const RoboXmlFormat *format;
  const char          *parent;
  const char          *element;
  const char          *comment; /* comment for translators, in English like the originals */
} Kind;

/* Lists the elements with text in the formats that are exported. data/its has such a list for bundled files. */
static const Kind kinds[] = {
  { &robo_arena_format, "arena", "name", "The name of the arena." },
  { &robo_arena_format, "arena", "description", "What is said about the arena, one sentence." },
  { &robo_modules_format, "modules", "name", "The name of the module set." },
  { &robo_modules_format, "module", "name", "The name of a module." },
  { &robo_modules_format, "module", "text", "What stands on the card of a module." },
  { &robo_puzzle_format, "puzzle", "title", "The title of the puzzle." },
  { &robo_puzzle_format, "puzzle", "text", "What is said about the puzzle." },
  { &robo_rules_format, "rules", "name", "The name of the rules." },
  { &robo_rules_format, "rules", "description", "What is said about the rules, one sentence." },
};

/* Holds the element of one text in a file, and the element of its translation if the text is translated. */
typedef struct
{
  const Kind *kind;
  xmlNode    *original;
  xmlNode    *translation; /* or NULL */
  xmlNode    *last;        /* the last of the elements that have this text in any language */
  char       *context;
  char       *text; /* the original text */
} Text;

static void
clear_text (gpointer data)
{
  Text *text = data;

  g_free (text->context);
  g_free (text->text);
}

static xmlDoc *
read_doc (GBytes               *bytes,
          const RoboXmlFormat **format,
          RoboProblems         *problems)
{
  static const RoboXmlFormat *const formats[] = { &robo_arena_format, &robo_modules_format, &robo_puzzle_format,
                                                  &robo_rules_format, NULL };
  gsize                             length;
  const char                       *data = g_bytes_get_data (bytes, &length);

  *format = robo_xml_sniff (data, length, formats, problems);

  return *format != NULL ? robo_xml_read_memory (data, length, *format, problems) : NULL;
}

/* Finding texts */

/* Returns the context of a message: the name of its element. If the parent element is not the root and has an id, the
 * id comes before the name, because equal messages of a file need different contexts. */
static char *
dup_context (const xmlNode *parent,
             const Kind    *kind)
{
  g_autofree char *id = NULL;

  if (parent->parent == NULL || parent->parent->type != XML_ELEMENT_NODE || !robo_xml_has (parent, "id"))
    return g_strdup (kind->element);

  id = robo_xml_dup_string (parent, "id");

  return g_strdup_printf ("%s %s", id, kind->element);
}

static void
add_text (GArray        *texts,
          const xmlNode *parent,
          const Kind    *kind,
          const char    *language)
{
  Text text = { .kind = kind };

  for (xmlNode *node = robo_xml_get_first (parent, kind->element); node != NULL;
       node = robo_xml_get_next (node, kind->element))
    {
      g_autofree char *other = robo_xml_dup_language (node);

      text.last = node;
      if (other == NULL && text.original == NULL)
        text.original = node;
      else if (g_strcmp0 (other, language) == 0 && text.translation == NULL)
        text.translation = node;
    }
  if (text.original == NULL)
    return;

  text.text = robo_xml_dup_text (text.original);
  text.context = dup_context (parent, kind);
  if (text.text[0] != '\0')
    g_array_append_val (texts, text);
  else
    clear_text (&text);
}

static void
add_texts_in (GArray        *texts,
              const xmlNode *parent,
              const char    *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (robo_xml_is_format ((const char *)parent->ns->href, kinds[i].format) && robo_xml_is (parent, kinds[i].parent))
      add_text (texts, parent, &kinds[i], language);

  for (const xmlNode *child = robo_xml_get_first (parent, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    add_texts_in (texts, child, language);
}

/* Returns the texts of the whole file in order, or NULL with an error if the file has no texts. */
static GArray *
find_texts (xmlDoc       *doc,
            const char   *language,
            RoboProblems *problems)
{
  g_autoptr (GArray) texts = g_array_new (FALSE, FALSE, sizeof (Text));

  g_array_set_clear_func (texts, clear_text);
  add_texts_in (texts, xmlDocGetRootElement (doc), language);
  if (texts->len > 0)
    return g_steal_pointer (&texts);

  robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, 0,
                     _ ("The file has nothing to translate: it has no name, and any other text is marked with a language."));
  return NULL;
}

/* Export */

/* Returns the comment for translators, in English like the originals. The comment also says whether the text on a
 * card is older than the rule of its module. */
static const char *
get_comment (const Text *text)
{
  if (!g_str_equal (text->kind->parent, "module") || !g_str_equal (text->kind->element, "text"))
    return text->kind->comment;
  if (robo_card_review_is_outdated (text->original))
    return "What stands on the card of a module.\nThe original hasn’t been reviewed since the rule of the module changed.";
  if (text->translation != NULL && robo_card_review_is_outdated (text->translation))
    return "What stands on the card of a module.\nThe translation hasn’t been reviewed since the rule of the module changed.";

  return text->kind->comment;
}

RoboPo *
robo_texts_po_export (GBytes       *bytes,
                      const char   *name,
                      const char   *language,
                      RoboProblems *problems)
{
  const RoboXmlFormat *format;
  g_autoptr (xmlDoc) doc = read_doc (bytes, &format, problems);
  g_autoptr (GArray) texts = doc != NULL ? find_texts (doc, language, problems) : NULL;
  RoboPo *po;

  if (texts == NULL)
    return NULL;

  po = robo_po_new (language);
  for (guint i = 0; i < texts->len; i++)
    {
      const Text      *text = &g_array_index (texts, Text, i);
      g_autofree char *reference = g_strdup_printf ("%s:%u", name, robo_xml_get_line (text->original));
      g_autofree char *translation = text->translation != NULL ? robo_xml_dup_text (text->translation) : NULL;

      if (robo_po_find (po, text->context, text->text) == NULL)
        robo_po_add (po, text->context, text->text, get_comment (text), reference, translation);
    }

  return po;
}

/* Import */

/* Imports a text. Returns whether the file has changed. */
static gboolean
import_text (const Text        *text,
             const RoboPoEntry *entry,
             const char        *language,
             RoboTextsImport   *result)
{
  gboolean is_translated = entry != NULL && robo_po_is_translated (entry);

  result->n_translated += entry != NULL ? is_translated : text->translation != NULL;
  if (is_translated && text->translation != NULL)
    return robo_xml_edit_set_content (text->translation, entry->translations[0]);
  if (is_translated)
    {
      xmlNode         *node = robo_xml_edit_new (text->last->parent, text->kind->element);
      g_autofree char *tag = g_strdelimit (g_strdup (language), "_", '-');

      xmlNodeSetLang (node, (const xmlChar *)tag);
      robo_xml_edit_set_content (node, entry->translations[0]);
      robo_xml_edit_insert_after (text->last, node);
    }
  else if (entry != NULL && text->translation != NULL)
    robo_xml_edit_remove (text->translation);
  else
    return FALSE;

  return TRUE;
}

GBytes *
robo_texts_po_import (GBytes          *bytes,
                      const RoboPo    *po,
                      const char      *language,
                      RoboTextsImport *result,
                      RoboProblems    *problems)
{
  const RoboXmlFormat *format;
  g_autoptr (xmlDoc) doc = read_doc (bytes, &format, problems);
  g_autoptr (GArray) texts = doc != NULL ? find_texts (doc, language, problems) : NULL;
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);
  gboolean is_changed = FALSE;

  if (texts == NULL)
    return NULL;

  *result = (RoboTextsImport){ .n_texts = texts->len };
  for (guint i = 0; i < texts->len; i++)
    {
      const Text        *text = &g_array_index (texts, Text, i);
      const RoboPoEntry *entry = robo_po_find (po, text->context, text->text);

      if (entry == NULL)
        entry = robo_po_find (po, NULL, text->text);
      if (entry != NULL)
        g_hash_table_add (used, (gpointer)entry);
      is_changed |= import_text (text, entry, language, result);
    }
  for (guint i = 0; i < robo_po_get_n_entries (po); i++)
    {
      const RoboPoEntry *entry = robo_po_get_entry (po, i);

      if (robo_po_is_translated (entry) && !g_hash_table_contains (used, entry))
        result->n_unknown++;
    }

  if (!is_changed)
    return g_bytes_ref (bytes);

  /* Check the new file: a translation may be too long, or the file may now have too many languages. */
  return robo_xml_check_node (xmlDocGetRootElement (doc), format, problems) ? robo_xml_edit_to_bytes_like (doc, bytes)
                                                                            : NULL;
}

char *
robo_texts_po_dup_language (const RoboPo *po,
                            const char   *wanted,
                            GError      **error)
{
  g_autofree char *field = robo_po_dup_field (po, "Language");
  g_autofree char *own = field != NULL ? robo_language_dup_normal (field) : NULL;

  if (own == NULL && wanted == NULL)
    {
      g_set_error_literal (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING,
                           _ ("The catalog doesn’t say which language it’s in. Add a “Language: …” line to its header."));
      return NULL;
    }
  if (own != NULL && wanted != NULL && !g_str_equal (own, wanted))
    {
      g_set_error (error, ROBO_CONTENT_ERROR, ROBO_CONTENT_ERROR_MEANING,
                   /* Translators: Both %s are languages as gettext writes them, such as “pt_BR”. */
                   _ ("The catalog’s language is “%s”, not “%s”. Choose another file or another language."), own, wanted);
      return NULL;
    }

  return g_strdup (own != NULL ? own : wanted);
}
