// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which dice are activated, and firing (R1.9, R6.1 to R6.5, R6.7).
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* R6.1 */
  {
    .path = "R6.1/units-in-turn",
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
    .path = "R6.1/empty-units-are-passed",
    .arena = "A . . .",
    .dice = "A - b1e -",
    .expect = "A@2,1",
    .events = "unit =1; unit =2; activate A; unit =3",
  },

  /* R6.2 */
  {
    .path = "R6.2/lower-value-first",
    .arena = "A . . .\n       \nB . . .",
    .dice = "A b2e; B r1n",
    .expect = "A.damage=1",
    .events = "activate B =1 red; activate A =2 blue",
  },
  {
    .path = "R6.2/blue-before-red",
    .arena = "A . . .\n       \nB . . .",
    .dice = "A r2s; B b2e",
    .expect = "A.damage=0 B.damage=0 B@3,2",
    .events = "activate B =2 blue; activate A =2 red",
  },
  {
    .path = "R6.2/lower-starting-number-first",
    .arena = "A . . .\n       \nB . . .",
    .set = "A.number=2 B.number=1",
    .dice = "A b2e; B b2e",
    .events = "activate B; activate A",
  },
  {
    .path = "R6.2/blue-two-before-red-two-before-blue-three",
    .arena = "A B . C . .",
    .set = "A.number=1 B.number=3 C.number=2",
    .dice = "A b3w; B b2w; C r2e",
    .events = "activate B =2; activate C =2; activate A =3",
  },
  {
    .path = "R6.2/killbots-dice-take-their-place",
    .arena = "A . . .\n-      \nB . . .\n-      \nC . . .",
    .set = "C.facing=e",
    .dice = "A b1e; B b3w",
    .rolls = "2 1 1",
    .events = "activate A =1; activate C =2; activate B =3",
  },

  /* R6.3 */
  {
    .path = "R6.3/the-first-of-two-is-kept",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .dice = "A b1n+b2e",
    .expect = "A@2,1",
    .events = "keep A =1 n; activate A =1",
    .never = "activate A =2",
    .asks = "A.keep-die: 1 2",
  },
  {
    .path = "R6.3/the-later-one-waits-for-its-turn",
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
    .path = "R6.3/however-they-are-listed",
    .arena = ". . . .\n       \n. A . .\n       \nB . . .",
    .set = "A.cards=ram-expansion",
    .answers = "A.keep-die=1",
    .dice = "A b3e+b1n; B b2e",
    .expect = "A@4,2",
    .asks = "A.keep-die: 1 2",
  },
  {
    .path = "R6.3/of-two-alike-the-first-comes-up-first",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .dice = "A b1n+b1e",
    .expect = "A@2,1",
  },
  {
    .path = "R6.3/each-unit-of-its-own",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .answers = "A.keep-die=1/4",
    .dice = "A b1n+b2e - r1e+r2w",
    .expect = "A@2,1",
    .events = "activate A =1 u1; keep A =2 red; activate A =2 red u3",
    .asks = "A.keep-die: 1 2; A.keep-die: 3 4",
  },
  {
    .path = "R6.3/one-die-alone-is-not-asked-about",
    .arena = ". . . .\n       \n. A . .",
    .set = "A.cards=ram-expansion",
    .dice = "A b1n b2e r1w",
    .asks = "",
  },
  {
    .path = "R6.3/out-it-is-not-asked",
    .arena = "A B . .",
    .set = "A.cards=ram-expansion A.damage=2",
    .dice = "A b3n+b2e; B r1w",
    .asks = "A.draw: blue red yellow",
    .events = "skip A; skip A",
  },

  /* R6.4 */
  {
    .path = "R6.4/a-killbot-that-is-out-is-skipped",
    .arena = "A . B . .",
    .set = "B.facing=e B.damage=2",
    .dice = "A r1e",
    .rolls = "3",
    .expect = "B@out",
    .events = "roll B =3; destroyed B; skip B =3",
    .never = "activate B",
  },
  {
    .path = "R6.4/a-die-of-one-that-is-out-is-not-kept",
    .arena = "A B . .",
    .set = "B.damage=2 B.cards=ram-expansion",
    .dice = "A r1e; B b2e+r3w",
    .events = "skip B =2; skip B =3",
    .never = "keep",
  },
  {
    .path = "R6.4/must-even-if-it-harms",
    .arena = "A o . .",
    .dice = "A b1e",
    .expect = "A@out",
    .asks = "",
  },

  /* R1.9, R6.7 */
  {
    .path = "R6.7/one-damage-whatever-the-value",
    .arena = "A . . B",
    .dice = "A r6e",
    .expect = "B.damage=1 A.damage=0 A@1,1 B@4,1",
    .events = "fire A @1,1 >4,1 e; hit B @4,1 byA; damage B x1 byA",
  },
  {
    .path = "R6.7/not-itself",
    .arena = "A . . B",
    .dice = "A r6w",
    .expect = "A.damage=0 B.damage=0",
    .events = "fire A @1,1 >1,1 w",
    .never = "hit",
  },
  {
    .path = "R6.7/only-the-first",
    .arena = "A . B C",
    .dice = "A r1e",
    .expect = "B.damage=1 C.damage=0",
  },
  {
    .path = "R6.7/diagonally",
    .arena = "A . .\n     \n. . .\n     \n. . B",
    .dice = "A r1se",
    .expect = "B.damage=1",
  },
  {
    .path = "R6.7/every-way",
    .arena = ". B . .\n       \n. . A .\n       \n. . . .",
    .dice = "A r1nw",
    .expect = "B.damage=1",
  },
  {
    .path = "R1.9/energy-wall-stops",
    .arena = "A . .|B",
    .dice = "A r1e",
    .expect = "B.damage=0",
    .events = "fire A >3,1",
  },
  {
    .path = "R1.9/solid-stops",
    .arena = "A . # B",
    .dice = "A r1e",
    .expect = "B.damage=0",
    .events = "fire A >2,1",
  },
  {
    .path = "R1.9/diagonally-stopped-by-a-bend",
    .arena = "A . .\n     \n. .|.\n  -  \n. . B",
    .dice = "A r1se",
    .expect = "B.damage=0",
    .events = "fire A >2,2",
  },
  {
    .path = "R1.9/diagonally-past-a-corner",
    .arena = "A . .\n     \n. .|.\n     \n. . B",
    .dice = "A r1se",
    .expect = "B.damage=1",
  },
  {
    .path = "R1.9/a-mine-blocks-like-a-robot",
    .arena = "A . . b . . B",
    .dice = "A r1e",
    .expect = "B.damage=0 mines=",
    .events = "fire A >4,1; mine-off B",
  },
  {
    .path = "R1.9/pits-water-barriers-and-tokens-do-not",
    .arena = "A o!~ 3 B",
    .set = "tokens3=1",
    .dice = "A r1e",
    .expect = "B.damage=1 tokens3=1",
  },
  {
    .path = "R1.9/a-robot-over-a-pit-is-hit",
    .arena = "A . o",
    .set = "B@3,1",
    .dice = "A r1e",
    .expect = "B.damage=1 B@3,1",
  },
  {
    .path = "R1.9/out-it-is-not-hit",
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
