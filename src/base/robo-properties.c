// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-properties.h"

static G_DEFINE_QUARK (robo_property_row, row)

  /* Reads a member, which may be narrower than a guint, as in the structs of the engine. */
  static guint
  read_uint (const void *member,
             gsize       size)
{
  switch (size)
    {
    case sizeof (guint8):
      return *(const guint8 *)member;

    case sizeof (guint16):
      return *(const guint16 *)member;

    default:
      g_assert (size == sizeof (guint));
      return *(const guint *)member;
    }
}

static void
take_value (GValue          *value,
            RoboPropertyKind kind,
            gpointer         taken)
{
  if (kind == ROBO_PROPERTY_STRING)
    g_value_take_string (value, taken);
  else if (kind == ROBO_PROPERTY_OBJECT)
    g_value_take_object (value, taken);
  else
    g_value_take_boxed (value, taken);
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *spec)
{
  const RoboProperty *row = g_param_spec_get_qdata (spec, row_quark ());
  gconstpointer       member = (const guint8 *)object + row->offset;

  if (row->dup != NULL)
    {
      take_value (value, row->kind, ((gpointer (*) (gpointer))row->dup) (object));
      return;
    }

  switch (row->kind)
    {
    case ROBO_PROPERTY_BOOLEAN:
      g_value_set_boolean (value, row->get != NULL ? ((gboolean (*) (gpointer))row->get) (object)
                                                   : (gboolean)read_uint (member, row->size));
      break;

    case ROBO_PROPERTY_UINT:
      g_value_set_uint (value, row->get != NULL ? ((guint (*) (gpointer))row->get) (object)
                                                : read_uint (member, row->size));
      break;

    case ROBO_PROPERTY_INT:
      g_value_set_int (value, row->get != NULL ? ((int (*) (gpointer))row->get) (object) : *(const int *)member);
      break;

    case ROBO_PROPERTY_ENUM:
      g_value_set_enum (value, row->get != NULL ? ((int (*) (gpointer))row->get) (object) : *(const int *)member);
      break;

    case ROBO_PROPERTY_DOUBLE:
      g_value_set_double (value, row->get != NULL ? ((double (*) (gpointer))row->get) (object)
                                                  : *(const double *)member);
      break;

    case ROBO_PROPERTY_STRING:
      g_value_set_string (value, row->get != NULL ? ((const char *(*)(gpointer))row->get) (object)
                                                  : *(const char *const *)member);
      break;

    case ROBO_PROPERTY_OBJECT:
      g_value_set_object (value, row->get != NULL ? ((gpointer (*) (gpointer))row->get) (object)
                                                  : *(const gpointer *)member);
      break;

    case ROBO_PROPERTY_BOXED:
      g_value_set_boxed (value, row->get != NULL ? ((gconstpointer (*) (gpointer))row->get) (object)
                                                 : *(const gconstpointer *)member);
      break;

    case ROBO_PROPERTY_POINTER:
      g_value_set_pointer (value, row->get != NULL ? ((gpointer (*) (gpointer))row->get) (object)
                                                   : *(const gpointer *)member);
      break;
    }
}

static void
call_setter (GObject            *object,
             const RoboProperty *row,
             const GValue       *value)
{
  switch (row->kind)
    {
    case ROBO_PROPERTY_BOOLEAN:
      ((void (*) (gpointer, gboolean))row->set) (object, g_value_get_boolean (value));
      break;

    case ROBO_PROPERTY_UINT:
      ((void (*) (gpointer, guint))row->set) (object, g_value_get_uint (value));
      break;

    case ROBO_PROPERTY_INT:
      ((void (*) (gpointer, int))row->set) (object, g_value_get_int (value));
      break;

    case ROBO_PROPERTY_ENUM:
      ((void (*) (gpointer, int))row->set) (object, g_value_get_enum (value));
      break;

    case ROBO_PROPERTY_DOUBLE:
      ((void (*) (gpointer, double))row->set) (object, g_value_get_double (value));
      break;

    case ROBO_PROPERTY_STRING:
      ((void (*) (gpointer, const char *))row->set) (object, g_value_get_string (value));
      break;

    case ROBO_PROPERTY_OBJECT:
      ((void (*) (gpointer, gpointer))row->set) (object, g_value_get_object (value));
      break;

    case ROBO_PROPERTY_BOXED:
      ((void (*) (gpointer, gconstpointer))row->set) (object, g_value_get_boxed (value));
      break;

    case ROBO_PROPERTY_POINTER:
      ((void (*) (gpointer, gpointer))row->set) (object, g_value_get_pointer (value));
      break;
    }
}

static gboolean
store_number (guint *member,
              guint  number)
{
  gboolean is_other = *member != number;

  *member = number;

  return is_other;
}

static gboolean
store_string (char      **member,
              const char *text)
{
  if (g_strcmp0 (*member, text) == 0)
    return FALSE;

  g_free (*member);
  *member = g_strdup (text);

  return TRUE;
}

