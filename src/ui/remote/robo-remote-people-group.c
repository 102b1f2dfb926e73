// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-people-group.h"

#include <glib/gi18n.h>

#include "match/remote/robo-remote-words.h"
#include "ui/widgets/robo-access.h"

/* At first only this many people are shown, so that the list does not push the rest of the page away. */
#define N_FIRST 5

struct _RoboRemotePeopleGroup
{
  AdwBin parent_instance;

  /* Template children */
  AdwPreferencesGroup *group;
  GtkWidget           *all_button;

  /* Owned */
  RoboRemotePeople *people; /* or NULL */
  GPtrArray        *rows;   /* GtkWidget, in the group: a row for each person that is shown */

  gboolean shows_all;
};

enum
{
  INVITE,
  FORGOTTEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboRemotePeopleGroup, robo_remote_people_group, ADW_TYPE_BIN)

/* A row */

/* Returns the person of a row; the result is borrowed. */
static RoboRemotePerson *
get_person (gpointer row)
{
  return g_object_get_data (row, "person");
}

static GMenuModel *
create_menu (RoboRemotePerson *person)
{
  GMenu *menu = g_menu_new ();

  if (robo_remote_person_get_is_blocked (person))
    {
      /* Translators: This is a menu item. Invitations of this person are accepted again. */
      g_menu_append (menu, _ ("_Unblock"), "person.unblock");
      /* Offer no item that removes the person, because this would lift the block. */
      return G_MENU_MODEL (menu);
    }

  /* Translators: This is a menu item. Invitations of this person are refused in all games. */
  g_menu_append (menu, _ ("_Block in All Games"), "person.block");
  /* Translators: This is a menu item. It removes this person from the list. */
  g_menu_append (menu, _ ("_Remove From List"), "person.forget");

  return G_MENU_MODEL (menu);
}

static void
update_row (GtkWidget *row)
{
  RoboRemotePerson *person = get_person (row);
  g_autofree char  *summary = robo_remote_person_dup_summary (person);
  g_autofree char  *invite = NULL;
  g_autofree char  *more = NULL;
  g_autoptr (GMenuModel) menu = create_menu (person);
  const char    *name = robo_remote_person_get_name (person);
  GtkWidget     *invite_button = g_object_get_data (G_OBJECT (row), "invite-button");
  GtkMenuButton *menu_button = g_object_get_data (G_OBJECT (row), "menu-button");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), summary);
  gtk_widget_set_sensitive (invite_button, !robo_remote_person_get_is_blocked (person));
  /* Translators: This is the name of a button, read aloud. %s is the name of a person. */
  invite = g_strdup_printf (_ ("Invite %s again"), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (invite_button), GTK_ACCESSIBLE_PROPERTY_LABEL, invite, -1);
  /* Translators: This is the name of a menu button. %s is the name of a person. */
  more = g_strdup_printf (_ ("More about %s"), name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (menu_button), more);
  gtk_menu_button_set_menu_model (menu_button, menu);
}

static RoboRemotePeopleGroup *
find_group (gpointer row)
{
  return ROBO_REMOTE_PEOPLE_GROUP (gtk_widget_get_ancestor (row, ROBO_TYPE_REMOTE_PEOPLE_GROUP));
}

static void
invite_clicked_cb (GtkWidget *row)
{
  g_signal_emit (find_group (row), signals[INVITE], 0, get_person (row));
}

static void
set_blocked (GtkWidget *row,
             gboolean   is_blocked)
{
  RoboRemotePeopleGroup *self = find_group (row);
  g_autofree char       *sentence = NULL;
  g_autoptr (RoboRemotePerson) person = g_object_ref (get_person (row));

  robo_remote_people_set_blocked (self->people, person, is_blocked);
  if (is_blocked)
    /* Translators: %s is the name of a person. */
    sentence = g_strdup_printf (_ ("Invitations from %s will be refused from now on."), robo_remote_person_get_name (person));
  else
    /* Translators: %s is the name of a person. */
    sentence = g_strdup_printf (_ ("%s can invite you again."), robo_remote_person_get_name (person));
  robo_access_say (GTK_WIDGET (self), sentence);
}

static void
block_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       row)
{
  set_blocked (row, TRUE);
}

static void
unblock_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       row)
{
  set_blocked (row, FALSE);
}

static void
forget_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       row)
{
  RoboRemotePeopleGroup *self = find_group (row);
  g_autoptr (RoboRemotePerson) person = g_object_ref (get_person (row));

  robo_remote_people_forget (self->people, person);
  g_signal_emit (self, signals[FORGOTTEN], 0, person);
}

