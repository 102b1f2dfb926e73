// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the installed languages.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Describes a language.
 *
 * Properties, all read-only:
 *
 * - `code` (string): the language in the spelling of gettext; "" for the language of the desktop
 * - `title` (string): the name of the language in the language itself; if it has a catalog, also the share of messages
 *   that are translated, such as "Deutsch (100%)" */
#define ROBO_TYPE_LANGUAGE_ITEM (robo_language_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageItem, robo_language_item, ROBO, LANGUAGE_ITEM, GObject)

const char *robo_language_item_get_code (RoboLanguageItem *self);

/* Creates the list of RoboLanguageItem: the desktop's language, English, and then the languages with a catalog, by
 * their names. The file is a key file of languages, or NULL for the file that the build has made. The folder
 * locale_dir has the catalogs, or is NULL for the folder where they are installed. */
GListModel *robo_language_list_new (const char *file,
                                    const char *locale_dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
