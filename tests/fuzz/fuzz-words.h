// SPDX-License-Identifier: GPL-3.0-or-later
// Collects the words of the program's formats from their schemas, and unusual ones.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  GPtrArray  *elements;      /* names of elements */
  GPtrArray  *attributes;    /* names of attributes */
  GPtrArray  *values;        /* valid and invalid values of attributes */
  GHashTable *of_attributes; /* GPtrArray of values by the name of the attribute */
} FuzzWords;

/* Collects the words of some schemas, and unusual values. `schemas` lists the names of the schemas, separated by
 * blanks; NULL stands for only the unusual values. */
FuzzWords *fuzz_words_new (const char *schemas) G_GNUC_WARN_UNUSED_RESULT;
void       fuzz_words_free (FuzzWords *self);

/* Returns mostly a value that the attribute may have, and sometimes any value. The attribute may be NULL. */
const char *fuzz_words_pick_value (const FuzzWords *self,
                                   const char      *attribute,
                                   GRand           *rand);

G_END_DECLS
