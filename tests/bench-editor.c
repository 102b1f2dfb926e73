// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the cost of a pointer event while a stroke is painted on the largest arena: not a test.
// bench-editor [WIDTH] prints two lines for each tool: the work on the event, and the same with the frame that
// shows it, in processor time of this thread, so that other programs on the machine do not count.
#include "config.h"

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "tests/bench-times.h"
#include "tests/ui/ui-child.h"
#include "ui/arenas/editor/robo-editor-page.h"
#include "properties.h"

#define SIDE     15
#define N_EVENTS 300

typedef struct
{
  RoboArenaDocument *document; /* borrowed */
  RoboEditorCanvas  *canvas;
  double             paint_ms; /* time at which the frame began */
  double             event_ms;
  gboolean           is_waiting; /* whether the benchmark waits for the frame that shows an event */
  guint              n_events;
  double             events_ms[N_EVENTS];
  double             totals_ms[N_EVENTS];
  guint              n_changes;
  double             changes_ms[N_EVENTS];
} Bench;

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->paint_ms = bench_get_thread_ms ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  double frame_ms = bench_get_thread_ms () - bench->paint_ms;

  if (!bench->is_waiting)
    return;

  bench->is_waiting = FALSE;
  bench->events_ms[bench->n_events] = bench->event_ms;
  bench->totals_ms[bench->n_events++] = bench->event_ms + frame_ms;
}

static void
wait_for_frame (Bench *bench)
{
  bench->is_waiting = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (bench->canvas));
  while (bench->is_waiting)
    g_main_context_iteration (NULL, TRUE);
}

/* The pointer goes back and forth, row by row, a third of a space with each event. */
static graphene_point_t
get_point (Bench *bench,
           guint  i)
{
  guint n = i % (3 * SIDE * SIDE);
  guint row = n / (3 * SIDE);
  guint step = n % (3 * SIDE);

  if (row % 2 == 1)
    step = 3 * SIDE - 1 - step;

  return robo_editor_canvas_get_point (bench->canvas, 0.2 + step / 3.0, row + 0.96);
}

static void
print (const char *what,
       Bench      *bench)
{
  bench_sort (bench->events_ms, N_EVENTS);
  bench_sort (bench->totals_ms, N_EVENTS);
  bench_sort (bench->changes_ms, bench->n_changes);
  g_print ("%s: event median %.2f ms, 99 of 100 within %.2f ms; with its frame %.2f ms, %.2f ms\n", what,
           bench->events_ms[N_EVENTS / 2], bench->events_ms[N_EVENTS * 99 / 100],
           bench->totals_ms[N_EVENTS / 2], bench->totals_ms[N_EVENTS * 99 / 100]);
  if (bench->n_changes > 0)
    g_print ("%*s  %u of %u change something: median %.2f ms, 99 of 100 within %.2f ms\n", (int)strlen (what), "",
             bench->n_changes, N_EVENTS, bench->changes_ms[bench->n_changes / 2],
             bench->changes_ms[bench->n_changes * 99 / 100]);
}

static void
measure (Bench        *bench,
         RoboBrushKind kind,
         const char   *what)
{
  RoboBrush        brush = { .kind = kind, .side = ROBO_BRUSH_AUTO, .arrow = ROBO_BRUSH_AUTO };
  graphene_point_t point = get_point (bench, 0);

  bench->n_events = 0;
  bench->n_changes = 0;
  robo_editor_tools_set_brush (property_object (bench->canvas, "tools"), &brush);
  robo_editor_canvas_press (bench->canvas, point.x, point.y);
  while (bench->n_events < N_EVENTS)
    {
      RoboArena *before = robo_arena_document_get_arena (bench->document);
      double     start_ms = bench_get_thread_ms ();

      point = get_point (bench, bench->n_events + 1);
      robo_editor_canvas_drag_to (bench->canvas, point.x, point.y);
      bench->event_ms = bench_get_thread_ms () - start_ms;
      wait_for_frame (bench);
      if (robo_arena_document_get_arena (bench->document) != before)
        bench->changes_ms[bench->n_changes++] = bench->totals_ms[bench->n_events - 1];
    }
  robo_editor_canvas_release (bench->canvas);
  print (what, bench);
}

int
main (int    argc,
      char **argv)
{
  RoboPlan plan = { .columns = SIDE, .rows = SIDE };
  g_autoptr (RoboArena) arena = robo_arena_new ("bench", &plan);
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new_copy (arena, "bench", "Bench");
  Bench           bench = { .document = document };
  RoboEditorPage *page;
  GtkWindow      *window;
  GdkFrameClock  *clock;
  int             width = argc > 1 ? atoi (argv[1]) : 1440;

  gtk_init ();
  adw_init ();
  page = ROBO_EDITOR_PAGE (robo_editor_page_new ());
  robo_editor_page_set_document (page, document);
  bench.canvas = ui_child (page, "canvas");
  window = GTK_WINDOW (adw_window_new ());
  gtk_window_set_default_size (window, width, width * 5 / 8);
  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_widget_realize (GTK_WIDGET (window));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  gtk_window_present (window);
  for (guint i = 0; i < 10; i++)
    wait_for_frame (&bench);

  g_print ("%s, %d pixels wide, %d by %d, quarters turned\n",
           G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), width, SIDE, SIDE);
  measure (&bench, ROBO_BRUSH_PIT, "pit");
  measure (&bench, ROBO_BRUSH_FLOOR, "floor");
  measure (&bench, ROBO_BRUSH_WALL, "energy wall");
  robo_document_file_close (robo_document_get_file (ROBO_DOCUMENT (document)));
  gtk_window_destroy (window);

  return 0;
}
