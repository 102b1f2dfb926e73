// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-dice-tray.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/pictures/robo-die-view.h"

#define N_FACES    6
#define N_COLOURS  2
#define SPACING_PX 4

/* The faces take no focus, because the control unit with the focus takes colors and values from the keyboard.
 *
 * CSS: node `dicetray` with the class `tray`; a face is a `button.face`, with the class `chosen` while it is chosen.
 * Role: group. */
struct _RoboDiceTray
{
  GtkWidget parent_instance;

  RoboProgramDraft *draft; /* owned, nullable */
  gboolean          is_small;
  RoboColour        colour; /* color of the chosen face */
  guint             value;  /* value of the chosen face; 0 if no face is chosen */

  /* children */
  GtkWidget *rows[N_COLOURS];
  GtkWidget *labels[N_COLOURS];
  GtkWidget *faces[N_COLOURS][N_FACES];
  GtkWidget *dice_row;
  GtkWidget *dice_label;
  GtkWidget *dice[ROBO_MAX_DICE];
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboDiceTray, robo_dice_tray, GTK_TYPE_WIDGET)

static gboolean
has_given_faces (RoboDiceTray *self)
{
  return self->draft != NULL && robo_program_draft_has_faces (self->draft);
}

/* Returns TRUE if a die of the draft lies in the tray. A die that a puzzle does not provide is neither in the tray
 * nor on a key. */
static gboolean
is_here (RoboDiceTray *self,
         guint         die)
{
  const RoboDie *found = self->draft != NULL ? robo_program_draft_get_die (self->draft, die) : NULL;

  return found != NULL && found->unit == ROBO_DRAFT_IN_TRAY && !(has_given_faces (self) && found->value == 0);
}

static gboolean
is_used_up (RoboDiceTray *self,
            RoboColour    colour)
{
  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    if (is_here (self, i) && robo_program_draft_get_die (self->draft, i)->colour == colour)
      return FALSE;

  return TRUE;
}

static void
update_faces (RoboDiceTray *self)
{
  const char *const purposes[N_COLOURS] = {
    /* Translators: This short word says what blue dice do. It stands before the six blue dice. */
    [ROBO_BLUE] = C_ ("dice", "Drive"),
    /* Translators: This short word says what red dice do. It stands before the six red dice. */
    [ROBO_RED] = C_ ("dice", "Fire"),
  };

  for (guint colour = 0; colour < N_COLOURS; colour++)
    {
      gboolean is_used = is_used_up (self, (RoboColour)colour);

      gtk_label_set_label (GTK_LABEL (self->labels[colour]), is_used ? C_ ("dice", "None left") : purposes[colour]);
      for (guint i = 0; i < N_FACES; i++)
        robo_die_view_set_die (ROBO_DIE_VIEW (gtk_button_get_child (GTK_BUTTON (self->faces[colour][i]))),
                               (RoboColour)colour, i + 1, is_used ? ROBO_DIE_MOOD_SPENT : ROBO_DIE_MOOD_WAITING);
    }
}

static void
update_dice (RoboDiceTray *self)
{
  gboolean is_empty = TRUE;

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      gtk_widget_set_visible (self->dice[i], is_here (self, i));
      if (!is_here (self, i))
        continue;

      is_empty = FALSE;
      /* Show the value of a die only if a puzzle provides this value. Otherwise the player chooses the value
       * together with the key. */
      robo_die_view_set_die (ROBO_DIE_VIEW (self->dice[i]), robo_program_draft_get_die (self->draft, i)->colour,
                             has_given_faces (self) ? robo_program_draft_get_die (self->draft, i)->value : 0,
                             ROBO_DIE_MOOD_WAITING);
    }
  gtk_label_set_label (GTK_LABEL (self->dice_label), is_empty ? _ ("No dice left") : _ ("Dice left"));
}

static void
update (RoboDiceTray *self)
{
  gboolean has_faces = !self->is_small && !has_given_faces (self);

  for (guint colour = 0; colour < N_COLOURS; colour++)
    gtk_widget_set_visible (self->rows[colour], has_faces);
  gtk_widget_set_visible (self->dice_row, !has_faces);
  update_faces (self);
  update_dice (self);
}

static void
face_clicked_cb (RoboDiceTray *self,
                 GtkWidget    *button)
{
  RoboColour colour = ROBO_BLUE;
  guint      value = 0;

  robo_dice_tray_find_face (self, button, &colour, &value);
  if (self->colour == colour && self->value == value)
    value = 0;
  robo_dice_tray_choose (self, colour, value);
}

static GtkWidget *
face_new (RoboDiceTray *self,
          RoboColour    colour,
          guint         value)
{
  g_autofree char *name = robo_words_dup_die (colour, value);
  GtkWidget       *button = g_object_new (GTK_TYPE_BUTTON, "can-focus", FALSE,
                                          "child", robo_die_view_new (colour, value),
                                          "focus-on-click", FALSE,
                                          "tooltip-text", _ ("Drag it to a key, or press it and then a key"),
                                          "valign", GTK_ALIGN_CENTER,
                                          NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "face");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (face_clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

/* Creates a row that begins with a label. */
static GtkWidget *
row_new (RoboDiceTray *self,
         int           spacing_px,
         GtkWidget   **label)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing_px);

  *label = g_object_new (GTK_TYPE_LABEL, "hexpand", TRUE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                         "xalign", 0.0, NULL);
  gtk_widget_add_css_class (*label, "dim-label");
  gtk_box_append (GTK_BOX (row), *label);
  gtk_widget_set_parent (row, GTK_WIDGET (self));

  return row;
}

