// SPDX-License-Identifier: GPL-3.0-or-later
// Visits every page in light and dark style, and in high contrast. Each page has the main menu, is readable, has no two
// buttons with the same name, and nothing to press is too small.
#include "config.h"

#include "ui/widgets/robo-main-menu.h"
#include "window-walk.h"

/* Text and signs have at least this contrast to their background (WCAG 2.1, 1.4.3 and 1.4.11). Rendered pixels are
 * never quite as dark as their color. */
#define TEXT_CONTRAST 4.45
#define SIGN_CONTRAST 2.95

/* Everything that can be pressed has at least this width and height (WCAG 2.2, 2.5.8). */
#define TARGET_PX 24

static GtkApplication *app;

/* Names */

static char *
dup_name (GtkWidget *widget)
{
  g_autofree char *name =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  const char *text = window_find_text (widget);

  if (name != NULL && *name != '\0' && !g_str_equal (name, "undefined"))
    return g_steal_pointer (&name);
  if (text != NULL && *text != '\0')
    return g_strdup (text);

  return g_strdup (gtk_widget_get_tooltip_text (widget));
}

static void
look_at_names (WindowFaults *faults,
               GHashTable   *names,
               GtkWidget    *widget)
{
  /* Some buttons, such as the keys of a controller that only show dice, cannot be pressed. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_WINDOW_CONTROLS (widget) ||
      !gtk_widget_get_can_target (widget))
    return;

  /* A button inside of a menu button, drop-down or spin button is part of that widget. */
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_sensitive (widget) &&
      !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)) && !GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)) &&
      !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget)))
    {
      char *name = dup_name (widget);

      if (name == NULL)
        window_complain (faults, "a %s without a name", G_OBJECT_TYPE_NAME (widget));
      /* Two lines of the log can say the same, so the buttons that explain them can have the same name. */
      else if (!g_hash_table_add (names, name) && !gtk_widget_has_css_class (widget, "why"))
        window_complain (faults, "two buttons “%s”, one in a %s", name,
                         G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_names (faults, names, child);
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

/* Draws the window as on the screen: at its own size, not scaled to the area within its frame, which would
 * blur pictures, and with the origin of its coordinates. */
static cairo_surface_t *
draw_window (GtkWidget *window)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, gtk_widget_get_width (window),
                                                         gtk_widget_get_height (window));
  cairo_t         *cr = cairo_create (surface);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t frame;

  g_assert_true (gtk_widget_compute_bounds (window, window, &frame));
  gdk_paintable_snapshot (paintable, snapshot, frame.size.width, frame.size.height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  cairo_translate (cr, frame.origin.x, frame.origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

typedef struct
{
  GtkWidget       *window;
  cairo_surface_t *surface; /* picture of the window; NULL until it is drawn */
} Picture;

/* Everything has its final size and place only after painting. */
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

/* Takes the color of most pixels as background, and the color with the highest contrast to it as foreground. */
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
  GHashTableIter iter;
  gpointer       colour;

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
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &colour, NULL))
    most = MAX (most, get_contrast (behind, GPOINTER_TO_UINT (colour)));

  return most;
}

/* The button that explains a line of the log is drawn only while the line has the pointer or the focus. */
static gboolean
is_drawn_later (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

  return button != NULL && gtk_widget_has_css_class (button, "why") && !GTK_IS_TOGGLE_BUTTON (button);
}

/* Disabled widgets need not be readable, and widgets that are scrolled away are not visible. */
static gboolean
is_read (GtkWidget       *window,
         GtkWidget       *widget,
         graphene_rect_t *area)
{
  graphene_rect_t clip;

  if (!gtk_widget_is_sensitive (widget) || gtk_widget_get_opacity (widget) == 0 || is_drawn_later (widget) ||
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
look_at_contrast (WindowFaults    *faults,
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

      /* The stroke of an I fills its label, so include some background. */
      graphene_rect_inset (&area, -2, 0);
      contrast = measure_contrast (surface, &area);

      if (contrast < (is_text ? TEXT_CONTRAST : SIGN_CONTRAST))
        window_complain (faults, "contrast %.2f of %s “%s” in %s at %g,%g", contrast, G_OBJECT_TYPE_NAME (widget),
                         is_text ? gtk_label_get_text (GTK_LABEL (widget))
                                 : gtk_image_get_icon_name (GTK_IMAGE (widget)),
                         G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), area.origin.x, area.origin.y);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_contrast (faults, window, surface, child);
}

/* Targets */

/* The row or entry around these widgets is pressed with them. */
static gboolean
is_part_of_target (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (gtk_widget_get_parent (widget), GTK_TYPE_BUTTON) != NULL ||
         gtk_widget_get_ancestor (gtk_widget_get_parent (widget), GTK_TYPE_MENU_BUTTON) != NULL ||
         gtk_widget_get_ancestor (gtk_widget_get_parent (widget), GTK_TYPE_DROP_DOWN) != NULL;
}

static void
look_at_targets (WindowFaults *faults,
                 GtkWidget    *window,
                 GtkWidget    *widget)
{
  graphene_rect_t area;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_WINDOW_CONTROLS (widget) ||
      !gtk_widget_get_can_target (widget))
    return;

  if ((GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_EDITABLE (widget) ||
       (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)))) &&
      gtk_widget_is_sensitive (widget) && !is_part_of_target (widget) &&
      gtk_widget_compute_bounds (widget, window, &area) &&
      (area.size.width < TARGET_PX || area.size.height < TARGET_PX))
    {
      g_autofree char *name = dup_name (widget);

      window_complain (faults, "%s “%s” in %s has only %g x %g px", G_OBJECT_TYPE_NAME (widget), name,
                       G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), area.size.width, area.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_targets (faults, window, child);
}

/* Windows */

static void
look_at_looks (WindowFaults *faults,
               GtkWidget    *window)
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
      look_at_contrast (faults, window, picture.surface, window);
      cairo_surface_destroy (picture.surface);
    }
}

static gboolean
idle_cb (gpointer user_data)
{
  gboolean *is_idle = user_data;

  *is_idle = TRUE;

  return G_SOURCE_REMOVE;
}

static void
look_at (GtkWidget  *window,
         const char *page,
         gpointer    data)
{
  WindowFaults faults = { page, 0 };
  gboolean     is_idle = FALSE;
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  /* The buttons of the log get their names when the program is idle. */
  ui_drive_settle (window);
  g_idle_add_full (G_PRIORITY_LOW + 1, idle_cb, &is_idle, NULL);
  ui_drive_until (is_idle);
  look_at_names (&faults, names, window);
  if (ROBO_IS_WINDOW (window) && count_menus (window) != 1)
    window_complain (&faults, "%u main menus", count_menus (window));
  look_at_targets (&faults, window, window);
  look_at_looks (&faults, window);
  if (faults.n_faults > 0)
    g_test_fail ();
}

static void
test_stop (gconstpointer data)
{
  window_walk (app, data, look_at, NULL);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);
  app = window_drive_start ();
  /* Disable animations, since intermediate colors are not to be checked, and take longer with slow frames. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (window_stops); i++)
    {
      g_autofree char *path = g_strconcat ("/app/manners/widgets-are-readable-and-named/", window_stops[i].name, NULL);

      g_test_add_data_func (path, &window_stops[i], test_stop);
    }

  return g_test_run ();
}
