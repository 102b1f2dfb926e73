// SPDX-License-Identifier: GPL-3.0-or-later
// Makes screen readers announce events.
#include "config.h"

#include "robo-access.h"

#include <dlfcn.h>

#include "match/log/robo-words.h"

/* A window keeps data under these keys. SENTENCES has the sentences that are still to be spoken. */

#define SENTENCES "robo-access-sentences"
#define MOVED     "robo-access-moved"   /* MOVED has the time of the last focus change, in microseconds. */
#define WAITING   "robo-access-waiting" /* WAITING has the time that sentences have waited, in milliseconds. */

/* Sentences wait this long after a widget has got the focus. In this time a screen reader asks for the description of
 * the widget, and a sentence that became the description would be spoken twice: with the widget, and as a change. */
#define FOCUS_IS_READ_MS 400

/* Sentences wait at most this long, even if the focus keeps moving. */
#define LATEST_MS 800

/* The description of this widget is the last sentence. The widget may have been destroyed. */
static GWeakRef described;

static void
describe (GtkWidget  *widget,
          const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
clear_announcements (void)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&described);
  const char *text;

  if (widget == NULL)
    return;

  /* Set the tooltip again, because GTK uses it as the description. */
  text = gtk_widget_get_tooltip_text (widget);
  if (text != NULL)
    describe (widget, text);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Returns the widget that a screen reader reads with the current focus. If the focus is on the text widget in an
 * entry, this is the entry. */
static GtkWidget *
find_spoken (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  while (focus != NULL && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (focus)) == GTK_ACCESSIBLE_ROLE_NONE)
    focus = gtk_widget_get_parent (focus);

  return focus != NULL ? focus : GTK_WIDGET (root);
}

/* Returns TRUE in tests, which keep the sentences. The test backend of GTK 4.18 does not implement announce(): GTK
 * would call a NULL pointer. */
static gboolean
is_kept_for_tests (void)
{
  return g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0;
}

/* Lets the screen reader speak the sentences. If GTK can announce, each sentence is an announcement of its own, so
 * that the user can skip some sentences. */
static void
speak (GtkRoot *root,
       GStrv    sentences)
{
  g_autofree char *text = NULL;
  void (*announce) (GtkAccessible *, const char *, int);
  const int medium_priority = 1;

  *(void **)&announce = dlsym (dlopen (NULL, RTLD_LAZY), "gtk_accessible_announce");
  if (announce != NULL && !is_kept_for_tests ())
    {
      for (char **sentence = sentences; *sentence != NULL; sentence++)
        announce (GTK_ACCESSIBLE (root), *sentence, medium_priority);
      return;
    }

  clear_announcements ();
  g_weak_ref_set (&described, find_spoken (root));
  text = g_strjoinv (" ", sentences);
  describe (find_spoken (root), text);
}

/* Clears the last sentence when the focus moves, so that it is not spoken again when the focus comes back. */
static void
focus_changed_cb (GtkRoot *root)
{
  gint64 *moved_us = g_object_get_data (G_OBJECT (root), MOVED);
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&described);

  *moved_us = g_get_monotonic_time ();
  if (gtk_root_get_focus (root) != NULL && find_spoken (root) != widget)
    clear_announcements ();
}

/* Clears the last sentence when the user leaves the window, so that it is not spoken again when the user comes back. */
static void
active_changed_cb (GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    clear_announcements ();
}

/* Watches the focus, and returns how long a sentence has to wait before it may be spoken, in milliseconds. */
static guint
watch_focus (GtkRoot *root)
{
  gint64 *moved_us = g_object_get_data (G_OBJECT (root), MOVED);
  gint64  still_ms;

  if (moved_us == NULL)
    {
      moved_us = g_new (gint64, 1);
      *moved_us = g_get_monotonic_time ();
      g_object_set_data_full (G_OBJECT (root), MOVED, moved_us, g_free);
      g_signal_connect (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
      g_signal_connect (root, "notify::is-active", G_CALLBACK (active_changed_cb), NULL);
    }
  still_ms = (g_get_monotonic_time () - *moved_us) / 1000;

  return still_ms < FOCUS_IS_READ_MS ? (guint)(FOCUS_IS_READ_MS - still_ms) : 0;
}

/* Creates a weak reference to the window, because a window that is closed must be freed at once. With a strong
 * reference, its match would go on until the sentence is spoken. */
static GWeakRef *
weak_ref_new (GtkRoot *root)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, root);

  return weak;
}

static void
weak_ref_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

static gboolean speak_cb (gpointer user_data);

/* Speaks when the current event has made all its changes of the focus. */
static gboolean
speak_when_idle_cb (gpointer user_data)
{
  g_autoptr (GtkRoot) root = g_weak_ref_get (user_data);

  if (root != NULL)
    g_idle_add_full (G_PRIORITY_LOW, speak_cb, weak_ref_new (root), weak_ref_free);

  return G_SOURCE_REMOVE;
}

static void
speak_later (GtkRoot *root)
{
  guint delay_ms = watch_focus (root);
  guint waited_ms = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (root), WAITING));

  delay_ms = MIN (delay_ms, LATEST_MS - waited_ms);
  g_object_set_data (G_OBJECT (root), WAITING, GUINT_TO_POINTER (waited_ms + delay_ms));
  g_timeout_add_full (G_PRIORITY_DEFAULT, delay_ms, speak_when_idle_cb, weak_ref_new (root), weak_ref_free);
}

static gboolean
speak_cb (gpointer user_data)
{
  g_autoptr (GtkRoot) root = g_weak_ref_get (user_data);
  g_auto (GStrv) sentences = NULL;
  GStrvBuilder *builder;

  if (root == NULL)
    return G_SOURCE_REMOVE;

  /* Wait longer if the current event has moved the focus. */
  if (watch_focus (root) > 0 && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (root), WAITING)) < LATEST_MS)
    {
      speak_later (root);
      return G_SOURCE_REMOVE;
    }

  g_object_set_data (G_OBJECT (root), WAITING, NULL);
  builder = g_object_steal_data (G_OBJECT (root), SENTENCES);
  sentences = g_strv_builder_end (builder);
  if (gtk_widget_get_realized (GTK_WIDGET (root)))
    speak (root, sentences);
  g_strv_builder_unref (builder);

  return G_SOURCE_REMOVE;
}

void
robo_access_say (GtkWidget  *widget,
                 const char *sentence)
{
  GtkRoot         *root;
  GStrvBuilder    *builder;
  gunichar         last;
  g_autofree char *spoken = NULL;
  g_autofree char *ended = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  root = gtk_widget_get_root (widget);
  if (root == NULL || *sentence == '\0')
    return;

  builder = g_object_get_data (G_OBJECT (root), SENTENCES);
  if (builder == NULL)
    {
      builder = g_strv_builder_new ();
      g_object_set_data_full (G_OBJECT (root), SENTENCES, builder, (GDestroyNotify)g_strv_builder_unref);
      speak_later (root);
    }

  /* End the sentence with a full stop. A title has no full stop, but is spoken as a sentence of its own. */
  last = g_utf8_get_char (g_utf8_find_prev_char (sentence, sentence + strlen (sentence)));
  spoken = robo_words_dup_spoken (sentence);
  ended = g_strconcat (spoken, g_unichar_ispunct (last) ? "" : ".", NULL);
  g_strv_builder_add (builder, ended);
}
