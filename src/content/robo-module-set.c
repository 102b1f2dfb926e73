// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-set.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "robo-module-edit.h"
#include "robo-module-private.h"
#include "robo-paths.h"
#include "robo-texts.h"
#include "robo-xml-edit.h"
#include "robo-xml-salvage.h"

#define TEXT_HINT N_ ("It holds text and nothing else, and can have a language, like xml:lang=\"pt-BR\".")

static const RoboXmlHint hints[] = {
  { "modules",
    N_ ("Write it like <modules id=\"mine\">, the id of at most 39 letters, digits, dots and hyphens."),
    N_ ("In <modules> there are <name> and after it <module>.") },
  { "module",
    N_ ("Write it like <module id=\"saw-blade\" colour=\"red\" copies=\"2\">: the id of at most 39 letters, digits, dots and "
        "hyphens, the colour one of blue, red, yellow, champion."),
    N_ ("In <module> there are, in this order, <name>, <text>, <die>, then <effect> and <ability>.") },
  { "name", TEXT_HINT },
  { "text", TEXT_HINT },
  { "die", N_ ("Write it like <die colour=\"blue\" min=\"2\" max=\"4\"/>, with values from 1 to 6.") },
  { "effect", N_ ("Write it like <effect when=\"move-end\" target=\"adjacent\" action=\"push\" amount=\"1\"/>, with when one of "
                  "fire, hit, bump, move-start, move-end, pushed, damaged, destroyed, lightning, round-start, resolution, "
                  "and an amount from 1 to 14.") },
  { "ability", N_ ("Write it like <ability kind=\"shorten-move\" amount=\"2\"/>, with kind one of shorten-move, shorten-push, "
                   "absorb, diagonal-moves, act-as-blue, all-dice, rotate-key, jump, hover, pass-walls, reach.") },
  { "amount", N_ ("Write it like <amount min=\"3\" max=\"4\">1</amount>, with values from 1 to 6.") },
  { NULL },
};

const RoboXmlFormat robo_modules_format = {
  .kind = "modules",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
};

RoboModuleSet *
robo_module_set_ref (RoboModuleSet *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_module_set_unref (RoboModuleSet *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->cards.n_cards; i++)
    {
      robo_texts_free (self->texts[i].title);
      robo_texts_free (self->texts[i].text);
      g_free (self->texts[i].arena);
    }
  robo_texts_free (self->name);
  g_free (self->id);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  xmlFreeDoc (self->doc);
  g_free (self);
}

/* Loading */

static guint
read_copies (const xmlNode  *node,
             const RoboCard *card,
             RoboProblems   *problems)
{
  guint copies = card->colour == ROBO_CARD_CHAMPION ? 0 : ROBO_DEFAULT_COPIES;

  if (robo_xml_has (node, "copies") && !robo_xml_get_uint (node, "copies", 0, 9, &copies, problems))
    return 0;

  return copies;
}

/* Of two cards with one id both are kept: an editor shows them until one has another. */
static gboolean
add_card (RoboModuleSet *self,
          const xmlNode *node,
          RoboProblems  *problems)
{
  guint          index = self->cards.n_cards;
  guint          n_problems = robo_problems_get_length (problems);
  RoboCardTexts *texts = &self->texts[index];
  RoboCard      *card = &self->cards.cards[index];

  texts->is_good = robo_module_read_card (node, index, card, problems);
  if (robo_cards_find (&self->cards, card->id) != ROBO_NO_CARD)
    {
      texts->is_good = FALSE;
      n_problems = robo_problems_get_length (problems);
      robo_problems_add (problems, ROBO_PROBLEM_CARD_ID_TWICE, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "saw-blade". */
                         _ ("There are two modules “%s”. Give one of them another id."), card->id);
      robo_problems_set_card (problems, n_problems, index, ROBO_NO_ROW);
    }

  self->cards.n_cards++;
  texts->title = robo_texts_new_from_children (node, "name");
  texts->text = robo_texts_new_from_children (node, "text");
  texts->arena = robo_xml_has (node, "arena") ? robo_xml_dup_string (node, "arena") : NULL;
  texts->copies = read_copies (node, card, problems);

  return texts->is_good;
}

