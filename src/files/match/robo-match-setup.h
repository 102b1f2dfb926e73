// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the choices before a game: arena, rules, and the players of the seats (R3).
#pragma once

#include <glib.h>

#include "engine/robo-game.h"
#include "files/arena/robo-arena.h"
#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

/* Lists the players that a seat can have. */
typedef enum
{
  ROBO_PLAYER_NONE,     /* the seat is empty */
  ROBO_PLAYER_HUMAN,    /* a person at this screen answers */
  ROBO_PLAYER_COMPUTER, /* an operator whose answers come from a policy */
  ROBO_PLAYER_KILLBOT,  /* the automaton of rules chapter 9 */
} RoboPlayer;

#define ROBO_N_PLAYERS 4

/* Lists the four robots (architecture.md, Terms). Outside of championships they differ only in name and looks. */
typedef enum
{
  ROBO_ROBOT_HOUND,
  ROBO_ROBOT_MERCURY,
  ROBO_ROBOT_REAPER,
  ROBO_ROBOT_VOLT,
} RoboRobotName;

#define ROBO_N_ROBOT_NAMES 4

RoboSeatKind robo_player_get_kind (RoboPlayer player);

/* Returns the name of a player kind in files and on the command line. */
const char *robo_player_get_id (RoboPlayer player);

/* Finds the player kind with an id. If there is no such kind, returns FALSE and does not change `player`. */
gboolean robo_player_from_id (const char *id,
                              RoboPlayer *player);

/* Returns the kind and the level of a player in one word, such as "human" or "computer-dash". The level matters only
 * for computers. */
const char *robo_player_get_word (RoboPlayer player,
                                  RoboLevel  level);

/* Reads a word of robo_player_get_word(), a word of older files with three levels, or the name of a computer alone. For
 * other players the level is ROBO_LEVEL_CHANCE. If there is no such word, returns FALSE and changes nothing. */
gboolean robo_player_from_word (const char *word,
                                RoboPlayer *player,
                                RoboLevel  *level);

/* Returns the name of a robot in files. */
const char *robo_robot_name_get_id (RoboRobotName robot);

/* Finds the robot with an id. If there is no such robot, returns FALSE and does not change `robot`. */
gboolean robo_robot_name_from_id (const char    *id,
                                  RoboRobotName *robot);

const char *robo_robot_name_get_title (RoboRobotName robot);

/* Returns the translated name of a robot as it follows the name of its player: "Hound" in "Anna’s Hound". */
const char *robo_robot_name_get_owned_title (RoboRobotName robot);

/* Says which modules a KillBot gets if none were chosen (R9.7). */
typedef enum
{
  ROBO_WISH_RULES,  /* two modules or no modules, as the rules say */
  ROBO_WISH_NONE,   /* none, as a standard KillBot */
  ROBO_WISH_CHANCE, /* two modules */
} RoboModuleWish;

/* Describes one of the four seats. */
typedef struct
{
  char          *name; /* name that the player entered, cleaned by robo_names_dup_clean(), or NULL */
  RoboPlayer     player;
  RoboLevel      level; /* strength of a computer */
  RoboRobotName  robot;
  guint          colour; /* index into the seat colors and shapes, 0..3; each seat has a different one */
  RoboDir        side;   /* side of the arena where the robot starts, orthogonal; each seat has a different side */
  RoboModuleWish wish;   /* wish for a KillBot without cards */
  /* Modules that a KillBot (R9.7) or a titleholder (R11.2) has at the beginning, or ROBO_NO_CARD. */
  guint8 cards[ROBO_MAX_SLOTS];
} RoboMatchSeat;

/* Holds everything that is needed to start a game. The struct owns its fields. */
typedef struct
{
  RoboArena   *arena;   /* arena, which must be playable; NULL only while it is still being chosen */
  RoboModules *modules; /* the cards of the game; NULL without modules */
  RoboRules    rules;
  /* the cards that KillBots may have (R9.7); a titleholder may have its champion card in any case (R11.3) */
  RoboCardMask killbot_cards;
  gboolean     allows_one_colour;     /* TRUE for older games, in which KillBots may have two modules of one color */
  gboolean     allows_champion_cards; /* TRUE for older games, in which any KillBot may have a champion card */
  /* If set, people at this screen see odds, threats and hints while they program. This does not affect the game. */
  gboolean shows_odds;
  /* If set, the game continues another game from an earlier moment, so that a player may know what will happen. */
  gboolean      is_branch;
  guint64       seed;                   /* seed of the game's random generator */
  RoboMatchSeat seats[ROBO_MAX_ROBOTS]; /* seats of the match */
} RoboMatchSetup;

/* Creates a training game (R3.2) with a seed of 0, in which all seats are empty and each has a robot, a color
 * and a side of its own. The arena may be NULL. */
RoboMatchSetup *robo_match_setup_new (RoboArena *arena) G_GNUC_WARN_UNUSED_RESULT;
RoboMatchSetup *robo_match_setup_copy (const RoboMatchSetup *self) G_GNUC_WARN_UNUSED_RESULT;
void            robo_match_setup_free (RoboMatchSetup *self);

void robo_match_setup_set_arena (RoboMatchSetup *self,
                                 RoboArena      *arena);

/* Sets the rules and the modules of the decks; NULL means no modules. Removes all cards and wishes of seats. KillBots
 * may then have every card that suits them, except champion cards. */
void robo_match_setup_set_rules (RoboMatchSetup  *self,
                                 const RoboRules *rules,
                                 RoboModules     *modules);

/* Appends the cards of a set, and removes all cards and wishes of seats. A card with the id of an earlier card replaces
 * that card. The decks get as many copies as the set says. The rules must have modules. If there are too many cards,
 * returns FALSE with an error in `problems` and changes nothing. */
gboolean robo_match_setup_add_modules (RoboMatchSetup *self,
                                       RoboModuleSet  *set,
                                       RoboProblems   *problems);

/* Sets the player of a seat. The name may be NULL. It is cleaned and cut by robo_names_dup_clean(). */
void robo_match_setup_set_seat (RoboMatchSetup *self,
                                guint           seat,
                                RoboPlayer      player,
                                const char     *name);

/* Returns the name of a player, with a number if it looks like the name of an earlier seat. For a player without a
 * name, returns a translated name such as "KillBot 2". The seat must not be empty. */
char *robo_match_setup_dup_name (const RoboMatchSetup *self,
                                 guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns the names of a player and its robot, such as "Anna’s Hound" or "KillBot 1 (Volt)", or the player's name
 * alone if it is the same as the robot's. Use this name where a player is mentioned first: in the log once in a
 * round, and where only one player is named, as on a space of the board. After that, the player's name is enough.
 * The seat must not be empty. */
char *robo_match_setup_dup_full_name (const RoboMatchSetup *self,
                                      guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns a translated sentence that says why no game can start from this set-up (R3.1, R3.5), or NULL if a game
 * can. */
const char *robo_match_setup_check (const RoboMatchSetup *self);

/* Fills in the set-up for the engine. `setup` borrows the board, and the cards of `self`. */
void robo_match_setup_fill (const RoboMatchSetup *self,
                            const RoboBoard      *board,
                            RoboSetup            *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboMatchSetup, robo_match_setup_free)

G_END_DECLS
