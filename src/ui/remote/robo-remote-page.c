// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-names.h"
#include "base/robo-properties.h"
#include "base/robo-work.h"
#include "files/cards/robo-rule-files.h"
#include "files/pack/robo-pack-gather.h"
#include "match/remote/robo-remote-account.h"
#include "match/remote/robo-remote-line.h"
#include "match/remote/robo-remote-words.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/robo-combo-face.h"
#include "ui/widgets/robo-entry-limit.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-message.h"
#include "ui/widgets/robo-module-card.h"
#include "ui/widgets/robo-page.h"

#include "robo-account-dialog.h"
#include "robo-remote-people-group.h"

#define MIN_PEOPLE 2
/* Texts on the clipboard are examined only up to this size. An invitation with some text around it is smaller. */
#define MAX_OFFERED_BYTES (16 * 1024)

/* Lists the bundled rules, which guests have, too. Any other rules are sent together with the invitation, over a
 * connection. */
static const char *const rules_ids[] = { "training", "standard", "printed" };

struct _RoboRemotePage
{
  AdwBin parent_instance;

  /* Template children */
  AdwPreferencesGroup *name_group;
  AdwEntryRow         *name_row;
  AdwActionRow        *account_row;
  AdwActionRow        *background_row;
  GtkSwitch           *background_switch;
  AdwActionRow        *presence_row;
  GtkSwitch           *presence_switch;
  AdwEntryRow         *text_row;
  GtkLabel            *refusal_label;
  AdwActionRow        *invitation_row;
  GtkWidget           *parts_row;
  GtkPicture          *arena_picture;
  GtkButton           *join_button;
  GtkButton           *look_on_button;
  AdwExpanderRow      *cards_row;
  AdwActionRow        *recipient_row;
  AdwComboRow         *arena_row;
  AdwComboRow         *rules_row;
  AdwComboRow         *people_row;
  AdwComboRow         *way_row;
  AdwComboRow         *pace_row;
  AdwComboRow         *bank_row;
  GtkSpinner          *spinner;
  GtkButton           *invite_button;

  RoboRemotePeopleGroup *people_group;

  /* Owned */
  RoboArenaList        *arenas;
  RoboRemoteList       *list;
  RoboRuleFiles        *files;
  GPtrArray            *rules; /* array of RoboRuleSet */
  GPtrArray            *cards; /* GtkWidget: the cards of the game, in the row of cards */
  GSettings            *settings;
  RoboRemoteInvitation *invitation;  /* or NULL */
  RoboRemotePerson     *recipient;   /* the person to invite, or NULL for anyone */
  GCancellable         *fetching;    /* the request for the offer of a host or a room, or NULL if there is none */
  char                 *link;        /* link to the room that was asked last, or NULL */
  RoboPace              pace;        /* the pace for which time banks are offered */
  gboolean              is_inviting; /* the player's key is being loaded */
};

enum
{
  PROP_ARENAS = 1,
  PROP_LIST,
  PROP_WAY_REMARK,
  N_PROPS
};

enum
{
  BEGUN,
  FORGOTTEN,
  INVITED,
  PASTED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboRemotePage, robo_remote_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

/* Name of the player */

static char *
dup_name (RoboRemotePage *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));

  return *name != '\0' ? g_steal_pointer (&name) : robo_names_dup_given (g_get_real_name (), g_get_user_name ());
}

static void
begin (RoboRemotePage *self,
       RoboRemoteGame *game,
       const GError   *error)
{
  if (game == NULL)
    {
      robo_message_show_error (GTK_WIDGET (self), _ ("Game Could Not Be Started"), error->message);
      return;
    }

  g_settings_set_string (self->settings, "remote-name", gtk_editable_get_text (GTK_EDITABLE (self->name_row)));
  g_signal_emit (self, signals[BEGUN], 0, game);
}

/* Way of playing (RoboRemoteWay) */

/* Returns the way that is chosen in way_row, whose rows are in the order of RoboRemoteWay. */
static RoboRemoteWay
get_way (RoboRemotePage *self)
{
  /* The template calls this before the row exists. */
  return self->way_row != NULL ? (RoboRemoteWay)adw_combo_row_get_selected (self->way_row) : ROBO_REMOTE_BY_TEXTS;
}

