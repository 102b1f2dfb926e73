// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-edit.h"

#include <string.h>

#include "files/xml/robo-paths.h"
#include "files/xml/robo-xml-edit.h"
#include "robo-module-edit.h"
#include "robo-module-private.h"
#include "robo-rule-set-private.h"

#define MAX_COPIES 9

/* Holds one edit: the rules before the edit, and a copy of their document, which the edit changes. */
typedef struct
{
  RoboRuleSet *rules;
  xmlDoc      *doc;
  xmlNode     *root;
} Edit;

static const char *const order[] = { "name", "description", "modules-ref", "copies", "killbot-module", NULL };

/* Changing a copy */

static void
begin_edit (Edit        *edit,
            RoboRuleSet *self)
{
  edit->rules = self;
  edit->doc = xmlCopyDoc (self->doc, 1);
  edit->root = xmlDocGetRootElement (edit->doc);
}

/* Ends an edit. If there was no change, returns the original rules. */
static RoboRuleSet *
end_edit (Edit    *edit,
          gboolean is_change)
{
  if (is_change)
    return robo_rule_set_new_for_doc (edit->doc);

  xmlFreeDoc (edit->doc);

  return robo_rule_set_ref (edit->rules);
}

static xmlNode *
find_line (const xmlNode *root,
           const char    *name,
           const char    *attribute,
           const char    *id)
{
  for (xmlNode *node = robo_xml_get_first (root, name); node != NULL; node = robo_xml_get_next (node, name))
    {
      g_autofree char *its_id = robo_xml_dup_string (node, attribute);

      if (g_strcmp0 (its_id, id) == 0)
        return node;
    }

  return NULL;
}

static xmlNode *
add_line (xmlNode    *root,
          const char *name,
          const char *attribute,
          const char *id)
{
  xmlNode *node = robo_xml_edit_new (root, name);

  robo_xml_edit_set (node, attribute, id);
  robo_xml_edit_insert_ordered (root, node, order);

  return node;
}

/* Texts and options */

RoboRuleSet *
robo_rule_set_new (const char *id,
                   const char *name)
{
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_rules_format, "name", name);
  xmlDoc          *doc = robo_xml_new (&robo_rules_format, "rules");
  xmlNode         *root = xmlDocGetRootElement (doc);

  g_return_val_if_fail (robo_module_id_is_valid (id), NULL);

  robo_xml_edit_set (root, "id", id);
  robo_xml_edit_set_text (root, "name", NULL, fitting, order);
  add_line (root, "modules-ref", "id", "standard");

  return robo_rule_set_new_for_doc (doc);
}

char **
robo_rule_set_dup_languages (const RoboRuleSet *self)
{
  g_autoptr (GHashTable) languages = robo_texts_new_languages ();

  robo_texts_add_languages (self->name, languages);
  robo_texts_add_languages (self->description, languages);

  return robo_texts_sort_languages (languages, TRUE);
}

const char *
robo_rule_set_get_name_in (const RoboRuleSet *self,
                           const char        *language)
{
  return robo_texts_get_in (self->name, language);
}

const char *
robo_rule_set_get_description_in (const RoboRuleSet *self,
                                  const char        *language)
{
  return robo_texts_get_in (self->description, language);
}

RoboRuleSet *
robo_rule_set_with_id (RoboRuleSet *self,
                       const char  *id)
{
  Edit edit;

  g_return_val_if_fail (robo_module_id_is_valid (id), robo_rule_set_ref (self));

  begin_edit (&edit, self);

  return end_edit (&edit, robo_xml_edit_set (edit.root, "id", id));
}

RoboRuleSet *
robo_rule_set_with_text (RoboRuleSet *self,
                         const char  *element,
                         const char  *language,
                         const char  *text)
{
  g_autofree char *fitting = robo_xml_edit_dup_fitting (&robo_rules_format, element, text);
  Edit             edit;

  g_return_val_if_fail (g_str_equal (element, "name") || g_str_equal (element, "description"),
                        robo_rule_set_ref (self));

  begin_edit (&edit, self);

  return end_edit (&edit, robo_xml_edit_set_text (edit.root, element, language, fitting, order));
}

