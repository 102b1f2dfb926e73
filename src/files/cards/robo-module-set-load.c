// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a set of cards from a file or from an element of another document: completely for play, as far as possible
// for editors.
#include "config.h"

#include <glib/gi18n-lib.h>

#include "engine/robo-effect-ids.h"
#include "files/xml/robo-paths.h"
#include "files/xml/robo-texts.h"
#include "files/xml/robo-xml-salvage.h"
#include "robo-card-problems.h"
#include "robo-card-review.h"
#include "robo-module-private.h"

#define TEXT_HINT N_ ("It holds only text and can specify a language, like xml:lang=\"pt-BR\".")

static const RoboXmlHint hints[] = {
  { "modules",
    N_ ("Write it like <modules id=\"mine\">, with an id of at most 39 letters, digits, dots and hyphens."),
    N_ ("<modules> holds <name>, then <module>.") },
  { "module",
    N_ ("Write it like <module id=\"saw-blade\" colour=\"red\" copies=\"2\">, where id= has at most 39 letters, digits, dots and hyphens, and colour= is one of blue, red, yellow or champion."),
    N_ ("<module> holds <name>, <text> and <die>, in this order, followed by <effect> and <ability>.") },
  { "name", TEXT_HINT },
  { "text", TEXT_HINT },
  { "die", N_ ("Write it like <die colour=\"blue\" min=\"2\" max=\"4\"/>, with values from 1 to 6.") },
  { "effect", N_ ("Write it like <effect when=\"move-end\" target=\"adjacent\" action=\"push\" amount=\"1\"/>, where when= is one of fire, hit, bump, move-start, move-end, pushed, damaged, destroyed, lightning, round-start or resolution, and amount= is from 1 to 14.") },
  { "ability", N_ ("Write it like <ability kind=\"shorten-move\" amount=\"2\"/>, where kind= is one of shorten-move, shorten-push, absorb, diagonal-moves, act-as-blue, all-dice, rotate-key, jump, hover, pass-walls or reach.") },
  { "amount", N_ ("Write it like <amount min=\"3\" max=\"4\">1</amount>, with values from 1 to 6.") },
  { NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "name", 64, 100, FALSE },
  { "text", 64, 0, FALSE },
  { NULL },
};

const RoboXmlFormat robo_modules_format = {
  .kind = "modules",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

/* These are attributes of data/schema/modules.rnc; robo-module-reader.c has the other attributes. */
static const RoboAttribute texts_attributes[] = {
  { ROBO_TEXT ("pictogram", RoboCardTexts, pictogram) },
  { ROBO_TEXT ("arena", RoboCardTexts, arena) },
  { ROBO_NUMBER ("copies", RoboCardTexts, copies, 0, 9), .is_optional = TRUE },
  { NULL },
};

/* Adds a card. If two cards have the same id, both are kept, so that an editor shows both until the author changes
 * one of these cards. */
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
                         _ ("Two modules have the id “%s”. Give one of them another id."), card->id);
      robo_problems_set_item (problems, n_problems, index, ROBO_NO_ROW);
    }

  self->cards.n_cards++;
  texts->title = robo_texts_new_from_children (node, "name");
  texts->text = robo_texts_new_from_children (node, "text");
  texts->copies = card->colour == ROBO_CARD_CHAMPION ? 0 : ROBO_DEFAULT_COPIES;
  if (!robo_attributes_read (texts_attributes, node, texts, NULL, problems))
    texts->copies = 0;

  return texts->is_good;
}

/* Warns about content that the engine accepts but that is probably a mistake. Module sets inside another document
 * get no warnings. */
static void
warn (RoboProblems  *problems,
      const xmlNode *node,
      RoboIdle       idle,
      const char    *sentence)
{
  robo_problems_add_at (problems, ROBO_PROBLEM_NO_EFFECT, robo_xml_get_line (node), ROBO_PROBLEM_NOWHERE, ROBO_NO_SIDE,
                        idle,
                        "%s", sentence);
}

static void
check_idle_attribute (const xmlNode *node,
                      const char    *attribute,
                      gboolean       is_used,
                      RoboProblems  *problems)
{
  g_autofree char *sentence = NULL;

  if (is_used || !robo_xml_has (node, attribute))
    return;

  /* Translators: The first %s is an attribute of XML, the second an XML element. */
  sentence = g_strdup_printf (_ ("The attribute “%s” is unknown in this <%s>. Remove it."), attribute, node->name);
  warn (problems, node, ROBO_IDLE_ENTRY, sentence);
}

static void
check_row (const xmlNode *node,
           RoboProblems  *problems)
{
  gboolean         is_ability = robo_xml_is (node, "ability");
  g_autofree char *id = robo_xml_dup_string (node, is_ability ? "kind" : "action");
  RoboAction       action = ROBO_ACTION_DAMAGE;
  RoboAbilityKind  kind = ROBO_ABILITY_HOVER;
  gboolean         has_amount;

  if (is_ability)
    robo_ability_from_id (id, &kind);
  else
    robo_action_from_id (id, &action);
  /* Actions after ROBO_ACTION_LAY_MINE (R14.6) need no warning: read_reach() refuses an amount for an action without
   * one. */
  has_amount = is_ability ? robo_ability_get_numbers (kind)->amount_max > 0
                          : robo_action_has_amount (action) || action > ROBO_ACTION_LAY_MINE;

  check_idle_attribute (node, "amount", has_amount, problems);
  for (const RoboCardNumber *number = robo_card_list_numbers (is_ability); number->attribute != NULL; number++)
    check_idle_attribute (node, number->attribute, number->is_of (is_ability ? kind : action), problems);
  if (!is_ability && !has_amount && robo_xml_get_first (node, "amount") != NULL)
    warn (problems, robo_xml_get_first (node, "amount"), ROBO_IDLE_ENTRY, _ ("This effect can’t have an amount. Remove <amount>."));
}

