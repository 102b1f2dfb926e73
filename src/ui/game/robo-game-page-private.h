// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the game page share: -page.c holds the match, -board.c what is seen and heard of it,
// -time.c where in it one is, -programs.c what operators program, -questions.c what else they are asked,
// -actions.c the commands, -layout.c what fits where, -log-place.c where the log is, -panels.c how much of each
// player is shown.
#pragma once

#include <adwaita.h>

#include "robo-game-page.h"
#include "robo-log-view.h"
#include "robo-order-strip.h"
#include "robo-recap.h"
#include "robo-sounds.h"

G_BEGIN_DECLS

/**
 * RoboGameLayout:
 * @ROBO_GAME_LAYOUT_ROOMY: players beside the board, their controllers larger
 * @ROBO_GAME_LAYOUT_WIDE: players beside the board
 * @ROBO_GAME_LAYOUT_MEDIUM: players beside the board, as narrow as may be, since the board can use the room
 * @ROBO_GAME_LAYOUT_COMPACT: the same, everything smaller
 * @ROBO_GAME_LAYOUT_NARROW: players below the board
 *
 * From much room to little.
 */
typedef enum
{
  ROBO_GAME_LAYOUT_ROOMY,
  ROBO_GAME_LAYOUT_WIDE,
  ROBO_GAME_LAYOUT_MEDIUM,
  ROBO_GAME_LAYOUT_COMPACT,
  ROBO_GAME_LAYOUT_NARROW,
} RoboGameLayout;

struct _RoboGamePage
{
  GtkWidget parent_instance;

  /* template children */
  AdwToastOverlay   *toasts;
  AdwWindowTitle    *title;
  GtkInfoBar        *recorded_bar;
  GtkButton         *leave_button;
  AdwBin            *guide_bin;
  GtkStack          *stack;
  AdwFlap           *flap;
  RoboLogView       *log;
  GtkWidget         *log_divider;
  GtkPaned          *paned;
  GtkWidget         *board_overlay;
  RoboOrderStrip    *order_strip;
  RoboBoardView     *board;
  RoboDecisionCard  *card;
  RoboRecap         *recap;
  GtkButton         *play_button;
  GtkMenuButton     *speed_button;
  GtkLabel          *clock_label;
  GtkScale          *time_scale;
  GtkAdjustment     *time_adjustment;
  GtkScrolledWindow *panels_window;
  GtkBox            *panels;
  RoboCurtain       *curtain;
  RoboResultView    *result;

  /* owned */
  GSettings          *settings;
  GSimpleActionGroup *actions;
  GBindingGroup      *bindings; /* to the match */
  RoboSounds         *sounds;
  RoboMatch          *match;                        /* nullable */
  RoboSeriesRun      *series;                       /* nullable: that the match belongs to */
  RoboProgramDraft   *draft;                        /* nullable: what the asked operator is making */
  RoboSeatPanel      *seat_panels[ROBO_MAX_ROBOTS]; /* borrowed, nullable */
  gint64              draft_time_us;                /* when it was begun */
  guint               draft_round;

  guint          bout;         /* of the series, if there is one */
  gboolean       is_recap_due; /* the game has been left and is continued */
  gboolean       wants_pause;  /* somebody has stopped it, not only looked back */
  gboolean       is_revealing; /* the curtain hides everybody's programs, not one's turn */
  gboolean       is_touched;   /* by a finger, not by the mouse */
  RoboGameLayout layout;
  int            log_size_px; /* when its divider was taken */
  guint          layout_id;
  guint          divide_id;
  guint          arrange_id;
  guint          said_position; /* up to where a screen reader has been told */
  guint          revealed_seat; /* whose panel is to be scrolled to */
  guint          reveal_id;
  guint          result_id;
  guint          clock_id; /* while somebody's time runs */
};

