// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before a game at a distance, in so few bytes that it can be sent in a message: arena and modules by name and
// digest.
#pragma once

#include "files/match/robo-match-setup.h"
#include "robo-entry.h"

G_BEGIN_DECLS

/**
 * RoboPace:
 * How long an answer may take before the others may vote to go on without it.
 */
typedef enum
{
  ROBO_PACE_NONE,
  ROBO_PACE_LIVE,
  ROBO_PACE_DAY,
  ROBO_PACE_THREE_DAYS,
  ROBO_PACE_WEEK,
} RoboPace;

#define ROBO_N_PACES (ROBO_PACE_WEEK + 1)

/**
 * RoboOffer:
 * @bytes: it as it travels and is saved
 * @match: the name of the match: the digest of @bytes
 * @is_signed: whether entries are signed
 * @pace: a RoboPace
 * @rulings: the %ROBO_RULINGS_VERSION it is to be played by
 * @version: the %ROBO_NET_VERSION
 * @arena_id: the arena
 * @arena_digest: of what it is made of
 * @modules_ids: the module sets, in their order; none where no modules are played
 * @modules_digest: of their cards
 * @people: the seats that people have, a bit each
 *
 * An offer. Immutable.
 */
typedef struct
{
  GBytes  *bytes;
  guint8   match[ROBO_DIGEST_SIZE];
  gboolean is_signed;
  RoboPace pace;
  guint    rulings;
  guint    version;
  char    *arena_id;
  guint8   arena_digest[ROBO_DIGEST_SIZE];
  char   **modules_ids;
  guint8   modules_digest[ROBO_DIGEST_SIZE];
  guint    people;

  /*< private >*/
  RoboRules     rules;
  gboolean      has_own_decks; /* not as many copies as the module sets say */
  guint64       killbot_cards;
  RoboMatchSeat seats[ROBO_MAX_ROBOTS];
} RoboOffer;

/**
 * robo_offer_new:
 * @setup: a set-up that passes robo_match_setup_check(), with people at some seats. Its seed makes the match another one
 *   than all others; the seed it is played with comes from all players
 * @is_signed: whether entries are to be signed
 * @pace: how long an answer may take
 *
 * Returns: (transfer full): an offer of it, by the rules for games at a distance (R4.3, R5.6)
 */
RoboOffer *robo_offer_new (const RoboMatchSetup *setup,
                           gboolean              is_signed,
                           RoboPace              pace) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_offer_parse:
 * @bytes: bytes from anywhere
 *
 * Returns: (transfer full) (nullable): the offer, if they are one
 */
RoboOffer *robo_offer_parse (GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_offer_free:
 * @self: (transfer full) (nullable): an offer
 */
void robo_offer_free (RoboOffer *self);

/**
 * robo_offer_make_setup:
 * @self: an offer
 * @arena: (transfer none): the arena of that name
 * @modules: (transfer none) (nullable): the module sets of those names
 *
 * Returns: (transfer full) (nullable): a set-up with a seed of 0 and without names; %NULL if arena or modules are not
 *   those that are meant, or no game can start from it
 */
RoboMatchSetup *robo_offer_make_setup (const RoboOffer *self,
                                       RoboArena       *arena,
                                       RoboModules     *modules) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOffer, robo_offer_free)

G_END_DECLS