/* Only warnings. */
static void
check_set (const RoboModuleSet *self,
           RoboProblems        *problems)
{
  const xmlNode *root = xmlDocGetRootElement (self->doc);
  const xmlNode *node = robo_xml_get_first (root, "module");

  if (self->id[0] == '\0')
    robo_problems_add (problems, ROBO_PROBLEM_NO_EFFECT, robo_xml_get_line (root),
                       _ ("The set has no id, so that no rules can name it. Add id=\"…\"."));
  if (robo_texts_get (self->name) == NULL)
    robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, robo_xml_get_line (root),
                       _ ("The set has no name, and so is shown by its id. Add <name>."));
  for (guint card = 0; card < self->cards.n_cards; card++)
    {
      robo_module_check_card (node, card, &self->cards.cards[card], problems);
      node = robo_xml_get_next (node, "module");
    }
}

/* @doc agrees with the schema. Every module is looked at, so that all errors are said at once. */
static RoboModuleSet *
read_doc (xmlDoc       *doc,
          RoboProblems *problems)
{
  g_autoptr (RoboModuleSet) self = NULL;
  const xmlNode *root;

  if (doc == NULL)
    return NULL;

  root = xmlDocGetRootElement (doc);
  self = g_new0 (RoboModuleSet, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->doc = doc;
  self->is_complete = TRUE;
  self->id = robo_xml_has (root, "id") ? robo_xml_dup_string (root, "id") : g_strdup ("");
  self->name = robo_texts_new_from_children (root, "name");

  for (const xmlNode *node = robo_xml_get_first (root, "module"); node != NULL; node = robo_xml_get_next (node, "module"))
    {
      if (self->cards.n_cards == ROBO_MAX_CARDS)
        {
          robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                             /* Translators: %u is well above one. */
                             _ ("There are more than %u modules in the set. Make two sets of it."), ROBO_MAX_CARDS);
          self->is_complete = FALSE;
          break;
        }
      add_card (self, node, problems);
    }

  return g_steal_pointer (&self);
}

/*< private >
 * robo_module_set_new_for_doc:
 * @doc: (transfer full): a document that agrees with the schema and has no more than %ROBO_MAX_CARDS cards
 *
 * Returns: (transfer full): its set, whatever errors its cards have
 */
RoboModuleSet *
robo_module_set_new_for_doc (xmlDoc *doc)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  return read_doc (doc, problems);
}

static gboolean
has_bad_card (const RoboModuleSet *self)
{
  for (guint card = 0; card < self->cards.n_cards; card++)
    {
      if (!self->texts[card].is_good)
        return TRUE;
    }

  return FALSE;
}

/* A file that does not agree with the schema: what of it does. An effect without its words would be another one. */
static RoboModuleSet *
salvage_bytes (GBytes *bytes)
{
  static const RoboXmlDefault defaults[] = {
    { "module", "id", "module" },
    { "module", "colour", "blue" },
    { "die", "colour", "blue" },
    { "die", "min", "1" },
    { "die", "max", "6" },
    { NULL },
  };
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  RoboModuleSet *self = read_doc (robo_xml_salvage (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &robo_modules_format, defaults),
                                  ignored);

  if (self != NULL)
    self->is_complete = FALSE;

  return self;
}

static RoboModuleSet *
open_bytes (GBytes       *bytes,
            gboolean      for_play,
            RoboProblems *problems)
{
  RoboModuleSet *self;
  xmlDoc        *doc;

  if (bytes == NULL)
    return NULL;

  doc = robo_xml_read_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &robo_modules_format, problems);
  if (doc == NULL)
    return for_play ? NULL : salvage_bytes (bytes);

  self = read_doc (doc, problems);
  if (self->is_complete)
    self->bytes = g_bytes_ref (bytes);

  return self;
}

