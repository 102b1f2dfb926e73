// SPDX-License-Identifier: GPL-3.0-or-later
// What the driver of gl keeps for compiling is given back once GTK has compiled what it needs.
#include "config.h"

#include "app/robo-shader-compiler.h"

#include <malloc.h>

#include "tests/ui/ui-test.h"

/* Mesa keeps six megabytes; another driver may keep none, but none takes more afterwards. */
#define LEAST_BYTES 3000000

static gsize
count_bytes (void)
{
  struct mallinfo2 memory = mallinfo2 ();

  return memory.uordblks + memory.hblkhd;
}

static void
test_release (void)
{
  GtkWidget *window = gtk_window_new ();
  gboolean   has_gl;
  gsize      before, after;

  g_assert_false (robo_shader_compiler_release ());
  gtk_widget_realize (window);
  has_gl = !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (window)));
  before = count_bytes ();
  g_assert_cmpint (robo_shader_compiler_release (), ==, has_gl);
  after = count_bytes ();
  if (has_gl && g_getenv ("LIBGL_ALWAYS_SOFTWARE") != NULL)
    g_assert_cmpuint (after + LEAST_BYTES, <, before);

  /* It is as good as before. */
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  /* Where memory is watched the driver would be watched, too. */
#ifndef __SANITIZE_ADDRESS__
  g_setenv ("GSK_RENDERER", "gl", TRUE);
  g_setenv ("LIBGL_ALWAYS_SOFTWARE", "1", TRUE);
#endif
  ui_test_init (&argc, &argv);

  g_test_add_func ("/app/shader-compiler/release", test_release);

  return g_test_run ();
}
