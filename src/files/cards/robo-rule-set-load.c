// SPDX-License-Identifier: GPL-3.0-or-later
// Loads rules from a file: completely for play, as far as possible for editors.
#include "config.h"

#include <glib/gi18n-lib.h>

#include "engine/robo-killbot.h"
#include "files/xml/robo-paths.h"
#include "files/xml/robo-xml-salvage.h"
#include "robo-card-problems.h"
#include "robo-module-private.h"
#include "robo-rule-options.h"
#include "robo-rule-set-private.h"

static const RoboXmlHint hints[] = {
  { "rules",
    N_ ("Write it like <rules id=\"mine\" vp-goal=\"5\" damage-limit=\"3\" vp-tokens-max=\"3\" modules=\"on\" starting-numbers=\"dice-sum\" barrier-when-blocked=\"none\" killbot-vp=\"steal\" bump=\"once\" squad-goal=\"per-killbot\">. You can leave out everything but id. Numbers go from 1 to 9, but vp-goal starts at 3."),
    N_ ("<rules> holds <name> and <description>, followed by <modules-ref>, <copies> and <killbot-module>.") },
  { "name", N_ ("It holds only text and can specify a language, like xml:lang=\"pt-BR\".") },
  { "description", N_ ("It holds only text and can specify a language, like xml:lang=\"pt-BR\".") },
  { "modules-ref", N_ ("Write it like <modules-ref id=\"standard\"/>.") },
  { "copies", N_ ("Write it like <copies module=\"saw-blade\" number=\"1\"/>, with a number from 0 to 9.") },
  { "killbot-module", N_ ("Write it like <killbot-module id=\"shield\"/>.") },
  { NULL },
};

/* Counts and lengths have these limits; doc/formats.md gives the reasons. */
static const RoboXmlLimit limits[] = {
  { "name", 64, 100, FALSE },
  { "description", 64, 0, FALSE },
  { NULL },
};

const RoboXmlFormat robo_rules_format = {
  .kind = "rules",
  .version = 1,
  .max_size = ROBO_XML_MAX_SIZE,
  .hints = hints,
  .limits = limits,
};

/* Module sets */

/* Loads a bundled set. If no bundled set has this name, loads a set of the user. The errors of the set become one
 * problem. */
static RoboModuleSet *
load_named_set (const xmlNode *node,
                RoboProblems  *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, "id");
  g_autofree char *name = g_strconcat (id, ROBO_MODULES_SUFFIX, NULL);
  g_autofree char *bundled = g_build_filename (robo_paths_get_data_dir (), "modules", name, NULL);
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "robodrome", "modules", name, NULL);
  const gboolean   is_bundled = g_file_test (bundled, G_FILE_TEST_EXISTS);
  const char      *path = is_bundled ? bundled : own;
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr (RoboProblems) its_problems = robo_problems_new (shown);
  g_autoptr (RoboModuleSet) set = NULL;
  g_autoptr (GError) error = NULL;

  if (!is_bundled && !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULES_SET_MISSING, robo_xml_get_line (node),
                         /* Translators: The first %s is the id of a module set, the second a file. */
                         _ ("The module set “%s” doesn’t exist. Name another, or create the file %s."), id, shown);
      /* Translators: %s is the id of a module set. */
      robo_problems_set_plain (problems, _ ("The module set “%s” is missing. Import it, or choose another."), id);
      return NULL;
    }

  set = is_bundled ? robo_module_set_load_bundled (id, its_problems) : robo_module_set_load_file (path, its_problems);
  if (robo_problems_check (its_problems, &error))
    return g_steal_pointer (&set);

  robo_problems_add (problems, ROBO_PROBLEM_RULES_SET_BROKEN, robo_xml_get_line (node),
                     /* Translators: The first %s is the id of a module set, the second whole sentences that say what is
                      * wrong with it. */
                     _ ("The module set “%s” can’t be used. %s"), id, error->message);
  /* Translators: %s is the id of a module set. */
  robo_problems_set_plain (problems, _ ("The module set “%s” has errors. Open it and fix them, or leave it out."), id);
  return NULL;
}

static gboolean
is_embedded_set (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE && node->ns != NULL &&
         robo_xml_is_format ((const char *)node->ns->href, &robo_modules_format);
}

