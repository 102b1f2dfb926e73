// SPDX-License-Identifier: GPL-3.0-or-later
// Tests phase 3 (R10.1 to R10.3), and the parts of it that training omits (R3.2).
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* R10.1 */
  {
    .path = "R10.1/high-voltage-damages-robot",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". * .",
    .set = "A@2,1",
    .expect = "A.damage=1",
    .events = "high-voltage @2,1; damage A x1",
  },
  {
    .path = "R10.1/high-voltage-can-be-turned-away",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". * B",
    .set = "A@2,1 A.cards=conductor",
    .answers = "A.conductor=yes",
    .expect = "A.damage=0 B.damage=1",
  },
  {
    .path = "R10.1/high-voltage-detonates-mine",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "A * .",
    .set = "a@2,1",
    .expect = "A.damage=1 mines=",
    .events = "high-voltage @2,1; mine-off A; detonate A",
  },
  {
    .path = "R10.1/high-voltage-hits-all-robots-before-mines",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "* . *\n     \nC * .",
    .set = "A@1,1 B@3,1 b@2,2 A.number=2 B.number=1",
    .expect = "A.damage=2 B.damage=2 C.damage=1",
    .events = "damage B; damage A; mine-off B; detonate B; damage B byB; damage A byB; damage C byB",
  },
  {
    .path = "R10.1/high-voltage-spares-mines-of-destroyed-robot",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "* . .\n     \n. * C",
    .set = "A@1,1 A.damage=2 a@2,2",
    .expect = "A@out C.damage=0 mines=",
    .events = "destroyed A; mine-gone A",
    .never = "mine-off",
  },
  {
    .path = "R10.1/robot-destroyed-in-phase-3-takes-no-tokens",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "3 . *\n     \n. . .",
    .set = "A@1,1 A.damage=2 b@2,1 B@3,1 B.cards=conductor tokens3=1",
    .answers = "B.conductor=yes",
    .expect = "A@out tokens3=1 A.vp=0 B.vp=1",
  },

  /* R10.2 */
  {
    .path = "R10.2/robot-takes-all-tokens-of-its-space",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". 7 .",
    .set = "A@2,1 tokens7=3",
    .expect = "A.vp=3 tokens7=0",
    .events = "take-vp A @2,1 x3",
    .asks = "",
  },
  {
    .path = "R10.2/empty-vp-space-gives-nothing",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". 7 .",
    .set = "A@2,1 tokens3=1",
    .expect = "A.vp=0",
    .never = "take-vp",
  },
  {
    .path = "R10.2/robots-take-tokens-by-starting-number",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "1 2 3",
    .set = "A@1,1 B@2,1 C@3,1 A.number=3 B.number=1 C.number=2 tokens1=1 tokens2=1 tokens3=1",
    .expect = "A.vp=1 B.vp=1 C.vp=1",
    .events = "take-vp B; take-vp C; take-vp A",
  },
  {
    .path = "R10.2/robot-takes-no-tokens-of-adjacent-space",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "A 2 .",
    .set = "tokens2=1",
    .expect = "A.vp=0 tokens2=1",
  },
  {
    .path = "R10.2/workshop-repairs-robot-and-shield",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.damage=2 A.cards=shield A.shield=1",
    .answers = "A.workshop=repair",
    .expect = "A.damage=0 A.shield=0",
    .events = "repair A",
    .asks = "A.workshop: repair draw nothing",
  },
  {
    .path = "R10.2/workshop-draws-module",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.damage=2 deck.yellow=bomb",
    .answers = "A.workshop=draw A.draw=yellow",
    .expect = "A.damage=2 A.owns=bomb A.cards=none+none",
    .asks = "A.workshop: repair draw nothing; A.draw: blue red yellow",
  },
  {
    .path = "R10.2/workshop-can-be-left-unused",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.damage=2",
    .answers = "A.workshop=nothing",
    .expect = "A.damage=2",
    .never = "repair; draw",
  },
  {
    .path = "R10.2/workshop-repairs-damaged-shield-by-default",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.cards=shield A.shield=1",
    .expect = "A.shield=0",
  },
  {
    .path = "R10.2/workshop-repairs-shield-on-the-right-by-default",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.cards=none+shield A.shield=0+1",
    .expect = "A.shield=0",
  },
  {
    .path = "R10.2/workshop-does-nothing-for-whole-robot-by-default",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 deck.blue=brake",
    .expect = "deck.blue=brake",
    .never = "repair; draw",
  },
  {
    .path = "R10.2/robot-that-is-out-activates-no-space",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@out A.damage=2",
    .expect = "A.damage=2",
    .asks = "",
  },

  /* R3.2 */
  {
    .path = "R3.2/workshop-does-nothing-in-training",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.damage=2 rules.modules=0",
    .expect = "A.damage=2",
    .asks = "",
  },
  {
    .path = "R3.2/high-voltage-does-nothing-in-training",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". * .",
    .set = "A@2,1 rules.modules=0",
    .expect = "A.damage=0",
    .never = "high-voltage",
  },
  {
    .path = "R3.2/tokens-give-vp-in-training",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". 4 .",
    .set = "A@2,1 rules.modules=0 tokens4=2",
    .expect = "A.vp=2",
  },
  {
    .path = "R3.2/pits-walls-and-barriers-work-in-training",
    .arena = "A!. o\n     \nB|. .",
    .set = "rules.modules=0",
    .dice = "A b2e; B b1e",
    .expect = "A@out A.damage=1 B@1,2",
  },

  /* `resolution` effects come after high voltage and before R10.2, robot by robot. */
  {
    .path = "R10/resolution-cards-work-by-starting-number",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "* B w",
    .cards = "medic yellow | resolution self repair 1\nspikes yellow | resolution adjacent damage 1",
    .set = "A@1,1 A.cards=medic+spikes B.cards=medic C@3,1 C.damage=1 A.number=2 B.number=1 B.damage=1",
    .answers = "A.medic=yes A.spikes=yes B.medic=yes C.workshop=repair",
    .expect = "A.damage=0 B.damage=1 C.damage=0",
    .events = "high-voltage; damage A; use B medic; repair B; use A medic; repair A; use A spikes; "
              "damage B byA; repair C",
    .asks = "B.medic: no yes; A.medic: no yes; A.spikes: no yes; C.workshop: repair draw nothing",
  },
  {
    .path = "R10/resolution-cards-stop-when-robot-is-destroyed",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = "A B .",
    .cards = "burst yellow | resolution self detonate 3\nspikes yellow | resolution adjacent damage 1",
    .set = "A.cards=burst+spikes",
    .answers = "A.burst=yes A.spikes=yes",
    .expect = "A@out B@out A.vp=1",
    .asks = "A.burst: no yes; B.draw: blue red yellow",
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