void robo_game_page_install_keys (GtkWidgetClass *widget_class);
void robo_game_page_init_actions (RoboGamePage *self);
void robo_game_page_bind_actions (RoboGamePage *self);
void robo_game_page_update_playing (RoboGamePage *self);
void robo_game_page_update_actions (RoboGamePage *self);

void robo_game_page_show (RoboGamePage *self,
                          const char   *name);

/* What happens is seen and heard. */
void robo_game_page_watch_board (RoboGamePage *self);
void robo_game_page_set_up_board (RoboGamePage *self);
/* To a screen reader: all that is new, when it has come at once; else what is looked at. */
void robo_game_page_say_jump (RoboGamePage *self);

void robo_game_page_bind_time (GtkWidgetClass *widget_class);
void robo_game_page_watch_time (RoboGamePage *self);
void robo_game_page_show_time (RoboGamePage *self);

void     robo_game_page_bind_programs (GtkWidgetClass *widget_class);
void     robo_game_page_ask_program (RoboGamePage       *self,
                                     const RoboQuestion *question);
void     robo_game_page_confirm (RoboGamePage *self);
void     robo_game_page_go_on (RoboGamePage *self);
gboolean robo_game_page_type_program (RoboGamePage *self, guint keyval);
gboolean robo_game_page_shows_draft (RoboGamePage *self);
void     robo_game_page_hide_draft (RoboGamePage *self);
void     robo_game_page_drop_draft (RoboGamePage *self);
void     robo_game_page_rescue_focus (RoboGamePage *self);
gboolean robo_game_page_is_covered (RoboGamePage *self);
gboolean robo_game_page_cover (RoboGamePage       *self,
                               const RoboQuestion *question);

void robo_game_page_bind_questions (GtkWidgetClass *widget_class);
void robo_game_page_ask (RoboGamePage *self);
void robo_game_page_ask_openly (RoboGamePage *self);
void robo_game_page_close_question (RoboGamePage *self);
void robo_game_page_free_board (RoboGamePage *self);
void robo_game_page_watch_panel (RoboGamePage  *self,
                                 RoboSeatPanel *panel);

void robo_game_page_add_typing (RoboGamePage *self);
void robo_game_page_update_typing (RoboGamePage *self);

void robo_game_page_add_recap (RoboGamePage *self);
void robo_game_page_close_recap (RoboGamePage *self);
void robo_game_page_show_recap (RoboGamePage *self);
void robo_game_page_add_log_actions (RoboGamePage *self);
void robo_game_page_update_log_actions (RoboGamePage *self);
void robo_game_page_bind_log (GtkWidgetClass *widget_class);

void robo_game_page_bind_log_place (GtkWidgetClass *widget_class);
void robo_game_page_init_log_place (RoboGamePage *self);
void robo_game_page_restore_log (RoboGamePage *self);

void     robo_game_page_init_panels (RoboGamePage *self);
void     robo_game_page_add_panels (RoboGamePage *self);
void     robo_game_page_clear_panels (RoboGamePage *self);
void     robo_game_page_arrange_panels (RoboGamePage *self);
gboolean robo_game_page_has_cards_beside (RoboGamePage *self);
gboolean robo_game_page_has_large_text (RoboGamePage *self);
void     robo_game_page_fold_again (RoboGamePage *self);
void     robo_game_page_update_panels_width (RoboGamePage *self);

void     robo_game_page_fit (RoboGamePage *self,
                             int           width,
                             int           height);
void     robo_game_page_set_class (RoboGamePage *self,
                                   const char   *name,
                                   gboolean      is_set);
gboolean robo_game_page_has_many (RoboGamePage *self);
void     robo_game_page_restore_layout (RoboGamePage *self);
void     robo_game_page_divide (RoboGamePage *self);
void     robo_game_page_remember_divider (RoboGamePage *self);
void     robo_game_page_reveal_panel (RoboGamePage *self,
                                      guint         seat);
void     robo_game_page_clear_layout (RoboGamePage *self);

G_END_DECLS
