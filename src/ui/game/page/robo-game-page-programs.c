// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-game-page-private.h"

#include <glib/gi18n.h>

#include "ui/common/robo-access.h"

static void
draft_changed_cb (RoboGamePage *self)
{
  RoboPath path;

  robo_program_draft_get_path (self->draft, &path);
  robo_board_view_set_path (self->board, robo_program_draft_get_seat (self->draft), &path);
  robo_game_page_update_actions (self);
}

void
robo_game_page_hide_draft (RoboGamePage *self)
{
  robo_game_page_close_recap (self);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      if (self->seat_panels[i] != NULL)
        robo_seat_panel_set_draft (self->seat_panels[i], NULL);
    }
  robo_board_view_set_path (self->board, 0, NULL);
  robo_game_page_update_typing (self);
  robo_game_page_fold_again (self);
}

/* What has the focus is not there any more when nothing is asked. */
void
robo_game_page_rescue_focus (RoboGamePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panels)))
    gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
}

/* The race for starting numbers (R4.6) */

static gboolean
is_race (RoboGamePage *self)
{
  return robo_match_get_game_setup (self->match)->rules.numbering == ROBO_NUMBERING_FINISH_ORDER;
}

static gint64
get_time_us (RoboGamePage *self)
{
  return g_get_monotonic_time () - self->draft_time_us;
}

static gboolean
clock_cb (gpointer user_data)
{
  RoboGamePage *self = user_data;
  guint         n_seconds = get_time_us (self) / G_USEC_PER_SEC;
  /* Translators: since somebody has begun to program, in a race for starting numbers */
  g_autofree char *text = g_strdup_printf (ngettext ("%u second", "%u seconds", n_seconds), n_seconds);

  gtk_label_set_label (self->clock_label, text);

  return G_SOURCE_CONTINUE;
}

static void
start_clock (RoboGamePage *self)
{
  self->draft_time_us = g_get_monotonic_time ();
  if (!is_race (self))
    return;

  clock_cb (self);
  self->clock_id = g_timeout_add_seconds (1, clock_cb, self);
  gtk_widget_show (GTK_WIDGET (self->clock_label));
}

static void
stop_clock (RoboGamePage *self)
{
  g_clear_handle_id (&self->clock_id, g_source_remove);
  gtk_widget_hide (GTK_WIDGET (self->clock_label));
}

void
robo_game_page_drop_draft (RoboGamePage *self)
{
  robo_game_page_hide_draft (self);
  stop_clock (self);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  robo_game_page_update_actions (self);
}

static void
say_turn (RoboGamePage *self)
{
  RoboSeat        *seat = robo_match_get_seat (self->match, robo_program_draft_get_seat (self->draft));
  g_autofree char *turn = g_strdup_printf (_ ("%s’s turn"), robo_seat_get_name (seat));
  g_autofree char *where = NULL;

  g_object_get (self->match, "subtitle", &where, NULL);
  robo_access_say (GTK_WIDGET (self), turn);
  robo_access_say (GTK_WIDGET (self), where);
}

static void
show_draft (RoboGamePage *self)
{
  RoboSeatPanel *panel = self->seat_panels[robo_program_draft_get_seat (self->draft)];

  robo_seat_panel_set_draft (panel, self->draft);
  robo_game_page_arrange_panels (self);
  robo_game_page_reveal_panel (self, robo_program_draft_get_seat (self->draft));
  gtk_widget_grab_focus (GTK_WIDGET (robo_controller_get_unit (robo_seat_panel_get_controller (panel), 0)));
  draft_changed_cb (self);
  say_turn (self);
}

static void
begin_draft (RoboGamePage *self)
{
  const RoboQuestion *question = robo_match_get_question (self->match);
  const RoboState    *state = robo_match_get_shown_state (self->match);

  g_return_if_fail (question != NULL && question->kind == ROBO_ASK_PROGRAM);

  robo_game_page_drop_draft (self);
  self->draft = robo_program_draft_new (robo_match_get_game_setup (self->match), state, question->seat);
  self->draft_round = state->round;
  start_clock (self);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  show_draft (self);
}

static guint
find_empty_unit (RoboGamePage *self)
{
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    {
      if (robo_program_draft_find_on_unit (self->draft, unit) == ROBO_DRAFT_NO_DIE)
        return unit;
    }

  return 0;
}

gboolean
robo_game_page_shows_draft (RoboGamePage *self)
{
  RoboSeatPanel *panel;

  if (self->draft == NULL)
    return FALSE;

  panel = self->seat_panels[robo_program_draft_get_seat (self->draft)];

  return panel != NULL && robo_controller_get_draft (robo_seat_panel_get_controller (panel)) != NULL;
}

