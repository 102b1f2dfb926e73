// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-message.h"

#include <glib/gi18n.h>

#include "ui/widgets/pictures/robo-desktop-style.h"

/* Names, headings of errors and sentences of toasts are cut to MOST_IN_TITLE characters. The body of an error may
 * have MOST_IN_BODY characters, because it may be a list of several sentences. */
#define MOST_IN_TITLE 200
#define MOST_IN_BODY  2000
/* A sentence of more than MOST_IN_LINE characters has several lines in a toast, of LINE_CHARS characters each. In
 * one text line the sentence would make the toast as wide as the window, or be cut off. */
#define MOST_IN_LINE 60
#define LINE_CHARS   40
/* In large text a line is shorter, since a toast over a board is no wider than the board. */
#define LARGE_LINE_CHARS 28
/* In a narrow window the lines are as short as the window needs: a letter has about CHAR_PX pixels, the toast has
 * BESIDE_PX beside the text, and the margins of its button are as wide as BUTTON_CHARS characters. */
#define CHAR_PX      9
#define BESIDE_PX    130
#define BUTTON_CHARS 5
#define MIN_CHARS    12

/* Headings have this minimum width. This is enough for a letter of large text, and every dialog is wider. */
#define HEADING_PX 100

static char *
cut_text (const char *text,
          glong       most)
{
  const char      *end = g_utf8_strlen (text, -1) > most ? g_utf8_offset_to_pointer (text, most - 1) : NULL;
  g_autofree char *start = end != NULL ? g_strndup (text, (gsize)(end - text)) : NULL;

  return end != NULL ? g_strconcat (start, "…", NULL) : g_strdup (text);
}

char *
robo_message_cut (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return cut_text (text, MOST_IN_TITLE);
}

void
robo_message_level_headings (AdwMessageDialog *dialog)
{
  static const char *const names[] = { "heading_label", "heading_label_small" };

  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GObject *label = gtk_widget_get_template_child (GTK_WIDGET (dialog), ADW_TYPE_MESSAGE_DIALOG, names[i]);

      if (GTK_IS_LABEL (label))
        g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-request", HEADING_PX, NULL);
    }
}

AdwMessageDialog *
robo_message_new (GtkWindow  *parent,
                  const char *heading,
                  const char *body)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  robo_message_level_headings (dialog);

  return dialog;
}

/* A dialog is not enlarged beyond the height of the screen less this margin. */
#define MARGIN_PX 60
/* After this many frames all sizes have been allocated. The first allocation makes some widgets change their sizes, so
 * one frame is not enough. */
#define N_FRAMES 3

/* A scrolled list is at least this high, which is two text lines. */
#define LEAST_LIST_PX 48

static int
get_most_height (GtkWidget *dialog)
{
  GdkSurface  *surface = gtk_native_get_surface (GTK_NATIVE (dialog));
  GdkMonitor  *monitor = gdk_display_get_monitor_at_surface (gtk_widget_get_display (dialog), surface);
  GdkRectangle area;

  if (monitor == NULL)
    return G_MAXINT;

  gdk_monitor_get_geometry (monitor, &area);

  return area.height - MARGIN_PX;
}

/* Returns the height that the list lacks to show all its text lines. A scrolled list requests only the height that
 * it would have at its natural width. */
static int
get_hidden_height (GtkWidget *dialog)
{
  GtkWidget     *list = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  GtkAdjustment *adjustment;

  if (!GTK_IS_SCROLLED_WINDOW (list))
    return 0;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (list));

  return (int)(gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
}

static gboolean
fit_cb (GtkWidget     *dialog,
        GdkFrameClock *clock,
        gpointer       data)
{
  guint *n_frames = data;
  int    now = gtk_widget_get_height (dialog);
  int    least, needed, width, height;

  if (++*n_frames < N_FRAMES)
    return G_SOURCE_CONTINUE;

  /* Measure for at least the minimum width, because the reported width of a window does not include its border. */
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, MAX (gtk_widget_get_width (dialog), least), &needed, NULL, NULL,
                      NULL);
  needed = MIN (MAX (needed, now) + get_hidden_height (dialog), get_most_height (dialog));
  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  if (needed > now)
    gtk_window_set_default_size (GTK_WINDOW (dialog), width, height + needed - now);

  return G_SOURCE_REMOVE;
}

