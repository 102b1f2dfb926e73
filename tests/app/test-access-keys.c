// SPDX-License-Identifier: GPL-3.0-or-later
// Visits every page in every language, at the width of a laptop and of a phone: no two widgets that are shown together
// may have the same access key, since the key would then move the focus instead of pressing the widget.
#include "config.h"

#include "app/languages/robo-language.h"
#include "ui/setup/robo-start-page.h"
#include "window-walk.h"

#define NARROW_PX 360
/* Without a window manager a window has a frame of this width around it. */
#define FRAME_PX 20

static GtkApplication *app;

typedef struct
{
  const WindowStop *stop;
  const char       *language;
} Case;

/* Buttons of the bar for remote games of which at most one is shown */
static const char *const one_of[][6] = {
  { "agree_button", "end_button", "pause_button", "pace_button", "welcome_button", NULL },
  { "resume_button", "again_button", NULL },
};

static gboolean
are_never_together (GtkWidget *label,
                    GtkWidget *other)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (gtk_widget_get_parent (label)));
  const char *other_id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (gtk_widget_get_parent (other)));

  for (guint i = 0; id != NULL && other_id != NULL && i < G_N_ELEMENTS (one_of); i++)
    if (g_strv_contains (one_of[i], id) && g_strv_contains (one_of[i], other_id))
      return TRUE;

  return FALSE;
}

static void
look_at_label (WindowFaults *faults,
               GPtrArray    *labels,
               GtkLabel     *label)
{
  guint keyval = gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (label));

  if (keyval == GDK_KEY_VoidSymbol)
    return;

  for (guint i = 0; i < labels->len; i++)
    {
      GtkLabel *other = labels->pdata[i];

      if (gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (other)) == keyval &&
          !are_never_together (GTK_WIDGET (label), GTK_WIDGET (other)))
        window_complain (faults, "“%s” and “%s” have the same access key, %s", gtk_label_get_text (other),
                         gtk_label_get_text (label), gdk_keyval_name (keyval));
    }
  g_ptr_array_add (labels, label);
}

/* Looks at all labels that are shown, and at the hidden ones of parts whose buttons depend on the game. A popover keeps
 * the keys of its content to itself. */
static void
look_at_keys (WindowFaults *faults,
              GPtrArray    *labels,
              GtkWidget    *widget,
              gboolean      hidden_too)
{
  if (!gtk_widget_get_mapped (widget) && !hidden_too)
    return;
  if (GTK_IS_LABEL (widget))
    look_at_label (faults, labels, GTK_LABEL (widget));
  if (ROBO_IS_START_PAGE (widget) || ROBO_IS_REMOTE_BAR (widget))
    hidden_too = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      look_at_keys (faults, labels, child, hidden_too);
}

static void
look_at_window (WindowFaults *faults,
                GtkWidget    *window)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  look_at_keys (faults, labels, window, FALSE);
}

static void
look_at (GtkWidget  *window,
         const char *page,
         gpointer    data)
{
  const Case      *which = data;
  g_autofree char *name = g_strdup_printf ("%s in %s", page, which->language);
  g_autofree char *narrow = g_strdup_printf ("narrow %s", name);
  WindowFaults     faults = { name, 0 };
  int              width;
  int              height;

  ui_drive_settle (window);
  look_at_window (&faults, window);
  if (ROBO_IS_WINDOW (window))
    {
      gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
      /* At each smaller width a page may need less width, and only then can the window shrink further. */
      for (guint i = 0; i < 10 && gtk_widget_get_width (window) > NARROW_PX + FRAME_PX; i++)
        {
          gtk_window_set_default_size (GTK_WINDOW (window), NARROW_PX, 2 * NARROW_PX);
          ui_drive_settle (window);
        }
      faults.page = narrow;
      look_at_window (&faults, window);
      gtk_window_set_default_size (GTK_WINDOW (window), width, height);
      ui_drive_until (width <= 0 || ABS (gtk_widget_get_width (window) - width) <= FRAME_PX);
      ui_drive_settle (window);
    }
  if (faults.n_faults > 0)
    g_test_fail ();
}

static void
test_stop (gconstpointer data)
{
  const Case *which = data;

  robo_language_use (which->language);
  window_walk (app, which->stop, look_at, (gpointer)data);
  robo_language_use ("en");
}

int
main (int   argc,
      char *argv[])
{
  static const char *const languages[] = { "en", "de", "pl" };
  static Case              cases[G_N_ELEMENTS (window_stops) * G_N_ELEMENTS (languages)];
  Case                    *next = cases;

  robo_language_init ();
  ui_test_init (&argc, &argv);
  app = window_drive_start ();

  for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
    for (guint stop = 0; stop < G_N_ELEMENTS (window_stops); stop++, next++)
      {
        g_autofree char *path = g_strdup_printf ("/app/access-keys/%s/%s-has-each-key-once", languages[language],
                                                 window_stops[stop].name);

        *next = (Case){ &window_stops[stop], languages[language] };
        g_test_add_data_func (path, next, test_stop);
      }

  return g_test_run ();
}
