// SPDX-License-Identifier: GPL-3.0-or-later
// Sends real clicks, drags and key presses through the X server in the suite `ui`, so that tests include hit
// testing, focus and grabs like a user's input.
#pragma once

#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>

#include "ui-test.h"

/* Tests wait at most this long, which is far more than any step takes; only a failing test waits that long. With memory
 * checks, or on a shared machine, games are played many times as slowly, because thinking runs at a lower priority: a
 * review of one second has taken more than sixty. */
#define UI_DRIVE_PATIENCE_S 240

/* Prints the visible texts and the focus, so that a failure on another machine can be understood. */
static inline void
ui_drive_tell (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_printerr ("  %s%s\n",
                gtk_label_get_text (GTK_LABEL (widget)), gtk_widget_is_sensitive (widget) ? "" : " (insensitive)");
  if (gtk_widget_has_focus (widget))
    g_printerr ("  [a %s has the focus]\n", G_OBJECT_TYPE_NAME (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ui_drive_tell (child);
}

static inline gboolean
ui_drive_timeout_cb (gpointer user_data)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    {
      g_printerr ("A window of the type %s:\n", G_OBJECT_TYPE_NAME (l->data));
      ui_drive_tell (l->data);
    }
  g_error ("%s: it did not happen within %d seconds", (const char *)user_data, UI_DRIVE_PATIENCE_S);

  return G_SOURCE_REMOVE;
}

/* Runs the main loop until the condition is true. */
#define ui_drive_until(condition)                                                           \
  G_STMT_START                                                                              \
  {                                                                                         \
    guint ui_drive_alarm = g_timeout_add_seconds (UI_DRIVE_PATIENCE_S, ui_drive_timeout_cb, \
                                                  (gpointer)G_STRLOC ": " #condition);      \
                                                                                            \
    while (!(condition))                                                                    \
      g_main_context_iteration (NULL, TRUE);                                                \
    g_source_remove (ui_drive_alarm);                                                       \
  }                                                                                         \
  G_STMT_END

static inline void
ui_drive_ended_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (g_subprocess_wait_check_finish (G_SUBPROCESS (object), result, &error));
  g_assert_no_error (error);
  *(gboolean *)user_data = TRUE;
}

static inline void
ui_drive_take_words (char **words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  gboolean has_ended = FALSE;

  /* These flags make GLib use posix_spawn(). A fork would make the program fault in all of its memory again. */
  process = g_subprocess_newv ((const char *const *)words, G_SUBPROCESS_FLAGS_INHERIT_FDS, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, ui_drive_ended_cb, &has_ended);
  ui_drive_until (has_ended);
  /* Wait for the events that the X server has made of the input. */
  gdk_display_sync (gdk_display_get_default ());
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_strfreev (words);
}

static inline gboolean
ui_drive_frame_cb (GtkWidget     *widget,
                   GdkFrameClock *clock,
                   gpointer       user_data)
{
  guint *n_frames = user_data;

  (*n_frames)++;

  return G_SOURCE_CONTINUE;
}

static inline gboolean
ui_drive_idle_cb (gpointer user_data)
{
  *(gboolean *)user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Waits a few frames, until sizes and positions are final, and for the idle work that was queued meanwhile, because on
 * a busy machine idle work comes later than frames. A hidden widget has no frames. */
static inline void
ui_drive_settle (GtkWidget *widget)
{
  /* Don't hold a reference: GTK warns about a dialog that lives longer than its parent. */
  GtkWidget *left = NULL;
  gboolean   is_idle = FALSE;
  guint      n_frames = 0;
  guint      id = gtk_widget_add_tick_callback (widget, ui_drive_frame_cb, &n_frames, NULL);

  g_set_weak_pointer (&left, widget);
  ui_drive_until (n_frames > 1 || left == NULL || !gtk_widget_get_mapped (left));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE + 1, ui_drive_idle_cb, &is_idle, NULL);
  ui_drive_until (is_idle && (n_frames > 3 || left == NULL || !gtk_widget_get_mapped (left)));
  if (left != NULL)
    gtk_widget_remove_tick_callback (left, id);
  g_clear_weak_pointer (&left);
}

/* Shows the window and waits until it is drawn. */
static inline void
ui_drive_show (GtkWindow *window)
{
  gtk_window_present (window);
  ui_drive_until (gtk_widget_get_mapped (GTK_WIDGET (window)));
  ui_drive_settle (GTK_WIDGET (window));
}

static inline graphene_point_t
ui_drive_get_middle (GtkWidget *widget)
{
  graphene_point_t middle = GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.0,
                                                 gtk_widget_get_height (widget) / 2.0);
  graphene_point_t point = GRAPHENE_POINT_INIT (-1, -1);

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_native (widget)), &middle, &point));

  return point;
}

