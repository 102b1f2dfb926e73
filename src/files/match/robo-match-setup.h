// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before a game: arena, rules, and who sits where (R3).
#pragma once

#include <glib.h>

#include "engine/robo-game.h"
#include "files/arena/robo-arena.h"
#include "files/cards/robo-modules.h"

G_BEGIN_DECLS

/**
 * RoboPlayer:
 * @ROBO_PLAYER_NONE: the seat is empty
 * @ROBO_PLAYER_HUMAN: a person at this screen answers
 * @ROBO_PLAYER_COMPUTER: an operator whose answers come from a policy
 * @ROBO_PLAYER_KILLBOT: the automaton of rules chapter 9
 *
 * Who plays a seat.
 */
typedef enum
{
  ROBO_PLAYER_NONE,
  ROBO_PLAYER_HUMAN,
  ROBO_PLAYER_COMPUTER,
  ROBO_PLAYER_KILLBOT,
} RoboPlayer;

#define ROBO_N_PLAYERS 4

/**
 * RoboRobotName:
 *
 * The four robots (architecture.md, Terms); which one somebody has makes no difference outside a championship.
 */
typedef enum
{
  ROBO_ROBOT_HOUND,
  ROBO_ROBOT_MERCURY,
  ROBO_ROBOT_REAPER,
  ROBO_ROBOT_VOLT,
} RoboRobotName;

#define ROBO_N_ROBOT_NAMES 4

/**
 * robo_player_get_kind:
 * @player: who plays
 *
 * Returns: what the seat is for the rules
 */
RoboSeatKind robo_player_get_kind (RoboPlayer player);

/**
 * robo_player_get_id:
 * @player: who plays
 *
 * Returns: (transfer none): its name in files and on the command line
 */
const char *robo_player_get_id (RoboPlayer player);

/**
 * robo_player_from_id:
 * @id: a name as in files
 * @player: (out): who that is; untouched if it is nobody
 *
 * Returns: whether @id is such a name
 */
gboolean robo_player_from_id (const char *id,
                              RoboPlayer *player);

/**
 * robo_player_get_word:
 * @player: who plays
 * @level: how well, if it is the computer
 *
 * Returns: (transfer none): both in one word: "human", "computer-dash"
 */
const char *robo_player_get_word (RoboPlayer player,
                                  RoboLevel  level);

/**
 * robo_player_from_word:
 * @word: what robo_player_get_word() says, or said when there were three levels; of a computer its name alone, too
 * @player: (out): who that is
 * @level: (out): how well, %ROBO_LEVEL_CHANCE for others than the computer; both untouched if it is nobody
 *
 * Returns: whether @word is such a word
 */
gboolean robo_player_from_word (const char *word,
                                RoboPlayer *player,
                                RoboLevel  *level);

/**
 * robo_robot_name_get_id:
 * @robot: a robot
 *
 * Returns: (transfer none): its name in files
 */
const char *robo_robot_name_get_id (RoboRobotName robot);

/**
 * robo_robot_name_from_id:
 * @id: a name as in files
 * @robot: (out): the robot of that name; untouched if there is none
 *
 * Returns: whether @id is such a name
 */
gboolean robo_robot_name_from_id (const char    *id,
                                  RoboRobotName *robot);

/**
 * robo_robot_name_get_title:
 * @robot: a robot
 *
 * Returns: (transfer none): its name for people, translated
 */
const char *robo_robot_name_get_title (RoboRobotName robot);

/**
 * robo_robot_name_get_owned_title:
 * @robot: a robot
 *
 * Returns: (transfer none): its name after that of its player, translated: the "Hound" of "Anna’s Hound"
 */
const char *robo_robot_name_get_owned_title (RoboRobotName robot);

/**
 * RoboModuleWish:
 * What a KillBot is dealt when none of its modules were chosen (R9.7).
 * @ROBO_WISH_RULES: what the rules have it: two modules, or none
 * @ROBO_WISH_NONE: nothing, which makes it a standard KillBot
 * @ROBO_WISH_CHANCE: two modules
 */
typedef enum
{
  ROBO_WISH_RULES,
  ROBO_WISH_NONE,
  ROBO_WISH_CHANCE,
} RoboModuleWish;

/**
 * RoboMatchSeat:
 * @name: (nullable): what the player is called, as they wrote it
 * @player: who plays it
 * @level: how well, if it is the computer
 * @robot: the robot it has
 * @colour: index into the seat colours and shapes, 0..3, all different
 * @side: its side of the arena, orthogonal, all different
 * @wish: what is dealt to it, if it is a KillBot without cards
 * @cards: (array): modules it begins with: a KillBot's (R9.7) or a titleholder's (R11.2), or %ROBO_NO_CARD
 *
 * One of the four seats.
 */
typedef struct
{
  char          *name;
  RoboPlayer     player;
  RoboLevel      level;
  RoboRobotName  robot;
  guint          colour;
  RoboDir        side;
  RoboModuleWish wish;
  guint8         cards[ROBO_MAX_SLOTS];
} RoboMatchSeat;