gboolean
robo_game_page_type_program (RoboGamePage *self,
                             guint         keyval)
{
  RoboSeatPanel *panel;

  if (!robo_game_page_shows_draft (self))
    return FALSE;

  panel = self->seat_panels[robo_program_draft_get_seat (self->draft)];

  return robo_control_unit_type (robo_controller_get_unit (robo_seat_panel_get_controller (panel),
                                                           find_empty_unit (self)),
                                 keyval);
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

      if (robo_seat_get_player (seat) == ROBO_PLAYER_HUMAN &&
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

gboolean
robo_game_page_is_covered (RoboGamePage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "curtain") == 0;
}

static void
draw_turn_curtain (RoboGamePage *self,
                   guint         seat)
{
  self->is_revealing = FALSE;
  robo_game_page_hide_draft (self);
  robo_curtain_draw_turn (self->curtain, robo_match_get_seat (self->match, seat), is_race (self));
  robo_game_page_show (self, "curtain");
  gtk_widget_grab_focus (robo_curtain_get_button (self->curtain));
}

gboolean
robo_game_page_cover (RoboGamePage       *self,
                      const RoboQuestion *question)
{
  RoboSeat *seat = robo_match_get_seat (self->match, question->seat);

  if (question->kind != ROBO_ASK_EQUIP || robo_seat_get_n_inventory (seat) == 0 || !wants_curtain (self))
    return FALSE;

  draw_turn_curtain (self, question->seat);

  return TRUE;
}

static void
draw_reveal_curtain (RoboGamePage *self)
{
  self->is_revealing = TRUE;
  robo_curtain_draw_reveal (self->curtain, robo_match_get_seats (self->match));
  robo_game_page_show (self, "curtain");
  gtk_widget_grab_focus (robo_curtain_get_button (self->curtain));
}

void
robo_game_page_go_on (RoboGamePage *self)
{
  if (!self->wants_pause && !self->is_revealing)
    robo_match_play (self->match);
}

static void
take_turn (RoboGamePage *self)
{
  const RoboQuestion *question = robo_match_get_question (self->match);

  if (question != NULL && question->kind != ROBO_ASK_PROGRAM)
    robo_game_page_ask_openly (self);
  else
    begin_draft (self);
}

static void
curtain_lifted_cb (RoboGamePage *self)
{
  gboolean is_revealing = self->is_revealing;

  self->is_revealing = FALSE;
  robo_game_page_show (self, "play");
  if (!is_revealing)
    {
      take_turn (self);
      robo_game_page_show_recap (self);
      return;
    }

  gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
  robo_game_page_go_on (self);
}

void
robo_game_page_ask_program (RoboGamePage       *self,
                            const RoboQuestion *question)
{
  gboolean is_begun = self->draft != NULL && robo_program_draft_get_seat (self->draft) == question->seat &&
                      self->draft_round == robo_match_get_shown_state (self->match)->round;

  /* Somebody looked at what had been before, and is back. */
  if (is_begun)
    show_draft (self);
  else if (wants_curtain (self))
    draw_turn_curtain (self, question->seat);
  else
    {
      gboolean is_continued = self->is_recap_due;

      self->is_recap_due = FALSE;
      begin_draft (self);
      if (is_continued)
        robo_game_page_show_recap (self);
    }
}

static RoboAnswer
get_program (RoboGamePage *self)
{
  RoboAnswer answer = robo_program_draft_get_answer (self->draft);

  /* Only there does the time matter, and a record has nothing in it that does not. */
  if (is_race (self))
    answer = robo_program_with_finish (answer, get_time_us (self) / (G_USEC_PER_SEC / 10));

  return answer;
}

void
robo_game_page_confirm (RoboGamePage *self)
{
  guint       seat = robo_program_draft_get_seat (self->draft);
  RoboRefusal refusal = robo_program_draft_check (self->draft);
  RoboAnswer  answer = get_program (self);
  gboolean    reveals = wants_curtain (self) && count_people (self, TRUE) == 1;

  if (refusal != ROBO_REFUSED_NOT)
    {
      robo_seat_panel_refuse (self->seat_panels[seat], refusal);
      return;
    }

  robo_game_page_drop_draft (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->play_button));
  if (reveals)
    {
      robo_match_pause (self->match);
      draw_reveal_curtain (self);
    }
  robo_match_answer (self->match, answer);
  robo_game_page_go_on (self);
}

void
robo_game_page_bind_programs (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, curtain_lifted_cb);
}
