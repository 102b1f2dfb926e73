// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-program-turn.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/learning/robo-advice-words.h"
#include "match/robo-program-text.h"
#include "match/robo-situation.h"
#include "ui/widgets/robo-access.h"

#include "robo-hint-card.h"

struct _RoboProgramTurn
{
  GObject parent_instance;

  /* borrowed */
  RoboPlayers   *players;
  RoboBoardView *board;

  /* owned */
  RoboMatch          *match;          /* nullable */
  GSimpleActionGroup *actions;        /* actions, which are also in the action map of the game */
  RoboProgramDraft   *draft;          /* nullable: the program of the operator who is asked */
  RoboAdviser        *adviser;        /* nullable; set if odds are shown */
  gboolean            is_threat_held; /* the key of the threat map is held */
  GtkWidget          *hint_card;
  gboolean            has_hint; /* the hint card is open */
  guint               round;    /* round for which the draft is programmed */
  gboolean            is_peeking;
  gint64              start_us;
  char               *clock;      /* nullable: time spent on the program */
  char               *said_odds;  /* nullable: the last odds of this draft that were announced */
  gboolean            is_resumed; /* the match was begun earlier, and no turn has been announced since */
  guint               clock_id;   /* timer that updates `clock`; 0 if the time does not count */
};

enum
{
  PROP_CLOCK = 1,
  N_PROPS,
};

enum
{
  CHANGED,
  CONFIRMED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboProgramTurn, robo_program_turn, G_TYPE_OBJECT)

static RoboSeatPanel *
get_panel (RoboProgramTurn *self)
{
  return robo_players_get_panel (self->players, robo_program_draft_get_seat (self->draft));
}

