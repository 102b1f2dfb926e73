// SPDX-License-Identifier: GPL-3.0-or-later
// Every page, in light and dark: whether it fits a phone, has the main menu, can be read, and whether no
// two things that are pressed are called the same.
#include "config.h"

#include <glib/gstdio.h>

#include "app/robo-application.h"
#include "app/robo-preferences-window.h"
#include "app/robo-window.h"
#include "files/match/robo-match-file.h"
#include "files/xml/robo-paths.h"
#include "play/robo-match-private.h"
#include "tests/play/model-test.h"
#include "tests/ui/ui-drive.h"
#include "ui/common/robo-main-menu.h"
#include "ui/game/page/robo-game-page.h"
#include "ui/start/robo-help-window.h"

/* A phone that is held upright. */
#define NARROW 360
/* Around a window, where no window manager draws one. */
#define FRAME_PX 20
/* GTK's own window of shortcuts is no narrower. */
#define SHORTCUTS 560

/* Of text and of signs to what is behind them (WCAG 2.1, 1.4.3 and 1.4.11). What is drawn in pixels is never quite as dark
 * as its colour. */
#define TEXT_CONTRAST 4.45
#define SIGN_CONTRAST 2.95

static GtkApplication *app;

/* What a page is called in messages, and how many faults it has. */
typedef struct
{
  const char *page;
  int         width; /* that has to be enough */
  guint       n_faults;
} Walk;

static void G_GNUC_PRINTF (2, 3)
  complain (Walk       *walk,
            const char *format,
            ...)
{
  va_list          arguments;
  g_autofree char *text = NULL;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("# %s: %s\n", walk->page, text);
  walk->n_faults++;
}

static const char *
find_text (GtkWidget *widget)
{
  const char *text = NULL;

  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && !GTK_IS_POPOVER (child))
      text = find_text (child);

  return text;
}

/* Width */

/* From the page down to what makes it so wide. */
static char *
dup_widest (GtkWidget *widget)
{
  GString *path = g_string_new (NULL);

  while (widget != NULL)
    {
      GtkWidget  *widest = NULL;
      const char *text = find_text (widget);
      int         most = 0;
      int         width;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_string_append_printf (path, " %s %d", G_OBJECT_TYPE_NAME (widget), width);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          int minimum;

          if (!gtk_widget_get_child_visible (child) || GTK_IS_POPOVER (child))
            continue;
          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
          if (minimum > most)
            {
              most = minimum;
              widest = child;
            }
        }
      if (widest == NULL && text != NULL)
        g_string_append_printf (path, " “%s”", text);
      widget = widest;
    }

  return g_string_free (path, FALSE);
}

/* A box whose lines break may be given fewer pixels than it was asked for, and then hangs over what is below. */
static void
look_at_lines (Walk      *walk,
               GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t area;

      if (!gtk_widget_get_mapped (child))
        continue;
      if (GTK_IS_FLOW_BOX (widget) && gtk_widget_compute_bounds (child, widget, &area) &&
          area.origin.y + area.size.height > gtk_widget_get_height (widget) + 1)
        complain (walk, "“%s” hangs out of its box", find_text (child));
      look_at_lines (walk, child);
    }
}

/* What is inside the frame, in the room that a phone has: a page that knows what to do with little room does it once it
 * has no more. */
