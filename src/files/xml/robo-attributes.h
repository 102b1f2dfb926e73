// SPDX-License-Identifier: GPL-3.0-or-later
// Maps attributes of an element to members of a struct, with one row for each attribute, for reading and writing
// files.
#pragma once

#include "robo-xml.h"

G_BEGIN_DECLS

typedef struct _RoboAttribute RoboAttribute;

/* Returns the word for a value in files, or NULL if the value has no word. */
typedef const char *(*RoboWordFunc) (guint value);

/* Converts one kind of values between attributes in files and members of a struct. Other folders of the source add
 * kinds of their own, such as spaces. `context` is the context of robo_attributes_read(). */
typedef struct
{
  /* Reads the attribute. Returns FALSE and adds a problem if the attribute cannot be used. The pointer is NULL if the
   * kind is only written. */
  gboolean (*read) (const RoboAttribute *attribute,
                    const xmlNode       *node,
                    gpointer             values,
                    gconstpointer        context,
                    RoboProblems        *problems);
  /* Returns the value as text for a file, or NULL if the attribute is not written. */
  char *(*dup) (const RoboAttribute *attribute,
                gconstpointer        values,
                gconstpointer        context);
} RoboAttributeKind;

/* Describes one attribute. Macros such as ROBO_NUMBER(), ROBO_WORD(), ROBO_CHOICE(), ROBO_FLAG(), ROBO_BOOLEAN() and
 * ROBO_TEXT() make a row. */
struct _RoboAttribute
{
  const char              *name; /* name in files; NULL in the last row */
  const RoboAttributeKind *kind;
  gsize                    offset; /* offset of the member in the struct */
  gsize                    size;   /* size of the member in bytes */
  guint64                  min;    /* least number in files */
  guint64                  max;    /* greatest number in files; for words the number of words less one */
  /* For numbers, this number in files stands for a member of 0. For example, seats count from 1 in files. */
  guint base;
  /* For words, `words` has the words of the values, with NULL for a value that has none. Otherwise get_word() returns
   * the word. */
  const char *const *words;
  RoboWordFunc       get_word;
  /* For members that are whole numbers: if is_optional is TRUE, the attribute is not written if the member is
   * `usual`. If the attribute is missing in a file, the member stays as it is. */
  gboolean is_optional;
  guint    usual; /* value for which an optional attribute is not written */
};

/* This kind is for a whole number, in an unsigned member. */
extern const RoboAttributeKind robo_number_kind;

/* This kind is for one of a few words, in an unsigned member or an enum that counts from 0. */
extern const RoboAttributeKind robo_word_kind;

/* This kind is for `true` or `false`, in an unsigned member or a gboolean. */
extern const RoboAttributeKind robo_boolean_kind;

/* This kind is for any text, in a char * that the struct owns; NULL is not written. */
extern const RoboAttributeKind robo_text_kind;

#define ROBO_ATTRIBUTE(attribute, its_kind, type, member) \
  .name = attribute, .kind = its_kind, .offset = G_STRUCT_OFFSET (type, member), .size = sizeof (((type *)NULL)->member)

#define ROBO_NUMBER(attribute, type, member, least, greatest) \
  ROBO_ATTRIBUTE (attribute, &robo_number_kind, type, member), .min = least, .max = greatest

/* Makes the row of a number that is only written. */
#define ROBO_COUNT(attribute, type, member) ROBO_ATTRIBUTE (attribute, &robo_number_kind, type, member)

#define ROBO_WORD(attribute, type, member, func, n) \
  ROBO_ATTRIBUTE (attribute, &robo_word_kind, type, member), .get_word = func, .max = n - 1

/* Makes the row of a word from a list, which begins with the word of value 0. */
#define ROBO_CHOICE(attribute, type, member, ...)                                                           \
  ROBO_ATTRIBUTE (attribute, &robo_word_kind, type, member), .words = (const char *const[]){ __VA_ARGS__ }, \
                                                             .max = G_N_ELEMENTS (((const char *const[]){ __VA_ARGS__ })) - 1

/* Makes the row of an attribute with one possible value, which the element has if the member is TRUE. */
#define ROBO_FLAG(attribute, type, member, word) \
  ROBO_CHOICE (attribute, type, member, NULL, word), .is_optional = TRUE, .usual = FALSE

#define ROBO_BOOLEAN(attribute, type, member) ROBO_ATTRIBUTE (attribute, &robo_boolean_kind, type, member)

#define ROBO_TEXT(attribute, type, member) ROBO_ATTRIBUTE (attribute, &robo_text_kind, type, member)

/* Reads attributes until one is invalid, or until one other than a text is missing without being optional. The
 * context may be NULL if no kind needs one. Returns whether no attribute stopped the reading. */
gboolean robo_attributes_read (const RoboAttribute *attributes,
                               const xmlNode       *node,
                               gpointer             values,
                               gconstpointer        context,
                               RoboProblems        *problems);

/* Reads each attribute that the element has and that is valid. Members of other attributes are not changed. */
void robo_attributes_salvage (const RoboAttribute *attributes,
                              const xmlNode       *node,
                              gpointer             values,
                              gconstpointer        context);

void robo_attributes_write (const RoboAttribute *attributes,
                            xmlNode             *node,
                            gconstpointer        values,
                            gconstpointer        context);

/* The functions of a RoboAttributeKind use these functions to access a member that is a whole number. */
guint64 robo_attribute_get_number (const RoboAttribute *attribute,
                                   gconstpointer        values);
void    robo_attribute_set_number (const RoboAttribute *attribute,
                                   gpointer             values,
                                   guint64              number);

G_END_DECLS
