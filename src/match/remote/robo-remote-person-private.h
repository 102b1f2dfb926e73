// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the fields of a person, and the functions with which the list of people creates and changes persons.
#pragma once

#include "robo-remote-person.h"

G_BEGIN_DECLS

struct _RoboRemotePerson
{
  GObject parent_instance;

  char         *key; /* key of the person in hexadecimal digits */
  char         *name;
  gint64        last;
  RoboRemoteWay way;
  gboolean      is_blocked;
  GHashTable   *matches; /* identities of matches, in hexadecimal digits, to their RoboRemoteOutcome */
};

RoboRemotePerson *robo_remote_person_new (const char *key,
                                          const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Takes everything from another object of the same person. */
void robo_remote_person_take (RoboRemotePerson *self,
                              RoboRemotePerson *other);

/* Emits `changed`. */
void robo_remote_person_changed (RoboRemotePerson *self);

/* Returns bytes in hexadecimal digits. */
char *robo_remote_person_dup_hex (const guint8 *bytes,
                                  gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the key of the person who has joined at a seat, in hexadecimal digits. Returns NULL if no person has joined
 * there, or if the entries of the match are not signed. */
char *robo_remote_person_dup_key (const RoboPeer *peer,
                                  guint           seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
