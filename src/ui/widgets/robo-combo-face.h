// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the selected item of a row or drop-down list in full. libadwaita cuts the item off after twenty letters, and
// GTK where the room ends.
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the selected item in full. If there is no room beside the title, the item has several text lines. The list
 * of items looks like the list of libadwaita, with a check mark at the selected item. The row's model has strings,
 * or it has objects and the row has an expression for their words. */
void robo_combo_face_write_out (AdwComboRow *row);

/* Creates the factory for the selected item of a drop-down list with strings. The item wraps if there is little
 * room. */
GtkListItemFactory *robo_combo_face_create_wrapping (void);

/* Shows the selected item of a drop-down list with strings in full. If there is little room, the item has several
 * text lines, and the drop-down list is as high as these lines. */
void robo_combo_face_wrap (GtkDropDown *menu);

G_END_DECLS
