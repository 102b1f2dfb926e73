// SPDX-License-Identifier: GPL-3.0-or-later
// Shows animations as still pictures, for people to look at: not a test.
// film-sheet FOLDER writes events-STYLE.png there: a row for each kind of event, six moments a row, from random
// matches in all arenas with all modules.
// film-sheet FOLDER film ARENA SEED writes the liveliest round of that match to frame-0000.png and so on. Both
// draw what the board of a game draws, moment by moment, without its clock.
#include "config.h"

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "files/arena/robo-library.h"
#include "match/log/robo-log-describe.h"
#include "tests/match/model-test.h"
#include "ui/board/robo-board-drawing.h"

#define CELL_PX      84
#define N_MOMENTS    6
#define ROW_COLUMNS  3.4
#define ROW_ROWS     2.2
#define TITLE_PX     22
#define MOST_ROWS    48
#define N_SEEDS      36
#define FILM_SIDE_PX 440
#define FILM_FPS     10
#define FILM_MOST_MS 16000

typedef struct
{
  RoboMatch        *match;
  RoboBoardScene    scene;
  RoboBoardMarks    marks;
  RoboViewport      viewport;
  RoboBoardDrawing *drawing;
} Stage;

static RoboMatch *
play_match (const char *arena_id,
            guint64     seed)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, arena_id, problems);
  g_autoptr (RoboMatchSetup) setup = test_setup_new (seed % 2 ? "hkhk" : "hhhh", seed);
  RoboMatch *match;

  robo_match_setup_set_arena (setup, arena);
  test_setup_add_modules (setup);
  match = robo_match_new (setup);
  robo_match_set_speed (match, 0);
  robo_match_start (match);
  while (robo_match_get_question (match) != NULL && robo_match_get_n_events (match) < 6000)
    test_match_answer (match);

  return match;
}

static void
stage_init (Stage     *stage,
            RoboMatch *match,
            double     side_px)
{
  const RoboSetup *setup = robo_match_get_game_setup (match);
  const RoboPlan  *plan = robo_arena_get_plan (robo_match_get_arena (match));
  RoboState        state;

  *stage = (Stage){ .match = match,
                    .marks = { .highlight = ROBO_NO_SPACE, .acting = ROBO_NO_SEAT, .hovered = ROBO_NO_SPACE } };
  robo_board_scene_init (&stage->scene);
  robo_board_scene_set_plan (&stage->scene, plan, setup->rules.damage_limit);
  stage->scene.modules = robo_match_get_modules (match);
  stage->scene.cards = robo_modules_get_cards (stage->scene.modules);
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    robo_board_scene_set_seat (&stage->scene, seat, seat, NULL);
  robo_viewport_set_board (&stage->viewport, plan->columns, plan->rows);
  robo_viewport_set_size (&stage->viewport, side_px, side_px * plan->rows / plan->columns, 1);
  stage->drawing = robo_board_drawing_new (NULL, &stage->scene, &stage->marks, &stage->viewport);
  robo_match_get_state_at (match, 0, &state);
  robo_board_scene_jump (&stage->scene, &state);
}

static void
stage_clear (Stage *stage)
{
  robo_board_drawing_free (stage->drawing);
  robo_board_scene_clear (&stage->scene);
}

/* Prepares an event. The caller passes every event in turn, since scorch marks and turned heads stay. */
static void
begin_event (Stage *stage,
             guint  index)
{
  RoboState before, after;

  robo_match_get_state_at (stage->match, index, &before);
  robo_match_get_state_at (stage->match, index + 1, &after);
  robo_board_scene_begin (&stage->scene, robo_match_get_event (stage->match, index), &before, &after,
                          g_getenv ("CALM") != NULL);
  robo_board_scene_show_moment (&stage->scene, 1);
}

