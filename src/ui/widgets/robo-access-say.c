// SPDX-License-Identifier: GPL-3.0-or-later
// Makes screen readers announce events.
#include "config.h"

#include "robo-access.h"

#include <dlfcn.h>

#include "match/log/robo-words.h"

/* A window keeps data under these keys. SENTENCES has the sentences that are still to be spoken, MOVED the time of
 * the last focus change or of the first sentence, in microseconds, and WAITING the time that sentences have waited,
 * in milliseconds. */

#define SENTENCES "robo-access-sentences"
#define MOVED     "robo-access-moved"
#define WAITING   "robo-access-waiting"

/* Sentences wait this long after a widget has got the focus, because a screen reader stops speaking when the focus
 * moves again. */
#define FOCUS_IS_READ_MS 400

/* After this time the screen reader, too, has left a widget that has lost the focus, and speaks no change of it. */
#define FOCUS_IS_KNOWN_MS 1000

/* Sentences wait at most this long, even if the focus keeps moving. */
#define LATEST_MS 800

/* The description of this widget has been used for sentences. The widget may have been destroyed. */
static GWeakRef described;

static void
describe (GtkWidget  *widget,
          const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* Gives the widget its own description back. Call this only when the widget no longer has the focus, because a screen
 * reader speaks every change of the widget with the focus. */
static void
restore_description (void)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&described);

  g_weak_ref_set (&described, NULL);
  if (widget != NULL)
    robo_access_restore_description (widget);
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
  g_autoptr (GtkWidget) before = NULL;
  g_autofree char *text = NULL;
  GtkWidget       *widget;
  void (*announce) (GtkAccessible *, const char *, int);
  const int medium_priority = 1;

  *(void **)&announce = dlsym (dlopen (NULL, RTLD_LAZY), "gtk_accessible_announce");
  if (announce != NULL && !is_kept_for_tests ())
    {
      for (char **sentence = sentences; *sentence != NULL; sentence++)
        announce (GTK_ACCESSIBLE (root), *sentence, medium_priority);
      return;
    }

  widget = find_spoken (root);
  before = g_weak_ref_get (&described);
  if (before != widget)
    restore_description ();
  g_weak_ref_set (&described, widget);
  text = g_strjoinv (" ", sentences);
  describe (widget, text);
  /* Take the sentence away at once: the screen reader has got it with the change, and a slow one would read it again
   * as the description of a widget that has just got the focus. Screen readers do not speak an empty description,
   * but they would speak the widget's own one. So restore that one only when the focus has left the widget. */
  if (!is_kept_for_tests ())
    describe (widget, "");
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

/* Gives a widget its own description back if the focus has left the widget. */
static gboolean
focus_has_moved_cb (gpointer user_data)
{
  g_autoptr (GtkRoot) root = g_weak_ref_get (user_data);
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&described);

  if (root != NULL && gtk_root_get_focus (root) != NULL && find_spoken (root) != widget)
    restore_description ();

  return G_SOURCE_REMOVE;
}

static void
focus_changed_cb (GtkRoot *root)
{
  gint64 *moved_us = g_object_get_data (G_OBJECT (root), MOVED);

  *moved_us = g_get_monotonic_time ();
  g_timeout_add_full (G_PRIORITY_DEFAULT, FOCUS_IS_KNOWN_MS, focus_has_moved_cb, weak_ref_new (root), weak_ref_free);
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
    }
  still_ms = (g_get_monotonic_time () - *moved_us) / 1000;

  return still_ms < FOCUS_IS_READ_MS ? (guint)(FOCUS_IS_READ_MS - still_ms) : 0;
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
  g_autoptr (GPtrArray) waiting = NULL;

  if (root == NULL)
    return G_SOURCE_REMOVE;

  /* Wait longer if the current event has moved the focus. */
  if (watch_focus (root) > 0 && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (root), WAITING)) < LATEST_MS)
    {
      speak_later (root);
      return G_SOURCE_REMOVE;
    }

  g_object_set_data (G_OBJECT (root), WAITING, NULL);
  waiting = g_object_steal_data (G_OBJECT (root), SENTENCES);
  if (waiting->len > 0 && gtk_widget_get_realized (GTK_WIDGET (root)))
    {
      g_ptr_array_add (waiting, NULL);
      speak (root, (GStrv)waiting->pdata);
    }

  return G_SOURCE_REMOVE;
}

/* Returns the sentence as it is spoken. A title has no full stop, but is spoken as a sentence of its own. */
static char *
dup_ended (const char *sentence)
{
  gunichar         last = g_utf8_get_char (g_utf8_find_prev_char (sentence, sentence + strlen (sentence)));
  g_autofree char *spoken = robo_words_dup_spoken (sentence);

  return g_strconcat (spoken, g_unichar_ispunct (last) ? "" : ".", NULL);
}

void
robo_access_say (GtkWidget  *widget,
                 const char *sentence)
{
  GtkRoot   *root;
  GPtrArray *waiting;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  root = gtk_widget_get_root (widget);
  if (root == NULL || *sentence == '\0')
    return;

  waiting = g_object_get_data (G_OBJECT (root), SENTENCES);
  if (waiting == NULL)
    {
      waiting = g_ptr_array_new_with_free_func (g_free);
      g_object_set_data_full (G_OBJECT (root), SENTENCES, waiting, (GDestroyNotify)g_ptr_array_unref);
      speak_later (root);
    }
  g_ptr_array_add (waiting, dup_ended (sentence));
}

void
robo_access_take_back (GtkWidget  *widget,
                       const char *sentence)
{
  GtkRoot         *root;
  GPtrArray       *waiting;
  g_autofree char *ended = NULL;
  guint            i;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  root = gtk_widget_get_root (widget);
  waiting = root != NULL ? g_object_get_data (G_OBJECT (root), SENTENCES) : NULL;
  if (waiting == NULL || *sentence == '\0')
    return;

  ended = dup_ended (sentence);
  if (g_ptr_array_find_with_equal_func (waiting, ended, g_str_equal, &i))
    g_ptr_array_remove_index (waiting, i);
}
