// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "sound/robo-mixer.h"
#include "ui/match/log/robo-log-view.h"
#include "ui/widgets/layouts/robo-first-fit-layout.h"
#include "ui/widgets/layouts/robo-toast-place.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-closures.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-page.h"
#include "ui/widgets/robo-widget-pool.h"

#include "ui/results/robo-review-view.h"
#include "robo-divider.h"
#include "robo-game-layout.h"
#include "robo-game-record.h"
#include "robo-game-scene.h"
#include "robo-log-place.h"
#include "robo-order-strip.h"
#include "robo-past-bar.h"
#include "robo-phase-steps.h"
#include "robo-play-bar.h"
#include "robo-prize-flight.h"
#include "robo-program-turn.h"
#include "robo-question-controller.h"

/* The final board stays visible for at least this time before the result covers it, unless events are shown at once or
 * the user presses a key. */
#define RESULT_DELAY_MS 900

#define SOUND_TOAST_SECONDS 2

/* The user holds this key to see the arena without marks. No direction and no color is typed with this key. */
#define PEEK_KEY      GDK_KEY_v
#define PEEK_KEY_NAME "v"

/* The user holds this key to see dangerous spaces. */
#define THREAT_KEY      GDK_KEY_t
#define THREAT_KEY_NAME "t"

/* CSS: node `gamepage`, with the classes of its layout. A curtain and the result replace the game, so that no
 * part of it can be seen or reached (R5.5). */
struct _RoboGamePage
{
  GtkWidget parent_instance;

  /* template children */
  AdwToastOverlay  *toasts;
  GtkButton        *leave_button;
  GtkWidget        *side_title;
  GtkWidget        *middle_title;
  GtkWidget        *review_title;
  RoboPhaseSteps   *phase_steps;
  GtkWidget        *log_button;
  AdwBin           *bar_bin;
  AdwBin           *guide_bin;
  GtkStack         *stack;  /* the open game, or the curtain over it */
  GtkStack         *scenes; /* board and players, the result, or the review; the log is beside each of them */
  AdwFlap          *flap;
  RoboLogView      *log;
  RoboDivider      *log_divider;
  GtkPaned         *paned;
  GtkWidget        *above_board;
  RoboOrderStrip   *order_strip;
  GtkWidget        *threat_legend;
  GtkToggleButton  *threat_button;
  RoboBoardView    *board;
  GtkWidget        *past_over;
  GtkWidget        *past_beside;
  RoboDecisionCard *card;
  RoboRecap        *recap;
  RoboPlayBar      *play_bar;
  RoboPlayers      *players;
  RoboPrizeFlight  *prize_flight;
  RoboCurtain      *curtain;
  RoboResultView   *result;
  RoboReviewView   *review;

  /* owned */
  GSettings              *settings;
  GSimpleActionGroup     *actions;
  GAction                *show_log; /* the action `show-log`, which is not in `actions` while the curtain is drawn */
  RoboMatch              *match;    /* nullable */
  GSignalGroup           *match_signals;
  RoboGameScene          *scene;
  RoboProgramTurn        *turn;
  RoboQuestionController *controller;
  RoboGameLayout         *layout;
  RoboLogPlace           *log_place;
  RoboGameRecord         *record;
  RoboToastPlace         *toast_place;
  GSignalGroup           *talk_signals; /* signals of the chat beside the log */
  char                   *trouble;      /* nullable: the reason why the game could not be saved */

  AdwMessageDialog *sealing; /* weak, nullable: the question before a program is sealed */
  RoboAnswer        sealed;  /* the program that the question is about */

  gboolean is_final;          /* a confirmed program may wait for the other players for days and cannot be changed */
  gboolean is_recap_done;     /* the user has closed or replayed the recap of this turn */
  gboolean is_question_known; /* the page has handled the current question since the match was set */
  gboolean wants_pause;       /* the user has paused, not only sought back */
  gboolean is_slowed;         /* whether a replay has normal speed, although the setting is to show events at once */
  gboolean is_after_result;   /* the review was opened from a game that is over; the step back leads to its result */
  gboolean is_from_review;    /* the board shows a round of the review, which is the next step back */
  gboolean is_revealing;      /* the curtain is drawn before the reveal of all programs, not before a turn */
  guint    result_id;

  guint       wish_seat; /* the seat that gets `wish`, a program that a review has found, as its first program; or
                          * ROBO_NO_SEAT */
  RoboProgram wish;
};

enum
{
  PROP_MATCH = 1,
  PROP_TROUBLE,
  N_PROPS,
};

enum
{
  LEFT,
  NEW_GAME,
  OPEN_BOUT,
  REMATCH,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboGamePage, robo_game_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

/* Actions that depend on the visible page */

static void
enable_action (RoboGamePage *self,
               const char   *name,
               gboolean      is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

/* Returns TRUE if the child with this name is visible: `curtain`, or one of the scenes `play`, `result` and `review`,
 * which are beside the log. */
static gboolean
is_shown (RoboGamePage *self,
          const char   *name)
{
  const char *shown = gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (shown, "open") == 0)
    shown = gtk_stack_get_visible_child_name (self->scenes);

  return g_strcmp0 (shown, name) == 0;
}

static void
update_time_actions (RoboGamePage *self)
{
  gboolean can_step = FALSE;
  gboolean can_step_back = FALSE;

  /* No action moves the match while a curtain, the result or the review replaces the board. */
  if (self->match != NULL && is_shown (self, "play"))
    g_object_get (self->match, "can-step", &can_step, "can-step-back", &can_step_back, NULL);

  enable_action (self, "first-moment", can_step_back);
  enable_action (self, "last-moment", can_step);
  enable_action (self, "step", can_step);
  enable_action (self, "step-back", can_step_back);
  enable_action (self, "review",
                 self->match != NULL && adw_bin_get_child (self->guide_bin) == NULL && !is_shown (self, "curtain") &&
                   robo_match_review_get_refusal (self->match) == NULL);
}

static void
focus_play_button (RoboGamePage *self)
{
  robo_play_bar_focus (self->play_bar);
}

/* Hides the bars around the board while a player programs, unless the log is open. The bar above the board stays while
 * it has the button of the threat map. */
static void
update_bars (RoboGamePage *self)
{
  gboolean         shows_log = adw_flap_get_reveal_flap (self->flap);
  gboolean         is_playing = is_shown (self, "play");
  gboolean         shows_time = is_playing && (shows_log || !robo_players_get_is_programming (self->players));
  g_autofree char *clock = NULL;

  /* In a race for starting numbers, keep the play bar visible, because it shows the clock. */
  g_object_get (self->turn, "clock", &clock, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->order_strip), shows_time);
  gtk_widget_set_visible (GTK_WIDGET (self->play_bar), is_playing && (shows_time || clock != NULL));
  gtk_widget_set_visible (self->above_board, shows_time || gtk_widget_get_visible (GTK_WIDGET (self->threat_button)));
}