static void
draw_moment (Stage   *stage,
             cairo_t *cr)
{
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  robo_board_drawing_append (stage->drawing, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
}

/* Returns a name for events of one type that look different. */
static char *
dup_kind (Stage *stage,
          guint  index)
{
  const RoboEvent *event = robo_match_get_event (stage->match, index);
  const char      *id = robo_event_type_get_id ((RoboEventType)event->type);
  const RoboPlan  *plan = &stage->scene.plan;

  if (event->type == ROBO_EVENT_FALL || event->type == ROBO_EVENT_DESTROYED)
    return g_strdup_printf ("%s %s", id,
                            plan->terrain[event->at] == ROBO_TERRAIN_WATER ? "water"
                            : plan->terrain[event->at] == ROBO_TERRAIN_PIT ? "pit"
                                                                           : "floor");
  if (event->type == ROBO_EVENT_FIRE)
    return g_strdup_printf ("%s %s", id,
                            event->to != event->at &&
                                robo_board_picture_get_robot_at (&stage->scene.before, event->to) != ROBO_NO_SEAT
                              ? "hits"
                              : "misses");

  return g_strdup_printf ("%s%s", id, stage->scene.happening.is_from_afar ? " from afar" : "");
}

/* A long shot is cut, since neither of its ends would be visible. */
static gboolean
is_too_long (const Stage     *stage,
             const RoboEvent *event)
{
  int columns = stage->scene.plan.columns;

  return event->type == ROBO_EVENT_FIRE && (ABS (event->at % columns - event->to % columns) > 2 ||
                                            ABS (event->at / columns - event->to / columns) > 1);
}

static gboolean
find_focus (Stage           *stage,
            const RoboEvent *event,
            double          *x,
            double          *y)
{
  RoboEventField fields = robo_event_type_get_fields ((RoboEventType)event->type);
  guint          columns = stage->scene.plan.columns;
  guint          space = ROBO_NO_SPACE;
  guint          other;

  if (fields & ROBO_EVENT_HAS_AT)
    space = event->at;
  else if (event->seat < ROBO_MAX_ROBOTS && stage->scene.picture.robots[event->seat].is_there)
    space = stage->scene.picture.robots[event->seat].space;
  if (space >= robo_board_scene_get_n_spaces (&stage->scene))
    return FALSE;

  other = fields & ROBO_EVENT_HAS_TO ? event->to : space;
  *x = (space % columns + other % columns) / 2.0 + 0.5;
  *y = (space / columns + other / columns) / 2.0 + 0.5;

  return TRUE;
}

static void
draw_row (Stage           *stage,
          cairo_t         *cr,
          const RoboEvent *event,
          const char      *kind,
          double           x,
          double           y,
          double           top)
{
  static const double moments[N_MOMENTS] = { 0.05, 0.15, 0.3, 0.5, 0.75, 1 };
  guint               duration_ms = robo_log_get_duration_ms ((RoboEventType)event->type);
  const RoboLayout   *layout = &stage->viewport.layout;

  for (guint i = 0; i < N_MOMENTS; i++)
    {
      double           left = 4 + i * (ROW_COLUMNS * CELL_PX + 8);
      g_autofree char *text = g_strdup_printf ("%s  %.0f of %u ms", kind, moments[i] * duration_ms, duration_ms);

      cairo_set_source_rgb (cr, 0.2, 0.2, 0.3);
      cairo_move_to (cr, left, top + TITLE_PX - 6);
      cairo_show_text (cr, text);
      cairo_save (cr);
      cairo_rectangle (cr, left, top + TITLE_PX, ROW_COLUMNS * CELL_PX, ROW_ROWS * CELL_PX);
      cairo_clip (cr);
      cairo_translate (cr, left + ROW_COLUMNS * CELL_PX / 2 - layout->x - x * layout->cell,
                       top + TITLE_PX + ROW_ROWS * CELL_PX / 2 - layout->y - y * layout->cell);
      robo_board_scene_show_moment (&stage->scene, moments[i]);
      draw_moment (stage, cr);
      cairo_restore (cr);
    }
}

static void
add_rows (RoboMatch  *match,
          GHashTable *seen,
          cairo_t    *cr)
{
  Stage stage;

  stage_init (&stage, match, CELL_PX * 9.6);
  for (guint i = 0; i < robo_match_get_n_events (match) && g_hash_table_size (seen) < MOST_ROWS; i++)
    {
      const RoboEvent *event = robo_match_get_event (match, i);
      g_autofree char *kind = NULL;
      double           x, y;

      begin_event (&stage, i);
      kind = dup_kind (&stage, i);
      if (robo_log_get_duration_ms ((RoboEventType)event->type) == 0 || g_hash_table_contains (seen, kind) ||
          is_too_long (&stage, event) || !find_focus (&stage, event, &x, &y))
        continue;

      draw_row (&stage, cr, event, kind, x, y, g_hash_table_size (seen) * (ROW_ROWS * CELL_PX + TITLE_PX + 8));
      g_hash_table_add (seen, g_steal_pointer (&kind));
    }
  stage_clear (&stage);
}

/* Only champions cause these events, which random matches do not reach. */
static void
add_staged_rows (RoboMatch  *match,
                 GHashTable *seen,
                 cairo_t    *cr)
{
  enum
  {
    FROM = 4 * 9 + 3,
    OVER = 4 * 9 + 4,
    TO = 4 * 9 + 5,
  };
  static const struct
  {
    const char *kind;
    RoboEvent   event;
    guint       space_before;
    guint       space_after;
  } staged[] = {
    { "jump", { .type = ROBO_EVENT_JUMP, .seat = 1, .at = FROM, .to = TO }, FROM, TO },
    { "land", { .type = ROBO_EVENT_LAND, .seat = 1, .at = TO, .to = TO }, TO, TO },
    { "lightning", { .type = ROBO_EVENT_LIGHTNING, .seat = 1, .at = TO }, TO, TO },
    { "push from afar", { .type = ROBO_EVENT_PUSH, .seat = 1, .by = 0, .at = OVER, .to = TO }, OVER, TO },
  };

  for (guint i = 0; i < G_N_ELEMENTS (staged); i++)
    {
      RoboState before, after;
      Stage     stage;
      double    x, y;

      stage_init (&stage, match, CELL_PX * 9.6);
      robo_match_get_state_at (match, robo_match_get_n_events (match) / 2, &before);
      for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
        before.robots[seat].space = ROBO_NO_SPACE;
      before.n_mines = 0;
      before.robots[0].space = i == 0 ? OVER : FROM;
      after = before;
      before.robots[1].space = (guint8)staged[i].space_before;
      after.robots[1].space = (guint8)staged[i].space_after;
      stage.scene.weapon = ROBO_TARGET_JET;
      stage.scene.wielder = 0;
      robo_board_scene_begin (&stage.scene, &staged[i].event, &before, &after, g_getenv ("CALM") != NULL);
      robo_board_scene_show_moment (&stage.scene, 1);
      if (find_focus (&stage, &staged[i].event, &x, &y))
        draw_row (&stage, cr, &staged[i].event, staged[i].kind, x, y,
                  g_hash_table_size (seen) * (ROW_ROWS * CELL_PX + TITLE_PX + 8));
      g_hash_table_add (seen, g_strdup (staged[i].kind));
      stage_clear (&stage);
    }
}

static void
write_sheet (const char *folder)
{
  static const char *const arenas[] = { "rome", "tokyo", "twin-cities", "ruhrgebiet" };
  double                   row_px = ROW_ROWS * CELL_PX + TITLE_PX + 8;
  double                   width_px = N_MOMENTS * (ROW_COLUMNS * CELL_PX + 8);
  cairo_surface_t         *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int)width_px,
                                                                 (int)(MOST_ROWS * row_px));
  cairo_t                 *cr = cairo_create (surface);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *file = g_strdup_printf ("%s/events-%s.png", folder,
                                           adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "dark"
                                                                                                         : "light");
  cairo_surface_t *part;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_font_size (cr, 13);
  for (guint i = 0; i < N_SEEDS; i++)
    {
      g_autoptr (RoboMatch) match = play_match (arenas[i % G_N_ELEMENTS (arenas)], i);

      add_rows (match, seen, cr);
      if (i == N_SEEDS - 1)
        add_staged_rows (match, seen, cr);
    }
  cairo_destroy (cr);
  part = cairo_image_surface_create_for_data (cairo_image_surface_get_data (surface), CAIRO_FORMAT_RGB24, (int)width_px,
                                              (int)(g_hash_table_size (seen) * row_px),
                                              cairo_image_surface_get_stride (surface));
  cairo_surface_write_to_png (part, file);
  g_print ("%s: %u kinds of events\n", file, g_hash_table_size (seen));
  cairo_surface_destroy (part);
  cairo_surface_destroy (surface);
}