static const char *
get_way_remark (RoboRemotePage *self)
{
  switch (get_way (self))
    {
    case ROBO_REMOTE_BY_TEXTS:
      break;
    case ROBO_REMOTE_IN_NETWORK:
      return _ ("Your copies of Robodrome talk directly to each other. Others on the network could listen in, but programs stay hidden until they’re opened.");
    case ROBO_REMOTE_IN_ROOM:
      return _ ("The chat server passes messages on and stores them. It could read them, but programs stay hidden until they’re opened.");
    }

  return _ ("You pass the messages on yourself.");
}

static void
way_changed_cb (RoboRemotePage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAY_REMARK]);
}

/* Account on a chat server */

static void
account_used_cb (RoboRemotePage *self)
{
  g_autofree char *link = g_steal_pointer (&self->link);

  /* Ask the chat room again, now with the account. */
  if (link != NULL && self->invitation == NULL)
    robo_remote_page_take_text (self, link);
}

static void
account_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  g_signal_connect_object (robo_account_dialog_show (widget), "response::use", G_CALLBACK (account_used_cb), widget,
                           G_CONNECT_SWAPPED);
}

static gboolean
has_account (void)
{
  return *robo_remote_account_get_address (robo_remote_account_get_default ()) != '\0';
}

/* Joining */

static void
stop_fetching (RoboRemotePage *self)
{
  robo_work_cancel (&self->fetching);
  gtk_spinner_stop (self->spinner);
}

/* Shows all cards of the game with their texts, because the inviting player may have made some of them. */
static void
show_cards (RoboRemotePage    *self,
            const RoboModules *modules)
{
  for (guint i = 0; i < self->cards->len; i++)
    adw_expander_row_remove (self->cards_row, g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cards_row), modules != NULL);
  adw_expander_row_set_expanded (self->cards_row, FALSE);
  if (modules == NULL)
    return;

  for (guint card = 0; card < robo_modules_get_cards (modules)->n_cards; card++)
    {
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *face = robo_module_card_new (ROBO_MODULE_CARD_FULL);

      robo_module_card_set_card (ROBO_MODULE_CARD (face), modules, card);
      gtk_widget_set_margin_start (face, 12);
      gtk_widget_set_margin_end (face, 12);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), face);
      /* Keep the row focusable. Screen readers then read its content after its name. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, robo_modules_get_title (modules, card), -1);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      adw_expander_row_add_row (self->cards_row, row);
      g_ptr_array_add (self->cards, row);
    }
}

static void
show_arena (RoboRemotePage *self,
            RoboArena      *arena)
{
  const RoboPlan *plan = arena != NULL ? robo_arena_get_plan (arena) : NULL;
  g_autoptr (RoboArenaPaintable) picture = plan != NULL ? robo_arena_paintable_new (plan) : NULL;

  gtk_picture_set_paintable (self->arena_picture, GDK_PAINTABLE (picture));
  if (picture != NULL)
    robo_arena_paintable_show_in (picture, self->arena_picture);
  gtk_picture_set_alternative_text (self->arena_picture, arena != NULL ? robo_arena_get_name (arena) : NULL);
}

/* Shows only the buttons for actions that are possible for the user in the game of the invitation. */
static void
show_place (RoboRemotePage *self)
{
  RoboRemotePlace place = robo_remote_list_find_place (self->list, self->invitation);

  gtk_widget_set_visible (GTK_WIDGET (self->join_button), place != ROBO_REMOTE_PLACE_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->look_on_button), place != ROBO_REMOTE_PLACE_OWN);
  gtk_button_set_label (self->join_button, place == ROBO_REMOTE_PLACE_OWN
                                             /* Translators: This is a button. It continues a game in which the user
                                              * has a seat. */
                                             ? _ ("_Play On")
                                             : _ ("_Join"));
}