/* Places the title and the bar that leads back from the past. In a small page, the title is in the middle of the
 * header bar, beside the phases, and the bar is beside the board. The result and the review have no phases. */
static void
room_changed_cb (RoboGamePage *self)
{
  gboolean is_small = robo_game_layout_get_room (self->layout) >= ROBO_ROOM_COMPACT;
  gboolean is_review = is_shown (self, "review");

  gtk_widget_set_visible (GTK_WIDGET (self->phase_steps), !is_shown (self, "result") && !is_review);
  gtk_widget_set_visible (self->side_title, !is_small && !is_review);
  gtk_widget_set_visible (self->middle_title, is_small && !is_review);
  gtk_widget_set_visible (self->review_title, is_review);
  gtk_widget_set_visible (self->past_over, !is_small);
  gtk_widget_set_visible (self->past_beside, is_small);
  g_object_set (self->phase_steps, "is-small", is_small, NULL);
  if (self->toast_place != NULL)
    robo_toast_place_queue_update (self->toast_place);
}

/* Hides the log button and removes its action while a curtain covers the log. */
static void
update_log_button (RoboGamePage *self)
{
  gboolean is_covered = is_shown (self, "curtain");

  gtk_widget_set_visible (self->log_button, !is_covered);
  if (is_covered)
    g_action_map_remove_action (G_ACTION_MAP (self->actions), "show-log");
  else
    g_action_map_add_action (G_ACTION_MAP (self->actions), self->show_log);
}

static void
show_child (RoboGamePage *self,
            const char   *name)
{
  gboolean is_covered = g_str_equal (name, "curtain");

  gtk_stack_set_visible_child_name (self->stack, is_covered ? name : "open");
  if (!is_covered)
    {
      gtk_stack_set_visible_child_name (self->scenes, name);
      robo_log_place_set_over (self->log_place, !g_str_equal (name, "play"));
    }
  robo_game_record_set_covered (self->record, is_covered);
  update_time_actions (self);
  update_log_button (self);
  update_bars (self);
  room_changed_cb (self);
}

static void
programming_changed_cb (RoboGamePage *self)
{
  gboolean is_programming = robo_players_get_is_programming (self->players);

  robo_log_place_set_programming (self->log_place, is_programming);
  robo_game_layout_set_programming (self->layout, is_programming);
  update_bars (self);
}

static void
focus_game (RoboGamePage *self)
{
  if (robo_players_get_is_programming (self->players))
    robo_players_focus_draft (self->players);
  else
    focus_play_button (self);
}

/* Moves the focus out of a widget that is about to be hidden. */
static void
move_focus_out_of (RoboGamePage *self,
                   gpointer      widget)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (widget)))
    return;

  focus_game (self);
}

/* Recap "Since your last turn" */

static void
close_recap (RoboGamePage *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->recap)))
    return;

  move_focus_out_of (self, self->recap);
  gtk_widget_hide (GTK_WIDGET (self->recap));
  robo_players_set_recap (self->players, NULL);
}

/* Shows the recap of the turn. A game with a guide has no recap, because the guide says what has happened. */
static void
show_recap (RoboGamePage *self)
{
  RoboProgramDraft *draft = robo_program_turn_get_shown (self->turn);

  if (draft == NULL || self->is_recap_done || adw_bin_get_child (self->guide_bin) != NULL ||
      !robo_recap_set_seat (self->recap, self->match, robo_program_draft_get_seat (draft)))
    return;

  robo_players_set_recap (self->players, GTK_WIDGET (self->recap));
  gtk_widget_show (GTK_WIDGET (self->recap));
}

/* Puts the program that a review has found on the controller of its seat, when the user plays on from the reviewed
 * position. */
static void
put_reviewed_program (RoboGamePage *self)
{
  RoboProgramDraft *draft = robo_program_turn_get_shown (self->turn);

  if (draft != NULL && robo_program_draft_get_seat (draft) == self->wish_seat)
    {
      robo_program_draft_set_program (draft, &self->wish);
      self->wish_seat = ROBO_NO_SEAT;
    }
}

/* Closes the question that the page asks before a program is sealed, if this question is open. */
static void
drop_seal_question (RoboGamePage *self)
{
  GtkWindow *dialog = GTK_WINDOW (self->sealing);

  if (dialog == NULL)
    return;

  g_clear_weak_pointer (&self->sealing);
  g_signal_handlers_disconnect_by_data (dialog, self);
  gtk_window_destroy (dialog);
}

static void
begin_turn (RoboGamePage *self)
{
  drop_seal_question (self);
  self->is_recap_done = FALSE;
  robo_program_turn_begin (self->turn);
  put_reviewed_program (self);
}

/* Questions and curtains (R5.5) */

/* Resumes playback, even if the user has sought back. Does nothing if the user has paused or a curtain hides the
 * programs. */
static void
play_on (RoboGamePage *self)
{
  if (!self->wants_pause && !self->is_revealing)
    robo_match_play (self->match);
}

static guint
count_people (RoboGamePage *self,
              gboolean      unconfirmed_only)
{
  GListModel *seats = robo_match_get_seats (self->match);
  guint       n_people = 0;

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);

      if (robo_seat_get_is_here (seat) &&
          !(unconfirmed_only && robo_seat_get_has_confirmed (seat)))
        n_people++;
    }

  return n_people;
}

static gboolean
wants_curtain (RoboGamePage *self)
{
  return count_people (self, FALSE) > 1 && g_settings_get_boolean (self->settings, "curtain");
}

static void
draw_turn_curtain (RoboGamePage *self,
                   guint         seat)
{
  self->is_revealing = FALSE;
  close_recap (self);
  robo_program_turn_hide (self->turn);
  robo_curtain_draw_turn (self->curtain, self->match, seat);
  show_child (self, "curtain");
  gtk_widget_grab_focus (robo_curtain_get_button (self->curtain));
}

