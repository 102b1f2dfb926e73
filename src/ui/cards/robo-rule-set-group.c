// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-group.h"

#include "base/robo-properties.h"

typedef struct
{
  RoboRuleSetDocument *document;
  GSignalGroup        *document_signals;
  gboolean             is_showing; /* the program sets the values of the controls, not the user */
} RoboRuleSetGroupPrivate;

enum
{
  PROP_0,
  PROP_DOCUMENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RoboRuleSetGroup, robo_rule_set_group, ADW_TYPE_PREFERENCES_GROUP)

static void
robo_rule_set_group_dispose (GObject *object)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (ROBO_RULE_SET_GROUP (object));

  g_clear_object (&priv->document_signals);
  g_clear_object (&priv->document);

  G_OBJECT_CLASS (robo_rule_set_group_parent_class)->dispose (object);
}

static RoboRuleSetDocument *
get_document (RoboRuleSetGroup *self)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  return priv->document;
}

static void
set_document (RoboRuleSetGroup    *self,
              RoboRuleSetDocument *document)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  if (!g_set_object (&priv->document, document))
    return;

  g_signal_group_set_target (priv->document_signals, document);
  robo_rule_set_group_show (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_GETTER (OBJECT, "document", get_document), .type = robo_rule_set_document_get_type, .set = G_CALLBACK (set_document) },
};

static void
robo_rule_set_group_class_init (RoboRuleSetGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_rule_set_group_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);
}

static void
robo_rule_set_group_init (RoboRuleSetGroup *self)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  priv->document_signals = g_signal_group_new (ROBO_TYPE_RULE_SET_DOCUMENT);
  g_signal_group_connect_swapped (priv->document_signals, "changed", G_CALLBACK (robo_rule_set_group_show), self);
}

RoboRuleSet *
robo_rule_set_group_get_set (RoboRuleSetGroup *self)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  g_return_val_if_fail (ROBO_IS_RULE_SET_GROUP (self), NULL);

  return priv->document != NULL ? robo_rule_set_document_get_set (priv->document) : NULL;
}

void
robo_rule_set_group_show (RoboRuleSetGroup *self)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  g_return_if_fail (ROBO_IS_RULE_SET_GROUP (self));

  if (robo_rule_set_group_get_set (self) == NULL)
    return;

  priv->is_showing = TRUE;
  ROBO_RULE_SET_GROUP_GET_CLASS (self)->show (self);
  priv->is_showing = FALSE;
}

gboolean
robo_rule_set_group_can_edit (RoboRuleSetGroup *self)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  g_return_val_if_fail (ROBO_IS_RULE_SET_GROUP (self), FALSE);

  return !priv->is_showing && robo_rule_set_group_get_set (self) != NULL;
}

void
robo_rule_set_group_change (RoboRuleSetGroup *self,
                            const char       *name,
                            const char       *key,
                            RoboRuleSet      *set)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (self);

  g_return_if_fail (ROBO_IS_RULE_SET_GROUP (self));

  robo_set_document_change (ROBO_SET_DOCUMENT (priv->document), name, key, set);
}
