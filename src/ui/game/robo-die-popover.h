// SPDX-License-Identifier: GPL-3.0-or-later
// Where colour and face of the die on a key are chosen.
#pragma once

#include <gtk/gtk.h>

#include "model/robo-program-draft.h"

G_BEGIN_DECLS

#define ROBO_TYPE_DIE_POPOVER (robo_die_popover_get_type ())

G_DECLARE_FINAL_TYPE (RoboDiePopover, robo_die_popover, ROBO, DIE_POPOVER, GtkPopover)

GtkWidget *robo_die_popover_new (void) G_GNUC_WARN_UNUSED_RESULT;

void       robo_die_popover_open (RoboDiePopover   *self,
                                  RoboProgramDraft *draft,
                                  guint             unit,
                                  RoboDir           dir);
GtkWidget *robo_die_popover_get_button (RoboDiePopover *self,
                                        RoboColour      colour,
                                        guint           value);

G_END_DECLS