static void
look_at_width (Walk      *walk,
               GtkWidget *window)
{
  int              width;
  int              height;
  int              minimum;
  g_autofree char *shot = NULL;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  if (ROBO_IS_WINDOW (window))
    gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 2 * NARROW);
  for (guint i = 0; i < 10; i++)
    {
      ui_drive_settle (window);
      gtk_widget_measure (gtk_widget_get_first_child (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      if (minimum <= walk->width)
        break;
    }
  if (minimum > walk->width)
    {
      g_autofree char *path = dup_widest (window);

      complain (walk, "%d pixels wide:%s", minimum, path);
    }
  look_at_lines (walk, window);
  shot = g_strdelimit (g_strconcat ("narrow-", walk->page, NULL), " ", '-');
  ui_drive_shoot (shot);
  if (!ROBO_IS_WINDOW (window))
    return;

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (width > 0)
    ui_drive_until (ABS (gtk_widget_get_width (window) - width) <= FRAME_PX);
  ui_drive_settle (window);
}

/* Names */

static char *
dup_name (GtkWidget *widget)
{
  g_autofree char *name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  const char      *text = find_text (widget);

  if (name != NULL && *name != '\0' && !g_str_equal (name, "undefined"))
    return g_steal_pointer (&name);
  if (text != NULL && *text != '\0')
    return g_strdup (text);

  return g_strdup (gtk_widget_get_tooltip_text (widget));
}

static void
look_at_names (Walk       *walk,
               GHashTable *names,
               GtkWidget  *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return;

  /* A button of a menu or of a row is one thing with what is around it. */
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_sensitive (widget) &&
      !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) && !GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)) &&
      !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget)))
    {
      char *name = dup_name (widget);

      if (name == NULL)
        complain (walk, "a %s without a name", G_OBJECT_TYPE_NAME (widget));
      else if (!g_hash_table_add (names, name))
        complain (walk, "two buttons “%s”", name);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_names (walk, names, child);
}

static guint
count_menus (GtkWidget *widget)
{
  guint n_menus = ROBO_IS_MAIN_MENU (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_menus += count_menus (child);

  return n_menus;
}

/* Contrast */

static cairo_surface_t *
draw_window (GtkWidget *window)
{
  int              width = gtk_widget_get_width (window);
  int              height = gtk_widget_get_height (window);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t         *cr = cairo_create (surface);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

typedef struct
{
  GtkWidget       *window;
  cairo_surface_t *surface; /* nullable: not yet */
} Picture;

/* Only then everything has the size and place it is to have. */
static void
painted_cb (GdkFrameClock *clock,
            Picture       *picture)
{
  if (picture->surface == NULL)
    picture->surface = draw_window (picture->window);
}

static double
get_luminance (guint32 pixel)
{
  static const double shares[] = { 0.0722, 0.7152, 0.2126 };
  double              sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      double value = (pixel >> 8 * i & 0xff) / 255.0;

      sum += shares[i] * (value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4));
    }

  return sum;
}

static double
get_contrast (guint32 one,
              guint32 other)
{
  double a = get_luminance (one);
  double b = get_luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

/* The colour of most pixels is what is behind; that with the most contrast to it is what is written there. */
static double
measure_contrast (cairo_surface_t       *surface,
                  const graphene_rect_t *area)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int           stride = cairo_image_surface_get_stride (surface);
  int           left = MAX (0, (int)area->origin.x);
  int           top = MAX (0, (int)area->origin.y);
  int           right = MIN (cairo_image_surface_get_width (surface), (int)(area->origin.x + area->size.width));
  int           bottom = MIN (cairo_image_surface_get_height (surface), (int)(area->origin.y + area->size.height));
  guint32       behind = 0;
  guint         n_most = 0;
  double        most = 1;
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        guint32 pixel = ((const guint32 *)(const void *)(data + y * stride))[x] & 0xffffff;
        guint   count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GUINT_TO_POINTER (pixel))) + 1;

        g_hash_table_insert (counts, GUINT_TO_POINTER (pixel), GUINT_TO_POINTER (count));
        if (count > n_most)
          {
            n_most = count;
            behind = pixel;
          }
      }
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      most = MAX (most, get_contrast (behind, ((const guint32 *)(const void *)(data + y * stride))[x] & 0xffffff));

  return most;
}

/* What cannot be pressed need not be read; what is scrolled away cannot. */
static gboolean
is_read (GtkWidget       *window,
         GtkWidget       *widget,
         graphene_rect_t *area)
{
  graphene_rect_t clip;

  if (!gtk_widget_is_sensitive (widget) || gtk_widget_get_opacity (widget) == 0 ||
      !gtk_widget_compute_bounds (widget, window, area))
    return FALSE;

  for (GtkWidget *above = gtk_widget_get_parent (widget); above != NULL; above = gtk_widget_get_parent (above))
    {
      if (!gtk_widget_compute_bounds (above, window, &clip))
        return FALSE;
      if (gtk_widget_get_overflow (above) == GTK_OVERFLOW_HIDDEN && !graphene_rect_contains_rect (&clip, area))
        return FALSE;
      if (!gtk_widget_get_child_visible (above) || gtk_widget_get_opacity (above) == 0)
        return FALSE;
    }

  return area->size.width >= 4 && area->size.height >= 4;
}

