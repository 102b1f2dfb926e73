// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-ways.h"

#include <glib/gi18n.h>

#define N_SIDES 4

struct _RoboEditorWays
{
  AdwPreferencesGroup parent_instance;

  /* borrowed */
  AdwActionRow *rows[N_SIDES];
  GtkWidget    *buttons[N_SIDES];
  GtkWidget    *legend;

  /* owned */
  RoboArenaDocument *document;
};

static guint side_changed_signal;

G_DEFINE_FINAL_TYPE (RoboEditorWays, robo_editor_ways, ADW_TYPE_PREFERENCES_GROUP)

static void
update_row (RoboEditorWays *self,
            const RoboWays *ways,
            guint           i)
{
  g_auto (GStrv) sentences = robo_ways_dup_sentences (ways, i * 2);
  g_autofree char *text = g_strjoinv ("\n", sentences);

  adw_action_row_set_subtitle (self->rows[i], text);
  gtk_widget_set_sensitive (self->buttons[i], ways->has_starts[i]);
  if (!ways->has_starts[i])
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);
}

static void
update (RoboEditorWays *self)
{
  for (guint i = 0; i < N_SIDES; i++)
    update_row (self, robo_arena_document_get_ways (self->document), i);
}

/* The one that is pressed releases the others, which then have nothing to say. */
static void
toggled_cb (RoboEditorWays  *self,
            GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    for (guint i = 0; i < N_SIDES; i++)
      if (self->buttons[i] != GTK_WIDGET (button))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);

  gtk_widget_set_visible (self->legend, robo_editor_ways_get_side (self) != ROBO_NO_SIDE);
  g_signal_emit (self, side_changed_signal, 0);
}

static GtkWidget *
make_button (RoboEditorWays *self)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), "view-reveal-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Show on the Board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Show on the Board"), -1);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);

  return button;
}

static void
add_row (RoboEditorWays *self,
         guint           i)
{
  GtkWidget *row = adw_action_row_new ();

  self->rows[i] = ADW_ACTION_ROW (row);
  self->buttons[i] = make_button (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), robo_side_get_name (i * 2));
  adw_action_row_set_subtitle_lines (self->rows[i], 0);
  adw_action_row_add_suffix (self->rows[i], self->buttons[i]);
  adw_action_row_set_activatable_widget (self->rows[i], self->buttons[i]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
robo_editor_ways_dispose (GObject *object)
{
  g_clear_object (&ROBO_EDITOR_WAYS (object)->document);

  G_OBJECT_CLASS (robo_editor_ways_parent_class)->dispose (object);
}

static void
robo_editor_ways_class_init (RoboEditorWaysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_editor_ways_dispose;

  side_changed_signal = g_signal_new ("side-changed", ROBO_TYPE_EDITOR_WAYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 0);
}

static void
robo_editor_ways_init (RoboEditorWays *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Ways to VP Spaces"));
  for (guint i = 0; i < N_SIDES; i++)
    add_row (self, i);

  self->legend = gtk_label_new (_ ("Coloured spaces are reached, striped ones only through lightning barriers."));
  gtk_label_set_wrap (GTK_LABEL (self->legend), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->legend), 0);
  gtk_widget_set_margin_top (self->legend, 6);
  gtk_widget_add_css_class (self->legend, "caption");
  gtk_widget_add_css_class (self->legend, "dim-label");
  gtk_widget_hide (self->legend);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->legend);
}

GtkWidget *
robo_editor_ways_new (void)
{
  return g_object_new (ROBO_TYPE_EDITOR_WAYS, NULL);
}

void
robo_editor_ways_set_document (RoboEditorWays    *self,
                               RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_WAYS (self));

  if (self->document == document)
    return;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  for (guint i = 0; i < N_SIDES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);
  if (document == NULL)
    return;

  g_signal_connect_object (document, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

guint
robo_editor_ways_get_side (RoboEditorWays *self)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_WAYS (self), ROBO_NO_SIDE);

  for (guint i = 0; i < N_SIDES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i])))
      return i * 2;

  return ROBO_NO_SIDE;
}

AdwActionRow *
robo_editor_ways_get_row (RoboEditorWays *self,
                          RoboDir         side)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_WAYS (self), NULL);

  return self->rows[side / 2];
}

GtkWidget *
robo_editor_ways_get_button (RoboEditorWays *self,
                             RoboDir         side)
{
  g_return_val_if_fail (ROBO_IS_EDITOR_WAYS (self), NULL);

  return self->buttons[side / 2];
}