/* Runs the words, a command for xdotool, and waits until the result is drawn. */
static inline void
ui_drive_arrive (GtkWidget    *widget,
                 GStrvBuilder *words)
{
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_settle (widget);
}

/* Waits until the widget stops moving after scrolling. */
static inline void
ui_drive_settle_place (GtkWidget *widget)
{
  graphene_point_t before;
  graphene_point_t now = ui_drive_get_middle (widget);

  do
    {
      before = now;
      ui_drive_settle (widget);
      now = ui_drive_get_middle (widget);
    }
  while (!graphene_point_equal (&before, &now));
}

/* Appends the words that make xdotool move to the middle of a widget. */
static inline void
ui_drive_add_move (GStrvBuilder *words,
                   GtkWidget    *widget)
{
  GtkNative       *native = gtk_widget_get_native (widget);
  graphene_point_t point = ui_drive_get_middle (widget);
  double           dx;
  double           dy;
  g_autofree char *xid = NULL;
  g_autofree char *x = NULL;
  g_autofree char *y = NULL;

  g_assert_true (gtk_widget_get_mapped (widget));
  gtk_native_get_surface_transform (native, &dx, &dy);
  xid = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (gtk_native_get_surface (native)));
  x = g_strdup_printf ("%d", (int)(point.x + dx));
  y = g_strdup_printf ("%d", (int)(point.y + dy));
  g_strv_builder_add_many (words, "mousemove", "--window", xid, x, y, NULL);
}

/* Moves the pointer to the middle of the widget and presses the first button. */
static inline void
ui_drive_click (GtkWidget *widget)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  /* The click may remove the widget, and its window too. */
  GtkWidget *root = NULL;

  g_set_weak_pointer (&root, GTK_WIDGET (gtk_widget_get_root (widget)));
  ui_drive_settle_place (widget);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, widget);
  g_strv_builder_add_many (words, "click", "1", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  if (root != NULL)
    ui_drive_settle (root);
  g_clear_weak_pointer (&root);
}

/* Drags in steps, because GTK does not take a single jump for a drag. */
static inline void
ui_drive_drag (GtkWidget *from,
               GtkWidget *to)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  ui_drive_settle (from);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, from);
  /* Move far enough at once, so that this is a drag and not a long press. */
  g_strv_builder_add_many (words, "mousedown", "1", "mousemove_relative", "--sync", "10", "10", NULL);
  ui_drive_arrive (from, words);
  g_strv_builder_add_many (words, "xdotool", "mousemove_relative", "--sync", "10", "10", NULL);
  ui_drive_arrive (from, words);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, to);
  ui_drive_arrive (from, words);
  /* A target learns of a drag between windows from messages that follow the pointer, so move as a hand does. */
  for (guint i = 0; i < 4; i++)
    {
      g_strv_builder_add_many (words, "xdotool", "mousemove_relative", "--sync", "--", i % 2 == 0 ? "1" : "-1", "1",
                               NULL);
      ui_drive_arrive (from, words);
    }
  g_strv_builder_add_many (words, "xdotool", "mouseup", "1", NULL);
  ui_drive_arrive (from, words);
}