static void
robo_dice_tray_dispose (GObject *object)
{
  RoboDiceTray *self = ROBO_DICE_TRAY (object);
  GtkWidget    *child;

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->draft);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (robo_dice_tray_parent_class)->dispose (object);
}

static void
robo_dice_tray_class_init (RoboDiceTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_dice_tray_dispose;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dicetray");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_dice_tray_init (RoboDiceTray *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING_PX);
  gtk_widget_add_css_class (GTK_WIDGET (self), "tray");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Dice left"), -1);

  for (guint colour = 0; colour < N_COLOURS; colour++)
    {
      self->rows[colour] = row_new (self, SPACING_PX, &self->labels[colour]);
      for (guint i = 0; i < N_FACES; i++)
        {
          self->faces[colour][i] = face_new (self, (RoboColour)colour, i + 1);
          gtk_box_append (GTK_BOX (self->rows[colour]), self->faces[colour][i]);
        }
    }

  self->dice_row = row_new (self, 6, &self->dice_label);
  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    {
      self->dice[i] = robo_die_view_new (i < ROBO_DICE_A_COLOUR ? ROBO_BLUE : ROBO_RED, 0);
      gtk_widget_set_tooltip_text (self->dice[i], _ ("Drag it to a key"));
      gtk_box_append (GTK_BOX (self->dice_row), self->dice[i]);
    }
  update (self);
}

GtkWidget *
robo_dice_tray_new (void)
{
  return g_object_new (ROBO_TYPE_DICE_TRAY, NULL);
}

void
robo_dice_tray_set_draft (RoboDiceTray     *self,
                          RoboProgramDraft *draft)
{
  g_return_if_fail (ROBO_IS_DICE_TRAY (self));
  g_return_if_fail (draft == NULL || ROBO_IS_PROGRAM_DRAFT (draft));

  if (self->draft == draft)
    return;

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_set_object (&self->draft, draft);
  if (draft != NULL)
    g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  robo_dice_tray_choose (self, ROBO_BLUE, 0);
  update (self);
}

void
robo_dice_tray_set_is_small (RoboDiceTray *self,
                             gboolean      is_small)
{
  g_return_if_fail (ROBO_IS_DICE_TRAY (self));

  if (self->is_small == is_small)
    return;

  self->is_small = is_small;
  robo_dice_tray_choose (self, ROBO_BLUE, 0);
  update (self);
}

static void
mark_chosen (RoboDiceTray *self,
             gboolean      is_chosen)
{
  GtkWidget *button;

  if (self->value == 0)
    return;

  button = self->faces[self->colour][self->value - 1];
  robo_css_set_class (button, "chosen", is_chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
robo_dice_tray_choose (RoboDiceTray *self,
                       RoboColour    colour,
                       guint         value)
{
  g_return_if_fail (ROBO_IS_DICE_TRAY (self));
  g_return_if_fail (value <= N_FACES);

  if (self->value == value && (self->colour == colour || value == 0))
    return;

  mark_chosen (self, FALSE);
  self->colour = colour;
  self->value = value;
  mark_chosen (self, TRUE);
  g_signal_emit (self, signals[CHOSEN], 0);
}

gboolean
robo_dice_tray_get_chosen (RoboDiceTray *self,
                           RoboColour   *colour,
                           guint        *value)
{
  g_return_val_if_fail (ROBO_IS_DICE_TRAY (self), FALSE);

  if (self->value == 0)
    return FALSE;

  *colour = self->colour;
  *value = self->value;

  return TRUE;
}

gboolean
robo_dice_tray_find_face (RoboDiceTray *self,
                          GtkWidget    *widget,
                          RoboColour   *colour,
                          guint        *value)
{
  g_return_val_if_fail (ROBO_IS_DICE_TRAY (self), FALSE);

  for (guint c = 0; c < N_COLOURS; c++)
    for (guint i = 0; i < N_FACES; i++)
      if (self->faces[c][i] == widget)
        {
          *colour = (RoboColour)c;
          *value = i + 1;
          return TRUE;
        }

  return FALSE;
}

GtkWidget *
robo_dice_tray_get_face (RoboDiceTray *self,
                         RoboColour    colour,
                         guint         value)
{
  g_return_val_if_fail (ROBO_IS_DICE_TRAY (self), NULL);
  g_return_val_if_fail (value >= 1 && value <= N_FACES, NULL);

  return self->faces[colour][value - 1];
}

guint
robo_dice_tray_find_die (RoboDiceTray *self,
                         GtkWidget    *widget)
{
  g_return_val_if_fail (ROBO_IS_DICE_TRAY (self), ROBO_DRAFT_NO_DIE);

  for (guint i = 0; i < ROBO_MAX_DICE; i++)
    if (self->dice[i] == widget)
      return i;

  return ROBO_DRAFT_NO_DIE;
}

GtkWidget *
robo_dice_tray_get_die (RoboDiceTray *self,
                        guint         die)
{
  g_return_val_if_fail (ROBO_IS_DICE_TRAY (self), NULL);
  g_return_val_if_fail (die < ROBO_MAX_DICE, NULL);

  return self->dice[die];
}
