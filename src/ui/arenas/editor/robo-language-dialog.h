// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user search for a language to add.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Signals:
 *
 * - `chosen` (string): a language as gettext writes it, "de" or "pt_BR"; the dialog closes after the signal. */
#define ROBO_TYPE_LANGUAGE_DIALOG (robo_language_dialog_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageDialog, robo_language_dialog, ROBO, LANGUAGE_DIALOG, AdwWindow)

/* Creates a dialog with languages as gettext writes them. The languages of the user come first, then the others in
 * the given order. */
GtkWidget *robo_language_dialog_new (GtkWindow *parent,
                                     GPtrArray *languages);

G_END_DECLS
