// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"
#include "ui/remote/robo-remote-page.h"
#include "ui/setup/robo-strength-window.h"
#include "ui/widgets/layouts/robo-frame-budget.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-opening-bar.h"
#include "ui/widgets/robo-page.h"

#include "app/controllers/robo-closing.h"
#include "app/controllers/robo-files-controller.h"
#include "app/controllers/robo-recovery-controller.h"
#include "app/controllers/robo-remote-background.h"
#include "robo-shader-compiler.h"
#include "robo-watchdog.h"
#include "ui/widgets/layouts/robo-css.h"

/* The window icon is small, because each of its pixels is sent to the X server as a 64-bit number. */
#define WINDOW_ICON "/io/github/robodrome/Robodrome/icons/window/" ROBO_APPLICATION_ID ".png"

/* In a narrower window, titles have little room between the buttons beside them. */
#define SLIM_PX 480

/* Is the main window of the game: a stack of pages. Its controllers fill the pages and pass results from page to page.
 * Pages do not call their controllers or each other; they emit signals and activate `win.` actions. */
struct _RoboWindow
{
  AdwApplicationWindow parent_instance;

  /* template children */
  AdwToastOverlay *toasts;
  GtkStack        *pages;
  RoboStartPage   *start_page;

  /* owned */
  GSettings              *settings;
  RoboArenaController    *arenas;
  RoboGameController     *games;
  RoboRulesController    *rules;
  RoboTutorialController *tutorial;
  RoboPuzzleController   *puzzles;
  RoboPackController     *packs;
  RoboFilesController    *files;
  RoboRecoveryController *recovery;
  RoboRemoteBackground   *background;

  double        pointer_x; /* first position of the pointer over the window; -1 before it is known */
  double        pointer_y;
  gboolean      is_quitting; /* whether the user is quitting, so that the next close request does not hide the window */
  gboolean      is_hidden;   /* whether the user has closed the window at least once while remote games went on */
  gboolean      is_slim;
  guint         slim_id;
  guint         arenas_id; /* source that starts reading the arenas, or 0 */
  GCancellable *reading;   /* cancels the reading of the arenas */
};

G_DEFINE_FINAL_TYPE (RoboWindow, robo_window, ADW_TYPE_APPLICATION_WINDOW)

/* Pages */

static gboolean
prepare_game (RoboWindow *self)
{
  return robo_game_controller_get_match (self->games) != NULL;
}

static void
restore_game (RoboWindow *self,
              RoboWindow *old)
{
  robo_game_controller_take_match (self->games, old->games);
}

static gboolean
prepare_library (RoboWindow *self)
{
  return robo_arena_controller_prepare_library (self->arenas);
}

static gboolean
prepare_new_game (RoboWindow *self)
{
  return robo_game_controller_prepare_new_game (self->games);
}

static gboolean
prepare_puzzles (RoboWindow *self)
{
  return robo_puzzle_controller_prepare (self->puzzles);
}

static gboolean
prepare_remote (RoboWindow *self)
{
  return robo_game_controller_prepare_remote (self->games);
}

static gboolean
prepare_rules (RoboWindow *self)
{
  return robo_rules_controller_prepare (self->rules);
}

static gboolean
prepare_series (RoboWindow *self)
{
  return robo_game_controller_prepare_series (self->games);
}

static void
restore_series (RoboWindow *self,
                RoboWindow *old)
{
  robo_game_controller_take_series (self->games, old->games);
}

static gboolean
prepare_tutorial (RoboWindow *self)
{
  return robo_tutorial_controller_prepare (self->tutorial);
}

typedef enum
{
  PAGE_PLAIN = 1 << 0,   /* Escape leaves the page, because Escape has no other use there */
  PAGE_REMINDS = 1 << 1, /* the page offers the unsaved documents of earlier sessions once more */
} PageFlags;