static void
store_boxed (gpointer     *member,
             const GValue *value)
{
  if (*member != NULL)
    g_boxed_free (G_VALUE_TYPE (value), *member);
  *member = g_value_dup_boxed (value);
}

/* Stores the value in the member. Returns FALSE if the member had this value before. A boxed value always counts as
 * another value, because boxed values can't be compared. */
static gboolean
store_value (gpointer            member,
             const RoboProperty *row,
             const GValue       *value)
{
  switch (row->kind)
    {
    case ROBO_PROPERTY_BOOLEAN:
      return store_number (member, (guint)g_value_get_boolean (value));

    case ROBO_PROPERTY_UINT:
      return store_number (member, g_value_get_uint (value));

    case ROBO_PROPERTY_INT:
      return store_number (member, (guint)g_value_get_int (value));

    case ROBO_PROPERTY_STRING:
      return store_string (member, g_value_get_string (value));

    case ROBO_PROPERTY_OBJECT:
      return g_set_object ((GObject **)member, g_value_get_object (value));

    case ROBO_PROPERTY_BOXED:
      store_boxed (member, value);
      return TRUE;

    case ROBO_PROPERTY_DOUBLE:
    case ROBO_PROPERTY_ENUM:
    case ROBO_PROPERTY_POINTER:
      break;
    }

  g_return_val_if_reached (FALSE);
}

static void
set_property (GObject      *object,
              guint         id,
              const GValue *value,
              GParamSpec   *spec)
{
  const RoboProperty *row = g_param_spec_get_qdata (spec, row_quark ());

  if (row->set != NULL)
    {
      call_setter (object, row, value);
      return;
    }

  if (!store_value ((guint8 *)object + row->offset, row, value))
    return;

  if (row->changed != NULL)
    ((void (*) (gpointer))row->changed) (object);
  if (spec->flags & G_PARAM_EXPLICIT_NOTIFY)
    g_object_notify_by_pspec (object, spec);
}

static GParamFlags
get_flags (const RoboProperty *row)
{
  GParamFlags flags = G_PARAM_STATIC_STRINGS;

  if (row->size > 0 || row->get != NULL || row->dup != NULL)
    flags |= G_PARAM_READABLE;
  if (row->set != NULL || row->is_stored || row->is_construct_only)
    flags |= G_PARAM_WRITABLE;
  if (row->is_construct_only)
    flags |= G_PARAM_CONSTRUCT_ONLY;
  else if (!row->always_notifies)
    flags |= G_PARAM_EXPLICIT_NOTIFY;

  return flags;
}

static GParamSpec *
new_spec (const RoboProperty *row)
{
  GParamFlags flags = get_flags (row);
  gboolean    has_range = row->min != 0 || row->max != 0;

  switch (row->kind)
    {
    case ROBO_PROPERTY_BOOLEAN:
      return g_param_spec_boolean (row->name, NULL, NULL, row->initial != 0, flags);

    case ROBO_PROPERTY_UINT:
      return g_param_spec_uint (row->name, NULL, NULL, (guint)row->min, row->max == 0 ? G_MAXUINT : (guint)row->max,
                                (guint)MAX (row->initial, row->min), flags);

    case ROBO_PROPERTY_INT:
      return g_param_spec_int (row->name, NULL, NULL, has_range ? (int)row->min : G_MININT,
                               has_range ? (int)row->max : G_MAXINT, (int)row->initial, flags);

    case ROBO_PROPERTY_ENUM:
      return g_param_spec_enum (row->name, NULL, NULL, row->type (), (int)row->initial, flags);

    case ROBO_PROPERTY_DOUBLE:
      return g_param_spec_double (row->name, NULL, NULL, row->min, has_range ? row->max : 1,
                                  MAX (row->initial, row->min), flags);

    case ROBO_PROPERTY_STRING:
      return g_param_spec_string (row->name, NULL, NULL, row->initial_text, flags);

    case ROBO_PROPERTY_OBJECT:
      return g_param_spec_object (row->name, NULL, NULL, row->type (), flags);

    case ROBO_PROPERTY_BOXED:
      return g_param_spec_boxed (row->name, NULL, NULL, row->type (), flags);

    case ROBO_PROPERTY_POINTER:
      return g_param_spec_pointer (row->name, NULL, NULL, flags);
    }

  g_return_val_if_reached (NULL);
}

void
robo_properties_install (GObjectClass       *klass,
                         const RoboProperty *rows,
                         guint               n_rows,
                         GParamSpec        **specs)
{
  g_return_if_fail (G_IS_OBJECT_CLASS (klass));
  g_return_if_fail (rows != NULL && specs != NULL && n_rows > 1);

  klass->get_property = get_property;
  klass->set_property = set_property;
  for (guint i = 1; i < n_rows; i++)
    {
      g_assert (!rows[i].is_stored || rows[i].size >= sizeof (guint));
      specs[i] = new_spec (&rows[i]);
      g_param_spec_set_qdata (specs[i], row_quark (), (gpointer)&rows[i]);
    }
  g_object_class_install_properties (klass, n_rows, specs);
}
