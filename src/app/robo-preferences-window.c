// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-preferences-window.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "engine/robo-types.h"
#include "sound/robo-mixer.h"
#include "ui/widgets/robo-combo-face.h"

#include "app/languages/robo-language-group.h"

/* Shows the settings of the whole program. Settings for a single page are on that page, and some of them are also
 * here. */
struct _RoboPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  /* template children */
  GtkWidget           *sound_group;
  AdwActionRow        *sound_row;
  GtkWidget           *sound_switch;
  GtkWidget           *effects_row;
  GtkWidget           *ambience_row;
  GtkWidget           *music_row;
  RoboLanguageGroup   *language_group;
  AdwPreferencesGroup *names_group;

  /* borrowed: children of names_group */
  AdwEntryRow *name_rows[ROBO_MAX_ROBOTS];

  /* owned */
  GSettings *settings;
  RoboMixer *mixer;
};

enum
{
  PROP_0,
  PROP_SETTINGS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboPreferencesWindow, robo_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* Lists the settings that are bound to template children. Each entry has the child that shows the setting, and the
 * property of this child. The row of a menu also has the values of the setting in the order of the menu, as GVariant
 * text. */
static const struct
{
  const char *key;
  const char *child;
  const char *property;
  const char *values; /* NULL if the child is not the row of a menu */
} bindings[] = {
  { "animation-speed", "speed_row", "selected", "[uint32 1, 2, 3, 4, 0]" },
  { "color-scheme", "style_row", "selected", "['system', 'light', 'dark']" },
  { "module-cards-beside", "cards_row", "selected", "[false, true]" },
  { "reduced-motion", "motion_switch", "active", NULL },
  { "curtain", "curtain_switch", "active", NULL },
  { "ask-before-seal", "seal_switch", "active", NULL },
  { "colour-patterns", "patterns_switch", "active", NULL },
  { "sound", "sound_switch", "active", NULL },
  { "effects-volume", "effects_adjustment", "value", NULL },
  { "ambience-volume", "ambience_adjustment", "value", NULL },
  { "music-volume", "music_adjustment", "value", NULL },
};

static GObject *
get_child (RoboPreferencesWindow *self,
           const char            *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), ROBO_TYPE_PREFERENCES_WINDOW, name);
}

static gboolean
value_to_row (GValue   *row,
              GVariant *value,
              gpointer  values)
{
  for (gsize i = 0; i < g_variant_n_children (values); i++)
    {
      g_autoptr (GVariant) of_row = g_variant_get_child_value (values, i);

      if (g_variant_equal (of_row, value))
        g_value_set_uint (row, (guint)i);
    }

  return TRUE;
}

static GVariant *
row_to_value (const GValue       *row,
              const GVariantType *type,
              gpointer            values)
{
  guint index = g_value_get_uint (row);

  return index < g_variant_n_children (values) ? g_variant_get_child_value (values, index) : NULL;
}

static void
bind_settings (RoboPreferencesWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    {
      GObject  *child = get_child (self, bindings[i].child);
      GVariant *values = NULL;

      if (bindings[i].values == NULL)
        {
          g_settings_bind (self->settings, bindings[i].key, child, bindings[i].property, G_SETTINGS_BIND_DEFAULT);
          continue;
        }
      values = g_variant_ref_sink (g_variant_new_parsed (bindings[i].values));
      g_settings_bind_with_mapping (self->settings, bindings[i].key, child, bindings[i].property,
                                    G_SETTINGS_BIND_DEFAULT, value_to_row, row_to_value, values,
                                    (GDestroyNotify)g_variant_unref);
      robo_combo_face_write_out (ADW_COMBO_ROW (child));
    }
}

static void
name_changed_cb (RoboPreferencesWindow *self)
{
  const char *names[ROBO_MAX_ROBOTS + 1] = { NULL };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    names[i] = gtk_editable_get_text (GTK_EDITABLE (self->name_rows[i]));

  g_settings_set_strv (self->settings, "player-names", names);
}

/* Shows whether sound can be played. The mixer learns only from its first attempt whether the device is missing, so
 * the rows stay sensitive until then. */
