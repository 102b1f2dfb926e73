// SPDX-License-Identifier: GPL-3.0-or-later
// Tests phase 0: tokens, repairs, modules, starting spaces, starting numbers (R4).
#include "engine-fixture.h"

/* A's side is the south, B's the north, C's the east, D's the west. */
#define ARENA ". 1 . . . 3\n" \
              "           \n" \
              ". . . . . .\n" \
              "           \n" \
              ". . . . . .\n" \
              "           \n" \
              ". . . . . .\n" \
              "           \n" \
              ". . . . . ."
#define STARTS "2,5:s:n 4,5:s:n 5,5:s:n 2,1:n:s"

static const EngineCase cases[] = {
  /* R4.1 */
  {
    .path = "R4.1/token-is-added-if-fewer-than-three-are-in-the-arena",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 bag1=1 tokens3=2",
    .expect = "tokens1=1 tokens3=2 bag1=0",
    .events = "token @2,1 =1",
  },
  {
    .path = "R4.1/no-token-is-added-if-three-are-in-the-arena",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 bag1=1 tokens3=2 tokens1=1",
    .expect = "tokens1=1 tokens3=2 bag1=1",
    .never = "token",
  },
  {
    .path = "R4.1/option-vp-tokens-max-allows-fourth-token",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 bag1=1 tokens3=3 rules.vp-tokens-max=4",
    .expect = "tokens1=1",
  },
  {
    .path = "R4.1/tokens-pile-up-on-a-space",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 bag3=1 tokens3=2",
    .expect = "tokens3=3",
  },
  {
    .path = "R4.1/token-is-put-under-robot",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,1 bag1=1",
    .expect = "tokens1=1 A.vp=0 A@2,1",
  },
  {
    .path = "R4.1/empty-bag-is-refilled",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". 1 . . . .\n           \n. . . . . .",
    .set = "A@2,2",
    .expect = "tokens1=1 bag1=3",
  },
  {
    .path = "R4.1/arena-without-vp-space-gets-no-token",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = "A . .",
    .never = "token",
  },

  /* R4.2 */
  {
    .path = "R4.2/robot-that-is-out-is-repaired-before-reboot",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out A.damage=3 A.cards=shield A.shield=2",
    .expect = "A.damage=0 A.shield=0 A@2,5",
    .events = "repair A; reboot A",
  },
  {
    .path = "R4.2/robot-in-arena-is-not-repaired",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.damage=2 A.cards=shield A.shield=1",
    .expect = "A.damage=2 A.shield=1",
    .never = "repair",
  },

  /* R4.3 */
  {
    .path = "R4.3/every-legal-pair-of-cards-is-offered",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.cards=brake+mines A.owns=teleport+bomb",
    .answers = "A.equip=teleport+bomb",
    .expect = "A.cards=teleport+bomb A.owns=brake+teleport+mines+bomb",
    .asks = "A.equip: none+none none+mines none+bomb brake+none brake+mines brake+bomb "
            "teleport+none teleport+mines teleport+bomb bomb+none bomb+mines",
    .events = "equip A",
  },
  {
    .path = "R4.3/cards-stay-equipped-by-default",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.cards=brake+mines A.owns=teleport",
    .expect = "A.cards=brake+mines",
    .never = "equip",
  },
  {
    .path = "R4.3/operator-without-modules-is-not-asked",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3",
    .asks = "",
  },
  {
    .path = "R4.3/killbot-is-not-asked-to-equip",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 B@3,3 B.facing=n B.cards=anchor+mines",
    .expect = "B.cards=anchor+mines",
    .asks = "",
  },
  {
    .path = "R4.3/operators-equip-by-starting-number",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 B@3,3 A.owns=brake B.owns=mines A.number=2 B.number=1",
    .asks = "B.equip: none+none none+mines; A.equip: none+none brake+none",
  },
  {
    .path = "R4.3/operator-that-is-out-equips-before-reboot",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out A.owns=brake",
    .answers = "A.equip=brake+none",
    .expect = "A.cards=brake+none",
    .asks = "A.equip: none+none brake+none; A.reboot: 2,5 4,5 5,5",
  },
  {
    .path = "R4.3/shield-with-tokens-stays-equipped-but-can-change-sides",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.cards=shield+mines A.owns=brake A.shield=1",
    .answers = "A.equip=brake+shield",
    .expect = "A.cards=brake+shield A.shield-left=0 A.shield-right=1",
    .asks = "A.equip: none+shield brake+shield shield+none shield+mines",
  },
  {
    .path = "R4.3/empty-shield-can-be-unequipped",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.cards=shield",
    .asks = "A.equip: none+none none+shield shield+none",
  },
  {
    .path = "R4.3/shield-of-robot-that-is-out-can-be-unequipped",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out A.cards=shield A.shield=2",
    .answers = "A.equip=none+none",
    .expect = "A.cards=none+none A.shield=0",
  },
  {
    .path = "R4.3/hover-card-stays-equipped-over-pit",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". o .\n     \n. . .",
    .cards = "wings yellow | hover mandatory",
    .set = "A@2,1 A.cards=none+wings",
    .asks = "A.equip: none+wings wings+none",
  },
  {
    .path = "R4.3/hover-card-can-be-unequipped-over-floor",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". o .\n     \n. . .",
    .cards = "wings yellow | hover mandatory",
    .set = "A@1,1 A.cards=none+wings",
    .asks = "A.equip: none+none none+wings wings+none",
  },
  {
    .path = "R4.3/mines-disappear-when-their-card-is-unequipped",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .cards = "layer yellow blue 1-6 | move-start left-space lay-mine 1 tokens=3 damage=1",
    .set = "A@2,3 A.cards=layer+mines a@1,4:layer a@3,4:mines a@5,4:layer",
    .answers = "A.equip=none+mines",
    .expect = "A.cards=none+mines mines=a3,4",
    .events = "equip A; mine-gone A @1,4; mine-gone A @5,4",
  },
  {
    .path = "R4.3/mines-stay-when-their-card-changes-sides",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .cards = "layer yellow blue 1-6 | move-start left-space lay-mine 1 tokens=3 damage=1",
    .set = "A@2,3 A.cards=layer a@1,4:layer",
    .answers = "A.equip=none+layer",
    .expect = "mines=a1,4",
  },
  {
    .path = "R3.4/champion-card-without-title-is-not-offered",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.owns=jetpack",
    .asks = "A.equip: none+none",
  },
  {
    .path = "R3.4/two-yellow-cards-can-be-equipped",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.owns=anchor+bomb",
    .asks = "A.equip: none+none none+anchor none+bomb anchor+none anchor+bomb bomb+none bomb+anchor",
  },
  {
    .path = "R3.4/blue-card-fits-left-slot-and-red-card-right-slot",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@2,3 A.owns=brake+teleport+mines+crossfire",
    .asks = "A.equip: none+none none+crossfire none+mines brake+none brake+crossfire brake+mines "
            "teleport+none teleport+crossfire teleport+mines",
  },
  {
    .path = "R4.3/option-equip-changed-asks-only-operators-who-wished-it-and-clears-their-wish",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "rules.equip=changed A@2,3 A.cards=brake+mines A.owns=teleport B@4,3 B.owns=brake B.wish=1",
    .expect = "A.cards=brake+mines A.wish=0 B.wish=0",
    .asks = "B.equip: none+none brake+none",
  },

  /* R4.4 */
  {
    .path = "R4.4/robot-reboots-on-start-of-its-side",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out",
    .answers = "A.reboot=4,5",
    .expect = "A@4,5",
    .asks = "A.reboot: 2,5 4,5 5,5",
    .events = "reboot A @4,5",
  },
  {
    .path = "R4.4/robots-reboot-by-starting-number",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out B@out A.number=2 B.number=1",
    .asks = "B.reboot: 2,1; A.reboot: 2,5 4,5 5,5",
    .expect = "B@2,1 A@2,5",
  },
  {
    .path = "R4.4/reboot-pushes-robot-away",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out B@4,5",
    .answers = "A.reboot=4,5",
    .expect = "A@4,5 B@4,4",
    .events = "shove B @4,5 >4,4 byA; reboot A",
  },
  {
    .path = "R4.4/reboot-pushes-row-of-robots-and-mines-unharmed",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out B@4,5 C@4,3 b@4,4",
    .answers = "A.reboot=4,5",
    .expect = "A@4,5 B@4,4 mines=b4,3 C@4,2 A.damage=0 B.damage=0 C.damage=0",
    .events = "shove C @4,3 >4,2; shove @4,4 >4,3; shove B @4,5 >4,4; reboot A",
    .never = "mine-off",
  },
  {
    .path = "R4.4/reboot-pushes-mine-away",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out B@1,1 b@4,5",
    .answers = "A.reboot=4,5",
    .expect = "A@4,5 mines=b4,4",
  },
  {
    .path = "R4.4/anchor-does-not-hold-against-reboot",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out B@4,5 B.cards=anchor",
    .answers = "A.reboot=4,5",
    .expect = "B@4,4",
    .asks = "B.equip: none+none none+anchor anchor+none; A.reboot: 2,5 4,5 5,5",
  },
  {
    .path = "R4.4/start-that-pushes-against-wall-is-illegal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n  -    \n. . . .\n       \n. . . .",
    .starts = "2,3:s:n 4,3:s:n",
    .set = "A@out B@2,3 C@2,2",
    .asks = "A.reboot: 4,3",
  },
  {
    .path = "R4.4/start-that-pushes-against-border-is-illegal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n       \n. . . .",
    .starts = "2,2:s:e 4,2:s:e",
    .set = "A@out B@4,2",
    .asks = "A.reboot: 2,2",
  },
  {
    .path = "R4.4/start-that-pushes-through-barrier-is-illegal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n  =    \n. . . .",
    .starts = "2,2:s:n 4,2:s:n",
    .set = "A@out B@2,2",
    .asks = "A.reboot: 4,2",
  },
  {
    .path = "R4.4/start-that-pushes-mine-through-barrier-is-illegal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n  =    \n. . . .",
    .starts = "2,2:s:n 4,2:s:n",
    .set = "A@out B@1,1 b@2,2",
    .asks = "A.reboot: 4,2",
  },
  {
    .path = "R4.4/start-that-pushes-into-pit-is-illegal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". o . ~\n       \n. . . .\n       \n. . . .",
    .starts = "2,2:s:n 3,2:s:n 4,2:s:n",
    .set = "A@out B@2,2 C@4,2",
    .asks = "A.reboot: 3,2",
  },
  {
    .path = "R4.4/start-that-pushes-hovering-robot-over-pit-is-illegal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". o . .\n       \n. . . .",
    .cards = "wings yellow | hover mandatory",
    .starts = "2,2:s:n 3,2:s:n",
    .set = "A@out B@2,2 B.cards=wings",
    .asks = "B.equip: none+none none+wings wings+none; A.reboot: 3,2",
  },
  {
    .path = "R4.4/free-start-in-front-of-wall-is-legal",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n  -    \n. . . .",
    .starts = "2,2:s:n",
    .set = "A@out",
    .asks = "A.reboot: 2,2",
  },
  {
    .path = "R4.4/robot-without-legal-start-stays-out",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n  =    \n. . . .",
    .starts = "2,2:s:n",
    .set = "A@out B@2,2",
    .expect = "A@out B@2,2",
    .events = "no-start A",
    .asks = "",
  },
  {
    .path = "R4.4/robot-in-arena-does-not-reboot",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@1,1",
    .expect = "A@1,1",
    .asks = "",
  },

  /* R4.5: the starting space at index n/2, from 0 */
  {
    .path = "R4.5/killbot-reboots-on-middle-start-of-three",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out A.facing=e A.side=s B@1,1",
    .expect = "A@4,5 A.facing=n",
    .asks = "",
  },
  {
    .path = "R4.5/killbot-reboots-on-third-start-of-four",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = "1,1:w:e 1,3:w:e 1,4:w:e 1,5:w:e 2,5:s:n",
    .set = "A@out A.facing=w A.side=w B@6,5",
    .expect = "A@1,4 A.facing=e",
  },
  {
    .path = "R4.5/killbot-finds-middle-start-whatever-the-listed-order",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = "4,5:s:n 5,5:s:n 2,5:s:n",
    .set = "A@out A.facing=e A.side=s B@1,1",
    .expect = "A@4,5",
  },
  {
    .path = "R4.5/middle-start-of-west-side-is-counted-from-north",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = "1,4:w:e 1,2:w:e 1,5:w:e",
    .set = "A@out A.facing=e A.side=w B@5,1",
    .expect = "A@1,4",
  },
  {
    .path = "R4.5/killbot-takes-first-free-start-from-north",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = "1,5:w:e 1,4:w:e 1,2:w:e",
    .set = "A@out A.facing=e A.side=w B@1,4",
    .expect = "A@1,2 B@1,4",
  },
  {
    .path = "R4.5/middle-start-of-south-side-is-counted-by-column",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = "4,3:s:n 5,4:s:n 2,5:s:n",
    .set = "A@out A.facing=e A.side=s B@1,1",
    .expect = "A@4,3",
  },
  {
    .path = "R4.5/killbot-takes-first-free-start-if-middle-is-taken",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out A.facing=w A.side=s B@4,5",
    .expect = "A@2,5 B@4,5",
  },
  {
    .path = "R4.5/killbot-does-not-take-start-with-mine",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out A.facing=w A.side=s B@2,5 b@4,5",
    .expect = "A@5,5",
  },
  {
    .path = "R4.5/killbot-takes-first-legal-start-if-none-is-free",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". . . .\n=      \n. . . .",
    .starts = "1,2:s:n 2,2:s:n 3,2:s:n",
    .set = "A@out A.facing=w A.side=s B@1,2 C@2,2 D@3,2",
    .expect = "A@2,2 C@2,1 B@1,2 D@3,2",
  },
  {
    .path = "R4.5/killbot-faces-away-from-its-side",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = "3,1:n:s",
    .set = "A@out A.facing=w A.side=n B@1,2",
    .expect = "A@3,1 A.facing=s",
    .events = "reboot A s",
  },

  /* R4.6 */
  {
    .path = "R4.6/highest-sum-gets-number-one",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@1,2 B@2,2 C@3,2 D@4,2 A.sum=5 B.sum=9 C.sum=3 D.sum=12",
    .expect = "D.number=1 B.number=2 A.number=3 C.number=4",
    .events = "number D =1; number B =2; number A =3; number C =4",
  },
  {
    .path = "R4.6/robots-with-equal-sums-keep-their-order",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "A@1,2 B@2,2 C@3,2 D@4,2 A.sum=5 B.sum=9 C.sum=5 D.sum=9 A.number=4 B.number=3 C.number=2 D.number=1",
    .expect = "D.number=1 B.number=2 C.number=3 A.number=4",
  },
  {
    .path = "R4.6/sums-do-not-change-numbers-of-round-1",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "round=0 A@1,2 B@2,2 A.sum=2 B.sum=9",
    .expect = "A.number=1 B.number=2",
  },
  {
    .path = "R4.6/reboots-follow-numbers-of-last-round",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .starts = STARTS,
    .set = "A@out B@out B.side=s B.sum=9 A.sum=2",
    .asks = "A.reboot: 2,5 4,5 5,5; B.reboot: 2,5 4,5 5,5",
    .answers = "A.reboot=2,5 B.reboot=2,5",
    .expect = "A@2,4 B@2,5 B.number=1 A.number=2",
  },
  {
    .path = "R4.7/finish-order-gives-no-numbers-in-phase-0",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .set = "rules.starting-numbers=finish-order A@1,2 B@2,2 A.finish=90 B.finish=15 A.sum=2 B.sum=9",
    .expect = "A.number=1 B.number=2",
    .never = "number A; number B",
  },

  /* `round-start` is the end of phase 0. */
  {
    .path = "R4/round-start-cards-work-in-order-of-new-numbers",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .cards = "medic yellow | round-start self repair 1",
    .set = "A@1,2 B@2,2 A.cards=medic B.cards=medic A.damage=1 B.damage=2 B.sum=5",
    .answers = "A.medic=yes B.medic=yes",
    .expect = "A.damage=0 B.damage=1",
    .events = "number B =1; number A =2; use B medic; repair B; use A medic; repair A",
  },
  {
    .path = "R4/round-start-card-can-be-declined",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ARENA,
    .cards = "medic yellow | round-start self repair 1",
    .set = "A@1,2 A.cards=medic A.damage=1",
    .answers = "A.medic=no",
    .expect = "A.damage=1",
    .asks = "A.equip: none+none none+medic medic+none; A.medic: no yes",
  },
};