static void
write_frame (Stage      *stage,
             const char *folder,
             guint       frame)
{
  int              height_px = (int)stage->viewport.height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, FILM_SIDE_PX, height_px);
  cairo_t         *cr = cairo_create (surface);
  g_autofree char *file = g_strdup_printf ("%s/frame-%04u.png", folder, frame);

  draw_moment (stage, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, file);
  cairo_surface_destroy (surface);
}

/* Events that are only told in words get little time. */
static double
get_film_ms (const RoboEvent *event)
{
  double ms = robo_log_get_duration_ms ((RoboEventType)event->type);

  switch (event->type)
    {
    case ROBO_EVENT_ROUND:
    case ROBO_EVENT_PHASE:
    case ROBO_EVENT_UNIT:
    case ROBO_EVENT_EQUIP:
    case ROBO_EVENT_KEEP:
    case ROBO_EVENT_SKIP:
    case ROBO_EVENT_DRAW:
      return 0;
    case ROBO_EVENT_ACTIVATE:
      return ms / 2;
    default:
      return ms;
    }
}

/* Finds the round with the most kinds of events in at most `most_ms`. */
static guint
find_lively_round (RoboMatch *match,
                   double     most_ms)
{
  guint    best_round = 1, best = 0, round = 0, n_kinds = 0;
  double   passed_ms = 0;
  gboolean seen[ROBO_N_EVENT_TYPES] = { FALSE };

  for (guint i = 0; i <= robo_match_get_n_events (match); i++)
    {
      const RoboEvent *event = i < robo_match_get_n_events (match) ? robo_match_get_event (match, i) : NULL;

      if (event == NULL || event->type == ROBO_EVENT_ROUND)
        {
          if (n_kinds > best && passed_ms <= most_ms)
            {
              best = n_kinds;
              best_round = round;
            }
          memset (seen, FALSE, sizeof seen);
          n_kinds = 0;
          passed_ms = 0;
          round++;
        }
      if (event == NULL)
        break;
      passed_ms += get_film_ms (event);
      n_kinds += get_film_ms (event) > 0 && !seen[event->type];
      seen[event->type] = TRUE;
    }
  g_print ("round %u has %u kinds of events\n", best_round, best);

  return best_round;
}

