// SPDX-License-Identifier: GPL-3.0-or-later
// Names enumerators in files. Each enum has one table, which is looked up both ways.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the index of the row that has the id (which may be NULL), or n_ids if there is none. The first argument
 * points to the id of the first row of a table; each row has row_size bytes. */
guint robo_ids_find (const char *const *ids,
                     gsize              row_size,
                     guint              n_ids,
                     const char        *id);

/* Defines a pair of functions such as robo_dir_get_id() and robo_dir_from_id(). If there is no such id, the second
 * function returns FALSE and leaves `value` unchanged. `Type` is an enum that counts from 0, and `type` is the prefix
 * of the functions, such as robo_dir. `member` is the field of a row that has the id, such as `.id`, or empty if the
 * row itself is an id. */
#define ROBO_DEFINE_IDS(Type, type, table, member)                                             \
  const char *type##_get_id (Type value)                                                       \
  {                                                                                            \
    g_return_val_if_fail ((guint)value < G_N_ELEMENTS (table), NULL);                          \
    return table[value] member;                                                                \
  }                                                                                            \
                                                                                               \
  gboolean type##_from_id (const char *id, Type *value)                                        \
  {                                                                                            \
    guint index = robo_ids_find (&table[0] member, sizeof table[0], G_N_ELEMENTS (table), id); \
                                                                                               \
    if (index == G_N_ELEMENTS (table))                                                         \
      return FALSE;                                                                            \
    *value = (Type)index;                                                                      \
    return TRUE;                                                                               \
  }

G_END_DECLS
