// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-die-popover.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

#include "ui/widgets/pictures/robo-die-view.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/keys/robo-key-press.h"

#define N_FACES 6

/* Has twelve dice, six of each color; a click puts the die on the key. Dice that are not allowed there are insensitive,
 * and a label says why. */
struct _RoboDiePopover
{
  GtkPopover parent_instance;

  RoboProgramDraft *draft; /* owned, nullable */
  guint             unit;
  RoboDir           dir;

  /* children */
  GtkWidget *buttons[2][N_FACES];
  GtkWidget *reason_label;
  GtkWidget *take_buttons[2]; /* buttons that remove the first and the second die of the key */
};

enum
{
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboDiePopover, robo_die_popover, GTK_TYPE_POPOVER)

static void
find_face (RoboDiePopover *self,
           GtkWidget      *button,
           RoboColour     *colour,
           guint          *value)
{
  for (guint c = ROBO_BLUE; c <= ROBO_RED; c++)
    for (guint i = 0; i < N_FACES; i++)
      if (self->buttons[c][i] == button)
        {
          *colour = (RoboColour)c;
          *value = i + 1;
        }
}

static void
die_clicked_cb (RoboDiePopover *self,
                GtkWidget      *button)
{
  RoboColour  colour = ROBO_BLUE;
  guint       value = 1;
  RoboRefusal refusal;

  find_face (self, button, &colour, &value);
  refusal = robo_program_draft_put (self->draft, colour, value, self->unit, self->dir);
  gtk_popover_popdown (GTK_POPOVER (self));
  /* The other dice of the program may have changed since the popover was opened, so that the clicked die is no
   * longer allowed. */
  if (refusal != ROBO_REFUSED_NOT)
    g_signal_emit (self, signals[REFUSED], 0, refusal);
}

static guint
find_die (RoboDiePopover *self,
          guint           i)
{
  return i == 0 ? robo_program_draft_find (self->draft, self->unit, self->dir)
                : robo_program_draft_find_second (self->draft, self->unit, self->dir);
}

static void
take_clicked_cb (RoboDiePopover *self,
                 GtkWidget      *button)
{
  guint die = find_die (self, button == self->take_buttons[1]);

  if (die != ROBO_DRAFT_NO_DIE)
    robo_program_draft_move (self->draft, die, ROBO_DRAFT_IN_TRAY, ROBO_DIR_N);
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* Labels the buttons that remove a die. If two dice lie on the key, each button names its die. */
static void
update_take_buttons (RoboDiePopover *self)
{
  gboolean is_double = find_die (self, 1) != ROBO_DRAFT_NO_DIE;

  for (guint i = 0; i < G_N_ELEMENTS (self->take_buttons); i++)
    {
      const RoboDie   *die = robo_program_draft_get_die (self->draft, find_die (self, i));
      g_autofree char *words = die != NULL ? robo_words_dup_die (die->colour, die->value) : NULL;
      /* Translators: This is a button that removes one of two dice from a key. %s is the die: “Remove blue 2”. */
      g_autofree char *label = g_strdup_printf (C_ ("a die", "Remove %s"), words);

      gtk_widget_set_visible (self->take_buttons[i], die != NULL);
      gtk_button_set_use_underline (GTK_BUTTON (self->take_buttons[i]), !is_double);
      gtk_button_set_label (GTK_BUTTON (self->take_buttons[i]), is_double ? label : _ ("_Remove Die"));
    }
}

static GtkWidget *
die_button_new (RoboDiePopover *self,
                RoboColour      colour,
                guint           value)
{
  g_autofree char *name = robo_words_dup_die (colour, value);
  GtkWidget       *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), robo_die_view_new (colour, value));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "die-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (die_clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

/* Chooses the value of a number key, in the color of the focused button, such as the button of a die that was dragged
 * here. */