static void
question_changed_cb (RoboGamePage *self)
{
  const RoboQuestion *question = robo_match_get_question (self->match);

  /* While the page asks whether to seal the program, the other players may go on without this player. */
  if (question == NULL || question->kind != ROBO_ASK_PROGRAM)
    drop_seal_question (self);
  self->is_question_known = TRUE;
  /* Move the focus out of the question before the question disappears, because GTK would move it to the next widget. */
  if (question == NULL && !robo_players_get_is_programming (self->players))
    move_focus_out_of (self, self->players);
  robo_question_controller_close (self->controller);
  close_recap (self);
  robo_program_turn_hide (self->turn);
  if (question == NULL)
    {
      /* The user has sought back, so show the board now. The question of the current turn returns when the user goes
       * forward again. */
      if (is_shown (self, "curtain") && !self->is_revealing)
        show_child (self, "play");
      move_focus_out_of (self, self->players);
    }
  else if (question->kind != ROBO_ASK_PROGRAM)
    {
      /* Draw the curtain for a question about modules, because the modules in the inventory of a player are secret. */
      if (question->kind == ROBO_ASK_EQUIP && wants_curtain (self) &&
          robo_seat_get_n_inventory (robo_match_get_seat (self->match, question->seat)) > 0)
        draw_turn_curtain (self, question->seat);
      else
        robo_question_controller_ask (self->controller);
    }
  else if (robo_program_turn_resume (self->turn))
    show_recap (self);
  else if (wants_curtain (self))
    draw_turn_curtain (self, question->seat);
  else
    {
      begin_turn (self);
      show_recap (self);
    }
}

static void
curtain_lifted_cb (RoboGamePage *self)
{
  const RoboQuestion *question = robo_match_get_question (self->match);
  gboolean            was_revealing = self->is_revealing;

  self->is_revealing = FALSE;
  show_child (self, "play");
  if (was_revealing)
    {
      focus_play_button (self);
      play_on (self);
      return;
    }

  if (question != NULL && question->kind != ROBO_ASK_PROGRAM)
    robo_question_controller_ask (self->controller);
  else
    begin_turn (self);
  show_recap (self);
}

static void
answered_cb (RoboGamePage *self,
             RoboAnswer    answer)
{
  focus_play_button (self);
  robo_match_answer (self->match, answer);
  play_on (self);
}

/* Confirms a program. If it is the last one and several players share the screen, draws a curtain before all programs
 * are revealed, so that the player who programs last is not the only one who sees the reveal. The game waits until the
 * players lift the curtain. */
static void
give_program (RoboGamePage *self,
              RoboAnswer    answer)
{
  /* Move the focus before the control units lose their dice, because a screen reader speaks a new name of the unit with
   * the focus. */
  gtk_widget_show (GTK_WIDGET (self->play_bar));
  focus_play_button (self);
  robo_program_turn_end (self->turn);
  if (wants_curtain (self) && count_people (self, TRUE) == 1)
    {
      robo_match_pause (self->match);
      self->is_revealing = TRUE;
      robo_curtain_draw_reveal (self->curtain, self->match);
      show_child (self, "curtain");
      gtk_widget_grab_focus (robo_curtain_get_button (self->curtain));
    }
  robo_match_answer (self->match, answer);
  play_on (self);
}

static void
seal_answered_cb (RoboGamePage *self,
                  const char   *response)
{
  GtkWidget *never = adw_message_dialog_get_extra_child (self->sealing);

  g_clear_weak_pointer (&self->sealing);
  if (!g_str_equal (response, "accept"))
    return;

  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (never)))
    g_settings_set_boolean (self->settings, "ask-before-seal", FALSE);
  give_program (self, self->sealed);
}

/* Asks the player before a program is sealed. Meanwhile the turn does not change, so that the player can go on
 * programming. */
static void
ask_before_seal (RoboGamePage *self,
                 RoboAnswer    answer)
{
  AdwMessageDialog *dialog;

  if (self->sealing != NULL)
    return;

  self->sealed = answer;
  dialog = robo_message_ask (GTK_WIDGET (self), _ ("Seal This Program?"), _ ("You can’t change it afterward."),
                             /* Translators: This is a button. It lets the user go on programming the robot. */
                             _ ("_Keep Programming"),
                             /* Translators: This is a button. It seals the program, which cannot be changed
                              * afterwards. */
                             _ ("_Seal"), ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_extra_child (dialog, gtk_check_button_new_with_mnemonic (_ ("_Don’t ask again")));
  g_set_weak_pointer (&self->sealing, dialog);
  g_signal_connect_object (dialog, "response", G_CALLBACK (seal_answered_cb), self, G_CONNECT_SWAPPED);
}

static void
confirmed_cb (RoboGamePage *self,
              RoboAnswer    answer)
{
  if (self->is_final && g_settings_get_boolean (self->settings, "ask-before-seal"))
    ask_before_seal (self, answer);
  else
    give_program (self, answer);
}

static void
acting_cb (RoboGamePage *self,
           guint         seat)
{
  robo_players_reveal (self->players, seat);
}

/* Opens the controllers within twice duration_ms, so that they are still opening when the first die is activated. */
static void
revealed_cb (RoboGamePage *self,
             guint         duration_ms)
{
  robo_players_flip_open (self->players, 2 * duration_ms);
}

static void
space_hovered_cb (RoboGamePage *self,
                  guint         space)
{
  robo_log_view_mark_space (self->log, space);
}

static void
space_pointed_cb (RoboGamePage *self,
                  guint         space)
{
  robo_board_view_highlight (self->board, space);
}

static void
show_review (RoboGamePage *self)
{
  g_clear_handle_id (&self->result_id, g_source_remove);
  self->is_from_review = FALSE;
  robo_match_pause (self->match);
  show_child (self, "review");
  gtk_widget_child_focus (GTK_WIDGET (self->review), GTK_DIR_TAB_FORWARD);
}

/* Result */

static void
show_result (RoboGamePage *self)
{
  robo_result_view_show (self->result, self->match);
  show_child (self, "result");
  gtk_widget_grab_focus (robo_result_view_get_next_button (self->result));
}

static void
show_result_cb (gpointer user_data)
{
  RoboGamePage *self = user_data;

  self->result_id = 0;
  if (self->is_from_review)
    {
      show_review (self);
      return;
    }
  /* Announce the events before the result, and then the result. */
  robo_game_scene_say (self->scene);
  show_result (self);
}

static void
over_changed_cb (RoboGamePage *self)
{
  g_clear_handle_id (&self->result_id, g_source_remove);
  if (!robo_match_get_is_over (self->match))
    {
      /* The user has sought back from the end, so leave the result. */
      if (is_shown (self, "result"))
        show_child (self, "play");
      return;
    }

  /* If the page has a guide, don't show the result, because the guide tells the user how to continue. */
  if (adw_bin_get_child (self->guide_bin) != NULL)
    return;
  if (robo_match_get_speed (self->match) == 0)
    show_result_cb (self);
  else
    {
      guint last_ms = robo_match_get_event_duration_ms (self->match, robo_match_get_position (self->match) - 1);

      self->result_id = g_timeout_add_once (MAX (RESULT_DELAY_MS, last_ms), show_result_cb, self);
    }
}

/* Review of a finished game */

/* Goes one step back: from an opened round that replaces the list to the list, and from there to the result, or to the
 * board if the game was not over. */
static void
close_review (RoboGamePage *self)
{
  if (!is_shown (self, "review") || robo_review_view_back (self->review))
    return;

  if (self->is_after_result)
    {
      /* If the user has watched a round, the match is at an earlier moment. */
      robo_match_seek (self->match, robo_match_get_n_events (self->match));
      g_clear_handle_id (&self->result_id, g_source_remove);
      show_result (self);
      return;
    }
  show_child (self, "play");
  focus_play_button (self);
}

static void
play_on_from_review_cb (RoboGamePage *self,
                        guint         round,
                        guint         seat)
{
  RoboMatchReview *review = robo_review_view_get_review (self->review);
  g_autoptr (RoboMatch) branch = robo_match_review_branch (review, round, seat);

  self->wish = robo_match_review_get_result (review)->rounds[round].turns[seat].best;
  robo_game_page_set_match (self, branch);
  self->wish_seat = seat;
  put_reviewed_program (self);
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_ ("This is a new game. The previous one has been saved.")));
}

