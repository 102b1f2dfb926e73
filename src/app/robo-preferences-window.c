// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-preferences-window.h"

#include <glib/gi18n.h>

#include "engine/robo-types.h"
#include "sound/robo-mixer.h"
#include "ui/widgets/robo-combo-face.h"

#include "app/languages/robo-language-group.h"

/* Has only settings that are not available where they are used. */
struct _RoboPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  /* template children */
  AdwComboRow         *speed_row;
  AdwComboRow         *style_row;
  AdwComboRow         *cards_row;
  GtkSwitch           *motion_switch;
  GtkSwitch           *curtain_switch;
  GtkSwitch           *patterns_switch;
  GtkWidget           *sound_group;
  AdwActionRow        *sound_row;
  GtkSwitch           *sound_switch;
  GtkWidget           *effects_row;
  GtkWidget           *ambience_row;
  GtkWidget           *music_row;
  GtkAdjustment       *effects_adjustment;
  GtkAdjustment       *ambience_adjustment;
  GtkAdjustment       *music_adjustment;
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

/* In the order of the template's rows. */
static const guint       speeds[] = { 1, 2, 3, 4, 0 };
static const char *const styles[] = { "system", "light", "dark" };

static gboolean
speed_to_row (GValue   *value,
              GVariant *variant,
              gpointer  user_data)
{
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (speeds[i] == g_variant_get_uint32 (variant))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
row_to_speed (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  guint row = g_value_get_uint (value);

  return row < G_N_ELEMENTS (speeds) ? g_variant_new_uint32 (speeds[row]) : NULL;
}

static gboolean
style_to_row (GValue   *value,
              GVariant *variant,
              gpointer  user_data)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (styles[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
row_to_style (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  guint row = g_value_get_uint (value);

  return row < G_N_ELEMENTS (styles) ? g_variant_new_string (styles[row]) : NULL;
}

/* The first row is above, the second beside. */
static gboolean
beside_to_row (GValue   *value,
               GVariant *variant,
               gpointer  user_data)
{
  g_value_set_uint (value, g_variant_get_boolean (variant) ? 1 : 0);

  return TRUE;
}

static GVariant *
row_to_beside (const GValue       *value,
               const GVariantType *type,
               gpointer            user_data)
{
  return g_variant_new_boolean (g_value_get_uint (value) == 1);
}

static void
name_changed_cb (RoboPreferencesWindow *self)
{
  const char *names[ROBO_MAX_ROBOTS + 1] = { NULL };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    names[i] = gtk_editable_get_text (GTK_EDITABLE (self->name_rows[i]));

  g_settings_set_strv (self->settings, "player-names", names);
}

/* An audio device is known to be missing only after it has been tried. */
static void
update_sound (RoboPreferencesWindow *self)
{
  const char *trouble = robo_mixer_get_trouble (self->mixer);
  gboolean    is_heard = trouble == NULL && g_settings_get_boolean (self->settings, "sound");

  adw_action_row_set_subtitle (self->sound_row, trouble != NULL ? trouble : _ ("Effects, the ambience of the arena and music."));
  gtk_widget_set_sensitive (GTK_WIDGET (self->sound_switch), trouble == NULL);
  gtk_widget_set_sensitive (self->effects_row, is_heard);
  gtk_widget_set_sensitive (self->ambience_row, is_heard);
  gtk_widget_set_sensitive (self->music_row, is_heard);
}

/* Plays a sound at the new volume while the slider moves. */
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

  g_settings_bind_with_mapping (self->settings, "animation-speed", self->speed_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, speed_to_row, row_to_speed, NULL, NULL);
  g_settings_bind_with_mapping (self->settings, "color-scheme", self->style_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, style_to_row, row_to_style, NULL, NULL);
  g_settings_bind_with_mapping (self->settings, "module-cards-beside", self->cards_row, "selected",
                                G_SETTINGS_BIND_DEFAULT, beside_to_row, row_to_beside, NULL, NULL);
  g_settings_bind (self->settings, "reduced-motion", self->motion_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "curtain", self->curtain_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "colour-patterns", self->patterns_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "sound", self->sound_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "effects-volume", self->effects_adjustment, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "ambience-volume", self->ambience_adjustment, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "music-volume", self->music_adjustment, "value", G_SETTINGS_BIND_DEFAULT);
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

      /* Translators: %u is the number of a seat, 1 to 4; the entry holds the name of who sits there. */
      g_autofree char *title = g_strdup_printf (_ ("Operator %u"), i + 1);
      GtkWidget       *row = adw_entry_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_editable_set_text (GTK_EDITABLE (row), name);
      adw_preferences_group_add (self->names_group, row);
      self->name_rows[i] = ADW_ENTRY_ROW (row);
    }

  /* Connect the handlers after all rows exist, because a change of one stores all names. */
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
robo_preferences_window_set_property (GObject      *object,
                                      guint         prop_id,
                                      const GValue *value,
                                      GParamSpec   *pspec)
{
  RoboPreferencesWindow *self = ROBO_PREFERENCES_WINDOW (object);

  switch (prop_id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
robo_preferences_window_class_init (RoboPreferencesWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = robo_preferences_window_constructed;
  object_class->dispose = robo_preferences_window_dispose;
  object_class->set_property = robo_preferences_window_set_property;

  properties[PROP_SETTINGS] = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                                                   G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (ROBO_TYPE_LANGUAGE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/app/robo-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, speed_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, style_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, cards_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, motion_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, curtain_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, patterns_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, sound_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, sound_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, sound_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, effects_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, ambience_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, music_row);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, effects_adjustment);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, ambience_adjustment);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, music_adjustment);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, language_group);
  gtk_widget_class_bind_template_child (widget_class, RoboPreferencesWindow, names_group);
}

static void
robo_preferences_window_init (RoboPreferencesWindow *self)
{
  self->mixer = robo_mixer_dup_default ();
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_combo_face_write_out (self->speed_row);
  robo_combo_face_write_out (self->style_row);
  robo_combo_face_write_out (self->cards_row);
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