void
robo_message_present (AdwMessageDialog *dialog)
{
  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog));

  gtk_widget_add_tick_callback (GTK_WIDGET (dialog), fit_cb, g_new0 (guint, 1), g_free);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
robo_message_add_list (AdwMessageDialog *dialog,
                       const char       *text)
{
  GtkWidget *label;
  GtkWidget *window;

  g_return_if_fail (ADW_IS_MESSAGE_DIALOG (dialog));

  if (text == NULL || *text == '\0')
    return;

  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  window = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (window), LEAST_LIST_PX);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), label);
  gtk_widget_set_vexpand (window, TRUE);
  adw_message_dialog_set_extra_child (dialog, window);
}

/* Creates a dialog with a button that closes the dialog. The caller shows the dialog. Returns NULL if the widget is in
 * no window. */
static AdwMessageDialog *
create_error (GtkWidget  *over,
              const char *heading,
              const char *body)
{
  GtkRoot          *root = over != NULL ? gtk_widget_get_root (over) : NULL;
  AdwMessageDialog *dialog;
  g_autofree char  *shown_heading = robo_message_cut (heading);
  g_autofree char  *shown_body = cut_text (body != NULL ? body : "", MOST_IN_BODY);

  if (root == NULL)
    return NULL;

  dialog = robo_message_new (GTK_WINDOW (root), shown_heading, shown_body);
  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));

  return dialog;
}

void
robo_message_show_error (GtkWidget  *over,
                         const char *heading,
                         const char *body)
{
  AdwMessageDialog *dialog = create_error (over, heading, body);

  if (dialog != NULL)
    robo_message_present (dialog);
}

AdwMessageDialog *
robo_message_show_write_error (GtkWidget    *over,
                               const char   *heading,
                               const GError *error,
                               GCallback     again_cb,
                               gpointer      owner)
{
  AdwMessageDialog *dialog = create_error (over, heading, error->message);

  if (dialog == NULL)
    return NULL;

  adw_message_dialog_add_response (dialog, "accept", _ ("Save _As…"));
  adw_message_dialog_set_default_response (dialog, "accept");
  g_signal_connect_object (dialog, "response::accept", again_cb, owner, G_CONNECT_SWAPPED);
  robo_message_present (dialog);

  return dialog;
}

AdwMessageDialog *
robo_message_ask (GtkWidget            *over,
                  const char           *heading,
                  const char           *body,
                  const char           *cancel,
                  const char           *accept,
                  AdwResponseAppearance appearance)
{
  GtkRoot          *root = gtk_widget_get_root (over);
  AdwMessageDialog *dialog = robo_message_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, body);

  adw_message_dialog_add_responses (dialog, "cancel", cancel, "accept", accept, NULL);
  adw_message_dialog_set_response_appearance (dialog, "accept", appearance);
  if (appearance == ADW_RESPONSE_SUGGESTED)
    adw_message_dialog_set_default_response (dialog, "accept");
  adw_message_dialog_set_close_response (dialog, "cancel");
  robo_message_present (dialog);

  return dialog;
}

GtkFileChooserNative *
robo_message_create_chooser (GtkWidget           *over,
                             const char          *title,
                             GtkFileChooserAction action,
                             const char          *accept)
{
  GtkRoot              *root = gtk_widget_get_root (over);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                                               action, accept, accept != NULL ? _ ("_Cancel") : NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);

  return chooser;
}

void
robo_message_add_filter (GtkFileChooserNative *chooser,
                         const char           *name,
                         ...)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  va_list     patterns;
  const char *pattern;

  gtk_file_filter_set_name (filter, name);
  va_start (patterns, name);
  while ((pattern = va_arg (patterns, const char *)) != NULL)
    gtk_file_filter_add_pattern (filter, pattern);
  va_end (patterns);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
}

