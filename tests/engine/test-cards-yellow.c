// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the yellow cards and the conductor, and cards that work after a move (R6.8, R6.9, R8.16 to R8.19, R8.22,
// R8.25).
#include "engine-fixture.h"

static const EngineCase cases[] = {
  {
    .path = "R1.2/north-is-up",
    .arena = ". .\n   \nA .",
    .dice = "A b1n b1e",
    .expect = "A@2,1",
    .events = "step A @1,2; step A @1,1",
  },
  {
    .path = "R2.4/a-token-lies-on-the-space-of-its-number",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "5 6 .",
    .set = "A@1,1 B@2,1 tokens5=2",
    .expect = "A.vp=2 B.vp=0",
    .events = "take-vp A x2",
    .never = "take-vp B",
  },

  /* Move-end effects */
  {
    .path = "R6.8/move-end-effect-works-if-robot-could-not-move",
    .arena = "# A B . .",
    .set = "A.cards=repulsion-blast",
    .answers = "A.repulsion-blast=yes",
    .dice = "A b2w",
    .expect = "A@2,1 B@4,1",
    .events = "fail A; use A repulsion-blast; push B",
  },
  {
    .path = "R6.8/destroyed-mover-has-no-move-end-effect",
    .arena = "A o B .",
    .set = "A.cards=repulsion-blast",
    .answers = "A.repulsion-blast=yes",
    .dice = "A b2e",
    .expect = "A@out B@3,1",
    .asks = "",
  },
  {
    .path = "R6.9/damage-comes-before-push",
    .arena = "A . . . . B . .",
    .set = "A.cards=repulsion-blast+shock-pulse",
    .answers = "A.repulsion-blast=yes A.shock-pulse=yes",
    .dice = "A b4e",
    .expect = "A@5,1 B@7,1 B.damage=1",
    .events = "use A repulsion-blast; use A shock-pulse; damage B byA; push B byA",
  },

  /* Anchor */
  {
    .path = "R8.16/anchor-shortens-push",
    .arena = "A B . . . .",
    .set = "B.cards=anchor",
    .answers = "B.anchor=2",
    .dice = "A b3e",
    .expect = "A@2,1 B@3,1",
    .events = "use B anchor; push B @2,1; step A @1,1; fail A @2,1",
    .asks = "B.anchor: 0 1 2",
  },
  {
    .path = "R8.16/anchor-with-zero-does-not-hold",
    .arena = "A B . . . .",
    .set = "B.cards=anchor",
    .answers = "B.anchor=0",
    .dice = "A b3e",
    .expect = "A@4,1 B@5,1",
    .never = "use",
    .asks = "B.anchor: 0 1 2",
  },

  /* RAM expansion */
  {
    .path = "R8.18/one-of-two-dice-on-unit-stays",
    .arena = "A . . .",
    .set = "A.cards=ram-expansion",
    .answers = "A.keep-die=2",
    .dice = "A r1w+b3e",
    .expect = "A@4,1",
    .never = "fire",
  },

  /* Shield */
  {
    .path = "R8.19/shield-takes-two-damage-and-no-more",
    .arena = "A B C",
    .set = "B.cards=shield",
    .dice = "A r1e r1e; C - - r1w",
    .expect = "B.shield=2 B.damage=1",
    .events = "absorb B x1; absorb B x1; damage B x1 byC",
    .asks = "B.shield: 0 1 2; B.shield: 0 1 2",
  },

  /* Conductor */
  {
    .path = "R8.22/conductor-turns-lightning-away",
    .arena = "A!. .\n     \nB . .",
    .set = "A.cards=conductor",
    .answers = "A.conductor=yes",
    .dice = "A b1e",
    .expect = "A@2,1 A.damage=0 B.damage=1",
    .events = "barrier A; use A conductor; lightning A; damage B byA; step A",
    .asks = "A.conductor: no yes",
  },
  {
    .path = "R8.22/declined-conductor-takes-damage",
    .arena = "A!. .\n     \nB . .",
    .set = "A.cards=conductor",
    .answers = "A.conductor=no",
    .dice = "A b1e",
    .expect = "A@2,1 A.damage=1 B.damage=0",
  },
  {
    .path = "R8.25/card-without-die-works-in-phase-3",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "* B",
    .set = "A@1,1 A.cards=conductor",
    .answers = "A.conductor=yes",
    .expect = "A.damage=0 B.damage=1",
    .asks = "A.conductor: no yes",
  },
};

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  engine_add_cases (cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
