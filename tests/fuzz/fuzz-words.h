// SPDX-License-Identifier: GPL-3.0-or-later
// The words of our formats, out of their schemas, and others that readers must get over.
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FuzzWords:
 * @elements: (element-type utf8): names of elements
 * @attributes: (element-type utf8): names of attributes
 * @values: (element-type utf8): what attributes may say, and what they may not
 * @of_attributes: (element-type utf8 GPtrArray): likewise, by the name of the attribute
 */
typedef struct
{
  GPtrArray  *elements;
  GPtrArray  *attributes;
  GPtrArray  *values;
  GHashTable *of_attributes;
} FuzzWords;

/**
 * fuzz_words_new:
 * @schemas: (nullable): names of schemas, with blanks between
 *
 * Returns: (transfer full): their words
 */
FuzzWords *fuzz_words_new (const char *schemas) G_GNUC_WARN_UNUSED_RESULT;
void       fuzz_words_free (FuzzWords *self);

/**
 * fuzz_words_pick_value:
 * @self: words
 * @attribute: (nullable): of what
 * @rand: decides
 *
 * Returns: (transfer none): mostly one that the attribute may have, now and then any
 */
const char *fuzz_words_pick_value (const FuzzWords *self,
                                   const char      *attribute,
                                   GRand           *rand);

G_END_DECLS