static void
enable_action (RoboProgramTurn *self,
               const char      *name,
               gboolean         is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
update_actions (RoboProgramTurn *self)
{
  gboolean is_shown = robo_program_turn_get_shown (self) != NULL;

  enable_action (self, "change-modules", is_shown && robo_match_get_game_setup (self->match)->rules.equips_on_change);
  enable_action (self, "confirm", self->draft != NULL);
  enable_action (self, "undo", self->draft != NULL && robo_program_draft_can_undo (self->draft));
  enable_action (self, "copy-program", is_shown);
  enable_action (self, "paste-program", is_shown);
  enable_action (self, "close-hint", self->has_hint);
  enable_action (self, "more-hint", self->has_hint && robo_hint_card_get_has_more (ROBO_HINT_CARD (self->hint_card)));
  enable_action (self, "use-hint", self->has_hint && robo_hint_card_get_is_whole (ROBO_HINT_CARD (self->hint_card)));
  enable_action (self, "threat-map", is_shown && self->adviser != NULL);
  enable_action (self, "type-program", is_shown);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_path (RoboProgramTurn *self)
{
  RoboPath path;

  robo_program_draft_get_path (self->draft, &path);
  robo_board_view_set_path (self->board, robo_program_draft_get_seat (self->draft), self->is_peeking ? NULL : &path);
}

/* Odds, if the game shows them */

static gboolean
wants_threat (RoboProgramTurn *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "threat-map");
  g_autoptr (GVariant) state = g_action_get_state (action);

  return self->is_threat_held || g_variant_get_boolean (state);
}

static void
show_threat (RoboProgramTurn *self)
{
  const RoboThreat *threat = self->adviser != NULL ? robo_adviser_get_threat (self->adviser) : NULL;
  const RoboBoard  *board;
  RoboThreatPicture picture = { 0 };

  if (threat == NULL || !wants_threat (self) || self->is_peeking || robo_program_turn_get_shown (self) == NULL)
    {
      robo_board_view_set_threat (self->board, NULL);
      return;
    }

  board = robo_match_get_board (self->match);
  picture.columns = board->columns;
  picture.n_spaces = board->n_spaces;
  for (guint space = 0; space < board->n_spaces; space++)
    {
      picture.percents[space] = (guint8)robo_advice_get_percent (threat->n_any[space], threat->n_worlds);
      picture.falls[space] = (guint8)robo_advice_get_percent (threat->n_fall[space], threat->n_worlds);
    }
  robo_board_view_set_threat (self->board, &picture);
}

/* Announces a summary of the threat map. */
static void
say_threat (RoboProgramTurn *self)
{
  const RoboThreat *threat = self->adviser != NULL ? robo_adviser_get_threat (self->adviser) : NULL;
  g_autofree char  *sentence = NULL;

  if (threat == NULL || !wants_threat (self))
    return;

  sentence = robo_advice_dup_threat (threat, self->match, robo_program_draft_get_seat (self->draft));
  robo_access_say (GTK_WIDGET (self->players), sentence);
}

static gboolean
has_dice (RoboProgramDraft *draft)
{
  for (guint unit = 0; unit < ROBO_N_UNITS; unit++)
    if (robo_program_draft_find_on_unit (draft, unit) != ROBO_DRAFT_NO_DIE)
      return TRUE;

  return FALSE;
}

static void
odds_changed_cb (RoboProgramTurn *self)
{
  const RoboOdds  *odds = robo_adviser_get_odds (self->adviser);
  RoboOddsView    *view = robo_seat_panel_get_odds_view (get_panel (self));
  g_autofree char *sentence = robo_advice_dup_odds (odds);
  g_autofree char *danger = robo_advice_dup_danger (odds, self->match);
  g_autofree char *short_danger = robo_advice_dup_short_danger (odds, self->match);

  robo_odds_view_set_odds (view, odds, danger, short_danger);
  robo_odds_view_set_is_counting (view, FALSE);
  show_threat (self);
  /* Announce only odds that differ from the last ones, and none before the first die. */
  if (robo_program_turn_get_shown (self) != NULL && has_dice (self->draft) &&
      g_strcmp0 (self->said_odds, sentence) != 0)
    {
      robo_access_say (GTK_WIDGET (self->players), sentence);
      g_free (self->said_odds);
      self->said_odds = g_steal_pointer (&sentence);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Hints */

static void
close_hint (RoboProgramTurn *self)
{
  GtkRoot   *root = gtk_widget_get_root (self->hint_card);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (!self->has_hint)
    return;

  /* Move the focus out of the hint card before the card is hidden. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->hint_card))
    gtk_widget_grab_focus (
      GTK_WIDGET (robo_controller_view_get_unit (robo_seat_panel_get_controller (get_panel (self)), 0)));
  self->has_hint = FALSE;
  robo_adviser_cancel_hint (self->adviser);
  robo_players_set_question (self->players, ROBO_NO_SEAT, NULL);
  robo_board_view_highlight (self->board, ROBO_NO_SPACE);
  update_actions (self);
}

static void
hint_changed_cb (RoboProgramTurn *self)
{
  const RoboHint *hint = robo_adviser_get_hint (self->adviser);

  if (!self->has_hint)
    return;

  robo_hint_card_begin (ROBO_HINT_CARD (self->hint_card), hint, self->match);
  robo_board_view_highlight (self->board, robo_advice_get_space (hint, self->match));
  update_actions (self);
}

void
robo_program_turn_hint (RoboProgramTurn *self)
{
  GAction *more;

  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));

  if (!robo_program_turn_get_has_advice (self))
    return;

  if (self->has_hint)
    {
      more = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "more-hint");
      if (g_action_get_enabled (more))
        g_action_activate (more, NULL);
      return;
    }

  self->has_hint = TRUE;
  robo_hint_card_wait (ROBO_HINT_CARD (self->hint_card));
  robo_players_set_question (self->players, robo_program_draft_get_seat (self->draft), self->hint_card);
  update_actions (self);
  robo_adviser_find_hint (self->adviser);
}

gboolean
robo_program_turn_close_hint (RoboProgramTurn *self)
{
  gboolean has_hint;

  g_return_val_if_fail (ROBO_IS_PROGRAM_TURN (self), FALSE);

  has_hint = self->has_hint;
  close_hint (self);

  return has_hint;
}

static void
stop_advice (RoboProgramTurn *self)
{
  if (self->adviser == NULL)
    return;

  close_hint (self);

  g_signal_handlers_disconnect_by_data (self->adviser, self);
  robo_adviser_stop (self->adviser);
  robo_board_view_set_threat (self->board, NULL);
  gtk_widget_hide (GTK_WIDGET (robo_seat_panel_get_odds_view (get_panel (self))));
  g_clear_object (&self->adviser);
}

static void
start_advice (RoboProgramTurn *self)
{
  RoboOddsView *view = robo_seat_panel_get_odds_view (get_panel (self));

  if (!robo_match_get_setup (self->match)->shows_odds)
    return;

  self->adviser = robo_adviser_new (self->match);
  g_signal_connect_object (self->adviser, "odds-changed", G_CALLBACK (odds_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adviser, "hint-changed", G_CALLBACK (hint_changed_cb), self, G_CONNECT_SWAPPED);
  robo_odds_view_set_odds (view, NULL, NULL, NULL);
  gtk_widget_show (GTK_WIDGET (view));
}

static void
draft_changed_cb (RoboProgramTurn *self)
{
  show_path (self);
  if (self->adviser != NULL)
    {
      RoboProgram program;

      /* Keep showing the former odds, dimmed, until the new odds are ready, which usually takes milliseconds. */
      robo_program_unpack (&program, robo_program_draft_get_answer (self->draft));
      robo_adviser_set_program (self->adviser, &program);
      robo_odds_view_set_is_counting (robo_seat_panel_get_odds_view (get_panel (self)), TRUE);
    }
  update_actions (self);
}

/* Race for starting numbers (R4.7) */

static gboolean
is_race (RoboProgramTurn *self)
{
  return robo_match_get_game_setup (self->match)->rules.numbering == ROBO_NUMBERING_FINISH_ORDER;
}

static void
set_clock (RoboProgramTurn *self,
           char            *text)
{
  g_free (self->clock);
  self->clock = text;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLOCK]);
}

