// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rules-desk-private.h"

#include <glib/gi18n.h>

#include "files/arena/robo-arena-files.h"
#include "ui/common/robo-message.h"

#include "robo-rules-uses.h"

/* Removing cards and files, and who uses them, which is said first. */

/* Who uses this? */

static RoboModuleSet *
get_shown_set (RoboRulesDesk *self)
{
  return robo_module_set_document_get_set (robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page)));
}

static void
uses_found_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (RoboRulesDesk) self = user_data;
  g_autoptr (RoboRulesUses) uses = robo_rules_uses_find_finish (result);
  g_autofree char *text = robo_rules_uses_dup_text (uses);

  robo_message_complain (GTK_WIDGET (self->pages), robo_rules_uses_get_card (uses) != NULL ? _ ("Who Uses This Card") : _ ("Who Uses This Set"), text);
}

/* @card_id: (nullable): none for the set as a whole */
void
robo_rules_desk_tell_uses (RoboRulesDesk *self,
                           const char    *card_id)
{
  robo_rules_uses_find_async (self->files, robo_module_set_get_id (get_shown_set (self)), card_id, uses_found_cb,
                              g_object_ref (self));
}

/* Removing a card: whoever uses it is named first */

static void
removal_answered_cb (RoboRulesDesk *self)
{
  robo_module_set_page_remove_card (ROBO_MODULE_SET_PAGE (self->module_set_page));
}

static void
ask_before_removal (RoboRulesDesk *self,
                    const char    *heading,
                    RoboRulesUses *uses,
                    GCallback      callback)
{
  g_autofree char *text = robo_rules_uses_dup_text (uses);
  GtkWidget       *dialog = adw_message_dialog_new (robo_rules_desk_get_window (self), heading, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "remove", C_ ("a card or a set", "_Remove"));
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "remove", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::remove", callback, self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
card_uses_found_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (RoboRulesDesk) self = user_data;
  g_autoptr (RoboRulesUses) uses = robo_rules_uses_find_finish (result);
  g_autofree char *heading = NULL;
  RoboModuleSet   *set;
  guint            card;

  if (robo_rules_desk_get_window (self) == NULL || robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page)) == NULL)
    return;
  if (!robo_rules_uses_is_any (uses))
    {
      removal_answered_cb (self);
      return;
    }

  set = get_shown_set (self);
  card = robo_cards_find (robo_module_set_get_cards (set), robo_rules_uses_get_card (uses));
  /* Translators: %s is the name of a card */
  heading = g_strdup_printf (_ ("Remove “%s”?"), card != ROBO_NO_CARD ? robo_module_set_get_title (set, card) : "");
  ask_before_removal (self, heading, uses, G_CALLBACK (removal_answered_cb));
}

/* Of what was never saved nobody knows. */
void
robo_rules_desk_remove_card (RoboRulesDesk *self,
                             const char    *card_id)
{
  RoboModuleSetDocument *document = robo_module_set_page_get_document (ROBO_MODULE_SET_PAGE (self->module_set_page));

  if (robo_document_get_file (ROBO_DOCUMENT (document)) == NULL)
    removal_answered_cb (self);
  else
    robo_rules_uses_find_async (self->files, robo_module_set_get_id (get_shown_set (self)), card_id, card_uses_found_cb,
                                g_object_ref (self));
}

/* Files */

static void
restore_cb (AdwToast        *toast,
            RoboRemovedFile *removed)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = robo_removed_file_restore (removed, &error);

  if (path == NULL)
    g_warning ("%s", error->message);
}

static void
free_removed (gpointer  data,
              GClosure *closure)
{
  robo_removed_file_free (data);
}

static void
remove_file (RoboRulesDesk *self,
             RoboRuleFile  *file)
{
  g_autoptr (GError) error = NULL;
  RoboRemovedFile *removed = robo_arena_files_remove (robo_rule_file_get_path (file), &error);
  /* Translators: %s is the name of a module set or of rules */
  g_autofree char *sentence = g_strdup_printf (_ ("%s removed"), robo_rule_file_get_title (file));
  g_autofree char *markup = g_markup_escape_text (sentence, -1);
  AdwToast        *toast;

  if (removed == NULL)
    {
      robo_message_complain (GTK_WIDGET (self->pages), _ ("The File Cannot Be Removed"), error->message);
      return;
    }

  toast = adw_toast_new (markup);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (restore_cb), removed, free_removed, 0);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
file_removal_answered_cb (RoboRulesDesk *self)
{
  g_autoptr (RoboRuleFile) file = g_steal_pointer (&self->removing);

  if (file != NULL)
    remove_file (self, file);
}

static void
file_uses_found_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (RoboRulesDesk) self = user_data;
  g_autoptr (RoboRulesUses) uses = robo_rules_uses_find_finish (result);
  g_autofree char *heading = NULL;

  if (robo_rules_desk_get_window (self) == NULL || self->removing == NULL)
    return;
  if (!robo_rules_uses_is_any (uses))
    {
      file_removal_answered_cb (self);
      return;
    }

  /* Translators: %s is the name of a module set */
  heading = g_strdup_printf (_ ("Remove “%s”?"), robo_rule_file_get_title (self->removing));
  ask_before_removal (self, heading, uses, G_CALLBACK (file_removal_answered_cb));
}

/* Nothing depends on rules; of a module set it is said who plays with it. */
void
robo_rules_desk_remove_file (RoboRulesDesk *self,
                             RoboRuleFile  *file)
{
  if (robo_rule_file_is_rules (file) || robo_rule_file_get_id (file) == NULL)
    {
      remove_file (self, file);
      return;
    }

  g_set_object (&self->removing, file);
  robo_rules_uses_find_async (self->files, robo_rule_file_get_id (file), NULL, file_uses_found_cb, g_object_ref (self));
}