/* For play: nothing with an error, and then warnings would only distract. */
static RoboModuleSet *
load_bytes (GBytes       *bytes,
            RoboProblems *problems)
{
  g_autoptr (RoboModuleSet) self = open_bytes (bytes, TRUE, problems);

  if (self == NULL || has_bad_card (self) || !self->is_complete)
    return NULL;

  check_set (self, problems);

  return g_steal_pointer (&self);
}

RoboModuleSet *
robo_module_set_load_file (const char   *path,
                           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, robo_modules_format.max_size, problems);

  return load_bytes (bytes, problems);
}

/**
 * robo_module_set_load_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): its cards, %NULL with an error in @problems
 */
RoboModuleSet *
robo_module_set_load_memory (const char   *data,
                             gsize         length,
                             RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);

  return load_bytes (bytes, problems);
}

RoboModuleSet *
robo_module_set_open_file (const char   *path,
                           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, robo_modules_format.max_size, problems);
  RoboModuleSet *self = open_bytes (bytes, FALSE, problems);

  if (self != NULL)
    check_set (self, problems);

  return self;
}

/**
 * robo_module_set_open_memory:
 * @data: the bytes of a file, whatever they are
 * @length: how many
 * @problems: where to add what is wrong with it
 *
 * Returns: (transfer full) (nullable): as robo_module_set_open_file()
 */
RoboModuleSet *
robo_module_set_open_memory (const char   *data,
                             gsize         length,
                             RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);
  RoboModuleSet *self = open_bytes (bytes, FALSE, problems);

  if (self != NULL)
    check_set (self, problems);

  return self;
}

RoboModuleSet *
robo_module_set_load_node (struct _xmlNode *node,
                           RoboProblems    *problems)
{
  g_autoptr (RoboModuleSet) self = NULL;
  xmlDoc *doc;

  if (!robo_xml_check_node (node, &robo_modules_format, problems))
    return NULL;

  doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlDocSetRootElement (doc, xmlDocCopyNode (node, doc, 1));
  self = read_doc (doc, problems);

  return self == NULL || has_bad_card (self) || !self->is_complete ? NULL : g_steal_pointer (&self);
}

RoboModuleSet *
robo_module_set_load_bundled (const char   *id,
                              RoboProblems *problems)
{
  g_autofree char *name = g_strconcat (id, ROBO_MODULES_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "modules", name, NULL);

  return robo_module_set_load_file (path, problems);
}

/* What is read again says the lines of the file; of a set that was changed since they are no help. */
void
robo_module_set_check (const RoboModuleSet *self,
                       RoboProblems        *problems)
{
  guint n_problems = robo_problems_get_length (problems);

  robo_module_set_unref (read_doc (xmlCopyDoc (self->doc, 1), problems));
  check_set (self, problems);
  for (guint i = n_problems; self->bytes == NULL && i < robo_problems_get_length (problems); i++)
    robo_problems_set_line (problems, i, 0);
}

gboolean
robo_module_set_is_complete (const RoboModuleSet *self)
{
  return self->is_complete;
}

/* Looking */

/**
 * robo_module_set_get_id:
 * @self: a set
 *
 * Returns: (transfer none): its id; "" for one inside another document that has none
 */
const char *
robo_module_set_get_id (const RoboModuleSet *self)
{
  return self->id;
}

/**
 * robo_module_set_get_name:
 * @self: a set
 *
 * Returns: (transfer none): its name in the language of the interface, or its id
 */
const char *
robo_module_set_get_name (const RoboModuleSet *self)
{
  const char *name = robo_texts_get (self->name);

  return name != NULL ? name : self->id;
}

/**
 * robo_module_set_get_cards:
 * @self: a set
 *
 * Returns: (transfer none): its cards for the engine; a card's index counts for the functions below too
 */
const RoboCards *
robo_module_set_get_cards (const RoboModuleSet *self)
{
  return &self->cards;
}

/**
 * robo_module_set_get_title:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none): the name of the card in the language of the interface, or its id
 */
const char *
robo_module_set_get_title (const RoboModuleSet *self,
                           guint                card)
{
  const char *title;

  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  title = robo_texts_get (self->texts[card].title);

  return title != NULL ? title : self->cards.cards[card].id;
}

