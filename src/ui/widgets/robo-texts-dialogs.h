// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the texts of a file for translation, and imports a translation.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gets a translated sentence about the result, for a toast. */
typedef void (*RoboTextsExportedFunc) (GtkWidget  *widget,
                                       const char *sentence);

/* Asks for a language and for a file, and writes the texts of an arena, a module set or a rule set as a catalogue to
 * that file. The bytes are the arena or set, and the name is that of its file without the folder. The callback, which
 * may be NULL, is called when a catalogue was written; errors are shown in a dialog. */
void robo_texts_dialogs_export (GtkWidget            *widget,
                                const char           *name,
                                GBytes               *bytes,
                                RoboTextsExportedFunc func);

/* Gets the changed file, which contains the translation, and a translated sentence about the result for a toast. */
typedef void (*RoboTextsImportedFunc) (GtkWidget  *widget,
                                       gpointer    subject,
                                       GBytes     *changed,
                                       const char *sentence);

/* Asks for a catalogue, and reads it in another thread. Errors in the catalogue are shown in a dialog. The bytes are
 * an arena, a module set or a rule set. The subject is the object to which the bytes belong; it is kept because the
 * user may select another object meanwhile. The callback gets the changed file, unless the widget has gone. */
void robo_texts_dialogs_import (GtkWidget            *widget,
                                gpointer              subject,
                                GBytes               *bytes,
                                RoboTextsImportedFunc func);

G_END_DECLS
