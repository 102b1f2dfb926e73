// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a class that come from a table: values from members and getters, setters, defaults and ranges.
#include "base/robo-properties.h"

#include <gio/gio.h>

#define THING_TYPE (thing_get_type ())
G_DECLARE_FINAL_TYPE (Thing, thing, ROBO, THING, GObject)

typedef enum
{
  PROP_FLAG = 1,
  PROP_NARROW,
  PROP_COUNT,
  PROP_LEVEL,
  PROP_NAME,
  PROP_LOUD_NAME,
  PROP_FRIEND,
  PROP_WORDS,
  N_PROPS,
} Property;

struct _Thing
{
  GObject parent_instance;

  gboolean flag;
  guint8   narrow;
  guint    count;
  int      level;
  char    *name;
  GObject *companion;
  char   **words;
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (Thing, thing, G_TYPE_OBJECT)

static void
thing_finalize (GObject *object)
{
  Thing *self = ROBO_THING (object);

  g_free (self->name);
  g_clear_object (&self->companion);
  g_strfreev (self->words);

  G_OBJECT_CLASS (thing_parent_class)->finalize (object);
}

static const char *
get_loud_name (Thing *self)
{
  return self->name != NULL ? "LOUD" : NULL;
}

static void
set_flag (Thing   *self,
          gboolean flag)
{
  if (self->flag == flag)
    return;

  self->flag = flag;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FLAG]);
}

static void
set_count (Thing *self,
           guint  count)
{
  self->count = count;
}

static void
set_level (Thing *self,
           int    level)
{
  self->level = level;
}

static void
set_name (Thing      *self,
          const char *name)
{
  g_free (self->name);
  self->name = g_strdup (name);
}

static void
set_companion (Thing   *self,
               GObject *companion)
{
  g_set_object (&self->companion, companion);
}

static void
set_words (Thing             *self,
           const char *const *words)
{
  g_strfreev (self->words);
  self->words = g_strdupv ((char **)words);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_FLAG] = { ROBO_PROPERTY_FIELD (BOOLEAN, "flag", Thing, flag), .set = G_CALLBACK (set_flag), .initial = TRUE },
  [PROP_NARROW] = { ROBO_PROPERTY_FIELD (UINT, "narrow", Thing, narrow) },
  [PROP_COUNT] = { ROBO_PROPERTY_FIELD (UINT, "count", Thing, count), .set = G_CALLBACK (set_count), .min = 2,
                   .max = 9 },
  [PROP_LEVEL] = { ROBO_PROPERTY_FIELD (INT, "level", Thing, level), .set = G_CALLBACK (set_level) },
  [PROP_NAME] = { ROBO_PROPERTY_FIELD (STRING, "name", Thing, name), .set = G_CALLBACK (set_name) },
  [PROP_LOUD_NAME] = { ROBO_PROPERTY_GETTER (STRING, "loud-name", get_loud_name) },
  [PROP_FRIEND] = { ROBO_PROPERTY_FIELD (OBJECT, "companion", Thing, companion), .type = g_object_get_type,
                    .set = G_CALLBACK (set_companion) },
  [PROP_WORDS] = { ROBO_PROPERTY_FIELD (BOXED, "words", Thing, words), .type = g_strv_get_type,
                   .set = G_CALLBACK (set_words) },
};

static void
thing_class_init (ThingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = thing_finalize;
  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);
}

static void
thing_init (Thing *self)
{
}

static void
test_values (void)
{
  g_autoptr (GObject) friend = g_object_new (G_TYPE_OBJECT, NULL);
  const char *words[] = { "one", "two", NULL };
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, "flag", TRUE, "count", 7, "level", -3, "name", "Ada", "companion",
                                          friend, "words", words, NULL);
  g_autofree char *name = NULL;
  g_autofree char *loud = NULL;
  g_autoptr (GObject) companion = NULL;
  g_auto (GStrv) read = NULL;
  gboolean flag = FALSE;
  guint    count = 0;
  guint    narrow = 0;
  int      level = 0;

  thing->narrow = 200;
  g_object_get (thing, "flag", &flag, "narrow", &narrow, "count", &count, "level", &level, "name", &name, "loud-name",
                &loud, "companion", &companion, "words", &read, NULL);

  g_assert_true (flag);
  g_assert_cmpuint (narrow, ==, 200);
  g_assert_cmpuint (count, ==, 7);
  g_assert_cmpint (level, ==, -3);
  g_assert_cmpstr (name, ==, "Ada");
  g_assert_cmpstr (loud, ==, "LOUD");
  g_assert_true (companion == friend);
  g_assert_cmpstrv (read, words);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
test_notify (void)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  guint n_notified = 0;

  g_signal_connect_swapped (thing, "notify::flag", G_CALLBACK (count_cb), &n_notified);
  g_object_set (thing, "flag", TRUE, NULL);
  g_object_set (thing, "flag", TRUE, NULL);

  g_assert_cmpuint (n_notified, ==, 1);
}

static void
test_specifications (void)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  GParamSpecUInt *count = G_PARAM_SPEC_UINT (properties[PROP_COUNT]);

  g_assert_cmpuint (count->minimum, ==, 2);
  g_assert_cmpuint (count->maximum, ==, 9);
  g_assert_cmpuint (G_PARAM_SPEC_UINT (properties[PROP_NARROW])->maximum, ==, G_MAXUINT);
  g_assert_true (G_PARAM_SPEC_BOOLEAN (properties[PROP_FLAG])->default_value);
  g_assert_false (properties[PROP_NARROW]->flags & G_PARAM_WRITABLE);
  g_assert_true (properties[PROP_NAME]->flags & G_PARAM_WRITABLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/properties/values/are-those-of-members-and-getters", test_values);
  g_test_add_func ("/base/properties/same-value-twice/notifies-once", test_notify);
  g_test_add_func ("/base/properties/specifications/have-their-ranges-and-access", test_specifications);

  return g_test_run ();
}
