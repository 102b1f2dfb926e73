// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-controller.h"

#include <gtk/gtk.h>
#include <string.h>

#include "files/xml/robo-mo.h"
#include "files/xml/robo-paths.h"

#include "robo-language-list.h"
#include "robo-language.h"
#include "ui/widgets/layouts/robo-css.h"

struct _RoboLanguageController
{
  GObject parent_instance;

  /* owned */
  GSettings            *settings;
  RoboTranslationTrial *trial; /* nullable: the translation that the user tries */
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboLanguageController, robo_language_controller, G_TYPE_OBJECT)

/* Tint of messages that are untranslated in a trial */

/* This is the id of a hook on a signal of all widgets, which tints labels. It is 0 if no translation is being tried. */
static gulong tint_hook;

static void
tint_label (GtkWidget *label)
{
  robo_css_set_class (label, "untranslated", strstr (gtk_label_get_label (GTK_LABEL (label)), ROBO_MO_UNTRANSLATED) != NULL);
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  /* Skip labels that have this handler already. */
  if (GTK_IS_LABEL (widget) &&
      g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer)tint_label, NULL) == 0)
    {
      g_signal_connect (widget, "notify::label", G_CALLBACK (tint_label), NULL);
      tint_label (widget);
    }

  return TRUE;
}

/* If is_on is TRUE, labels that appear from now on are tinted if their messages are untranslated. */
static void
set_tints_untranslated (gboolean is_on)
{
  g_autoptr (GTypeClass) widget_class = g_type_class_ref (GTK_TYPE_WIDGET);
  guint signal_id = g_signal_lookup ("map", GTK_TYPE_WIDGET);

  if (is_on == (tint_hook != 0))
    return;

  if (is_on)
    {
      tint_hook = g_signal_add_emission_hook (signal_id, 0, mapped_cb, NULL, NULL);
      return;
    }

  g_signal_remove_emission_hook (signal_id, tint_hook);
  tint_hook = 0;
}

/* Current language */

static void
use_setting (RoboLanguageController *self)
{
  g_autofree char *code = g_settings_get_string (self->settings, "language");

  robo_language_use (code);
}

static void
emit_changed (RoboLanguageController *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setting_changed_cb (RoboLanguageController *self)
{
  set_tints_untranslated (FALSE);
  g_clear_object (&self->trial);
  use_setting (self);
  emit_changed (self);
}

static void
trial_failed_cb (RoboLanguageController *self,
                 const char             *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
robo_language_controller_dispose (GObject *object)
{
  RoboLanguageController *self = ROBO_LANGUAGE_CONTROLLER (object);

  g_clear_object (&self->trial);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (robo_language_controller_parent_class)->dispose (object);
}

static void
robo_language_controller_class_init (RoboLanguageControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_language_controller_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
robo_language_controller_init (RoboLanguageController *self)
{
}

RoboLanguageController *
robo_language_controller_new (GSettings *settings)
{
  RoboLanguageController *self = g_object_new (ROBO_TYPE_LANGUAGE_CONTROLLER, NULL);
  g_autofree char        *code = g_settings_get_string (settings, "language");

  self->settings = g_object_ref (settings);
  if (!g_str_equal (code, ROBO_LANGUAGE_SYSTEM))
    use_setting (self);
  g_signal_connect_object (settings, "changed::language", G_CALLBACK (setting_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

static char *
dup_most_complete (GKeyFile *languages)
{
  g_auto (GStrv) codes = g_key_file_get_groups (languages, NULL);
  const char *best = NULL;
  int         most = 0;

  for (char **code = codes; *code != NULL; code++)
    {
      int translated = g_key_file_get_integer (languages, *code, "translated", NULL);

      if (translated > most)
        {
          best = *code;
          most = translated;
        }
    }

  return g_strdup (best);
}

/* Returns the installed catalog with the most translated messages, or NULL. A complete catalog has all messages of the
 * program. */
static GBytes *
load_complete (void)
{
  g_autofree char *file = g_build_filename (robo_paths_get_data_dir (), "languages.ini", NULL);
  g_autoptr (GKeyFile) languages = g_key_file_new ();
  g_autofree char *code = NULL;
  g_autofree char *path = NULL;
  char            *contents;
  gsize            length;

  if (g_key_file_load_from_file (languages, file, G_KEY_FILE_NONE, NULL))
    code = dup_most_complete (languages);
  if (code == NULL)
    return NULL;

  path = g_build_filename (robo_paths_get_locale_dir (), code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return g_file_get_contents (path, &contents, &length, NULL) ? g_bytes_new_take (contents, length) : NULL;
}

static gboolean
begin_trial (RoboLanguageController *self,
             GFile                  *file,
             const RoboPo           *po,
             GError                **error)
{
  g_autoptr (GBytes) complete = load_complete ();
  g_autoptr (RoboTranslationTrial) trial = robo_translation_trial_new (file, po, complete, error);

  if (trial == NULL)
    return FALSE;

  g_set_object (&self->trial, trial);
  g_signal_connect_object (trial, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (trial, "failed", G_CALLBACK (trial_failed_cb), self, G_CONNECT_SWAPPED);
  set_tints_untranslated (TRUE);
  emit_changed (self);

  return TRUE;
}

static void
catalogue_read_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (RoboPo) po = robo_translation_trial_read_finish (result, &error);

  if (po != NULL && begin_trial (g_task_get_source_object (task), g_task_get_task_data (task), po, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
robo_language_controller_try_async (RoboLanguageController *self,
                                    GFile                  *file,
                                    GCancellable           *cancellable,
                                    GAsyncReadyCallback     callback,
                                    gpointer                user_data)
{
  GTask *task;

  g_return_if_fail (ROBO_IS_LANGUAGE_CONTROLLER (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, robo_language_controller_try_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  robo_translation_trial_read_async (file, cancellable, catalogue_read_cb, task);
}

gboolean
robo_language_controller_try_finish (RoboLanguageController *self,
                                     GAsyncResult           *result,
                                     GError                **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
robo_language_controller_end_trial (RoboLanguageController *self)
{
  g_return_if_fail (ROBO_IS_LANGUAGE_CONTROLLER (self));

  if (self->trial != NULL)
    setting_changed_cb (self);
}

RoboTranslationTrial *
robo_language_controller_get_trial (RoboLanguageController *self)
{
  g_return_val_if_fail (ROBO_IS_LANGUAGE_CONTROLLER (self), NULL);

  return self->trial;
}
