// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-language-dialog.h"

#include "files/xml/robo-languages.h"

struct _RoboLanguageDialog
{
  AdwWindow parent_instance;

  /* template children */
  GtkSearchEntry *search_entry;
  GtkListBox     *list;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RoboLanguageDialog, robo_language_dialog, ADW_TYPE_WINDOW)

static const char *
get_language (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "language");
}

/* Returns TRUE if the code of the language begins with the search, or the name of the language in the language itself
 * matches it, with or without accents. An empty search matches every language. */
static gboolean
is_found (GtkListBoxRow *row,
          gpointer       data)
{
  RoboLanguageDialog *self = data;
  const char         *text = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  const char         *language = get_language (row);

  return text[0] == '\0' || g_str_match_string (text, robo_language_get_name (language), TRUE) ||
         g_ascii_strncasecmp (language, text, strlen (text)) == 0;
}

static void
searched_cb (RoboLanguageDialog *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static void
row_activated_cb (RoboLanguageDialog *self,
                  GtkListBoxRow      *row)
{
  g_signal_emit (self, chosen_signal, 0, get_language (row));
  gtk_window_close (GTK_WINDOW (self));
}

/* Chooses the first language that matches the search, if any language does. */
static void
search_activated_cb (RoboLanguageDialog *self)
{
  for (int i = 0; gtk_list_box_get_row_at_index (self->list, i) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, i))))
      {
        row_activated_cb (self, gtk_list_box_get_row_at_index (self->list, i));
        return;
      }
}

static void
add_language (RoboLanguageDialog *self,
              const char         *language)
{
  g_autofree char *title = robo_language_dup_title (language);
  GtkWidget       *label = gtk_label_new (title);
  GtkWidget       *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 9);
  gtk_widget_set_margin_bottom (label, 9);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data_full (G_OBJECT (row), "language", g_strdup (language), g_free);
  gtk_list_box_append (self->list, row);
}

static void
robo_language_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_LANGUAGE_DIALOG);

  G_OBJECT_CLASS (robo_language_dialog_parent_class)->dispose (object);
}

static void
robo_language_dialog_class_init (RoboLanguageDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_language_dialog_dispose;

  chosen_signal = g_signal_new ("chosen", ROBO_TYPE_LANGUAGE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/arenas/robo-language-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboLanguageDialog, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboLanguageDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, searched_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
robo_language_dialog_init (RoboLanguageDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (self->search_entry, GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
}

GtkWidget *
robo_language_dialog_new (GtkWindow *parent,
                          GPtrArray *languages)
{
  RoboLanguageDialog *self = g_object_new (ROBO_TYPE_LANGUAGE_DIALOG, "transient-for", parent, NULL);
  const char *const  *wanted = robo_languages_get_wanted ();

  for (guint i = 0; wanted[i] != NULL; i++)
    if (g_ptr_array_find_with_equal_func (languages, wanted[i], g_str_equal, NULL))
      add_language (self, wanted[i]);
  for (guint i = 0; i < languages->len; i++)
    if (!g_strv_contains (wanted, languages->pdata[i]))
      add_language (self, languages->pdata[i]);

  return GTK_WIDGET (self);
}
