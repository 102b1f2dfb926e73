// SPDX-License-Identifier: GPL-3.0-or-later
// Programs as one line of text: typed, copied, pasted.
#include "config.h"

#include "robo-game-page-private.h"

#include "play/program/robo-program-text.h"

static RoboSeatPanel *
get_panel (RoboGamePage *self)
{
  return self->seat_panels[robo_program_draft_get_seat (self->draft)];
}

static void
type_program_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  robo_seat_panel_type_program (get_panel (user_data));
}

static void
copy_program_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  RoboGamePage    *self = user_data;
  g_autofree char *text = robo_program_draft_dup_text (self->draft);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
take_text (RoboGamePage *self,
           const char   *text)
{
  g_autofree char *problem = NULL;
  RoboProgram      program;
  RoboRefusal      refusal;

  if (!robo_program_text_parse (text, &program, &problem))
    {
      robo_seat_panel_complain (get_panel (self), problem);
      return;
    }

  refusal = robo_program_draft_set_program (self->draft, &program);
  if (refusal != ROBO_REFUSED_NOT)
    robo_seat_panel_refuse (get_panel (self), refusal);
}

static void
text_read_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (RoboGamePage) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  /* Meanwhile the program may have been confirmed. */
  if (robo_game_page_shows_draft (self))
    take_text (self, text != NULL ? text : "");
}

static void
paste_program_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (user_data), NULL, text_read_cb, g_object_ref (user_data));
}

static const GActionEntry entries[] = {
  { .name = "copy-program", .activate = copy_program_cb },
  { .name = "paste-program", .activate = paste_program_cb },
  { .name = "type-program", .activate = type_program_cb },
};

void
robo_game_page_add_typing (RoboGamePage *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
robo_game_page_update_typing (RoboGamePage *self)
{
  gboolean is_enabled = robo_game_page_shows_draft (self);

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
    }
}