static void
show_invitation (RoboRemotePage *self,
                 const char     *refusal)
{
  const RoboMatchSetup *setup = robo_remote_page_get_setup (self);
  g_autofree char      *heading = NULL;
  g_autofree char      *details = NULL;

  show_arena (self, setup != NULL ? setup->arena : NULL);
  show_cards (self, setup != NULL ? setup->modules : NULL);

  gtk_widget_set_visible (self->parts_row, setup != NULL && robo_pack_setup_has_parts (setup));
  gtk_widget_set_visible (GTK_WIDGET (self->invitation_row), self->invitation != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal_label), refusal != NULL);
  gtk_label_set_label (self->refusal_label, refusal != NULL ? refusal : "");
  if (refusal != NULL)
    robo_access_say (GTK_WIDGET (self), refusal);
  /* Suggest inviting only if there is no invitation to accept. */
  if (self->invitation == NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->invite_button), "suggested-action");
      return;
    }

  gtk_widget_remove_css_class (GTK_WIDGET (self->invite_button), "suggested-action");
  heading = robo_remote_invitation_dup_heading (self->invitation);
  details = robo_remote_invitation_dup_details (self->invitation);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->invitation_row), heading);
  adw_action_row_set_subtitle (self->invitation_row, details);
  show_place (self);
  robo_access_say (GTK_WIDGET (self), heading);
  robo_access_say (GTK_WIDGET (self), details);
}

static void
text_changed_cb (RoboRemotePage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text_row));

  stop_fetching (self);
  g_clear_pointer (&self->link, g_free);
  g_clear_pointer (&self->invitation, robo_remote_invitation_free);
  show_invitation (self, NULL);
  if (*text != '\0')
    g_signal_emit (self, signals[PASTED], 0, text);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (RoboRemotePage) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (self->list != NULL)
    g_signal_emit (self, signals[PASTED], 0, text != NULL ? text : "");
}

static void
paste_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read_cb, g_object_ref (widget));
}

static void
join_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  RoboRemotePage  *self = ROBO_REMOTE_PAGE (widget);
  g_autofree char *name = dup_name (self);
  g_autoptr (GError) error = NULL;

  if (self->invitation != NULL)
    begin (self, robo_remote_list_join (self->list, self->invitation, name, &error), error);
}

static void
look_on_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  RoboRemotePage  *self = ROBO_REMOTE_PAGE (widget);
  g_autofree char *name = dup_name (self);

  if (self->invitation != NULL)
    begin (self, robo_remote_list_watch (self->list, self->invitation, name), NULL);
}

/* People */

/* Sets the person to invite, or NULL. */
static void
set_recipient (RoboRemotePage   *self,
               RoboRemotePerson *person)
{
  g_autofree char *title = NULL;

  g_set_object (&self->recipient, person);
  gtk_widget_set_visible (GTK_WIDGET (self->recipient_row), person != NULL);
  if (person == NULL)
    return;

  /* Translators: This is the title of an invitation to a game. %s is the name of the person whom the user invites. */
  title = g_strdup_printf (_ ("Invitation for %s"), robo_remote_person_get_name (person));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->recipient_row), title);
  robo_access_say (GTK_WIDGET (self), title);
}

/* Prepares a game with the person, by the way of their last game if the page offers it. The button that invites gets
 * the focus. */
static void
invite_again_cb (RoboRemotePage   *self,
                 RoboRemotePerson *person)
{
  guint way = robo_remote_person_get_way (person);

  set_recipient (self, person);
  if (gtk_widget_get_visible (GTK_WIDGET (self->way_row)) &&
      way < g_list_model_get_n_items (adw_combo_row_get_model (self->way_row)))
    adw_combo_row_set_selected (self->way_row, way);
  gtk_widget_grab_focus (GTK_WIDGET (self->invite_button));
}

static void
invite_anyone_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  RoboRemotePage *self = ROBO_REMOTE_PAGE (widget);

  set_recipient (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->invite_button));
}

static void
forgotten_cb (RoboRemotePage   *self,
              RoboRemotePerson *person)
{
  if (self->recipient == person)
    set_recipient (self, NULL);
  g_signal_emit (self, signals[FORGOTTEN], 0, person);
}

/* Time */

static RoboPace
get_pace (RoboRemotePage *self)
{
  return (RoboPace)adw_combo_row_get_selected (self->pace_row);
}

/* Returns the time bank that was chosen among those that fit the pace for which they are offered. */
static RoboBank
get_bank (RoboRemotePage *self)
{
  guint chosen = adw_combo_row_get_selected (self->bank_row);

  for (guint bank = 0; bank < ROBO_N_BANKS; bank++)
    {
      if (robo_bank_fits (bank, self->pace) && chosen-- == 0)
        return bank;
    }

  return ROBO_BANK_NONE;
}