/* Describes a page of the window, which implements RoboPage. */
typedef struct
{
  const char *name;
  const char *title; /* nullable: NULL for a page that has a title of its own */
  const char *title_context;
  PageFlags   flags;

  /* Creates the page if it does not exist. Returns FALSE if the page cannot be shown, or cannot be shown yet. NULL for
   * the start page, and for a page that its controller creates when it opens a document or an exercise. */
  gboolean (*prepare) (RoboWindow *self);

  /* Shows the page with its contents, such as the match, in the window that replaces the old window after a change
   * of language. NULL if the page has no such contents. */
  void (*restore) (RoboWindow *self,
                   RoboWindow *old);
  const char *substitute; /* the page that the new window shows instead; NULL if it shows this page, too */
} Page;

static const Page page_table[] = {
  { "arena-test", N_ ("Arena Editor"), .substitute = "editor" },
  { "card-test", NC_ ("window", "Rules"), "window", .substitute = "module-set" },
  { "editor", N_ ("Arena Editor") },
  { "game", .prepare = prepare_game, .restore = restore_game },
  { "lesson", N_ ("Tutorial"), .substitute = "tutorial" },
  { "library", N_ ("Arenas"), NULL, PAGE_REMINDS, prepare_library },
  /* Translators: This is the title of the window while the user looks at rules or edits them. */
  { "module-set", NC_ ("window", "Rules"), "window" },
  { "new-game", N_ ("New Game"), NULL, PAGE_PLAIN, prepare_new_game },
  { "puzzle", N_ ("Puzzles"), .substitute = "puzzles" },
  { "puzzles", N_ ("Puzzles"), NULL, PAGE_PLAIN, prepare_puzzles },
  { "remote", N_ ("Remote Play"), NULL, PAGE_PLAIN, prepare_remote },
  { "rule-set", NC_ ("window", "Rules"), "window" },
  { "rules", NC_ ("window", "Rules"), "window", PAGE_PLAIN | PAGE_REMINDS, prepare_rules },
  { "sandbox", N_ ("Robodrome"), .substitute = "module-set" },
  { "series", NULL, NULL, PAGE_PLAIN, prepare_series, restore_series },
  { "start", N_ ("Robodrome"), NULL, PAGE_REMINDS },
  { "tutorial", N_ ("Tutorial"), NULL, PAGE_PLAIN, prepare_tutorial },
};

static const Page *
find_page (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (page_table); i++)
    if (g_str_equal (page_table[i].name, name))
      return &page_table[i];

  return NULL;
}

static RoboPage *
get_visible_page (RoboWindow *self)
{
  return ROBO_PAGE (gtk_stack_get_visible_child (self->pages));
}

/* Sets the title of the window, by which users find the window in a list of windows. */
static void
update_title (RoboWindow *self,
              const Page *page)
{
  g_autofree char *own = page->title == NULL ? robo_page_dup_title (get_visible_page (self)) : NULL;
  const char      *title = own;
  g_autofree char *shown = NULL;

  if (page->title_context != NULL)
    title = g_dpgettext2 (NULL, page->title_context, page->title);
  else if (page->title != NULL)
    title = gettext (page->title);
  shown = robo_message_cut (title);
  gtk_window_set_title (GTK_WINDOW (self), shown);
}

const char *
robo_window_get_page (RoboWindow *self)
{
  g_return_val_if_fail (ROBO_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->pages);
}

/* Returns TRUE if the user is busy on the visible page. */
static gboolean
has_focus_in_page (RoboWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_get_mapped (focus) &&
         gtk_widget_is_ancestor (focus, GTK_WIDGET (get_visible_page (self)));
}

