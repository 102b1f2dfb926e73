// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the four bundled arenas match their descriptions in architecture.md, and that the library finds
// them (R11.1).
#include "files/arena/robo-library.h"
#include "files/xml/robo-paths.h"

#include <glib/gstdio.h>

#define SIZE     9
#define N_SPACES (SIZE * SIZE)

typedef struct
{
  const char *id;
  guint       n_pits;
  guint       n_water;
  guint       n_workshops;
  guint       n_high_voltage;
  guint       n_walls;
  guint       n_barriers;
} Expected;

/* These numbers were counted by hand in the files. */
static const Expected expected[] = {
  { "twin-cities", 6, 0, 4, 0, 0, 0 },
  { "rome", 0, 20, 4, 0, 0, 0 },
  { "ruhrgebiet", 12, 0, 4, 11, 0, 16 },
  { "tokyo", 0, 0, 2, 0, 24, 0 },
};

static guint
at (guint column,
    guint row)
{
  return (row - 1) * SIZE + column - 1;
}

static guint
half_turn (guint space)
{
  return N_SPACES - 1 - space;
}

static RoboArena *
load (const char *id)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (id);
  RoboArena *arena = robo_library_load_arena (library, id, problems);

  for (guint i = 0; i < robo_problems_get_length (problems); i++)
    {
      g_autofree char *text = robo_problems_dup_text (problems, i);

      g_test_message ("%s", text);
    }
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);

  return arena;
}

static void
test_texts (gconstpointer data)
{
  const Expected *what = data;
  g_autoptr (RoboArena) arena = load (what->id);

  g_assert_cmpstr (robo_arena_get_id (arena), ==, what->id);
  g_assert_cmpstr (robo_arena_get_name (arena), !=, what->id);
  g_assert_cmpstr (robo_arena_get_description (arena), !=, "");
  g_assert_cmpstr (robo_arena_get_license (arena), ==, "CC-BY-SA-4.0");
}

static guint
count (const guint8 *spaces,
       guint8        value)
{
  guint n = 0;

  for (guint space = 0; space < N_SPACES; space++)
    n += spaces[space] == value;

  return n;
}

static void
test_description (gconstpointer data)
{
  const Expected *what = data;
  g_autoptr (RoboArena) arena = load (what->id);
  const RoboPlan *plan = robo_arena_get_plan (arena);

  g_assert_cmpuint (plan->columns, ==, SIZE);
  g_assert_cmpuint (plan->rows, ==, SIZE);
  g_assert_cmpuint (count (plan->terrain, ROBO_TERRAIN_SOLID), ==, 4);
  g_assert_cmpuint (plan->terrain[at (1, 1)], ==, ROBO_TERRAIN_SOLID);
  g_assert_cmpuint (plan->terrain[at (9, 1)], ==, ROBO_TERRAIN_SOLID);

  for (guint number = 1; number <= 6; number++)
    g_assert_cmpuint (count (plan->vp, (guint8)number), ==, 1);
  g_assert_cmpuint (count (plan->vp, 0), ==, N_SPACES - 6);

  g_assert_cmpuint (count (plan->terrain, ROBO_TERRAIN_PIT), ==, what->n_pits);
  g_assert_cmpuint (count (plan->terrain, ROBO_TERRAIN_WATER), ==, what->n_water);
  g_assert_cmpuint (count (plan->workshop, TRUE), ==, what->n_workshops);
  g_assert_cmpuint (count (plan->high_voltage, TRUE), ==, what->n_high_voltage);
  g_assert_cmpuint (count (plan->edge_east, ROBO_EDGE_WALL) + count (plan->edge_south, ROBO_EDGE_WALL), ==,
                    what->n_walls);
  g_assert_cmpuint (count (plan->edge_east, ROBO_EDGE_BARRIER) + count (plan->edge_south, ROBO_EDGE_BARRIER), ==,
                    what->n_barriers);
}

/* There are three starts at the middle of each side, with arrows inward; the middle start is the second start, where
 * KillBots reboot (R4.5). */
static void
test_starts (gconstpointer data)
{
  static const guint middle[ROBO_N_DIRS] = {
    [ROBO_DIR_N] = 4,
    [ROBO_DIR_E] = 44,
    [ROBO_DIR_S] = 76,
    [ROBO_DIR_W] = 36,
  };
  const Expected *what = data;
  g_autoptr (RoboArena) arena = load (what->id);
  const RoboPlan *plan = robo_arena_get_plan (arena);

  g_assert_cmpuint (plan->n_starts, ==, 12);
  for (guint i = 0; i < 12; i++)
    {
      const RoboStart *start = &plan->starts[i];
      guint            beside = robo_plan_get_neighbour (plan, middle[start->side],
                                                         robo_dir_turn (start->side, 2 * (1 - (gint)i % 3)));

      g_assert_cmpuint (start->side, ==, i / 3 * 2);
      g_assert_cmpuint (start->arrow, ==, robo_dir_opposite (start->side));
      g_assert_cmpuint (start->space, ==, i % 3 == 1 ? middle[start->side] : beside);
    }
}

