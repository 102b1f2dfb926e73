// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of widgets that are not ours, and how it is told that something happened.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * robo_access_init:
 *
 * Makes up for what GTK 4.8 and libadwaita 1.2 leave out: from now on, whatever is shown gets the name it has for eyes.
 * Rows of drop-down lists are named by their text, the button of a drop-down list by the list, rows of preferences
 * say what is chosen in them, and the underline of a mnemonic is no part of a name. Places in sentences, such as
 * "4|2", are spoken as "column 4, row 2", and no line ends within one or between words that belong together. Call it
 * once, before the first window.
 */
void robo_access_init (void);

/**
 * robo_access_hold_together:
 * @label: a label that is wrapped
 *
 * Lets no line of what it says now end where robo_words_find_tie() says so. Its text stays as it is. With robo_access_init()
 * this is done for every label that is shown; who sets many of them may do it before they are measured.
 */
void robo_access_hold_together (GtkLabel *label);

/**
 * robo_access_say:
 * @widget: a widget in a window
 * @sentence: what has happened
 *
 * Has a screen reader speak it, whatever has the focus. What is said before the next frame is spoken together.
 * GTK can announce something from 4.14 on; before, it becomes the description of what has the focus, of which screen
 * readers speak every change.
 */
void robo_access_say (GtkWidget  *widget,
                      const char *sentence);

/**
 * robo_access_set_tooltip:
 * @widget: a widget
 * @text: (nullable): what it says to whoever points at it, and to a screen reader
 *
 * For what is updated often and seldom says anything new: with each text GTK asks the X server where the pointer is.
 */
void robo_access_set_tooltip (GtkWidget  *widget,
                              const char *text);

/**
 * robo_access_make_one_stop:
 * @grid: a grid or list in which arrow keys move
 *
 * Lets Tab come to one child and leave with the next press, where GTK would go from child to child, and choose each of
 * them on the way if they can be chosen.
 */
void robo_access_make_one_stop (GtkWidget *grid);

G_END_DECLS
