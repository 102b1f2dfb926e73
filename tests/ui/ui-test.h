// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up the tests of the suite `ui`, which need a display and are skipped without one.
#pragma once

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/long-tests.h"

#include "ui-child.h"

/* GTK warns about itself with these messages. In 4.8 an entry takes the focus and selects its text in the frame in
 * which its cursor would blink. In 4.24 a popover reports its frame twice on an X server without a compositor, and a
 * window measures the message dialog of libadwaita 1.10 for the natural height of another width. */
static const char *const ui_test_faults_of_gtk[] = {
  "GtkText - unexpected blinking selection",
  "gdk_frame_timings_submitted() called on submitted frame",
  "Trying to measure AdwMessageDialog",
};

static inline gboolean
ui_test_is_fault_of_gtk (const char *message)
{
  for (guint i = 0; i < G_N_ELEMENTS (ui_test_faults_of_gtk); i++)
    if (g_str_has_prefix (message, ui_test_faults_of_gtk[i]))
      return TRUE;

  return FALSE;
}

/* Makes warnings fatal, except for those of GTK about itself. */
static inline GLogWriterOutput
ui_test_writer_cb (GLogLevelFlags   level,
                   const GLogField *fields,
                   gsize            n_fields,
                   gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && fields[i].length < 0 && ui_test_is_fault_of_gtk (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

/* Starts GLib's tests and GTK. Without a display it does not return: the program ends as a skipped test, which
 * `./check` counts as a failure. */
static inline void
ui_test_init (int    *argc,
              char ***argv)
{
  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (ui_test_writer_cb, NULL, NULL);

  if (!gtk_init_check ())
    {
      /* In a test newer versions of GLib turn what g_print() says into a comment. */
      puts ("1..0 # SKIP there is no display");
      exit (EXIT_SUCCESS);
    }

  adw_init ();
}

/* Loads the program's style sheet for pages in a window of the test; without it they have other margins and
 * sizes than in the application. */
static inline void
ui_test_load_style (void)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/robodrome/Robodrome/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

/* Disables GTK's transitions, each step of which is drawn, in tests that do not depend on them. The long tests
 * keep them. */
static inline void
ui_test_keep_still (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", long_tests_wanted (), NULL);
}
