// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the installed languages.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A language.
 *
 * Properties, all read-only:
 *
 * - `code` (string): as gettext writes it; "" for the language of the desktop
 * - `title` (string): its own name and how much of it is translated: "Deutsch (100 %)" */
#define ROBO_TYPE_LANGUAGE_ITEM (robo_language_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageItem, robo_language_item, ROBO, LANGUAGE_ITEM, GObject)

const char *robo_language_item_get_code (RoboLanguageItem *self);

/* Creates the list of RoboLanguageItem: the desktop's language, English, then those with a catalogue, by their
 * names. The file is a key file of languages, NULL for the one of the build; locale_dir has their catalogues,
 * NULL for the place where they are installed. */
GListModel *robo_language_list_new (const char *file,
                                    const char *locale_dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