static gboolean
is_blank (const char *text)
{
  g_autofree char *copy = g_strstrip (g_strdup (text));

  return *copy == '\0';
}

static void
look_at_contrast (Walk            *walk,
                  GtkWidget       *window,
                  cairo_surface_t *surface,
                  GtkWidget       *widget)
{
  graphene_rect_t area;
  gboolean        is_text = GTK_IS_LABEL (widget) && !is_blank (gtk_label_get_text (GTK_LABEL (widget)));

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_WINDOW_CONTROLS (widget) ||
      GTK_IS_SWITCH (widget))
    return;

  if ((is_text || GTK_IS_IMAGE (widget)) && is_read (window, widget, &area))
    {
      double contrast;

      /* The stroke of an I fills its label. */
      graphene_rect_inset (&area, -2, 0);
      contrast = measure_contrast (surface, &area);

      if (contrast < (is_text ? TEXT_CONTRAST : SIGN_CONTRAST))
        complain (walk, "contrast %.2f of %s “%s” in %s at %g,%g", contrast, G_OBJECT_TYPE_NAME (widget),
                  is_text ? gtk_label_get_text (GTK_LABEL (widget)) : gtk_image_get_icon_name (GTK_IMAGE (widget)),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), area.origin.x, area.origin.y);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_contrast (walk, window, surface, child);
}

/* Windows */

static void
look_at_looks (Walk      *walk,
               GtkWidget *window)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      Picture picture = { window, NULL };
      gulong  id;

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      ui_drive_settle (window);
      id = g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), &picture);
      gtk_widget_queue_draw (window);
      ui_drive_until (picture.surface != NULL);
      g_signal_handler_disconnect (gtk_widget_get_frame_clock (window), id);
      look_at_contrast (walk, window, picture.surface, window);
      cairo_surface_destroy (picture.surface);
    }
}

static void
walk_over (GtkWidget  *window,
           const char *page,
           int         width)
{
  Walk walk = { page, width, 0 };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  ui_drive_settle (window);
  look_at_lines (&walk, window);
  look_at_width (&walk, window);
  look_at_names (&walk, names, window);
  if (ROBO_IS_WINDOW (window) && count_menus (window) != 1)
    complain (&walk, "%u main menus", count_menus (window));
  look_at_looks (&walk, window);
  if (walk.n_faults > 0)
    g_test_fail ();
}

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type))
      return l->data;

  return NULL;
}

static GtkWidget *
get_window (void)
{
  GtkWidget *window;

  g_application_activate (G_APPLICATION (app));
  window = find_window (ROBO_TYPE_WINDOW);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_drive_show (GTK_WINDOW (window));

  return window;
}

static GtkWidget *
get_page (GtkWidget  *window,
          const char *name)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (window, ROBO_TYPE_WINDOW, "pages"));

  return gtk_stack_get_child_by_name (pages, name);
}

/* Some are read in another thread first. */
static gboolean
is_shown (GtkWidget  *window,
          const char *page)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (window, ROBO_TYPE_WINDOW, "pages"));

  return g_str_equal (gtk_stack_get_visible_child_name (pages), page);
}