static guint8
turn_caution (guint8 caution)
{
  return caution == 0 ? 0 : 1 + robo_dir_opposite (caution - 1);
}

static void
test_half_turn (gconstpointer data)
{
  const Expected *what = data;
  g_autoptr (RoboArena) arena = load (what->id);
  const RoboPlan *plan = robo_arena_get_plan (arena);

  for (guint space = 0; space < N_SPACES; space++)
    {
      guint other = half_turn (space);

      g_assert_cmpuint (plan->terrain[space], ==, plan->terrain[other]);
      g_assert_cmpint (plan->vp[space] != 0, ==, plan->vp[other] != 0);
      g_assert_cmpuint (plan->workshop[space], ==, plan->workshop[other]);
      g_assert_cmpuint (plan->high_voltage[space], ==, plan->high_voltage[other]);
      for (guint side = 0; side < 8; side += 2)
        {
          g_assert_cmpuint (robo_plan_get_edge (plan, space, side), ==,
                            robo_plan_get_edge (plan, other, robo_dir_opposite (side)));
          g_assert_cmpuint (plan->caution[space][side / 2], ==,
                            turn_caution (plan->caution[other][robo_dir_opposite (side) / 2]));
        }
    }

  for (guint i = 0; i < 12; i++)
    g_assert_cmpuint (plan->starts[i].space, ==, half_turn (plan->starts[(i + 6) % 12].space));
}

/* Caution lines turn a KillBot away from a pit or water, and not toward another pit or water. */
static void
test_cautions (gconstpointer data)
{
  const Expected *what = data;
  g_autoptr (RoboArena) arena = load (what->id);
  const RoboPlan *plan = robo_arena_get_plan (arena);
  g_autoptr (RoboBoard) board = robo_board_new (plan);

  for (guint space = 0; space < N_SPACES; space++)
    {
      for (guint side = 0; side < 8; side += 2)
        {
          const RoboStep *ahead = robo_board_step (board, space, side);
          guint8          caution = plan->caution[space][side / 2];
          const RoboStep *turned = caution != 0 ? robo_board_step (board, space, caution - 1) : NULL;

          if (plan->terrain[space] == ROBO_TERRAIN_FLOOR && ahead->to != ROBO_NO_SPACE &&
              robo_board_is_hole (board, ahead->to))
            g_assert_nonnull (turned);
          if (turned == NULL)
            continue;
          g_assert_false (turned->obstacles & ROBO_OBSTACLE_BLOCK);
          g_assert_false (robo_board_is_hole (board, turned->to));
        }
    }
}

/* Computes the steps over floor, without walls or barriers, from a start to every space; 0 for spaces that cannot be
 * reached. */
static void
measure (const RoboBoard *board,
         guint            start,
         guint            steps[N_SPACES])
{
  guint waiting[N_SPACES] = { start };
  guint n_done = 0;
  guint n_waiting = 1;

  for (guint i = 0; i < N_SPACES; i++)
    steps[i] = G_MAXUINT;
  steps[start] = 0;
  while (n_done < n_waiting)
    {
      guint from = waiting[n_done++];

      for (guint side = 0; side < 8; side += 2)
        {
          const RoboStep *step = robo_board_step (board, from, side);

          if (step->obstacles != 0 || robo_board_is_hole (board, step->to) || steps[step->to] != G_MAXUINT)
            continue;
          steps[step->to] = steps[from] + 1;
          waiting[n_waiting++] = step->to;
        }
    }
}

/* Sums the distances from all starts of a side to all VP spaces: 3 times 6 paths. */
static guint
sum_ways (const RoboBoard *board,
          RoboDir          side)
{
  guint sum = 0;

  for (guint i = 0; i < board->n_starts; i++)
    {
      guint steps[N_SPACES];

      if (board->starts[i].side != side)
        continue;
      measure (board, board->starts[i].space, steps);
      for (guint number = 1; number <= 6; number++)
        sum += steps[board->vp_space[number]];
    }

  return sum;
}

