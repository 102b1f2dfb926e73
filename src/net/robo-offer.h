// SPDX-License-Identifier: GPL-3.0-or-later
// Encodes the set-up of a game of remote play in so few bytes that a message can contain it. Arena and modules are
// encoded by name and digest.
#pragma once

#include "files/match/robo-match-setup.h"
#include "robo-entry.h"

G_BEGIN_DECLS

/* Names the time for an answer. After this time, and after the time bank of the player, the other players may vote to
 * go on without the player. */
typedef enum
{
  ROBO_PACE_NONE,
  ROBO_PACE_LIVE,
  ROBO_PACE_DAY,
  ROBO_PACE_THREE_DAYS,
  ROBO_PACE_WEEK,
} RoboPace;

#define ROBO_N_PACES (ROBO_PACE_WEEK + 1)

/* Names the time bank: the time that a player has for the whole match beside the time for each answer. It runs when the
 * time for an answer is used up. */
typedef enum
{
  ROBO_BANK_NONE,
  ROBO_BANK_FIVE_MINUTES,
  ROBO_BANK_QUARTER_HOUR,
  ROBO_BANK_THREE_DAYS,
  ROBO_BANK_WEEK,
  ROBO_BANK_TWO_WEEKS,
} RoboBank;

#define ROBO_N_BANKS (ROBO_BANK_TWO_WEEKS + 1)

/* Returns the size of a time bank, in seconds. */
gint64 robo_bank_get_s (RoboBank bank);

/* Returns whether a match of this pace may have this time bank: minutes with ROBO_PACE_LIVE, days with a pace of days.
 * ROBO_BANK_NONE fits every pace, and is the only one that fits ROBO_PACE_NONE. */
gboolean robo_bank_fits (RoboBank bank,
                         RoboPace pace);

/* Converts a pace with its time bank into a byte, as it is sent, and back. robo_pace_from_byte() returns FALSE if there
 * is no such pace, or if the bank does not fit it. */
guint8   robo_pace_to_byte (RoboPace pace,
                            RoboBank bank);
gboolean robo_pace_from_byte (guint8    byte,
                              RoboPace *pace,
                              RoboBank *bank);

/* Holds the offer of a match: its arena, module sets, rules and seats. Immutable. */
typedef struct
{
  GBytes  *bytes;                   /* the offer as it is sent and saved */
  guint8   match[ROBO_DIGEST_SIZE]; /* digest of bytes, which identifies the match */
  gboolean is_signed;               /* whether entries are signed */
  RoboPace pace;                    /* time for an answer */
  RoboBank bank;                    /* time bank of each player for the whole match */
  guint    rulings;                 /* the ROBO_RULINGS_VERSION of the match */
  guint    version;                 /* the ROBO_NET_VERSION of the match */
  char    *arena_id;
  guint8   arena_digest[ROBO_DIGEST_SIZE];   /* digest of the arena's plan */
  char   **modules_ids;                      /* ids of the module sets, in their order; empty without modules */
  guint8   modules_digest[ROBO_DIGEST_SIZE]; /* digest of the cards of all module sets */
  guint    people;                           /* seats of people, a bit each */

  /* The following members are private. */
  RoboRules     rules;
  gboolean      has_own_decks; /* the deck has other numbers of copies than the module sets say */
  RoboCardMask  killbot_cards;
  RoboMatchSeat seats[ROBO_MAX_ROBOTS];
} RoboOffer;

/* Creates an offer from a set-up that passes robo_match_setup_check() and has people at some seats. The bank must fit
 * the pace. The seed of the set-up only makes the match unique; the seed of the game comes from all players. The rules
 * are adapted to remote play (R4.3, R5.6). */
RoboOffer *robo_offer_new (const RoboMatchSetup *setup,
                           gboolean              is_signed,
                           RoboPace              pace,
                           RoboBank              bank) G_GNUC_WARN_UNUSED_RESULT;

/* Creates the offer of a rematch. Everything is as in the given offer, except pace and time bank, which are those of
 * the byte, and the number that makes a match unique; this number follows from the digest of the match. The versions
 * are the versions of this program. robo_peer_make_again() has the byte to which the players have agreed. */
RoboOffer *robo_offer_new_again (const RoboOffer *offer,
                                 guint8           pace) G_GNUC_WARN_UNUSED_RESULT;

/* Returns NULL if the bytes, from any source, are not an offer. */
RoboOffer *robo_offer_parse (GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;

/* Frees an offer, or does nothing for NULL. */
void robo_offer_free (RoboOffer *self);

/* Returns a set-up with a seed of 0 and without names. Returns NULL if arena or modules are not the offered arena
 * and modules, or if no game can start from the set-up. The modules may be NULL. */
RoboMatchSetup *robo_offer_make_setup (const RoboOffer *self,
                                       RoboArena       *arena,
                                       RoboModules     *modules) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboOffer, robo_offer_free)

G_END_DECLS
