// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-seat-panel.h"

#include <glib/gi18n.h>

#include "play/common/robo-words.h"
#include "ui/common/robo-access.h"
#include "ui/common/robo-die-view.h"
#include "ui/common/robo-seat-mark.h"

#include "robo-inventory-button.h"
#include "robo-lights.h"

/* So much of a name is to be seen, whatever stands beside it. */
#define NAME_CHARS 7

#define SPACING_PX       6
#define TIGHT_SPACING_PX 3

/**
 * RoboSeatPanel:
 *
 * CSS: node `seatpanel` with a class `seat-1` to `seat-4` for its colour, `asked` while somebody waits for an answer
 * from this seat, `out` while its robot is out of the arena, `folded` and `tight` for its forms. Role: group, named by
 * the player.
 */
struct _RoboSeatPanel
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget       *box;
  GtkBox          *header;
  RoboSeatMark    *mark;
  GtkLabel        *name_label;
  GtkLabel        *robot_label;
  GtkLabel        *status_label;
  GtkToggleButton *unfold_button;
  GtkLabel        *number_label;
  GtkBox          *lights_row;
  RoboLights      *lights;
  GtkBox          *body;
  GtkBox          *modules_box;
  GtkWidget       *side;
  RoboController  *controller;
  GtkWidget       *killbot_box;
  RoboDieView     *killbot_die;
  GtkLabel        *killbot_label;
  GtkBox          *foot;
  GtkBox          *dice_box;
  GtkWidget       *program_box;
  GtkLabel        *hint_label;
  RoboProgramLine *program_line;
  GtkWidget       *undo_button;
  GtkWidget       *confirm_button;

  /* owned */
  RoboSeat         *seat;
  RoboProgramDraft *draft; /* nullable */

  /* children */
  RoboModuleSlot *slots[ROBO_MAX_SLOTS]; /* nullable */
  GtkWidget      *inventory;             /* nullable */

  RoboPanelForm form;
  gboolean      is_complaint; /* what is said below the controller */
  gboolean      is_beside;
  int           key_size_px; /* where there is room, or -1 */
};

enum
{
  UNFOLDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboSeatPanel, robo_seat_panel, GTK_TYPE_WIDGET)

static void
set_class (RoboSeatPanel *self,
           const char    *name,
           gboolean       is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* Where there is little room, that somebody programs is to be seen from what they program, and only what is wrong with
 * it is said. */
static void
update_remarks (RoboSeatPanel *self)
{
  gboolean has_room = self->form == ROBO_PANEL_OPEN;

  gtk_widget_set_visible (GTK_WIDGET (self->status_label),
                          *gtk_label_get_label (self->status_label) != '\0' && (has_room || self->draft == NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->hint_label), has_room || self->is_complaint);
}

static RoboDieMood
get_mood (const RoboSeatDie *die)
{
  switch (die->status)
    {
    case ROBO_SEAT_DIE_WAITING:
      return ROBO_DIE_MOOD_WAITING;
    case ROBO_SEAT_DIE_ACTING:
      return ROBO_DIE_MOOD_ACTING;
    case ROBO_SEAT_DIE_SPENT:
    case ROBO_SEAT_DIE_REMOVED:
      return ROBO_DIE_MOOD_SPENT;
    }

  g_return_val_if_reached (ROBO_DIE_MOOD_WAITING);
}

/* How much of it is seen */

/* What is shown in another place keeps what it is. */
static void
move_child (GtkWidget *child,
            GtkBox    *box,
            GtkWidget *sibling)
{
  if (gtk_widget_get_parent (child) == GTK_WIDGET (box))
    return;

  g_object_ref (child);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (child)), child);
  gtk_box_insert_child_after (box, child, sibling);
  g_object_unref (child);
}

static gboolean
is_open (RoboSeatPanel *self)
{
  return self->form == ROBO_PANEL_OPEN;
}

static gboolean
is_folded (RoboSeatPanel *self)
{
  return self->form == ROBO_PANEL_FOLDED;
}

static void
set_vertical (GtkBox  *box,
              gboolean is_vertical)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box),
                                  is_vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/* One line less: the lights stand where the robot is named. */
