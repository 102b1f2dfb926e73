// SPDX-License-Identifier: GPL-3.0-or-later
// Lists every sentence of the log in English, with one case for each branch of the code.
#pragma once

#include "match/log/robo-log-describe.h"

G_BEGIN_DECLS

static const guint8      log_terrain[ROBO_MAX_SPACES] = { [10] = ROBO_TERRAIN_PIT, [11] = ROBO_TERRAIN_WATER };
static const char *const log_cards[] = { "Brake", "Shock Pulse" };

/* The arena has seven columns: space 10 is 4|2, 11 is 5|2, 20 is 7|3. */
static const RoboLogNames log_names = {
  .columns = 7,
  .terrain = log_terrain,
  .players = { "Anna", "Ben", NULL, "KillBot 1" },
  .full = { "Anna’s Hound", "Ben’s Mercury", NULL, "KillBot 1 (Volt)" },
  .mentioned = G_MAXUINT,
  .n_killbots = 2,
  .cards = log_cards,
  .n_cards = G_N_ELEMENTS (log_cards),
  .equipped = { 1, ROBO_NO_CARD },
};

typedef struct
{
  RoboEvent   event;
  const char *sentence;
} LogCase;

static const LogCase log_cases[] = {
  { { .type = ROBO_EVENT_ROUND, .value = 4 }, "Round 4" },
  { { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_PREPARATION }, "Preparation" },
  { { .type = ROBO_EVENT_PHASE, .value = ROBO_PHASE_RESOLUTION }, "Resolution" },
  { { .type = ROBO_EVENT_TOKEN, .at = 20, .value = 3 }, "New VP token on 7|3, VP space 3." },
  { { .type = ROBO_EVENT_EQUIP, .seat = 1 }, "Ben equips only Shock Pulse." },
  { { .type = ROBO_EVENT_REBOOT, .seat = 1, .at = 10 }, "Ben reboots on 4|2." },
  { { .type = ROBO_EVENT_SHOVE, .seat = 1, .at = 10, .to = 11, .by = 0 },
    "Anna pushes Ben from 4|2 to 5|2 to make room." },
  { { .type = ROBO_EVENT_SHOVE, .seat = ROBO_NO_SEAT, .at = 10, .to = 11, .by = 0 },
    "Anna pushes a mine from 4|2 to 5|2 to make room." },
  { { .type = ROBO_EVENT_NO_START, .seat = 3 }, "KillBot 1 finds no free starting space and sits out this round." },
  { { .type = ROBO_EVENT_NUMBER, .seat = 3, .value = 2 }, "KillBot 1 has starting number 2." },
  { { .type = ROBO_EVENT_PROGRAMMED, .seat = 0 }, "Anna confirms a program." },
  { { .type = ROBO_EVENT_UNIT, .value = 3 }, "Control unit III" },
  { { .type = ROBO_EVENT_ROLL, .seat = 3, .colour = ROBO_BLUE, .value = 2 }, "KillBot 1 rolls a blue 2." },
  { { .type = ROBO_EVENT_ROLL, .seat = 3, .colour = ROBO_RED, .value = 1 }, "KillBot 1 rolls a red 1." },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .colour = ROBO_BLUE, .value = 5, .key = ROBO_DIR_N },
    "Ben plays a blue 5 to the north." },
  { { .type = ROBO_EVENT_ACTIVATE, .seat = 1, .colour = ROBO_RED, .value = 6, .key = ROBO_DIR_SW },
    "Ben plays a red 6 to the southwest." },
  { { .type = ROBO_EVENT_KEEP, .seat = 1, .colour = ROBO_RED, .value = 6, .key = ROBO_DIR_SW },
    "Of two dice, Ben keeps the red 6 to the southwest." },
  { { .type = ROBO_EVENT_SKIP, .seat = 1, .colour = ROBO_BLUE, .value = 3 }, "Ben is out." },
  { { .type = ROBO_EVENT_USE, .seat = 1, .card = 1 }, "Ben uses Shock Pulse." },
  { { .type = ROBO_EVENT_TURN, .seat = 3, .key = ROBO_DIR_W }, "KillBot 1 turns to the west." },
  { { .type = ROBO_EVENT_STEP, .seat = 1, .at = 10, .to = 11 }, "Ben moves from 4|2 to 5|2." },
  { { .type = ROBO_EVENT_FAIL, .seat = 1, .at = 10, .key = ROBO_DIR_E }, "Ben stops on 4|2, blocked to the east." },
  { { .type = ROBO_EVENT_PUSH, .seat = 0, .by = 1, .at = 20, .to = 10 }, "Ben pushes Anna to 4|2." },
  { { .type = ROBO_EVENT_PUSH, .seat = 0, .by = ROBO_NO_SEAT, .at = 20, .to = 10 }, "Anna is pushed to 4|2." },
  { { .type = ROBO_EVENT_BARRIER, .seat = 0, .at = 20, .key = ROBO_DIR_N },
    "Anna crosses a lightning barrier from 7|3." },
  { { .type = ROBO_EVENT_LIGHTNING, .seat = 0, .at = 20 }, "Anna deflects the lightning on 7|3." },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 20, .amount = 2, .by = 3 }, "Anna takes 2 damage from KillBot 1." },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 20, .amount = 1, .by = 0 }, "Anna takes 1 damage." },
  { { .type = ROBO_EVENT_DAMAGE, .seat = 0, .at = 20, .amount = 1, .by = ROBO_NO_SEAT }, "Anna takes 1 damage." },
  { { .type = ROBO_EVENT_ABSORB, .seat = 0, .amount = 2 }, "Anna’s shield absorbs 2 damage." },
  { { .type = ROBO_EVENT_FALL, .seat = 0, .at = 10 }, "Anna falls into the pit on 4|2." },
  { { .type = ROBO_EVENT_FALL, .seat = 0, .at = 11 }, "Anna falls into the water on 5|2." },
  { { .type = ROBO_EVENT_DESTROYED, .seat = 0, .at = 11, .by = 1 }, "Ben destroys Anna on 5|2." },
  { { .type = ROBO_EVENT_DESTROYED, .seat = 0, .at = 11, .by = ROBO_NO_SEAT }, "Anna is destroyed on 5|2." },
  { { .type = ROBO_EVENT_CREDIT, .seat = 1, .of = 0 }, "Ben gets 1 VP for destroying Anna." },
  { { .type = ROBO_EVENT_FIRE, .seat = 1, .at = 10, .to = 20, .key = ROBO_DIR_SE }, "Ben fires from 4|2 to 7|3." },
  { { .type = ROBO_EVENT_FIRE, .seat = 1, .at = 10, .to = 10, .key = ROBO_DIR_SE }, "Ben fires from 4|2 to the "
                                                                                    "southeast, straight into a "
                                                                                    "wall." },
  { { .type = ROBO_EVENT_HIT, .seat = 0, .at = 20, .by = 1 }, "Ben hits Anna on 7|3." },
  { { .type = ROBO_EVENT_MINE_LAID, .seat = 0, .at = 20 }, "Anna lays a mine on 7|3." },
  { { .type = ROBO_EVENT_MINE_TAKEN, .seat = 0, .at = 20 }, "Anna picks up the mine on 7|3." },
  { { .type = ROBO_EVENT_MINE_OFF, .seat = 0, .at = 20 }, "Anna’s mine detonates on 7|3." },
  { { .type = ROBO_EVENT_MINE_GONE, .seat = 0, .at = 20 }, "Anna’s mine on 7|3 leaves the arena." },
  { { .type = ROBO_EVENT_DETONATE, .seat = 0, .at = 20, .amount = 1 }, "Anna sets off a detonation on 7|3: 1 damage." },
  { { .type = ROBO_EVENT_JUMP, .seat = 0, .at = 20, .to = 10 }, "Anna jumps from 7|3 to 4|2." },
  { { .type = ROBO_EVENT_LAND, .seat = 0, .at = 20 }, "Anna lands on the robot on 7|3." },
  { { .type = ROBO_EVENT_SWAP, .seat = 0, .at = 20, .to = 10 }, "Anna teleports from 7|3 to 4|2, swapping spaces." },
  { { .type = ROBO_EVENT_JAM, .seat = 0, .by = 1, .colour = ROBO_BLUE, .value = 3 }, "Ben removes Anna’s blue 3." },
  { { .type = ROBO_EVENT_JAM, .seat = 0, .by = 1, .colour = ROBO_RED, .value = 2 }, "Ben removes Anna’s red 2." },
  { { .type = ROBO_EVENT_DISABLE, .seat = 0, .by = 1 }, "Ben disables Anna’s modules until the end of the round." },
  { { .type = ROBO_EVENT_STEAL, .seat = 0, .by = 1, .amount = 2 }, "Ben steals 2 VP from Anna." },
  { { .type = ROBO_EVENT_PAY, .seat = 0, .amount = 1, .kind = ROBO_COST_VP }, "Anna pays 1 VP." },
  { { .type = ROBO_EVENT_PAY, .seat = 0, .amount = 1, .kind = ROBO_COST_DAMAGE }, "Anna pays with 1 damage." },
  { { .type = ROBO_EVENT_REPROGRAM, .seat = 0, .by = 1 }, "Ben reprograms Anna." },
  { { .type = ROBO_EVENT_HIGH_VOLTAGE, .at = 20 }, "High voltage strikes on 7|3." },
  { { .type = ROBO_EVENT_TAKE_VP, .seat = 0, .at = 20, .amount = 2 }, "Anna takes 2 VP on 7|3." },
  { { .type = ROBO_EVENT_REPAIR, .seat = 0 }, "Anna is repaired." },
  { { .type = ROBO_EVENT_DRAW, .seat = 0, .deck = ROBO_CARD_RED, .card = 1 }, "Anna draws a red module." },
  { { .type = ROBO_EVENT_DRAW, .seat = 0, .deck = ROBO_CARD_YELLOW, .card = ROBO_NO_CARD },
    "Anna draws nothing: the yellow deck is empty." },
  { { .type = ROBO_EVENT_DRAW, .seat = 0, .deck = ROBO_CARD_RED, .card = ROBO_NO_CARD },
    "Anna draws nothing: the red deck is empty." },
  { { .type = ROBO_EVENT_WIN, .seat = 1 }, "Ben wins." },
  { { .type = ROBO_EVENT_WIN, .seat = ROBO_WINNER_SQUAD }, "The KillBots win." },
};

G_END_DECLS
