// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that are installed.
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RoboLanguageItem:
 *
 * One language.
 *
 * Properties, all read-only:
 *
 * - `code` (string): as gettext writes it; "" for the language of the desktop
 * - `title` (string): its name in itself and how much of it is translated: "Deutsch (100 %)"
 */
#define ROBO_TYPE_LANGUAGE_ITEM (robo_language_item_get_type ())

G_DECLARE_FINAL_TYPE (RoboLanguageItem, robo_language_item, ROBO, LANGUAGE_ITEM, GObject)

const char *robo_language_item_get_code (RoboLanguageItem *self);

/**
 * robo_language_list_new:
 * @file: (nullable): a key file of languages, %NULL for the one that was built
 * @locale_dir: (nullable): where their catalogues are, %NULL for where they were installed
 *
 * Returns: (transfer full): the list (of RoboLanguageItem): the desktop's, English, then those that have a catalogue,
 *   by their names
 */
GListModel *robo_language_list_new (const char *file,
                                    const char *locale_dir) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
