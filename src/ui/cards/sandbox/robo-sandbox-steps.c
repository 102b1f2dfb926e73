// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-sandbox-steps.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "match/log/robo-log-item.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/keys/robo-key-press.h"
#include "ui/widgets/layouts/robo-css.h"
#include "ui/widgets/robo-reason-popover.h"

struct _RoboSandboxSteps
{
  GtkBox parent_instance;

  /* template children */
  GtkListView *list;
  GtkWidget   *play_button;

  /* owned */
  RoboMatch    *match; /* nullable */
  GSignalGroup *match_signals;
};

enum
{
  PROP_0,
  PROP_MATCH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboSandboxSteps, robo_sandbox_steps, GTK_TYPE_BOX)

/* Closures of the template */

static GListModel *
dup_log (RoboSandboxSteps *self,
         RoboMatch        *match)
{
  return match != NULL ? g_object_ref (G_LIST_MODEL (robo_match_get_log (match))) : NULL;
}

/* Returns the index of the log line that is selected at a position of the playback, or GTK_INVALID_LIST_POSITION at
 * the beginning. */
static guint
get_line (RoboSandboxSteps *self,
          guint             position)
{
  return position > 0 ? robo_log_item_find (robo_match_get_log (self->match), position - 1) : GTK_INVALID_LIST_POSITION;
}

static char *
dup_speed (RoboSandboxSteps *self,
           guint             speed)
{
  /* Translators: This says how fast the game is played. %u is 1, 2 or 4: “2×” is twice as fast as usual. */
  return speed > 0 ? g_strdup_printf (_ ("%u×"), speed) : g_strdup (_ ("Instant"));
}

static void
update_play_button (RoboSandboxSteps *self)
{
  RoboMatch *match = self->match;
  gboolean   is_playing = robo_match_get_playing (match) &&
                        robo_match_get_position (match) < robo_match_get_n_events (match);
  const char *name = is_playing ? C_ ("button", "Pause") : C_ ("button", "Play");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), is_playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  robo_access_set_tooltip (self->play_button, is_playing ? _ ("Pause (Space)") : _ ("Play (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
position_changed_cb (RoboSandboxSteps *self)
{
  guint position = robo_match_get_position (self->match);

  update_play_button (self);
  if (position > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", get_line (self, position));
}

static void
step_activated_cb (RoboSandboxSteps *self,
                   guint             index)
{
  g_autoptr (RoboLogItem) line = g_list_model_get_item (robo_match_get_log (self->match), index);

  robo_match_pause (self->match);
  robo_match_seek (self->match, robo_log_item_get_end (line));
}

/* Reasons */

static void
create_reason_cb (GtkMenuButton *button,
                  gpointer       user_data)
{
  RoboSandboxSteps *self = user_data;
  RoboLogItem      *line = g_object_get_data (G_OBJECT (button), "line");

  if (line != NULL && self->match != NULL)
    gtk_menu_button_set_popover (button, robo_reason_popover_new (self->match, line));
}

static gboolean
key_pressed_cb (RoboSandboxSteps   *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     modifiers,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;
  GtkWidget *button = row != NULL ? gtk_widget_get_last_child (row) : NULL;

  robo_key_press_init (&press, controller, keyval, keycode);
  if (!robo_key_press_means (&press, GDK_KEY_question) || !GTK_IS_MENU_BUTTON (button))
    return GDK_EVENT_PROPAGATE;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));

  return GDK_EVENT_STOP;
}

/* Log lines */

static void
setup_step_cb (GtkListItemFactory *factory,
               GtkListItem        *item,
               RoboSandboxSteps   *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_menu_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);

  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), gtk_label_new ("?"));
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_LEFT);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_reason_cb, self, NULL);
  gtk_widget_set_tooltip_text (button, _ ("Why? (?)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Why?"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "why");

  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  gtk_list_item_set_child (item, row);
}

/* Updates the row of a log line. The text of the last log line grows while the game goes on. */
static void
show_step (GtkWidget   *row,
           GParamSpec  *pspec,
           RoboLogItem *line)
{
  g_autofree char *spoken = robo_log_item_dup_spoken (line);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), robo_log_item_get_text (line));
  /* Copy the text to the widget that the list has put around the row, because this widget gets the focus and is read by
   * screen readers. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
bind_step_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  RoboLogItem *line = gtk_list_item_get_item (item);
  GtkWidget   *row = gtk_list_item_get_child (item);
  GtkWidget   *label = gtk_widget_get_first_child (row);
  GtkWidget   *button = gtk_widget_get_last_child (row);

  show_step (row, NULL, line);
  g_signal_connect_object (line, "notify::text", G_CALLBACK (show_step), row, G_CONNECT_SWAPPED);
  robo_css_set_class (label, "heading", robo_log_item_get_is_heading (line));
  gtk_widget_set_margin_start (label, robo_log_item_get_level (line) == ROBO_LOG_DETAIL ? 12 : 0);
  gtk_widget_set_visible (button, !robo_log_item_get_is_heading (line));
  g_object_set_data_full (G_OBJECT (button), "line", g_object_ref (line), g_object_unref);
}

static void
unbind_step_cb (GtkListItemFactory *factory,
                GtkListItem        *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *button = gtk_widget_get_last_child (row);

  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_step, row);
  g_object_set_data (G_OBJECT (button), "line", NULL);
}

/* Object */

static void
robo_sandbox_steps_dispose (GObject *object)
{
  RoboSandboxSteps *self = ROBO_SANDBOX_STEPS (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_SANDBOX_STEPS);

  G_OBJECT_CLASS (robo_sandbox_steps_parent_class)->dispose (object);
}

static void
set_match (RoboSandboxSteps *self,
           RoboMatch        *match)
{
  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->match_signals, self->match);
  if (self->match != NULL)
    update_play_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_MATCH] = { ROBO_PROPERTY_FIELD (OBJECT, "match", RoboSandboxSteps, match), .type = robo_match_get_type, .set = G_CALLBACK (set_match) },
};

static void
robo_sandbox_steps_class_init (RoboSandboxStepsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_sandbox_steps_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-sandbox-steps.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxSteps, list);
  gtk_widget_class_bind_template_child (widget_class, RoboSandboxSteps, play_button);
  gtk_widget_class_bind_template_callback (widget_class, dup_log);
  gtk_widget_class_bind_template_callback (widget_class, get_line);
  gtk_widget_class_bind_template_callback (widget_class, dup_speed);
  gtk_widget_class_bind_template_callback (widget_class, step_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_step_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_step_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_step_cb);
}

static void
robo_sandbox_steps_init (RoboSandboxSteps *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->match_signals = g_signal_group_new (ROBO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "notify::playing", G_CALLBACK (update_play_button), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::position", G_CALLBACK (position_changed_cb), self);
}

void
robo_sandbox_steps_focus (RoboSandboxSteps *self)
{
  g_return_if_fail (ROBO_IS_SANDBOX_STEPS (self));

  gtk_widget_grab_focus (self->play_button);
}