static gboolean
clock_cb (gpointer user_data)
{
  RoboProgramTurn *self = user_data;
  guint            n_seconds = (g_get_monotonic_time () - self->start_us) / G_USEC_PER_SEC;

  /* Translators: This is the time since a player has begun to program, in a race for starting numbers. */
  set_clock (self, g_strdup_printf (ngettext ("%u second", "%u seconds", n_seconds), n_seconds));

  return G_SOURCE_CONTINUE;
}

/* Draft */

static void
drop_draft (RoboProgramTurn *self)
{
  robo_program_turn_hide (self);
  g_clear_handle_id (&self->clock_id, g_source_remove);
  set_clock (self, NULL);
  stop_advice (self);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->said_odds, g_free);
  update_actions (self);
}

/* Announces how to program to players who hear the game, or, once they know that, the situation. In the first round the
 * log has just told where all robots are, unless the game begins in the middle, as a puzzle does. */
static void
say_situation (RoboProgramTurn *self)
{
  g_autofree char *situation = NULL;

  if (!self->is_resumed && robo_match_get_task (self->match) == NULL && self->round <= 1)
    {
      robo_access_say (GTK_WIDGET (self->players),
                       robo_program_draft_has_all_dice (self->draft)
                         ? _ ("Place three or four dice, one or two on each control unit.")
                         : _ ("Place one die on each control unit."));
      /* Translators: This is read aloud to players who don’t see the controller. The keys are fixed; S is the key below
       * W and left of D on an American keyboard. */
      robo_access_say (GTK_WIDGET (self->players),
                       _ ("Tab goes to the next control unit. The letters around S choose a key, as on a compass; 1 to 6 choose the face, and B or R chooses the color. Enter confirms."));
      return;
    }

  situation = robo_situation_dup (self->match, robo_program_draft_get_seat (self->draft));
  robo_access_say (GTK_WIDGET (self->players), situation);
}

static void
show_draft (RoboProgramTurn *self)
{
  RoboSeat        *seat = robo_match_get_seat (self->match, robo_program_draft_get_seat (self->draft));
  g_autofree char *turn = g_strdup_printf (_ ("%s’s turn"), robo_seat_get_name (seat));

  robo_players_set_draft (self->players, self->draft);
  draft_changed_cb (self);
  show_threat (self);

  robo_access_say (GTK_WIDGET (self->players), turn);
  if (self->is_resumed)
    {
      g_autofree char *where = NULL;

      /* The log tells each round and phase that begins, but none that began before the game was opened. */
      g_object_get (self->match, "moment", &where, NULL);
      robo_access_say (GTK_WIDGET (self->players), where);
    }
  say_situation (self);
  self->is_resumed = FALSE;
}

/* Commands */

static void
confirm_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  RoboProgramTurn *self = user_data;
  RoboRefusal      refusal = robo_program_draft_check (self->draft);
  RoboAnswer       answer;
  g_autoptr (GVariant) wish = NULL;

  if (refusal != ROBO_REFUSED_NOT)
    {
      robo_seat_panel_refuse (get_panel (self), refusal);
      return;
    }

  answer = robo_program_draft_get_answer (self->draft);
  wish = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), "change-modules");
  if (g_variant_get_boolean (wish))
    answer = robo_program_with_wish (answer);
  /* Store the time only in a race, because it has no use in the records of other games. */
  if (is_race (self))
    answer = robo_program_with_finish (answer, (g_get_monotonic_time () - self->start_us) / (G_USEC_PER_SEC / 10));
  g_signal_emit (self, signals[CONFIRMED], 0, answer);
}

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  robo_program_draft_undo (ROBO_PROGRAM_TURN (user_data)->draft);
}

