// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user search for a language that is to be added.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Signals:
 *
 * - `chosen` (string): the user has chosen this language, in the spelling of gettext, "de" or "pt_BR"; the dialog
 *   closes after the signal. */
#define ROBO_TYPE_LANGUAGE_DIALOG (robo_language_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageDialog, robo_language_dialog, ROBO, LANGUAGE_DIALOG, AdwWindow)

/* Creates a dialog with these languages, which are in the spelling of gettext. The user's own languages come first,
 * then the other languages in the given order. */
GtkWidget *robo_language_dialog_new (GtkWindow *parent,
                                     GPtrArray *languages);

G_END_DECLS