/* Marks turning points on the time line. */
static void
reviewed_cb (RoboGamePage *self)
{
  RoboMatchReview  *review = robo_review_view_get_review (self->review);
  const RoboReview *result = review != NULL ? robo_match_review_get_result (review) : NULL;
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; result != NULL && i < result->n_rounds; i++)
    {
      if (result->rounds[i].is_turning_point)
        g_array_append_val (positions, result->rounds[i].first);
    }
  robo_play_bar_set_marks (self->play_bar, positions);
}

/* Playback and speed */

static void
running_changed_cb (RoboGamePage *self)
{
  gboolean is_running;
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "playing");

  g_object_get (self->match, "is-running", &is_running, NULL);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (is_running));
}

/* Pauses at once if playback starts while the curtain covers the match. This happens when the window becomes active
 * again. */
static void
playing_changed_cb (RoboGamePage *self)
{
  if (robo_match_get_playing (self->match) && self->is_revealing)
    robo_match_pause (self->match);
}

/* Replays events one after the other, even if the user has set the speed at which new events are shown at once. The
 * setting holds again when the match is live. If the user has chosen another speed by then, that speed becomes the
 * setting. */
static void
replay_event_by_event (RoboGamePage *self)
{
  gboolean can_step;

  g_object_get (self->match, "can-step", &can_step, NULL);
  if (can_step && robo_match_get_speed (self->match) == 0)
    {
      self->is_slowed = TRUE;
      g_settings_unbind (self->match, "speed");
      robo_match_set_speed (self->match, 1);
    }
  robo_match_play (self->match);
}

static void
replay_from (RoboGamePage *self,
             guint         position)
{
  self->wants_pause = FALSE;
  robo_match_seek (self->match, position);
  replay_event_by_event (self);
}

/* Returns the position after the last program of the player who is asked. If no player is asked, takes a player at
 * this screen. Returns 0 if this player has made no program, or if the match is at an earlier position. */
static guint
find_start_of_last_turn (RoboGamePage *self)
{
  guint start = 0;
  int   seat;

  g_object_get (self->match, "asked-seat", &seat, NULL);
  for (guint i = 0; i < ROBO_MAX_ROBOTS && seat < 0; i++)
    {
      RoboSeat *other = robo_match_get_seat (self->match, i);

      if (other != NULL && robo_seat_get_is_here (other))
        seat = (int)i;
    }
  if (seat >= 0)
    g_array_unref (robo_match_list_recap (self->match, (guint)seat, &start));

  return start < robo_match_get_position (self->match) ? start : 0;
}

static void
watch_round_cb (RoboGamePage *self,
                guint         position)
{
  show_child (self, "play");
  focus_play_button (self);
  replay_from (self, position);
}

static void
watch_reviewed_round_cb (RoboGamePage *self,
                         guint         position)
{
  self->is_from_review = TRUE;
  watch_round_cb (self, position);
}

static void
bind_speed (RoboGamePage *self)
{
  if (self->is_slowed && robo_match_get_speed (self->match) != 1)
    g_settings_set_uint (self->settings, "animation-speed", robo_match_get_speed (self->match));
  self->is_slowed = FALSE;
  g_settings_bind (self->settings, "animation-speed", self->match, "speed", G_SETTINGS_BIND_DEFAULT);
}

static void
live_changed_cb (RoboGamePage *self)
{
  gboolean is_live;

  g_object_get (self->match, "is-live", &is_live, NULL);
  if (is_live && self->is_slowed)
    bind_speed (self);
}

/* Commands */

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboGamePage *self = user_data;

  /* A step during playback counts as a pause by the user. A step forward after the user has sought back is no such
   * pause. */
  if (robo_match_get_playing (self->match))
    self->wants_pause = TRUE;
  robo_match_pause (self->match);
  robo_match_step (self->match);
}

static void
playing_cb (GSimpleAction *action,
            GVariant      *state,
            gpointer       user_data)
{
  RoboGamePage *self = user_data;

  self->wants_pause = !g_variant_get_boolean (state);
  if (self->wants_pause)
    robo_match_pause (self->match);
  else if (robo_match_get_playing (self->match))
    replay_from (self, find_start_of_last_turn (self));
  else
    replay_event_by_event (self);
}

static void
step_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  robo_match_step_back (ROBO_GAME_PAGE (user_data)->match);
}