static void
type_program_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  robo_seat_panel_type_program (get_panel (user_data));
}

static void
copy_program_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  RoboProgramTurn *self = user_data;
  g_autofree char *text = robo_program_draft_dup_text (self->draft);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->players)), text);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (RoboProgramTurn) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autofree char *problem = NULL;
  RoboProgram      program;
  RoboRefusal      refusal;

  /* While the text was being read, the player may have confirmed the program or closed the page. */
  if (self->match == NULL || robo_program_turn_get_shown (self) == NULL)
    return;

  if (!robo_program_text_parse (text != NULL ? text : "", &program, &problem))
    {
      robo_seat_panel_complain (get_panel (self), problem);
      return;
    }

  refusal = robo_program_draft_set_program (self->draft, &program);
  if (refusal != ROBO_REFUSED_NOT)
    robo_seat_panel_refuse (get_panel (self), refusal);
}

static void
paste_program_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  RoboProgramTurn *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->players)), NULL, text_read_cb,
                                 g_object_ref (self));
}

static void
threat_map_cb (GSimpleAction *action,
               GVariant      *state,
               gpointer       user_data)
{
  g_simple_action_set_state (action, state);
  show_threat (user_data);
  say_threat (user_data);
  g_signal_emit (user_data, signals[CHANGED], 0);
}

static void
more_hint_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  RoboProgramTurn *self = user_data;
  GtkRoot         *root = gtk_widget_get_root (self->hint_card);
  GtkWidget       *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean         has_focus = focus != NULL && gtk_widget_is_ancestor (focus, self->hint_card);

  robo_hint_card_go_on (ROBO_HINT_CARD (self->hint_card));
  update_actions (self);
  if (has_focus)
    gtk_widget_grab_focus (robo_hint_card_get_next_button (ROBO_HINT_CARD (self->hint_card)));
}

static void
use_hint_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  RoboProgramTurn *self = user_data;

  robo_program_draft_set_program (self->draft, &robo_adviser_get_hint (self->adviser)->program);
  close_hint (self);
  robo_seat_panel_focus_confirm (get_panel (self));
}

static void
close_hint_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  close_hint (user_data);
}

static const GActionEntry entries[] = {
  { .name = "change-modules", .state = "false" },
  { .name = "close-hint", .activate = close_hint_cb },
  { .name = "confirm", .activate = confirm_cb },
  { .name = "copy-program", .activate = copy_program_cb },
  { .name = "more-hint", .activate = more_hint_cb },
  { .name = "paste-program", .activate = paste_program_cb },
  { .name = "threat-map", .state = "false", .change_state = threat_map_cb },
  { .name = "type-program", .activate = type_program_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "use-hint", .activate = use_hint_cb },
};

/* Object */

static void
robo_program_turn_dispose (GObject *object)
{
  RoboProgramTurn *self = ROBO_PROGRAM_TURN (object);

  g_clear_handle_id (&self->clock_id, g_source_remove);
  if (self->adviser != NULL)
    robo_adviser_stop (self->adviser);
  g_clear_object (&self->adviser);
  g_clear_object (&self->hint_card);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->actions);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (robo_program_turn_parent_class)->dispose (object);
}

static void
robo_program_turn_finalize (GObject *object)
{
  g_free (ROBO_PROGRAM_TURN (object)->clock);
  g_free (ROBO_PROGRAM_TURN (object)->said_odds);

  G_OBJECT_CLASS (robo_program_turn_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_CLOCK] = { ROBO_PROPERTY_FIELD (STRING, "clock", RoboProgramTurn, clock) },
};

static void
robo_program_turn_class_init (RoboProgramTurnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = robo_program_turn_dispose;
  object_class->finalize = robo_program_turn_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
robo_program_turn_init (RoboProgramTurn *self)
{
  self->hint_card = g_object_ref_sink (g_object_new (ROBO_TYPE_HINT_CARD, NULL));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

RoboProgramTurn *
robo_program_turn_new (RoboPlayers   *players,
                       RoboBoardView *board)
{
  RoboProgramTurn *self;

  g_return_val_if_fail (ROBO_IS_PLAYERS (players), NULL);
  g_return_val_if_fail (ROBO_IS_BOARD_VIEW (board), NULL);

  self = g_object_new (ROBO_TYPE_PROGRAM_TURN, NULL);
  self->players = players;
  self->board = board;
  update_actions (self);

  return self;
}

void
robo_program_turn_add_actions (RoboProgramTurn *self,
                               GActionMap      *map)
{
  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));
  g_return_if_fail (G_IS_ACTION_MAP (map));

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_action_map_add_action (map, g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name));
}

