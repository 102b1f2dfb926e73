// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the decision card share: -card.c is the card, -options.c the buttons on it.
#pragma once

#include "robo-decision-card.h"
#include "ui/common/robo-module-card.h"
#include "ui/common/robo-rules-button.h"
#include "ui/game/seat/robo-standing-menu.h"

G_BEGIN_DECLS

struct _RoboDecisionCard
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget      *box;
  GtkLabel       *title_label;
  GtkLabel       *text_label;
  RoboModuleCard *module_card;
  GtkBox         *options;
  GtkLabel       *preview_label;
  GtkWidget      *back_button;
  GtkBox         *links_box;
  GtkWidget      *standing_button;

  /* other children */
  RoboStandingMenu *standing_menu;
  GtkWidget        *rules_button;
  RoboEquipChooser *equip; /* nullable */

  /* where its pointer is; an offset below 0 is for none */
  GtkPositionType side;
  int             offset_px;

  /* owned */
  RoboMatch    *match; /* nullable: what asks */
  RoboQuestion *question;
  GArray       *answers; /* of RoboAnswer, by button */
  GArray       *spaces;  /* of guint, by button */
  GPtrArray    *buttons; /* borrowed */

  guint    die;             /* chosen already, or ROBO_NO_KEY_DIE */
  gboolean is_choosing_die; /* answers are dice */

  guint brief_id; /* the text of the module goes as soon as sizes are given */
};

void     robo_decision_card_add_options (RoboDecisionCard *self);
void     robo_decision_card_clear_options (RoboDecisionCard *self);
void     robo_decision_card_mark_default (RoboDecisionCard *self);
gboolean robo_decision_card_has_keys (RoboDecisionCard *self);
guint    robo_decision_card_get_target (RoboDecisionCard *self);

/**
 * robo_decision_card_choose_die:
 * @self: a card that asks which die is moved, and where to
 * @die: the one, or %ROBO_NO_KEY_DIE to choose again
 *
 * Shows where this one may be moved.
 */
void robo_decision_card_choose_die (RoboDecisionCard *self,
                                    guint             die);

G_END_DECLS