static void
first_moment_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  robo_match_seek (ROBO_GAME_PAGE (user_data)->match, 0);
}

static void
show_talk_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  RoboGamePage *self = user_data;

  adw_flap_set_reveal_flap (self->flap, TRUE);
  robo_log_view_show_talk (self->log);
}

static void
last_moment_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  robo_match_seek (ROBO_GAME_PAGE (user_data)->match, G_MAXUINT);
}

static void
play_recap_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  RoboGamePage *self = user_data;
  guint         start = robo_recap_get_start (self->recap);

  self->is_recap_done = TRUE;
  close_recap (self);
  replay_from (self, start);
}

static void
close_recap_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  ROBO_GAME_PAGE (user_data)->is_recap_done = TRUE;
  close_recap (user_data);
}

/* Shows a hint in the place of the recap. */
static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  RoboGamePage *self = user_data;

  close_recap (self);
  robo_program_turn_hint (self->turn);
}

static void
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  RoboGamePage *self = user_data;

  self->is_after_result = robo_match_get_is_over (self->match);
  robo_review_view_begin (self->review, self->match, robo_game_record_can_play_on (self->record));
  show_review (self);
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  robo_page_back (user_data);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  g_signal_emit (user_data, signals[NEW_GAME], 0);
}

static void
look_again_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  RoboGamePage *self = user_data;

  self->is_from_review = FALSE;
  show_child (self, "play");
  focus_play_button (self);
  self->wants_pause = FALSE;
  robo_match_retell (self->match);
  replay_event_by_event (self);
}

static void
watch_from_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  ROBO_GAME_PAGE (user_data)->is_from_review = FALSE;
  watch_round_cb (user_data, g_variant_get_uint32 (parameter));
}

static void
open_next_bout_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  g_signal_emit (user_data, signals[OPEN_BOUT], 0, g_variant_get_uint32 (parameter));
}

/* Starts a match with the same seats and rules and a new seed. In remote play, asks the owner of the page for it. */
static void
rematch_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  RoboGamePage *self = user_data;
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (RoboMatch) match = NULL;

  if (robo_match_get_is_remote (self->match))
    {
      g_signal_emit (self, signals[REMATCH], 0);
      return;
    }

  setup = robo_match_setup_copy (robo_match_get_setup (self->match));
  setup->seed = (guint64)g_random_int () << 32 | g_random_int ();
  setup->is_branch = FALSE;
  match = robo_match_new (setup);
  robo_game_page_set_match (self, match);
}

static void
zoom_in_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  robo_board_view_zoom_in (ROBO_GAME_PAGE (user_data)->board);
}

static void
zoom_out_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  robo_board_view_zoom_out (ROBO_GAME_PAGE (user_data)->board);
}

static void
zoom_fit_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  robo_board_view_zoom_fit (ROBO_GAME_PAGE (user_data)->board);
}

static const GActionEntry entries[] = {
  { .name = "close-recap", .activate = close_recap_cb },
  { .name = "first-moment", .activate = first_moment_cb },
  { .name = "hint", .activate = hint_cb },
  { .name = "last-moment", .activate = last_moment_cb },
  { .name = "leave", .activate = leave_cb },
  { .name = "look-again", .activate = look_again_cb },
  { .name = "new-game", .activate = new_game_cb },
  { .name = "open-bout", .activate = open_next_bout_cb, .parameter_type = "u" },
  { .name = "play-recap", .activate = play_recap_cb },
  { .name = "playing", .state = "true", .change_state = playing_cb },
  { .name = "rematch", .activate = rematch_cb },
  { .name = "review", .activate = review_cb },
  { .name = "show-talk", .activate = show_talk_cb },
  { .name = "step", .activate = step_cb },
  { .name = "step-back", .activate = step_back_cb },
  { .name = "watch-from", .activate = watch_from_cb, .parameter_type = "u" },
  { .name = "zoom-fit", .activate = zoom_fit_cb },
  { .name = "zoom-in", .activate = zoom_in_cb },
  { .name = "zoom-out", .activate = zoom_out_cb },
};

const RoboShortcut robo_game_page_program_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Undo"), .keys = "<Control>z", .action = "game.undo" },
  { .title = NC_ ("shortcut window", "Get a hint, then its next step"), .keys = "h", .action = "game.hint" },
  { .title = NC_ ("shortcut window", "Show danger while held"), .other_keys = THREAT_KEY_NAME },
  { .title = NC_ ("shortcut window", "Type the program on one line"),
    .keys = "<Control>l slash",
    .action = "game.type-program" },
  { .title = NC_ ("shortcut window", "Copy the program"), .keys = "<Control>c", .action = "game.copy-program" },
  { .title = NC_ ("shortcut window", "Paste a program"), .keys = "<Control>v", .action = "game.paste-program" },
  { .title = NC_ ("shortcut window", "Confirm the program"),
    .keys = "Return",
    .more_keys = "KP_Enter",
    .action = "game.confirm" },
  { 0 },
};

const RoboShortcut robo_game_page_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Show the arena without marks while held"), .other_keys = PEEK_KEY_NAME },
  { .title = NC_ ("shortcut window", "Play or pause"), .keys = "space", .action = "game.playing" },
  { .title = NC_ ("shortcut window", "One event forward"), .keys = "Right", .action = "game.step" },
  { .title = NC_ ("shortcut window", "One event back"), .keys = "Left", .action = "game.step-back" },
  { .title = NC_ ("shortcut window", "Skip to your next decision or to the end"),
    .keys = "End",
    .action = "game.last-moment" },
  { .title = NC_ ("shortcut window", "First moment"), .keys = "Home", .action = "game.first-moment" },
  { .title = NC_ ("shortcut window", "Log"), .keys = "F9", .action = "game.show-log" },
  { .title = NC_ ("shortcut window", "Chat (in a remote game)"), .keys = "<Control>t", .action = "game.show-talk" },
  { .title = NC_ ("shortcut window", "Show the log below or to the side"), .keys = "<Shift>F9", .action = "game.log-below" },
  { .title = NC_ ("shortcut window", "Game information"), .keys = "<Control>i", .action = "game.information" },
  { .title = NC_ ("shortcut window", "Show module cards above or to the side"),
    .keys = "<Control>m",
    .action = "game.module-cards-beside" },
  { .title = NC_ ("shortcut window", "Sound on or off"), .keys = "m", .action = "game.sound" },
  { .title = NC_ ("shortcut window", "Since your last turn"), .keys = "p", .action = "game.play-recap" },
  { .more_keys = "Escape", .action = "game.close-recap" },
  ROBO_ZOOM_SHORTCUTS ("game"),
  { 0 },
};