void
robo_window_show_page (RoboWindow *self,
                       const char *name)
{
  const Page *page;
  gboolean    is_visible;

  g_return_if_fail (ROBO_IS_WINDOW (self));
  g_return_if_fail (name != NULL);

  page = find_page (name);
  g_return_if_fail (page != NULL);

  if (page->prepare != NULL && !page->prepare (self))
    return;

  is_visible = g_strcmp0 (robo_window_get_page (self), name) == 0;
  gtk_stack_set_visible_child_name (self->pages, name);
  update_title (self, page);

  if (page->flags & PAGE_REMINDS)
    robo_recovery_controller_remind (self->recovery);
  robo_game_controller_page_shown (self->games, GTK_WIDGET (get_visible_page (self)));
  if (!is_visible || !has_focus_in_page (self))
    robo_page_shown (get_visible_page (self));
}

/* Actions of the window */

static void
show_page_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* Shows the page whose name is the name of the action. */
static void
show_named_page_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  robo_window_show_page (ROBO_WINDOW (widget), action_name + strlen ("win."));
}

static void
play_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  robo_game_controller_play (ROBO_WINDOW (widget)->games);
}

static void
new_game_in_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  robo_game_controller_choose_arena (ROBO_WINDOW (widget)->games, g_variant_get_uint32 (parameter));
}

static void
new_game_mode_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  RoboGameMode mode;

  if (robo_game_mode_from_id (g_variant_get_string (parameter, NULL), &mode))
    robo_game_controller_choose_mode (ROBO_WINDOW (widget)->games, mode);
}

static void
play_arena_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  robo_arena_controller_play (ROBO_WINDOW (widget)->arenas, g_variant_get_bytestring (parameter));
}

static void
continue_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  robo_game_controller_go_on (ROBO_WINDOW (widget)->games);
}

static void
remove_game_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  robo_game_controller_remove (ROBO_WINDOW (widget)->games, g_variant_get_bytestring (parameter));
}

static void
save_game_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_game_controller_save (ROBO_WINDOW (widget)->games);
}

static void
give_up_series_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  robo_game_controller_give_up_series (ROBO_WINDOW (widget)->games);
}

static void
edit_arena_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  robo_arena_controller_edit (ROBO_WINDOW (widget)->arenas, g_variant_get_bytestring (parameter));
}

static void
new_arena_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_arena_controller_edit_from_template (ROBO_WINDOW (widget)->arenas);
}

static void
new_empty_arena_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  robo_arena_controller_edit_new (ROBO_WINDOW (widget)->arenas);
}

static void
generate_arenas_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  robo_arena_controller_generate (ROBO_WINDOW (widget)->arenas);
}

static void
open_file_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  robo_window_open_file (ROBO_WINDOW (widget), g_variant_get_bytestring (parameter));
}

static void
open_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  robo_files_controller_choose (ROBO_WINDOW (widget)->files);
}

static void
import_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  robo_pack_controller_choose (ROBO_WINDOW (widget)->packs);
}

static void
keep_parts_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  RoboWindow           *self = ROBO_WINDOW (widget);
  GtkWidget            *page = gtk_stack_get_visible_child (self->pages);
  RoboMatch            *match = robo_game_controller_get_match (self->games);
  const RoboMatchSetup *setup = NULL;

  if (ROBO_IS_REMOTE_PAGE (page))
    setup = robo_remote_page_get_setup (ROBO_REMOTE_PAGE (page));
  else if (match != NULL)
    setup = robo_match_get_setup (match);
  if (setup != NULL)
    robo_pack_controller_import_setup (self->packs, setup);
}

static void
paste_pack_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  robo_pack_controller_paste (ROBO_WINDOW (widget)->packs);
}

static void
packs_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  robo_pack_controller_show (ROBO_WINDOW (widget)->packs);
}

static void
share_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  robo_pack_controller_share (ROBO_WINDOW (widget)->packs, g_variant_get_bytestring (parameter));
}

static void
show_strength_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  GtkWidget *window = robo_strength_window_new (g_variant_get_string (parameter, NULL));

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (widget));
  gtk_window_present (GTK_WINDOW (window));
}

