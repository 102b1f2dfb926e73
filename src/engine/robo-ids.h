/* Names of enumerators in files: one table for each enum, looked up both ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * robo_ids_find:
 * @ids: the id of the first row of a table
 * @row_size: how many bytes a row of it has
 * @n_ids: how many rows it has
 * @id: (nullable): what to look for
 *
 * Returns: the index of the row with that id, or @n_ids
 */
guint robo_ids_find (const char *const *ids,
                     gsize              row_size,
                     guint              n_ids,
                     const char        *id);

/**
 * ROBO_DEFINE_IDS:
 * @Type: an enum that counts from 0
 * @type: what its functions begin with, such as robo_dir
 * @table: an array by its values
 * @member: where a row has the id, such as `.id`; nothing if a row is an id
 *
 * Defines robo_dir_get_id() and robo_dir_from_id(); what the latter does not find it does not set.
 */
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