static void
place_lights (RoboSeatPanel *self)
{
  gboolean has_row = is_open (self);

  if (has_row)
    {
      move_child (GTK_WIDGET (self->lights), self->lights_row, NULL);
      move_child (GTK_WIDGET (self->status_label), self->lights_row, GTK_WIDGET (self->lights));
    }
  else
    {
      move_child (GTK_WIDGET (self->lights), self->header, GTK_WIDGET (self->name_label));
      move_child (GTK_WIDGET (self->status_label), self->header, GTK_WIDGET (self->lights));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lights_row), has_row);
  gtk_widget_set_visible (GTK_WIDGET (self->robot_label), has_row);
  update_remarks (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->lights), !has_row);
  gtk_widget_set_hexpand (GTK_WIDGET (self->status_label), has_row);
}

static void
place_inventory (RoboSeatPanel *self)
{
  if (self->inventory == NULL)
    return;

  if (is_open (self))
    move_child (self->inventory, self->lights_row, GTK_WIDGET (self->status_label));
  else
    move_child (self->inventory, self->foot, NULL);
}

/* A KillBot without modules has no place for any. */
static gboolean
has_cards (RoboSeatPanel *self)
{
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      if (self->slots[i] != NULL && gtk_widget_get_visible (GTK_WIDGET (self->slots[i])))
        return TRUE;
    }

  return FALSE;
}

static void
place_cards (RoboSeatPanel *self)
{
  gboolean is_beside = self->is_beside && has_cards (self);
  gboolean is_column = is_beside && !is_folded (self);

  gtk_widget_set_visible (GTK_WIDGET (self->modules_box), has_cards (self));
  set_vertical (self->body, !is_beside && !is_folded (self));
  set_vertical (self->modules_box, is_column);
  gtk_widget_set_valign (GTK_WIDGET (self->modules_box), is_column ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  /* All controllers stand one below the other, whatever their cards say. */
  gtk_widget_set_halign (GTK_WIDGET (self->controller), is_beside ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->side, !is_beside || robo_seat_get_is_killbot (self->seat));
  for (guint i = 0; i < ROBO_MAX_SLOTS && self->slots[i] != NULL; i++)
    robo_module_slot_set_room (self->slots[i], is_folded (self), is_column && is_open (self));
}

/* Dice on the controller, which does not show when it is folded away. */
static void
update_dice (RoboSeatPanel *self)
{
  GtkWidget *child;
  guint      n_dice = is_folded (self) ? robo_seat_get_n_dice (self->seat) : 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice_box))) != NULL)
    gtk_box_remove (self->dice_box, child);
  for (guint i = 0; i < n_dice; i++)
    {
      const RoboSeatDie *die = robo_seat_get_die (self->seat, i);
      GtkWidget         *view = robo_die_view_new (die->colour, die->value);

      robo_die_view_set_die (ROBO_DIE_VIEW (view), die->colour, die->value, get_mood (die));
      gtk_box_append (self->dice_box, view);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->dice_box), n_dice > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->body),
                          !is_folded (self) || n_dice > 0 || has_cards (self));
}

static void
update_form (RoboSeatPanel *self)
{
  set_class (self, "folded", is_folded (self));
  set_class (self, "tight", self->form == ROBO_PANEL_TIGHT);
  gtk_box_set_spacing (GTK_BOX (self->box), is_open (self) ? SPACING_PX : TIGHT_SPACING_PX);
  robo_controller_set_key_size (self->controller, is_open (self) ? self->key_size_px : -1);
  place_lights (self);
  place_inventory (self);
  place_cards (self);
  gtk_widget_set_visible (self->side, !is_folded (self));
  gtk_widget_set_visible (GTK_WIDGET (self->unfold_button),
                          is_folded (self) || gtk_toggle_button_get_active (self->unfold_button));
  update_dice (self);
}

static void
unfold_toggled_cb (RoboSeatPanel *self)
{
  gboolean is_unfolded = gtk_toggle_button_get_active (self->unfold_button);

  gtk_button_set_icon_name (GTK_BUTTON (self->unfold_button), is_unfolded ? "pan-up-symbolic" : "pan-down-symbolic");
  g_signal_emit (self, signals[UNFOLDED], 0);
}

/* What is seen */

static void
say_hint (RoboSeatPanel *self,
          const char    *sentence,
          gboolean       is_complaint)
{
  gtk_label_set_label (self->hint_label, sentence);
  self->is_complaint = is_complaint;
  update_remarks (self);
}