/**
 * RoboMatchSetup:
 * @arena: the arena, which is to be playable; %NULL only while it is still being chosen
 * @modules: (nullable): the cards there are; %NULL if no modules are played
 * @rules: the options
 * @killbot_cards: the cards that KillBots may have, a bit each (R9.7); champion cards are not asked for here (R11.3)
 * @allows_one_colour: it was played when KillBots could have two modules of one colour, and they are not refused for it
 * @shows_odds: whether people here are told odds, threats and hints while they program; it changes nothing of the game
 * @is_branch: whether it goes on from the past of another game, so that somebody knew what was coming
 * @seed: of the game's generator
 * @seats: (array): by seat
 *
 * A plain value with owned fields, by itself enough to start a game.
 */
typedef struct
{
  RoboArena    *arena;
  RoboModules  *modules;
  RoboRules     rules;
  guint64       killbot_cards;
  gboolean      allows_one_colour;
  gboolean      shows_odds;
  gboolean      is_branch;
  guint64       seed;
  RoboMatchSeat seats[ROBO_MAX_ROBOTS];
} RoboMatchSetup;

/**
 * robo_match_setup_new:
 * @arena: (nullable) (transfer none): where to play
 *
 * Returns: (transfer full): a training game (R3.2) with a seed of 0, in which all seats are empty, and
 *   each has a robot, a colour and a side of its own
 */
RoboMatchSetup *robo_match_setup_new (RoboArena *arena) G_GNUC_WARN_UNUSED_RESULT;
RoboMatchSetup *robo_match_setup_copy (const RoboMatchSetup *self) G_GNUC_WARN_UNUSED_RESULT;
void            robo_match_setup_free (RoboMatchSetup *self);

/**
 * robo_match_setup_set_arena:
 * @self: a set-up
 * @arena: (transfer none): where to play
 */
void robo_match_setup_set_arena (RoboMatchSetup *self,
                                 RoboArena      *arena);

/**
 * robo_match_setup_set_rules:
 * @self: a set-up
 * @rules: the options, with the decks
 * @modules: (nullable) (transfer none): the cards that the decks are of; %NULL if @rules play none
 *
 * Chooses the rules. No seat has a card or a wish after that, and KillBots may have every card that suits them.
 */
void robo_match_setup_set_rules (RoboMatchSetup  *self,
                                 const RoboRules *rules,
                                 RoboModules     *modules);

/**
 * robo_match_setup_add_modules:
 * @self: a set-up that plays with modules
 * @set: (transfer none): a module set to be played with, too
 * @problems: where to say that there are too many cards
 *
 * Puts the cards of @set behind the others; those with the id of another one take its place. In the decks are as many
 * copies as @set wants.
 *
 * Returns: whether that could be done; if not, nothing has changed
 */
gboolean robo_match_setup_add_modules (RoboMatchSetup *self,
                                       RoboModuleSet  *set,
                                       RoboProblems   *problems);

/**
 * robo_match_setup_set_seat:
 * @self: a set-up
 * @seat: which seat
 * @player: who plays it
 * @name: (nullable): what the player is called; at most 40 characters are kept, and none that do not print
 */
void robo_match_setup_set_seat (RoboMatchSetup *self,
                                guint           seat,
                                RoboPlayer      player,
                                const char     *name);

/**
 * robo_match_setup_dup_name:
 * @self: a set-up
 * @seat: a seat that is not empty
 *
 * Returns: (transfer full): what its player is called; without a name something like "KillBot 2", translated
 */
char *robo_match_setup_dup_name (const RoboMatchSetup *self,
                                 guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_setup_dup_full_name:
 * @self: a set-up
 * @seat: a seat that is not empty
 *
 * The name of a player and their robot, who are one thing, at first mention: in the log the first time in a round, and
 * wherever somebody stands alone, as on a space of the board. From then on the name of the player alone is enough.
 *
 * Returns: (transfer full): "Anna’s Hound", "KillBot 1 (Volt)"; the player’s name if it is the robot’s as well
 */
char *robo_match_setup_dup_full_name (const RoboMatchSetup *self,
                                      guint                 seat) G_GNUC_WARN_UNUSED_RESULT;

/**
 * robo_match_setup_check:
 * @self: a set-up
 *
 * Returns: (transfer none) (nullable): a translated sentence that says why no game can start from
 *   this (R3.1, R3.5), %NULL if one can
 */
const char *robo_match_setup_check (const RoboMatchSetup *self);

/**
 * robo_match_setup_fill:
 * @self: a set-up that passes robo_match_setup_check()
 * @board: the arena's board, compiled; outlives @setup
 * @setup: (out): what the engine wants to know; needs @self as long as it is used, for the cards
 */
void robo_match_setup_fill (const RoboMatchSetup *self,
                            const RoboBoard      *board,
                            RoboSetup            *setup);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RoboMatchSetup, robo_match_setup_free)

G_END_DECLS
