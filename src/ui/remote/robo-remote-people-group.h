// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the people with whom the user has played remote games.
#pragma once

#include <adwaita.h>

#include "match/remote/robo-remote-people.h"

G_BEGIN_DECLS

/* Lists people with the buttons to invite, block and forget them. The group is hidden as long as the list of people is
 * empty and has no remark.
 *
 * Signals:
 *
 * - `invite (RoboRemotePerson)`: the user wants to invite a person
 * - `forgotten (RoboRemotePerson)`: the user has removed a person from the list */
#define ROBO_TYPE_REMOTE_PEOPLE_GROUP (robo_remote_people_group_get_type ())

G_DECLARE_FINAL_TYPE (RoboRemotePeopleGroup, robo_remote_people_group, ROBO, REMOTE_PEOPLE_GROUP, AdwBin)

/* Sets the people. Call this only once. */
void robo_remote_people_group_set_people (RoboRemotePeopleGroup *self,
                                          RoboRemotePeople      *people);

G_END_DECLS
