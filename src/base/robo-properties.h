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
  ROBO_PROPERTY_ENUM,
  ROBO_PROPERTY_DOUBLE,
  ROBO_PROPERTY_STRING,
  ROBO_PROPERTY_OBJECT,
  ROBO_PROPERTY_BOXED,
  ROBO_PROPERTY_POINTER,
} RoboPropertyKind;

/* Describes a property whose value is a member of the instance or the result of a getter. See ROBO_PROPERTY_FIELD(),
 * ROBO_PROPERTY_GETTER(), ROBO_PROPERTY_DUP() and ROBO_PROPERTY_SETTER(). A property is readable if it has a member or
 * a getter. It is writable if it has a setter, is stored in its member, or is set at construction. */
typedef struct
{
  const char      *name; /* name of the property, static */
  RoboPropertyKind kind;
  GType (*type) (void); /* type of an enum, an object or a boxed value */

  /* The value is read in a member or with a getter, which takes the instance. */
  gsize     offset; /* offset of the member, if there is one */
  gsize     size;   /* size of the member, in bytes */
  GCallback get;    /* getter, nullable: returns the value, which the instance still owns */
  GCallback dup;    /* getter, nullable: returns a new string, object or boxed value */

  /* A new value is passed to a setter or stored in the member. Only a boolean, uint, int, string, object or boxed value
   * can be stored. */
  GCallback set;               /* setter, nullable: takes the instance and the new value; checks, stores and notifies */
  GCallback changed;           /* function, nullable: takes the instance; called after another value is stored and
                                * before the notification */
  gboolean  is_stored;         /* whether a new value is stored in the member, with a notification if it differs from
                                * the old value */
  gboolean  is_construct_only; /* whether the value is set or stored at construction only */
  gboolean  always_notifies;   /* whether GObject notifies after each write, even one of the same value */

  /* The specification of the property has these numbers and this text. */
  double      min;          /* minimum of a number */
  double      max;          /* maximum of a number; without min and max: all uints, all ints, doubles from 0 to 1 */
  double      initial;      /* default of a boolean, an enum or a number */
  const char *initial_text; /* default of a string, nullable */
} RoboProperty;

#define ROBO_PROPERTY_FIELD(KIND, NAME, TYPE, MEMBER) \
  .name = NAME, .kind = ROBO_PROPERTY_##KIND,         \
  .offset = G_STRUCT_OFFSET (TYPE, MEMBER), .size = sizeof (((TYPE *)NULL)->MEMBER)

#define ROBO_PROPERTY_GETTER(KIND, NAME, FUNC) .name = NAME, .kind = ROBO_PROPERTY_##KIND, .get = G_CALLBACK (FUNC)

#define ROBO_PROPERTY_DUP(KIND, NAME, FUNC) .name = NAME, .kind = ROBO_PROPERTY_##KIND, .dup = G_CALLBACK (FUNC)

#define ROBO_PROPERTY_SETTER(KIND, NAME, FUNC) .name = NAME, .kind = ROBO_PROPERTY_##KIND, .set = G_CALLBACK (FUNC)

/* Installs the properties of a class and stores their specifications in `specs`. Also sets get_property and
 * set_property of the class. A property has the number of its row, from 1 on; row 0 is unused. The rows must be
 * static. */
void robo_properties_install (GObjectClass       *klass,
                              const RoboProperty *rows,
                              guint               n_rows,
                              GParamSpec        **specs);

/* The following functions create specifications of read-only properties, for classes with a get_property of their own.
 * Names must be static. */

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
