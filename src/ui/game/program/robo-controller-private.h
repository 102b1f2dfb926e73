// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a controller share. Private to this folder.
#pragma once

#include "robo-controller.h"

G_BEGIN_DECLS

struct _RoboController
{
  GtkWidget parent_instance;

  RoboProgramDraft *draft; /* owned, nullable */
  gboolean          has_choices;
  guint             at_hand;        /* the unit that is programmed now */
  guint             at_hand_before; /* when something was last pressed */
  gboolean          is_touched;     /* that was by a finger */

  /* children */
  GtkWidget       *box;
  RoboControlUnit *units[ROBO_N_UNITS];
  GtkWidget       *tray;
  GtkWidget       *tray_label;
  GtkWidget       *tray_dice[ROBO_MAX_DICE];
  RoboDiePopover  *popover;

  guint   popover_unit; /* what it was opened for */
  RoboDir popover_dir;

  /* what is being dragged */
  GtkGesture   *drag;        /* borrowed */
  GtkWidget    *drag_source; /* nullable: a key or a die of the tray, pressed and perhaps dragged from there */
  GtkWidget    *drag_target; /* nullable: a key or the tray */
  GdkPaintable *drag_icon;   /* owned, nullable: only while it is dragged */
  double        drag_x;      /* where its middle is */
  double        drag_y;
};

/* Called by the parts. */

void robo_controller_refuse (RoboController *self,
                             RoboRefusal     refusal);
void robo_controller_open_popover (RoboController *self,
                                   guint           unit,
                                   RoboDir         dir);
void robo_controller_set_at_hand (RoboController *self,
                                  guint           unit);

/* robo-controller-drag.c */

void robo_controller_add_drag (RoboController *self);
void robo_controller_stop_drag (RoboController *self);
void robo_controller_snapshot_drag (RoboController *self,
                                    GtkSnapshot    *snapshot);

G_END_DECLS
