// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the pictures for software centers, of the real window with its shadow: not a test.
//
// Usage: screenshots FOLDER [SUFFIX]
//
// build-aux/screenshots calls it for every language. With GDK_SCALE=2 the pictures have twice as many pixels.
#include "config.h"

#include "app/languages/robo-language.h"
#include "app/robo-application.h"
#include "app/robo-window.h"
#include "files/xml/robo-paths.h"
#include "tests/match/model-test.h"
#include "tests/match/review-test.h"
#include "tests/sheets/sheet-picture.h"
#include "tests/ui/ui-drive.h"
#include "ui/learning/robo-tutorial-page.h"
#include "ui/match/robo-game-page.h"
#include "ui/match/robo-past-bar.h"
#include "ui/match/seat/robo-players.h"
#include "properties.h"

/* Software centers show pictures of this size, including the shadow. */
#define PICTURE_WIDTH  1000
#define PICTURE_HEIGHT 700
#define SHADOW_SIDE    24
#define SHADOW_ABOVE   18
#define SHADOW_BELOW   30
#define CORNER         12

/* This is the index of the lesson about pushing. */
#define LESSON 2

/* These are the seeds of the game that is going on, and of the game that has ended. */
#define SEED       6
#define ENDED_SEED 38

/* After this time the counters of the result have reached their values, and the confetti still falls. */
#define RESULT_MS 2500

/* A shot is looked for up to this round. */
#define LAST_ROUND 8

typedef struct
{
  GtkApplication *app;
  RoboWindow     *window;
  const char     *folder;
  const char     *suffix; /* suffix of file names */
} Camera;

static void
append_window (Camera      *camera,
               GtkSnapshot *snapshot)
{
  int            width = gtk_widget_get_width (GTK_WIDGET (camera->window));
  int            height = gtk_widget_get_height (GTK_WIDGET (camera->window));
  GskRenderNode *node = sheet_get_node (GTK_WINDOW (camera->window));
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), CORNER);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA){ 0, 0, 0, 0.3 }, 0, 6, 0, 18);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA){ 0, 0, 0, 0.4 }, 0, 0, 1, 1);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_pop (snapshot);
  gsk_render_node_unref (node);
}

static void
take (Camera     *camera,
      const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s/%s%s.png", camera->folder, name, camera->suffix);
  int              scale = gtk_widget_get_scale_factor (GTK_WIDGET (camera->window));
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (SHADOW_SIDE, SHADOW_ABOVE));
  append_window (camera, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (camera->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, scale * PICTURE_WIDTH, scale * PICTURE_HEIGHT));
  if (!gdk_texture_save_to_png (texture, file))
    g_error ("%s could not be written", file);
  gsk_render_node_unref (node);
}

static RoboMatch *
create_match (const char *players,
              guint       seed)
{
  g_autoptr (RoboLibrary) library = robo_library_new ();
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboArena) arena = robo_library_load_arena (library, "ruhrgebiet", problems);
  g_autoptr (RoboMatchSetup) setup = test_setup_new (players, seed);

  robo_match_setup_set_arena (setup, arena);
  test_setup_add_modules (setup);

  return robo_match_new (setup);
}

static gboolean
is_programming (RoboMatch *match,
                guint      round)
{
  return robo_match_get_question (match)->kind == ROBO_ASK_PROGRAM &&
         robo_match_get_shown_state (match)->round >= round;
}

static void
take_programming (Camera    *camera,
                  RoboMatch *match)
{
  RoboGamePage     *page = ui_drive_find (camera->window, ROBO_TYPE_GAME_PAGE, 0);
  RoboProgramDraft *draft;

  while (!is_programming (match, 2))
    test_match_answer (match);
  draft = property_object (robo_players_get_panel (ui_child (page, "players"), robo_match_get_question (match)->seat),
                           "draft");
  robo_program_draft_put (draft, ROBO_BLUE, 3, 0, ROBO_DIR_N);
  robo_program_draft_put (draft, ROBO_RED, 4, 1, ROBO_DIR_NW);
  robo_program_draft_put (draft, ROBO_BLUE, 2, 2, ROBO_DIR_W);
  sheet_wait_ms (600);
  take (camera, "programming");
}

/* Returns whether the event is a shot that crosses some spaces and hits a robot. */
static gboolean
is_shot (RoboMatch *match,
         guint      index)
{
  const RoboEvent *event = robo_match_get_event (match, index);
  guint            columns = robo_arena_get_plan (robo_match_get_arena (match))->columns;
  int              right = event->to % columns - event->at % columns;
  int              down = event->to / columns - event->at / columns;

  return event->type == ROBO_EVENT_FIRE && MAX (ABS (right), ABS (down)) >= 3 &&
         index + 1 < robo_match_get_n_events (match) && robo_match_get_event (match, index + 1)->type == ROBO_EVENT_HIT;
}

