// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the names of enumerators in files.
#include "robo-ids.h"

guint
robo_ids_find (const char *const *ids,
               gsize              row_size,
               guint              n_ids,
               const char        *id)
{
  for (guint i = 0; id != NULL && i < n_ids; i++)
    {
      const char *const *at = (const char *const *)((const char *)ids + i * row_size);

      if (g_strcmp0 (*at, id) == 0)
        return i;
    }

  return n_ids;
}
