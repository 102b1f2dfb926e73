// SPDX-License-Identifier: GPL-3.0-or-later
// What people read about an arena, in every language it has.
#pragma once

#include <adwaita.h>

#include "documents/robo-arena-document.h"

G_BEGIN_DECLS

/**
 * RoboEditorProperties:
 *
 * Name and description, as they are and translated, author and license: typed here they are in the document at once.
 *
 * Properties:
 *
 * - `document` (RoboArenaDocument, wo): what is described, or %NULL
 */
#define ROBO_TYPE_EDITOR_PROPERTIES (robo_editor_properties_get_type ())

G_DECLARE_FINAL_TYPE (RoboEditorProperties, robo_editor_properties, ROBO, EDITOR_PROPERTIES, AdwPreferencesGroup)

/**
 * robo_editor_properties_add_language:
 * @self: properties with a document
 * @language: as gettext writes it: "de"
 *
 * Shows rows for a language; it is in the document as soon as something is written.
 */
void robo_editor_properties_add_language (RoboEditorProperties *self,
                                          const char           *language);

G_END_DECLS
