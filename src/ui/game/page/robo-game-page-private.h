// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the game page share: -page.c holds the match, -board.c what is seen and heard of it,
// -time.c where in it one is, -programs.c what operators program, -questions.c what else they are asked,
// -actions.c the commands, -layout.c what fits where, -log-place.c where the log is, -panels.c how much of each
// player is shown.
#pragma once

#include <adwaita.h>

#include "robo-game-page.h"
#include "ui/game/log/robo-log-view.h"
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

/**
 * robo_game_page_install_keys:
 * @widget_class: the class of the page
 *
 * What is not used by what has the focus comes here.
 */
void robo_game_page_install_keys (GtkWidgetClass *widget_class);

void robo_game_page_init_actions (RoboGamePage *self);

/**
 * robo_game_page_bind_actions:
 * @self: a page
 *
 * Makes the command that is a property of the match that of another match, and takes those away that mean nothing in it.
 */
void robo_game_page_bind_actions (RoboGamePage *self);

/**
 * robo_game_page_update_playing:
 * @self: a page with a match
 *
 * Says in the action `game.playing` what the match does.
 */
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

void robo_game_page_bind_programs (GtkWidgetClass *widget_class);
void robo_game_page_ask_program (RoboGamePage       *self,
                                 const RoboQuestion *question);

/**
 * robo_game_page_confirm:
 * @self: a page with a draft
 *
 * Gives the program to the match, or says why it is none yet. With several people at the screen the last one
 * does not see the others' programs alone: nothing goes on before the curtain is lifted.
 */
void robo_game_page_confirm (RoboGamePage *self);

/**
 * robo_game_page_go_on:
 * @self: a page whose match has an answer
 *
 * Plays what follows, also if somebody looked back before; not if they wanted a pause, and not behind the curtain.
 */
void robo_game_page_go_on (RoboGamePage *self);

/**
 * robo_game_page_type_program:
 * @self: a page
 * @keyval: a key that what has the focus did not use
 *
 * Somebody who has looked around on the board programs on without going back first: keys go to the first control
 * unit without a die.
 *
 * Returns: whether the key was for a program
 */
gboolean robo_game_page_type_program (RoboGamePage *self, guint keyval);

/**
 * robo_game_page_shows_draft:
 * @self: a page
 *
 * Returns: whether somebody programs, and does not look back meanwhile
 */
gboolean robo_game_page_shows_draft (RoboGamePage *self);

void     robo_game_page_hide_draft (RoboGamePage *self);
void     robo_game_page_drop_draft (RoboGamePage *self);
void     robo_game_page_rescue_focus (RoboGamePage *self);
gboolean robo_game_page_is_covered (RoboGamePage *self);

/**
 * robo_game_page_cover:
 * @self: a page
 * @question: what is asked, but no program
 *
 * Draws the curtain if it shows modules that nobody else knows of (R4.3).
 *
 * Returns: whether it is asked only when the curtain is lifted
 */
gboolean robo_game_page_cover (RoboGamePage       *self,
                               const RoboQuestion *question);

void robo_game_page_bind_questions (GtkWidgetClass *widget_class);
void robo_game_page_ask (RoboGamePage *self);

/**
 * robo_game_page_ask_openly:
 * @self: a page whose match asks, but for no program
 *
 * Asks, whoever looks on.
 */
void robo_game_page_ask_openly (RoboGamePage *self);

void robo_game_page_close_question (RoboGamePage *self);

/**
 * robo_game_page_free_board:
 * @self: a page that has hidden something over the board
 *
 * What had the focus last and is hidden now would keep Tab from the board, which lies under it.
 */
void robo_game_page_free_board (RoboGamePage *self);

/**
 * robo_game_page_watch_panel:
 * @self: a page
 * @panel: a panel of it
 *
 * What is asked about a controller can be answered on it.
 */
void robo_game_page_watch_panel (RoboGamePage  *self,
                                 RoboSeatPanel *panel);

/**
 * robo_game_page_add_typing:
 * @self: a page
 *
 * Adds the commands to type, copy and paste a program.
 */
void robo_game_page_add_typing (RoboGamePage *self);

/**
 * robo_game_page_update_typing:
 * @self: a page
 *
 * Lets these commands do something only where a program is being made.
 */
void robo_game_page_update_typing (RoboGamePage *self);

/**
 * robo_game_page_add_recap:
 * @self: a page
 *
 * Adds the commands of the short list.
 */
void robo_game_page_add_recap (RoboGamePage *self);

/**
 * robo_game_page_close_recap:
 * @self: a page
 *
 * Takes the short list away, if it is there.
 */
void robo_game_page_close_recap (RoboGamePage *self);

