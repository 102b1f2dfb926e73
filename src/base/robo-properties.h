// SPDX-License-Identifier: GPL-3.0-or-later
// Implements plain properties of a class from a table, and defines signals without arguments.
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  ROBO_PROPERTY_BOOLEAN,
  ROBO_PROPERTY_UINT,
  ROBO_PROPERTY_INT,
  ROBO_PROPERTY_DOUBLE, /* a number from 0 to 1 */
  ROBO_PROPERTY_STRING,
  ROBO_PROPERTY_OBJECT,
  ROBO_PROPERTY_BOXED,
  ROBO_PROPERTY_POINTER,
} RoboPropertyKind;

/* Describes a property whose value is a member of the instance or the result of a getter. See ROBO_PROPERTY_FIELD()
 * and ROBO_PROPERTY_GETTER(). All properties are readable. Properties with `set` are writable. The function `set`
 * must notify, because no other code does. */
typedef struct
{
  const char      *name; /* name of the property, static */
  RoboPropertyKind kind;
  gsize            offset; /* offset of the member, if there is no `get` */
  gsize            size;   /* size of the member, in bytes */
  GCallback        get;    /* getter, nullable: takes the instance and returns the value, which the instance still
                            * owns */
  GCallback        set;    /* setter, nullable: takes the instance and the new value; checks, stores and notifies */
  GType (*type) (void);    /* type of an object or a boxed value */
  guint min;               /* minimum of a uint; 0 by default */
  guint max;               /* maximum of a uint; 0 stands for G_MAXUINT */
  guint initial;           /* initial value of a boolean or uint: the default that the specification states */
} RoboProperty;

#define ROBO_PROPERTY_FIELD(KIND, NAME, TYPE, MEMBER) \
  .name = NAME, .kind = ROBO_PROPERTY_##KIND,         \
  .offset = G_STRUCT_OFFSET (TYPE, MEMBER), .size = sizeof (((TYPE *)NULL)->MEMBER)

#define ROBO_PROPERTY_GETTER(KIND, NAME, FUNC) .name = NAME, .kind = ROBO_PROPERTY_##KIND, .get = G_CALLBACK (FUNC)

/* Installs the properties of a class and stores their specifications in `specs`. Also sets get_property and
 * set_property of the class. A property has the number of its row, from 1 on; row 0 is unused. The rows must be
 * static. */
void robo_properties_install (GObjectClass       *klass,
                              const RoboProperty *rows,
                              guint               n_rows,
                              GParamSpec        **specs);

/* The following functions create specifications of read-only properties with notifications, for classes with a
 * get_property of their own. Names must be static. */

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

/* Creates a signal without arguments. klass is the class that emits the signal. */
static inline guint
robo_signal_new (const char *name,
                 gpointer    klass)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

G_END_DECLS