/* Offers the time banks that fit the pace. The bank that was chosen stays if it fits, else none is chosen. */
static void
pace_changed_cb (RoboRemotePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  RoboBank chosen = get_bank (self);
  guint    selected = 0;

  self->pace = get_pace (self);
  for (guint bank = 0; bank < ROBO_N_BANKS; bank++)
    {
      if (!robo_bank_fits (bank, self->pace))
        continue;
      if (bank == chosen)
        selected = g_list_model_get_n_items (G_LIST_MODEL (names));
      gtk_string_list_append (names, robo_remote_get_bank_name (bank));
    }
  adw_combo_row_set_model (self->bank_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->bank_row, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->bank_row), self->pace != ROBO_PACE_NONE);
}

/* Inviting */

static void
invite_with_key (RoboRemotePage *self)
{
  RoboArenaItem     *item = adw_combo_row_get_selected_item (self->arena_row);
  const RoboRuleSet *rule_set = g_ptr_array_index (self->rules, adw_combo_row_get_selected (self->rules_row));
  guint              n_people = MIN_PEOPLE + adw_combo_row_get_selected (self->people_row);
  const RoboRules   *rules = robo_rule_set_get_rules (rule_set);
  const char        *objection;
  g_autofree char   *name = dup_name (self);
  RoboRemoteTerms    terms = { get_way (self), get_pace (self), get_bank (self) };
  RoboRemoteGame    *game;
  g_autoptr (RoboMatchSetup) setup = NULL;
  g_autoptr (GError) error = NULL;

  if (item == NULL)
    return;

  setup = robo_match_setup_new (robo_arena_item_get_arena (item));
  robo_match_setup_set_rules (setup, rules, rules->modules ? robo_rule_set_get_modules (rule_set) : NULL);
  for (guint seat = 0; seat < n_people; seat++)
    robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_HUMAN, NULL);
  /* Use a random seed, which makes the game unique. */
  setup->seed = (guint64)g_random_int () << 32 | g_random_int ();
  objection = robo_match_setup_check (setup);
  if (objection != NULL)
    {
      robo_message_show_error (GTK_WIDGET (self), _ ("Game Could Not Be Started"), objection);
      return;
    }
  game = robo_remote_list_invite (self->list, setup, name, &terms, &error);
  begin (self, game, error);
  if (game == NULL)
    return;

  if (self->recipient != NULL)
    robo_remote_list_pass_on (self->list, game, self->recipient);
  g_signal_emit (self, signals[INVITED], 0, game);
}

static void
key_found_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (RoboRemotePage) self = data;
  g_autoptr (GError) error = NULL;

  self->is_inviting = FALSE;
  /* While the key was being loaded, the user may have closed the window or opened another page. */
  if (self->list == NULL)
    return;
  if (!robo_remote_list_find_key_finish (ROBO_REMOTE_LIST (source), result, &error))
    begin (self, NULL, error);
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    invite_with_key (self);
}

static void
invite (RoboRemotePage *self)
{
  if (self->is_inviting)
    return;

  self->is_inviting = TRUE;
  robo_remote_list_find_key_async (self->list, key_found_cb, g_object_ref (self));
}

static void
invite_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  RoboRemotePage *self = ROBO_REMOTE_PAGE (widget);

  if (get_way (self) == ROBO_REMOTE_IN_ROOM && !has_account ())
    g_signal_connect_object (robo_account_dialog_show (widget), "response::use", G_CALLBACK (invite), self,
                             G_CONNECT_SWAPPED);
  else
    invite (self);
}

/* Fills the menu of rules. This happens again when the user's own rules have been loaded, and whenever one of their
 * files changes. */