gboolean
robo_rule_set_is_line (const xmlNode *node)
{
  if (is_embedded_set (node))
    return TRUE;

  return robo_xml_is_own (node, node->parent->ns) &&
         (robo_xml_is (node, "modules-ref") || robo_xml_is (node, "copies") || robo_xml_is (node, "killbot-module"));
}

guint
robo_rule_set_get_line (const xmlNode *line)
{
  guint row = 0;

  for (const xmlNode *node = line->parent->children; node != line; node = node->next)
    row += robo_rule_set_is_line (node);

  return MIN (row, ROBO_NO_ROW - 1);
}

/* Reads every set, so that all errors are reported at once. Returns whether all sets could be loaded and merged. */
static gboolean
read_modules (RoboRuleSet   *self,
              const xmlNode *root,
              RoboProblems  *problems)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_module_set_unref);
  gboolean is_good = TRUE;

  for (xmlNode *node = root->children; node != NULL; node = node->next)
    {
      guint          n_problems = robo_problems_get_length (problems);
      RoboModuleSet *set;

      if (robo_xml_is_own (node, root->ns) && robo_xml_is (node, "modules-ref"))
        set = load_named_set (node, problems);
      else if (is_embedded_set (node))
        set = robo_module_set_load_node (node, problems);
      else
        continue;

      robo_problems_set_item (problems, n_problems, ROBO_NO_CARD, robo_rule_set_get_line (node));
      if (set != NULL)
        g_ptr_array_add (sets, set);
      else
        is_good = FALSE;
    }
  if (sets->len == 0)
    return is_good;

  self->modules = robo_modules_new ((RoboModuleSet *const *)sets->pdata, sets->len, problems);
  if (self->modules == NULL)
    return FALSE;

  robo_modules_fill_decks (self->modules, &self->rules);

  return is_good;
}

/* Entries about cards: the number of copies, and the modules of KillBots */

static guint
read_card (const RoboRuleSet *self,
           const xmlNode     *node,
           const char        *attribute,
           RoboProblems      *problems)
{
  g_autofree char *id = robo_xml_dup_string (node, attribute);
  guint            card = robo_cards_find (robo_rule_set_get_cards (self), id);

  if (card == ROBO_NO_CARD)
    robo_problems_add (problems, ROBO_PROBLEM_RULES_CARD_MISSING, robo_xml_get_line (node),
                       /* Translators: %s is the id of a module such as "saw-blade". */
                       _ ("The module “%s” isn’t in any of the module sets. Name another, or add the set it’s in."), id);

  return card;
}

static gboolean
add_twice (const xmlNode  *node,
           const RoboCard *card,
           RoboProblems   *problems)
{
  robo_problems_add (problems, ROBO_PROBLEM_RULES_CARD_TWICE, robo_xml_get_line (node),
                     /* Translators: The first %s is an XML element, the second the id of a module such as
                      * "saw-blade". */
                     _ ("Two <%s> name the module “%s”. Remove one of them."), node->name, card->id);

  return FALSE;
}

static gboolean
read_copies (RoboRuleSet   *self,
             const xmlNode *node,
             gboolean      *is_taken,
             RoboProblems  *problems)
{
  guint   card = read_card (self, node, "module", problems);
  guint64 number;

  if (card == ROBO_NO_CARD || !robo_xml_get_number (node, "number", 0, 9, &number, problems))
    return FALSE;
  if (is_taken[card])
    return add_twice (node, &robo_rule_set_get_cards (self)->cards[card], problems);
  if (robo_rule_set_get_cards (self)->cards[card].colour == ROBO_CARD_CHAMPION && number > 0)
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULES_CHAMPION_COPIES, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "jetpack". */
                         _ ("The module “%s” is a champion card, and champion cards aren’t in any deck. Remove its "
                            "<copies>."),
                         robo_rule_set_get_cards (self)->cards[card].id);
      return FALSE;
    }

  is_taken[card] = TRUE;
  self->rules.copies[card] = (guint8)number;

  return TRUE;
}

/* Warns if fewer than two decks have cards, because players are dealt modules of two colors (R3.3). */
static void
check_decks (const RoboRuleSet *self,
             const xmlNode     *root,
             RoboProblems      *problems)
{
  gboolean has_cards[ROBO_N_DECKS] = { FALSE };
  guint    n_decks = 0;

  for (guint card = 0; card < robo_rule_set_get_cards (self)->n_cards; card++)
    {
      guint colour = robo_rule_set_get_cards (self)->cards[card].colour;

      if (colour >= ROBO_N_DECKS || self->rules.copies[card] == 0)
        continue;
      n_decks += !has_cards[colour];
      has_cards[colour] = TRUE;
    }

  if (self->rules.modules && n_decks < 2)
    robo_problems_add (problems, ROBO_PROBLEM_FEW_DECKS, robo_xml_get_line (root),
                       _ ("Modules are on, but fewer than two decks have any cards, so no one can be dealt modules of two colors. Add a module set or <copies>, or write modules=\"off\"."));
}

