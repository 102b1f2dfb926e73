/* The files of the figures: whoever draws a robot anew leaves out no layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "draw/robo-piece-drawing.h"

/* Of a picture, in the units of the file, and how much of an outline may be cut off. */
#define SIDE 120
#define HAIR 1

static const char *const files[] = {
  "hound",
  "hound-killbot",
  "mercury",
  "mercury-killbot",
  "reaper",
  "reaper-killbot",
  "volt",
  "volt-killbot",
};
static const char *const layers[] = { "shadow", "plate", "scorch-1", "scorch-2", "dents-1", "dents-2" };
static const char *const sides[] = { "n", "ne", "e", "se", "s" };
static const char *const moods[] = { "idle", "blink", "aiming", "hit", "dizzy", "scared", "cheering" };

static RsvgHandle *
load (const char *file)
{
  g_autofree char *path = g_strdup_printf ("/io/github/robodrome/Robodrome/art/robots/%s.svg", file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgHandle *handle;

  g_assert_no_error (error);
  handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);

  return handle;
}

/* It is there, inside the picture, and where a space is. */
static void
check_layer (RsvgHandle *handle,
             const char *file,
             const char *layer)
{
  const RsvgRectangle viewport = { 0, 0, SIDE, SIDE };
  g_autofree char    *id = g_strdup_printf ("#%s", layer);
  RsvgRectangle       ink = { 0 };
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_get_geometry_for_layer (handle, id, &viewport, &ink, NULL, &error))
    {
      g_test_message ("%s.svg has no layer %s: %s", file, layer, error->message);
      g_test_fail ();
      return;
    }
  if (ink.width < 3 || ink.height < 3 || ink.x < -HAIR || ink.y < -HAIR || ink.x + ink.width > SIDE + HAIR ||
      ink.y + ink.height > SIDE + HAIR)
    {
      g_test_message ("%s.svg, %s: from %.2f|%.2f, %.2f by %.2f", file, layer, ink.x, ink.y, ink.width, ink.height);
      g_test_fail ();
    }
}

static void
test_layers (gconstpointer data)
{
  const char *file = data;
  RsvgHandle *handle = load (file);

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    check_layer (handle, file, layers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint j = 0; j < G_N_ELEMENTS (moods); j++)
      {
        g_autofree char *layer = g_strdup_printf ("head-%s-%s", sides[i], moods[j]);

        check_layer (handle, file, layer);
      }
  g_object_unref (handle);
}

static GBytes *
draw (const RoboPictureRobot *robot,
      RoboStyle               style)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 96, 96);
  cairo_t         *cr = cairo_create (surface);
  GBytes          *bytes;

  cairo_translate (cr, 48, 48);
  cairo_scale (cr, 80, 80);
  robo_draw_robot (cr, robo_palette_get (style), robot, ROBO_ROBOT_ALL);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), 96 * cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);

  return bytes;
}

/* Every mood, every direction and the two forms are told apart; from behind a face is not seen. */
static void
test_faces (void)
{
  for (guint colour = 0; colour < 4; colour++)
    for (guint killbot = 0; killbot < 2; killbot++)
      {
        g_autoptr (GHashTable)
          seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);

        for (guint mood = 0; mood < ROBO_N_MOODS; mood++)
          {
            RoboPictureRobot robot = {
              .colour = (guint8)colour, .is_killbot = (guint8)killbot, .facing = ROBO_DIR_S, .mood = (guint8)mood
            };

            g_hash_table_add (seen, draw (&robot, ROBO_STYLE_LIGHT));
          }
        g_assert_cmpuint (g_hash_table_size (seen), ==, ROBO_N_MOODS);
        for (guint dir = 0; dir < ROBO_N_DIRS; dir++)
          {
            RoboPictureRobot robot = {
              .colour = (guint8)colour, .is_killbot = (guint8)killbot, .facing = ROBO_DIR_S, .gaze = (guint8)(1 + dir)
            };

            g_hash_table_add (seen, draw (&robot, ROBO_STYLE_LIGHT));
          }
        /* South at rest is one of the moods. */
        g_assert_cmpuint (g_hash_table_size (seen), ==, ROBO_N_MOODS + ROBO_N_DIRS - 1);
      }
}

/* What is said by a sign over the head, which is seen from behind, too: each has its own. */
static void
test_signs (void)
{
  static const RoboMood shown[] = { ROBO_MOOD_IDLE, ROBO_MOOD_AIMING, ROBO_MOOD_HIT,
                                    ROBO_MOOD_DIZZY, ROBO_MOOD_SCARED, ROBO_MOOD_CHEERING };

  for (guint colour = 0; colour < 4; colour++)
    for (guint killbot = 0; killbot < 2; killbot++)
      {
        g_autoptr (GHashTable)
          seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);

        for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
          {
            const RoboPictureRobot robot = { .colour = (guint8)colour,
                                             .is_killbot = (guint8)killbot,
                                             .facing = ROBO_DIR_S,
                                             .gaze = (guint8)(1 + ROBO_DIR_N),
                                             .mood = (guint8)shown[i] };

            g_hash_table_add (seen, draw (&robot, ROBO_STYLE_LIGHT));
          }
        g_assert_cmpuint (g_hash_table_size (seen), ==, G_N_ELEMENTS (shown));
      }
}

/* On dark boards a robot has a pale line round it. */
static void
test_keyline (void)
{
  for (guint colour = 0; colour < 4; colour++)
    {
      const RoboPictureRobot robot = { .colour = (guint8)colour };
      g_autoptr (GBytes) light = draw (&robot, ROBO_STYLE_LIGHT);
      g_autoptr (GBytes) dark = draw (&robot, ROBO_STYLE_DARK);

      g_assert_false (g_bytes_equal (light, dark));
    }
}

/* What parts do not show does not make them another picture. */
static void
test_parts (void)
{
  const RoboPictureRobot robot = { TRUE, 8, 2, 3, 2, 3, 2, 1, TRUE, ROBO_DIR_E, 1 + ROBO_DIR_NW, ROBO_MOOD_HIT };
  RoboPictureRobot       plate = robot, head = robot, marks = robot, other = robot;

  robo_robot_keep_parts (&plate, ROBO_ROBOT_PLATE);
  robo_robot_keep_parts (&head, ROBO_ROBOT_HEAD);
  robo_robot_keep_parts (&marks, ROBO_ROBOT_MARKS);
  g_assert_cmpuint (plate.colour, ==, 2);
  g_assert_cmpuint (plate.number, ==, 0);
  g_assert_cmpuint (head.gaze, ==, 1 + ROBO_DIR_NW);
  g_assert_cmpuint (head.mood, ==, ROBO_MOOD_HIT);
  g_assert_cmpuint (marks.number, ==, 3);
  g_assert_cmpuint (marks.mood, ==, 0);

  other.space = 9;
  other.number = 4;
  other.mood = ROBO_MOOD_IDLE;
  robo_robot_keep_parts (&other, ROBO_ROBOT_PLATE);
  g_assert_cmpmem (&other, sizeof other, &plate, sizeof plate);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/draw/figures/layers/%s", files[i]);

      g_test_add_data_func (path, files[i], test_layers);
    }
  g_test_add_func ("/draw/figures/faces", test_faces);
  g_test_add_func ("/draw/figures/signs", test_signs);
  g_test_add_func ("/draw/figures/keyline", test_keyline);
  g_test_add_func ("/draw/figures/parts", test_parts);

  return g_test_run ();
}