/* Toasts */

/* Adwaita 1.2 crashes if a toast is dismissed while it appears. After this time every toast has appeared. The time
 * is measured in frame times, like the animation of a toast. */
#define APPEARING_US 600000

/* A message with a button is shown for this long, since the user has to read it and decide. */
#define OFFER_S 20

/* Holds the toasts of an overlay. The queue is owned by the overlay. */
typedef struct
{
  GPtrArray *messages;  /* array of AdwToast: messages and withdrawn offers, dismissed before the next offer */
  GPtrArray *offers;    /* array of AdwToast: offers that wait until the toasts before them are gone */
  gint64     waited_us; /* frame time at which the current wait began; 0 until the first frame of the wait */
  guint      tick_id;   /* tick callback; 0 if no toast waits */
} ToastQueue;

static void
toast_queue_free (gpointer data)
{
  ToastQueue *queue = data;

  g_ptr_array_unref (queue->messages);
  g_ptr_array_unref (queue->offers);
  g_free (queue);
}

static ToastQueue *
get_queue (AdwToastOverlay *toasts)
{
  ToastQueue *queue = g_object_get_data (G_OBJECT (toasts), "robo-toast-queue");

  if (queue == NULL)
    {
      queue = g_new0 (ToastQueue, 1);
      queue->messages = g_ptr_array_new_with_free_func (g_object_unref);
      queue->offers = g_ptr_array_new_with_free_func (g_object_unref);
      g_object_set_data_full (G_OBJECT (toasts), "robo-toast-queue", queue, toast_queue_free);
    }

  return queue;
}

/* Returns TRUE if the overlay has a toast, even one that is disappearing. */
static gboolean
shows_toast (AdwToastOverlay *toasts)
{
  return gtk_widget_get_last_child (GTK_WIDGET (toasts)) != adw_toast_overlay_get_child (toasts);
}

/* Dismisses the messages, and then shows one offer after the other. The next offer waits until the old toast is
 * gone. Otherwise the new toast would appear slowly, and a press of its button would dismiss it while it is still
 * appearing. */
static gboolean
show_next_offer_cb (GtkWidget     *widget,
                    GdkFrameClock *clock,
                    gpointer       user_data)
{
  AdwToastOverlay *toasts = ADW_TOAST_OVERLAY (widget);
  ToastQueue      *queue = user_data;
  gint64           now_us = gdk_frame_clock_get_frame_time (clock);
  g_autoptr (GPtrArray) messages = NULL;

  if (queue->waited_us == 0)
    queue->waited_us = now_us;
  if (queue->messages->len > 0 && now_us - queue->waited_us < APPEARING_US)
    return G_SOURCE_CONTINUE;

  messages = g_steal_pointer (&queue->messages);
  queue->messages = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < messages->len; i++)
    adw_toast_dismiss (messages->pdata[i]);
  if (queue->offers->len > 0)
    {
      if (shows_toast (toasts))
        return G_SOURCE_CONTINUE;
      adw_toast_overlay_add_toast (toasts, g_object_ref (queue->offers->pdata[0]));
      g_ptr_array_remove_index (queue->offers, 0);
    }
  if (queue->offers->len > 0)
    return G_SOURCE_CONTINUE;
  queue->tick_id = 0;

  return G_SOURCE_REMOVE;
}

static void
wait_for_way (AdwToastOverlay *toasts)
{
  ToastQueue *queue = get_queue (toasts);

  if (queue->tick_id != 0)
    return;

  queue->waited_us = 0;
  queue->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (toasts), show_next_offer_cb, queue, NULL);
}

static void
dismissed_cb (AdwToastOverlay *toasts,
              AdwToast        *toast)
{
  g_ptr_array_remove (get_queue (toasts)->messages, toast);
}

