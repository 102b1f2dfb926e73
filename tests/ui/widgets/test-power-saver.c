// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a change of the power profile stops decorative animations. The service of power profiles is on the system
// bus; this test has one on a bus of its own.
#include "config.h"

#include "tests/draw/board-sample.h"
#include "tests/ui/ui-drive.h"
#include "ui/board/robo-board-view.h"
#include "ui/setup/robo-start-banner.h"

/* The service has two names and paths. Since version 2.80 GLib asks for the second. */
static const struct
{
  const char *name;
  const char *path;
} services[] = {
  { "net.hadess.PowerProfiles", "/net/hadess/PowerProfiles" },
  { "org.freedesktop.UPower.PowerProfiles", "/org/freedesktop/UPower/PowerProfiles" },
};

static GDBusConnection *service;
static const char      *profile = "balanced";

static GVariant *
get_profile_cb (GDBusConnection *connection,
                const char      *sender,
                const char      *path,
                const char      *interface,
                const char      *property,
                GError         **error,
                gpointer         user_data)
{
  return g_variant_new_string (profile);
}

static void
begin_service (const char *address)
{
  static const GDBusInterfaceVTable vtable = { .get_property = get_profile_cb };
  g_autoptr (GError) error = NULL;

  service = g_dbus_connection_new_for_address_sync (
    address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL,
    &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (services); i++)
    {
      g_autofree char *xml = g_strdup_printf ("<node><interface name='%s'>"
                                              "<property name='ActiveProfile' type='s' access='read'/>"
                                              "</interface></node>",
                                              services[i].name);
      g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (xml, NULL);
      g_autoptr (GVariant) answer = NULL;

      g_dbus_connection_register_object (service, services[i].path, node->interfaces[0], &vtable, NULL, NULL, &error);
      g_assert_no_error (error);
      answer = g_dbus_connection_call_sync (service, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                            "org.freedesktop.DBus", "RequestName",
                                            g_variant_new ("(su)", services[i].name, 0), NULL,
                                            G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
      g_assert_no_error (error);
    }
}

static void
turn_profile (const char *name)
{
  profile = name;
  for (guint i = 0; i < G_N_ELEMENTS (services); i++)
    {
      g_autoptr (GError) error = NULL;
      GVariantBuilder changed;

      g_variant_builder_init (&changed, G_VARIANT_TYPE_VARDICT);
      g_variant_builder_add (&changed, "{sv}", "ActiveProfile", g_variant_new_string (name));
      g_dbus_connection_emit_signal (service, NULL, services[i].path, "org.freedesktop.DBus.Properties",
                                     "PropertiesChanged",
                                     g_variant_new ("(sa{sv}as)", services[i].name, &changed, NULL), &error);
      g_assert_no_error (error);
    }
}

/* Returns whether the widget has a timeout. */
static gboolean
has_timer (gpointer widget)
{
  return g_main_context_find_source_by_user_data (NULL, widget) != NULL;
}

static void
show (GtkWidget *window,
      GtkWidget *child)
{
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 400);
  gtk_window_set_child (GTK_WINDOW (window), child);
  ui_drive_show (GTK_WINDOW (window));
  ui_drive_click (child);
  ui_drive_until (gtk_window_is_active (GTK_WINDOW (window)));
}

static void
test_board (void)
{
  GtkWidget     *window = gtk_window_new ();
  RoboBoardView *board = ROBO_BOARD_VIEW (robo_board_view_new ());
  RoboBoardIdle *idle = robo_board_view_get_idle (board);
  RoboPlan       plan;
  RoboState      state;

  sample_make_plan (&plan);
  sample_make_state (&state);
  robo_board_view_set_arena (board, &plan, 3);
  robo_board_view_jump (board, &state);
  show (window, GTK_WIDGET (board));
  ui_drive_until (robo_board_idle_is_running (idle));

  turn_profile ("power-saver");
  ui_drive_until (!robo_board_idle_is_running (idle));
  turn_profile ("performance");
  ui_drive_until (robo_board_idle_is_running (idle));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_start_page (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *banner = g_object_new (ROBO_TYPE_START_BANNER, NULL);

  show (window, banner);
  robo_start_banner_begin (ROBO_START_BANNER (banner));
  ui_drive_until (has_timer (banner));

  turn_profile ("power-saver");
  ui_drive_until (!has_timer (banner));
  turn_profile ("balanced");
  ui_drive_until (has_timer (banner));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GTestDBus) bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_autofree char *display = g_strdup (g_getenv ("DISPLAY"));
  int              result;

  ui_test_init (&argc, &argv);
  g_test_dbus_up (bus);
  /* The test bus unsets the display, which is needed for clicks. */
  if (display != NULL)
    g_setenv ("DISPLAY", display, TRUE);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", g_test_dbus_get_bus_address (bus), TRUE);
  begin_service (g_test_dbus_get_bus_address (bus));

  g_test_add_func ("/ui/widgets/power-saver/power-saver-on/board-stops-its-timer", test_board);
  g_test_add_func ("/ui/widgets/power-saver/power-saver-on/start-page-stops-its-timer", test_start_page);
  result = g_test_run ();

  g_clear_object (&service);
  g_test_dbus_stop (bus);

  return result;
}
