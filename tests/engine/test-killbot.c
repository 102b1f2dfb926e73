/* What KillBots see, roll and do without modules (R9.1 to R9.6).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* R9.2 */
  {
    .path = "R9.2/blue-when-it-sees-nobody",
    .arena = "A . . . . . .",
    .set = "A.facing=e",
    .rolls = "2 1 3",
    .expect = "A@7,1",
    .events = "roll A =2 blue; activate A =2 blue e; step A >2,1; step A >3,1; roll A =1 blue; step A >4,1; roll A =3 blue",
  },
  {
    .path = "R9.2/four-counts-as-three",
    .arena = "A . . . . . .",
    .set = "A.facing=e",
    .rolls = "4 5 6",
    .expect = "A@7,1",
    .events = "roll A =3; roll A =2; roll A =1",
  },
  {
    .path = "R9.2/red-when-it-sees-a-robot-ahead",
    .arena = "A . . B",
    .set = "A.facing=e",
    .rolls = "2 3 1",
    .expect = "A@1,1 B@out A.vp=1",
    .events = "roll A =2 red; activate A =2 red e; hit B byA; roll A =3 red; hit B; roll A =1 red; destroyed B byA",
  },
  {
    .path = "R9.2/to-the-left",
    .arena = "B . .\n     \n. . .\n     \nA . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A red; turn A n; fire A n; hit B",
    .expect = "A.facing=n",
  },
  {
    .path = "R9.2/to-the-right",
    .arena = "A . .\n     \n. . .\n     \nB . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A red; turn A s; fire A s; hit B",
    .expect = "A.facing=s",
  },
  {
    .path = "R9.2/not-behind",
    .arena = "B . A . . . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; roll A blue",
    .expect = "A@6,1 B.damage=0",
  },
  {
    .path = "R9.2/not-diagonally",
    .arena = "A . . . . .\n           \n. B . . . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue",
  },
  {
    .path = "R9.2/red-on-a-space-with-tokens",
    .arena = "3 . . . . .",
    .set = "A@1,1 A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "roll A red; roll A red; roll A red; take-vp A x1",
    .expect = "A@1,1 A.vp=1",
  },
  {
    .path = "R9.2/blue-on-a-space-without-tokens",
    .arena = "3 . . . . .",
    .set = "A@1,1 A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; roll A blue",
  },
  {
    .path = "R9.2/tokens-in-sight-are-no-reason-for-red",
    .arena = "A . 3 . . .",
    .set = "A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; step A >3,1; roll A red; take-vp A",
    .expect = "A@3,1 A.vp=1",
  },

  /* R9.3 */
  {
    .path = "R9.3/walls-block",
    .arena = "A .|. B",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue",
    .expect = "B.damage=0",
  },
  {
    .path = "R9.3/solids-block",
    .arena = "A . # B",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; roll A blue",
  },
  {
    .path = "R9.3/mines-pits-barriers-and-tokens-do-not",
    .arena = "A c o!3 B\n         \n. . . . C",
    .set = "A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "roll A red; fire A >2,1; mine-off C",
  },
  {
    .path = "R9.3/a-squad-mate-is-not-spotted-and-blocks-the-view",
    .arena = "A B . C",
    .set = "A.facing=e B.facing=n",
    .rolls = "1 1 1 1 1 1",
    .events = "roll A blue; roll B red",
  },
  {
    .path = "R9.3/a-squad-mate-hides-the-tokens-it-stands-on",
    .arena = ". 5 . . . .\n           \n. A . . . 6\n           \n. . . . . .",
    .set = "B@2,1 B.facing=n A.facing=n tokens5=1 tokens6=1",
    .rolls = "1 1 1 1 1 1",
    .events = "roll A blue; turn A e; step A >3,2",
  },

  /* R9.4 a */
  {
    .path = "R9.4a/turns-to-the-nearest",
    .arena = ". . . . . .\n           \n5 . . A . 6\n           \n. . . . . .",
    .set = "A.facing=n tokens5=1 tokens6=1",
    .rolls = "2 1 1",
    .expect = "A@6,2 A.facing=e A.vp=1",
    .events = "turn A e; step A >5,2; step A >6,2",
  },
  {
    .path = "R9.4a/two-nearest-keeps-its-facing",
    .arena = ". . . . .\n         \n. . . . .\n         \n5 . A . 6",
    .set = "A.facing=n tokens5=1 tokens6=1",
    .rolls = "1 1 1",
    .expect = "A@3,1 A.facing=n",
    .never = "turn A",
  },
  {
    .path = "R9.4a/not-to-an-empty-vp-space",
    .arena = ". . .\n     \n. . .\n     \nA . 6",
    .set = "A.facing=n",
    .rolls = "1 1 1",
    .expect = "A@1,1",
    .never = "turn A",
  },
  {
    .path = "R9.4a/not-back",
    .arena = ". . . .\n       \n. . . .\n       \n. . A .\n       \n. . 5 .",
    .set = "A.facing=n tokens5=1",
    .rolls = "1 1 1",
    .expect = "A@3,1",
  },
  {
    .path = "R9.4a/looks-before-each-step",
    .arena = ". . 5 . .\n         \nA . . . .\n         \n. . . . .",
    .set = "A.facing=e tokens5=1",
    .rolls = "3 1 1",
    .expect = "A@3,1 A.vp=1",
    .events = "step A >2,2; step A >3,2; turn A n; step A >3,1",
  },
  {
    .path = "R9.4a/robots-and-tokens-alike",
    .arena = "5 . A . . .\n           \n. . . . . .\n           \n. . . . B .",
    .set = "A.facing=n tokens5=1",
    .dice = "B b2n",
    .rolls = "3 1 1",
    .events = "step B >5,1; activate A =3 blue; fail A @3,1 n; fail A; fail A",
  },
  {
    .path = "R9.4a/the-nearer-robot",
    .arena = "5 . . A . . .\n             \n. . . . . B .",
    .dice = "B b1n",
    .rolls = "2 1 1",
    .set = "A.facing=n tokens5=1",
    .events = "step B >6,1; activate A =2 blue; turn A e; step A >5,1; push B >7,1 byA; step A >6,1",
  },
  {
    .path = "R9.4a/does-not-see-through-walls",
    .arena = ". . . . .\n         \n5 .|A . .\n         \n. . . . .",
    .set = "A.facing=n tokens5=1",
    .rolls = "1 1 1",
    .expect = "A@3,1 A.facing=n",
  },

  /* R9.4 b */
  {
    .path = "R9.4b/turns-as-the-line-says",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "2,2:e:s",
    .set = "A.facing=e",
    .rolls = "2 1 1",
    .expect = "A.facing=s A@2,3",
    .events = "step A >2,2; turn A s; step A >2,3",
  },
  {
    .path = "R9.4b/only-facing-that-side",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "1,2:s:e 2,2:w:n 2,2:n:e",
    .set = "A.facing=e",
    .rolls = "3 1 1",
    .expect = "A@4,2",
    .never = "turn",
  },
  {
    .path = "R9.4b/only-once",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "1,2:e:s 1,2:s:w",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .expect = "A@1,3",
    .events = "turn A s; step A >1,3",
    .never = "turn A w",
  },
  {
    .path = "R9.4b/after-looking-around",
    .arena = ". . . .\n       \nA . 5 .\n       \n. . . .",
    .caution = "1,2:e:s",
    .set = "A.facing=n tokens5=1",
    .rolls = "1 1 1",
    .events = "turn A e; turn A s; step A >1,3",
  },
  {
    .path = "R9.4b/not-when-it-fires",
    .arena = ". . . .\n       \nA . B .\n       \n. . . .",
    .caution = "1,2:e:s",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .expect = "A@1,2 B.damage=3",
    .never = "turn",
  },
  {
    .path = "R9.4b/not-operators",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "1,2:e:s 2,2:e:s",
    .dice = "A b2e",
    .expect = "A@3,2",
  },

  /* R9.4 c */
  {
    .path = "R9.4c/a-failed-step-does-not-end-the-rest",
    .arena = "A|. .",
    .set = "A.facing=e",
    .rolls = "3 1 1",
    .expect = "A@1,1",
    .events = "fail A; fail A; fail A; phase",
  },
  {
    .path = "R9.4c/falls-into-pits",
    .arena = "A . o . .",
    .set = "A.facing=e",
    .rolls = "3",
    .expect = "A@out",
    .never = "step A >4,1",
  },
  {
    .path = "R9.4c/barriers-hurt",
    .arena = "A!.!. . . . .",
    .set = "A.facing=e",
    .rolls = "2 1 1",
    .expect = "A.damage=2",
  },
  {
    .path = "R9.4c/pushes",
    .arena = "A . . . . .\n           \n. . B . . .",
    .set = "A.facing=e",
    .dice = "B b1n",
    .rolls = "3 1 1",
    .events = "step B >3,1; activate A =3; step A >2,1; push B >4,1 byA; step A >3,1; push B >5,1; step A >4,1; roll A red",
  },

  /* R9.5 */
  {
    .path = "R9.5/turns-to-the-nearest-robot",
    .arena = "B . . A . C",
    .set = "A.facing=n",
    .rolls = "1 1 1",
    .events = "roll A red; turn A e; fire A e; hit C",
    .expect = "B.damage=0",
  },
  {
    .path = "R9.5/two-nearest-keeps-its-facing",
    .arena = "B . A . C",
    .set = "A.facing=n",
    .rolls = "1 1 1",
    .expect = "A.facing=n B.damage=0 C.damage=0",
    .events = "fire A n",
    .never = "turn A; hit",
  },
  {
    .path = "R9.5/not-to-tokens",
    .arena = "5 . . . . .\n           \n. . . . . .\n           \nA . . . . .",
    .set = "A.facing=e B@5,3 tokens5=1",
    .rolls = "1 1 1",
    .events = "roll A red; fire A e; hit B",
    .never = "turn A",
  },
  {
    .path = "R9.5/fires-ahead-at-nobody",
    .arena = "3 . . .",
    .set = "A@1,1 A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "fire A @1,1 >4,1 e",
  },
  {
    .path = "R9.5/its-target-may-be-gone-by-then",
    .arena = "A . . B . .\n           \n. . . . . .",
    .set = "A.facing=e",
    .dice = "B b1s b1w b1w",
    .rolls = "2 1 1",
    .events = "roll A red; step B >4,2; fire A >6,1; roll A blue",
  },
  {
    .path = "R9.5/a-mate-in-the-way-is-shot",
    .arena = "A . . B . . .\n             \n. . C . . . .",
    .set = "A.facing=e C.facing=n A.number=3 B.number=1 C.number=2",
    .rolls = "1 1 1 1 1 1",
    .events = "roll C =1 blue; roll A =1 red; step C >3,1; fire A e; hit C byA",
  },

  /* R9.6 */
  {
    .path = "R9.6/takes-tokens",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". 3 .",
    .set = "A@2,1 A.facing=e tokens3=2",
    .expect = "A.vp=2",
    .events = "take-vp A x2",
  },
  {
    .path = "R9.6/repairs",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.facing=e A.damage=2 A.cards=shield A.shield=1",
    .expect = "A.damage=0 A.shield=0",
    .asks = "",
  },
  {
    .path = "R9.6/never-draws",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.facing=e deck.blue=brake",
    .expect = "deck.blue=brake",
    .never = "draw; repair",
  },

  /* R9.1 */
  {
    .path = "R9.1/shield-first",
    .arena = "A . B",
    .cards = "zap3 red red 1-6 | fire first-in-line damage 3",
    .set = "B.facing=n B.cards=shield A.cards=none+zap3",
    .answers = "A.replace-fire=zap3",
    .dice = "A r1e",
    .rolls = "2 1 1",
    .events = "absorb B x2; damage B x1",
    .asks = "A.replace-fire: fire zap3; A.draw: blue red yellow",
  },
  {
    .path = "R9.1/bomb-always",
    .arena = "A B .",
    .set = "B.facing=n B.cards=bomb B.damage=2",
    .dice = "A r1e",
    .rolls = "2",
    .expect = "A.damage=2",
    .asks = "",
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
