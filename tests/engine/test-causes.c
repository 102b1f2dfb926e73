// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the cause of each event. The engine notes it when the event happens, since the list of events does not always
// show it.
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* Dice */
  {
    .path = "R6.6/die-causes-steps-and-pushes",
    .arena = "A . B . .",
    .dice = "A b2e",
    .causes = "step A < activate A < -; push B < activate A; unit < -",
  },
  {
    .path = "R6.7/shot-causes-hit-destruction-credit-and-draw",
    .arena = "A . B . .",
    .set = "B.damage=2 deck.red=anchor",
    .dice = "A r2e",
    .causes = "fire A < activate A; hit B < fire A; damage B < hit B; destroyed B < damage B; "
              "credit A < destroyed B; draw B < credit A",
  },
  {
    .path = "R6.10/credit-causes-victory",
    .arena = "A . B . .",
    .set = "B.damage=2 A.vp=4 rules.vp-goal=5 deck.red=anchor",
    .dice = "A r2e",
    .causes = "win A < credit A < destroyed B",
  },
  {
    .path = "R6.4/destruction-causes-skipped-dice",
    .arena = "A . B . .",
    .set = "B.damage=2",
    .dice = "A r1e; B b2n r5ne",
    .causes = "skip B =2 < destroyed B < damage B; skip B =5 < destroyed B",
  },
  {
    .path = "R7.12/fall-causes-destruction-and-credit",
    .arena = "A B o . .",
    .set = "b@1,2",
    .dice = "A b2e",
    .causes = "push B < activate A; fall B < push B; destroyed B < fall B; mine-gone B < destroyed B; "
              "credit A < destroyed B;"
              "step A >2,1 < activate A; fall A < step A; destroyed A < fall A",
  },
  {
    .path = "R7.9/detonation-causes-next-mine",
    .arena = "A c c . .",
    .set = "A.damage=0",
    .dice = "A b2e",
    .causes = "mine-off C @2,1 < activate A; detonate C @2,1 < mine-off C @2,1; mine-off C @3,1 < detonate C @2,1;"
              "damage A < detonate C; step A < activate A",
  },
  {
    .path = "R7.9/each-mine-causes-its-own-detonation",
    .arena = "A c . c .",
    .dice = "A b3e",
    .causes = "mine-off C < activate A; detonate C @2,1 < mine-off C @2,1; "
              "detonate C @4,1 < mine-off C @4,1; damage A < detonate C",
  },
  {
    .path = "R9.3/killbot-turn-causes-its-step",
    .arena = ". . . . .\n         \nA . . . .\n         \n. . . . .\n         \n2 . . . .",
    .set = "A.facing=e tokens2=1",
    .rolls = "1 1 1",
    .causes = "turn A < activate A; step A >1,3 < turn A",
  },
  {
    .path = "R9.5/killbot-turn-causes-its-shot",
    .arena = "B . .\n     \nA . .",
    .set = "A.facing=e B.damage=2",
    .rolls = "1 1 1",
    .causes = "fire A < turn A < activate A; credit A < destroyed B < damage B < hit B < fire A",
  },

  /* A target of several beams is hit by its own beam. Deriving the cause would find the last beam. */
  {
    .path = "R8.7/each-beam-causes-its-own-hit",
    .arena = ". . B . .\n         \n. . . . .\n         \nc . A . D\n         \n. . c . .",
    .set = "A.cards=none+crossfire",
    .answers = "A.replace-fire=crossfire",
    .dice = "A r1s",
    .causes = "fire A < use A crossfire < activate A; hit B < fire A n; hit D < fire A e; damage B byA < hit B;"
              "damage D byA < hit D; mine-off C @1,3 < fire A w; mine-off C @3,4 < fire A s; "
              "detonate C @1,3 < mine-off C @1,3",
  },

  /* Each of two cards with the same effect causes its own damage. Deriving the cause would find the last card. */
  {
    .path = "R7.4/each-bump-card-causes-its-own-damage",
    .arena = "A B . . . . . .",
    .cards = "spike blue blue 1-6 | bump bumped damage 1",
    .set = "A.cards=spike+saw-blade rules.damage-limit=9",
    .answers = "A.spike=yes A.saw-blade=yes",
    .dice = "A b5e",
    .causes = "damage B x1 < use A spike < activate A; damage B x2 < use A saw-blade; push B < activate A",
  },
  {
    .path = "R8.9/card-that-lays-mine-is-its-cause",
    .arena = "A . . .",
    .cards = "eggs blue blue 1-6 | move-start left-space lay-mine 1 tokens=3 damage=1",
    .set = "A.cards=eggs+mines",
    .answers = "A.eggs=yes A.mines=yes",
    .dice = "A b2e",
    .causes = "mine-laid A @1,1 < use A eggs < activate A; step A < activate A",
  },
  {
    .path = "R8.9/mines-card-causes-mine-taken-up",
    .arena = "A . . . . . .\n             \n. . . . . . .",
    .set = "A.cards=none+mines a@5,2:mines a@1,2:mines a@3,2:mines",
    .answers = "A.mines=yes",
    .dice = "A b2e",
    .causes = "mine-taken A < use A mines < activate A; mine-laid A < use A mines",
  },

  /* A card with both effects shows which of them moves the robot. This could not be derived. */
  {
    .path = "R7.3/pull-is-distinguished-from-push-of-same-card",
    .arena = "A . B . . .",
    .cards = "yoyo red red 1-6 | fire first-robot-in-line push 2 | fire first-robot-in-line pull 1",
    .set = "A.cards=none+yoyo",
    .answers = "A.replace-fire=yoyo",
    .dice = "A r2e",
    .expect = "B@4,1",
    .events = "push B >4,1; push B >5,1; push B >4,1 pulled",
    .never = "push B >5,1 pulled",
    .causes = "push B < use A yoyo < activate A",
  },

  /* An anchor that does not hold is not the cause. Deriving the cause would find any anchor that was used. */
  {
    .path = "R7.5/anchor-that-holds-causes-failed-step",
    .arena = "A B . . .",
    .set = "B.cards=anchor",
    .answers = "B.anchor=1",
    .dice = "A b2e",
    .causes = "use B anchor < activate A; push B >3,1 < activate A; fail A < use B anchor",
  },
  {
    .path = "R7.5/anchor-does-not-cause-failed-step-at-wall",
    .arena = "A B .|. .",
    .set = "B.cards=anchor",
    .answers = "B.anchor=1",
    .dice = "A b4e",
    .causes = "use B anchor < activate A; fail A @2,1 < activate A",
  },
  {
    .path = "R7.5/power-beam-causes-use-of-anchor",
    .arena = "A . B . . .",
    .set = "A.cards=none+power-beam B.cards=anchor",
    .answers = "A.power-beam=yes B.anchor=2",
    .dice = "A r5e",
    .causes = "use A power-beam < hit B < fire A < activate A; use B anchor < use A power-beam; fail B < use B anchor",
  },

  /* Only the step through the wall needs the card. */
  {
    .path = "R8.23/wall-control-causes-only-step-through-wall",
    .arena = "A .|. . .",
    .set = "A.cards=wall-control",
    .answers = "A.wall-control=yes",
    .dice = "A b3e",
    .causes = "step A >2,1 < activate A; step A >3,1 < use A wall-control < activate A; step A >4,1 < activate A",
  },
  {
    .path = "R8.2/mobility-causes-steps-and-pushes",
    .arena = "A . B . .",
    .set = "A.cards=mobility",
    .answers = "A.mobility=yes",
    .dice = "A r2e",
    .causes = "step A < use A mobility < activate A; push B < use A mobility",
  },
  {
    .path = "R8.13/rotary-head-causes-turn-and-shot",
    .arena = "A . B . .",
    .set = "A.cards=none+rotary-head",
    .answers = "A.rotary-head=1",
    .dice = "A r3ne",
    .causes = "fire A < turn A < use A rotary-head < activate A; hit B < fire A",
  },
  {
    .path = "R8.20/landing-causes-damage-and-push",
    .arena = "A . . B . .",
    .set = "A.cards=jetpack",
    .answers = "A.jetpack=yes",
    .dice = "A b3e",
    .causes = "jump A < use A jetpack < activate A; land A < jump A; damage B < land A; push B < land A",
  },
  {
    .path = "R8.20/landing-causes-destruction-of-robot-at-wall",
    .arena = "A . . B|. .",
    .set = "A.cards=jetpack rules.damage-limit=9",
    .answers = "A.jetpack=yes",
    .dice = "A b3e",
    .causes = "fail B < land A; destroyed B < land A < jump A",
  },
  {
    .path = "R8.21/jet-causes-detonation-and-push",
    .arena = "A . c B . .",
    .set = "A.cards=none+water-cannon",
    .answers = "A.replace-fire=water-cannon",
    .dice = "A r2e",
    .causes = "mine-off C < use A water-cannon < activate A; detonate C < mine-off C; damage B < detonate C; "
              "push B < use A water-cannon",
  },

  /* Reactions */
  {
    .path = "R8.17/destruction-causes-bomb-and-its-detonation",
    .arena = "A B . . .\n         \n. . c . .",
    .set = "B.cards=bomb B.damage=2",
    .answers = "B.bomb=yes",
    .dice = "A r2e",
    .causes = "use B bomb < destroyed B < damage B < hit B < fire A < activate A; detonate B < use B bomb;"
              "damage A byB < detonate B; mine-off C < detonate B; detonate C < mine-off C",
  },
  {
    .path = "R8.22/barrier-causes-conductor-and-its-lightning",
    .arena = "A!. .\n=    \nB . .",
    .set = "A.cards=conductor",
    .answers = "A.conductor=yes",
    .dice = "A b1e",
    .causes = "use A conductor < barrier A < activate A; lightning A < use A conductor; damage B < lightning A",
  },
  {
    .path = "R7.6/damage-on-shield-causes-reaction",
    .arena = "A B . . .",
    .cards = "thorns red | damaged adjacent damage 1",
    .set = "B.cards=shield+thorns",
    .answers = "B.shield=2 B.thorns=yes",
    .dice = "A r2e",
    .causes = "use B shield < hit B; absorb B < use B shield; use B thorns < absorb B; damage A < use B thorns",
  },
  {
    .path = "R7.3/each-push-causes-reaction-of-pushed-robot",
    .arena = "A B C . . .",
    .cards = "spine yellow | pushed pusher damage 1",
    .set = "B.cards=spine C.cards=spine rules.damage-limit=9",
    .answers = "B.spine=yes C.spine=yes",
    .dice = "A b1e",
    .causes = "use B spine < push B < activate A; use C spine < push C < activate A; damage A byB < use B spine; "
              "damage A byC < use C spine",
  },
  {
    .path = "R8.15/shock-pulse-causes-damage-and-die-causes-pushes",
    .arena = "A . . B . .",
    .set = "A.cards=repulsion-blast+shock-pulse",
    .answers = "A.repulsion-blast=yes A.shock-pulse=yes",
    .dice = "A b4e",
    .causes = "push B >5,1 < activate A; damage B < use A shock-pulse < activate A; push B >6,1 < activate A",
  },

  /* The cause belongs to the moved die, whatever other dice are on its new key. Deriving the cause would find the first
   * die on that key. */
  {
    .path = "R8.11/remote-control-causes-only-activation-of-moved-die",
    .arena = "A . B . . . . .\n               \n. . . . . . . .",
    .set = "A.cards=none+remote-control",
    .answers = "A.replace-fire=remote-control A.remote-control=2:3:e",
    .dice = "A r2e; B - b1e b3s",
    .causes = "reprogram B < use A remote-control < activate A; turn B < reprogram B; activate B =1 < -; "
              "activate B =3 < reprogram B",
  },
  {
    .path = "R8.12/remote-control-causes-only-next-killbot-activation",
    .arena = "A . . . .\n         \n. . . . .\n         \n. . B|. .\n         \n. . . . .\n         \n. . . . .",
    .set = "A.cards=none+remote-control B.facing=e",
    .answers = "A.replace-fire=remote-control A.remote-control=s",
    .dice = "A r2se",
    .rolls = "1 1 1",
    .causes = "activate B e < -; activate B s u2 < reprogram B < use A remote-control; activate B s u3 < -",
  },

  /* Phases 0 and 3 */
  {
    .path = "R4.3/unequipping-causes-mines-to-leave",
    .phase = ROBO_PHASE_PREPARATION,
    .arena = "A . . . .\n         \n. . . . .",
    .starts = "1,1:n:s",
    .set = "A.cards=none+mines a@3,2:mines A.owns=mines",
    .answers = "A.equip=none+none",
    .causes = "mine-gone A < equip A < -",
  },
  {
    .path = "R10.1/high-voltage-causes-damage-and-mines",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "* . * .\n       \nC . * .",
    .set = "A@1,1 B@3,1 c@3,2",
    .causes = "high-voltage @1,1 < -; damage A < high-voltage @1,1; mine-off C < high-voltage @3,2;"
              "damage B byC < detonate C < mine-off C",
  },
  {
    .path = "R10.2/arm-causes-barrier-damage-and-taking-of-tokens",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "A!2 .",
    .set = "A.cards=telescopic-arm tokens2=1",
    .answers = "A.telescopic-arm=e",
    .causes = "use A telescopic-arm < -; barrier A < use A telescopic-arm; damage A < barrier A; "
              "take-vp A < use A telescopic-arm",
  },
  {
    .path = "R10.2/tokens-of-own-space-cause-victory",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "2 . w",
    .set = "A@1,1 B@3,1 tokens2=1 A.vp=4 rules.vp-goal=5 B.damage=1 A.number=2 B.number=1",
    .causes = "repair B < -; take-vp A < -; win A < take-vp A",
  },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  engine_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
