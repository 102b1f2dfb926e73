// SPDX-License-Identifier: GPL-3.0-or-later
// Real clicks, drags and key presses for the tests of the suite `ui`, by way of the X server: what is tested goes
// through hit testing, focus and grabs as a person's input does.
#pragma once

#include <gdk/x11/gdkx.h>

#include "ui-test.h"

/* Far more than anything here takes; only a test that fails waits that long. Where memory is watched, and on a machine
 * that others use, the games that some wait for are played many times as slowly, since what thinks stands back: a review
 * that takes a second has taken more than sixty. */
#define UI_DRIVE_PATIENCE_S 240

/* What can be read in it, and what has the focus: so that a failure on another machine can be understood. */
static inline void
ui_drive_tell (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    g_printerr ("  %s%s\n", gtk_label_get_text (GTK_LABEL (widget)), gtk_widget_is_sensitive (widget) ? "" : " (insensitive)");
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

/**
 * ui_drive_until:
 * @condition: an expression
 *
 * Lets the window live until it is true.
 */
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

  /* With what is open GLib spawns it; else it would fork, and all memory of the window be marked and faulted in again. */
  process = g_subprocess_newv ((const char *const *)words, G_SUBPROCESS_FLAGS_INHERIT_FDS, &error);
  g_assert_no_error (error);
  g_subprocess_wait_check_async (process, NULL, ui_drive_ended_cb, &has_ended);
  ui_drive_until (has_ended);
  /* What the X server made of them is there then. */
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

/* Sizes and places are settled when some frames have gone by. What has gone out of sight has none. */
static inline void
ui_drive_settle (GtkWidget *widget)
{
  /* No reference: a dialog that is kept alive longer than its parent makes GTK complain. */
  GtkWidget *left = NULL;
  guint      n_frames = 0;
  guint      id = gtk_widget_add_tick_callback (widget, ui_drive_frame_cb, &n_frames, NULL);

  g_set_weak_pointer (&left, widget);
  ui_drive_until (n_frames > 3 || left == NULL || !gtk_widget_get_mapped (left));
  if (left != NULL)
    gtk_widget_remove_tick_callback (left, id);
  g_clear_weak_pointer (&left);
}

/**
 * ui_drive_show:
 * @window: a window
 *
 * Shows it and waits until it is drawn.
 */
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

/* What came of the words is drawn. */
static inline void
ui_drive_arrive (GtkWidget    *widget,
                 GStrvBuilder *words)
{
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_settle (widget);
}

/* What has been scrolled into view may still be on its way. */
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

/* Appends the words that make xdotool go to the middle of a widget. */
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

/**
 * ui_drive_click:
 * @widget: what to click
 *
 * Moves the pointer to its middle and presses the first button.
 */
static inline void
ui_drive_click (GtkWidget *widget)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  /* The widget itself may be gone when it has been clicked, its window too. */
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

/**
 * ui_drive_drag:
 * @from: what to take
 * @to: where to drop it
 *
 * One jump is no drag for GTK: it goes in steps.
 */
static inline void
ui_drive_drag (GtkWidget *from,
               GtkWidget *to)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  ui_drive_settle (from);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, from);
  /* At once far enough for a drag: it is no long press. */
  g_strv_builder_add_many (words, "mousedown", "1", "mousemove_relative", "--sync", "10", "10", NULL);
  ui_drive_arrive (from, words);
  g_strv_builder_add_many (words, "xdotool", "mousemove_relative", "--sync", "10", "10", NULL);
  ui_drive_arrive (from, words);
  g_strv_builder_add (words, "xdotool");
  ui_drive_add_move (words, to);
  ui_drive_arrive (from, words);
  g_strv_builder_add_many (words, "xdotool", "mousemove_relative", "--sync", "1", "1", NULL);
  ui_drive_arrive (from, words);
  g_strv_builder_add_many (words, "xdotool", "mouseup", "1", NULL);
  ui_drive_arrive (from, words);
}

/**
 * ui_drive_keys:
 * @widget: anything in the window that gets them
 * @keys: as xdotool names them, with spaces between: "Tab KP_8 3 ctrl+z"
 *
 * Presses keys. Without a window manager they go to the window under the pointer.
 */