/* The average distances of the sides to VP spaces differ by at most one step. */
static void
test_fair (gconstpointer data)
{
  const Expected *what = data;
  g_autoptr (RoboArena) arena = load (what->id);
  g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (arena));
  guint least = G_MAXUINT;
  guint most = 0;

  for (guint side = 0; side < 8; side += 2)
    {
      guint sum = sum_ways (board, side);

      least = MIN (least, sum);
      most = MAX (most, sum);
    }

  g_assert_cmpuint (most - least, <=, 3 * 6);
}

/* Files in the build folder have been through msgfmt. Files that an author edits have not. */
static void
test_source (gconstpointer data)
{
  const Expected  *what = data;
  g_autofree char *name = g_strconcat (what->id, ROBO_ARENA_SUFFIX, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "arenas", name, NULL);
  g_autoptr (RoboProblems) problems = robo_problems_new (path);
  g_autoptr (RoboArena) source = robo_arena_load_file (path, problems);
  g_autoptr (RoboArena) built = load (what->id);

  g_assert_cmpuint (robo_problems_get_length (problems), ==, 0);
  g_assert_cmpmem (robo_arena_get_plan (source), sizeof (RoboPlan), robo_arena_get_plan (built), sizeof (RoboPlan));
}

/* Library */

static void
test_library_order (void)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  GListModel *arenas = robo_library_get_arenas (library);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (arenas, i);

      g_assert_true (robo_library_arena_is_bundled (entry));
      g_assert_cmpstr (robo_arena_get_id (robo_library_arena_get_arena (entry)), ==, expected[i].id);
      g_assert_cmpstr (robo_library_arena_get_title (entry), ==,
                       robo_arena_get_name (robo_library_arena_get_arena (entry)));
    }
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_file (const char *folder,
             const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
}

/* A broken file stays in the list. */
static void
test_library_own (void)
{
  g_autofree char *bundled = g_build_filename (robo_paths_get_data_dir (), "arenas", NULL);
  g_autofree char *own = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autoptr (RoboLibrary) library = robo_library_new_for_folders (bundled, own);
  GListModel *arenas = robo_library_get_arenas (library);
  g_autoptr (RoboLibraryArena) entry = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (arenas), ==, 4);
  write_file (own, "broken.arena.xml", "<arena");
  write_file (own, "notes.txt", "no arena");
  robo_library_reload (library);
  g_assert_cmpuint (g_list_model_get_n_items (arenas), ==, 5);

  entry = g_list_model_get_item (arenas, 4);
  g_assert_false (robo_library_arena_is_bundled (entry));
  g_assert_null (robo_library_arena_get_arena (entry));
  g_assert_true (robo_problems_has_errors (robo_library_arena_get_problems (entry)));
  g_assert_cmpstr (robo_library_arena_get_title (entry), ==, "broken");

  remove_file (own, "broken.arena.xml");
  remove_file (own, "notes.txt");
  g_assert_cmpint (g_rmdir (own), ==, 0);
}

static void
test_library_load (void)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = NULL;
  const char *path;

  path = robo_library_arena_get_path (robo_library_find_arena (library, "rome"));
  arena = robo_library_load_arena (library, path, problems);
  g_assert_cmpstr (robo_arena_get_id (arena), ==, "rome");

  g_assert_null (robo_library_load_arena (library, "atlantis", problems));
  g_assert_cmpuint (robo_problems_get_length (problems), ==, 1);
  g_assert_cmpstr (robo_problems_get (problems, 0)->sentence, ==,
                   "The arena “atlantis” doesn’t exist. Name a file, or one of these: "
                   "twin-cities, rome, ruhrgebiet, tokyo.");
}

static void
add_arena_tests (const Expected *what)
{
  static const struct
  {
    const char *name;
    void (*func) (gconstpointer data);
  } tests[] = {
    { "texts-and-license-are-there", test_texts },
    { "spaces-and-features-are-as-described", test_description },
    { "starts-are-in-the-middle-of-each-side", test_starts },
    { "is-the-same-after-a-half-turn", test_half_turn },
    { "caution-lines-turn-away-from-pits-and-water", test_cautions },
    { "sides-are-equally-near-to-vp-spaces", test_fair },
    { "built-file-has-the-plan-of-its-source", test_source },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/files/arena/bundled-arenas/%s/%s", what->id, tests[i].name);

      g_test_add_data_func (path, what, tests[i].func);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    add_arena_tests (&expected[i]);
  g_test_add_func ("/files/arena/library/list-of-arenas/begins-with-bundled-arenas", test_library_order);
  g_test_add_func ("/files/arena/library/own-broken-file/stays-in-the-list", test_library_own);
  g_test_add_func ("/files/arena/library/unknown-id/error-lists-the-known-ids", test_library_load);

  return g_test_run ();
}