static void
add_setting_action (RoboGamePage *self,
                    const char   *key)
{
  g_autoptr (GAction) action = g_settings_create_action (self->settings, key);

  g_action_map_add_action (G_ACTION_MAP (self->actions), action);
}

/* Shows the new setting in a toast, because the game may be silent at the moment. */
static void
sound_changed_cb (RoboGamePage *self)
{
  g_autoptr (RoboMixer) mixer = robo_mixer_dup_default ();
  const char *trouble = robo_mixer_get_trouble (mixer);
  AdwToast   *toast;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (!g_settings_get_boolean (self->settings, "sound"))
    toast = adw_toast_new (_ ("Sound off"));
  else
    toast = adw_toast_new (trouble != NULL ? trouble : _ ("Sound on"));
  adw_toast_set_timeout (toast, SOUND_TOAST_SECONDS);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Binds actions to the properties of the new match. Removes the actions that have no meaning in the new match. */
static void
replace_match_actions (RoboGamePage *self)
{
  g_autoptr (GPropertyAction) speed = NULL;

  g_action_map_remove_action (G_ACTION_MAP (self->actions), "speed");
  g_action_map_remove_action (G_ACTION_MAP (self->actions), "module-cards-beside");
  if (self->match == NULL)
    return;

  if (robo_match_get_modules (self->match) != NULL)
    add_setting_action (self, "module-cards-beside");
  speed = g_property_action_new ("speed", self->match, "speed");
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (speed));
}

/* Shows the arena without marks while the user holds PEEK_KEY. */
static void
set_peeking (RoboGamePage *self,
             gboolean      is_peeking)
{
  robo_question_controller_set_peeking (self->controller, is_peeking);
  robo_program_turn_set_peeking (self->turn, is_peeking);
}

/* Handles keys that the focus widget has not handled. */
static gboolean
key_pressed_cb (RoboGamePage       *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  guint more_ms;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return GDK_EVENT_PROPAGATE;

  /* Any key ends the animation of a reveal, and the animation of a win. */
  robo_players_flip_open (self->players, 0);
  if (self->match != NULL && robo_match_get_playing (self->match) && robo_match_get_position (self->match) > 0 &&
      robo_match_get_slow_end_ms (self->match, robo_match_get_position (self->match) - 1, &more_ms) > 0)
    {
      robo_match_step (self->match);
      return GDK_EVENT_STOP;
    }
  if (self->result_id != 0)
    {
      g_clear_handle_id (&self->result_id, g_source_remove);
      show_result_cb (self);
      return GDK_EVENT_STOP;
    }

  robo_key_press_init (&press, controller, keyval, keycode);
  if (robo_key_press_means (&press, PEEK_KEY))
    {
      set_peeking (self, TRUE);
      return GDK_EVENT_STOP;
    }

  if (keyval == GDK_KEY_Escape && (is_shown (self, "review") || self->is_from_review))
    {
      robo_page_back (ROBO_PAGE (self));
      return GDK_EVENT_STOP;
    }

  if (keyval == GDK_KEY_Escape && robo_program_turn_close_hint (self->turn))
    return GDK_EVENT_STOP;

  if (robo_key_press_means (&press, THREAT_KEY) && robo_program_turn_get_has_advice (self->turn))
    {
      robo_program_turn_hold_threat (self->turn, TRUE);
      return GDK_EVENT_STOP;
    }

  return robo_decision_card_type (self->card, &press) || robo_program_turn_type (self->turn, &press);
}

static void
key_released_cb (RoboGamePage       *self,
                 guint               keyval,
                 guint               keycode,
                 GdkModifierType     state,
                 GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };

  robo_key_press_init (&press, controller, keyval, keycode);
  if (robo_key_press_means (&press, PEEK_KEY))
    set_peeking (self, FALSE);
  if (robo_key_press_means (&press, THREAT_KEY))
    robo_program_turn_hold_threat (self->turn, FALSE);
}

/* Ends everything that the page shows while a key is held, because the key may be released while another window has
 * the focus. */
static void
focus_left_cb (RoboGamePage *self)
{
  set_peeking (self, FALSE);
  robo_program_turn_hold_threat (self->turn, FALSE);
}

/* Offers the hint and the button of the threat map while a player with advice programs. The legend is visible while
 * the board shows the threat map. */
static void
turn_changed_cb (RoboGamePage *self)
{
  gboolean has_advice = robo_program_turn_get_has_advice (self->turn);

  enable_action (self, "hint", has_advice);
  gtk_widget_set_visible (GTK_WIDGET (self->threat_button), has_advice);
  gtk_widget_set_visible (self->threat_legend, robo_board_view_get_threat (self->board) != NULL);
  update_bars (self);
}

/* Match */

static void
forget_match (RoboGamePage *self)
{
  self->wish_seat = ROBO_NO_SEAT;
  robo_review_view_forget (self->review);
  g_clear_handle_id (&self->result_id, g_source_remove);
  self->is_after_result = FALSE;
  self->is_from_review = FALSE;
  self->is_revealing = FALSE;
  self->wants_pause = FALSE;
  self->is_slowed = FALSE;
  if (self->match == NULL)
    return;

  close_recap (self);
  g_settings_unbind (self->match, "speed");
  g_settings_unbind (self->match, "skips-needless");
  g_settings_unbind (self->match, "untold-firsts");
}

/* Object */

static void
robo_game_page_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (ROBO_GAME_PAGE (widget)->toasts), orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
robo_game_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  RoboGamePage *self = ROBO_GAME_PAGE (widget);

  gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
  robo_game_layout_fit (self->layout, width, height);
  robo_log_place_fit (self->log_place);
}

static void
robo_game_page_dispose (GObject *object)
{
  RoboGamePage *self = ROBO_GAME_PAGE (object);

  if (self->layout != NULL)
    {
      robo_game_layout_clear (self->layout);
      robo_game_page_set_match (self, NULL);
    }
  g_clear_object (&self->match_signals);
  g_clear_object (&self->scene);
  g_clear_object (&self->turn);
  g_clear_object (&self->controller);
  g_clear_object (&self->layout);
  g_clear_object (&self->log_place);
  g_clear_object (&self->record);
  g_clear_object (&self->toast_place);
  g_clear_object (&self->talk_signals);
  g_clear_object (&self->settings);
  g_clear_object (&self->show_log);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_GAME_PAGE);

  G_OBJECT_CLASS (robo_game_page_parent_class)->dispose (object);
}

