// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the order in which dice are activated, and firing (R1.9, R6.1 to R6.5, R6.7).
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* R6.1 */
  {
    .path = "R6.1/units-activate-one-after-another",
    .arena = "A . . .\n       \n. . . .\n       \nB . . .",
    .dice = "A b3e b2s b1w; B b6e r1w b2w",
    .expect = "A@3,2 B@2,3",
    .events = "unit =1; activate A =3 u1; activate B =6 u1; unit =2; activate B =1 red u2; activate A =2 u2; "
              "unit =3; activate A =1 u3; activate B =2 u3; phase =4",
  },
  {
    .path = "R6.1/killbots-roll-before-each-unit",
    .arena = "A . . . .",
    .set = "A.facing=e",
    .rolls = "1 2 3",
    .events = "unit =1; roll A =1; activate A =1; unit =2; roll A =2; activate A =2; unit =3; roll A =3; activate A =3",
    .expect = "A@5,1",
  },
  {
    .path = "R6.1/killbots-roll-by-starting-number",
    .arena = "A . . . .\n         \n. . . . B",
    .set = "A.facing=e A.number=2 B.facing=w B.number=1",
    .rolls = "2 3 1 1 1 1",
    .events = "unit =1; roll B =2; roll A =3; activate B =2; activate A =3",
  },
  {
    .path = "R6.1/killbots-that-are-out-do-not-roll",
    .arena = "A B . . .",
    .set = "B@out B.facing=e",
    .rolls = "",
    .never = "roll; activate",
  },
  {
    .path = "R6.1/empty-units-are-skipped",
    .arena = "A . . .",
    .dice = "A - b1e -",
    .expect = "A@2,1",
    .events = "unit =1; unit =2; activate A; unit =3",
  },

  /* R6.2 */
  {
    .path = "R6.2/lower-value-activates-first",
    .arena = "A . . .\n       \nB . . .",
    .dice = "A b2e; B r1n",
    .expect = "A.damage=1",
    .events = "activate B =1 red; activate A =2 blue",
  },
  {
    .path = "R6.2/blue-die-activates-before-red-of-equal-value",
    .arena = "A . . .\n       \nB . . .",
    .dice = "A r2s; B b2e",
    .expect = "A.damage=0 B.damage=0 B@3,2",
    .events = "activate B =2 blue; activate A =2 red",
  },
  {
    .path = "R6.2/equal-dice-activate-by-starting-number",
    .arena = "A . . .\n       \nB . . .",
    .set = "A.number=2 B.number=1",
    .dice = "A b2e; B b2e",
    .events = "activate B; activate A",
  },
  {
    .path = "R6.2/dice-activate-by-value-then-color",
    .arena = "A B . C . .",
    .set = "A.number=1 B.number=3 C.number=2",
    .dice = "A b3w; B b2w; C r2e",
    .events = "activate B =2; activate C =2; activate A =3",
  },
  {
    .path = "R6.2/killbot-die-activates-at-its-value",
    .arena = "A . . .\n-      \nB . . .\n-      \nC . . .",
    .set = "C.facing=e",
    .dice = "A b1e; B b3w",
    .rolls = "2 1 1",
    .events = "activate A =1; activate C =2; activate B =3",
  },

  /* R6.3 */
  {
    .path = "R6.3/first-of-two-dice-is-kept-by-default",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .dice = "A b1n+b2e",
    .expect = "A@2,1",
    .events = "keep A =1 n; activate A =1",
    .never = "activate A =2",
    .asks = "A.keep-die: 1 2",
  },
  {
    .path = "R6.3/kept-later-die-waits-for-its-turn",
    .arena = ". . . .\n       \n. A . .\n       \nB . . .",
    .set = "A.cards=ram-expansion",
    .answers = "A.keep-die=2",
    .dice = "A b1n+b3e; B b2e",
    .expect = "A@4,2 B@3,3",
    .events = "keep A =3 e; activate B =2; activate A =3",
    .never = "activate A =1",
    .asks = "A.keep-die: 1 2",
  },
  {
    .path = "R6.3/answer-names-die-by-its-position-in-program",
    .arena = ". . . .\n       \n. A . .\n       \nB . . .",
    .set = "A.cards=ram-expansion",
    .answers = "A.keep-die=1",
    .dice = "A b3e+b1n; B b2e",
    .expect = "A@4,2",
    .asks = "A.keep-die: 1 2",
  },
  {
    .path = "R6.3/first-listed-of-equal-dice-comes-up-first",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .dice = "A b1n+b1e",
    .expect = "A@2,1",
  },
  {
    .path = "R6.3/each-unit-asks-for-its-own-die",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .answers = "A.keep-die=1/4",
    .dice = "A b1n+b2e - r1e+r2w",
    .expect = "A@2,1",
    .events = "activate A =1 u1; keep A =2 red; activate A =2 red u3",
    .asks = "A.keep-die: 1 2; A.keep-die: 3 4",
  },
  {
    .path = "R6.3/single-die-on-unit-asks-no-question",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .dice = "A b1n b2e r1w",
    .asks = "",
  },
  {
    .path = "R6.3/robot-that-is-out-is-not-asked",
    .arena = "A B . .",
    .set = "A.cards=ram-expansion A.damage=2",
    .dice = "A b3n+b2e; B r1w",
    .asks = "A.draw: blue red yellow",
    .events = "skip A; skip A",
  },

  /* R6.4 */
  {
    .path = "R6.4/die-of-destroyed-killbot-is-skipped",
    .arena = "A . B . .",
    .set = "B.facing=e B.damage=2",
    .dice = "A r1e",
    .rolls = "3",
    .expect = "B@out",
    .events = "roll B =3; destroyed B; skip B =3",
    .never = "activate B",
  },
  {
    .path = "R6.4/two-dice-of-destroyed-robot-are-skipped-unasked",
    .arena = "A B . .",
    .set = "B.damage=2 B.cards=ram-expansion",
    .dice = "A r1e; B b2e+r3w",
    .events = "skip B =2; skip B =3",
    .never = "keep",
  },
  {
    .path = "R6.4/die-activates-even-if-it-harms-owner",
    .arena = "A o . .",
    .dice = "A b1e",
    .expect = "A@out",
    .asks = "",
  },

  /* R1.9, R6.7 */
  {
    .path = "R6.7/shot-does-one-damage-whatever-the-value",
    .arena = "A . . B",
    .dice = "A r6e",
    .expect = "B.damage=1 A.damage=0 A@1,1 B@4,1",
    .events = "fire A @1,1 >4,1 e; hit B @4,1 byA; damage B x1 byA",
  },
  {
    .path = "R6.7/shot-does-not-hit-its-shooter",
    .arena = "A . . B",
    .dice = "A r6w",
    .expect = "A.damage=0 B.damage=0",
    .events = "fire A @1,1 >1,1 w",
    .never = "hit",
  },
  {
    .path = "R6.7/shot-hits-only-first-robot-in-line",
    .arena = "A . B C",
    .dice = "A r1e",
    .expect = "B.damage=1 C.damage=0",
  },
  {
    .path = "R6.7/shot-hits-diagonally",
    .arena = "A . .\n     \n. . .\n     \n. . B",
    .dice = "A r1se",
    .expect = "B.damage=1",
  },
  {
    .path = "R6.7/shot-hits-north-west",
    .arena = ". B . .\n       \n. . A .\n       \n. . . .",
    .dice = "A r1nw",
    .expect = "B.damage=1",
  },
  {
    .path = "R1.9/energy-wall-stops-shot",
    .arena = "A . .|B",
    .dice = "A r1e",
    .expect = "B.damage=0",
    .events = "fire A >3,1",
  },
  {
    .path = "R1.9/solid-space-stops-shot",
    .arena = "A . # B",
    .dice = "A r1e",
    .expect = "B.damage=0",
    .events = "fire A >2,1",
  },
  {
    .path = "R1.9/wall-corner-stops-diagonal-shot",
    .arena = "A . .\n     \n. .|.\n  -  \n. . B",
    .dice = "A r1se",
    .expect = "B.damage=0",
    .events = "fire A >2,2",
  },
  {
    .path = "R1.9/diagonal-shot-passes-end-of-wall",
    .arena = "A . .\n     \n. .|.\n     \n. . B",
    .dice = "A r1se",
    .expect = "B.damage=1",
  },
  {
    .path = "R1.9/mine-stops-shot-and-goes-off",
    .arena = "A . . b . . B",
    .dice = "A r1e",
    .expect = "B.damage=0 mines=",
    .events = "fire A >4,1; mine-off B",
  },
  {
    .path = "R1.9/pits-water-barriers-and-tokens-let-shot-pass",
    .arena = "A o!~ 3 B",
    .set = "tokens3=1",
    .dice = "A r1e",
    .expect = "B.damage=1 tokens3=1",
  },
  {
    .path = "R1.9/robot-over-pit-is-hit",
    .arena = "A . o",
    .set = "B@3,1",
    .dice = "A r1e",
    .expect = "B.damage=1 B@3,1",
  },
  {
    .path = "R1.9/shot-passes-space-of-destroyed-robot",
    .arena = "A . B C",
    .set = "B.damage=2",
    .dice = "A r1e r1e",
    .expect = "B@out C.damage=1",
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