static const GActionEntry row_actions[] = {
  { .name = "block", .activate = block_cb },
  { .name = "unblock", .activate = unblock_cb },
  { .name = "forget", .activate = forget_cb },
};

static GtkWidget *
row_new (RoboRemotePerson *person)
{
  GtkWidget *row = adw_action_row_new ();
  /* Every row has this button, so it has no access key.
   * Translators: This is a button. It invites a person to another game. */
  GtkWidget *invite_button = gtk_button_new_with_label (_ ("Invite Again"));
  GtkWidget *menu_button = gtk_menu_button_new ();
  GtkLabel  *label;
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), row_actions, G_N_ELEMENTS (row_actions), row);
  gtk_widget_insert_action_group (row, "person", G_ACTION_GROUP (actions));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  /* In a narrow row the button leaves most of the width to the text. */
  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (invite_button)));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (invite_button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (menu_button, GTK_ALIGN_CENTER);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu_button), "view-more-symbolic");
  gtk_widget_add_css_class (menu_button, "flat");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), invite_button);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), menu_button);
  g_object_set_data_full (G_OBJECT (row), "person", g_object_ref (person), g_object_unref);
  g_object_set_data (G_OBJECT (row), "invite-button", invite_button);
  g_object_set_data (G_OBJECT (row), "menu-button", menu_button);
  g_signal_connect_object (invite_button, "clicked", G_CALLBACK (invite_clicked_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (person, "changed", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
  update_row (row);

  return row;
}

/* The group */

static void
fill_group (RoboRemotePeopleGroup *self)
{
  guint            n_people, n_rows;
  g_autofree char *remark = NULL;

  /* The group may have been disposed. */
  if (self->people == NULL)
    return;

  n_people = g_list_model_get_n_items (G_LIST_MODEL (self->people));
  n_rows = self->shows_all ? n_people : MIN (n_people, N_FIRST);
  g_object_get (self->people, "remark", &remark, NULL);
  adw_preferences_group_set_description (self->group, remark);
  gtk_widget_set_visible (GTK_WIDGET (self), n_people > 0 || remark != NULL);
  gtk_widget_set_visible (self->all_button, n_rows < n_people);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (RoboRemotePerson) person = g_list_model_get_item (G_LIST_MODEL (self->people), i);
      GtkWidget *row = row_new (person);

      adw_preferences_group_add (self->group, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
show_all_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  RoboRemotePeopleGroup *self = ROBO_REMOTE_PEOPLE_GROUP (widget);

  self->shows_all = TRUE;
  fill_group (self);
  /* Focus the first new row, because the button that had the focus is gone. */
  gtk_widget_child_focus (g_ptr_array_index (self->rows, N_FIRST), GTK_DIR_TAB_FORWARD);
}

static void
robo_remote_people_group_dispose (GObject *object)
{
  RoboRemotePeopleGroup *self = ROBO_REMOTE_PEOPLE_GROUP (object);

  g_clear_object (&self->people);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_REMOTE_PEOPLE_GROUP);

  G_OBJECT_CLASS (robo_remote_people_group_parent_class)->dispose (object);
}

static void
robo_remote_people_group_finalize (GObject *object)
{
  g_ptr_array_unref (ROBO_REMOTE_PEOPLE_GROUP (object)->rows);

  G_OBJECT_CLASS (robo_remote_people_group_parent_class)->finalize (object);
}

static void
robo_remote_people_group_class_init (RoboRemotePeopleGroupClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_remote_people_group_dispose;
  object_class->finalize = robo_remote_people_group_finalize;

  signals[INVITE] = g_signal_new ("invite", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, ROBO_TYPE_REMOTE_PERSON);
  signals[FORGOTTEN] = g_signal_new ("forgotten", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, ROBO_TYPE_REMOTE_PERSON);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/remote/robo-remote-people-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePeopleGroup, group);
  gtk_widget_class_bind_template_child (widget_class, RoboRemotePeopleGroup, all_button);
  gtk_widget_class_install_action (widget_class, "people.show-all", NULL, show_all_cb);
}

static void
robo_remote_people_group_init (RoboRemotePeopleGroup *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
robo_remote_people_group_set_people (RoboRemotePeopleGroup *self,
                                     RoboRemotePeople      *people)
{
  g_return_if_fail (ROBO_IS_REMOTE_PEOPLE_GROUP (self));
  g_return_if_fail (self->people == NULL);

  if (!g_set_object (&self->people, people))
    return;

  g_signal_connect_object (people, "items-changed", G_CALLBACK (fill_group), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (people, "notify::remark", G_CALLBACK (fill_group), self, G_CONNECT_SWAPPED);
  fill_group (self);
}
