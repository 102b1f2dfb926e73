// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sight, rolls and moves of KillBots without modules (R9.1 to R9.6).
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* R9.2 */
  {
    .path = "R9.2/killbot-that-sees-nobody-rolls-blue",
    .arena = "A . . . . . .",
    .set = "A.facing=e",
    .rolls = "2 1 3",
    .expect = "A@7,1",
    .events = "roll A =2 blue; activate A =2 blue e; step A >2,1; step A >3,1; roll A =1 blue; "
              "step A >4,1; roll A =3 blue",
  },
  {
    .path = "R9.2/rolled-four-to-six-count-as-three-to-one",
    .arena = "A . . . . . .",
    .set = "A.facing=e",
    .rolls = "4 5 6",
    .expect = "A@7,1",
    .events = "roll A =3; roll A =2; roll A =1",
  },
  {
    .path = "R9.2/killbot-that-sees-robot-ahead-rolls-red",
    .arena = "A . . B",
    .set = "A.facing=e",
    .rolls = "2 3 1",
    .expect = "A@1,1 B@out A.vp=1",
    .events = "roll A =2 red; activate A =2 red e; hit B byA; roll A =3 red; hit B; roll A =1 red; destroyed B byA",
  },
  {
    .path = "R9.2/killbot-sees-robot-to-the-left",
    .arena = "B . .\n     \n. . .\n     \nA . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A red; turn A n; fire A n; hit B",
    .expect = "A.facing=n",
  },
  {
    .path = "R9.2/killbot-sees-robot-to-the-right",
    .arena = "A . .\n     \n. . .\n     \nB . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A red; turn A s; fire A s; hit B",
    .expect = "A.facing=s",
  },
  {
    .path = "R9.2/killbot-does-not-see-robot-behind",
    .arena = "B . A . . . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; roll A blue",
    .expect = "A@6,1 B.damage=0",
  },
  {
    .path = "R9.2/killbot-does-not-see-diagonally",
    .arena = "A . . . . .\n           \n. B . . . .",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue",
  },
  {
    .path = "R9.2/killbot-on-tokens-rolls-red",
    .arena = "3 . . . . .",
    .set = "A@1,1 A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "roll A red; roll A red; roll A red; take-vp A x1",
    .expect = "A@1,1 A.vp=1",
  },
  {
    .path = "R9.2/killbot-on-empty-vp-space-rolls-blue",
    .arena = "3 . . . . .",
    .set = "A@1,1 A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; roll A blue",
  },
  {
    .path = "R9.2/killbot-that-sees-only-tokens-rolls-blue",
    .arena = "A . 3 . . .",
    .set = "A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; step A >3,1; roll A red; take-vp A",
    .expect = "A@3,1 A.vp=1",
  },

  /* R9.3 */
  {
    .path = "R9.3/wall-blocks-view-of-killbot",
    .arena = "A .|. B",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue",
    .expect = "B.damage=0",
  },
  {
    .path = "R9.3/solid-space-blocks-view-of-killbot",
    .arena = "A . # B",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .events = "roll A blue; roll A blue; roll A blue",
  },
  {
    .path = "R9.3/mines-pits-barriers-and-tokens-do-not-block-view",
    .arena = "A c o!3 B\n         \n. . . . C",
    .set = "A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "roll A red; fire A >2,1; mine-off C",
  },
  {
    .path = "R9.3/squad-mate-is-not-spotted-and-blocks-view",
    .arena = "A B . C",
    .set = "A.facing=e B.facing=n",
    .rolls = "1 1 1 1 1 1",
    .events = "roll A blue; roll B red",
  },
  {
    .path = "R9.3/squad-mate-hides-tokens-it-stands-on",
    .arena = ". 5 . . . .\n           \n. A . . . 6\n           \n. . . . . .",
    .set = "B@2,1 B.facing=n A.facing=n tokens5=1 tokens6=1",
    .rolls = "1 1 1 1 1 1",
    .events = "roll A blue; turn A e; step A >3,2",
  },

  /* R9.4 a */
  {
    .path = "R9.4a/killbot-turns-to-nearest-tokens",
    .arena = ". . . . . .\n           \n5 . . A . 6\n           \n. . . . . .",
    .set = "A.facing=n tokens5=1 tokens6=1",
    .rolls = "2 1 1",
    .expect = "A@6,2 A.facing=e A.vp=1",
    .events = "turn A e; step A >5,2; step A >6,2",
  },
  {
    .path = "R9.4a/killbot-between-equal-tokens-keeps-its-facing",
    .arena = ". . . . .\n         \n. . . . .\n         \n5 . A . 6",
    .set = "A.facing=n tokens5=1 tokens6=1",
    .rolls = "1 1 1",
    .expect = "A@3,1 A.facing=n",
    .never = "turn A",
  },
  {
    .path = "R9.4a/killbot-does-not-turn-to-empty-vp-space",
    .arena = ". . .\n     \n. . .\n     \nA . 6",
    .set = "A.facing=n",
    .rolls = "1 1 1",
    .expect = "A@1,1",
    .never = "turn A",
  },
  {
    .path = "R9.4a/killbot-does-not-turn-back",
    .arena = ". . . .\n       \n. . . .\n       \n. . A .\n       \n. . 5 .",
    .set = "A.facing=n tokens5=1",
    .rolls = "1 1 1",
    .expect = "A@3,1",
  },
  {
    .path = "R9.4a/killbot-looks-before-each-step",
    .arena = ". . 5 . .\n         \nA . . . .\n         \n. . . . .",
    .set = "A.facing=e tokens5=1",
    .rolls = "3 1 1",
    .expect = "A@3,1 A.vp=1",
    .events = "step A >2,2; step A >3,2; turn A n; step A >3,1",
  },
  {
    .path = "R9.4a/killbot-weighs-robots-and-tokens-alike",
    .arena = "5 . A . . .\n           \n. . . . . .\n           \n. . . . B .",
    .set = "A.facing=n tokens5=1",
    .dice = "B b2n",
    .rolls = "3 1 1",
    .events = "step B >5,1; activate A =3 blue; fail A @3,1 n; fail A; fail A",
  },
  {
    .path = "R9.4a/killbot-turns-to-robot-nearer-than-tokens",
    .arena = "5 . . A . . .\n             \n. . . . . B .",
    .dice = "B b1n",
    .rolls = "2 1 1",
    .set = "A.facing=n tokens5=1",
    .events = "step B >6,1; activate A =2 blue; turn A e; step A >5,1; push B >7,1 byA; step A >6,1",
  },
  {
    .path = "R9.4a/killbot-does-not-see-tokens-through-wall",
    .arena = ". . . . .\n         \n5 .|A . .\n         \n. . . . .",
    .set = "A.facing=n tokens5=1",
    .rolls = "1 1 1",
    .expect = "A@3,1 A.facing=n",
  },

  /* R9.4 b */
  {
    .path = "R9.4b/killbot-turns-as-caution-line-says",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "2,2:e:s",
    .set = "A.facing=e",
    .rolls = "2 1 1",
    .expect = "A.facing=s A@2,3",
    .events = "step A >2,2; turn A s; step A >2,3",
  },
  {
    .path = "R9.4b/killbot-ignores-caution-line-of-other-side",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "1,2:s:e 2,2:w:n 2,2:n:e",
    .set = "A.facing=e",
    .rolls = "3 1 1",
    .expect = "A@4,2",
    .never = "turn",
  },
  {
    .path = "R9.4b/killbot-turns-at-caution-lines-only-once",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "1,2:e:s 1,2:s:w",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .expect = "A@1,3",
    .events = "turn A s; step A >1,3",
    .never = "turn A w",
  },
  {
    .path = "R9.4b/caution-line-turns-killbot-after-it-looks",
    .arena = ". . . .\n       \nA . 5 .\n       \n. . . .",
    .caution = "1,2:e:s",
    .set = "A.facing=n tokens5=1",
    .rolls = "1 1 1",
    .events = "turn A e; turn A s; step A >1,3",
  },
  {
    .path = "R9.4b/caution-line-does-not-turn-firing-killbot",
    .arena = ". . . .\n       \nA . B .\n       \n. . . .",
    .caution = "1,2:e:s",
    .set = "A.facing=e",
    .rolls = "1 1 1",
    .expect = "A@1,2 B.damage=3",
    .never = "turn",
  },
  {
    .path = "R9.4b/caution-line-does-not-turn-operators-robot",
    .arena = ". . . .\n       \nA . . .\n       \n. . . .",
    .caution = "1,2:e:s 2,2:e:s",
    .dice = "A b2e",
    .expect = "A@3,2",
  },

  /* R9.4 c */
  {
    .path = "R9.4c/failed-step-does-not-end-killbots-movement",
    .arena = "A|. .",
    .set = "A.facing=e",
    .rolls = "3 1 1",
    .expect = "A@1,1",
    .events = "fail A; fail A; fail A; phase",
  },
  {
    .path = "R9.4c/killbot-falls-into-pit",
    .arena = "A . o . .",
    .set = "A.facing=e",
    .rolls = "3",
    .expect = "A@out",
    .never = "step A >4,1",
  },
  {
    .path = "R9.4c/each-barrier-damages-killbot",
    .arena = "A!.!. . . . .",
    .set = "A.facing=e",
    .rolls = "2 1 1",
    .expect = "A.damage=2",
  },
  {
    .path = "R9.4c/killbot-pushes-robot",
    .arena = "A . . . . .\n           \n. . B . . .",
    .set = "A.facing=e",
    .dice = "B b1n",
    .rolls = "3 1 1",
    .events = "step B >3,1; activate A =3; step A >2,1; push B >4,1 byA; step A >3,1; push B >5,1; "
              "step A >4,1; roll A red",
  },

  /* R9.5 */
  {
    .path = "R9.5/killbot-turns-to-nearest-robot",
    .arena = "B . . A . C",
    .set = "A.facing=n",
    .rolls = "1 1 1",
    .events = "roll A red; turn A e; fire A e; hit C",
    .expect = "B.damage=0",
  },
  {
    .path = "R9.5/killbot-between-equal-robots-keeps-its-facing",
    .arena = "B . A . C",
    .set = "A.facing=n",
    .rolls = "1 1 1",
    .expect = "A.facing=n B.damage=0 C.damage=0",
    .events = "fire A n",
    .never = "turn A; hit",
  },
  {
    .path = "R9.5/firing-killbot-does-not-turn-to-tokens",
    .arena = "5 . . . . .\n           \n. . . . . .\n           \nA . . . . .",
    .set = "A.facing=e B@5,3 tokens5=1",
    .rolls = "1 1 1",
    .events = "roll A red; fire A e; hit B",
    .never = "turn A",
  },
  {
    .path = "R9.5/killbot-without-target-fires-ahead",
    .arena = "3 . . .",
    .set = "A@1,1 A.facing=e tokens3=1",
    .rolls = "1 1 1",
    .events = "fire A @1,1 >4,1 e",
  },
  {
    .path = "R9.5/killbot-fires-even-if-its-target-has-left",
    .arena = "A . . B . .\n           \n. . . . . .",
    .set = "A.facing=e",
    .dice = "B b1s b1w b1w",
    .rolls = "2 1 1",
    .events = "roll A red; step B >4,2; fire A >6,1; roll A blue",
  },
  {
    .path = "R9.5/killbot-shoots-squad-mate-in-its-line",
    .arena = "A . . B . . .\n             \n. . C . . . .",
    .set = "A.facing=e C.facing=n A.number=3 B.number=1 C.number=2",
    .rolls = "1 1 1 1 1 1",
    .events = "roll C =1 blue; roll A =1 red; step C >3,1; fire A e; hit C byA",
  },

  /* R9.6 */
  {
    .path = "R9.6/killbot-takes-all-tokens",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". 3 .",
    .set = "A@2,1 A.facing=e tokens3=2",
    .expect = "A.vp=2",
    .events = "take-vp A x2",
  },
  {
    .path = "R9.6/killbot-repairs-at-workshop",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.facing=e A.damage=2 A.cards=shield A.shield=1",
    .expect = "A.damage=0 A.shield=0",
    .asks = "",
  },
  {
    .path = "R9.6/killbot-never-draws-at-workshop",
    .phase = ROBO_PHASE_RESOLUTION,
    .arena = ". w .",
    .set = "A@2,1 A.facing=e deck.blue=brake",
    .expect = "deck.blue=brake",
    .never = "draw; repair",
  },

  /* R9.1 */
  {
    .path = "R9.1/killbot-puts-damage-on-shield-first",
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
    .path = "R9.1/killbot-always-uses-bomb",
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
