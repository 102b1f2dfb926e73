// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the words for cards, and their effects in place of firing: the table and remarks of "Modules" in the
// description of the file formats. Paths name the moment, the target, and what happens.
#include "engine/robo-effect-ids.h"
#include "engine-fixture.h"

static const EngineCase cases[] = {
  /* effects of the moment fire, on one target */
  {
    .path = "moment-fire/target-first-in-line/damage-hits-only-first-robot",
    .arena = "A . B C",
    .cards = "card red red 2-4 | fire first-in-line damage 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B.damage=2 C.damage=0",
    .never = "hit; fire",
    .asks = "A.replace-fire: fire card",
  },
  {
    .path = "moment-fire/target-first-in-line/damage-detonates-mine",
    .arena = "A . b B",
    .cards = "card red red 2-4 | fire first-in-line damage 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "mines= B.damage=1",
  },
  {
    .path = "moment-fire/target-first-in-line/card-without-target-is-not-offered",
    .arena = "A . .|B",
    .cards = "card red red 2-4 | fire first-in-line damage 2",
    .set = "A.cards=none+card",
    .dice = "A r2e",
    .asks = "",
  },
  {
    .path = "moment-fire/target-first-in-line/conductor-turns-lightning-away",
    .arena = "A . B C",
    .cards = "card red red 2-4 | fire first-in-line lightning 1",
    .set = "A.cards=none+card B.cards=conductor",
    .answers = "A.replace-fire=card B.conductor=yes",
    .dice = "A r2e",
    .expect = "B.damage=0 C.damage=1",
  },
  {
    .path = "moment-fire/target-first-in-line/push-detonates-mine",
    .arena = "A . b B",
    .cards = "card red red 2-4 | fire first-in-line push 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "mines= B.damage=1 B@4,1",
  },
  {
    .path = "moment-fire/target-first-in-line/pull-detonates-mine",
    .arena = "A . b B",
    .cards = "card red red 2-4 | fire first-in-line pull 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "mines= B.damage=1 A.damage=0",
  },
  {
    .path = "moment-fire/target-first-in-line/detonation-strikes-around-target",
    .arena = "A . B C . D",
    .cards = "card red red 2-4 | fire first-in-line detonate 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A.damage=0 B.damage=2 C.damage=2 D.damage=0",
    .events = "detonate A @3,1 x2",
  },
  {
    .path = "moment-fire/target-first-in-line/shoot-counts-as-shot-for-power-beam",
    .arena = "A . B C .",
    .cards = "card yellow red 2-6 | fire first-in-line shoot 2",
    .set = "A.cards=card+power-beam",
    .answers = "A.replace-fire=card A.power-beam=yes",
    .dice = "A r3e",
    .expect = "B.damage=2 B@4,1 C@5,1",
    .events = "fire A >3,1; hit B; damage B x2; use A power-beam; push B",
  },
  {
    .path = "moment-fire/target-first-in-line/shoot-needs-no-target",
    .arena = "A . . .",
    .cards = "card yellow red 2-6 | fire first-in-line shoot 2",
    .set = "A.cards=card",
    .answers = "A.replace-fire=card",
    .dice = "A r3e",
    .events = "fire A >4,1",
    .asks = "A.replace-fire: fire card",
  },
  {
    .path = "moment-fire/target-first-robot-in-line/mine-blocks-line",
    .arena = "A b . B",
    .cards = "card red red 2-4 | fire first-robot-in-line damage 2",
    .set = "A.cards=none+card",
    .dice = "A r2e",
    .asks = "",
  },
  {
    .path = "moment-fire/target-first-robot-in-line/detonation-strikes-around-robot",
    .arena = "A . B C",
    .cards = "card red red 2-4 | fire first-robot-in-line detonate 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B.damage=1 C.damage=1",
  },

  /* effects of the moment fire, on other targets */
  {
    .path = "moment-fire/target-line/damage-hits-robots-and-mines-up-to-wall",
    .arena = "A B . c C . D|d",
    .cards = "card red red 2-4 | fire line damage 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B.damage=1 C.damage=2 D.damage=1 mines=d8,1",
    .events = "damage B; damage C byA; damage D; mine-off C; detonate C; damage C byC",
  },
  {
    .path = "moment-fire/target-line/push-detonates-mines-before-robots-move",
    .arena = "A . B c . D .\n             \n. . . . . . C",
    .cards = "card red red 2-4 | fire line push 1",
    .set = "A.cards=none+card D.number=2 B.number=3 C.number=4",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B@4,1 D@7,1 mines= B.damage=1",
    .events = "mine-off C; detonate C; damage B; push D; push B",
  },
  {
    .path = "moment-fire/target-line/effects-act-on-targets-found-before-first-effect",
    .arena = "A b B . C .",
    .cards = "card red red 2-4 | fire line push 1 | fire line damage 1",
    .set = "A.cards=none+card B.damage=2",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B@out C@6,1 C.damage=1 A.damage=0 mines=",
    .events = "damage B byA; destroyed B; mine-gone B; damage C byA; push C",
    .never = "push B; mine-off",
  },
  {
    .path = "moment-fire/target-jet/jet-from-start-pushes-two-spaces",
    .arena = "A B . . . .",
    .cards = "card red red 2-4 | fire jet push 1 from-start=2",
    .starts = "1,1:s:n",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B@4,1",
  },
  {
    .path = "moment-fire/target-thrown/damage-hits-landing-space-alone",
    .arena = "A B C D",
    .cards = "card red red 2-4 | fire thrown damage 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B.damage=0 C.damage=2 D.damage=0",
  },
  {
    .path = "moment-fire/target-thrown/damage-on-hovering-thrower-over-pit-has-no-effect",
    .arena = "# o . B",
    .cards = "card red red 2-4 | fire thrown damage 2",
    .set = "A@2,1 A.cards=jetpack+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2w",
    .expect = "A.damage=0",
  },
  {
    .path = "moment-fire/target-thrown/conductor-turns-lightning-away",
    .arena = "A . C D",
    .cards = "card red red 2-4 | fire thrown lightning 2",
    .set = "A.cards=none+card C.cards=conductor B@out",
    .answers = "A.replace-fire=card C.conductor=yes",
    .dice = "A r2e",
    .expect = "C.damage=0 D.damage=1",
  },
  {
    .path = "moment-fire/target-cross/shoot-does-two-damage-each-way",
    .arena = "B . A . C",
    .cards = "card red red 2-4 | fire cross shoot 2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2n",
    .expect = "B.damage=2 C.damage=2",
  },
  {
    .path = "moment-fire/target-adjacent/damage-card-needs-no-target",
    .arena = ". A . B",
    .cards = "card red red 2-4 | fire adjacent damage 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B.damage=0",
    .asks = "A.replace-fire: fire card",
  },
  {
    .path = "moment-fire/target-adjacent/lightning-hits-robots-and-mines-around",
    .arena = "B A c C",
    .cards = "card red red 2-4 | fire adjacent lightning 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A.damage=1 B.damage=1 C.damage=1 mines=",
  },
  {
    .path = "moment-fire/target-adjacent/push-moves-robots-and-detonates-mines",
    .arena = ". B A c C",
    .cards = "card red red 2-4 | fire adjacent push 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A.damage=1 B@1,1 C.damage=1 mines=",
  },
  {
    .path = "moment-fire/target-self/repair-heals-monitor-before-shield",
    .arena = "A . .",
    .cards = "card red red 2-4 | fire self repair 2",
    .set = "A.cards=shield+card A.damage=1 A.shield=2",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A.damage=0 A.shield=1",
    .events = "use A card; repair A",
    .never = "fire",
  },
  {
    .path = "moment-fire/target-self/repair-heals-shield-in-either-slot",
    .arena = "A . .",
    .cards = "card red red 2-4 | fire self repair 3\ncover yellow | absorb amount=2",
    .set = "A.cards=card+cover A.damage=1 A.shield=0+2",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A.damage=0 A.shield=0",
  },
  {
    .path = "moment-fire/target-self/repair-of-whole-robot-does-nothing",
    .arena = "A . .",
    .cards = "card red red 2-4 | fire self repair 3",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .never = "repair",
  },
  {
    .path = "moment-fire/target-first-robot-in-line/destroyed-robot-is-not-reprogrammed",
    .arena = "A . B",
    .cards = "card red red 2-4 | fire first-robot-in-line reprogram 1 | fire first-robot-in-line damage 3",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e; B - b3e",
    .expect = "B@out",
    .asks = "A.replace-fire: fire card; B.draw: blue red yellow",
  },
  {
    .path = "moment-fire/amount-follows-value-of-die",
    .arena = "A . B",
    .cards = "card red red 2-6 | fire first-in-line damage 2-3:1,4-6:2",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r5e",
    .expect = "B.damage=2",
  },

  /* Several effects on a card */
  {
    .path = "several-effects/damage-comes-before-pull",
    .arena = "A . . B . .",
    .cards = "card red red 2-4 | fire first-in-line pull 1 | fire first-in-line damage 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B@3,1 B.damage=1",
    .events = "damage B @4,1; push B",
  },
  {
    .path = "several-effects/effects-other-than-damage-work-in-listed-order",
    .arena = "A . . B . .",
    .cards = "card red red 2-4 | fire first-in-line push 1 | fire first-in-line swap 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B@1,1 A@5,1",
    .events = "push B @4,1 >5,1; swap A @1,1 >5,1",
  },
  {
    .path = "several-effects/destroyed-target-is-not-pushed",
    .arena = "A . . B . .",
    .cards = "card red red 2-4 | fire first-in-line damage 3 | fire first-in-line push 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "B@out",
    .never = "push",
  },
  {
    .path = "several-effects/push-works-when-its-owner-is-destroyed",
    .arena = "A B . C",
    .cards = "card red red 2-4 | fire self detonate 1 | fire adjacent push 1",
    .set = "A.cards=none+card A.damage=2",
    .answers = "A.replace-fire=card",
    .dice = "A r2w",
    .expect = "A@out B@3,1 B.damage=1",
  },
  {
    .path = "several-effects/destroyed-owner-does-not-swap",
    .arena = "A . B C",
    .cards = "card red red 2-4 | fire self detonate 1 | fire first-in-line swap 1",
    .set = "A.cards=none+card A.damage=2",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A@out B@3,1",
    .never = "swap",
  },
  {
    .path = "several-effects/destroyed-owner-is-not-repaired",
    .arena = "A . B C",
    .cards = "card red red 2-4 | fire self detonate 1 | fire self repair 1",
    .set = "A.cards=none+card A.damage=2",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A@out A.damage=3",
    .never = "repair",
  },
  {
    .path = "several-effects/adjacent-push-starts-from-space-before-swap",
    .arena = "A . . B C .",
    .cards = "card red red 2-4 | fire first-in-line swap 1 | fire adjacent push 1",
    .set = "A.cards=none+card",
    .answers = "A.replace-fire=card",
    .dice = "A r2e",
    .expect = "A@4,1 B@1,1 C@5,1",
  },
  {
    .path = "several-effects/card-is-offered-only-if-each-effect-has-target",
    .arena = "A . b B",
    .cards = "card red red 2-4 | fire adjacent damage 1 | fire first-robot-in-line push 1",
    .set = "A.cards=none+card",
    .dice = "A r2e",
    .asks = "",
  },
};

