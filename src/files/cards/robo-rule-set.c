// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set.h"

#include "files/xml/robo-xml-edit.h"
#include "robo-rule-set-private.h"

RoboRuleSet *
robo_rule_set_ref (RoboRuleSet *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
robo_rule_set_unref (RoboRuleSet *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_free (self->id);
  robo_texts_free (self->name);
  robo_texts_free (self->description);
  robo_modules_unref (self->modules);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  xmlFreeDoc (self->doc);
  g_free (self);
}

/* Lookup */

const RoboCards *
robo_rule_set_get_cards (const RoboRuleSet *self)
{
  static const RoboCards none;

  return self->modules != NULL ? robo_modules_get_cards (self->modules) : &none;
}

const char *
robo_rule_set_get_id (const RoboRuleSet *self)
{
  return self->id;
}

const char *
robo_rule_set_get_name (const RoboRuleSet *self)
{
  const char *name = robo_texts_get (self->name);

  return name != NULL ? name : self->id;
}

const char *
robo_rule_set_get_description (const RoboRuleSet *self)
{
  const char *description = robo_texts_get (self->description);

  return description != NULL ? description : "";
}

const RoboRules *
robo_rule_set_get_rules (const RoboRuleSet *self)
{
  return &self->rules;
}

RoboModules *
robo_rule_set_get_modules (const RoboRuleSet *self)
{
  return self->modules;
}

gboolean
robo_rule_set_is_for_killbots (const RoboRuleSet *self,
                               guint              card)
{
  g_return_val_if_fail (card < robo_rule_set_get_cards (self)->n_cards, FALSE);

  return self->is_for_killbots[card];
}

/* Writing */

GBytes *
robo_rule_set_to_bytes (const RoboRuleSet *self)
{
  return self->bytes != NULL ? g_bytes_ref (self->bytes) : robo_xml_edit_to_bytes (self->doc);
}

gboolean
robo_rule_set_equal (const RoboRuleSet *self,
                     const RoboRuleSet *other)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) other_bytes = NULL;

  if (self == other)
    return TRUE;

  bytes = robo_rule_set_to_bytes (self);
  other_bytes = robo_rule_set_to_bytes (other);

  return g_bytes_equal (bytes, other_bytes);
}