/* KillBots */

static gboolean
read_killbot_module (RoboRuleSet   *self,
                     const xmlNode *node,
                     gboolean      *is_taken,
                     RoboProblems  *problems)
{
  guint card = read_card (self, node, "id", problems);

  if (card == ROBO_NO_CARD)
    return FALSE;
  if (is_taken[card])
    return add_twice (node, &robo_rule_set_get_cards (self)->cards[card], problems);
  if (robo_rule_set_get_cards (self)->cards[card].colour == ROBO_CARD_CHAMPION)
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULES_KILLBOT_CARD, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "jetpack". */
                         _ ("A KillBot can have the champion card “%s” only in a championship. Name another module."),
                         robo_rule_set_get_cards (self)->cards[card].id);
      return FALSE;
    }
  if (!robo_card_suits_killbot (&robo_rule_set_get_cards (self)->cards[card]))
    {
      robo_problems_add (problems, ROBO_PROBLEM_RULES_KILLBOT_CARD, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "brake". */
                         _ ("A KillBot can’t have the module “%s”, which only a player can use. Name another."),
                         robo_rule_set_get_cards (self)->cards[card].id);
      return FALSE;
    }

  is_taken[card] = TRUE;
  self->is_for_killbots[card] = TRUE;

  return TRUE;
}

/* Reads all entries about cards with one element name. */
static gboolean
read_lines (RoboRuleSet   *self,
            const xmlNode *root,
            const char    *name,
            gboolean (*read_line) (RoboRuleSet   *self,
                                   const xmlNode *node,
                                   gboolean      *is_taken,
                                   RoboProblems  *problems),
            RoboProblems *problems)
{
  gboolean is_taken[ROBO_MAX_CARDS] = { FALSE };
  gboolean is_good = TRUE;

  for (const xmlNode *node = robo_xml_get_first (root, name); node != NULL; node = robo_xml_get_next (node, name))
    {
      guint n_problems = robo_problems_get_length (problems);

      is_good &= read_line (self, node, is_taken, problems);
      robo_problems_set_item (problems, n_problems, ROBO_NO_CARD, robo_rule_set_get_line (node));
    }

  return is_good;
}

/* Reading rules */

/* Reads rules that may have errors. Sets is_good to whether they have no errors. */
static RoboRuleSet *
read_doc (xmlDoc       *doc,
          gboolean     *is_good,
          RoboProblems *problems)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  const xmlNode   *root = xmlDocGetRootElement (doc);
  RoboRuleSet     *self = g_new0 (RoboRuleSet, 1);
  RoboProblems    *its_problems = problems;
  gboolean         names_killbot_cards = robo_xml_get_first (root, "killbot-module") != NULL;
  const RoboCards *cards;

  g_atomic_ref_count_init (&self->ref_count);
  self->id = robo_xml_dup_string (root, "id");
  self->name = robo_texts_new_from_children (root, "name");
  self->description = robo_texts_new_from_children (root, "description");
  robo_rules_init_standard (&self->rules);
  robo_rules_read_options (root, &self->rules);
  self->doc = doc;
  self->is_complete = TRUE;
  *is_good = read_modules (self, root, problems);
  cards = robo_rule_set_get_cards (self);
  /* If a module set is missing or has errors, do not report errors of entries about cards: they may only follow from
   * that. */
  if (!*is_good)
    its_problems = ignored;
  *is_good &= read_lines (self, root, "copies", read_copies, its_problems);
  *is_good &= read_lines (self, root, "killbot-module", read_killbot_module, its_problems);
  /* Don't give champion cards to KillBots, because only a championship does so (R11.3). */
  for (guint card = 0; !names_killbot_cards && card < cards->n_cards; card++)
    self->is_for_killbots[card] = cards->cards[card].colour != ROBO_CARD_CHAMPION &&
                                  robo_card_suits_killbot (&cards->cards[card]);
  if (!*is_good)
    return self;

  check_decks (self, root, problems);
  if (robo_texts_get (self->name) == NULL)
    {
      robo_problems_add (problems, ROBO_PROBLEM_NO_NAME, robo_xml_get_line (root),
                         _ ("The rules have no name, so their ID is shown. Add <name>."));
      robo_problems_set_plain (problems, _ ("The rules have no name, so their ID is shown. Give them a name."));
    }

  return self;
}