static const char *
get_status (RoboSeatPanel *self)
{
  if (robo_seat_get_is_winner (self->seat))
    return _ ("Has won");
  if (self->draft != NULL)
    return _ ("Is programming");
  if (robo_seat_get_is_asked (self->seat))
    /* Translators: what a player does at the moment: answer a question */
    return _ ("Decides");
  if (robo_seat_get_is_thinking (self->seat))
    return _ ("Is thinking");
  if (robo_seat_get_is_out (self->seat))
    return _ ("Out of the arena");
  if (robo_seat_get_has_confirmed (self->seat))
    return _ ("Has confirmed");

  return "";
}

static void
seat_changed_cb (RoboSeatPanel *self)
{
  const char      *name = robo_seat_get_name (self->seat);
  const char      *robot = robo_seat_get_robot_name (self->seat);
  g_autofree char *number = g_strdup_printf ("%u", robo_seat_get_number (self->seat));
  /* Translators: %u is a robot's place in the order of activation, 1 to 4 */
  g_autofree char *tooltip = g_strdup_printf (_ ("Starting number %u"), robo_seat_get_number (self->seat));

  gtk_label_set_label (self->name_label, name);
  gtk_label_set_width_chars (self->name_label, (int)MIN (g_utf8_strlen (name, -1), NAME_CHARS));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name_label), name);
  /* In lessons operators are called like their robots. */
  gtk_label_set_label (self->robot_label, g_str_equal (name, robot) ? "" : robot);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->robot_label), robot);
  gtk_label_set_label (self->number_label, robo_seat_get_number (self->seat) > 0 ? number : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->number_label), tooltip);
  robo_lights_set_vp (self->lights, robo_seat_get_vp (self->seat), robo_seat_get_vp_goal (self->seat));
  robo_lights_set_damage (self->lights, robo_seat_get_damage (self->seat), robo_seat_get_damage_limit (self->seat));
  gtk_label_set_label (self->status_label, get_status (self));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->status_label), get_status (self));
  update_remarks (self);
  set_class (self, "asked", robo_seat_get_is_asked (self->seat));
  set_class (self, "out", robo_seat_get_is_out (self->seat));
  set_class (self, "winner", robo_seat_get_is_winner (self->seat));
}

static void
update_controller (RoboSeatPanel *self)
{
  RoboDie     dice[ROBO_MAX_DICE] = { 0 };
  RoboDieMood moods[ROBO_MAX_DICE];
  guint       n_dice = 0;

  for (guint i = 0; i < robo_seat_get_n_dice (self->seat); i++)
    {
      const RoboSeatDie *die = robo_seat_get_die (self->seat, i);

      dice[n_dice].colour = die->colour;
      dice[n_dice].value = die->value;
      dice[n_dice].key = die->key;
      dice[n_dice].unit = die->unit;
      moods[n_dice++] = get_mood (die);
    }

  robo_controller_set_dice (self->controller, dice, moods, n_dice);
}

/* What a KillBot's die means (R9.4, R9.5). */
static char *
dup_killbot_sentence (const RoboSeatDie *die,
                      RoboDir            facing)
{
  if (die == NULL)
    return g_strdup (_ ("Rolls one die before each unit."));
  if (die->colour == ROBO_RED)
    /* Translators: what a KillBot's die lets it do; %s is a direction such as "north" */
    return g_strdup_printf (_ ("Fires, facing %s."), robo_words_get_dir (facing));

  /* Translators: what a KillBot's die lets it do; %s is a direction such as "north" */
  return g_strdup_printf (g_dngettext (NULL, "Moves %u space, facing %s.", "Moves %u spaces, facing %s.", die->value),
                          die->value, robo_words_get_dir (facing));
}

static void
update_killbot (RoboSeatPanel *self)
{
  const RoboSeatDie *die = robo_seat_get_n_dice (self->seat) > 0 ? robo_seat_get_die (self->seat, 0) : NULL;
  g_autofree char   *sentence = dup_killbot_sentence (die, robo_seat_get_facing (self->seat));

  gtk_widget_set_visible (GTK_WIDGET (self->killbot_die), die != NULL);
  if (die != NULL)
    robo_die_view_set_die (self->killbot_die, die->colour, die->value, get_mood (die));
  gtk_label_set_label (self->killbot_label, sentence);
}

