// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-strength-window.h"

#include <math.h>

#include <glib/gi18n.h>

#include "files/match/robo-computers.h"
#include "match/robo-strength.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-message.h"

#include "robo-strength-graph.h"

#define N_DEVIATIONS 1.96

/* Shows the strengths that the settings store, and updates them whenever these settings change. */
struct _RoboStrengthWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkStack          *stack;
  GtkDropDown       *person_menu;
  GtkLabel          *number_label;
  GtkLabel          *sentence_label;
  GtkLabel          *games_label;
  RoboStrengthGraph *graph;

  /* owned */
  GSettings     *settings;
  GtkStringList *names;

  gboolean is_being_filled;
};

G_DEFINE_FINAL_TYPE (RoboStrengthWindow, robo_strength_window, ADW_TYPE_WINDOW)

static const char *
get_name (RoboStrengthWindow *self)
{
  guint chosen = gtk_drop_down_get_selected (self->person_menu);

  return chosen < g_list_model_get_n_items (G_LIST_MODEL (self->names))
           ? gtk_string_list_get_string (self->names, chosen)
           : "";
}

static char *
dup_sentence (RoboStrengthWindow *self,
              guint               n_games,
              const RoboGlicko   *now)
{
  RoboLevel   level = robo_strength_choose_level (self->settings, get_name (self));
  const char *name = robo_computer_get_name (level);
  guint       low = (guint)MAX (lround (now->rating - N_DEVIATIONS * now->deviation), 0);
  guint       high = (guint)MAX (lround (now->rating + N_DEVIATIONS * now->deviation), 0);

  if (n_games < ROBO_STRENGTH_MIN_GAMES)
    /* Translators: %u is a number of games, 5 at present. */
    return g_strdup_printf (g_dngettext (NULL, "With fewer than %u game, this is an estimate.", "With fewer than %u games, this is an estimate.", ROBO_STRENGTH_MIN_GAMES),
                            ROBO_STRENGTH_MIN_GAMES);

  /* Translators: %1$s is a computer such as “Gizmo”; %2$u and %3$u are ratings, as in chess. */
  return g_strdup_printf (_ ("Closest to %1$s, almost certainly between %2$u and %3$u."), name, low, high);
}

static void
update_page (RoboStrengthWindow *self)
{
  g_autoptr (GArray) games = robo_strength_dup_games (self->settings, get_name (self));
  g_autofree char *number = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *n_games = NULL;
  RoboGlicko       now;

  robo_strength_get (self->settings, get_name (self), &now);
  number = g_strdup_printf ("%ld", lround (now.rating));
  sentence = dup_sentence (self, games->len, &now);
  /* Translators: %u is the number of games from which a player's rating was computed. */
  n_games = g_strdup_printf (g_dngettext (NULL, "After %u game", "After %u games", games->len), games->len);
  gtk_label_set_label (self->number_label, number);
  gtk_label_set_label (self->sentence_label, sentence);
  gtk_label_set_label (self->games_label, n_games);
  robo_strength_graph_show (self->graph, games);
  gtk_stack_set_visible_child_name (self->stack, games->len > 0 ? "games" : "none");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "strength.reset", games->len > 0);
}

/* Fills the list with all names. Adds `chosen`, the name of the current person, even if the settings have just
 * forgotten this person. */
static void
fill_names (RoboStrengthWindow *self,
            const char         *chosen)
{
  g_auto (GStrv) names = robo_strength_dup_names (self->settings);
  guint position = 0;

  self->is_being_filled = TRUE;
  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          (const char *const *)names);
  if (*chosen != '\0' && !g_strv_contains ((const char *const *)names, chosen))
    gtk_string_list_append (self->names, chosen);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->names)); i++)
    if (g_str_equal (gtk_string_list_get_string (self->names, i), chosen))
      position = i;
  gtk_drop_down_set_selected (self->person_menu, position);
  gtk_widget_set_visible (GTK_WIDGET (self->person_menu), g_list_model_get_n_items (G_LIST_MODEL (self->names)) > 1);
  self->is_being_filled = FALSE;
  update_page (self);
}

static void
person_chosen_cb (RoboStrengthWindow *self)
{
  if (!self->is_being_filled)
    update_page (self);
}

static void
strengths_changed_cb (RoboStrengthWindow *self)
{
  g_autofree char *name = g_strdup (get_name (self));

  fill_names (self, name);
}

static void
reset_wanted_cb (RoboStrengthWindow *self)
{
  g_autofree char *name = g_strdup (get_name (self));

  robo_strength_reset (self->settings, name);
}

static void
reset_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  RoboStrengthWindow *self = ROBO_STRENGTH_WINDOW (widget);
  /* Translators: %s is the name of a player. */
  g_autofree char  *body = g_strdup_printf (_ ("All games that counted toward the rating of %s will be forgotten. Saved games will be kept."), get_name (self));
  AdwMessageDialog *dialog = robo_message_ask (widget, _ ("Reset Rating?"), body, _ ("_Cancel"),
                                               C_ ("strength", "_Reset"), ADW_RESPONSE_DESTRUCTIVE);

  adw_message_dialog_set_default_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response::accept", G_CALLBACK (reset_wanted_cb), self, G_CONNECT_SWAPPED);
}

static void
robo_strength_window_dispose (GObject *object)
{
  RoboStrengthWindow *self = ROBO_STRENGTH_WINDOW (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->names);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_STRENGTH_WINDOW);

  G_OBJECT_CLASS (robo_strength_window_parent_class)->dispose (object);
}

static void
robo_strength_window_class_init (RoboStrengthWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_strength_window_dispose;

  g_type_ensure (ROBO_TYPE_STRENGTH_GRAPH);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/setup/robo-strength-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboStrengthWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboStrengthWindow, person_menu);
  gtk_widget_class_bind_template_child (widget_class, RoboStrengthWindow, number_label);
  gtk_widget_class_bind_template_child (widget_class, RoboStrengthWindow, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, RoboStrengthWindow, games_label);
  gtk_widget_class_bind_template_child (widget_class, RoboStrengthWindow, graph);
  gtk_widget_class_bind_template_callback (widget_class, person_chosen_cb);
  gtk_widget_class_install_action (widget_class, "strength.reset", NULL, reset_cb);
}

static void
robo_strength_window_init (RoboStrengthWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_access_name_list (self->person_menu, _ ("Player whose rating is shown"));
  /* Set the role before GTK creates the accessible object, whose role cannot change later. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);

  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->names = gtk_string_list_new (NULL);
  self->is_being_filled = TRUE;
  gtk_drop_down_set_model (self->person_menu, G_LIST_MODEL (self->names));
  self->is_being_filled = FALSE;
  g_signal_connect_object (self->settings, "changed::strengths", G_CALLBACK (strengths_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_strength_window_new (const char *name)
{
  RoboStrengthWindow *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (ROBO_TYPE_STRENGTH_WINDOW, NULL);
  fill_names (self, name);

  return GTK_WIDGET (self);
}
