// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen in a row of a form or in a drop-down, written out: libadwaita cuts it after twenty letters, GTK at the end.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * robo_combo_face_write_out:
 * @row: a row with strings, or with objects and an expression for their words
 *
 * Shows what is chosen in full, on several lines if there is no room beside the title, and what can be chosen as
 * libadwaita does, with a mark at what is.
 */
void robo_combo_face_write_out (AdwComboRow *row);

/**
 * robo_combo_face_create_wrapping:
 *
 * Makes what a drop-down with a list of strings shows as chosen: on several lines where there is little room.
 *
 * Returns: (transfer full): a factory for it
 */
GtkListItemFactory *robo_combo_face_create_wrapping (void);

/**
 * robo_combo_face_wrap:
 * @menu: a drop-down with a list of strings
 *
 * Shows what is chosen in full, on several lines where there is little room, and the drop-down is as high as they are.
 */
void robo_combo_face_wrap (GtkDropDown *menu);

G_END_DECLS