/**
 * robo_game_page_show_recap:
 * @self: a page that asks for a program
 *
 * Says what has happened since that operator's last turn. It goes away as soon as they begin to program.
 */
void robo_game_page_show_recap (RoboGamePage *self);

/**
 * robo_game_page_add_log_actions:
 * @self: a page
 *
 * Adds the commands for what has been played: say what it is, export it, or play on from the moment shown.
 */
void robo_game_page_add_log_actions (RoboGamePage *self);

/**
 * robo_game_page_update_log_actions:
 * @self: a page
 *
 * Nothing of a game behind a curtain; why one cannot be played on from where it is, is said when somebody tries.
 */
void robo_game_page_update_log_actions (RoboGamePage *self);

void robo_game_page_bind_log (GtkWidgetClass *widget_class);

/**
 * robo_game_page_bind_log_place:
 * @widget_class: the class of the page
 *
 * The divider's signals.
 */
void robo_game_page_bind_log_place (GtkWidgetClass *widget_class);

/**
 * robo_game_page_init_log_place:
 * @self: a page
 *
 * Puts the log where somebody wants it, and remembers from now on whether it is shown.
 */
void robo_game_page_init_log_place (RoboGamePage *self);

/**
 * robo_game_page_restore_log:
 * @self: a page with a match
 *
 * Shows or hides the log, in the size that it had the last time as many played.
 */
void robo_game_page_restore_log (RoboGamePage *self);

/**
 * robo_game_page_init_panels:
 * @self: a page
 *
 * Has panels arranged anew whenever their room or what they say changes.
 */
void robo_game_page_init_panels (RoboGamePage *self);

void robo_game_page_add_panels (RoboGamePage *self);
void robo_game_page_clear_panels (RoboGamePage *self);

/**
 * robo_game_page_arrange_panels:
 * @self: a page
 *
 * Shows as much of each player as there is room for; who is needed now is seen whole. Not while sizes are given.
 */
void robo_game_page_arrange_panels (RoboGamePage *self);

/**
 * robo_game_page_has_cards_beside:
 * @self: a page
 *
 * Returns: whether module cards stand beside the controllers now: as is set, where there are any and room
 */
gboolean robo_game_page_has_cards_beside (RoboGamePage *self);

/**
 * robo_game_page_has_large_text:
 * @self: a page
 *
 * Returns: whether text is so large that less of it stands side by side
 */
gboolean robo_game_page_has_large_text (RoboGamePage *self);

/**
 * robo_game_page_fold_again:
 * @self: a page
 *
 * Something else is asked now: what somebody has unfolded meanwhile gives its room back.
 */
void robo_game_page_fold_again (RoboGamePage *self);

/**
 * robo_game_page_update_panels_width:
 * @self: a page
 *
 * Gives the players the width that their cards want where they are. The window is not made wider for it.
 */
void robo_game_page_update_panels_width (RoboGamePage *self);

/**
 * robo_game_page_fit:
 * @self: a page
 * @width: that it is given, in pixels
 * @height: that it is given
 *
 * Chooses the layout for a size.
 */
void robo_game_page_fit (RoboGamePage *self,
                         int           width,
                         int           height);

void robo_game_page_set_class (RoboGamePage *self,
                               const char   *name,
                               gboolean      is_set);

/**
 * robo_game_page_has_many:
 * @self: a page with a match
 *
 * Returns: whether more than two play. What is remembered for games of two is remembered apart: there is more room
 *   for each
 */
gboolean robo_game_page_has_many (RoboGamePage *self);

/**
 * robo_game_page_restore_layout:
 * @self: a page with a match
 *
 * Gives players and log the room that they had the last time as many played.
 */
void robo_game_page_restore_layout (RoboGamePage *self);

/**
 * robo_game_page_divide:
 * @self: a page
 *
 * Puts the divider between board and players where it belongs, as soon as sizes are known.
 */
void robo_game_page_divide (RoboGamePage *self);

/**
 * robo_game_page_remember_divider:
 * @self: a page with a match
 *
 * Remembers where somebody dragged the divider to. Where players stand below the board it says nothing about
 * the next time.
 */
void robo_game_page_remember_divider (RoboGamePage *self);

/**
 * robo_game_page_reveal_panel:
 * @self: a page
 * @seat: 0..3
 *
 * Scrolls to the panel of that seat, where not all of them fit.
 */
void robo_game_page_reveal_panel (RoboGamePage *self,
                                  guint         seat);

/**
 * robo_game_page_clear_layout:
 * @self: a page that goes away
 *
 * Does nothing any more that was still to be done.
 */
void robo_game_page_clear_layout (RoboGamePage *self);

G_END_DECLS