static void
write_film (const char *folder,
            const char *arena,
            guint64     seed)
{
  g_autoptr (RoboMatch) match = play_match (arena, seed);
  guint  round = find_lively_round (match, FILM_MOST_MS);
  double passed_ms = 0;
  guint  n_frames = 0;
  guint  now = 0;
  Stage  stage;

  stage_init (&stage, match, FILM_SIDE_PX);
  for (guint i = 0; i < robo_match_get_n_events (match) && now <= round; i++)
    {
      const RoboEvent *event = robo_match_get_event (match, i);
      double           duration_ms = get_film_ms (event);

      now += event->type == ROBO_EVENT_ROUND;
      begin_event (&stage, i);
      if (now != round)
        continue;

      for (; n_frames * 1000.0 / FILM_FPS < passed_ms + duration_ms; n_frames++)
        {
          robo_board_scene_show_moment (&stage.scene, (n_frames * 1000.0 / FILM_FPS - passed_ms) / duration_ms);
          write_frame (&stage, folder, n_frames);
        }
      passed_ms += duration_ms;
      robo_board_scene_show_moment (&stage.scene, 1);
    }
  g_print ("%s: %u frames, %.1f s\n", folder, n_frames, passed_ms / 1000);
  stage_clear (&stage);
}

int
main (int    argc,
      char **argv)
{
  if (argc < 2)
    {
      g_printerr ("film-sheet FOLDER [film ARENA SEED]\n");
      return EXIT_FAILURE;
    }

  adw_init ();
  if (argc >= 5)
    write_film (argv[1], argv[3], (guint64)atoll (argv[4]));
  else
    write_sheet (argv[1]);

  return EXIT_SUCCESS;
}
