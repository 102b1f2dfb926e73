// SPDX-License-Identifier: GPL-3.0-or-later
// Asking where the texts of a file go for translation, and where a translation comes from.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboTextsExportedFunc:
 * @widget: what was given
 * @sentence: what happened, translated, for a toast
 */
typedef void (*RoboTextsExportedFunc) (GtkWidget  *widget,
                                       const char *sentence);

/**
 * robo_texts_dialogs_export:
 * @widget: in the window that asks
 * @name: of the file, without a folder
 * @bytes: an arena, a module set or a rule set
 * @func: (nullable): called when a catalogue was written
 *
 * Asks for a language and for a file, and writes the texts there as a catalogue. A dialog says what goes wrong.
 */
void robo_texts_dialogs_export (GtkWidget            *widget,
                                const char           *name,
                                GBytes               *bytes,
                                RoboTextsExportedFunc func);

/**
 * RoboTextsImportedFunc:
 * @widget: what was given
 * @subject: what was given
 * @changed: the file with the translation in it
 * @sentence: what happened, translated, for a toast
 */
typedef void (*RoboTextsImportedFunc) (GtkWidget  *widget,
                                       gpointer    subject,
                                       GBytes     *changed,
                                       const char *sentence);

/**
 * robo_texts_dialogs_import:
 * @widget: in the window that asks
 * @subject: (type GObject): what @bytes are of; kept, since something else may be chosen before the catalogue is read
 * @bytes: an arena, a module set or a rule set
 * @func: called with the changed file, unless @widget has gone
 *
 * Asks for a catalogue, and reads it in another thread. A dialog says what is wrong with one that cannot be used.
 */
void robo_texts_dialogs_import (GtkWidget            *widget,
                                gpointer              subject,
                                GBytes               *bytes,
                                RoboTextsImportedFunc func);

G_END_DECLS
