// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-module-set.h"

#include <glib/gi18n-lib.h>

#include "robo-module-private.h"
#include "robo-paths.h"
#include "robo-texts.h"

/* What people read of a card. */
typedef struct
{
  RoboTexts *title;
  RoboTexts *text;
  char      *arena;
  guint      copies;
} CardTexts;

/* The document stays, so that a match can hold it as it was written. Nothing writes to it after loading. */
struct _RoboModuleSet
{
  gatomicrefcount ref_count;
  xmlDoc         *doc;
  char           *id;
  RoboTexts      *name;
  RoboCards       cards;
  CardTexts       texts[ROBO_MAX_CARDS];
};

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

static gboolean
add_card (RoboModuleSet *self,
          const xmlNode *node,
          RoboProblems  *problems)
{
  guint      index = self->cards.n_cards;
  CardTexts *texts = &self->texts[index];
  RoboCard   card;

  if (index == ROBO_MAX_CARDS)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %u is well above one. */
                         _ ("There are more than %u modules in the set. Make two sets of it."), ROBO_MAX_CARDS);
      return FALSE;
    }
  if (!robo_module_read_card (node, &card, problems))
    return FALSE;
  if (robo_cards_find (&self->cards, card.id) != ROBO_NO_CARD)
    {
      robo_problems_add (problems, ROBO_PROBLEM_MEANING, robo_xml_get_line (node),
                         /* Translators: %s is the id of a module such as "saw-blade". */
                         _ ("There are two modules “%s”. Give one of them another id."), card.id);
      return FALSE;
    }

  self->cards.cards[index] = card;
  self->cards.n_cards++;
  texts->title = robo_texts_new_from_children (node, "name");
  texts->text = robo_texts_new_from_children (node, "text");
  texts->arena = robo_xml_has (node, "arena") ? robo_xml_dup_string (node, "arena") : NULL;
  texts->copies = read_copies (node, &card, problems);

  return TRUE;
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
      robo_module_check_card (node, &self->cards.cards[card], problems);
      node = robo_xml_get_next (node, "module");
    }
}

/* @doc agrees with the schema. Every module is looked at, so that all errors are said at once. */
static RoboModuleSet *
load_doc (xmlDoc       *doc,
          RoboProblems *problems)
{
  g_autoptr (RoboModuleSet) self = NULL;
  const xmlNode *root;
  gboolean       is_good = TRUE;

  if (doc == NULL)
    return NULL;

  root = xmlDocGetRootElement (doc);
  self = g_new0 (RoboModuleSet, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->doc = doc;
  self->id = robo_xml_has (root, "id") ? robo_xml_dup_string (root, "id") : g_strdup ("");
  self->name = robo_texts_new_from_children (root, "name");

  for (const xmlNode *node = robo_xml_get_first (root, "module"); node != NULL; node = robo_xml_get_next (node, "module"))
    is_good &= add_card (self, node, problems);

  return is_good ? g_steal_pointer (&self) : NULL;
}

static RoboModuleSet *
load_whole_doc (xmlDoc       *doc,
                RoboProblems *problems)
{
  RoboModuleSet *self = load_doc (doc, problems);

  if (self != NULL)
    check_set (self, problems);

  return self;
}

RoboModuleSet *
robo_module_set_load_file (const char   *path,
                           RoboProblems *problems)
{
  return load_whole_doc (robo_xml_read_file (path, &robo_modules_format, problems), problems);
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
  return load_whole_doc (robo_xml_read_memory (data, length, &robo_modules_format, problems), problems);
}

RoboModuleSet *
robo_module_set_load_node (struct _xmlNode *node,
                           RoboProblems    *problems)
{
  xmlDoc *doc;

  if (!robo_xml_check_node (node, &robo_modules_format, problems))
    return NULL;

  doc = xmlNewDoc ((const xmlChar *)"1.0");
  xmlDocSetRootElement (doc, xmlDocCopyNode (node, doc, 1));

  return load_doc (doc, problems);
}

RoboModuleSet *
robo_module_set_load_bundled (const char   *id,
                              RoboProblems *problems)
{
  g_autofree char *name = g_strconcat (id, ROBO_MODULES_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), "modules", name, NULL);

  return robo_module_set_load_file (path, problems);
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

struct _xmlNode *
robo_module_set_to_node (const RoboModuleSet *self)
{
  return xmlCopyNode (xmlDocGetRootElement (self->doc), 1);
}
