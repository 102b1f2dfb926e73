// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the installed languages.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Describes a language.
 *
 * Properties, all read-only:
 *
 * - `code` (string): the language as gettext writes it; "" for the language of the desktop
 * - `title` (string): the name of the language in itself, and the share of messages that are translated, such as
 *   "Deutsch (100 %)" */
#define ROBO_TYPE_LANGUAGE_ITEM (robo_language_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageItem, robo_language_item, ROBO, LANGUAGE_ITEM, GObject)

const char *robo_language_item_get_code (RoboLanguageItem *self);

/* Creates the list of RoboLanguageItem: the desktop's language, English, then the languages with a catalogue, by
 * their names. The file is a key file of languages; NULL stands for the file of the build. The folder locale_dir has
 * the catalogues; NULL stands for the place where they are installed. */
GListModel *robo_language_list_new (const char *file,
                                    const char *locale_dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
