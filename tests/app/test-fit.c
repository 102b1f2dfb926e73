// SPDX-License-Identifier: GPL-3.0-or-later
// Visits every page in every language, with the usual text size and twice that size. Each page must fit a laptop and,
// with the usual size, a phone, and no text may be cut.
#include "config.h"

#include "app/languages/robo-language.h"
#include "window-walk.h"

/* A phone in portrait orientation has this width. */
#define NARROW 360
/* Without a window manager a window has a frame of this width around it. */
#define FRAME_PX 20

static GtkApplication *app;

typedef struct
{
  const WindowStop *stop;
  const char       *language;
  int               percent; /* size of text, as a percentage of the usual size */
} Case;

/* Texts */

/* Returns whether a word is too long for its place and broken. */
static gboolean
breaks_word (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);

  for (GSList *l = pango_layout_get_lines_readonly (layout)->next; l != NULL; l = l->next)
    {
      const char *start = text + ((PangoLayoutLine *)l->data)->start_index;

      if (g_unichar_isalnum (g_utf8_get_char (start)) &&
          g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (start))))
        return TRUE;
    }

  return FALSE;
}

/* Returns whether the widget is outside of its area. Scrolled content does not count as long as there is a
 * scrollbar. */
static gboolean
is_outside (GtkWidget *widget)
{
  graphene_rect_t area;
  GtkWidget      *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget      *place = scroller != NULL ? scroller : GTK_WIDGET (gtk_widget_get_root (widget));
  GtkPolicyType   policy = GTK_POLICY_NEVER;

  if (scroller != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &policy, NULL);
  if (policy == GTK_POLICY_AUTOMATIC || policy == GTK_POLICY_ALWAYS ||
      !gtk_widget_compute_bounds (widget, place, &area))
    return FALSE;

  return area.origin.x < -1 || area.origin.x + area.size.width > gtk_widget_get_width (place) + 1;
}

static void
look_at_label (WindowFaults *faults,
               GtkLabel     *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char  *text = gtk_label_get_text (label);
  int          width;
  int          height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    window_complain (faults, "“%s” is cut off", text);
  else if (breaks_word (layout))
    window_complain (faults, "a word of “%s” is broken", text);
  else if (width > gtk_widget_get_width (GTK_WIDGET (label)) + 2)
    window_complain (faults, "“%s” is wider than its place", text);
  if (height > gtk_widget_get_height (GTK_WIDGET (label)) + 2)
    window_complain (faults, "“%s” is higher than its place", text);
  if (is_outside (GTK_WIDGET (label)))
    window_complain (faults, "“%s” is outside", text);
}

/* An inscription has the same size for any text, so its layout must be measured. */
static void
look_at_inscription (WindowFaults   *faults,
                     GtkInscription *inscription)
{
  const char *said = gtk_inscription_get_text (inscription);
  const char *text = said != NULL ? said : "";
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (inscription), text);
  int height;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, gtk_widget_get_width (GTK_WIDGET (inscription)) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if (height > gtk_widget_get_height (GTK_WIDGET (inscription)) + 2)
    window_complain (faults, "“%s” is higher than its place", text);
  else if (breaks_word (layout))
    window_complain (faults, "a word of “%s” is broken", text);
}

static gboolean
has_large_text (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 96 * PANGO_SCALE;
}

