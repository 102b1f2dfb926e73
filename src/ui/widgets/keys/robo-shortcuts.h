// SPDX-License-Identifier: GPL-3.0-or-later
// Installs the keys of a widget from a table. The shortcuts window lists the same table.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Holds one row of a table. A table ends with an empty row. Keys are accelerators as GTK writes them, separated by
 * spaces; "1...9" is a range. All keys of a row have the same action or callback. The first key passes the first
 * argument, the second key the second, and so on. */
typedef struct
{
  const char *title;     /* marked for translation in the context "shortcut window"; NULL if the keys are not listed */
  const char *keys;      /* nullable */
  const char *more_keys; /* nullable: further keys with the same effects in the same order, which are not listed */
  /* These keys are listed, but another row or other code handles them, for example a list of GTK, or a popover with
   * the focus. NULL if there are no such keys. */
  const char     *other_keys;
  gboolean        is_by_place; /* whether `other_keys` stand for positions on an American keyboard */
  const char     *action;      /* nullable */
  GtkShortcutFunc callback;    /* callback of a row without an action */
  char            type;        /* the type of the arguments: 'u' or 'i' */
  const int      *arguments;   /* nullable: one argument for each key */
} RoboShortcut;

/* Expands to the rows for the three zoom actions of an action group, such as "board" for `board.zoom-in`. */
/* clang-format off */
#define ROBO_ZOOM_SHORTCUTS(group) \
  { .title = NC_ ("shortcut window", "Larger board"), \
    .keys = "<Control>plus", \
    .more_keys = "<Control>equal <Control>KP_Add", \
    .action = group ".zoom-in" }, \
  { .title = NC_ ("shortcut window", "Smaller board"), \
    .keys = "<Control>minus", \
    .more_keys = "<Control>KP_Subtract", \
    .action = group ".zoom-out" }, \
  { .title = NC_ ("shortcut window", "Whole board"), \
    .keys = "<Control>0", \
    .more_keys = "<Control>KP_0", \
    .action = group ".zoom-fit" }
/* clang-format on */

/* Returns TRUE if this is the empty row that ends a table. */
gboolean robo_shortcut_is_end (const RoboShortcut *row);

/* Installs the keys in all widgets of a class. */
void robo_shortcuts_bind (GtkWidgetClass     *widget_class,
                          const RoboShortcut *shortcuts);

/* Installs the keys in one widget; callbacks get the data. Returns the event controller of the keys, whose propagation
 * phase the caller may change, for example. */
GtkEventController *robo_shortcuts_add (GtkWidget          *widget,
                                        const RoboShortcut *shortcuts,
                                        gpointer            data);

/* Installs the keys as accelerators of all windows. Rows must have an action without arguments; `more_keys` are not
 * installed. */
void robo_shortcuts_set_accels (GtkApplication     *app,
                                const RoboShortcut *shortcuts);

/* Makes the shortcuts of all windows work on every keyboard layout from now on, even those of GTK. */
void robo_shortcuts_serve_layouts (void);

/* Returns the first key, without its modifiers, for an action with this argument. Returns 0 if there is no key. */
guint robo_shortcuts_find_key (const RoboShortcut *shortcuts,
                               const char         *action,
                               int                 argument);

/* Reads the next word of `keys`, and moves `*keys` behind it. If the word is a range, `first` and `last` are its
 * ends; otherwise both are the word. Returns FALSE if there is no further word. */
gboolean robo_shortcuts_next_keys (const char     **keys,
                                   guint           *first,
                                   guint           *last,
                                   GdkModifierType *modifiers);

G_END_DECLS
