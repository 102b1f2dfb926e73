// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-remote-line.h"

#include <string.h>

#include "net/transports/robo-lan.h"
#include "net/transports/robo-xmpp.h"

#include "robo-remote-account.h"
#include "robo-remote-notes.h"

/* The address of a connection is in the note whose key stands for the kind of connection. */
#define WAITING "waits-at"
#define GOING   "goes-to"
#define MEETING "meets-in"

/* The scheme makes the desktop open the link in this program and not in a chat program. */
#define SCHEME "robodrome:"

gboolean
robo_remote_line_is_supported (void)
{
  return ROBO_HAS_NETWORK;
}

gboolean
robo_remote_line_has_rooms (void)
{
  return ROBO_HAS_ROOMS;
}

static char *
find_link (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\b(?:robodrome|xmpp):(?://)?([^\\s<>\"'@/?]+@[^\\s<>\"'@/?;]+\\?join(?:;password=[0-9A-Za-z%._~-]*[0-9A-Za-z])?)",
                                          G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;
  g_autoptr (RoboRoomLink) link = NULL;

  if (!robo_remote_line_has_rooms () || !g_utf8_validate (text, -1, NULL) || !g_regex_match (regex, text, 0, &found))
    return NULL;

  g_autofree char *rest = g_match_info_fetch (found, 1);

  link = robo_room_link_parse (rest);

  return link != NULL ? g_strconcat (SCHEME, rest, NULL) : NULL;
}

gboolean
robo_remote_line_is_link (const char *address)
{
  g_return_val_if_fail (address != NULL, FALSE);

  return g_str_has_prefix (address, SCHEME);
}

char *
robo_remote_line_find_address (const char *text)
{
  /* Match a numeric address, a port, and the word of eight letters and digits without which the host admits nobody.
   * IPv6 addresses are in brackets. */
  g_autoptr (GRegex) regex = g_regex_new ("(?:\\[[0-9a-fA-F:.%]+\\]|[0-9]{1,3}(?:\\.[0-9]{1,3}){3}):[0-9]{1,5}/[0-9A-Za-z]{8}\\b", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;

  char *link;

  g_return_val_if_fail (text != NULL, NULL);

  link = find_link (text);
  if (link != NULL)
    return link;

  return robo_remote_line_is_supported () && g_regex_match (regex, text, 0, &found) ? g_match_info_fetch (found, 0)
                                                                                    : NULL;
}

RoboCarrier *
robo_remote_line_new_host (const char *name)
{
  return robo_lan_new_host (name, 0, NULL);
}

static RoboCarrier *
new_room_line (const char         *name,
               const RoboRoomLink *link)
{
  g_autoptr (RoboStream) stream = robo_remote_account_new_stream (robo_remote_account_get_default ());

  return robo_xmpp_new (stream, link, name);
}

RoboCarrier *
robo_remote_line_new_room (const char *name)
{
  return new_room_line (name, NULL);
}

RoboCarrier *
robo_remote_line_new_guest (const char *name,
                            const char *address)
{
  if (robo_remote_line_is_link (address))
    {
      g_autoptr (RoboRoomLink) link = robo_room_link_parse (address);

      return link != NULL ? new_room_line (name, link) : NULL;
    }

  return robo_lan_new_guest (name, address, NULL);
}

char *
robo_remote_line_dup_address (RoboCarrier *line)
{
  if (robo_remote_line_is_room (line))
    {
      const RoboRoomLink *link = robo_xmpp_get_link (ROBO_XMPP (line));
      g_autofree char    *text = link != NULL ? robo_room_link_to_text (link) : NULL;

      return text != NULL ? g_strconcat (SCHEME, text + strlen ("xmpp:"), NULL) : NULL;
    }

  return ROBO_IS_LAN (line) ? g_strdup (robo_lan_get_address (ROBO_LAN (line))) : NULL;
}

gboolean
robo_remote_line_is_room (RoboCarrier *line)
{
  return ROBO_IS_XMPP (line);
}

/* Storing connections */

gboolean
robo_remote_line_waits_here (const RoboOffer *offer)
{
  g_autofree char *waiting = robo_remote_notes_dup (offer, WAITING);

  return waiting != NULL;
}

void
robo_remote_line_save (RoboCarrier     *line,
                       const RoboOffer *offer)
{
  g_autofree char *address = robo_remote_line_dup_address (line);
  const char      *key;

  g_return_if_fail (address != NULL);

  if (robo_remote_line_is_room (line))
    key = MEETING;
  else
    key = robo_lan_is_host (ROBO_LAN (line)) ? WAITING : GOING;

  /* Errors are ignored. The user is then asked for the address, and the game is not lost. */
  robo_remote_notes_set (offer, key, address);
}

gboolean
robo_remote_line_is_room_of (const char      *address,
                             const RoboOffer *offer)
{
  g_autofree char *meeting = robo_remote_notes_dup (offer, MEETING);
  g_autoptr (RoboRoomLink) here = robo_room_link_parse (address);
  g_autoptr (RoboRoomLink) there = meeting != NULL ? robo_room_link_parse (meeting) : NULL;

  return here != NULL && there != NULL && g_str_equal (here->room, there->room);
}

gboolean
robo_remote_line_is_same_room (const RoboOffer *a,
                               const RoboOffer *b)
{
  g_autofree char *meeting = robo_remote_notes_dup (a, MEETING);

  return meeting != NULL && robo_remote_line_is_room_of (meeting, b);
}

RoboCarrier *
robo_remote_line_load (const RoboOffer *offer,
                       const char      *name)
{
  g_autofree char *waiting = NULL;
  g_autofree char *going = NULL;
  g_autofree char *meeting = NULL;
  g_autoptr (GSocketConnectable) parsed = NULL;
  char *word;

  if (!robo_remote_line_is_supported ())
    return NULL;

  going = robo_remote_notes_dup (offer, GOING);
  if (going != NULL)
    return robo_remote_line_new_guest (name, going);

  meeting = robo_remote_notes_dup (offer, MEETING);
  if (meeting != NULL)
    return robo_remote_line_has_rooms () ? robo_remote_line_new_guest (name, meeting) : NULL;

  /* Wait at the same port with the same word, so that the other players find the host again. */
  waiting = robo_remote_notes_dup (offer, WAITING);
  word = waiting != NULL ? strrchr (waiting, '/') : NULL;
  if (word == NULL)
    return NULL;
  *word++ = '\0';
  parsed = g_network_address_parse (waiting, 0, NULL);

  return parsed != NULL ? robo_lan_new_host (name, g_network_address_get_port (G_NETWORK_ADDRESS (parsed)), word)
                        : NULL;
}