static void
fill_rules (RoboRemotePage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  GListModel *files = robo_rule_files_get_rule_sets (self->files);
  guint       selected = adw_combo_row_get_selected (self->rules_row);

  g_ptr_array_set_size (self->rules, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rules_ids); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      RoboRuleSet *rule_set = robo_rule_set_load_bundled (rules_ids[i], problems);

      if (rule_set == NULL)
        continue;
      g_ptr_array_add (self->rules, rule_set);
      gtk_string_list_append (titles, robo_rule_set_get_name (rule_set));
    }
  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (RoboRuleFile) file = g_list_model_get_item (files, i);
      RoboRuleSet *rule_set = robo_rule_file_get_rules (file);

      if (!robo_rule_file_is_own (file) || rule_set == NULL || robo_rule_file_get_problem (file) != NULL)
        continue;
      g_ptr_array_add (self->rules, robo_rule_set_ref (rule_set));
      gtk_string_list_append (titles, robo_rule_set_get_name (rule_set));
    }
  adw_combo_row_set_model (self->rules_row, G_LIST_MODEL (titles));
  if (selected < self->rules->len)
    adw_combo_row_set_selected (self->rules_row, selected);
}

/* Appends the remark about the player's key to the sentences about what other players can see. */
static gboolean
append_remark (GBinding     *binding,
               const GValue *remark,
               GValue       *description,
               gpointer      privacy)
{
  const char *text = g_value_get_string (remark);

  if (text != NULL)
    g_value_take_string (description, g_strdup_printf ("%s %s", (const char *)privacy, text));
  else
    g_value_set_string (description, privacy);

  return TRUE;
}

/* GObject functions */

static void
robo_remote_page_constructed (GObject *object)
{
  RoboRemotePage  *self = ROBO_REMOTE_PAGE (object);
  g_autofree char *name = NULL;
  g_auto (GStrv) names = NULL;

  G_OBJECT_CLASS (robo_remote_page_parent_class)->constructed (object);

  gtk_widget_set_visible (GTK_WIDGET (self->way_row), robo_remote_line_is_supported ());
  gtk_widget_set_visible (GTK_WIDGET (self->account_row), robo_remote_line_has_rooms ());
  gtk_widget_set_visible (GTK_WIDGET (self->background_row), robo_remote_line_is_supported ());
  gtk_widget_set_visible (GTK_WIDGET (self->presence_row), robo_remote_line_is_supported ());
  g_settings_bind (self->settings, "remote-presence", self->presence_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "remote-background", self->background_switch, "active", G_SETTINGS_BIND_DEFAULT);
  if (robo_remote_line_has_rooms ())
    g_object_bind_property (robo_remote_account_get_default (), "remark", self->account_row, "subtitle",
                            G_BINDING_SYNC_CREATE);
  else
    gtk_string_list_remove (GTK_STRING_LIST (adw_combo_row_get_model (self->way_row)), ROBO_REMOTE_IN_ROOM);
  g_object_bind_property_full (self->list, "key-remark", self->name_group, "description", G_BINDING_SYNC_CREATE,
                               append_remark, NULL, g_strdup (adw_preferences_group_get_description (self->name_group)),
                               g_free);
  adw_combo_row_set_model (self->arena_row, G_LIST_MODEL (self->arenas));
  self->files = robo_rule_files_new ();
  g_signal_connect_object (robo_rule_files_get_rule_sets (self->files), "items-changed", G_CALLBACK (fill_rules), self,
                           G_CONNECT_SWAPPED);
  fill_rules (self);
  robo_remote_people_group_set_people (self->people_group, robo_remote_list_get_people (self->list));
  /* Fill in the name that was used last in remote play. If there is none, use the name of the first player in games at
   * one screen, or else the given name of the user account. */
  name = g_settings_get_string (self->settings, "remote-name");
  names = g_settings_get_strv (self->settings, "player-names");
  if (*name == '\0')
    {
      g_free (name);
      name = names[0] != NULL && *names[0] != '\0' ? g_strdup (names[0])
                                                   : robo_names_dup_given (g_get_real_name (), g_get_user_name ());
    }
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
}

static void
robo_remote_page_dispose (GObject *object)
{
  RoboRemotePage *self = ROBO_REMOTE_PAGE (object);

  robo_work_cancel (&self->fetching);
  g_clear_pointer (&self->invitation, robo_remote_invitation_free);
  g_clear_object (&self->recipient);
  g_clear_object (&self->arenas);
  g_clear_object (&self->list);
  g_clear_object (&self->settings);
  g_clear_object (&self->files);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REMOTE_PAGE);

  G_OBJECT_CLASS (robo_remote_page_parent_class)->dispose (object);
}

