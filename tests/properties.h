// SPDX-License-Identifier: GPL-3.0-or-later
// Reads properties of objects, so that no function exists only for tests.
#pragma once

#include <glib-object.h>

static inline gboolean
property_boolean (gpointer    object,
                  const char *name)
{
  gboolean value;

  g_object_get (object, name, &value, NULL);

  return value;
}

static inline guint
property_uint (gpointer    object,
               const char *name)
{
  guint value;

  g_object_get (object, name, &value, NULL);

  return value;
}

static inline int
property_int (gpointer    object,
              const char *name)
{
  int value;

  g_object_get (object, name, &value, NULL);

  return value;
}

/* Returns a string that is valid to the end of the test, or NULL. */
static inline const char *
property_string (gpointer    object,
                 const char *name)
{
  g_autofree char *value = NULL;

  g_object_get (object, name, &value, NULL);

  return g_intern_string (value);
}

/* Returns the object that the property holds, borrowed, or NULL. */
static inline gpointer
property_object (gpointer    object,
                 const char *name)
{
  g_autoptr (GObject) value = NULL;

  g_object_get (object, name, &value, NULL);

  return value;
}