static void
test_page (gconstpointer data)
{
  GtkWidget *window = get_window ();

  robo_window_show_page (ROBO_WINDOW (window), data);
  ui_drive_until (is_shown (window, data));
  walk_over (window, data, NARROW);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_mode (gconstpointer data)
{
  GtkWidget *window = get_window ();

  gtk_widget_activate_action (window, "win.new-game-mode", "s", data);
  walk_over (window, data, NARROW);
  if (g_str_equal (data, "championship"))
    {
      g_signal_emit_by_name (get_page (window, "new-game"), "start-series");
      walk_over (window, "series", NARROW);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_editor (void)
{
  GtkWidget *window = get_window ();

  gtk_widget_activate_action (window, "win.new-arena", NULL);
  walk_over (window, "editor", NARROW);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_lesson (void)
{
  GtkWidget *window = get_window ();

  robo_window_show_page (ROBO_WINDOW (window), "tutorial");
  ui_drive_until (is_shown (window, "tutorial"));
  g_signal_emit_by_name (get_page (window, "tutorial"), "lesson-chosen", 0u);
  walk_over (window, "lesson", NARROW);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
open_bundled (GtkWidget  *window,
              const char *folder,
              const char *name,
              const char *page)
{
  g_autofree char *path = g_build_filename (robo_paths_get_data_dir (), folder, name, NULL);

  gtk_widget_activate_action (window, "win.open-file", "^ay", path);
  ui_drive_until (get_page (window, page) != NULL && gtk_widget_get_mapped (get_page (window, page)));
}

static void
test_cards (void)
{
  GtkWidget *window = get_window ();

  open_bundled (window, "rules", "standard.rules.xml", "rule-set");
  walk_over (window, "rule set", NARROW);
  open_bundled (window, "modules", "standard.modules.xml", "module-set");
  walk_over (window, "module set", NARROW);
  g_signal_emit_by_name (get_page (window, "module-set"), "try-card", 0u);
  walk_over (window, "sandbox", NARROW);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_dialogs (void)
{
  static const char *const actions[] = { "preferences", "help", "shortcuts" };
  const GType              types[] = { ROBO_TYPE_PREFERENCES_WINDOW, ROBO_TYPE_HELP_WINDOW, GTK_TYPE_SHORTCUTS_WINDOW };
  GtkWidget               *window = get_window ();

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *dialog;

      g_action_group_activate_action (G_ACTION_GROUP (app), actions[i], NULL);
      ui_drive_until ((dialog = find_window (types[i])) != NULL);
      ui_drive_until (!ROBO_IS_HELP_WINDOW (dialog) || robo_help_window_get_is_whole (ROBO_HELP_WINDOW (dialog)));
      walk_over (dialog, actions[i], GTK_IS_SHORTCUTS_WINDOW (dialog) ? SHORTCUTS : NARROW);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of people with modules: a question, a program, and the end. */
static void
test_game (gconstpointer data)
{
  const guint      n_rounds = GPOINTER_TO_UINT (data);
  GtkWidget       *window = get_window ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "robodrome", "games", "manners" ROBO_MATCH_SUFFIX, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *page = g_strdup_printf ("game after %u rounds", n_rounds);
  g_autoptr (RoboMatchSetup) setup = test_setup_new ("hhkk", 5);
  g_autoptr (RoboMatch) match = NULL;
  g_autoptr (RoboMatchFile) file = NULL;
  g_autoptr (GError) error = NULL;

  test_setup_add_modules (setup);
  match = robo_match_new (setup);
  robo_match_start (match);
  test_match_play (match, n_rounds);
  file = robo_match_file_new (robo_match_get_setup (match), robo_match_get_game (match));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (robo_match_file_save (file, path, &error));
  g_assert_no_error (error);
  robo_window_open_file (ROBO_WINDOW (window), path);
  ui_drive_until (ui_drive_find (window, ROBO_TYPE_GAME_PAGE, 0) != NULL);
  g_unlink (path);
  walk_over (window, page, NARROW);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const pages[] = { "start", "tutorial", "library", "rules" };
  static const char *const modes[] = { "training", "match", "all-arenas", "championship" };
  static const guint       rounds[] = { 0, 3, 500 };

  ui_test_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  app = GTK_APPLICATION (robo_application_new ());
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (app), NULL, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/manners/page/", pages[i], NULL);

      g_test_add_data_func (path, pages[i], test_page);
    }
  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = g_strconcat ("/manners/mode/", modes[i], NULL);

      g_test_add_data_func (path, modes[i], test_mode);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/manners/game/%u", rounds[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (rounds[i]), test_game);
    }
  g_test_add_func ("/manners/editor", test_editor);
  g_test_add_func ("/manners/lesson", test_lesson);
  g_test_add_func ("/manners/cards", test_cards);
  g_test_add_func ("/manners/dialogs", test_dialogs);

  return g_test_run ();
}
