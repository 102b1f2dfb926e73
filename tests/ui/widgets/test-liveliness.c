// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that decorative animations run while the window is used, animations are on, and the power saver is off.
#include "config.h"

#include "tests/ui/ui-drive.h"
#include "ui/widgets/robo-liveliness.h"

/* Stands for the power profile of the system. */
typedef struct
{
  GObject  parent_instance;
  gboolean is_saving;
} TestPower;

typedef GObjectClass TestPowerClass;

static TestPower *the_power;

static gboolean
init (GInitable    *initable,
      GCancellable *cancellable,
      GError      **error)
{
  return TRUE;
}

static void
init_initable (GInitableIface *iface)
{
  iface->init = init;
}

static GType test_power_get_type (void);

/* clang-format off */
G_DEFINE_TYPE_WITH_CODE (TestPower, test_power, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_INITABLE, init_initable)
                         G_IMPLEMENT_INTERFACE (G_TYPE_POWER_PROFILE_MONITOR, NULL))
/* clang-format on */

static void
test_power_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  g_value_set_boolean (value, ((TestPower *)object)->is_saving);
}

static void
test_power_class_init (TestPowerClass *klass)
{
  klass->get_property = test_power_get_property;
  g_object_class_override_property (klass, 1, "power-saver-enabled");
}

static void
test_power_init (TestPower *self)
{
  the_power = self;
}

static void
set_saving (gboolean is_saving)
{
  the_power->is_saving = is_saving;
  g_object_notify (G_OBJECT (the_power), "power-saver-enabled");
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

static void
test_reasons (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget   *window = gtk_window_new ();
  GtkWidget   *button = gtk_button_new_with_label ("Here");
  g_autoptr (RoboLiveliness) liveliness = robo_liveliness_new (button);
  guint n_changes = 0;

  g_assert_false (robo_liveliness_ask (liveliness));
  g_assert_nonnull (the_power);
  g_signal_connect_swapped (liveliness, "changed", G_CALLBACK (count_cb), &n_changes);
  gtk_window_set_child (GTK_WINDOW (window), button);
  ui_drive_show (GTK_WINDOW (window));
  ui_drive_click (button);
  ui_drive_until (gtk_window_is_active (GTK_WINDOW (window)));
  g_assert_true (robo_liveliness_ask (liveliness));
  g_assert_cmpuint (n_changes, ==, 1);

  set_saving (TRUE);
  g_assert_false (robo_liveliness_ask (liveliness));
  set_saving (FALSE);
  g_assert_true (robo_liveliness_ask (liveliness));
  g_assert_cmpuint (n_changes, ==, 3);

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_assert_false (robo_liveliness_ask (liveliness));
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_assert_true (robo_liveliness_ask (liveliness));

  gtk_widget_set_visible (button, FALSE);
  g_assert_false (robo_liveliness_ask (liveliness));
  gtk_widget_set_visible (button, TRUE);
  g_assert_true (robo_liveliness_ask (liveliness));

  gtk_widget_set_visible (window, FALSE);
  g_assert_false (robo_liveliness_ask (liveliness));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  g_io_extension_point_register (G_POWER_PROFILE_MONITOR_EXTENSION_POINT_NAME);
  g_io_extension_point_implement (G_POWER_PROFILE_MONITOR_EXTENSION_POINT_NAME, test_power_get_type (), "test", 1000);

  g_test_add_func ("/ui/widgets/liveliness/animations/run-only-in-an-active-window-without-power-saver", test_reasons);

  return g_test_run ();
}
