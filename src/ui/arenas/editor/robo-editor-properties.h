// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the user edit the texts about an arena, in all its languages, and its theme and recommended rules.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/* Has rows for the name, description, author, license, theme and recommended rules of an arena, and for its name and
 * description in other languages. The document changes with each letter that the user types.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): the document, or NULL */
#define ROBO_TYPE_EDITOR_PROPERTIES (robo_editor_properties_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorProperties, robo_editor_properties, ROBO, EDITOR_PROPERTIES, AdwPreferencesGroup)

/* Shows the rows for a language. The language is in the document as soon as the user has typed a text in it. */
void robo_editor_properties_add_language (RoboEditorProperties *self,
                                          const char           *language);

G_END_DECLS
