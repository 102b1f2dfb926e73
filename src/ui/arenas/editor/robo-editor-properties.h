// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the texts about an arena, in all its languages.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/* Has rows for the name and the description, original and translated, for the author and the license. Each text is in
 * the document as soon as the user has typed it.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): the document, or NULL */
#define ROBO_TYPE_EDITOR_PROPERTIES (robo_editor_properties_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorProperties, robo_editor_properties, ROBO, EDITOR_PROPERTIES, AdwPreferencesGroup)

/* Shows rows for a language. The document gets the language as soon as it has a text. */
void robo_editor_properties_add_language (RoboEditorProperties *self,
                                          const char           *language);

G_END_DECLS
