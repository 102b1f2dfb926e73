// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-group.h"

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

static void
robo_rule_set_group_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (ROBO_RULE_SET_GROUP (object));

  switch (id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, priv->document);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_rule_set_group_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  RoboRuleSetGroupPrivate *priv = robo_rule_set_group_get_instance_private (ROBO_RULE_SET_GROUP (object));

  switch (id)
    {
    case PROP_DOCUMENT:
      if (!g_set_object (&priv->document, g_value_get_object (value)))
        return;
      g_signal_group_set_target (priv->document_signals, priv->document);
      robo_rule_set_group_show (ROBO_RULE_SET_GROUP (object));
      g_object_notify_by_pspec (object, pspec);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_rule_set_group_class_init (RoboRuleSetGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_rule_set_group_dispose;
  object_class->get_property = robo_rule_set_group_get_property;
  object_class->set_property = robo_rule_set_group_set_property;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, ROBO_TYPE_RULE_SET_DOCUMENT,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                     G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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