/* Drags a widget, such as a divider, by a distance in pixels with the first mouse button. */
static inline void
ui_drive_pull (GtkWidget *widget,
               int        dx,
               int        dy)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char  *x = g_strdup_printf ("%d", dx / 5);
  g_autofree char  *y = g_strdup_printf ("%d", dy / 5);
  const char *const step[] = { "xdotool", "mousemove_relative", "--sync", "--", x, y, NULL };

  ui_drive_settle (widget);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, widget);
  g_strv_builder_add_many (words, "mousedown", "1", NULL);
  ui_drive_arrive (widget, words);
  /* Wait for a frame after each step, because GTK merges all motions within a frame. */
  for (guint i = 0; i < 5; i++)
    {
      ui_drive_take_words (g_strdupv ((char **)step));
      ui_drive_settle (widget);
    }
  g_strv_builder_add_many (words, "xdotool", "mouseup", "1", NULL);
  ui_drive_arrive (widget, words);
}

/* Returns a key as xdotool presses it. Newer keyboard layouts have the function keys on the level of Alt, too, and
 * xdotool presses Alt with them, so they are given by their keycodes: "shift+F9" becomes "shift+75". */
static inline char *
ui_drive_dup_key (const char *key)
{
  static const char *const codes[] = { "67", "68", "69", "70", "71", "72", "73", "74", "75", "76", "95", "96" };
  const char              *plus = strrchr (key, '+');
  const char              *name = plus != NULL ? plus + 1 : key;
  guint64                  number = 0;

  if (name[0] != 'F' || !g_ascii_string_to_unsigned (name + 1, 10, 1, G_N_ELEMENTS (codes), &number, NULL))
    return g_strdup (key);

  return g_strdup_printf ("%.*s%s", (int)(name - key), key, codes[number - 1]);
}

/* Presses keys, named as in xdotool and separated by spaces: "Tab KP_8 3 ctrl+z". Without a window manager
 * they go to the window under the pointer, which is that of the widget. */
static inline void
ui_drive_keys (GtkWidget  *widget,
               const char *keys)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  g_strv_builder_add_many (words, "xdotool", "key", "--delay", "20", NULL);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *key = ui_drive_dup_key (names[i]);

      g_strv_builder_add (words, key);
    }
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_settle (widget);
}

static inline gboolean
ui_drive_is_in_list (GtkWidget *root)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Opens the list of a drop-down with the space bar and presses keys, the last of which closes it. Waits until
 * the list has the focus, since earlier keys would be lost. */
static inline void
ui_drive_choose (GtkWidget  *drop_down,
                 const char *keys)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (drop_down));

  gtk_widget_grab_focus (drop_down);
  ui_drive_keys (root, "space");
  ui_drive_until (ui_drive_is_in_list (root));
  ui_drive_keys (root, keys);
  ui_drive_until (!ui_drive_is_in_list (root));
  ui_drive_settle (root);
}

/* Turns the wheel at the window's edge, where no other widget handles it, until the widget is completely
 * visible and does not move. */
static inline void
ui_drive_scroll_to (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  float      last_y = -1;

  for (guint n = 0; n < 50; n++)
    {
      g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
      g_autofree char *left = g_strdup_printf ("%d", 4 - gtk_widget_get_width (scroller) / 2);
      graphene_rect_t  area;

      ui_drive_settle (scroller);
      g_assert_true (gtk_widget_compute_bounds (widget, scroller, &area));
      if (area.origin.y >= 0 && area.origin.y + area.size.height <= gtk_widget_get_height (scroller))
        {
          /* Content above the widget may still be shrinking. */
          if (G_APPROX_VALUE (area.origin.y, last_y, 0.5f))
            return;
          last_y = area.origin.y;
          continue;
        }

      g_strv_builder_add (words, "xdotool");
      ui_drive_add_move (words, scroller);
      g_strv_builder_add_many (words, "mousemove_relative", "--", left, "0", "click", area.origin.y < 0 ? "4" : "5",
                               NULL);
      ui_drive_take_words (g_strv_builder_end (words));
    }
  g_error ("It does not come into sight.");
}

/* Returns whether the sentence was spoken at the focused widget; from GTK 4.14 on it is announced, which
 * cannot be tested. */