static gboolean
key_pressed_cb (RoboDiePopover     *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  RoboColour colour = ROBO_BLUE;
  guint      value;
  int        digit;
  GtkWidget *button;

  robo_key_press_init (&press, controller, keyval, keycode);
  digit = robo_key_press_get_digit (&press);
  if (digit < 1 || digit > N_FACES)
    return GDK_EVENT_PROPAGATE;

  if (focus != NULL)
    find_face (self, focus, &colour, &value);
  button = self->buttons[colour][digit - 1];
  if (!gtk_widget_is_sensitive (button))
    return GDK_EVENT_PROPAGATE;

  die_clicked_cb (self, button);

  return GDK_EVENT_STOP;
}

static void
robo_die_popover_dispose (GObject *object)
{
  RoboDiePopover *self = ROBO_DIE_POPOVER (object);

  g_clear_object (&self->draft);

  G_OBJECT_CLASS (robo_die_popover_parent_class)->dispose (object);
}

static void
robo_die_popover_class_init (RoboDiePopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_die_popover_dispose;

  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
robo_die_popover_init (RoboDiePopover *self)
{
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget          *grid = gtk_grid_new ();
  GtkEventController *keyboard = gtk_event_controller_key_new ();

  for (guint colour = ROBO_BLUE; colour <= ROBO_RED; colour++)
    for (guint i = 0; i < N_FACES; i++)
      {
        self->buttons[colour][i] = die_button_new (self, (RoboColour)colour, i + 1);
        gtk_grid_attach (GTK_GRID (grid), self->buttons[colour][i], i, colour, 1, 1);
      }

  self->reason_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->reason_label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->reason_label), 20);
  gtk_widget_add_css_class (self->reason_label, "caption");

  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), self->reason_label);
  for (guint i = 0; i < G_N_ELEMENTS (self->take_buttons); i++)
    {
      self->take_buttons[i] = gtk_button_new ();
      g_signal_connect_object (self->take_buttons[i], "clicked", G_CALLBACK (take_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), self->take_buttons[i]);
    }
  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keyboard);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Choose a die"), -1);
}

GtkWidget *
robo_die_popover_new (void)
{
  return g_object_new (ROBO_TYPE_DIE_POPOVER, NULL);
}

void
robo_die_popover_open (RoboDiePopover   *self,
                       RoboProgramDraft *draft,
                       guint             unit,
                       RoboDir           dir)
{
  const RoboDie *die;
  RoboRefusal    reason = ROBO_REFUSED_NOT;

  g_return_if_fail (ROBO_IS_DIE_POPOVER (self));
  g_return_if_fail (ROBO_IS_PROGRAM_DRAFT (draft));

  g_set_object (&self->draft, draft);
  self->unit = unit;
  self->dir = dir;

  for (guint colour = ROBO_BLUE; colour <= ROBO_RED; colour++)
    for (guint value = 1; value <= N_FACES; value++)
      {
        RoboRefusal refusal = robo_program_draft_check_put (draft, (RoboColour)colour, value, unit, dir);
        GtkWidget  *button = self->buttons[colour][value - 1];

        gtk_widget_set_sensitive (button, refusal == ROBO_REFUSED_NOT);
        robo_access_set_tooltip (button, refusal != ROBO_REFUSED_NOT ? robo_words_get_refusal (refusal) : NULL);
        if (reason == ROBO_REFUSED_NOT)
          reason = refusal;
      }

  /* Show the reason for insensitive dice in a label, because touch does not show tooltips. The label has room for
   * one reason. */
  gtk_label_set_label (GTK_LABEL (self->reason_label), reason != ROBO_REFUSED_NOT ? robo_words_get_refusal (reason) : "");
  gtk_widget_set_visible (self->reason_label, reason != ROBO_REFUSED_NOT);
  die = robo_program_draft_get_die (draft, find_die (self, find_die (self, 1) != ROBO_DRAFT_NO_DIE));
  update_take_buttons (self);
  gtk_popover_popup (GTK_POPOVER (self));
  if (die != NULL)
    gtk_widget_grab_focus (self->buttons[die->colour][die->value - 1]);
}
