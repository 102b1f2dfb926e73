// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes of an element as members of a struct: one row each, from which files are read and written.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

/**
 * RoboAttributeKind:
 * @ROBO_ATTRIBUTE_NUMBER: a whole number, in an unsigned member
 * @ROBO_ATTRIBUTE_WORD: one of a few words, in an unsigned member or an enum that counts from 0
 * @ROBO_ATTRIBUTE_TEXT: anything, in a char * that the struct owns; %NULL is not written
 */
typedef enum
{
  ROBO_ATTRIBUTE_NUMBER,
  ROBO_ATTRIBUTE_WORD,
  ROBO_ATTRIBUTE_TEXT,
} RoboAttributeKind;

/**
 * RoboAttribute:
 * @name: as files write it; %NULL in the row after the last
 * @kind: of what kind its value is
 * @offset: of the member that holds it
 * @size: of the member, in bytes
 * @min: of a number: the least that files may say
 * @max: of a number: the greatest that files may say; of a word: how many words there are, less one
 * @base: of a number: what files say where the member is 0, as seats count from 1 there
 * @get_word: of a word: which one stands for a value; %NULL where none does
 * @is_optional: whether it is left out where the member is @usual, and the member untouched where it is left out
 * @usual: see @is_optional
 *
 * One row. See ROBO_NUMBER(), ROBO_WORD(), ROBO_TEXT().
 */
typedef struct
{
  const char       *name;
  RoboAttributeKind kind;
  gsize             offset;
  gsize             size;
  guint64           min;
  guint64           max;
  guint             base;
  RoboXmlWordFunc   get_word;
  gboolean          is_optional;
  guint             usual;
} RoboAttribute;

#define ROBO_ATTRIBUTE_MEMBER(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .size = sizeof (((type *)NULL)->member)

#define ROBO_NUMBER(attribute, type, member, least, greatest) \
  .name = attribute, .kind = ROBO_ATTRIBUTE_NUMBER, ROBO_ATTRIBUTE_MEMBER (type, member), .min = least, .max = greatest

#define ROBO_WORD(attribute, type, member, func, n) \
  .name = attribute, .kind = ROBO_ATTRIBUTE_WORD, ROBO_ATTRIBUTE_MEMBER (type, member), .get_word = func, .max = n - 1

#define ROBO_TEXT(attribute, type, member) \
  .name = attribute, .kind = ROBO_ATTRIBUTE_TEXT, ROBO_ATTRIBUTE_MEMBER (type, member)

/**
 * robo_attributes_read:
 * @attributes: (array): rows
 * @node: an element
 * @values: (inout): the struct of the rows
 * @problems: where to add an error
 *
 * Reads until an attribute is missing or makes no sense.
 *
 * Returns: whether all are there, in their ranges
 */
gboolean
robo_attributes_read (const RoboAttribute *attributes,
                      const xmlNode       *node,
                      gpointer             values,
                      RoboProblems        *problems);

/**
 * robo_attributes_write:
 * @attributes: (array): rows
 * @node: an element
 * @values: the struct of the rows
 */
void robo_attributes_write (const RoboAttribute *attributes,
                            xmlNode             *node,
                            gconstpointer        values);

G_END_DECLS