static inline gboolean
ui_drive_is_said (GtkWidget  *window,
                  const char *sentence)
{
  GtkWidget       *focus = gtk_root_get_focus (GTK_ROOT (window));
  g_autofree char *other = NULL;

  if (gtk_check_version (4, 14, 0) == NULL)
    return TRUE;
  if (focus == NULL || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);

  /* The description may begin with another sentence from the same moment. */
  return other == NULL || strstr (other, sentence) != NULL;
}

/* Saves a screenshot as PNG in the folder UI_DRIVE_SHOTS, if it is set, for people to look at. */
static inline void
ui_drive_shoot (const char *name)
{
  const char *folder = g_getenv ("UI_DRIVE_SHOTS");
  g_autoptr (GList) toplevels = NULL;
  g_autoptr (GStrvBuilder) words = NULL;
  g_autofree char *file = NULL;

  if (folder == NULL)
    return;

  toplevels = gtk_window_list_toplevels ();
  ui_drive_settle (toplevels->data);
  words = g_strv_builder_new ();
  file = g_strdup_printf ("%s/%s.png", folder, name);
  g_strv_builder_add_many (words, "import", "-window", "root", file, NULL);
  ui_drive_take_words (g_strv_builder_end (words));
}

/* Returns a descendant of a type by its index, from 0, in reading order; or NULL. */
static inline gpointer
ui_drive_find (gpointer widget,
               GType    type,
               guint    index)
{
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  g_ptr_array_add (rest, widget);
  while (rest->len > 0)
    {
      GtkWidget *next = g_ptr_array_steal_index (rest, rest->len - 1);

      if (next != widget && G_TYPE_CHECK_INSTANCE_TYPE (next, type) && index-- == 0)
        return next;
      for (GtkWidget *child = gtk_widget_get_last_child (next); child != NULL;
           child = gtk_widget_get_prev_sibling (child))
        g_ptr_array_add (rest, child);
    }

  return NULL;
}

typedef gboolean (*UiDriveIsIt) (GtkWidget    *widget,
                                 gconstpointer what);

/* Returns the first mapped descendant of a type, in reading order, for which `is_it` is true; or NULL. Goes
 * only once over the widgets, since tests call it repeatedly while they wait. */
static inline GtkWidget *
ui_drive_find_seen (gpointer      widget,
                    GType         type,
                    UiDriveIsIt   is_it,
                    gconstpointer what)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_mapped (child))
        continue;
      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type) && is_it (child, what))
        return child;
      found = ui_drive_find_seen (child, type, is_it, what);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static inline gboolean
ui_drive_label_is (GtkWidget    *label,
                   gconstpointer text)
{
  return g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text);
}

/* Returns the mapped label with this text, or NULL. */
static inline GtkWidget *
ui_drive_find_label (gpointer    widget,
                     const char *text)
{
  return ui_drive_find_seen (widget, GTK_TYPE_LABEL, ui_drive_label_is, text);
}

/* Lists labels, buttons with their content, and scrolled windows as a whole. */
static inline void
ui_drive_list_seen (GtkWidget *widget,
                    GPtrArray *seen)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) || GTK_IS_SCROLLED_WINDOW (widget) ||
      (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0'))
    {
      g_ptr_array_add (seen, widget);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ui_drive_list_seen (child, seen);
}

/* Asserts that no label or button of a dialog overlaps another one or leaves the window. The dialog must not
 * have scrolling pages. */
static inline void
ui_drive_assert_apart (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();

  ui_drive_settle (dialog);
  ui_drive_list_seen (dialog, seen);
  for (guint i = 0; i < seen->len; i++)
    {
      graphene_rect_t area, other, both;

      g_assert_true (gtk_widget_compute_bounds (seen->pdata[i], dialog, &area));
      g_assert_cmpfloat (area.origin.x, >=, 0);
      g_assert_cmpfloat (area.origin.y, >=, 0);
      g_assert_cmpfloat (area.origin.x + area.size.width, <=, gtk_widget_get_width (dialog));
      g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (dialog));
      for (guint j = 0; j < i; j++)
        {
          g_assert_true (gtk_widget_compute_bounds (seen->pdata[j], dialog, &other));
          if (graphene_rect_intersection (&area, &other, &both))
            g_assert_cmpfloat (MIN (both.size.width, both.size.height), <, 1);
        }
    }
}

