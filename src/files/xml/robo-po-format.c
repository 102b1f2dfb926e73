// SPDX-License-Identifier: GPL-3.0-or-later
// Compares placeholders of originals and translations. A translation is used in printf() instead of its original, so
// with other placeholders printf() would read invalid arguments.
#include "config.h"

#include "robo-po.h"

#include <string.h>

/* The format of a message has at most this many arguments; no sensible sentence has more. */
#define MAX_ARGUMENTS 16

typedef struct
{
  /* by argument: the type that is read, such as "u", "lu" or "s"; NULL if the argument is not read */
  char    *types[MAX_ARGUMENTS];
  guint    n; /* 1 + the index of the last argument that is read */
  gboolean is_fine;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  for (guint i = 0; i < MAX_ARGUMENTS; i++)
    g_free (self->types[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

/* Reads a conversion. After the "%" come the argument, flags, width, precision, length and type. */
static const char *
read_conversion (Arguments  *self,
                 const char *c,
                 guint      *next)
{
  const char *start = c;
  guint       index = *next;
  gsize       digits = strspn (c, "0123456789");
  gsize       length;

  if (digits > 0 && c[digits] == '$')
    {
      index = (guint)g_ascii_strtoull (c, NULL, 10) - 1;
      c += digits + 1;
    }
  else
    (*next)++;
  c += strspn (c, "-+ #0'");
  c += strspn (c, "0123456789.");
  start = c;
  c += strspn (c, "hlLqjzt");
  if (*c == '\0' || strchr ("diouxXeEfgGaAcsp", *c) == NULL || index >= MAX_ARGUMENTS)
    {
      self->is_fine = FALSE;
      return c;
    }

  c++;
  length = (gsize)(c - start);
  if (self->types[index] == NULL)
    self->types[index] = g_strndup (start, length);
  else if (strncmp (self->types[index], start, length) != 0 || self->types[index][length] != '\0')
    self->is_fine = FALSE;
  self->n = MAX (self->n, index + 1);

  return c;
}

static void
read_arguments (Arguments  *self,
                const char *text)
{
  guint next = 0;

  self->is_fine = TRUE;
  for (const char *c = strchr (text, '%'); c != NULL && self->is_fine; c = strchr (c, '%'))
    {
      if (c[1] == '%')
        c += 2;
      else
        c = read_conversion (self, c + 1, &next);
    }
}

static gboolean
reads_the_same (const Arguments *one,
                const Arguments *other)
{
  if (one->n != other->n || one->is_fine != other->is_fine)
    return FALSE;

  for (guint i = 0; i < one->n; i++)
    if (g_strcmp0 (one->types[i], other->types[i]) != 0)
      return FALSE;

  return TRUE;
}

gboolean
robo_po_fits (const RoboPoEntry *entry)
{
  const char *original = entry->plural != NULL ? entry->plural : entry->id;
  g_auto (Arguments) wanted = { 0 };

  read_arguments (&wanted, original);
  for (guint form = 0; entry->translations[form] != NULL; form++)
    {
      g_auto (Arguments) found = { 0 };

      read_arguments (&found, entry->translations[form]);
      /* Allow a form without placeholders, such as "One robot". */
      if (!reads_the_same (&wanted, &found) && !(entry->plural != NULL && found.is_fine && found.n == 0))
        return FALSE;
    }

  return TRUE;
}
