// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a class that come from a table: values from members and getters, setters, defaults, ranges and access.
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

#define SHELF_TYPE (shelf_get_type ())
G_DECLARE_FINAL_TYPE (Shelf, shelf, ROBO, SHELF, GObject)

typedef enum
{
  SHELF_PROP_FULL = 1,
  SHELF_PROP_WIDTH,
  SHELF_PROP_DEPTH,
  SHELF_PROP_ZOOM,
  SHELF_PROP_LABEL,
  SHELF_PROP_OWNER,
  SHELF_PROP_BOOKS,
  SHELF_PROP_NOTE,
  SHELF_PROP_SUMMARY,
  SHELF_PROP_SECRET,
  SHELF_PROP_ORDER,
  SHELF_PROP_MAKER,
  N_SHELF_PROPS,
} ShelfProperty;

/* A class whose rows store their values in the members. */
struct _Shelf
{
  GObject parent_instance;

  gboolean           is_full;
  guint              width;
  int                depth;
  double             zoom;
  char              *label;
  GObject           *owner;
  char             **books;
  char              *note;
  guint              secret;
  GSocketClientEvent order;
  GObject           *maker;
  guint              n_changes;
  guint              width_at_change;
};

static GParamSpec *shelf_properties[N_SHELF_PROPS];

G_DEFINE_FINAL_TYPE (Shelf, shelf, G_TYPE_OBJECT)

static void
shelf_finalize (GObject *object)
{
  Shelf *self = ROBO_SHELF (object);

  g_free (self->label);
  g_clear_object (&self->owner);
  g_strfreev (self->books);
  g_free (self->note);
  g_clear_object (&self->maker);

  G_OBJECT_CLASS (shelf_parent_class)->finalize (object);
}

static void
width_changed (Shelf *self)
{
  self->n_changes++;
  self->width_at_change = self->width;
}

static char *
dup_summary (Shelf *self)
{
  return g_strdup_printf ("%u wide", self->width);
}

static void
set_secret (Shelf *self,
            guint  secret)
{
  self->secret = secret;
}

static void
set_order (Shelf             *self,
           GSocketClientEvent order)
{
  self->order = order;
}

static const RoboProperty shelf_rows[N_SHELF_PROPS] = {
  [SHELF_PROP_FULL] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-full", Shelf, is_full), .is_stored = TRUE },
  [SHELF_PROP_WIDTH] = { ROBO_PROPERTY_FIELD (UINT, "width", Shelf, width), .is_stored = TRUE,
                         .changed = G_CALLBACK (width_changed) },
  [SHELF_PROP_DEPTH] = { ROBO_PROPERTY_FIELD (INT, "depth", Shelf, depth), .is_stored = TRUE, .min = -1, .max = 7,
                         .initial = -1 },
  [SHELF_PROP_ZOOM] = { ROBO_PROPERTY_FIELD (DOUBLE, "zoom", Shelf, zoom), .min = 1, .max = 4.5 },
  [SHELF_PROP_LABEL] = { ROBO_PROPERTY_FIELD (STRING, "label", Shelf, label), .is_stored = TRUE,
                         .initial_text = "none" },
  [SHELF_PROP_OWNER] = { ROBO_PROPERTY_FIELD (OBJECT, "owner", Shelf, owner), .is_stored = TRUE,
                         .type = g_object_get_type },
  [SHELF_PROP_BOOKS] = { ROBO_PROPERTY_FIELD (BOXED, "books", Shelf, books), .is_stored = TRUE,
                         .type = g_strv_get_type },
  [SHELF_PROP_NOTE] = { ROBO_PROPERTY_FIELD (STRING, "note", Shelf, note), .is_stored = TRUE, .always_notifies = TRUE },
  [SHELF_PROP_SUMMARY] = { ROBO_PROPERTY_DUP (STRING, "summary", dup_summary) },
  [SHELF_PROP_SECRET] = { ROBO_PROPERTY_SETTER (UINT, "secret", set_secret), .always_notifies = TRUE },
  [SHELF_PROP_ORDER] = { ROBO_PROPERTY_FIELD (ENUM, "order", Shelf, order), .type = g_socket_client_event_get_type,
                         .set = G_CALLBACK (set_order), .initial = G_SOCKET_CLIENT_CONNECTED },
  [SHELF_PROP_MAKER] = { ROBO_PROPERTY_FIELD (OBJECT, "maker", Shelf, maker), .is_construct_only = TRUE,
                         .type = g_object_get_type },
};

static void
shelf_class_init (ShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = shelf_finalize;
  robo_properties_install (G_OBJECT_CLASS (klass), shelf_rows, N_SHELF_PROPS, shelf_properties);
}

static void
shelf_init (Shelf *self)
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