/* The engine accepts exactly the combinations in the table of the file formats. */
static void
test_accepted (void)
{
  static const struct
  {
    RoboWhen    when;
    RoboTarget  target;
    const char *actions;
  } table[] = {
    { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_IN_LINE, "damage lightning push pull swap detonate shoot" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_FIRST_ROBOT_IN_LINE,
      "damage lightning push pull swap detonate reprogram jam disable" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_LINE, "damage lightning push pull" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_JET, "push" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_THROWN, "detonate damage lightning" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_CROSS, "shoot" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_ADJACENT, "damage lightning push" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_SELF, "detonate repair recoil" },
    { ROBO_WHEN_FIRE, ROBO_TARGET_CHOSEN, "damage lightning push swap jam disable steal-vp" },
    { ROBO_WHEN_HIT, ROBO_TARGET_HIT, "damage lightning push pull detonate jam disable steal-vp" },
    { ROBO_WHEN_HIT, ROBO_TARGET_SELF, "repair recoil draw" },
    { ROBO_WHEN_BUMP, ROBO_TARGET_BUMPED, "damage lightning jam disable steal-vp" },
    { ROBO_WHEN_MOVE_START, ROBO_TARGET_LEFT_SPACE, "lay-mine" },
    { ROBO_WHEN_MOVE_END, ROBO_TARGET_ADJACENT, "damage lightning push" },
    { ROBO_WHEN_MOVE_END, ROBO_TARGET_CHOSEN, "damage lightning push swap jam disable steal-vp" },
    { ROBO_WHEN_MOVE_END, ROBO_TARGET_SELF, "detonate repair draw" },
    { ROBO_WHEN_PUSHED, ROBO_TARGET_PUSHER, "damage lightning jam disable" },
    { ROBO_WHEN_PUSHED, ROBO_TARGET_SELF, "repair" },
    { ROBO_WHEN_DAMAGED, ROBO_TARGET_ADJACENT, "damage lightning" },
    { ROBO_WHEN_DAMAGED, ROBO_TARGET_ATTACKER, "damage lightning jam disable steal-vp" },
    { ROBO_WHEN_DAMAGED, ROBO_TARGET_SELF, "detonate repair draw" },
    { ROBO_WHEN_DESTROYED, ROBO_TARGET_ADJACENT, "damage lightning" },
    { ROBO_WHEN_DESTROYED, ROBO_TARGET_ATTACKER, "damage lightning jam disable steal-vp" },
    { ROBO_WHEN_DESTROYED, ROBO_TARGET_SELF, "detonate" },
    { ROBO_WHEN_LIGHTNING, ROBO_TARGET_ADJACENT, "damage lightning" },
    { ROBO_WHEN_LIGHTNING, ROBO_TARGET_SELF, "repair" },
    { ROBO_WHEN_ROUND_START, ROBO_TARGET_SELF, "repair draw" },
    { ROBO_WHEN_RESOLUTION, ROBO_TARGET_ADJACENT, "damage lightning" },
    { ROBO_WHEN_RESOLUTION, ROBO_TARGET_CHOSEN, "damage lightning push swap disable steal-vp" },
    { ROBO_WHEN_RESOLUTION, ROBO_TARGET_SELF, "detonate repair draw" },
  };
  gboolean is_listed[ROBO_N_WHENS][ROBO_N_TARGETS][ROBO_MAX_ACTIONS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_auto (GStrv) actions = g_strsplit (table[i].actions, " ", -1);

      for (guint j = 0; actions[j] != NULL; j++)
        {
          RoboAction action;

          g_assert_true (robo_action_from_id (actions[j], &action));
          is_listed[table[i].when][table[i].target][action] = TRUE;
        }
    }

  for (guint when = 0; when < ROBO_N_WHENS; when++)
    {
      for (guint target = 0; target < ROBO_N_TARGETS; target++)
        {
          for (guint action = 0; action < robo_action_get_n (); action++)
            g_assert_cmpint (robo_effect_is_accepted (when, target, action), ==, is_listed[when][target][action]);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  engine_add_cases (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/engine/vocabulary/allowed-combinations-of-words/are-those-of-the-file-format", test_accepted);

  return g_test_run ();
}