static inline void
ui_drive_keys (GtkWidget  *widget,
               const char *keys)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  g_strv_builder_add_many (words, "xdotool", "key", "--delay", "20", NULL);
  g_strv_builder_addv (words, (const char **)names);
  ui_drive_take_words (g_strv_builder_end (words));
  ui_drive_settle (widget);
}

static inline gboolean
ui_drive_is_in_list (GtkWidget *root)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/**
 * ui_drive_choose:
 * @drop_down: what opens a list when the space bar is pressed
 * @keys: what is pressed when the list is open, the last of them closes it
 *
 * A key that comes before the list has the focus is lost.
 */
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

/**
 * ui_drive_scroll_to:
 * @widget: something in a scrolled window
 *
 * Turns the wheel, at the window's edge where nothing else takes it, until all of @widget is seen and stays where it is.
 */
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
          /* What stands above it may still be getting shorter. */
          if (G_APPROX_VALUE (area.origin.y, last_y, 0.5f))
            return;
          last_y = area.origin.y;
          continue;
        }

      g_strv_builder_add (words, "xdotool");
      ui_drive_add_move (words, scroller);
      g_strv_builder_add_many (words, "mousemove_relative", "--", left, "0", "click", area.origin.y < 0 ? "4" : "5", NULL);
      ui_drive_take_words (g_strv_builder_end (words));
    }
  g_error ("It does not come into sight.");
}

/**
 * ui_drive_shoot:
 * @name: of the picture
 *
 * With the folder UI_DRIVE_SHOTS set, the whole screen goes there as a PNG, for people to look at.
 */
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

/**
 * ui_drive_find:
 * @widget: where to look
 * @type: of what is looked for
 * @index: which one of them, from 0, in the order of a reader
 *
 * Returns: (transfer none) (nullable): the descendant
 */
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

/**
 * ui_drive_find_seen:
 * @widget: where to look
 * @type: of what is looked for
 * @is_it: whether it is
 * @what: for @is_it
 *
 * Goes once over what is seen, however many of that type there are, since it is asked for again and again while a test waits.
 *
 * Returns: (transfer none) (nullable): the first descendant that is, in the order of a reader
 */
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

/**
 * ui_drive_find_label:
 * @widget: where to look
 * @text: all that it says
 *
 * Returns: (transfer none) (nullable): the label in @widget that is seen
 */
static inline GtkWidget *
ui_drive_find_label (gpointer    widget,
                     const char *text)
{
  return ui_drive_find_seen (widget, GTK_TYPE_LABEL, ui_drive_label_is, text);
}

/* Labels by themselves, buttons with all that is on them, and what is scrolled as the frame through which it is seen. */
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

/**
 * ui_drive_assert_apart:
 * @dialog: a window without pages that scroll
 *
 * Nothing that is read or pressed lies on anything else, or leaves the window.
 */
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

/**
 * ui_drive_find_choice:
 * @widget: where to look
 * @action: what is chosen by it, as "editor.brush"
 * @value: which one
 *
 * Returns: (transfer none) (nullable): the button for it
 */
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

/**
 * ui_drive_wait_for_arenas:
 * @window: the window of the program, with its start page
 *
 * Waits for the arenas, which come when they have been read and move what else is on the page.
 */
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

/**
 * ui_drive_find_button:
 * @widget: where to look
 * @label: what stands on it, without an underscore
 *
 * Returns: (transfer none) (nullable): the button in @widget that is seen
 */
static inline GtkWidget *
ui_drive_find_button (GtkWidget  *widget,
                      const char *label)
{
  return ui_drive_find_seen (widget, GTK_TYPE_BUTTON, ui_drive_button_is, label);
}

/**
 * ui_drive_find_dialog:
 * @type: of a window
 *
 * Returns: (transfer none) (nullable): the window of that type that is seen
 */
static inline GtkWidget *
ui_drive_find_dialog (GType type)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL; l = l->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (l->data, type) && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

/**
 * ui_drive_has_chosen:
 * @chooser: a dialog that was told a file
 * @path: its path
 *
 * It reads the folder first, which takes as long as it takes.
 *
 * Returns: whether an answer would mean that file now
 */
static inline gboolean
ui_drive_has_chosen (GtkFileChooser *chooser,
                     const char     *path)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL && g_str_equal (g_file_peek_path (file), path);
}

/**
 * ui_drive_answer:
 * @label: what stands on a button, without an underscore
 *
 * Waits for the dialog that asks something, clicks its answer and waits until it is gone.
 */
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