static void
robo_remote_page_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_REMOTE_PAGE (object)->rules);
  g_ptr_array_unref (ROBO_REMOTE_PAGE (object)->cards);
  g_free (ROBO_REMOTE_PAGE (object)->link);

  G_OBJECT_CLASS (robo_remote_page_parent_class)->finalize (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_ARENAS] = { ROBO_PROPERTY_FIELD (OBJECT, "arenas", RoboRemotePage, arenas),
                    .type = robo_arena_list_get_type,
                    .is_construct_only = TRUE },
  [PROP_LIST] = { ROBO_PROPERTY_FIELD (OBJECT, "list", RoboRemotePage, list),
                  .type = robo_remote_list_get_type,
                  .is_construct_only = TRUE },
  [PROP_WAY_REMARK] = { ROBO_PROPERTY_GETTER (STRING, "way-remark", get_way_remark) },
};

static void
robo_remote_page_class_init (RoboRemotePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = robo_remote_page_constructed;
  object_class->dispose = robo_remote_page_dispose;
  object_class->finalize = robo_remote_page_finalize;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[BEGUN] = g_signal_new ("begun", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, ROBO_TYPE_REMOTE_GAME);
  signals[FORGOTTEN] = g_signal_new ("forgotten", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, ROBO_TYPE_REMOTE_PERSON);
  signals[INVITED] = g_signal_new ("invited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, ROBO_TYPE_REMOTE_GAME);
  signals[PASTED] = g_signal_new ("pasted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (ROBO_TYPE_ARENA_ITEM);
  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  g_type_ensure (ROBO_TYPE_REMOTE_PEOPLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/remote/robo-remote-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, name_group);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, name_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, account_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, background_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, background_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, presence_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, presence_switch);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, text_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, refusal_label);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, invitation_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, parts_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, arena_picture);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, join_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, look_on_button);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, cards_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, people_group);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, recipient_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, pace_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, bank_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, arena_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, rules_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, people_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, way_row);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, spinner);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePage, invite_button);
  gtk_widget_class_bind_template_callback (widget_class, forgotten_cb);
  gtk_widget_class_bind_template_callback (widget_class, invite_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pace_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, way_changed_cb);

  gtk_widget_class_install_action (widget_class, "remote-page.account", NULL, account_cb);
  gtk_widget_class_install_action (widget_class, "remote-page.invite", NULL, invite_cb);
  gtk_widget_class_install_action (widget_class, "remote-page.invite-anyone", NULL, invite_anyone_cb);
  gtk_widget_class_install_action (widget_class, "remote-page.join", NULL, join_cb);
  gtk_widget_class_install_action (widget_class, "remote-page.look-on", NULL, look_on_cb);
  gtk_widget_class_install_action (widget_class, "remote-page.paste", NULL, paste_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "remote-page.paste",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "remote-page.paste", NULL);
}

static void
robo_remote_page_init (RoboRemotePage *self)
{
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify)robo_rule_set_unref);
  self->cards = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_entry_limit (GTK_WIDGET (self->name_row), ROBO_NAMES_MAX_PLAYER);
  robo_combo_face_write_out (self->way_row);
  robo_combo_face_write_out (self->pace_row);
  robo_combo_face_write_out (self->bank_row);
}

void
robo_remote_page_fill_in (RoboRemotePage *self,
                          const char     *text)
{
  g_return_if_fail (ROBO_IS_REMOTE_PAGE (self));
  g_return_if_fail (text != NULL);

  /* Empty the row first, so that the text is read even if it is the same as before. */
  gtk_editable_set_text (GTK_EDITABLE (self->text_row), "");
  gtk_editable_set_text (GTK_EDITABLE (self->text_row), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->text_row));
}

/* Shows the invitation when the player's key has been loaded, because the key decides which actions are possible in the
 * game. */
static void
place_known_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (RoboRemotePage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *objection = NULL;

  if (self->list == NULL)
    return;
  if (!robo_remote_list_find_key_finish (ROBO_REMOTE_LIST (source), result, &error))
    g_clear_pointer (&self->invitation, robo_remote_invitation_free);
  /* While the key was being loaded, the user may have pasted another text. */
  else if (self->invitation == NULL)
    return;
  else
    objection = robo_remote_list_dup_objection (self->list, self->invitation);
  if (objection != NULL)
    g_clear_pointer (&self->invitation, robo_remote_invitation_free);

  show_invitation (self, error != NULL ? error->message : objection);
  if (self->invitation != NULL && !gtk_widget_grab_focus (GTK_WIDGET (self->join_button)))
    gtk_widget_grab_focus (GTK_WIDGET (self->look_on_button));
}

