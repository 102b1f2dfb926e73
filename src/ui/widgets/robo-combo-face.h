// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the selected item of a row or drop-down list in full. libadwaita cuts the item after twenty letters, GTK at
// the end.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the selected item in full, on several lines if there is no room beside the title. The list looks like
 * libadwaita's, with a check mark at the selected item. The row's model has strings, or objects and an
 * expression for their words. */
void robo_combo_face_write_out (AdwComboRow *row);

/* Creates the factory for the selected item of a drop-down with a list of strings. The item wraps if there is little
 * room. */
GtkListItemFactory *robo_combo_face_create_wrapping (void);

/* Shows the selected item of a drop-down with a list of strings in full, on several lines if there is little
 * room; the drop-down gets the height of these lines. */
void robo_combo_face_wrap (GtkDropDown *menu);

G_END_DECLS