/* Takes the picture of the first shot from here on, at the moment of the hit. */
static void
take_activation (Camera    *camera,
                 RoboMatch *match)
{
  RoboGamePage  *page = ui_drive_find (camera->window, ROBO_TYPE_GAME_PAGE, 0);
  RoboBoardView *board =
    ROBO_BOARD_VIEW (gtk_widget_get_template_child (GTK_WIDGET (page), ROBO_TYPE_GAME_PAGE, "board"));
  guint     shot = robo_match_get_position (match);
  RoboState before, after;

  while (!robo_match_get_is_over (match) && robo_match_get_shown_state (match)->round < LAST_ROUND)
    test_match_answer (match);
  while (!is_shot (match, shot))
    shot++;
  robo_match_seek (match, shot + 1);
  /* The picture shows the moment as the players see it, and not as somebody who looks back at it. */
  gtk_widget_set_visible (ui_drive_find (page, ROBO_TYPE_PAST_BAR, 0), FALSE);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  sheet_wait_ms (1000);
  robo_match_get_state_at (match, shot, &before);
  robo_match_get_state_at (match, shot + 1, &after);
  robo_board_view_animate (board, robo_match_get_event (match, shot), &before, &after, 1000);
  robo_board_view_hold (board, 0.34);
  sheet_wait_ms (200);
  take (camera, "activation");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  robo_match_seek (match, G_MAXUINT);
}

/* Shows the end of a close match. */
static void
take_result (Camera *camera)
{
  g_autoptr (RoboMatch) match = create_match ("hck", ENDED_SEED);
  RoboGamePage *page = ui_drive_find (camera->window, ROBO_TYPE_GAME_PAGE, 0);

  robo_match_set_speed (match, 0);
  robo_match_start (match);
  test_match_play_well (match);
  robo_game_controller_show_match (robo_window_get_games (camera->window), match);
  while (!gtk_widget_get_mapped (GTK_WIDGET (ui_child (page, "result"))))
    g_main_context_iteration (NULL, TRUE);
  sheet_wait_ms (RESULT_MS);
  take (camera, "result");
}

/* Shows a copy of an arena with many features, and one of its problems. */
static void
take_editor (Camera *camera)
{
  g_autofree char *arena = g_build_filename (robo_paths_get_data_dir (), "arenas", "rome.arena.xml", NULL);

  gtk_widget_activate_action (GTK_WIDGET (camera->window), "win.edit-arena", "^ay", arena);
  sheet_wait_ms (2500);
  take (camera, "editor");
}

static void
take_lesson (Camera *camera)
{
  /* The page is shown when the lessons have been read. */
  robo_window_show_page (camera->window, "tutorial");
  sheet_wait_ms (1500);
  g_signal_emit_by_name (ui_drive_find (camera->window, ROBO_TYPE_TUTORIAL_PAGE, 0), "lesson-chosen", LESSON);
  sheet_wait_ms (1200);
  take (camera, "tutorial");
}

static gboolean
take_all_cb (gpointer user_data)
{
  Camera *camera = user_data;
  g_autoptr (RoboMatch) match = create_match ("hkc", SEED);

  gtk_window_set_focus_visible (GTK_WINDOW (camera->window), FALSE);
  robo_match_set_speed (match, 0);
  robo_game_controller_show_match (robo_window_get_games (camera->window), match);
  sheet_wait_ms (500);
  take_programming (camera, match);
  take_activation (camera, match);
  take_result (camera);
  take_editor (camera);
  take_lesson (camera);
  g_application_quit (G_APPLICATION (camera->app));

  return G_SOURCE_REMOVE;
}

static void
activated_cb (Camera *camera)
{
  camera->window = ROBO_WINDOW (gtk_application_get_active_window (camera->app));
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", "gtk-font-name", "Cantarell 11", NULL);
  gtk_window_set_decorated (GTK_WINDOW (camera->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (camera->window), PICTURE_WIDTH - 2 * SHADOW_SIDE,
                               PICTURE_HEIGHT - SHADOW_ABOVE - SHADOW_BELOW);
  g_timeout_add (500, take_all_cb, camera);
}

int
main (int    argc,
      char **argv)
{
  static Camera camera;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GtkApplication) app = NULL;

  if (argc < 2)
    {
      g_printerr ("screenshots FOLDER [SUFFIX]\n");
      return EXIT_FAILURE;
    }

  robo_language_init ();
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", robo_paths_get_data_dir (), FALSE);
  settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_set_uint (settings, "animation-speed", 0);
  g_settings_set_boolean (settings, "curtain", FALSE);
  camera.folder = argv[1];
  camera.suffix = argc > 2 ? argv[2] : "";
  app = GTK_APPLICATION (robo_application_new ());
  camera.app = app;
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_signal_connect_data (app, "activate", G_CALLBACK (activated_cb), &camera, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);

  return g_application_run (G_APPLICATION (app), 0, NULL);
}
