// SPDX-License-Identifier: GPL-3.0-or-later
// Names widgets of GTK and libadwaita for screen readers, and makes screen readers announce events.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes up for what GTK 4.8 and libadwaita 1.2 leave out for screen readers. From this call on, widgets are mended
 * when they are shown: buttons, rows, drop-down lists and their items get names without the underline of a mnemonic,
 * and a row with a drop-down list is described by its selected item. In labels that wrap, coordinates such as "4|2"
 * are spoken as "column 4, row 2", and no text line ends within coordinates or between words that belong together.
 * Call this once, before the first window is created. */
void robo_access_init (void);

/* Prevents the lines of the label's current text from ending where robo_words_find_tie() forbids this. The text
 * itself does not change. robo_access_init() does this for labels that wrap when they are shown, so call this only
 * for a label that is measured before it is shown. */
void robo_access_hold_together (GtkLabel *label);

/* Makes a screen reader speak a sentence, whichever widget of the window has the focus. The sentence waits until the
 * focus has stayed in place for a moment. GTK can announce since version 4.14. In older versions the waiting
 * sentences become the description of the focused widget for a moment, because screen readers speak every change of
 * that description. */
void robo_access_say (GtkWidget  *widget,
                      const char *sentence);

/* Takes back a sentence that still waits to be spoken, such as a question that was answered at once. Does nothing if
 * the sentence has already been passed on to the screen reader. */
void robo_access_take_back (GtkWidget  *widget,
                            const char *sentence);

/* Sets the description, which a screen reader reads after the name of the widget; "4|2" is spoken as "column 4, row 2".
 * Use this for widgets that can have the focus, because robo_access_say() borrows their description. */
void robo_access_describe (GtkWidget  *widget,
                           const char *text);

/* Returns the own description of a widget: the one set with robo_access_describe(), or else the tooltip; nullable. */
const char *robo_access_get_description (GtkWidget *widget);

/* Gives the widget its own description back after another one, such as that of robo_access_say(). */
void robo_access_restore_description (GtkWidget *widget);

/* Sets the tooltip, which is also the description for a screen reader. NULL removes the tooltip. Use this for
 * tooltips that are often set to the same text, because GTK asks the X server for the pointer whenever a tooltip is
 * set. */
void robo_access_set_tooltip (GtkWidget  *widget,
                              const char *text);

/* Describes the first button of an AdwSplitButton by the tooltip of the whole, and names the second one by its own. */
void robo_access_name_split (AdwSplitButton *split);

/* Names a drop-down list that has no visible label. A name in the .ui file is not enough: GTK 4.8 uses the name of the
 * button in the list, which has the focus, and GTK 4.18 names the list by its selected item. */
void robo_access_name_list (GtkDropDown *list,
                            const char  *name);

/* Makes a grid or list one stop of the Tab key; arrow keys move the focus inside. Otherwise Tab would move from
 * child to child, and select each selectable child on the way. */
void robo_access_make_one_stop (GtkWidget *grid);

G_END_DECLS