static void
dice_changed_cb (RoboSeatPanel *self)
{
  if (robo_seat_get_is_killbot (self->seat))
    update_killbot (self);
  else
    update_controller (self);
  update_dice (self);
}

static void
draft_changed_cb (RoboSeatPanel *self)
{
  RoboRefusal refusal = robo_program_draft_check (self->draft);

  gtk_widget_remove_css_class (GTK_WIDGET (self->hint_label), "error");
  if (refusal == ROBO_REFUSED_NOT)
    say_hint (self, _ ("A confirmed program is final."), FALSE);
  else if (refusal == ROBO_REFUSED_EMPTY_UNIT)
    say_hint (self, _ ("Put one die on each control unit."), FALSE);
  else
    say_hint (self, robo_words_get_refusal (refusal), TRUE);
}

static void
refused_cb (RoboSeatPanel *self,
            guint          refusal)
{
  robo_seat_panel_refuse (self, (RoboRefusal)refusal);
}

static void
line_left_cb (RoboSeatPanel *self)
{
  robo_program_line_set_draft (self->program_line, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (robo_controller_get_unit (self->controller, 0)));
  gtk_widget_hide (GTK_WIDGET (self->program_line));
}

/* What was typed is on the controller; what is left to do is to confirm it. */
static void
line_applied_cb (RoboSeatPanel *self)
{
  robo_program_line_set_draft (self->program_line, NULL);
  gtk_widget_grab_focus (self->confirm_button);
  gtk_widget_hide (GTK_WIDGET (self->program_line));
}

static void
set_seat (RoboSeatPanel *self,
          RoboSeat      *seat)
{
  gboolean is_killbot = robo_seat_get_is_killbot (seat);
  g_autofree char *class = g_strdup_printf ("seat-%u", robo_seat_get_colour (seat) + 1);

  self->seat = g_object_ref (seat);
  robo_seat_mark_set_colour (self->mark, robo_seat_get_colour (seat));
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  gtk_widget_set_visible (GTK_WIDGET (self->controller), !is_killbot);
  gtk_widget_set_visible (self->killbot_box, is_killbot);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, robo_seat_get_name (seat), -1);

  g_signal_connect_object (seat, "notify", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "dice-changed", G_CALLBACK (dice_changed_cb), self, G_CONNECT_SWAPPED);
  if (is_killbot)
    g_signal_connect_object (seat, "notify::facing", G_CALLBACK (dice_changed_cb), self, G_CONNECT_SWAPPED);
  seat_changed_cb (self);
  dice_changed_cb (self);
}

static void
robo_seat_panel_dispose (GObject *object)
{
  RoboSeatPanel *self = ROBO_SEAT_PANEL (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  g_clear_object (&self->seat);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_SEAT_PANEL);

  G_OBJECT_CLASS (robo_seat_panel_parent_class)->dispose (object);
}

