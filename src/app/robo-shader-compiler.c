// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shader-compiler.h"

#include <epoxy/gl.h>

/* Returns TRUE if the current context can release its compiler. If no context is current, no GL function may be
 * called. */
static gboolean
has_release (void)
{
  if (gdk_gl_context_get_current () == NULL)
    return FALSE;
  if (epoxy_is_desktop_gl ())
    return epoxy_gl_version () >= 41 || epoxy_has_gl_extension ("GL_ARB_ES2_compatibility");

  return epoxy_gl_version () >= 20;
}

/* Makes current a context whose compiler GTK has used. The GL driver has a separate compiler for each context. GTK
 * compiles in a private context, in which it also reads textures, and GTK 4.8 leaves this context current after
 * reading. Other versions may leave another context current, or no context. */
static void
make_compiling_context_current (GdkGLContext *context,
                                guint         texture_id)
{
  const guint8 white[4] = { 255, 255, 255, 255 };
  guint8       read[4];
  g_autoptr (GdkTexture) texture = NULL;

  glBindTexture (GL_TEXTURE_2D, texture_id);
  glTexImage2D (GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, white);
  glBindTexture (GL_TEXTURE_2D, 0);
  texture = gdk_gl_texture_new (context, texture_id, 1, 1, NULL, NULL);
  gdk_texture_download (texture, read, sizeof read);
}

gboolean
robo_shader_compiler_release (void)
{
  g_autoptr (GdkGLContext) context = NULL;
  gboolean is_told;
  guint    texture_id;

  /* GTK 4.14 compiles each program before its first use, so there is nothing to free yet when a window has been
   * realized, as measured with 4.18. The driver would only have to load the compiler again for the next program. */
  if (gtk_check_version (4, 14, 0) == NULL || !has_release ())
    return FALSE;

  context = g_object_ref (gdk_gl_context_get_current ());
  glGenTextures (1, &texture_id);
  make_compiling_context_current (context, texture_id);
  is_told = has_release ();
  if (is_told)
    glReleaseShaderCompiler ();

  /* Delete the texture in the context in which it was created, because the context that is current now need not share
   * it. */
  gdk_gl_context_make_current (context);
  glDeleteTextures (1, &texture_id);
  gdk_gl_context_clear_current ();

  return is_told;
}
