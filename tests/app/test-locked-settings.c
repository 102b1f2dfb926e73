// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the program works although an administrator has locked its settings, or they cannot be written.
#define G_SETTINGS_ENABLE_BACKEND
#include "config.h"

#include <gio/gsettingsbackend.h>

#include "tests/app/window-drive.h"

/* Stands for a backend of settings in which every key has its default value and cannot be written. */
typedef struct
{
  GSettingsBackend parent_instance;
} LockedBackend;

typedef struct
{
  GSettingsBackendClass parent_class;
} LockedBackendClass;

static GType locked_backend_get_type (void);

G_DEFINE_TYPE (LockedBackend, locked_backend, G_TYPE_SETTINGS_BACKEND)

static GVariant *
read_value (GSettingsBackend   *backend,
            const char         *key,
            const GVariantType *type,
            gboolean            is_default)
{
  return NULL;
}

static gboolean
refuse_value (GSettingsBackend *backend,
              const char       *key,
              GVariant         *value,
              gpointer          tag)
{
  g_variant_unref (g_variant_ref_sink (value));

  return FALSE;
}

static gboolean
refuse_values (GSettingsBackend *backend,
               GTree            *values,
               gpointer          tag)
{
  return FALSE;
}

static void
refuse_reset (GSettingsBackend *backend,
              const char       *key,
              gpointer          tag)
{
}

static gboolean
is_writable (GSettingsBackend *backend,
             const char       *key)
{
  return FALSE;
}

static void
locked_backend_class_init (LockedBackendClass *klass)
{
  GSettingsBackendClass *backend_class = G_SETTINGS_BACKEND_CLASS (klass);

  backend_class->read = read_value;
  backend_class->write = refuse_value;
  backend_class->write_tree = refuse_values;
  backend_class->reset = refuse_reset;
  backend_class->get_writable = is_writable;
}

static void
locked_backend_init (LockedBackend *self)
{
}

static void
test_window (void)
{
  GtkApplication *app = GTK_APPLICATION (robo_application_new ());
  GtkWidget      *window;

  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));
  window = window_drive_open (app);
  g_assert_true (gtk_widget_is_sensitive (window));

  ui_drive_keys (window, "ctrl+n");
  ui_drive_until (g_strcmp0 (robo_window_get_page (ROBO_WINDOW (window)), "new-game") == 0);
  window_drive_close (app, window);
  g_object_unref (app);
}

int
main (int    argc,
      char **argv)
{
  g_io_extension_point_register (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME);
  g_io_extension_point_implement (G_SETTINGS_BACKEND_EXTENSION_POINT_NAME, locked_backend_get_type (), "locked", 0);
  g_setenv ("GSETTINGS_BACKEND", "locked", TRUE);
  ui_test_init (&argc, &argv);

  g_test_add_func ("/app/locked-settings/window/opens-and-obeys-shortcuts", test_window);

  return g_test_run ();
}