/* Replaces the invitation, and takes ownership of the new invitation, which may be NULL. */
static void
take_invitation (RoboRemotePage       *self,
                 RoboRemoteInvitation *invitation,
                 const GError         *error)
{
  g_clear_pointer (&self->invitation, robo_remote_invitation_free);
  self->invitation = invitation;
  if (invitation != NULL)
    robo_remote_list_find_key_async (self->list, place_known_cb, g_object_ref (self));
  else
    show_invitation (self, error != NULL ? error->message : NULL);
}

/* Shows an invitation that is on the clipboard, so that the user need not paste it. A link on the clipboard is not
 * followed, because this would need the network. */
static void
offered_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (RoboRemotePage) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autoptr (GPtrArray) shares = NULL;
  RoboRemoteInvitation *invitation;

  if (self->list == NULL || text == NULL || strlen (text) > MAX_OFFERED_BYTES || !g_utf8_validate (text, -1, NULL))
    return;
  /* While the clipboard was being read, the user may have entered another text. */
  if (self->invitation != NULL || self->fetching != NULL ||
      *gtk_editable_get_text (GTK_EDITABLE (self->text_row)) != '\0')
    return;
  shares = robo_remote_list_share_text (self->list, text, NULL);
  if (shares->len > 0)
    return;

  invitation = robo_remote_invitation_read (text, self->arenas, NULL);
  if (invitation != NULL)
    take_invitation (self, invitation, NULL);
}

static void
robo_remote_page_shown (RoboPage *page)
{
  RoboRemotePage *self = ROBO_REMOTE_PAGE (page);

  stop_fetching (self);
  gtk_editable_set_text (GTK_EDITABLE (self->text_row), "");
  g_clear_pointer (&self->invitation, robo_remote_invitation_free);
  show_invitation (self, NULL);
  set_recipient (self, NULL);
  robo_remote_people_read_games (robo_remote_list_get_people (self->list));
  gtk_widget_grab_focus (GTK_WIDGET (self->text_row));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, offered_cb, g_object_ref (self));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_remote_page_shown;
}

static void
fetched_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (RoboRemotePage) self = data;
  g_autoptr (GError) error = NULL;
  RoboRemoteInvitation *invitation = robo_remote_invitation_fetch_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  stop_fetching (self);
  take_invitation (self, invitation, error);
}

void
robo_remote_page_take_text (RoboRemotePage *self,
                            const char     *text)
{
  g_autofree char *address = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ROBO_IS_REMOTE_PAGE (self));
  g_return_if_fail (text != NULL);

  stop_fetching (self);
  g_clear_pointer (&self->link, g_free);
  address = robo_remote_line_find_address (text);
  if (address == NULL)
    {
      take_invitation (self, robo_remote_invitation_read (text, self->arenas, &error), error);
      return;
    }

  take_invitation (self, NULL, NULL);
  if (robo_remote_line_is_link (address))
    {
      self->link = g_strdup (address);
      if (!has_account ())
        {
          account_cb (GTK_WIDGET (self), NULL, NULL);
          return;
        }
    }
  name = dup_name (self);
  self->fetching = g_cancellable_new ();
  gtk_spinner_start (self->spinner);
  robo_remote_invitation_fetch_async (address, name, self->arenas, self->fetching, fetched_cb, g_object_ref (self));
}

void
robo_remote_page_take_invitation (RoboRemotePage       *self,
                                  RoboRemoteInvitation *invitation)
{
  g_return_if_fail (ROBO_IS_REMOTE_PAGE (self) && invitation != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->text_row), "");
  stop_fetching (self);
  g_clear_pointer (&self->link, g_free);
  take_invitation (self, invitation, NULL);
}

const RoboMatchSetup *
robo_remote_page_get_setup (RoboRemotePage *self)
{
  g_return_val_if_fail (ROBO_IS_REMOTE_PAGE (self), NULL);

  return self->invitation != NULL ? self->invitation->looking->shared->setup : NULL;
}
