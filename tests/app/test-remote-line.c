// SPDX-License-Identifier: GPL-3.0-or-later
// Several people play in the real window and elsewhere by a line within this program: what they say to each other, how long they
// wait, what they take back, who looks on, and what a changed program tries.
#include "config.h"

#include "net/carry/robo-link.h"
#include "net/carry/robo-loopback.h"
#include "ui/remote/robo-remote-chat-view.h"
#include "tests/net/net-test.h"

#include "remote-test.h"

/* Somebody elsewhere. */
typedef struct
{
  RoboKey      key;
  RoboPeer    *peer;
  RoboCarrier *carrier;
  RoboLink    *link;
  gboolean     is_idle; /* joins, opens, and says no more */
} Other;

typedef struct
{
  Fixture      window;
  RoboCarrier *line; /* of the window */
  Other       *others[ROBO_MAX_ROBOTS];
} Table;

static gboolean
other_act (Other *other)
{
  RoboDuty duty = robo_peer_get_duty (other->peer);

  if (other->is_idle && (duty == ROBO_DUTY_SEAL || duty == ROBO_DUTY_ANSWER || duty == ROBO_DUTY_RETURN))
    return FALSE;

  return net_act (other->peer, other->peer->seat);
}

static void
other_changed_cb (Other    *other,
                  RoboLink *link)
{
  while (robo_peer_do_all (other->peer) || other_act (other))
    ;
  robo_link_send (link);
}

static Other *
other_new (Table *table,
           guint  seat)
{
  const RoboPeer *here = robo_remote_game_get_peer (get_game (&table->window));
  Other          *other = g_new0 (Other, 1);
  RoboMatchSetup *setup = robo_offer_make_setup (here->offer, here->course->setup->arena, here->course->setup->modules);

  net_key_init (&other->key, 7, seat == ROBO_SPECTATOR ? 9 : seat);
  other->peer = robo_peer_new (here->offer, setup, seat, seat == ROBO_SPECTATOR ? NULL : &other->key);
  other->carrier = robo_loopback_new (ROBO_LOOPBACK (table->line));
  other->link = robo_link_new (other->peer, other->carrier);
  g_signal_connect_swapped (other->link, "changed", G_CALLBACK (other_changed_cb), other);

  return other;
}

static void
other_free (Other *other)
{
  robo_carrier_close (other->carrier);
  g_object_unref (other->link);
  g_object_unref (other->carrier);
  robo_peer_free (other->peer);
  g_free (other);
}

/* Anna invites so many in the window, and they come by another line than the one of the network. */
static void
begin (Table *table,
       guint  n_people)
{
  Fixture   *fixture = &table->window;
  GtkWidget *button;

  open_remote_page (fixture);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "way_row"), ROBO_REMOTE_IN_NETWORK);
  adw_combo_row_set_selected (ui_child (get_remote_page (fixture), "people_row"), n_people - 2);
  button = ui_drive_find_button (fixture->window, "Invite");
  ui_drive_scroll_to (button);
  ui_drive_click (button);
  ui_drive_until (is_shown (get_bar (fixture)));
  table->line = robo_loopback_new (NULL);
  robo_remote_game_set_line (get_game (fixture), table->line);
  for (guint seat = 1; seat < n_people; seat++)
    table->others[seat] = other_new (table, seat);
}

static void
join (Table *table,
      guint  seat)
{
  robo_carrier_open (table->others[seat]->carrier);
}

static void
begin_table (Table        *table,
             gconstpointer data)
{
  set_up (&table->window, data);
}

static void
clear_table (Table        *table,
             gconstpointer data)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    g_clear_pointer (&table->others[seat], other_free);
  tear_down (&table->window, data);
  g_clear_object (&table->line);
}

/* Chat */

