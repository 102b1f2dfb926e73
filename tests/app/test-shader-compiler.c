// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the memory which the OpenGL driver keeps for compiling is released when GTK has compiled its
// shaders.
#include "config.h"

#include "app/robo-shader-compiler.h"

#include <dlfcn.h>
#include <malloc.h>

#include "tests/ui/ui-test.h"

/* Releasing the compiler frees at least this much memory. Mesa keeps six megabytes; other drivers may keep none, but
 * must not use more afterwards. */
#define LEAST_BYTES 3000000

/* Names the current context after GTK has read a texture. */
typedef enum
{
  LEAVES_ITS_OWN, /* the renderer leaves its own compiler, as GTK 4.8 does */
  LEAVES_NONE,
  LEAVES_WHAT_WAS,
} Leaves;

static Leaves leaves;

/* Takes the place of GTK's function. */
void
gdk_texture_download (GdkTexture *texture,
                      guchar     *data,
                      gsize       stride)
{
  void (*download) (GdkTexture * texture, guchar * data, gsize stride) = dlsym (RTLD_NEXT, "gdk_texture_download");
  GdkGLContext *before = gdk_gl_context_get_current ();

  download (texture, data, stride);
  if (leaves == LEAVES_NONE)
    gdk_gl_context_clear_current ();
  else if (leaves == LEAVES_WHAT_WAS)
    gdk_gl_context_make_current (before);
}

static gsize
count_bytes (void)
{
  struct mallinfo2 memory = mallinfo2 ();

  return memory.uordblks + memory.hblkhd;
}

static void
show (GtkWidget *window)
{
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Newer versions of GTK have another renderer, which compiles later. */
static gboolean
has_early_compiler (GtkWidget *window)
{
  return gtk_check_version (4, 14, 0) != NULL && !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (window)));
}

static void
test_release (void)
{
  GtkWidget *window = gtk_window_new ();
  gboolean   has_gl;
  gsize      before, after;

  g_assert_false (robo_shader_compiler_release ());
  gtk_widget_realize (window);
  has_gl = has_early_compiler (window);
  before = count_bytes ();
  g_assert_cmpint (robo_shader_compiler_release (), ==, has_gl);
  after = count_bytes ();
  if (has_gl && g_getenv ("LIBGL_ALWAYS_SOFTWARE") != NULL)
    g_assert_cmpuint (after + LEAST_BYTES, <, before);

  /* No context is left current, and the window can be drawn as before. */
  g_assert_true (!has_gl || gdk_gl_context_get_current () == NULL);
  show (window);
}

/* Another version of GTK may leave another context current, or none, without which no GL function may be
 * called. */
static void
test_other (gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  gboolean   has_gl;

  leaves = GPOINTER_TO_INT (data);
  gtk_widget_realize (window);
  has_gl = has_early_compiler (window);
  g_assert_cmpint (robo_shader_compiler_release (), ==, has_gl && leaves != LEAVES_NONE);
  g_assert_true (!has_gl || gdk_gl_context_get_current () == NULL);
  show (window);
  leaves = LEAVES_ITS_OWN;
}

int
main (int   argc,
      char *argv[])
{
  /* With memory checks the driver would be checked, too. */
#ifndef __SANITIZE_ADDRESS__
  /* GTK 4.8 and 4.18 have different renderers of this name. */
  g_setenv ("GSK_RENDERER", "opengl", TRUE);
  g_setenv ("LIBGL_ALWAYS_SOFTWARE", "1", TRUE);
#endif
  ui_test_init (&argc, &argv);

  g_test_add_func ("/app/shader-compiler/released-compiler/memory-is-freed-and-windows-are-still-drawn", test_release);
  g_test_add_data_func ("/app/shader-compiler/no-current-context/nothing-is-released",
                        GINT_TO_POINTER (LEAVES_NONE), test_other);
  g_test_add_data_func ("/app/shader-compiler/other-current-context/windows-are-still-drawn",
                        GINT_TO_POINTER (LEAVES_WHAT_WAS), test_other);

  return g_test_run ();
}
