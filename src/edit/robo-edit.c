// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-edit-private.h"

struct _RoboEdit
{
  GObject parent_instance;

  char          *name;
  gpointer       before;
  gpointer       after;
  GDestroyNotify unref_state;
  gboolean       is_done;
  gboolean       is_current;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_IS_DONE,
  PROP_IS_CURRENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEdit, robo_edit, G_TYPE_OBJECT)

static void
robo_edit_finalize (GObject *object)
{
  RoboEdit *self = ROBO_EDIT (object);

  g_free (self->name);
  self->unref_state (self->before);
  self->unref_state (self->after);

  G_OBJECT_CLASS (robo_edit_parent_class)->finalize (object);
}

static void
robo_edit_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RoboEdit *self = ROBO_EDIT (object);

  switch (id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_IS_DONE:
      g_value_set_boolean (value, self->is_done);
      break;

    case PROP_IS_CURRENT:
      g_value_set_boolean (value, self->is_current);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
robo_edit_class_init (RoboEditClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = robo_edit_finalize;
  object_class->get_property = robo_edit_get_property;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_DONE] =
    g_param_spec_boolean ("is-done", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IS_CURRENT] =
    g_param_spec_boolean ("is-current", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
robo_edit_init (RoboEdit *self)
{
  self->is_done = TRUE;
}

RoboEdit *
robo_edit_new (const char    *name,
               gpointer       before,
               gpointer       after,
               GDestroyNotify unref_state)
{
  RoboEdit *self = g_object_new (ROBO_TYPE_EDIT, NULL);

  self->name = g_strdup (name);
  self->before = before;
  self->after = after;
  self->unref_state = unref_state;

  return self;
}

const char *
robo_edit_get_name (RoboEdit *self)
{
  g_return_val_if_fail (ROBO_IS_EDIT (self), NULL);

  return self->name;
}

gboolean
robo_edit_get_is_done (RoboEdit *self)
{
  g_return_val_if_fail (ROBO_IS_EDIT (self), FALSE);

  return self->is_done;
}

gboolean
robo_edit_get_is_current (RoboEdit *self)
{
  g_return_val_if_fail (ROBO_IS_EDIT (self), FALSE);

  return self->is_current;
}

gpointer
robo_edit_get_before (RoboEdit *self)
{
  return self->before;
}

gpointer
robo_edit_get_after (RoboEdit *self)
{
  return self->after;
}

void
robo_edit_take_after (RoboEdit *self,
                      gpointer  after)
{
  self->unref_state (self->after);
  self->after = after;
}

void
robo_edit_set_status (RoboEdit *self,
                      gboolean  is_done,
                      gboolean  is_current)
{
  if (self->is_done != is_done)
    {
      self->is_done = is_done;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_DONE]);
    }
  if (self->is_current != is_current)
    {
      self->is_current = is_current;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_CURRENT]);
    }
}