/* Adds the warnings of a card. Its errors were found when it was read. */
static void
check_card (const xmlNode  *node,
            guint           index,
            const RoboCard *card,
            RoboProblems   *problems)
{
  const xmlNode *die = robo_xml_get_first (node, "die");
  gboolean       is_champion = card->colour == ROBO_CARD_CHAMPION;
  guint          n_problems = robo_problems_get_length (problems);
  guint          row = 0;

  /* Warn about a champion card without an arena, and about any other card with an arena (R11.1). */
  if (is_champion && !robo_xml_has (node, "arena"))
    warn (problems, node, ROBO_IDLE_CHAMPION,
          _ ("A champion card belongs to the titleholder of an arena. Add arena=\"…\"."));
  check_idle_attribute (node, "arena", is_champion, problems);
  check_idle_attribute (node, "copies", !is_champion, problems);
  if (die != NULL && !robo_card_asks_for_die (card) && card->n_abilities > 0)
    warn (problems, die, ROBO_IDLE_DIE, _ ("Nothing on this module needs a die. Remove <die>."));
  if (robo_xml_get_first (node, "name") == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "saw-blade". */
                         _ ("The module “%s” has no name, so its ID is shown. Add <name>."), card->id);
      robo_problems_set_plain (problems, _ ("The card has no name, so its ID is shown. Give it a name."));
    }
  robo_card_review_check (node, card, problems);
  robo_problems_set_item (problems, n_problems, index, ROBO_NO_ROW);

  for (const xmlNode *child = robo_xml_get_first (node, NULL); child != NULL; child = robo_xml_get_next (child, NULL))
    {
      if (!robo_module_is_row (child))
        continue;
      n_problems = robo_problems_get_length (problems);
      check_row (child, problems);
      robo_problems_set_item (problems, n_problems, index, MIN (row, ROBO_NO_ROW));
      row++;
    }
}

/* Adds the warnings of the set and of its cards. */
static void
check_set (const RoboModuleSet *self,
           RoboProblems        *problems)
{
  const xmlNode *root = xmlDocGetRootElement (self->doc);
  const xmlNode *node = robo_xml_get_first (root, "module");

  if (self->id[0] == '\0')
    robo_problems_add (problems, ROBO_PROBLEM_NO_EFFECT, robo_xml_get_line (root),
                       _ ("The set has no id, so no rule set can use it. Add id=\"…\"."));
  if (robo_texts_get (self->name) == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, robo_xml_get_line (root),
                         _ ("The set has no name, so its ID is shown. Add <name>."));
      robo_problems_set_plain (problems, _ ("The set has no name, so its ID is shown. Give it a name."));
    }
  for (guint card = 0; card < self->cards.n_cards; card++)
    {
      check_card (node, card, &self->cards.cards[card], problems);
      node = robo_xml_get_next (node, "module");
    }
}

/* Reads a valid document and takes ownership of it. Every module up to ROBO_MAX_CARDS is read, so that all errors are
 * reported at once. Returns NULL for NULL. */
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
  self->id = robo_xml_dup_string (root, "id");
  if (self->id == NULL)
    self->id = g_strdup ("");
  self->name = robo_texts_new_from_children (root, "name");

  for (const xmlNode *node = robo_xml_get_first (root, "module"); node != NULL; node = robo_xml_get_next (node, "module"))
    {
      if (self->cards.n_cards == ROBO_MAX_CARDS)
        {
          robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                             /* Translators: The number is well above one. */
                             _ ("The set has more than %u modules. Split it in two."), ROBO_MAX_CARDS);
          self->is_complete = FALSE;
          break;
        }
      add_card (self, node, problems);
    }

  return g_steal_pointer (&self);
}

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

/* Reads the valid parts of a file that does not agree with the schema. An effect without its trigger, target or
 * action is left out, because with other words it would be another effect. */
static RoboModuleSet *
salvage_bytes (GBytes       *bytes,
               RoboProblems *problems)
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
  gsize          length;
  const char    *data = g_bytes_get_data (bytes, &length);
  RoboModuleSet *self = read_doc (robo_xml_salvage (data, length, &robo_modules_format, defaults, problems), ignored);

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
    return for_play ? NULL : salvage_bytes (bytes, problems);

  self = read_doc (doc, problems);
  if (self->is_complete)
    self->bytes = g_bytes_ref (bytes);

  return self;
}

/* Loads a set for play. Returns NULL if it has an error. Adds its warnings, too. */
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
  static GMutex      mutex;
  static GHashTable *sets;
  RoboModuleSet     *set;

  /* Keep bundled sets that were loaded, because every scenario needs them and they do not change while the program
   * runs. */
  g_mutex_lock (&mutex);
  if (sets == NULL)
    sets = g_hash_table_new (g_str_hash, g_str_equal);
  set = g_hash_table_lookup (sets, id);
  if (set == NULL)
    {
      g_autofree char *name = g_strconcat (id, ROBO_MODULES_SUFFIX, NULL);
      g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "modules", name, NULL);

      set = robo_module_set_load_file (path, problems);
      if (set != NULL)
        g_hash_table_insert (sets, g_strdup (id), set);
    }
  g_mutex_unlock (&mutex);

  return set != NULL ? robo_module_set_ref (set) : NULL;
}

/* Checks the set by reading its document once more. Problems have lines only if the set is an unchanged file. */
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