static void
update_sound (RoboPreferencesWindow *self)
{
  const char *trouble = robo_mixer_get_trouble (self->mixer);
  gboolean    is_heard = trouble == NULL && g_settings_get_boolean (self->settings, "sound");

  adw_action_row_set_subtitle (self->sound_row, trouble != NULL ? trouble : _ ("Effects, arena ambience and music."));
  gtk_widget_set_sensitive (self->sound_switch, trouble == NULL);
  gtk_widget_set_sensitive (self->effects_row, is_heard);
  gtk_widget_set_sensitive (self->ambience_row, is_heard);
  gtk_widget_set_sensitive (self->music_row, is_heard);
}

/* Plays an effect at the new volume while the user moves the slider. */
static void
effects_changed_cb (RoboPreferencesWindow *self)
{
  double volume = g_settings_get_uint (self->settings, "effects-volume") / 100.0;

  robo_mixer_play (self->mixer, "hit", 0, volume * volume);
}

static void
robo_preferences_window_constructed (GObject *object)
{
  RoboPreferencesWindow *self = ROBO_PREFERENCES_WINDOW (object);
  g_auto (GStrv) names = NULL;
  guint n_names;

  G_OBJECT_CLASS (robo_preferences_window_parent_class)->constructed (object);

  bind_settings (self);
  gtk_widget_set_visible (self->sound_group, ROBO_HAS_SOUNDS);
  g_signal_connect_object (self->mixer, "notify::state", G_CALLBACK (update_sound), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::sound", G_CALLBACK (update_sound), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::effects-volume", G_CALLBACK (effects_changed_cb), self, G_CONNECT_SWAPPED);
  if (ROBO_HAS_SOUNDS)
    robo_mixer_try_again (self->mixer);
  update_sound (self);
  names = g_settings_get_strv (self->settings, "player-names");
  n_names = g_strv_length (names);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      const char *name = i < n_names ? names[i] : "";

      /* Translators: %u is the number of a seat, 1 to 4. The entry is for the name of the player at this seat. */
      g_autofree char *title = g_strdup_printf (_ ("Player %u"), i + 1);
      GtkWidget       *row = adw_entry_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_editable_set_text (GTK_EDITABLE (row), name);
      adw_preferences_group_add (self->names_group, row);
      self->name_rows[i] = ADW_ENTRY_ROW (row);
    }

  /* Connect the handlers when all rows exist, because a change of one row stores the names of all rows. */
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_signal_connect_object (self->name_rows[i], "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
robo_preferences_window_dispose (GObject *object)
{
  RoboPreferencesWindow *self = ROBO_PREFERENCES_WINDOW (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->mixer);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PREFERENCES_WINDOW);

  G_OBJECT_CLASS (robo_preferences_window_parent_class)->dispose (object);
}

static void
set_settings (RoboPreferencesWindow *self,
              GSettings             *settings)
{
  g_set_object (&self->settings, settings);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_SETTINGS] = { ROBO_PROPERTY_SETTER (OBJECT, "settings", set_settings), .type = g_settings_get_type, .is_construct_only = TRUE },
};

static void
robo_preferences_window_class_init (RoboPreferencesWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = robo_preferences_window_constructed;
  object_class->dispose = robo_preferences_window_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_LANGUAGE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/app/robo-preferences-window.ui");
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    gtk_widget_class_bind_template_child_full (widget_class, bindings[i].child, FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, sound_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, sound_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, effects_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, ambience_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, music_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, language_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, names_group);
}

static void
robo_preferences_window_init (RoboPreferencesWindow *self)
{
  self->mixer = robo_mixer_dup_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->sound_switch = GTK_WIDGET (get_child (self, "sound_switch"));
}

GtkWidget *
robo_preferences_window_new (GSettings              *settings,
                             RoboLanguageController *controller)
{
  RoboPreferencesWindow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (ROBO_TYPE_PREFERENCES_WINDOW, "settings", settings, NULL);
  robo_language_group_set_up (self->language_group, settings, controller);

  return GTK_WIDGET (self);
}