/**
 * robo_module_set_get_text:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none): what the card says in the language of the interface, "" if nothing
 */
const char *
robo_module_set_get_text (const RoboModuleSet *self,
                          guint                card)
{
  const char *text;

  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  text = robo_texts_get (self->texts[card].text);

  return text != NULL ? text : "";
}

/**
 * robo_module_set_get_arena:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none) (nullable): the id of the arena whose titleholder has this champion card
 */
const char *
robo_module_set_get_arena (const RoboModuleSet *self,
                           guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return self->texts[card].arena;
}

/**
 * robo_module_set_get_copies:
 * @self: a set
 * @card: index of a card
 *
 * Returns: how many of it are in its deck, if a rule set does not say otherwise
 */
guint
robo_module_set_get_copies (const RoboModuleSet *self,
                            guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, 0);

  return self->texts[card].copies;
}

/* In one language */

char **
robo_module_set_dup_languages (const RoboModuleSet *self)
{
  g_autoptr (GHashTable) languages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();
  g_autoptr (GList) sorted = NULL;

  robo_texts_add_languages (self->name, languages);
  for (guint card = 0; card < self->cards.n_cards; card++)
    {
      robo_texts_add_languages (self->texts[card].title, languages);
      robo_texts_add_languages (self->texts[card].text, languages);
    }

  g_strv_builder_add (all, "");
  sorted = g_list_sort (g_hash_table_get_keys (languages), (GCompareFunc)strcmp);
  for (const GList *link = sorted; link != NULL; link = link->next)
    g_strv_builder_add (all, link->data);

  return g_strv_builder_end (all);
}

const char *
robo_module_set_get_name_in (const RoboModuleSet *self,
                             const char          *language)
{
  return robo_texts_get_in (self->name, language);
}

const char *
robo_module_set_get_card_name_in (const RoboModuleSet *self,
                                  guint                card,
                                  const char          *language)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_texts_get_in (self->texts[card].title, language);
}

const char *
robo_module_set_get_card_text_in (const RoboModuleSet *self,
                                  guint                card,
                                  const char          *language)
{
  g_return_val_if_fail (card < self->cards.n_cards, NULL);

  return robo_texts_get_in (self->texts[card].text, language);
}

gboolean
robo_module_set_is_card_good (const RoboModuleSet *self,
                              guint                card)
{
  g_return_val_if_fail (card < self->cards.n_cards, FALSE);

  return self->texts[card].is_good;
}

/*< private >
 * robo_module_set_get_node:
 * @self: a set
 * @card: index of a card
 *
 * Returns: (transfer none): its element
 */
xmlNode *
robo_module_set_get_node (const RoboModuleSet *self,
                          guint                card)
{
  xmlNode *node = robo_xml_get_first (xmlDocGetRootElement (self->doc), "module");

  while (card-- > 0)
    node = robo_xml_get_next (node, "module");

  return node;
}

/* Writing */

GBytes *
robo_module_set_to_bytes (const RoboModuleSet *self)
{
  return self->bytes != NULL ? g_bytes_ref (self->bytes) : robo_xml_edit_to_bytes (self->doc);
}

gboolean
robo_module_set_equal (const RoboModuleSet *self,
                       const RoboModuleSet *other)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) other_bytes = NULL;

  if (self == other)
    return TRUE;

  bytes = robo_module_set_to_bytes (self);
  other_bytes = robo_module_set_to_bytes (other);

  return g_bytes_equal (bytes, other_bytes);
}

gboolean
robo_module_set_save_file (const RoboModuleSet *self,
                           const char          *path,
                           GError             **error)
{
  g_autoptr (GBytes) bytes = robo_module_set_to_bytes (self);

  return robo_xml_write_bytes (bytes, path, error);
}

struct _xmlNode *
robo_module_set_to_node (const RoboModuleSet *self)
{
  return xmlCopyNode (xmlDocGetRootElement (self->doc), 1);
}
