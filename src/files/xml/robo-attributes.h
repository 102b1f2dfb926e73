// SPDX-License-Identifier: GPL-3.0-or-later
// Maps attributes of an element to members of a struct, with one row for each, for reading and writing files.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_ATTRIBUTE_NUMBER, /* a whole number, in an unsigned member */
  ROBO_ATTRIBUTE_WORD,   /* one of a few words, in an unsigned member or an enum that counts from 0 */
  ROBO_ATTRIBUTE_TEXT,   /* any text, in a char * that the struct owns; NULL is not written */
} RoboAttributeKind;

/* One row. See ROBO_NUMBER(), ROBO_WORD(), ROBO_TEXT(). */
typedef struct
{
  const char       *name; /* in files; NULL in the row after the last */
  RoboAttributeKind kind;
  gsize             offset; /* of the member */
  gsize             size;   /* of the member, in bytes */
  guint64           min;    /* of a number in files */
  guint64           max;    /* of a number in files; for words the number of words less one */
  /* for numbers: the number in files if the member is 0, for example seats count from 1 there */
  guint           base;
  RoboXmlWordFunc get_word; /* for words: returns the word of a value, NULL if it has none */
  /* omitted if the member is `usual`; the member is not changed if it is missing */
  gboolean is_optional;
  guint    usual; /* see is_optional */
} RoboAttribute;

#define ROBO_ATTRIBUTE_MEMBER(type, member) \
  .offset = G_STRUCT_OFFSET (type, member), .size = sizeof (((type *)NULL)->member)

#define ROBO_NUMBER(attribute, type, member, least, greatest) \
  .name = attribute, .kind = ROBO_ATTRIBUTE_NUMBER, ROBO_ATTRIBUTE_MEMBER (type, member), .min = least, .max = greatest

#define ROBO_WORD(attribute, type, member, func, n) \
  .name = attribute, .kind = ROBO_ATTRIBUTE_WORD, ROBO_ATTRIBUTE_MEMBER (type, member), .get_word = func, .max = n - 1

#define ROBO_TEXT(attribute, type, member) \
  .name = attribute, .kind = ROBO_ATTRIBUTE_TEXT, ROBO_ATTRIBUTE_MEMBER (type, member)

/* Reads until an attribute is missing or invalid. Returns whether all are there, in their ranges. */
gboolean
robo_attributes_read (const RoboAttribute *attributes,
                      const xmlNode       *node,
                      gpointer             values,
                      RoboProblems        *problems);

void robo_attributes_write (const RoboAttribute *attributes,
                            xmlNode             *node,
                            gconstpointer        values);

G_END_DECLS