static void
robo_game_page_finalize (GObject *object)
{
  g_free (ROBO_GAME_PAGE (object)->trouble);

  G_OBJECT_CLASS (robo_game_page_parent_class)->finalize (object);
}

/* When the page becomes visible, its stack focuses the first widget that it finds. Focuses the controller or the play
 * button instead, unless the focus is in the area of the players. */
static void
robo_game_page_shown (RoboPage *page)
{
  RoboGamePage *self = ROBO_GAME_PAGE (page);
  GtkRoot      *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget    *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (is_shown (self, "play") && (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->players))))
    focus_game (self);
}

/* The back button leads from a round that is watched to the review, from there to the result or to the board, and from
 * these out of the page. */
static void
robo_game_page_back (RoboPage *page)
{
  RoboGamePage *self = ROBO_GAME_PAGE (page);

  if (is_shown (self, "review"))
    {
      close_review (self);
      return;
    }
  if (self->is_from_review)
    {
      show_review (self);
      return;
    }
  g_signal_emit (page, signals[LEFT], 0);
}

static char *
robo_game_page_dup_title (RoboPage *page)
{
  return g_strdup (robo_arena_get_name (robo_match_get_arena (ROBO_GAME_PAGE (page)->match)));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_game_page_shown;
  iface->back = robo_game_page_back;
  iface->dup_title = robo_game_page_dup_title;
}

static void
set_trouble (RoboGamePage *self,
             const char   *trouble)
{
  g_free (self->trouble);
  self->trouble = g_strdup (trouble);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TROUBLE]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboGamePage, match),
                   .type = robo_match_get_type,
                   .set = G_CALLBACK (robo_game_page_set_match) },
  [PROP_TROUBLE] = { ROBO_PROPERTY_FIELD (STRING, "trouble", RoboGamePage, trouble), .set = G_CALLBACK (set_trouble) },
};

static void
robo_game_page_class_init (RoboGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_game_page_dispose;
  object_class->finalize = robo_game_page_finalize;
  widget_class->measure = robo_game_page_measure;
  widget_class->size_allocate = robo_game_page_size_allocate;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[NEW_GAME] = g_signal_new ("new-game", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[REMATCH] = g_signal_new ("rematch", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[OPEN_BOUT] = g_signal_new ("open-bout", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ROBO_TYPE_BOARD_VIEW);
  g_type_ensure (ROBO_TYPE_CURTAIN);
  g_type_ensure (ROBO_TYPE_DECISION_CARD);
  g_type_ensure (ROBO_TYPE_DIVIDER);
  g_type_ensure (ROBO_TYPE_LOG_VIEW);
  g_type_ensure (ROBO_TYPE_ORDER_STRIP);
  g_type_ensure (ROBO_TYPE_PAST_BAR);
  g_type_ensure (ROBO_TYPE_PHASE_STEPS);
  g_type_ensure (ROBO_TYPE_PLAY_BAR);
  g_type_ensure (ROBO_TYPE_PLAYERS);
  g_type_ensure (ROBO_TYPE_PRIZE_FLIGHT);
  g_type_ensure (ROBO_TYPE_RECAP);
  g_type_ensure (ROBO_TYPE_RESULT_VIEW);
  g_type_ensure (ROBO_TYPE_REVIEW_VIEW);

  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_FIRST_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/match/robo-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, leave_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, side_title);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, middle_title);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, review_title);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, phase_steps);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, bar_bin);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, guide_bin);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, scenes);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, flap);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, log);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, log_divider);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, paned);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, above_board);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, order_strip);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, threat_legend);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, threat_button);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, past_over);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, past_beside);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, card);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, recap);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, play_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, prize_flight);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, result);
  gtk_widget_class_bind_template_child (widget_class, RoboGamePage, review);
  gtk_widget_class_bind_template_callback (widget_class, curtain_lifted_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_on_from_review_cb);
  gtk_widget_class_bind_template_callback (widget_class, reviewed_cb);
  gtk_widget_class_bind_template_callback (widget_class, robo_closure_has_text);
  gtk_widget_class_bind_template_callback (widget_class, space_hovered_cb);
  gtk_widget_class_bind_template_callback (widget_class, space_pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_reviewed_round_cb);
  robo_shortcuts_bind (widget_class, robo_game_page_program_shortcuts);
  robo_shortcuts_bind (widget_class, robo_game_page_shortcuts);
  gtk_widget_class_set_css_name (widget_class, "gamepage");
}

