// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-shader-compiler.h"

#include <epoxy/gl.h>

/* The driver keeps it for each context, and GTK compiles in one that it shows to nobody; but in that one it reads textures, and
 * leaves it current. */
static void
enter_shared_context (GdkGLContext *context)
{
  const guint8 white[4] = { 255, 255, 255, 255 };
  guint8       read[4];
  guint        id;
  GdkTexture  *texture;

  glGenTextures (1, &id);
  glBindTexture (GL_TEXTURE_2D, id);
  glTexImage2D (GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, white);
  texture = gdk_gl_texture_new (context, id, 1, 1, NULL, NULL);
  gdk_texture_download (texture, read, sizeof read);
  g_object_unref (texture);
  glDeleteTextures (1, &id);
}

gboolean
robo_shader_compiler_release (void)
{
  GdkGLContext *context = gdk_gl_context_get_current ();

  if (context == NULL || (epoxy_is_desktop_gl () && epoxy_gl_version () < 41 &&
                          !epoxy_has_gl_extension ("GL_ARB_ES2_compatibility")))
    return FALSE;

  enter_shared_context (context);
  glReleaseShaderCompiler ();
  gdk_gl_context_clear_current ();

  return TRUE;
}