void
robo_program_turn_set_match (RoboProgramTurn *self,
                             RoboMatch       *match)
{
  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));
  g_return_if_fail (match == NULL || ROBO_IS_MATCH (match));

  if (self->match == match)
    return;

  drop_draft (self);
  g_set_object (&self->match, match);
  self->is_resumed = match != NULL && robo_match_get_position (match) > 0;
}

void
robo_program_turn_begin (RoboProgramTurn *self)
{
  const RoboQuestion *question;
  const RoboState    *state;

  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self) && self->match != NULL);

  question = robo_match_get_question (self->match);
  state = robo_match_get_shown_state (self->match);
  g_return_if_fail (question != NULL && question->kind == ROBO_ASK_PROGRAM);

  drop_draft (self);
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "change-modules", g_variant_new_boolean (FALSE));
  self->draft = robo_program_draft_new (robo_match_get_game_setup (self->match), state, question->seat);
  if (robo_match_get_task (self->match) != NULL)
    robo_program_draft_give_dice (self->draft, robo_match_get_task (self->match));
  self->round = state->round;
  self->start_us = g_get_monotonic_time ();
  if (is_race (self))
    {
      clock_cb (self);
      self->clock_id = g_timeout_add_seconds (1, clock_cb, self);
    }
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  start_advice (self);
  show_draft (self);
}

void
robo_program_turn_end (RoboProgramTurn *self)
{
  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));

  drop_draft (self);
}

gboolean
robo_program_turn_resume (RoboProgramTurn *self)
{
  const RoboQuestion *question;

  g_return_val_if_fail (ROBO_IS_PROGRAM_TURN (self) && self->match != NULL, FALSE);

  question = robo_match_get_question (self->match);
  if (self->draft == NULL || question == NULL || robo_program_draft_get_seat (self->draft) != question->seat ||
      self->round != robo_match_get_shown_state (self->match)->round)
    return FALSE;

  show_draft (self);

  return TRUE;
}

void
robo_program_turn_hide (RoboProgramTurn *self)
{
  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));

  close_hint (self);
  robo_players_set_draft (self->players, NULL);
  robo_board_view_set_path (self->board, 0, NULL);
  robo_board_view_set_threat (self->board, NULL);
  update_actions (self);
}

void
robo_program_turn_set_peeking (RoboProgramTurn *self,
                               gboolean         is_peeking)
{
  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));

  if (self->is_peeking == is_peeking)
    return;

  self->is_peeking = is_peeking;
  if (robo_program_turn_get_shown (self) == NULL)
    return;

  show_path (self);
  show_threat (self);
}

void
robo_program_turn_hold_threat (RoboProgramTurn *self,
                               gboolean         is_held)
{
  g_return_if_fail (ROBO_IS_PROGRAM_TURN (self));

  if (self->is_threat_held == is_held)
    return;

  self->is_threat_held = is_held;
  if (self->adviser == NULL)
    return;

  show_threat (self);
  say_threat (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
robo_program_turn_get_has_advice (RoboProgramTurn *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_TURN (self), FALSE);

  return self->adviser != NULL && robo_program_turn_get_shown (self) != NULL;
}

RoboProgramDraft *
robo_program_turn_get_shown (RoboProgramTurn *self)
{
  g_return_val_if_fail (ROBO_IS_PROGRAM_TURN (self), NULL);

  return self->draft != NULL ? robo_players_get_draft (self->players) : NULL;
}

gboolean
robo_program_turn_type (RoboProgramTurn    *self,
                        const RoboKeyPress *press)
{
  RoboControllerView *controller;
  guint               unit = 0;

  g_return_val_if_fail (ROBO_IS_PROGRAM_TURN (self), FALSE);

  if (robo_program_turn_get_shown (self) == NULL)
    return FALSE;

  while (unit < ROBO_N_UNITS && robo_program_draft_find_on_unit (self->draft, unit) != ROBO_DRAFT_NO_DIE)
    unit++;
  controller = robo_seat_panel_get_controller (get_panel (self));

  return robo_control_unit_type (robo_controller_view_get_unit (controller, unit % ROBO_N_UNITS), press);
}