static GtkWidget *
get_chat (Table *table)
{
  return ui_drive_find (table->window.window, ROBO_TYPE_REMOTE_CHAT_VIEW, 0);
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static void
test_chat (Table        *table,
           gconstpointer data)
{
  static const char hostile[] = "<b>\342\200\256Eve\033[2J</b>";
  Fixture          *fixture = &table->window;
  GtkWidget        *log_button;
  GtkWidget        *chat;
  RoboRemoteChat   *said;
  g_autofree char  *long_words = g_strnfill (5000, 'x');
  g_autofree char  *tooltip = NULL;
  g_autoptr (RoboRemoteChat) again = NULL;

  begin (table, 2);
  join (table, 1);
  ui_drive_until (robo_match_get_question (get_match (fixture)) != NULL);
  log_button = ui_child (get_game_page (fixture), "log_button");
  chat = get_chat (table);
  said = robo_remote_game_get_chat (get_game (fixture));
  g_assert_false (gtk_widget_get_mapped (chat));

  /* It comes up once, and is marked until it is read. */
  robo_carrier_take_words (table->line, "Ben", "Shall we?", get_now ());
  ui_drive_until (says (fixture, "Ben says: Shall we?"));
  ui_drive_settle (fixture->window);
  g_assert_true (gtk_widget_has_css_class (log_button, "unread"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (log_button), ==, "Log (Chat: 1 Unread)");
  ui_drive_shoot ("remote-chat-unread");

  ui_drive_keys (fixture->window, "ctrl+t");
  ui_drive_until (is_shown (chat));
  ui_drive_until (robo_remote_chat_get_n_unread (said) == 0);
  g_assert_false (gtk_widget_has_css_class (log_button, "unread"));
  g_assert_true (says (fixture, "Shall we?"));

  /* Words are words, whatever is in them. */
  ui_drive_keys (fixture->window, "Y e s space less b greater ampersand Return");
  ui_drive_until (says (fixture, "Yes <b>&"));
  g_assert_cmpstr (gtk_editable_get_text (ui_child (chat, "entry")), ==, "");
  g_assert_cmpuint (robo_remote_chat_get_n_unread (said), ==, 0);
  robo_carrier_take_words (table->line, hostile, hostile, get_now ());
  ui_drive_until (says (fixture, "<b>Eve [2J</b>"));
  robo_carrier_take_words (table->line, "Eve", long_words, get_now ());
  robo_carrier_take_words (table->line, "Ben", "Good luck!", get_now ());
  ui_drive_until (says (fixture, "Good luck!"));
  ui_drive_shoot ("remote-chat");

  /* Whom one would rather not hear. */
  ui_drive_click (ui_child (chat, "menu_button"));
  ui_drive_shoot ("remote-chat-menu");
  ui_drive_click (find_label (fixture, "Mute Eve"));
  ui_drive_until (robo_remote_chat_is_muted (said, "Eve"));
  robo_carrier_take_words (table->line, "Eve", "Can you hear me?", get_now ());
  robo_carrier_take_words (table->line, "Ben", "Thank you.", get_now ());
  ui_drive_until (says (fixture, "Thank you."));
  g_assert_false (says (fixture, "Can you hear me?"));

  /* This machine remembers that, and what was read. */
  again = robo_remote_chat_new (robo_remote_game_get_peer (get_game (fixture))->offer, "Anna");
  g_assert_true (robo_remote_chat_is_muted (again, "Eve"));
  g_assert_null (robo_remote_chat_take (again, "Ben", "Shall we?", get_now () - 60));
  g_assert_nonnull (robo_remote_chat_take (again, "Ben", "Later", get_now () + 60));
  g_assert_cmpuint (robo_remote_chat_get_n_unread (again), ==, 1);
}

/* Somebody who never ends is not kept for ever. */
static void
test_flood (Table        *table,
            gconstpointer data)
{
  Fixture        *fixture = &table->window;
  RoboRemoteChat *said;

  begin (table, 2);
  said = robo_remote_game_get_chat (get_game (fixture));
  for (guint i = 0; i < 600; i++)
    robo_carrier_take_words (table->line, "Ben", "Again!", get_now ());
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (said)), ==, 500);
  ui_drive_keys (fixture->window, "ctrl+t");
  ui_drive_until (robo_remote_chat_get_n_unread (said) == 0);
}

#define add(path, function) g_test_add ("/app/remote-line/" path, Table, NULL, begin_table, function, clear_table)

int
main (int   argc,
      char *argv[])
{
  start_app (&argc, &argv);

  /* Without lines nothing is said by them. */
  if (robo_remote_line_is_there ())
    {
      add ("chat", test_chat);
      add ("flood", test_flood);
    }

  return g_test_run ();
}
