// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <glib/gi18n.h>

#include "robo-module-set-page-private.h"

/* What is done with the cards of a set: added, duplicated, moved, removed; and which of its pages is shown. */

static void
set_enabled (RoboModuleSetPage *self,
             const char        *name,
             gboolean           is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), is_enabled);
}

void
robo_module_set_page_update_actions (RoboModuleSetPage *self)
{
  guint    n = robo_module_set_page_count_cards (self);
  gboolean has_card = self->card < n;

  set_enabled (self, "add", n < ROBO_MAX_CARDS);
  set_enabled (self, "duplicate", has_card && n < ROBO_MAX_CARDS);
  set_enabled (self, "remove", has_card);
  set_enabled (self, "up", has_card && self->card > 0);
  set_enabled (self, "down", has_card && self->card + 1 < n);
  set_enabled (self, "balance", has_card);
}

static void
move_card (RoboModuleSetPage *self,
           guint              from,
           guint              to)
{
  if (from == to || to >= robo_module_set_page_count_cards (self))
    return;

  self->card = to;
  /* Translators: in the list of edits, after “Undo”: to another place in the list. */
  robo_module_set_page_change (self, _ ("Move Card"), NULL, robo_module_set_with_card_moved (robo_module_set_page_get_set (self), from, to));
}

void
robo_module_set_page_dropped_cb (RoboModuleSetPage *self,
                                 guint              from,
                                 RoboListedCard    *row)
{
  move_card (self, from, (guint)gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static void
add_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  RoboModuleSetPage *self = data;
  guint              position = robo_module_set_page_count_cards (self) > 0 ? self->card + 1 : 0;
  /* Translators: the name of a module card that has just been made */
  RoboModuleSet *set = robo_module_set_with_new_card (robo_module_set_page_get_set (self), position, ROBO_CARD_BLUE, _ ("New Module"));

  self->card = position;
  /* Translators: in the list of edits, after “Undo”. */
  robo_module_set_page_change (self, _ ("Add Card"), NULL, set);
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
  robo_card_page_focus_name (self->card_page);
}

static void
duplicate_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  RoboModuleSetPage *self = data;
  guint              from = self->card;

  self->card++;
  /* Translators: in the list of edits, after “Undo”. */
  robo_module_set_page_change (self, _ ("Duplicate Card"), NULL, robo_module_set_with_card_from (robo_module_set_page_get_set (self), from + 1, robo_module_set_page_get_set (self), from));
}

static void
remove_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  RoboModuleSetPage *self = data;

  g_signal_emit_by_name (self, "removal-wanted", robo_module_set_get_cards (robo_module_set_page_get_set (self))->cards[self->card].id);
}

static void
up_cb (GSimpleAction *action,
       GVariant      *parameter,
       gpointer       data)
{
  RoboModuleSetPage *self = data;

  move_card (self, self->card, self->card - 1);
}

static void
down_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  RoboModuleSetPage *self = data;

  move_card (self, self->card, self->card + 1);
}

static void
balance_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  RoboModuleSetPage *self = data;

  gtk_stack_set_visible_child_name (self->stack, "balance");
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
  gtk_widget_child_focus (GTK_WIDGET (self->card_balance), GTK_DIR_TAB_FORWARD);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  RoboModuleSetPage *self = data;

  gtk_stack_set_visible_child_name (self->stack, "about");
  adw_leaflet_set_visible_child (self->leaflet, self->card_side);
  robo_texts_group_focus_name (self->texts_group);
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = about_cb },
  { .name = "add", .activate = add_cb },
  { .name = "duplicate", .activate = duplicate_cb },
  { .name = "remove", .activate = remove_cb },
  { .name = "up", .activate = up_cb },
  { .name = "down", .activate = down_cb },
  { .name = "balance", .activate = balance_cb },
};

void
robo_module_set_page_add_actions (RoboModuleSetPage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
robo_module_set_page_remove_card (RoboModuleSetPage *self)
{
  g_return_if_fail (ROBO_IS_MODULE_SET_PAGE (self));
  g_return_if_fail (self->document != NULL && self->card < robo_module_set_page_count_cards (self));

  /* Translators: in the list of edits, after “Undo”. */
  robo_module_set_page_change (self, _ ("Remove Card"), NULL, robo_module_set_without_card (robo_module_set_page_get_set (self), self->card));
}
