// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the New game page share among themselves: the page, what is chosen on it (-setup.c), and what
// is remembered of it (-memory.c).
#pragma once

#include "robo-arena-order.h"
#include "robo-mode-group.h"
#include "robo-new-game-page.h"
#include "robo-rules-group.h"
#include "robo-seat-row.h"

G_BEGIN_DECLS

/* More cards than anybody looks through; building thousands would take long. The library has them all. */
#define ROBO_NEW_GAME_MAX_ARENAS 60

struct _RoboNewGamePage
{
  AdwBin parent_instance;

  /* template children */
  AdwWindowTitle      *title;
  RoboModeGroup       *mode_group;
  AdwPreferencesGroup *arena_group;
  GtkStack            *arena_stack;
  GtkWidget           *halves;
  GtkFlowBox          *arena_grid;
  RoboArenaOrder      *arena_order;
  GtkListBox          *champion_list;
  GtkLabel            *arena_label;
  GtkLabel            *arena_note;
  GtkWidget           *more_arenas_box;
  AdwPreferencesGroup *seats_group;
  RoboRulesGroup      *rules_group;
  AdwEntryRow         *seed_row;
  GtkLabel            *reason_label;
  GtkButton           *start_button;

  /* borrowed: children of seats_group */
  RoboSeatRow *seats[ROBO_MAX_ROBOTS];

  /* owned */
  RoboArenaList *arenas;
  GSettings     *settings;
  GListModel    *first_arenas; /* of arenas, as many as are shown */
  GListStore    *other_arena;  /* the one that was chosen beyond them */
  char          *arena_id;     /* of the arena a person chose last, which may not be there now */

  guint    resize_id;
  gboolean is_selecting; /* the page itself selects an arena */
};

RoboGameMode    robo_new_game_page_get_mode (RoboNewGamePage *self);
RoboArenaItem  *robo_new_game_page_get_chosen_item (RoboNewGamePage *self);
guint           robo_new_game_page_count_players (RoboNewGamePage *self, RoboPlayer player);
GPtrArray      *robo_new_game_page_dup_homes (RoboNewGamePage *self);
RoboMatchSetup *robo_new_game_page_dup_setup (RoboNewGamePage *self);
char           *robo_new_game_page_dup_reason (RoboNewGamePage *self, const RoboMatchSetup *setup);
RoboRuleSet    *robo_new_game_page_get_killbot_rules (RoboNewGamePage *self);
void            robo_new_game_page_deal_killbots (RoboNewGamePage *self, RoboMatchSetup *setup);

void robo_new_game_page_remember (RoboNewGamePage *self, const RoboMatchSetup *setup);
void robo_new_game_page_use_preferred_names (RoboNewGamePage *self);
void robo_new_game_page_restore_seats (RoboNewGamePage *self);
void robo_new_game_page_restore_rules (RoboNewGamePage *self);
void robo_new_game_page_select_arena (RoboNewGamePage *self, guint position);
void robo_new_game_page_restore_arena (RoboNewGamePage *self);
void robo_new_game_page_keep_arena (RoboNewGamePage *self);

void robo_new_game_page_keep_different (RoboNewGamePage *self, RoboSeatRow *which);
void robo_new_game_page_take_base (RoboNewGamePage *self);

G_END_DECLS
