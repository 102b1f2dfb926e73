// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-removal.h"

#include <glib/gi18n.h>

#include "ui/widgets/documents/robo-file-removal.h"
#include "ui/widgets/robo-message.h"

#include "robo-rules-uses.h"

struct _RoboRuleRemoval
{
  GObject parent_instance;

  /* weak, since an operation may still run when the window is gone */
  AdwToastOverlay   *toasts;
  RoboModuleSetPage *page; /* the page of the card that is to be removed */

  /* owned */
  RoboRuleFiles *files;
  RoboRuleFile  *removing; /* nullable: set while the user is asked */
};

G_DEFINE_FINAL_TYPE (RoboRuleRemoval, robo_rule_removal, G_TYPE_OBJECT)

/* Uses of a module set */

static RoboModuleSet *
get_shown_set (RoboRuleRemoval *self)
{
  return robo_module_set_document_get_set (robo_module_set_page_get_document (self->page));
}

static void
uses_found_cb (gpointer             owner,
               const RoboRulesUses *uses)
{
  RoboRuleRemoval *self = owner;
  g_autofree char *text = robo_rules_uses_dup_text (uses);

  robo_message_show_error (GTK_WIDGET (self->toasts),
                           robo_rules_uses_get_card (uses) != NULL ? _ ("Where This Card Is "
                                                                        "Used")
                                                                   : _ ("Where This Set Is "
                                                                        "Used"),
                           text);
}

void
robo_rule_removal_tell_uses (RoboRuleRemoval   *self,
                             RoboModuleSetPage *page,
                             const char        *card_id)
{
  g_return_if_fail (ROBO_IS_RULE_REMOVAL (self));

  g_set_weak_pointer (&self->page, page);
  robo_rules_uses_find (self->files, robo_module_set_get_id (get_shown_set (self)), card_id, self, uses_found_cb);
}

/* Removing a card: a dialog shows its uses first */

static void
removal_answered_cb (RoboRuleRemoval *self)
{
  robo_module_set_page_remove_card (self->page);
}

static void
ask_before_removal (RoboRuleRemoval     *self,
                    const char          *heading,
                    const RoboRulesUses *uses,
                    GCallback            callback)
{
  g_autofree char  *text = robo_rules_uses_dup_text (uses);
  AdwMessageDialog *dialog = robo_message_ask (GTK_WIDGET (self->toasts), heading, text, _ ("_Cancel"),
                                               C_ ("a card or a set", "_Remove"), ADW_RESPONSE_DESTRUCTIVE);

  g_signal_connect_object (dialog, "response::accept", callback, self, G_CONNECT_SWAPPED);
}

static void
card_uses_found_cb (gpointer             owner,
                    const RoboRulesUses *uses)
{
  RoboRuleRemoval *self = owner;
  g_autofree char *heading = NULL;
  RoboModuleSet   *set;
  guint            card;

  if (self->toasts == NULL || self->page == NULL || robo_module_set_page_get_document (self->page) == NULL)
    return;
  if (!robo_rules_uses_is_any (uses))
    {
      removal_answered_cb (self);
      return;
    }

  set = get_shown_set (self);
  card = robo_cards_find (robo_module_set_get_cards (set), robo_rules_uses_get_card (uses));
  /* Translators: %s is the name of a card. */
  heading = g_strdup_printf (_ ("Remove “%s”?"), card != ROBO_NO_CARD ? robo_module_set_get_title (set, card) : "");
  ask_before_removal (self, heading, uses, G_CALLBACK (removal_answered_cb));
}

/* Removes a card after a look for its uses. A set that was never saved has no uses, so its card is removed at once. */
void
robo_rule_removal_remove_card (RoboRuleRemoval   *self,
                               RoboModuleSetPage *page,
                               const char        *card_id)
{
  RoboModuleSetDocument *document = robo_module_set_page_get_document (page);

  g_return_if_fail (ROBO_IS_RULE_REMOVAL (self));

  g_set_weak_pointer (&self->page, page);
  if (robo_document_file_get_location (robo_document_get_file (ROBO_DOCUMENT (document))) == NULL)
    removal_answered_cb (self);
  else
    robo_rules_uses_find (self->files, robo_module_set_get_id (get_shown_set (self)), card_id, self,
                          card_uses_found_cb);
}

/* Removing files */

static void
remove_file_now (RoboRuleRemoval *self,
                 RoboRuleFile    *file)
{
  /* Translators: %s is the name of a module set or of rules. */
  g_autofree char      *sentence = g_strdup_printf (_ ("%s removed"), robo_rule_file_get_title (file));
  const RoboFileRemoval removal = {
    .toasts = self->toasts,
    .sentence = sentence,
    .not_removed = _ ("File Could Not Be Removed"),
    .not_restored = _ ("File Could Not Be Restored"),
    .owner = G_OBJECT (self),
  };

  robo_file_removal_remove (&removal, robo_rule_file_get_path (file));
}

static void
file_removal_answered_cb (RoboRuleRemoval *self)
{
  g_autoptr (RoboRuleFile) file = g_steal_pointer (&self->removing);

  if (file != NULL)
    remove_file_now (self, file);
}

static void
file_uses_found_cb (gpointer             owner,
                    const RoboRulesUses *uses)
{
  RoboRuleRemoval *self = owner;
  g_autofree char *heading = NULL;

  if (self->toasts == NULL || self->removing == NULL)
    return;
  if (!robo_rules_uses_is_any (uses))
    {
      file_removal_answered_cb (self);
      return;
    }

  /* Translators: %s is the name of a module set. */
  heading = g_strdup_printf (_ ("Remove “%s”?"), robo_rule_file_get_title (self->removing));
  ask_before_removal (self, heading, uses, G_CALLBACK (file_removal_answered_cb));
}

/* Removes a file. If rules, games or scenarios use the module set in it, shows these uses and asks the user first. */
void
robo_rule_removal_remove_file (RoboRuleRemoval *self,
                               RoboRuleFile    *file)
{
  g_return_if_fail (ROBO_IS_RULE_REMOVAL (self));

  if (robo_rule_file_is_rules (file) || robo_rule_file_get_id (file) == NULL)
    {
      remove_file_now (self, file);
      return;
    }

  g_set_object (&self->removing, file);
  robo_rules_uses_find (self->files, robo_rule_file_get_id (file), NULL, self, file_uses_found_cb);
}

/* Object */

static void
robo_rule_removal_dispose (GObject *object)
{
  RoboRuleRemoval *self = ROBO_RULE_REMOVAL (object);

  g_clear_weak_pointer (&self->toasts);
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->files);
  g_clear_object (&self->removing);

  G_OBJECT_CLASS (robo_rule_removal_parent_class)->dispose (object);
}

static void
robo_rule_removal_class_init (RoboRuleRemovalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = robo_rule_removal_dispose;
}

static void
robo_rule_removal_init (RoboRuleRemoval *self)
{
}

RoboRuleRemoval *
robo_rule_removal_new (AdwToastOverlay *toasts,
                       RoboRuleFiles   *files)
{
  RoboRuleRemoval *self = g_object_new (ROBO_TYPE_RULE_REMOVAL, NULL);

  g_set_weak_pointer (&self->toasts, toasts);
  self->files = g_object_ref (files);

  return self;
}