static void
robo_seat_panel_class_init (RoboSeatPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_seat_panel_dispose;

  /* Somebody has unfolded it, or lets it be folded again. */
  signals[UNFOLDED] = g_signal_new ("unfolded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_CONTROLLER);
  g_type_ensure (ROBO_TYPE_DIE_VIEW);
  g_type_ensure (ROBO_TYPE_LIGHTS);
  g_type_ensure (ROBO_TYPE_PROGRAM_LINE);
  g_type_ensure (ROBO_TYPE_SEAT_MARK);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-seat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, header);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, unfold_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, body);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, side);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, foot);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, dice_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, mark);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, name_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, robot_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, number_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, lights);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, status_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, controller);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, lights_row);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, modules_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, killbot_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, killbot_die);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, killbot_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, program_box);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, hint_label);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, program_line);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RoboSeatPanel, confirm_button);
  gtk_widget_class_bind_template_callback (widget_class, line_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, unfold_toggled_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seatpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_seat_panel_init (RoboSeatPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->key_size_px = -1;
  g_signal_connect_object (self->controller, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_seat_panel_new (RoboSeat *seat)
{
  RoboSeatPanel *self;

  g_return_val_if_fail (ROBO_IS_SEAT (seat), NULL);

  self = g_object_new (ROBO_TYPE_SEAT_PANEL, NULL);
  set_seat (self, seat);

  return GTK_WIDGET (self);
}

RoboSeat *
robo_seat_panel_get_seat (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->seat;
}

RoboController *
robo_seat_panel_get_controller (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->controller;
}

GtkWidget *
robo_seat_panel_get_confirm_button (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->confirm_button;
}

void
robo_seat_panel_set_match (RoboSeatPanel *self,
                           RoboMatch     *match)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self) && self->slots[0] == NULL);
  g_return_if_fail (ROBO_IS_MATCH (match));

  if (robo_match_get_modules (match) == NULL)
    return;

  g_signal_connect_object (self->seat, "modules-changed", G_CALLBACK (update_form), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  for (guint i = 0; i < ROBO_MAX_SLOTS; i++)
    {
      GtkWidget *slot = robo_module_slot_new (match, self->seat, i);

      gtk_box_append (self->modules_box, slot);
      self->slots[i] = ROBO_MODULE_SLOT (slot);
    }
  self->inventory = robo_inventory_button_new (match, self->seat);
  gtk_box_append (self->lights_row, self->inventory);
  update_form (self);
}

RoboModuleSlot *
robo_seat_panel_get_module_slot (RoboSeatPanel *self,
                                 guint          slot)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self) && slot < ROBO_MAX_SLOTS, NULL);

  return self->slots[slot];
}

void
robo_seat_panel_set_draft (RoboSeatPanel    *self,
                           RoboProgramDraft *draft)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft == draft)
    return;

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);

  robo_program_line_set_draft (self->program_line, NULL);
  gtk_widget_hide (GTK_WIDGET (self->program_line));
  robo_controller_set_draft (self->controller, draft);
  gtk_widget_set_visible (self->program_box, draft != NULL);
  if (draft != NULL)
    {
      g_signal_connect_object (draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
      draft_changed_cb (self);
    }
  else
    dice_changed_cb (self);
  seat_changed_cb (self);
}

void
robo_seat_panel_refuse (RoboSeatPanel *self,
                        RoboRefusal    refusal)
{
  robo_seat_panel_complain (self, robo_words_get_refusal (refusal));
}

void
robo_seat_panel_complain (RoboSeatPanel *self,
                          const char    *sentence)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));
  g_return_if_fail (sentence != NULL);

  say_hint (self, sentence, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint_label), "error");
  robo_access_say (GTK_WIDGET (self), sentence);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

void
robo_seat_panel_type_program (RoboSeatPanel *self)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self) && self->draft != NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->program_line)))
    robo_program_line_set_draft (self->program_line, self->draft);
  gtk_widget_show (GTK_WIDGET (self->program_line));
  gtk_widget_grab_focus (GTK_WIDGET (self->program_line));
}

RoboProgramLine *
robo_seat_panel_get_program_line (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return self->program_line;
}

RoboPanelForm
robo_seat_panel_get_form (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), ROBO_PANEL_OPEN);

  return self->form;
}

void
robo_seat_panel_set_form (RoboSeatPanel *self,
                          RoboPanelForm  form)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  if (self->form == form)
    return;

  self->form = form;
  update_form (self);
}

gboolean
robo_seat_panel_get_wants_open (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), FALSE);

  return self->draft != NULL || robo_seat_get_is_asked (self->seat) ||
         robo_controller_get_has_choices (self->controller) || gtk_toggle_button_get_active (self->unfold_button);
}

void
robo_seat_panel_let_fold (RoboSeatPanel *self)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  gtk_toggle_button_set_active (self->unfold_button, FALSE);
}

GtkWidget *
robo_seat_panel_get_unfold_button (RoboSeatPanel *self)
{
  g_return_val_if_fail (ROBO_IS_SEAT_PANEL (self), NULL);

  return GTK_WIDGET (self->unfold_button);
}

void
robo_seat_panel_set_arrangement (RoboSeatPanel *self,
                                 gboolean       is_beside,
                                 int            key_size_px)
{
  g_return_if_fail (ROBO_IS_SEAT_PANEL (self));

  if (self->is_beside == is_beside && self->key_size_px == key_size_px)
    return;

  self->is_beside = is_beside;
  self->key_size_px = key_size_px;
  update_form (self);
}
