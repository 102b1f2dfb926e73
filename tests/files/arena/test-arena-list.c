// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/arena/robo-arena-list.h"

#include <glib/gstdio.h>

typedef struct
{
  char          *folder;
  char          *path; /* path of a file in the folder, which write_file() creates */
  RoboArenaList *list;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();

  fixture->folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "own.arena.xml", NULL);
  fixture->list = robo_arena_list_new (library);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_assert_finalize_object (fixture->list);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
write_file (Fixture    *fixture,
            const char *text)
{
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

/* The four arenas are in the order of their letters, A to D. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  const char *ids[] = { "twin-cities", "rome", "ruhrgebiet", "tokyo" };

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->list)), ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->list), i);

      g_assert_cmpstr (robo_arena_item_get_id (item), ==, ids[i]);
      g_assert_cmpuint (robo_arena_list_find (fixture->list, ids[i]), ==, i);
      g_assert_null (robo_arena_item_get_warning (item));
      g_assert_false (robo_arena_item_get_is_own (item));
    }
  g_assert_cmpuint (robo_arena_list_find (fixture->list, "atlantis"), ==, G_MAXUINT);
}

static void
test_open (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (RoboArenaItem) item = NULL;
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;
  g_autoptr (RoboArena) again = NULL;

  write_file (fixture,
              "<arena xmlns='urn:x-robodrome:arena:1' id='own' columns='5' rows='6'><name>Own</name><description/>"
              "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>"
              "<row>.....</row></terrain>"
              "<features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>"
              "<start at='3,1' side='n' arrow='s'/></features></arena>");

  arena = robo_arena_load_file (fixture->path, problems);
  g_assert_cmpuint (robo_arena_list_add (fixture->list, arena, problems), ==, 4);
  item = g_list_model_get_item (G_LIST_MODEL (fixture->list), 4);
  g_assert_cmpstr (robo_arena_item_get_name (item), ==, "Own");
  g_assert_true (robo_arena_item_get_is_own (item));

  /* An arena that is added twice is listed once. */
  again = robo_arena_load_file (fixture->path, problems);
  g_assert_cmpuint (robo_arena_list_add (fixture->list, again, problems), ==, 4);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->list)), ==, 5);
}

static void
test_features (Fixture      *fixture,
               gconstpointer data)
{
  const char *features[] = { "Pits", "Water", "Pits\u00a0· High voltage\u00a0· Lightning barriers", "Energy walls" };

  for (guint i = 0; i < G_N_ELEMENTS (features); i++)
    {
      g_autoptr (RoboArenaItem) item = g_list_model_get_item (G_LIST_MODEL (fixture->list), i);
      g_autofree char *said = NULL;

      g_object_get (item, "features", &said, NULL);
      g_assert_cmpstr (said, ==, features[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/files/arena/arena-list/bundled-arenas/are-in-the-order-a-to-d-of-the-rules",
              Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/files/arena/arena-list/features-of-bundled-arenas/are-named",
              Fixture, NULL, set_up, test_features, tear_down);
  g_test_add ("/files/arena/arena-list/opened-file/is-listed-once", Fixture, NULL, set_up, test_open, tear_down);

  return g_test_run ();
}