RoboRuleSet *
robo_rule_set_with_option (RoboRuleSet          *self,
                           const RoboRuleOption *option,
                           guint                 value)
{
  RoboRules standard;
  Edit      edit;
  gboolean  is_change;

  g_return_val_if_fail (value >= option->min && value <= option->max, robo_rule_set_ref (self));

  if (robo_rule_option_get (option, &self->rules) == value)
    return robo_rule_set_ref (self);

  robo_rules_init_standard (&standard);
  begin_edit (&edit, self);
  if (robo_rule_option_get (option, &standard) == value)
    is_change = robo_xml_edit_set (edit.root, option->attribute, NULL);
  else if (option->ids[0] != NULL)
    is_change = robo_xml_edit_set (edit.root, option->attribute, option->ids[value]);
  else
    is_change = robo_xml_edit_set_uint (edit.root, option->attribute, value);

  return end_edit (&edit, is_change);
}

/* Module sets */

static char **
dup_line_ids (const RoboRuleSet *self,
              const char        *name)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  const xmlNode *node = robo_xml_get_first (xmlDocGetRootElement (self->doc), name);

  for (; node != NULL; node = robo_xml_get_next (node, name))
    {
      g_autofree char *id = robo_xml_dup_string (node, "id");

      g_strv_builder_add (ids, id);
    }

  return g_strv_builder_end (ids);
}

char **
robo_rule_set_dup_module_sets (const RoboRuleSet *self)
{
  return dup_line_ids (self, "modules-ref");
}

static gboolean
has_card (const RoboRuleSet *self,
          const char        *id)
{
  return self->modules != NULL && robo_cards_find (robo_modules_get_cards (self->modules), id) != ROBO_NO_CARD;
}

/* Removes entries (lines) about cards that `before` has and `after` does not have. */
static void
remove_lost (xmlNode           *root,
             const char        *name,
             const char        *attribute,
             const RoboRuleSet *before,
             const RoboRuleSet *after)
{
  xmlNode *next;

  for (xmlNode *node = robo_xml_get_first (root, name); node != NULL; node = next)
    {
      g_autofree char *id = robo_xml_dup_string (node, attribute);

      next = robo_xml_get_next (node, name);
      if (has_card (before, id) && !has_card (after, id))
        robo_xml_edit_remove (node);
    }
}

RoboRuleSet *
robo_rule_set_with_module_sets (RoboRuleSet       *self,
                                const char *const *ids)
{
  g_auto (GStrv) old = robo_rule_set_dup_module_sets (self);
  g_autoptr (RoboRuleSet) changed = NULL;
  Edit     edit;
  xmlNode *node;

  if (g_strv_equal ((const char *const *)old, ids))
    return robo_rule_set_ref (self);

  begin_edit (&edit, self);
  while ((node = robo_xml_get_first (edit.root, "modules-ref")) != NULL)
    robo_xml_edit_remove (node);
  for (; *ids != NULL; ids++)
    add_line (edit.root, "modules-ref", "id", *ids);
  changed = end_edit (&edit, TRUE);

  begin_edit (&edit, changed);
  remove_lost (edit.root, "copies", "module", self, changed);
  remove_lost (edit.root, "killbot-module", "id", self, changed);

  return end_edit (&edit, TRUE);
}

/* Decks */

gboolean
robo_rule_set_has_own_copies (const RoboRuleSet *self,
                              const char        *id)
{
  return find_line (xmlDocGetRootElement (self->doc), "copies", "module", id) != NULL;
}

RoboRuleSet *
robo_rule_set_with_copies (RoboRuleSet *self,
                           const char  *id,
                           guint        copies)
{
  Edit     edit;
  xmlNode *node;

  g_return_val_if_fail (robo_module_id_is_valid (id) && copies <= MAX_COPIES, robo_rule_set_ref (self));

  begin_edit (&edit, self);
  node = find_line (edit.root, "copies", "module", id);
  if (node == NULL)
    node = add_line (edit.root, "copies", "module", id);

  return end_edit (&edit, robo_xml_edit_set_uint (node, "number", copies));
}