static gboolean
drop_cb (RoboWindow   *self,
         const GValue *value)
{
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  robo_window_open_files (self, (GFile **)files->pdata, files->len, TRUE);

  return files->len > 0;
}

/* Ways back from a page */

static void
back_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  robo_page_back (get_visible_page (ROBO_WINDOW (widget)));
}

static gboolean
back_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  return robo_page_back (get_visible_page (ROBO_WINDOW (widget)));
}

/* Goes back with Alt and the arrow key in the direction of the back button's arrow. In right-to-left languages this
 * direction is the opposite one. */
static gboolean
arrow_key_cb (GtkWidget *widget,
              GVariant  *args,
              gpointer   user_data)
{
  if (g_variant_get_int32 (args) != (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL))
    return GDK_EVENT_PROPAGATE;

  return back_key_cb (widget, NULL, NULL);
}

/* Goes back with Escape if the page allows it. On other pages Escape does something else, such as canceling an
 * action. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  if (!(find_page (robo_window_get_page (ROBO_WINDOW (widget)))->flags & PAGE_PLAIN))
    return GDK_EVENT_PROPAGATE;

  return back_key_cb (widget, NULL, NULL);
}

/* Start */

static void
arenas_read_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  RoboWindow *self = user_data;

  /* Reading was canceled, because the window is gone. */
  if (!robo_arena_controller_read_finish (ROBO_ARENA_CONTROLLER (source), result))
    return;

  robo_start_page_set_arenas (self->start_page, robo_arena_controller_get_arenas (self->arenas));
  robo_recovery_controller_offer (self->recovery);
}

/* Reads the arenas after the first frame, because reading and drawing them takes longer than everything that happens
 * before the first frame. */
static gboolean
read_arenas_cb (gpointer user_data)
{
  RoboWindow *self = user_data;

  self->arenas_id = 0;
  /* Start the watchdog here, because no window can freeze before the first frame, and because bench-startup measures
   * the time until then. */
  if (ROBO_DEVELOPMENT)
    robo_watchdog_start ();
  robo_arena_controller_read_async (self->arenas, self->reading, arenas_read_cb, self);

  return G_SOURCE_REMOVE;
}

/* Runs just before the first frame is drawn. */
static gboolean
first_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  RoboWindow *self = user_data;

  self->arenas_id = g_idle_add (read_arenas_cb, self);

  return G_SOURCE_REMOVE;
}

/* Returns TRUE if the user has moved the pointer. GTK also reports motion if a widget moves under a pointer that
 * rests. */
static gboolean
has_pointer_moved (RoboWindow *self,
                   GdkEvent   *event)
{
  double x, y;

  if (!gdk_event_get_position (event, &x, &y))
    return FALSE;
  if (self->pointer_x < 0)
    {
      self->pointer_x = x;
      self->pointer_y = y;
    }

  return x != self->pointer_x || y != self->pointer_y;
}

/* Prepares the pages after the first input. A window that the user never touches should not take memory and time for
 * them. */
static gboolean
event_cb (RoboWindow         *self,
          GdkEvent           *event,
          GtkEventController *controller)
{
  static const GdkEventType acts[] = { GDK_BUTTON_PRESS, GDK_KEY_PRESS, GDK_SCROLL, GDK_TOUCH_BEGIN };
  GdkEventType              type = gdk_event_get_event_type (event);
  gboolean                  is_act = type == GDK_MOTION_NOTIFY && has_pointer_moved (self, event);

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    is_act = is_act || type == acts[i];
  if (is_act)
    {
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
      robo_game_controller_get_ready (self->games);
    }

  return GDK_EVENT_PROPAGATE;
}

/* Keeps the size of the window from one start to the next. In a browser (Broadway) the window fills the page
 * instead, and GTK gives the window the size of the page. */
