// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the texts of a file for translation, and imports a translation.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gets a translated sentence about the result, for example for a toast. */
typedef void (*RoboTextsExportedFunc) (GtkWidget  *widget,
                                       const char *sentence);

/* Asks for a language and for a file, and writes the texts of an arena, a module set or a rule set to that file, as
 * a catalog. `bytes` are the arena or set, and `name` is the name of its file without the folder. The callback,
 * which may be NULL, is called when the catalog has been written, if the widget is still in a window then. Errors
 * are shown in a dialog. */
void robo_texts_dialogs_export (GtkWidget            *widget,
                                const char           *name,
                                GBytes               *bytes,
                                RoboTextsExportedFunc func);

/* Gets the changed file, which contains the translation, and a translated sentence about the result, for example for
 * a toast. */
typedef void (*RoboTextsImportedFunc) (GtkWidget  *widget,
                                       gpointer    subject,
                                       GBytes     *changed,
                                       const char *sentence);

/* Asks for a catalog, and reads it in another thread. Errors in the catalog are shown in a dialog. `bytes` are an
 * arena, a module set or a rule set. `subject` is the object to which the bytes belong; it is passed on to the
 * callback, because the user may select another object while the thread reads. The callback is called only if the
 * import succeeds and the widget is still in a window then. */
void robo_texts_dialogs_import (GtkWidget            *widget,
                                gpointer              subject,
                                GBytes               *bytes,
                                RoboTextsImportedFunc func);

G_END_DECLS
