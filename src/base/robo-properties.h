// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the properties and signals that most classes have, a line each.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* Read-only properties with notifications. Names must be static. */

static inline GParamSpec *
robo_property_boolean (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static inline GParamSpec *
robo_property_uint (const char *name)
{
  return g_param_spec_uint (name, NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static inline GParamSpec *
robo_property_string (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

static inline GParamSpec *
robo_property_object (const char *name,
                      GType       type)
{
  return g_param_spec_object (name, NULL, NULL, type, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
}

/* Creates a signal without arguments. klass is the class that emits it. */
static inline guint
robo_signal_new (const char *name,
                 gpointer    klass)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

G_END_DECLS