/* R4.1: Every token of the bag is drawn before it is refilled. */
static void
test_bag (void)
{
  const EngineCase what = {
    .path = "R4.1/bag-is-emptied-before-a-refill",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = ". 1 . 2 . .\n           \n. . . . . .",
    .set = "bag1=4 bag2=4 rules.vp-tokens-max=9 seed=5",
  };
  g_autoptr (EngineTable) table = engine_table_new (&what);

  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_NOTHING);
  for (guint round = 1; round <= 9; round++)
    {
      const RoboState *state;

      while (robo_game_advance (table->game) == ROBO_GAME_GOES_ON)
        ;
      state = robo_game_get_state (table->game);
      g_assert_cmpuint (state->tokens[1] + state->tokens[2], ==, round);
      g_assert_cmpuint (state->bag[1] + state->bag[2], ==, round == 9 ? 7 : 8 - round);
      if (round == 8)
        g_assert_cmpuint (state->tokens[1], ==, 4);
    }
}

/* R4.6: With `random` every order occurs. */
static void
test_random_numbers (void)
{
  const EngineCase what = {
    .path = "R4.6/random-starting-numbers-occur-in-every-order",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = "A B C . . .",
    .set = "rules.starting-numbers=random seed=7 A.sum=9",
  };
  guint orders = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (EngineTable) table = engine_table_new (&what);
      const RoboRobot *robots;

      robo_rng_seed (&table->state.rng, seed);
      engine_table_play (table);
      robots = robo_game_get_shown_state (table->game)->robots;
      g_assert_cmpuint (robots[0].number + robots[1].number + robots[2].number, ==, 6);
      orders |= 1u << (robots[0].number * 4 + robots[1].number);
    }

  g_assert_cmpuint (orders, ==, 1u << 6 | 1u << 7 | 1u << 9 | 1u << 11 | 1u << 13 | 1u << 14);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  engine_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/engine/preparation/R4.1/bag-is-emptied-before-a-refill", test_bag);
  g_test_add_func ("/engine/preparation/R4.6/random-starting-numbers-occur-in-every-order", test_random_numbers);

  return g_test_run ();
}