static void
test_stored (void)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) maker = g_object_new (G_TYPE_OBJECT, NULL);
  const char *books[] = { "one", "two", NULL };
  g_autoptr (Shelf) shelf = g_object_new (SHELF_TYPE, "is-full", TRUE, "width", 12, "depth", 5, "label", "A", "owner",
                                          owner, "books", books, "note", "N", "secret", 3, "order",
                                          G_SOCKET_CLIENT_COMPLETE, "maker", maker, NULL);
  g_autofree char   *summary = NULL;
  GSocketClientEvent order = G_SOCKET_CLIENT_RESOLVING;

  g_object_get (shelf, "summary", &summary, "order", &order, NULL);

  g_assert_true (shelf->is_full);
  g_assert_cmpuint (shelf->width, ==, 12);
  g_assert_cmpint (shelf->depth, ==, 5);
  g_assert_cmpstr (shelf->label, ==, "A");
  g_assert_true (shelf->owner == owner);
  g_assert_cmpstrv (shelf->books, books);
  g_assert_cmpstr (shelf->note, ==, "N");
  g_assert_cmpuint (shelf->secret, ==, 3);
  g_assert_true (shelf->maker == maker);
  g_assert_cmpstr (summary, ==, "12 wide");
  g_assert_cmpint (order, ==, G_SOCKET_CLIENT_COMPLETE);
}

static void
test_stored_again (void)
{
  g_autoptr (Shelf) shelf = g_object_new (SHELF_TYPE, "label", "A", "books", (const char *[]){ "one", NULL }, NULL);

  g_object_set (shelf, "label", "B", "books", NULL, NULL);

  g_assert_cmpstr (shelf->label, ==, "B");
  g_assert_null (shelf->books);
}

static void
test_stored_notify (void)
{
  g_autoptr (Shelf) shelf = g_object_new (SHELF_TYPE, NULL);
  guint n_widths = 0;
  guint n_labels = 0;
  guint n_notes = 0;

  g_signal_connect_swapped (shelf, "notify::width", G_CALLBACK (count_cb), &n_widths);
  g_signal_connect_swapped (shelf, "notify::label", G_CALLBACK (count_cb), &n_labels);
  g_signal_connect_swapped (shelf, "notify::note", G_CALLBACK (count_cb), &n_notes);
  for (guint i = 0; i < 2; i++)
    {
      g_object_set (shelf, "width", 12, NULL);
      g_object_set (shelf, "label", "A", NULL);
      g_object_set (shelf, "note", "N", NULL);
    }

  g_assert_cmpuint (n_widths, ==, 1);
  g_assert_cmpuint (shelf->n_changes, ==, 1);
  g_assert_cmpuint (shelf->width_at_change, ==, 12);
  g_assert_cmpuint (n_labels, ==, 1);
  g_assert_cmpuint (n_notes, ==, 2);
}

static GParamFlags
get_access (ShelfProperty property)
{
  return shelf_properties[property]->flags & (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_EXPLICIT_NOTIFY);
}

static void
test_access (void)
{
  g_autoptr (Shelf) shelf = g_object_new (SHELF_TYPE, NULL);

  g_assert_cmpuint (get_access (SHELF_PROP_WIDTH), ==, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY);
  g_assert_cmpuint (get_access (SHELF_PROP_NOTE), ==, G_PARAM_READWRITE);
  g_assert_cmpuint (get_access (SHELF_PROP_SUMMARY), ==, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY);
  g_assert_cmpuint (get_access (SHELF_PROP_SECRET), ==, G_PARAM_WRITABLE);
  g_assert_cmpuint (get_access (SHELF_PROP_MAKER), ==, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY);
}

static void
test_ranges (void)
{
  g_autoptr (Shelf) shelf = g_object_new (SHELF_TYPE, NULL);
  GParamSpecInt    *depth = G_PARAM_SPEC_INT (shelf_properties[SHELF_PROP_DEPTH]);
  GParamSpecDouble *zoom = G_PARAM_SPEC_DOUBLE (shelf_properties[SHELF_PROP_ZOOM]);
  GParamSpecEnum   *order = G_PARAM_SPEC_ENUM (shelf_properties[SHELF_PROP_ORDER]);

  g_assert_cmpint (depth->minimum, ==, -1);
  g_assert_cmpint (depth->maximum, ==, 7);
  g_assert_cmpint (depth->default_value, ==, -1);
  g_assert_cmpfloat (zoom->minimum, ==, 1);
  g_assert_cmpfloat (zoom->maximum, ==, 4.5);
  g_assert_cmpfloat (zoom->default_value, ==, 1);
  g_assert_cmpstr (G_PARAM_SPEC_STRING (shelf_properties[SHELF_PROP_LABEL])->default_value, ==, "none");
  g_assert_cmpint (order->default_value, ==, G_SOCKET_CLIENT_CONNECTED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/base/properties/values/are-those-of-members-and-getters", test_values);
  g_test_add_func ("/base/properties/same-value-twice/notifies-once", test_notify);
  g_test_add_func ("/base/properties/specifications/have-the-ranges-and-access-of-the-table", test_specifications);
  g_test_add_func ("/base/properties/stored-properties/take-values-of-all-kinds", test_stored);
  g_test_add_func ("/base/properties/stored-properties/new-value-replaces-the-previous-value", test_stored_again);
  g_test_add_func ("/base/properties/stored-properties/notify-of-changes-only-unless-they-always-notify",
                   test_stored_notify);
  g_test_add_func ("/base/properties/flags/follow-the-rows-of-the-table", test_access);
  g_test_add_func ("/base/properties/numbers-and-texts/have-the-ranges-and-defaults-of-the-table", test_ranges);

  return g_test_run ();
}
