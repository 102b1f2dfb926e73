// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a control unit share. Private to this folder.
#pragma once

#include "robo-control-unit.h"

G_BEGIN_DECLS

#define ROBO_NO_KEY    ROBO_N_DIRS
#define ROBO_NO_COLOUR 2

struct _RoboControlUnit
{
  GtkWidget parent_instance;

  guint             unit;
  RoboProgramDraft *draft;   /* owned, nullable */
  guint             lifted;  /* the die that is being dragged */
  guint             choices; /* one bit a key */

  /* What has been typed of a die that is not there yet. */
  guint pointed; /* a RoboDir, or ROBO_NO_KEY */
  guint value;   /* 0 for none */
  guint colour;  /* a RoboColour, or ROBO_NO_COLOUR */

  /* children */
  GtkWidget      *grid;
  RoboControlKey *keys[ROBO_N_DIRS];
};

/* Called by the parts. */

void robo_control_unit_click_key (RoboControlUnit *self,
                                  guint            dir);
void robo_control_unit_refuse (RoboControlUnit *self,
                               RoboRefusal      refusal);

/* robo-control-unit-typing.c */

void robo_control_unit_add_keyboard (RoboControlUnit *self);
void robo_control_unit_point_at (RoboControlUnit *self,
                                 guint            dir);
void robo_control_unit_forget_typing (RoboControlUnit *self);

G_END_DECLS