/* Shows on the button of the log how many messages of the chat are unread. */
static void
talk_unread_cb (RoboGamePage *self)
{
  g_autoptr (GtkWidget) talk = g_signal_group_dup_target (self->talk_signals);
  guint            n_unread = 0;
  g_autofree char *label = NULL;

  if (talk != NULL)
    g_object_get (talk, "n-unread", &n_unread, NULL);
  if (n_unread > 0)
    {
      /* Translators: This is a button. It opens the log, from which the user can switch to the chat. %u is how many
       * messages are unread. */
      label = g_strdup_printf (ngettext ("Log (Chat: %u Unread)", "Log (Chat: %u Unread)", n_unread), n_unread);
      gtk_widget_add_css_class (self->log_button, "unread");
    }
  else
    {
      label = g_strdup (_ ("Log"));
      gtk_widget_remove_css_class (self->log_button, "unread");
    }
  robo_access_set_tooltip (self->log_button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->log_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
open_series_cb (RoboGamePage *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
open_bout_cb (RoboGamePage *self,
              guint         bout)
{
  g_signal_emit (self, signals[OPEN_BOUT], 0, bout);
}

static void
robo_game_page_init (RoboGamePage *self)
{
  static const char *const recap_actions[] = { "close-recap", "play-recap" };
  GActionMap              *map;

  robo_ink_load_css ();
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::sound", G_CALLBACK (sound_changed_cb), self, G_CONNECT_SWAPPED);
  self->actions = g_simple_action_group_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  robo_prize_flight_set_ends (self->prize_flight, self->board, self->players);
  self->scene = robo_game_scene_new (self->board, GTK_WIDGET (self));
  self->turn = robo_program_turn_new (self->players, self->board);
  self->controller = robo_question_controller_new (self->card, self->board, self->players);
  self->layout = robo_game_layout_new (GTK_WIDGET (self), self->guide_bin, self->paned, self->players);
  g_signal_connect_object (self->layout, "room-changed", G_CALLBACK (room_changed_cb), self, G_CONNECT_SWAPPED);
  self->log_place = robo_log_place_new (self->flap, self->log_divider, self->log);
  self->record = robo_game_record_new (self->toasts);
  self->toast_place = robo_toast_place_new (self->toasts, GTK_WIDGET (self->board));
  g_signal_connect_object (self->paned, "notify::position", G_CALLBACK (robo_toast_place_queue_update),
                           self->toast_place, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::reveal-progress", G_CALLBACK (robo_toast_place_queue_update),
                           self->toast_place, G_CONNECT_SWAPPED);
  self->talk_signals = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_swapped (self->talk_signals, "notify::n-unread", G_CALLBACK (talk_unread_cb), self);
  self->wish_seat = ROBO_NO_SEAT;

  g_signal_connect_object (self->scene, "acting", G_CALLBACK (acting_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scene, "revealed", G_CALLBACK (revealed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->players, "notify::is-programming", G_CALLBACK (programming_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (update_bars), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "changed", G_CALLBACK (turn_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn, "confirmed", G_CALLBACK (confirmed_cb), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->turn, "clock", self->play_bar, "clock", G_BINDING_DEFAULT);
  g_signal_connect_object (self->controller, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->record, "branched", G_CALLBACK (robo_game_page_set_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->record, "open-series", G_CALLBACK (open_series_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->record, "open-bout", G_CALLBACK (open_bout_cb), self, G_CONNECT_SWAPPED);

  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "question-changed", G_CALLBACK (question_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::is-live", G_CALLBACK (live_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::is-over", G_CALLBACK (over_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::is-running", G_CALLBACK (running_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::playing", G_CALLBACK (playing_changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::n-events", G_CALLBACK (update_time_actions), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (update_time_actions), self);

  map = G_ACTION_MAP (self->actions);
  self->show_log = G_ACTION (g_property_action_new ("show-log", self->flap, "reveal-flap"));
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (map, self->show_log);
  add_setting_action (self, "ask-needless");
  add_setting_action (self, "log-below");
  if (ROBO_HAS_SOUNDS)
    add_setting_action (self, "sound");
  robo_program_turn_add_actions (self->turn, map);
  robo_game_record_add_actions (self->record, map);
  for (guint i = 0; i < G_N_ELEMENTS (recap_actions); i++)
    g_object_bind_property (self->recap, "visible", g_action_map_lookup_action (map, recap_actions[i]), "enabled",
                            G_BINDING_SYNC_CREATE);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", G_ACTION_GROUP (self->actions));
  enable_action (self, "show-talk", FALSE);
  update_time_actions (self);
}

GtkWidget *
robo_game_page_new (void)
{
  return robo_widget_pool_take (ROBO_TYPE_GAME_PAGE);
}

RoboMatch *
robo_game_page_get_match (RoboGamePage *self)
{
  g_return_val_if_fail (ROBO_IS_GAME_PAGE (self), NULL);

  return self->match;
}

void
robo_game_page_set_match (RoboGamePage *self,
                          RoboMatch    *match)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  drop_seal_question (self);
  forget_match (self);
  robo_program_turn_set_match (self->turn, match);
  robo_question_controller_set_match (self->controller, match);
  robo_game_layout_set_match (self->layout, match);
  robo_log_place_set_match (self->log_place, match);
  robo_game_record_set_match (self->record, match);
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  replace_match_actions (self);
  /* Show the match in the widgets that are bound to it before it begins. */
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
  robo_game_scene_set_match (self->scene, match);
  if (match != NULL)
    {
      bind_speed (self);
      g_settings_bind (self->settings, "ask-needless", match, "skips-needless", G_SETTINGS_BIND_INVERT_BOOLEAN);
      g_settings_bind (self->settings, "untold-firsts", match, "untold-firsts", G_SETTINGS_BIND_DEFAULT);
      running_changed_cb (self);
      show_child (self, "play");
      focus_play_button (self);
      self->is_question_known = FALSE;
      robo_match_start (match);
      /* The match may have begun while the page showed another match. The match does not emit its first signals
       * again, so handle its question now. */
      if (!self->is_question_known && robo_match_get_question (match) != NULL)
        question_changed_cb (self);
      over_changed_cb (self);
    }
  update_time_actions (self);
}

void
robo_game_page_set_series (RoboGamePage  *self,
                           RoboSeriesRun *run,
                           guint          bout)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (run == NULL || ROBO_IS_SERIES_RUN (run));

  robo_game_record_set_series (self->record, run, bout);
  robo_result_view_set_series (self->result, run, bout);
}

void
robo_game_page_set_guide (RoboGamePage *self,
                          GtkWidget    *guide)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (GTK_IS_ORIENTABLE (guide));

  adw_bin_set_child (self->guide_bin, guide);
}

void
robo_game_page_set_leave_tooltip (RoboGamePage *self,
                                  const char   *tooltip)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (tooltip != NULL);

  robo_access_set_tooltip (GTK_WIDGET (self->leave_button), tooltip);
}

void
robo_game_page_set_bar (RoboGamePage *self,
                        GtkWidget    *bar)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (bar == NULL || GTK_IS_WIDGET (bar));

  if (adw_bin_get_child (self->bar_bin) == bar)
    return;

  if (bar == NULL)
    move_focus_out_of (self, self->bar_bin);
  adw_bin_set_child (self->bar_bin, bar);
}

void
robo_game_page_set_is_final (RoboGamePage *self,
                             gboolean      is_final)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));

  self->is_final = is_final;
}

void
robo_game_page_set_talk (RoboGamePage *self,
                         GtkWidget    *talk)
{
  g_return_if_fail (ROBO_IS_GAME_PAGE (self));
  g_return_if_fail (talk == NULL || GTK_IS_WIDGET (talk));

  if (talk == NULL)
    move_focus_out_of (self, self->log);
  robo_log_view_set_talk (self->log, talk);
  g_signal_group_set_target (self->talk_signals, talk);
  enable_action (self, "show-talk", talk != NULL);
  talk_unread_cb (self);
}
