// SPDX-License-Identifier: GPL-3.0-or-later
// Shares functions between programs that print texts in the language of the environment for people to read. The file
// that includes this one includes config.h.
#pragma once

#include <locale.h>

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "files/xml/robo-paths.h"

static inline void
sheet_speak (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, robo_paths_get_locale_dir ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Prints a heading. */
static inline void
sheet_head (const char *title)
{
  g_print ("\n[%s]\n", title);
}

/* Prints a line, or nothing for NULL. */
static inline void
sheet_print (const char *text)
{
  if (text != NULL)
    g_print ("  %s\n", text);
}

/* Prints a line, or nothing for NULL, and frees the text. */
static inline void
sheet_take (char *text)
{
  g_autofree char *owned = text;

  sheet_print (owned);
}

/* Prints the words of all values of an enumeration below a title, from `from` to before `end`; `get` is a function or
 * a macro that returns the words of a value. */
#define sheet_print_each(title, from, end, get)        \
  G_STMT_START                                         \
  {                                                    \
    sheet_head (title);                                \
    for (guint value = (from); value < (end); value++) \
      sheet_print (get (value));                       \
  }                                                    \
  G_STMT_END

/* Keeps the result at `place`, from which sheet_await() takes it. */
static inline void
sheet_keep_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      place)
{
  *(GAsyncResult **)place = g_object_ref (result);
}

static inline GAsyncResult *
sheet_await (GAsyncResult **place)
{
  while (*place == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *place;
}