static void
keep_size (RoboWindow *self)
{
  /* The second flag keeps the window sensitive if an administrator has locked one of the settings. */
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY;

  if (g_str_equal (G_OBJECT_TYPE_NAME (gtk_widget_get_display (GTK_WIDGET (self))), "GdkBroadwayDisplay"))
    {
      gtk_window_maximize (GTK_WINDOW (self));
      return;
    }

  /* GTK updates the default size when the user resizes the window, but not while the window is maximized. */
  g_settings_bind (self->settings, "window-width", self, "default-width", flags);
  g_settings_bind (self->settings, "window-height", self, "default-height", flags);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", flags);
}

/* Closes a hidden window when it has no reason to stay any more: no connected game goes on, or the user has turned the
 * setting off. */
static void
background_ended_cb (RoboWindow *self)
{
  if (self->is_hidden && !gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_window_close (GTK_WINDOW (self));
}

static void
robo_window_constructed (GObject *object)
{
  RoboWindow         *self = ROBO_WINDOW (object);
  GtkDropTarget      *files = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  GtkEventController *events = gtk_event_controller_legacy_new ();

  G_OBJECT_CLASS (robo_window_parent_class)->constructed (object);

  if (ROBO_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");

  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  keep_size (self);

  self->arenas = robo_arena_controller_new (self->pages, self->toasts);
  self->games = robo_game_controller_new (self->pages, self->toasts, self->start_page, self->arenas);
  self->rules = robo_rules_controller_new (self->pages, self->toasts);
  self->tutorial = robo_tutorial_controller_new (self->pages);
  self->puzzles = robo_puzzle_controller_new (self->pages, self->toasts);
  self->packs = robo_pack_controller_new (self->pages, self->toasts);
  self->files =
    robo_files_controller_new (self->toasts, self->games, self->arenas, self->rules, self->puzzles, self->packs);
  self->recovery = robo_recovery_controller_new (self->toasts, self->arenas, self->rules);
  self->background = robo_remote_background_new (robo_game_controller_get_remote_list (self->games), self->toasts);
  g_signal_connect_object (self->background, "ended", G_CALLBACK (background_ended_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_add_tick_callback (GTK_WIDGET (self->start_page), first_frame_cb, self, NULL);
  g_signal_connect_object (files, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (files));
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  robo_window_show_page (self, "start");
}

/* Gives the window manager the icon as pixels, for title bars and lists of windows under X11. If the window had the
 * name of an icon, GTK would search the theme, load a library and read an SVG file before the first frame, only for
 * this icon. */
static void
robo_window_realize (GtkWidget *widget)
{
  g_autoptr (GdkTexture) icon = gdk_texture_new_from_resource (WINDOW_ICON);
  g_autoptr (GList) icons = g_list_prepend (NULL, icon);

  GTK_WIDGET_CLASS (robo_window_parent_class)->realize (widget);

  robo_shader_compiler_release ();
  gdk_toplevel_set_icon_list (GDK_TOPLEVEL (gtk_native_get_surface (GTK_NATIVE (widget))), icons);
  robo_frame_budget_begin (widget);
}

static void
robo_window_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  robo_frame_budget_snapshot (widget, snapshot, GTK_WIDGET_CLASS (robo_window_parent_class)->snapshot);
}

static void
quit_after_question (GtkWindow *window)
{
  robo_window_quit (ROBO_WINDOW (window));
}

static gboolean
robo_window_close_request (GtkWindow *window)
{
  RoboWindow *self = ROBO_WINDOW (window);
  gboolean    is_quitting = self->is_quitting;
  void (*close) (GtkWindow *) = is_quitting ? quit_after_question : gtk_window_close;

  /* Reset this, because the user may cancel in a question and close the window later without quitting. */
  self->is_quitting = FALSE;
  if (!robo_game_controller_may_close (self->games, close) ||
      !robo_closing_may_close (window, close, self->arenas, self->rules))
    return TRUE;

  if (is_quitting || !robo_remote_background_is_wanted (self->background))
    return GTK_WINDOW_CLASS (robo_window_parent_class)->close_request (window);

  /* The documents are closed, but the games go on. */
  if (g_strcmp0 (robo_window_get_page (self), "game") != 0)
    robo_window_show_page (self, "start");
  self->is_hidden = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  return TRUE;
}

static void
update_slim_cb (gpointer user_data)
{
  RoboWindow *self = user_data;

  self->slim_id = 0;
  robo_css_set_class (GTK_WIDGET (self), "slim", self->is_slim);
}

static void
robo_window_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  RoboWindow *self = ROBO_WINDOW (widget);
  gboolean    is_slim = width < SLIM_PX;

  GTK_WIDGET_CLASS (robo_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->is_slim == is_slim)
    return;

  /* Change the layout later, because sizes must not change during allocation. */
  self->is_slim = is_slim;
  if (self->slim_id == 0)
    self->slim_id = g_idle_add_once (update_slim_cb, self);
}

static void
robo_window_dispose (GObject *object)
{
  RoboWindow *self = ROBO_WINDOW (object);

  g_clear_handle_id (&self->slim_id, g_source_remove);
  g_clear_handle_id (&self->arenas_id, g_source_remove);
  robo_work_cancel (&self->reading);
  g_clear_object (&self->background);
  g_clear_object (&self->recovery);
  g_clear_object (&self->packs);
  g_clear_object (&self->files);
  g_clear_object (&self->puzzles);
  g_clear_object (&self->tutorial);
  g_clear_object (&self->rules);
  g_clear_object (&self->games);
  g_clear_object (&self->arenas);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_WINDOW);

  G_OBJECT_CLASS (robo_window_parent_class)->dispose (object);
}

const RoboShortcut robo_window_shortcuts[] = {
  { .title = NC_ ("shortcut window", "Back to the previous page"),
    .keys = "<Alt>Left",
    .more_keys = "<Alt>KP_Left",
    .callback = arrow_key_cb,
    .type = 'i',
    .arguments = (const int[]){ FALSE } },
  { .more_keys = "<Alt>Right <Alt>KP_Right", .callback = arrow_key_cb, .type = 'i', .arguments = (const int[]){ TRUE, TRUE } },
  { .more_keys = "Back", .callback = back_key_cb },
  { .more_keys = "Escape", .callback = escape_cb },
  { 0 },
};

static void
robo_window_class_init (RoboWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = robo_window_constructed;
  object_class->dispose = robo_window_dispose;
  widget_class->realize = robo_window_realize;
  widget_class->size_allocate = robo_window_size_allocate;
  widget_class->snapshot = robo_window_snapshot;
  GTK_WINDOW_CLASS (klass)->close_request = robo_window_close_request;

  g_type_ensure (ROBO_TYPE_OPENING_BAR);
  g_type_ensure (ROBO_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/app/robo-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, RoboWindow, start_page);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_cb);
  /* Pass paths as bytes, because file names need not be valid text. */
  gtk_widget_class_install_action (widget_class, "win.edit-arena", "ay", edit_arena_cb);
  gtk_widget_class_install_action (widget_class, "win.generate-arenas", NULL, generate_arenas_cb);
  gtk_widget_class_install_action (widget_class, "win.give-up-series", NULL, give_up_series_cb);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "win.keep-parts", NULL, keep_parts_cb);
  gtk_widget_class_install_action (widget_class, "win.library", NULL, show_named_page_cb);
  gtk_widget_class_install_action (widget_class, "win.new-arena", NULL, new_arena_cb);
  gtk_widget_class_install_action (widget_class, "win.new-empty-arena", NULL, new_empty_arena_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, show_named_page_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game-in", "u", new_game_in_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game-mode", "s", new_game_mode_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-file", "ay", open_file_cb);
  gtk_widget_class_install_action (widget_class, "win.packs", NULL, packs_cb);
  gtk_widget_class_install_action (widget_class, "win.paste-pack", NULL, paste_pack_cb);
  gtk_widget_class_install_action (widget_class, "win.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "win.play-arena", "ay", play_arena_cb);
  gtk_widget_class_install_action (widget_class, "win.remote", NULL, show_named_page_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-game", "ay", remove_game_cb);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, show_named_page_cb);
  gtk_widget_class_install_action (widget_class, "win.save-game", NULL, save_game_cb);
  gtk_widget_class_install_action (widget_class, "win.share", "ay", share_cb);
  gtk_widget_class_install_action (widget_class, "win.show-page", "s", show_page_cb);
  gtk_widget_class_install_action (widget_class, "win.show-strength", "s", show_strength_cb);

  robo_shortcuts_bind (widget_class, robo_window_shortcuts);
}

static void
robo_window_init (RoboWindow *self)
{
  self->reading = g_cancellable_new ();
  self->pointer_x = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
robo_window_new (AdwApplication *app)
{
  g_return_val_if_fail (ADW_IS_APPLICATION (app), NULL);

  return g_object_new (ROBO_TYPE_WINDOW, "application", app, NULL);
}

RoboGameController *
robo_window_get_games (RoboWindow *self)
{
  g_return_val_if_fail (ROBO_IS_WINDOW (self), NULL);

  return self->games;
}

void
robo_window_open_file (RoboWindow *self,
                       const char *path)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (path != NULL);

  file = g_file_new_for_path (path);
  robo_window_open_files (self, &file, 1, FALSE);
}

void
robo_window_open_files (RoboWindow *self,
                        GFile     **files,
                        guint       n_files,
                        gboolean    takes_in)
{
  g_return_if_fail (ROBO_IS_WINDOW (self));

  robo_files_controller_open (self->files, files, n_files, takes_in);
}

void
robo_window_quit (RoboWindow *self)
{
  g_return_if_fail (ROBO_IS_WINDOW (self));

  self->is_quitting = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

void
robo_window_tell (RoboWindow *self,
                  const char *sentence)
{
  g_return_if_fail (ROBO_IS_WINDOW (self));

  robo_message_toast (self->toasts, sentence);
}

/* Recreating the window in another language */

typedef struct
{
  RoboWindow       *old; /* owned */
  RoboWindowRenewed renewed;
  gpointer          data;
} Renewal;

static void
restore_page (RoboWindow *self,
              RoboWindow *old)
{
  const Page *page = find_page (robo_window_get_page (old));

  robo_arena_controller_take (self->arenas, old->arenas);
  robo_rules_controller_take (self->rules, old->rules);
  robo_game_controller_take_choices (self->games, old->games);

  if (page->restore != NULL)
    page->restore (self, old);
  else
    robo_window_show_page (self, page->substitute != NULL ? page->substitute : page->name);
}

static void
flushed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Renewal   *renewal = user_data;
  GtkWidget *window;
  g_autoptr (GError) error = NULL;

  if (robo_match_saver_flush_finish (ROBO_MATCH_SAVER (source), result, &error))
    {
      window = robo_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (renewal->old))));
      restore_page (ROBO_WINDOW (window), renewal->old);
      gtk_window_present (GTK_WINDOW (window));
      renewal->renewed (ROBO_WINDOW (window), renewal->data);
      gtk_window_destroy (GTK_WINDOW (renewal->old));
    }
  else
    {
      robo_window_tell (renewal->old, error->message);
      renewal->renewed (renewal->old, renewal->data);
    }

  g_object_unref (renewal->old);
  g_free (renewal);
}

void
robo_window_renew (RoboWindow       *self,
                   RoboWindowRenewed renewed,
                   gpointer          data)
{
  Renewal *renewal;

  g_return_if_fail (ROBO_IS_WINDOW (self));

  renewal = g_new (Renewal, 1);
  *renewal = (Renewal){ g_object_ref (self), renewed, data };
  robo_match_saver_flush_async (robo_game_controller_get_saver (self->games), NULL, flushed_cb, renewal);
}