RoboRuleSet *
robo_rule_set_new_for_doc (xmlDoc *doc)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  gboolean is_good;

  return read_doc (doc, &is_good, problems);
}

/* Reads the valid parts of a file that does not agree with the schema. */
static RoboRuleSet *
salvage_bytes (GBytes       *bytes,
               RoboProblems *problems)
{
  static const RoboXmlDefault defaults[] = {
    { "rules", "id", "rules" },
    { NULL },
  };
  gsize        length;
  const char  *data = g_bytes_get_data (bytes, &length);
  xmlDoc      *doc = robo_xml_salvage (data, length, &robo_rules_format, defaults, problems);
  RoboRuleSet *self;

  if (doc == NULL)
    return NULL;

  self = robo_rule_set_new_for_doc (doc);
  self->is_complete = FALSE;

  return self;
}

static RoboRuleSet *
open_bytes (GBytes       *bytes,
            gboolean      for_play,
            RoboProblems *problems)
{
  g_autoptr (RoboRuleSet) self = NULL;
  gboolean is_good;
  xmlDoc  *doc;

  if (bytes == NULL)
    return NULL;

  doc = robo_xml_read_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &robo_rules_format, problems);
  if (doc == NULL)
    return for_play ? NULL : salvage_bytes (bytes, problems);

  self = read_doc (doc, &is_good, problems);
  self->bytes = g_bytes_ref (bytes);

  return for_play && !is_good ? NULL : g_steal_pointer (&self);
}

RoboRuleSet *
robo_rule_set_load_file (const char   *path,
                         RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, robo_rules_format.max_size, problems);

  return open_bytes (bytes, TRUE, problems);
}

RoboRuleSet *
robo_rule_set_load_memory (const char   *data,
                           gsize         length,
                           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);

  return open_bytes (bytes, TRUE, problems);
}

RoboRuleSet *
robo_rule_set_open_file (const char   *path,
                         RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = robo_xml_load_file (path, robo_rules_format.max_size, problems);

  return open_bytes (bytes, FALSE, problems);
}

RoboRuleSet *
robo_rule_set_open_memory (const char   *data,
                           gsize         length,
                           RoboProblems *problems)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);

  return open_bytes (bytes, FALSE, problems);
}

/* Checks the rules by reading their document once more. Problems have lines only if the rules are an unchanged
 * file. */
void
robo_rule_set_check (const RoboRuleSet *self,
                     RoboProblems      *problems)
{
  guint    n_problems = robo_problems_get_length (problems);
  gboolean is_good;

  robo_rule_set_unref (read_doc (xmlCopyDoc (self->doc, 1), &is_good, problems));
  for (guint i = n_problems; self->bytes == NULL && i < robo_problems_get_length (problems); i++)
    robo_problems_set_line (problems, i, 0);
}

RoboRuleSet *
robo_rule_set_load_bundled (const char   *id,
                            RoboProblems *problems)
{
  /* "online" is the old name of the standard rules, which scripts and settings may still use. */
  const char        *known_id = g_str_equal (id, "online") ? "standard" : id;
  static GMutex      mutex;
  static GHashTable *sets;
  RoboRuleSet       *set;

  /* Keep bundled rules that were loaded, because pages need them often and they do not change while the program
   * runs. */
  g_mutex_lock (&mutex);
  if (sets == NULL)
    sets = g_hash_table_new (g_str_hash, g_str_equal);
  set = g_hash_table_lookup (sets, known_id);
  if (set == NULL)
    {
      g_autofree char *name = g_strconcat (known_id, ROBO_RULES_SUFFIX, NULL);
      g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "rules", name, NULL);

      set = robo_rule_set_load_file (path, problems);
      if (set != NULL)
        g_hash_table_insert (sets, g_strdup (known_id), set);
    }
  g_mutex_unlock (&mutex);

  return set != NULL ? robo_rule_set_ref (set) : NULL;
}

gboolean
robo_rule_set_is_complete (const RoboRuleSet *self)
{
  return self->is_complete;
}
