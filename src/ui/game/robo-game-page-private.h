// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the game page share: -page.c holds the match and its questions, -actions.c the commands.
#pragma once

#include <adwaita.h>

#include "robo-game-page.h"
#include "robo-order-strip.h"

G_BEGIN_DECLS

struct _RoboGamePage
{
  GtkWidget parent_instance;

  /* template children */
  AdwToastOverlay  *toasts;
  AdwWindowTitle   *title;
  GtkStack         *stack;
  AdwFlap          *flap;
  AdwBin           *log_bin;
  GtkWidget        *paned;
  GtkWidget        *board_overlay;
  RoboOrderStrip   *order_strip;
  RoboBoardView    *board;
  RoboDecisionCard *card;
  GtkButton        *play_button;
  GtkMenuButton    *speed_button;
  GtkScale         *time_scale;
  GtkAdjustment    *time_adjustment;
  GtkWidget        *panels_window;
  GtkBox           *panels;
  RoboCurtain      *curtain;
  RoboResultView   *result;

  /* owned */
  GSettings          *settings;
  GSimpleActionGroup *actions;
  GBindingGroup      *bindings;                     /* to the match */
  RoboMatch          *match;                        /* nullable */
  RoboProgramDraft   *draft;                        /* nullable: what the asked operator is making */
  RoboSeatPanel      *seat_panels[ROBO_MAX_ROBOTS]; /* borrowed, nullable */
  gint64              draft_time_us;                /* when it was begun */
  guint               draft_round;

  gboolean is_revealing; /* the curtain hides everybody's programs, not one's turn */
  gboolean is_narrow;
  guint    layout_id;
  guint    result_id;
};

void robo_game_page_install_keys (GtkWidgetClass *widget_class);
void robo_game_page_init_actions (RoboGamePage *self);
void robo_game_page_bind_actions (RoboGamePage *self);
void robo_game_page_update_actions (RoboGamePage *self);

void robo_game_page_confirm (RoboGamePage *self);

G_END_DECLS