static void
add_message (AdwToastOverlay *toasts,
             AdwToast        *toast)
{
  g_ptr_array_add (get_queue (toasts)->messages, g_object_ref (toast));
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), toasts, G_CONNECT_SWAPPED);
}

/* Returns how many characters fit in a line of a toast beside its button, which may be NULL. */
static glong
count_chars (AdwToastOverlay *toasts,
             const char      *button)
{
  int   width = gtk_widget_get_width (GTK_WIDGET (toasts));
  glong n_beside = button != NULL ? g_utf8_strlen (button, -1) + BUTTON_CHARS : 0;

  if (width == 0)
    return MOST_IN_LINE;

  return MAX ((glong)((width - BESIDE_PX) / (CHAR_PX * robo_desktop_style_get_text_scale ())) - n_beside, MIN_CHARS);
}

static AdwToast *
create_toast (AdwToastOverlay *toasts,
              const char      *sentence,
              const char      *button)
{
  g_autofree char *shown = robo_message_cut (sentence);
  g_autofree char *markup = g_markup_escape_text (shown, -1);
  AdwToast        *toast = adw_toast_new (markup);
  glong            n_fitting = count_chars (toasts, button);
  gboolean         is_large = robo_desktop_style_has_large_text ();
  int              n_line = is_large ? LARGE_LINE_CHARS : LINE_CHARS;

  if (g_utf8_strlen (shown, -1) > MIN (is_large ? LARGE_LINE_CHARS : MOST_IN_LINE, n_fitting))
    {
      GtkWidget *label = gtk_label_new (shown);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_max_width_chars (GTK_LABEL (label), MIN (n_line, (int)n_fitting));
      gtk_widget_add_css_class (label, "heading");
      adw_toast_set_custom_title (toast, label);
    }
  if (button != NULL)
    adw_toast_set_button_label (toast, button);

  return toast;
}

AdwToast *
robo_message_toast (AdwToastOverlay *toasts,
                    const char      *sentence)
{
  AdwToast *toast = create_toast (toasts, sentence, NULL);

  add_message (toasts, toast);
  adw_toast_overlay_add_toast (toasts, toast);

  return toast;
}

AdwToast *
robo_message_offer (AdwToastOverlay *toasts,
                    const char      *sentence,
                    const char      *button,
                    GCallback        clicked_cb,
                    gpointer         owner)
{
  AdwToast *toast = create_toast (toasts, sentence, button);

  adw_toast_set_timeout (toast, OFFER_S);
  g_signal_connect_object (toast, "button-clicked", clicked_cb, owner, G_CONNECT_SWAPPED);
  add_message (toasts, toast);
  adw_toast_overlay_add_toast (toasts, toast);

  return toast;
}

/* Shows an offer to undo an action, or queues it while other toasts are shown. Adwaita could show an offer before mere
 * messages if the offer had a high priority. But Adwaita 1.2 crashes when a toast is shown again that was replaced by
 * another toast while it was appearing. */
AdwToast *
robo_message_offer_undo (AdwToastOverlay *toasts,
                         const char      *sentence,
                         GCallback        undo_cb,
                         gpointer         owner)
{
  ToastQueue *queue = get_queue (toasts);
  /* Translators: This is a button. It undoes the action that the sentence beside it reports. */
  AdwToast *toast = create_toast (toasts, sentence, _ ("_Undo"));

  g_signal_connect_object (toast, "button-clicked", undo_cb, owner, G_CONNECT_SWAPPED);
  if (!shows_toast (toasts) && queue->tick_id == 0)
    {
      adw_toast_overlay_add_toast (toasts, toast);
      return toast;
    }

  g_ptr_array_add (queue->offers, toast);
  wait_for_way (toasts);

  return toast;
}

void
robo_message_withdraw_undo (AdwToastOverlay *toasts,
                            AdwToast        *toast)
{
  if (g_ptr_array_remove (get_queue (toasts)->offers, toast))
    return;

  add_message (toasts, toast);
  wait_for_way (toasts);
}