static void
look_at_texts (WindowFaults *faults,
               GtkWidget    *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    look_at_label (faults, GTK_LABEL (widget));
  else if (GTK_IS_INSCRIPTION (widget) && !has_large_text ())
    look_at_inscription (faults, GTK_INSCRIPTION (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_texts (faults, child);
}

/* Width */

/* Returns the path from the page down to the widget that makes it wide. */
static char *
dup_widest (GtkWidget *widget)
{
  GString *path = g_string_new (NULL);

  while (widget != NULL)
    {
      GtkWidget  *widest = NULL;
      const char *text = window_find_text (widget);
      int         most = 0;
      int         width;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_string_append_printf (path, " %s %d", G_OBJECT_TYPE_NAME (widget), width);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          int minimum;

          if (!gtk_widget_get_visible (child) || GTK_IS_POPOVER (child))
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

/* A box with wrapped lines may get less height than it requested, and then overlaps the content below. */
static void
look_at_lines (WindowFaults *faults,
               GtkWidget    *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t area;

      if (!gtk_widget_get_mapped (child))
        continue;
      if (GTK_IS_FLOW_BOX (widget) && gtk_widget_compute_bounds (child, widget, &area) &&
          area.origin.y + area.size.height > gtk_widget_get_height (widget) + 1)
        window_complain (faults, "“%s” hangs out of its box", window_find_text (child));
      look_at_lines (faults, child);
    }
}

/* Checks the content inside the frame at the width of a phone, because a page adapts to a small width only when the
 * window has it. */
static void
look_at_width (WindowFaults *faults,
               GtkWidget    *window)
{
  int              width;
  int              height;
  int              minimum;
  g_autofree char *shot = NULL;

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  for (guint i = 0; i < 10; i++)
    {
      /* At each smaller width a page may need less width, and only then can the window shrink further. */
      if (ROBO_IS_WINDOW (window))
        gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 2 * NARROW);
      ui_drive_settle (window);
      gtk_widget_measure (gtk_widget_get_first_child (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      if (minimum <= NARROW && (!ROBO_IS_WINDOW (window) || gtk_widget_get_width (window) <= NARROW + FRAME_PX))
        break;
    }
  if (minimum > NARROW)
    {
      g_autofree char *path = dup_widest (window);

      window_complain (faults, "%d pixels wide:%s", minimum, path);
    }
  else if (ROBO_IS_WINDOW (window) && gtk_widget_get_width (window) > NARROW + FRAME_PX)
    window_complain (faults, "stays %d pixels wide", gtk_widget_get_width (window));
  look_at_lines (faults, window);
  look_at_texts (faults, window);
  shot = g_strdelimit (g_strconcat ("narrow-", faults->page, NULL), " ", '-');
  ui_drive_shoot (shot);
  if (!ROBO_IS_WINDOW (window))
    return;

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (width > 0)
    ui_drive_until (ABS (gtk_widget_get_width (window) - width) <= FRAME_PX);
  ui_drive_settle (window);
}

/* Windows */

static void
look_at (GtkWidget  *window,
         const char *page,
         gpointer    data)
{
  const Case      *which = data;
  g_autofree char *name = g_strdup_printf ("%s-%s-%d", page, which->language, which->percent);
  WindowFaults     faults = { name, 0 };

  ui_drive_settle (window);
  ui_drive_shoot (name);
  look_at_texts (&faults, window);
  if (which->percent == 100)
    {
      look_at_lines (&faults, window);
      look_at_width (&faults, window);
    }
  if (faults.n_faults > 0)
    g_test_fail ();
}

static void
test_stop (gconstpointer data)
{
  const Case  *which = data;
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-xft-dpi", 96 * PANGO_SCALE * which->percent / 100, NULL);
  robo_language_use (which->language);
  window_walk (app, which->stop, look_at, (gpointer)data);
  robo_language_use ("en");
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* Windows that are narrow from the beginning */

static void
look_whether_narrow (GtkWidget  *window,
                     const char *page,
                     gpointer    data)
{
  ui_drive_settle (window);
  g_assert_cmpint (gtk_widget_get_width (window), <=, NARROW + FRAME_PX);
}

/* The window stays narrow with each page that is shown in it. */
static void
test_opened_narrow (void)
{
  GtkWidget *window = window_drive_open (app);
  WindowWalk walk = { app, look_whether_narrow, NULL };

  gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 2 * NARROW);
  ui_drive_until (gtk_widget_get_width (window) <= NARROW + FRAME_PX);
  window_walk_page (&walk, window, "rules");
  window_walk_cards (&walk, window, "module-set");
  window_walk_rules (&walk, window, "rule-set");
  window_walk_lesson (&walk, window, "lesson");
  window_walk_puzzle (&walk, window, "puzzle");
  window_walk_question (&walk, window, "question");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const languages[] = { "en", "de", "pl" };
  static const int         percents[] = { 100, 200 };
  static Case              cases[G_N_ELEMENTS (window_stops) * G_N_ELEMENTS (languages) * G_N_ELEMENTS (percents)];
  Case                    *next = cases;

  robo_language_init ();
  ui_test_init (&argc, &argv);
  app = window_drive_start ();

  for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
    for (guint percent = 0; percent < G_N_ELEMENTS (percents); percent++)
      for (guint stop = 0; stop < G_N_ELEMENTS (window_stops); stop++, next++)
        {
          g_autofree char *path = g_strdup_printf ("/app/fit/%s/text-size-%d-percent/%s-fits",
                                                   languages[language], percents[percent], window_stops[stop].name);

          *next = (Case){ &window_stops[stop], languages[language], percents[percent] };
          g_test_add_data_func (path, next, test_stop);
        }

  g_test_add_func ("/app/fit/en/text-size-100-percent/narrow-window-stays-narrow-when-pages-open", test_opened_narrow);

  return g_test_run ();
}