/* KillBots */

gboolean
robo_rule_set_names_killbot_modules (const RoboRuleSet *self)
{
  return robo_xml_get_first (xmlDocGetRootElement (self->doc), "killbot-module") != NULL;
}

RoboRuleSet *
robo_rule_set_with_killbot_modules (RoboRuleSet       *self,
                                    const char *const *ids)
{
  static const char *const all[] = { NULL };
  g_auto (GStrv) old = dup_line_ids (self, "killbot-module");
  Edit     edit;
  xmlNode *node;

  if (ids == NULL)
    ids = all;
  if (g_strv_equal ((const char *const *)old, ids))
    return robo_rule_set_ref (self);

  begin_edit (&edit, self);
  while ((node = robo_xml_get_first (edit.root, "killbot-module")) != NULL)
    robo_xml_edit_remove (node);
  for (; *ids != NULL; ids++)
    add_line (edit.root, "killbot-module", "id", *ids);

  return end_edit (&edit, TRUE);
}

/* Returns rules that list all modules that KillBots have now, except `but_for`. If none would be left, returns the
 * same rules. */
static RoboRuleSet *
with_all_named (RoboRuleSet *self,
                const char  *but_for)
{
  const RoboCards *cards = self->modules != NULL ? robo_modules_get_cards (self->modules) : NULL;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint card = 0; cards != NULL && card < cards->n_cards; card++)
    {
      if (self->is_for_killbots[card] && !g_str_equal (cards->cards[card].id, but_for))
        g_ptr_array_add (ids, (gpointer)cards->cards[card].id);
    }
  if (ids->len == 0)
    return robo_rule_set_ref (self);

  g_ptr_array_add (ids, NULL);

  return robo_rule_set_with_killbot_modules (self, (const char *const *)ids->pdata);
}

RoboRuleSet *
robo_rule_set_with_killbot_module (RoboRuleSet *self,
                                   const char  *id,
                                   gboolean     is_given)
{
  const xmlNode   *first = robo_xml_get_first (xmlDocGetRootElement (self->doc), "killbot-module");
  const RoboCards *cards = robo_rule_set_get_cards (self);
  guint            card = robo_cards_find (cards, id);
  Edit             edit;
  xmlNode         *node;

  if (is_given && (first == NULL || (card != ROBO_NO_CARD && self->is_for_killbots[card])))
    return robo_rule_set_ref (self);
  if (!is_given && first == NULL)
    return with_all_named (self, id);
  if (!is_given && robo_xml_get_next (first, "killbot-module") == NULL)
    return robo_rule_set_ref (self);

  begin_edit (&edit, self);
  if (is_given)
    {
      add_line (edit.root, "killbot-module", "id", id);
      return end_edit (&edit, TRUE);
    }
  node = find_line (edit.root, "killbot-module", "id", id);
  if (node != NULL)
    robo_xml_edit_remove (node);

  return end_edit (&edit, node != NULL);
}

/* Entries of the file, by the `row` of problems */

static xmlNode *
find_row (const xmlNode *root,
          guint          row)
{
  for (xmlNode *node = root->children; node != NULL; node = node->next)
    {
      if (robo_rule_set_is_line (node) && row-- == 0)
        return node;
    }

  return NULL;
}

RoboRuleSet *
robo_rule_set_with_line_id (RoboRuleSet *self,
                            guint        row,
                            const char  *id)
{
  Edit     edit;
  xmlNode *node;

  begin_edit (&edit, self);
  node = find_row (edit.root, row);

  return end_edit (&edit, node != NULL && robo_xml_edit_set (node, "id", id));
}

RoboRuleSet *
robo_rule_set_without_line (RoboRuleSet *self,
                            guint        row)
{
  Edit     edit;
  xmlNode *node;

  begin_edit (&edit, self);
  node = find_row (edit.root, row);
  if (node != NULL)
    robo_xml_edit_remove (node);

  return end_edit (&edit, node != NULL);
}
