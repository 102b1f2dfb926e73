// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-ways.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"

struct _RoboEditorWays
{
  AdwPreferencesGroup parent_instance;

  /* borrowed */
  AdwActionRow *rows[ROBO_N_SIDES];
  GtkWidget    *buttons[ROBO_N_SIDES];
  GtkWidget    *legend;

  /* owned */
  RoboArenaDocument *document;
};

enum
{
  PROP_DOCUMENT = 1,
  PROP_SIDE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboEditorWays, robo_editor_ways, ADW_TYPE_PREFERENCES_GROUP)

static void
update_rows (RoboEditorWays *self)
{
  const RoboWays *ways = robo_arena_document_get_ways (self->document);

  for (guint i = 0; i < ROBO_N_SIDES; i++)
    {
      g_auto (GStrv) sentences = robo_ways_dup_sentences (ways, i * 2);
      g_autofree char *text = g_strjoinv ("\n", sentences);

      adw_action_row_set_subtitle (self->rows[i], text);
      gtk_widget_set_sensitive (self->buttons[i], ways->has_starts[i]);
      if (!ways->has_starts[i])
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);
    }
}

static guint
get_side (RoboEditorWays *self)
{
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i])))
      return i * 2;

  return ROBO_NO_SIDE;
}

/* When the user activates a button, deactivates the other buttons, so that at most one button is active. */
static void
toggled_cb (RoboEditorWays  *self,
            GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      if (self->buttons[i] != GTK_WIDGET (button))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);

  gtk_widget_set_visible (self->legend, get_side (self) != ROBO_NO_SIDE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDE]);
}

static void
set_document (RoboEditorWays    *self,
              RoboArenaDocument *document)
{
  g_return_if_fail (ROBO_IS_EDITOR_WAYS (self));

  if (self->document == document)
    return;

  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), FALSE);
  if (document != NULL)
    {
      g_signal_connect_object (document, "changed", G_CALLBACK (update_rows), self, G_CONNECT_SWAPPED);
      update_rows (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
robo_editor_ways_dispose (GObject *object)
{
  g_clear_object (&ROBO_EDITOR_WAYS (object)->document);

  G_OBJECT_CLASS (robo_editor_ways_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_SETTER (OBJECT, "document", set_document), .type = robo_arena_document_get_type },
  [PROP_SIDE] = { ROBO_PROPERTY_GETTER (UINT, "side", get_side), .max = ROBO_NO_SIDE, .initial = ROBO_NO_SIDE },
};

static void
robo_editor_ways_class_init (RoboEditorWaysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_editor_ways_dispose;

  robo_properties_install (G_OBJECT_CLASS (klass), property_rows, N_PROPS, properties);
}

static void
robo_editor_ways_init (RoboEditorWays *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Paths to VP Spaces"));
  for (guint i = 0; i < ROBO_N_SIDES; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *button = gtk_toggle_button_new ();

      gtk_button_set_icon_name (GTK_BUTTON (button), "view-reveal-symbolic");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (button, _ ("Show on the Board"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Show on the Board"), -1);
      gtk_widget_add_css_class (button, "flat");
      g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);

      self->rows[i] = ADW_ACTION_ROW (row);
      self->buttons[i] = button;
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), robo_side_get_name (i * 2));
      adw_action_row_set_subtitle_lines (self->rows[i], 0);
      adw_action_row_add_suffix (self->rows[i], button);
      adw_action_row_set_activatable_widget (self->rows[i], button);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
    }

  self->legend = gtk_label_new (_ ("Colored spaces can be reached; striped ones can be reached only through lightning barriers."));
  gtk_label_set_wrap (GTK_LABEL (self->legend), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->legend), 0);
  gtk_widget_set_margin_top (self->legend, 6);
  gtk_widget_add_css_class (self->legend, "caption");
  gtk_widget_add_css_class (self->legend, "dim-label");
  gtk_widget_hide (self->legend);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->legend);
}
