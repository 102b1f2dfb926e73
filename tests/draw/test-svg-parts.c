/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "draw/robo-svg-parts.h"

#define SIDE_PX 90

static void
check_part (const char *svg,
            const char *id,
            const char *expected)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (svg, strlen (svg));
  g_autoptr (RoboSvgParts) parts = robo_svg_parts_new (bytes);
  g_autofree char *part = robo_svg_parts_dup (parts, id);

  g_assert_cmpstr (part, ==, expected);
}

/* What is referred to comes along, and what that refers to; what is round it is kept without the rest. */
static void
test_references (void)
{
  static const char svg[] =
    "<?xml version='1.0'?>\n"
    "<!-- id=\"a\" is not here -->\n"
    "<svg width=\"9\"><style>.c { fill: #abc }</style>"
    "<defs><g id='shape'><path d='M0 0' fill='url(#ramp)'/></g><linearGradient id=\"ramp\"/><g id=\"unused\"/></defs>"
    "<g transform='scale(2)'><g id=\"b\"/>"
    "<g label=\"id='x' >\" id = \"a\"><use href=\"#shape\"/><g id=\"inner\">1</g></g></g></svg>";

  check_part (svg, "a",
              "<svg width=\"9\"><style>.c { fill: #abc }</style>"
              "<defs><g id='shape'><path d='M0 0' fill='url(#ramp)'/></g><linearGradient id=\"ramp\"/></defs>"
              "<g transform='scale(2)'>"
              "<g label=\"id='x' >\" id = \"a\"><use href=\"#shape\"/><g id=\"inner\">1</g></g></g></svg>");
  check_part (svg, "b",
              "<svg width=\"9\"><style>.c { fill: #abc }</style><g transform='scale(2)'><g id=\"b\"/></g></svg>");
  check_part (svg, "x", NULL);
  check_part (svg, "shap", NULL);
}

static void
test_odd_text (void)
{
  check_part ("<svg><style><![CDATA[a > b { } <g id=\"no\">]]></style><g id=\"yes\"><!-- </g> --></g><g/></svg>", "yes",
              "<svg><style><![CDATA[a > b { } <g id=\"no\">]]></style><g id=\"yes\"><!-- </g> --></g></svg>");
  /* A circle ends somewhere; what is cut by something needs it. */
  check_part ("<svg><clipPath id=\"c\"/><g clip-path=\"url(#c)\"><use id=\"a\" href=\"#b\"/><use id=\"b\" href='#a'/><p/></g></svg>",
              "a",
              "<svg><clipPath id=\"c\"/><g clip-path=\"url(#c)\"><use id=\"a\" href=\"#b\"/><use id=\"b\" href='#a'/></g></svg>");
}

/* Files that are being written: anything but an endless loop. */
static void
test_broken (void)
{
  static const char whole[] = "<svg><g id=\"a\" =\"x\" '><b/></g></x><!-- <g id='a'></svg>";

  for (gsize length = 0; length < strlen (whole); length++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (whole, length);
      g_autoptr (RoboSvgParts) parts = robo_svg_parts_new (bytes);
      g_autofree char *part = robo_svg_parts_dup (parts, "a");

      g_assert_true (part == NULL || g_str_has_prefix (part, "<svg>"));
    }
  check_part ("", "a", NULL);
}

static RsvgHandle *
load (const char *svg,
      gsize       size)
{
  static const char dark[] = ".keyline { display: inline !important }";
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data ((const guint8 *)svg, size, &error);

  g_assert_no_error (error);
  rsvg_handle_set_stylesheet (handle, (const guint8 *)dark, strlen (dark), &error);
  g_assert_no_error (error);

  return handle;
}

static GBytes *
draw (RsvgHandle *handle,
      const char *layer)
{
  const RsvgRectangle area = { 0, 0, SIDE_PX, SIDE_PX };
  cairo_surface_t    *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE_PX, SIDE_PX);
  cairo_t            *cr = cairo_create (surface);
  g_autoptr (GError) error = NULL;
  GBytes *pixels;

  if (layer != NULL)
    rsvg_handle_render_layer (handle, cr, layer, &area, &error);
  else
    rsvg_handle_render_document (handle, cr, &area, &error);
  g_assert_no_error (error);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), SIDE_PX * cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return pixels;
}

/* Each layer of each robot looks by itself as it does in its file. */
static void
test_robots (void)
{
  static const char        folder[] = "/io/github/robodrome/Robodrome/art/robots/";
  static const char *const layers[] = { "shadow", "plate", "scorch-1", "scorch-2", "dents-1", "dents-2",
                                        "head-n-dizzy", "head-ne-hit", "head-e-aiming", "head-se-cheering", "head-s-idle",
                                        "head-s-blink", "head-s-scared" };
  g_auto (GStrv) files = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_cmpuint (g_strv_length (files), ==, 8);
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (folder, files[i], NULL);
      g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autoptr (RoboSvgParts) parts = robo_svg_parts_new (svg);
      RsvgHandle *whole = load (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));

      for (guint j = 0; j < G_N_ELEMENTS (layers); j++)
        {
          g_autofree char *id = g_strconcat ("#", layers[j], NULL);
          g_autofree char *text = robo_svg_parts_dup (parts, layers[j]);
          RsvgHandle      *part;
          g_autoptr (GBytes) expected = draw (whole, id);
          g_autoptr (GBytes) drawn = NULL;

          g_assert_nonnull (text);
          part = load (text, strlen (text));
          drawn = draw (part, NULL);
          g_object_unref (part);
          if (!g_bytes_equal (drawn, expected))
            {
              g_test_message ("%s, %s", files[i], layers[j]);
              g_test_fail ();
            }
        }
      g_object_unref (whole);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/svg-parts/references", test_references);
  g_test_add_func ("/draw/svg-parts/odd-text", test_odd_text);
  g_test_add_func ("/draw/svg-parts/broken", test_broken);
  g_test_add_func ("/draw/svg-parts/robots", test_robots);

  return g_test_run ();
}
