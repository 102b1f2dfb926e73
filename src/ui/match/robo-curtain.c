// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-curtain.h"

#include <glib/gi18n.h>

#include "ui/widgets/pictures/robo-seat-mark.h"
#include "ui/widgets/robo-access.h"

/* Replaces the page of the game, so that the hidden program is not on the screen, cannot get the focus and is not read
 * by a screen reader. CSS: node `curtain`. Role: group, named by its title. */
struct _RoboCurtain
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget *window;
  GtkWidget *glyphs;
  GtkLabel  *title_label;
  GtkLabel  *text_label;
  GtkButton *button;
};

enum
{
  LIFTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboCurtain, robo_curtain, GTK_TYPE_WIDGET)

static void
clear_glyphs (RoboCurtain *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->glyphs)) != NULL)
    gtk_box_remove (GTK_BOX (self->glyphs), child);
}

static void
add_glyph (RoboCurtain *self,
           RoboSeat    *seat)
{
  gtk_box_append (GTK_BOX (self->glyphs), robo_seat_mark_new (robo_seat_get_colour (seat), ROBO_SEAT_LOOK_ROBOT));
}

static void
draw (RoboCurtain *self,
      const char  *title,
      const char  *text,
      const char  *button)
{
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->text_label, text);
  gtk_button_set_label (self->button, button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  robo_access_say (GTK_WIDGET (self), title);
  robo_access_say (GTK_WIDGET (self), text);
}

static void
button_clicked_cb (RoboCurtain *self)
{
  g_signal_emit (self, signals[LIFTED], 0);
}

static void
robo_curtain_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_CURTAIN);

  G_OBJECT_CLASS (robo_curtain_parent_class)->dispose (object);
}

static void
robo_curtain_class_init (RoboCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_curtain_dispose;

  signals[LIFTED] = g_signal_new ("lifted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/match/robo-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboCurtain, window);
  gtk_widget_class_bind_template_child (widget_class, RoboCurtain, glyphs);
  gtk_widget_class_bind_template_child (widget_class, RoboCurtain, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboCurtain, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboCurtain, button);
  gtk_widget_class_bind_template_callback (widget_class, button_clicked_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_curtain_init (RoboCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
robo_curtain_draw_turn (RoboCurtain *self,
                        RoboMatch   *match,
                        guint        seat)
{
  gboolean         is_race;
  g_autofree char *title = NULL;

  g_return_if_fail (ROBO_IS_CURTAIN (self));
  g_return_if_fail (ROBO_IS_MATCH (match) && robo_match_get_seat (match, seat) != NULL);

  is_race = robo_match_get_game_setup (match)->rules.numbering == ROBO_NUMBERING_FINISH_ORDER;
  clear_glyphs (self);
  add_glyph (self, robo_match_get_seat (match, seat));
  /* Translators: %s is the name of a player. */
  title = g_strdup_printf (_ ("%s’s turn"), robo_seat_get_name (robo_match_get_seat (match, seat)));
  draw (self, title,
        is_race ? _ ("Everyone else, look away! Your time starts when you press the button. The fastest player gets the first pick of starting numbers.")
                : _ ("Everyone else, look away!"),
        /* Translators: This is a button. It shows the board and the controller to the player whose turn it is. */
        _ ("_Show"));
}

void
robo_curtain_draw_reveal (RoboCurtain *self,
                          RoboMatch   *match)
{
  GListModel *seats;

  g_return_if_fail (ROBO_IS_CURTAIN (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  seats = robo_match_get_seats (match);
  clear_glyphs (self);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (RoboSeat) seat = g_list_model_get_item (seats, i);

      add_glyph (self, seat);
    }
  draw (self, _ ("Everyone’s ready"), _ ("Everyone look! Programs are revealed together."),
        _ ("_Reveal Programs"));
}

GtkWidget *
robo_curtain_get_button (RoboCurtain *self)
{
  g_return_val_if_fail (ROBO_IS_CURTAIN (self), NULL);

  return GTK_WIDGET (self->button);
}