/* Returns the button for a value of an action, such as "editor.brush", or NULL. */
static inline GtkWidget *
ui_drive_find_choice (gpointer    widget,
                      const char *action,
                      guint       value)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_uint32 (value));
  GtkWidget *button;

  for (guint i = 0; (button = ui_drive_find (widget, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      GVariant *its_target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0 && its_target != NULL &&
          g_variant_equal (its_target, target))
        return button;
    }

  return NULL;
}

/* Waits for the arenas of the start page in the program's window, since they move other content when they have
 * been read. */
static inline void
ui_drive_wait_for_arenas (GtkWidget *window)
{
  GtkWidget *page = ui_drive_find (window, g_type_from_name ("RoboStartPage"), 0);
  gpointer   arenas = NULL;

  ui_drive_until ((g_object_get (page, "arenas", &arenas, NULL), arenas != NULL));
  g_object_unref (arenas);
  ui_drive_settle (window);
}

static inline gboolean
ui_drive_button_is (GtkWidget    *button,
                    gconstpointer label)
{
  const char *words = gtk_button_get_label (GTK_BUTTON (button));
  g_auto (GStrv) parts = g_strsplit (words == NULL ? "" : words, "_", -1);
  g_autofree char *text = g_strjoinv ("", parts);

  return g_str_equal (text, label);
}

/* Returns the mapped button with this label, without an underscore, or NULL. */
static inline GtkWidget *
ui_drive_find_button (GtkWidget  *widget,
                      const char *label)
{
  return ui_drive_find_seen (widget, GTK_TYPE_BUTTON, ui_drive_button_is, label);
}

/* Returns the mapped window of this type, or NULL. */
static inline GtkWidget *
ui_drive_find_dialog (GType type)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type) && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

/* Returns whether the chooser would return this file now. It reads the folder first, which takes some time. */
static inline gboolean
ui_drive_has_chosen (GtkFileChooser *chooser,
                     const char     *path)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL && g_str_equal (g_file_peek_path (file), path);
}

/* Waits for a file dialog that saves, answers it with a path, as a user does, and waits until it is gone. */
static inline void
ui_drive_choose_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GFile) folder_file = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;
  GtkFileChooser *chooser;

  ui_drive_until ((chooser = (GtkFileChooser *)ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG)) != NULL);
  /* A dialog that is shown opens a folder of its own, in place of one that was chosen before. */
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_file_chooser_set_current_folder (chooser, folder_file, &error);
  g_assert_no_error (error);
  gtk_file_chooser_set_current_name (chooser, name);
  ui_drive_until (ui_drive_has_chosen (chooser, path));
  ui_drive_settle (GTK_WIDGET (chooser));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  ui_drive_until (ui_drive_find_dialog (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
}

/* Waits for a dialog, clicks its button with this label, without an underscore, and waits until the dialog is gone. */
static inline void
ui_drive_answer (const char *label)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  GtkWidget *dialog;

  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  dialog = ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG);
  ui_drive_settle (dialog);
  g_assert_nonnull (ui_drive_find_button (dialog, label));
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, ui_drive_find_button (dialog, label));
  ui_drive_arrive (dialog, words);
  g_strv_builder_add_many (words, "xdotool", "click", "1", NULL);
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_until (ui_drive_find_dialog (ADW_TYPE_MESSAGE_DIALOG) == NULL);
}

/* Answers a file dialog with a name so long that not even root can write the file, since the temporary file has a
 * longer name. Presses the button that the refusal names, and answers the next file dialog with a path, at which the
 * file then is. */
static inline void
ui_drive_save_at_second_try (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *letters = g_strnfill (255 - strlen (name), 'x');
  g_autofree char *long_name = g_strconcat (letters, name, NULL);
  g_autofree char *refused = g_build_filename (folder, long_name, NULL);

  g_mkdir_with_parents (folder, 0700);
  ui_drive_choose_file (refused);
  ui_drive_answer ("Save As…");
  ui_drive_choose_file (path);
  ui_drive_until (g_file_test (path, G_FILE_TEST_EXISTS));
}
