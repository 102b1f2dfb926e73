// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-window-private.h"

#include <glib/gi18n.h>

/* What a program that died has left behind: one document is offered in a toast, several in a list that stays until each of
 * them is brought back or given up. */

static const char *
get_kind_words (const RoboRecovery *recovery)
{
  if (g_str_equal (recovery->kind, "arena"))
    /* Translators: what kind of document changes were made to */
    return C_ ("document", "Arena");
  if (g_str_equal (recovery->kind, "modules"))
    /* Translators: what kind of document changes were made to */
    return C_ ("document", "Module set");

  /* Translators: what kind of document changes were made to */
  return C_ ("document", "Rule set");
}

static void
recover_arena (RoboWindow         *self,
               const RoboRecovery *recovery)
{
  g_autoptr (RoboArenaDocument) document = robo_arena_document_new ();
  g_autoptr (GError) error = NULL;

  if (robo_document_recover (ROBO_DOCUMENT (document), recovery, &error))
    robo_window_open_arena_document (self, document);
  else
    robo_window_complain (self, _ ("The arena could not be opened"), error->message);
}

static void
recover (RoboWindow         *self,
         const RoboRecovery *recovery)
{
  if (g_str_equal (recovery->kind, "arena"))
    recover_arena (self, recovery);
  else
    robo_rules_desk_recover (self->rules_desk, recovery);
}

/* The list */

static const RoboRecovery *
get_recovery (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "robo-recovery");
}

static void
recover_row_cb (RoboWindow *self,
                GtkWidget  *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (row));
  g_autoptr (GObject) kept = g_object_ref (G_OBJECT (row));

  gtk_window_destroy (dialog);
  recover (self, get_recovery (row));
}

static void
discard_row_cb (RoboWindow *self,
                GtkWidget  *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  GtkWidget *list = gtk_widget_get_parent (row);

  robo_recovery_discard (get_recovery (row));
  gtk_list_box_remove (GTK_LIST_BOX (list), row);
  if (gtk_widget_get_first_child (list) == NULL)
    gtk_window_close (GTK_WINDOW (gtk_widget_get_root (list)));
}

static GtkWidget *
create_button (RoboWindow *self,
               const char *label,
               const char *name,
               GCallback   callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

/* @recovery: (transfer full) */
static GtkWidget *
create_row (RoboWindow   *self,
            RoboRecovery *recovery)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (recovery->time);
  g_autofree char *when = g_date_time_format (time, "%x %H:%M");
  /* Translators: first what kind of document, such as “Arena”, then date and time of the last change to it */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s, changed %s"), get_kind_words (recovery), when);
  /* Translators: %s is the name of a document that was not saved */
  g_autofree char *bring_back = g_strdup_printf (_ ("Bring back the changes to %s"), recovery->title);
  /* Translators: %s is the name of a document that was not saved */
  g_autofree char *discard = g_strdup_printf (_ ("Discard the changes to %s"), recovery->title);
  GtkWidget       *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", recovery->title, "subtitle", subtitle, NULL);

  /* Translators: changes that were not saved */
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (self, _ ("_Discard"), discard, G_CALLBACK (discard_row_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (self, _ ("_Bring Back"), bring_back, G_CALLBACK (recover_row_cb)));
  g_object_set_data_full (G_OBJECT (row), "robo-recovery", recovery, (GDestroyNotify)robo_recovery_free);

  return row;
}

static void
show_list_cb (RoboWindow *self)
{
  g_autoptr (GPtrArray) left = robo_recovery_list (NULL, NULL);
  GtkWidget *dialog;
  GtkWidget *list;

  self->recovery_wanted = TRUE;
  if (left->len == 0)
    return;

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Changes That Were Not Saved"),
                                   _ ("The game ended before they were saved. They stay in this list until you bring them back or discard them."));
  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Changes That Were Not Saved"), -1);
  g_ptr_array_set_free_func (left, NULL);
  for (guint i = 0; i < left->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), create_row (self, left->pdata[i]));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), list);
  /* Translators: decide another time */
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "later", _ ("_Later"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The toast */

static void
recover_newest_cb (RoboWindow *self)
{
  g_autoptr (GPtrArray) left = robo_recovery_list (NULL, NULL);

  if (left->len > 0)
    recover (self, left->pdata[0]);
}

static void
forget_cb (RoboWindow *self)
{
  self->recovery_toast = NULL;
}

static char *
dup_sentence (const GPtrArray *left)
{
  const RoboRecovery *newest = left->pdata[0];

  if (left->len == 1)
    /* Translators: %s is the name of an arena, a module set or a rule set. */
    return g_strdup_printf (_ ("Changes to “%s” were not saved"), newest->title);

  /* Translators: %u is more than one: arenas, module sets and rule sets */
  return g_strdup_printf (ngettext ("Changes to %u document were not saved", "Changes to %u documents were not saved", left->len),
                          left->len);
}

void
robo_window_offer_recovery (RoboWindow *self)
{
  g_autoptr (GPtrArray) left = robo_recovery_list (NULL, NULL);
  g_autofree char *sentence = NULL;
  g_autofree char *markup = NULL;

  if (left->len == 0 || self->recovery_toast != NULL)
    return;

  sentence = dup_sentence (left);
  markup = g_markup_escape_text (sentence, -1);
  self->recovery_toast = adw_toast_new (markup);
  adw_toast_set_timeout (self->recovery_toast, 0);
  /* Translators: a button: shows a list of what was not saved */
  adw_toast_set_button_label (self->recovery_toast, left->len == 1 ? _ ("_Bring Back") : _ ("_Show"));
  g_signal_connect_object (self->recovery_toast, "button-clicked",
                           left->len == 1 ? G_CALLBACK (recover_newest_cb) : G_CALLBACK (show_list_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recovery_toast, "dismissed", G_CALLBACK (forget_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->recovery_toast);
}
