// SPDX-License-Identifier: GPL-3.0-or-later
// Plays whole random matches with modules to their end, and saves, loads and replays them.
#include <string.h>

#include "ai/robo-random-operator.h"
#include "engine/robo-killbot.h"
#include "files/arena/robo-library.h"
#include "files/match/robo-championship.h"
#include "files/match/robo-match-file.h"
#include "files/match/robo-match-killbots.h"
#include "replay/robo-retrace.h"
#include "tests/long-tests.h"

#define N_MATCHES     60
#define N_MATCHES_FEW 20
#define MAX_ROUNDS    2000
/* This many matches are saved at each of their answers. */
#define N_PATIENT 3

typedef struct
{
  RoboLibrary *library;
  RoboModules *modules;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  static const char *const ids[] = { "standard", "workshop", NULL };
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

  fixture->library = robo_library_new ();
  fixture->modules = robo_modules_load_bundled (ids, problems);
  g_assert_nonnull (fixture->modules);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->library);
  robo_modules_unref (fixture->modules);
}

static RoboArena *
get_arena (Fixture *fixture,
           guint64  seed)
{
  GListModel *arenas = robo_library_get_arenas (fixture->library);
  g_autoptr (RoboLibraryArena) entry = g_list_model_get_item (arenas, (guint)(seed % 4));

  return robo_library_arena_get_arena (entry);
}

/* KillBots begin with cards; sometimes an operator does, too, like a titleholder. */
static void
give_cards (Fixture       *fixture,
            RoboMatchSeat *seat,
            RoboRng       *rng)
{
  const RoboCards *cards = robo_modules_get_cards (fixture->modules);

  for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
    {
      guint           index = robo_rng_below (rng, cards->n_cards);
      const RoboCard *card = &cards->cards[index];

      if (seat->player == ROBO_PLAYER_KILLBOT && robo_card_suits_killbot (card) && index != seat->cards[0])
        seat->cards[slot] = (guint8)index;
      if (seat->player == ROBO_PLAYER_COMPUTER && slot == 0 && card->colour == ROBO_CARD_CHAMPION)
        seat->cards[slot] = (guint8)index;
    }
}

static RoboMatchSetup *
make_setup (Fixture *fixture,
            guint64  seed)
{
  static const char *const mixes[] = { "hc", "hk", "hck", "hkk", "hcck", "hhcc", "hkkk", "chkk" };
  RoboMatchSetup          *setup = robo_match_setup_new (get_arena (fixture, seed));
  const char              *mix = mixes[seed % G_N_ELEMENTS (mixes)];
  RoboRules                rules;
  RoboRng                  rng;

  robo_rng_seed (&rng, seed);
  robo_rules_init_standard (&rules);
  robo_modules_fill_decks (fixture->modules, &rules);
  rules.numbering = (guint8)(seed % 3);
  rules.copies[seed % 5] = 3;
  robo_match_setup_set_rules (setup, &rules, fixture->modules);
  setup->seed = seed;
  for (guint i = 0; mix[i] != '\0'; i++)
    {
      robo_match_setup_set_seat (setup, i, mix[i] == 'h' ? ROBO_PLAYER_HUMAN : mix[i] == 'c' ? ROBO_PLAYER_COMPUTER
                                                                                             : ROBO_PLAYER_KILLBOT,
                                 NULL);
      give_cards (fixture, &setup->seats[i], &rng);
    }
  /* Allow pairs of cards that the rules do not allow. */
  setup->allows_champion_cards = robo_match_setup_check (setup) != NULL;
  setup->allows_one_colour = robo_match_setup_check (setup) != NULL;
  g_assert_cmpstr (robo_match_setup_check (setup), ==, NULL);

  return setup;
}

#define FLAGS (ROBO_GAME_KEEP_EVENTS | ROBO_GAME_KEEP_STATES | ROBO_GAME_KEEP_ANSWERS)

static void
play_to_end (RoboGame *game)
{
  RoboGameStatus status;

  do
    {
      status = robo_game_advance (game);
      g_assert_true (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ROUND_OVER || status == ROBO_GAME_OVER);
      g_assert_cmpuint (robo_game_get_state (game)->round, <=, MAX_ROUNDS);
    }
  while (status != ROBO_GAME_OVER);
}

static void
assert_saved (const RoboMatchSetup *setup,
              const RoboGame       *game)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = robo_match_file_new (setup, game);
  g_autoptr (GBytes) bytes = robo_match_file_to_bytes (file);
  g_autoptr (RoboMatchFile) loaded = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (RoboBoard) board = NULL;
  g_autoptr (RoboGame) replayed = NULL;
  RoboSetup game_setup;

  loaded = robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_assert_nonnull (loaded);
  board = robo_board_new (robo_arena_get_plan (loaded->setup->arena));
  robo_match_setup_fill (loaded->setup, board, &game_setup);
  replayed = robo_match_file_replay (loaded, &game_setup, problems);
  g_assert_cmpuint (robo_problems_count (problems, ROBO_SEVERITY_ERROR), ==, 0);

  g_assert_cmpmem (&loaded->setup->rules, sizeof (RoboRules), &setup->rules, sizeof (RoboRules));
  g_assert_cmpmem (robo_modules_get_cards (loaded->setup->modules), sizeof (RoboCards),
                   robo_modules_get_cards (setup->modules), sizeof (RoboCards));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    g_assert_cmpmem (loaded->setup->seats[i].cards, ROBO_MAX_SLOTS, setup->seats[i].cards, ROBO_MAX_SLOTS);
  g_assert_cmpmem (robo_game_get_state (replayed), sizeof (RoboState), robo_game_get_state (game), sizeof (RoboState));
  g_assert_cmpmem (robo_game_get_shown_state (replayed), sizeof (RoboState), robo_game_get_shown_state (game),
                   sizeof (RoboState));

  /* Writing the replayed match gives the same bytes. */
  g_clear_pointer (&file, robo_match_file_free);
  file = robo_match_file_new (loaded->setup, replayed);
  again = robo_match_file_to_bytes (file);
  g_assert_true (g_bytes_equal (bytes, again));
}

/* These functions compare the visible parts of a die, a robot and a position. */

static void
assert_same_dice (const RoboRobot *a,
                  const RoboRobot *b,
                  RoboEventType    type)
{
  g_assert_cmpuint (a->n_dice, ==, b->n_dice);
  for (guint i = 0; i < a->n_dice; i++)
    {
      g_assert_cmpint (a->dice[i].colour, ==, b->dice[i].colour);
      g_assert_cmpint (a->dice[i].value, ==, b->dice[i].value);
      /* Compare the key only if a card does not turn it, because the card turns the key only after its event. */
      if (type != ROBO_EVENT_USE)
        g_assert_cmpint (a->dice[i].key, ==, b->dice[i].key);
      g_assert_cmpint (a->dice[i].unit, ==, b->dice[i].unit);
      g_assert_cmpint (a->dice[i].status, ==, b->dice[i].status);
    }
}

static void
assert_same_robot (const RoboRobot *a,
                   const RoboRobot *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->space, ==, b->space);
  g_assert_cmpuint (a->vp, ==, b->vp);
  g_assert_cmpuint (a->damage, ==, b->damage);
  g_assert_cmpint (a->facing, ==, b->facing);
  g_assert_true (robo_card_mask_equal (&a->inventory, &b->inventory));
  g_assert_cmpmem (a->cards, sizeof a->cards, b->cards, sizeof b->cards);
  g_assert_cmpmem (a->shield, sizeof a->shield, b->shield, sizeof b->shield);
}

static void
assert_looks_same (const RoboState *a,
                   const RoboState *b,
                   RoboEventType    type)
{
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpint (a->phase, ==, b->phase);
  g_assert_cmpuint (a->unit, ==, b->unit);
  g_assert_cmpuint (a->winner, ==, b->winner);
  g_assert_cmpmem (a->tokens, sizeof a->tokens, b->tokens, sizeof b->tokens);
  g_assert_cmpmem (a->deck_sizes, sizeof a->deck_sizes, b->deck_sizes, sizeof b->deck_sizes);
  /* Disabled cards work again at the end of the round, which has no event of its own. */
  if (a->phase != ROBO_PHASE_OVER)
    g_assert_cmpuint (a->disabled, ==, b->disabled);
  g_assert_cmpuint (a->n_mines, ==, b->n_mines);
  g_assert_cmpmem (a->mines, a->n_mines * sizeof (RoboMine), b->mines, b->n_mines * sizeof (RoboMine));
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      assert_same_robot (&a->robots[i], &b->robots[i]);
      /* Programs are secret in phase 1, and all numbers change with the first event. */
      if (a->phase != ROBO_PHASE_PROGRAMMING)
        assert_same_dice (&a->robots[i], &b->robots[i], type);
      if (type != ROBO_EVENT_NUMBER)
        g_assert_cmpuint (a->robots[i].number, ==, b->robots[i].number);
    }
}

/* A recorded game has the same states as when it was played. */
static void
assert_retraced (const RoboMatchSetup *setup,
                 const RoboGame       *game)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboMatchFile) file = robo_match_file_new (setup, game);
  g_autoptr (GBytes) bytes = robo_match_file_to_bytes (file);
  g_autoptr (RoboMatchFile) loaded =
    robo_match_file_load_memory (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), problems);
  g_autoptr (RoboGame) recorded =
    robo_game_new_recorded (robo_game_get_setup (game), setup->seed,
                            &(RoboRecording){ .events = (const RoboEvent *)(gpointer)loaded->events->data,
                                              .records = (const RoboRecord *)(gpointer)loaded->records->data,
                                              .n_events = loaded->events->len,
                                              .n_records = loaded->records->len });
  const RoboEventList *played = robo_game_get_events (game);
  const RoboEventList *told = robo_game_get_events (recorded);

  g_assert_cmpuint (told->n_events, ==, played->n_events);
  for (guint i = 0; i < told->n_events; i++)
    assert_looks_same (&told->states[i], &played->states[i], played->events[i].type);
}

/* Decks, cards and titles are saved. */
static void
test_matches (Fixture      *fixture,
              gconstpointer data)
{
  const guint64 n_matches = long_tests_wanted () ? N_MATCHES : N_MATCHES_FEW;

  for (guint64 seed = 0; seed < n_matches; seed++)
    {
      g_autoptr (RoboMatchSetup) setup = make_setup (fixture, seed);
      g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (setup->arena));
      g_autoptr (RoboGame) game = NULL;
      RoboRandomOperator chance;
      RoboSetup          game_setup;

      robo_match_setup_fill (setup, board, &game_setup);
      game = robo_game_new (&game_setup, seed, FLAGS);
      robo_random_operator_init (&chance, seed);
      robo_game_set_policy (game, robo_random_operator_reply, &chance);
      play_to_end (game);
      assert_saved (setup, game);
      assert_retraced (setup, game);
    }
}

/* Saves the match at each answer, from the deal on. */
static void
test_every_answer (Fixture      *fixture,
                   gconstpointer data)
{
  for (guint64 seed = 0; seed < N_PATIENT; seed++)
    {
      g_autoptr (RoboMatchSetup) setup = make_setup (fixture, seed);
      g_autoptr (RoboBoard) board = robo_board_new (robo_arena_get_plan (setup->arena));
      g_autoptr (RoboGame) game = NULL;
      RoboRandomOperator chance = { .seed = seed };
      RoboGameStatus     status;
      RoboSetup          game_setup;

      robo_match_setup_fill (setup, board, &game_setup);
      game = robo_game_new (&game_setup, seed, FLAGS);
      while ((status = robo_game_advance (game)) != ROBO_GAME_OVER && robo_game_get_state (game)->round <= 8)
        {
          const RoboState *state = robo_game_get_shown_state (game);

          if (status != ROBO_GAME_ASKS)
            continue;
          assert_saved (setup, game);
          g_assert_cmpint (robo_game_answer (game, robo_random_operator_answer (&chance, &game_setup, state,
                                                                                robo_game_get_question (game))),
                           ==, ROBO_REFUSED_NOT);
        }
    }
}

/* Later sets replace cards of earlier sets. A replaced card keeps its index. */
static void
test_merge (Fixture      *fixture,
            gconstpointer data)
{
  static const char own[] =
    "<modules xmlns='urn:x-robodrome:modules:1' id='own'><name>Own</name>"
    "<module id='brake' colour='blue' copies='1'><name>My Brake</name><text>Mine.</text>"
    "<die colour='blue' min='1' max='6'/><ability kind='shorten-move' amount='1'/></module></modules>";
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboModuleSet) set = robo_module_set_load_memory (own, strlen (own), problems);
  RoboModuleSet *sets[] = { robo_modules_get_set (fixture->modules, 0), set };
  g_autoptr (RoboModules) merged = robo_modules_new (sets, 2, problems);
  const RoboCards *before = robo_modules_get_cards (fixture->modules);
  guint            brake = robo_cards_find (before, "brake");
  RoboRules        rules;

  g_assert_nonnull (merged);
  g_assert_cmpuint (robo_modules_get_n_sets (merged), ==, 2);
  g_assert_cmpuint (robo_modules_get_cards (merged)->n_cards, ==, 22);
  g_assert_cmpuint (robo_cards_find (robo_modules_get_cards (merged), "brake"), ==, brake);
  g_assert_cmpuint (robo_modules_get_cards (merged)->cards[brake].abilities[0].amount, ==, 1);
  g_assert_cmpuint (before->cards[brake].abilities[0].amount, ==, 2);
  g_assert_cmpstr (robo_modules_get_title (merged, brake), ==, "My Brake");
  g_assert_cmpstr (robo_modules_get_text (merged, brake), ==, "Mine.");
  g_assert_cmpuint (robo_modules_get_copies (merged, brake), ==, 1);
  g_assert_cmpstr (robo_modules_get_arena (merged, robo_modules_find_champion (merged, "rome")), ==, "rome");
  g_assert_cmpuint (robo_modules_find_champion (merged, "atlantis"), ==, ROBO_NO_CARD);

  robo_modules_fill_decks (merged, &rules);
  g_assert_cmpuint (rules.copies[brake], ==, 1);
  g_assert_cmpuint (rules.copies[robo_modules_find_champion (merged, "rome")], ==, 0);
}

/* The cards of seats are checked before a game starts. */
static void
test_check (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = make_setup (fixture, 1);
  const RoboCards *cards = robo_modules_get_cards (fixture->modules);
  guint8          *killbot = setup->seats[1].cards;

  setup->allows_one_colour = FALSE;
  setup->allows_champion_cards = FALSE;
  killbot[0] = (guint8)robo_cards_find (cards, "brake");
  g_assert_nonnull (strstr (robo_match_setup_check (setup), "KillBot"));
  killbot[0] = killbot[1] = (guint8)robo_cards_find (cards, "bomb");
  g_assert_nonnull (strstr (robo_match_setup_check (setup), "twice"));
  killbot[1] = (guint8)robo_cards_find (cards, "shield");
  g_assert_nonnull (strstr (robo_match_setup_check (setup), "different colors"));
  /* Games from the time before this check are still accepted. */
  setup->allows_one_colour = TRUE;
  g_assert_null (robo_match_setup_check (setup));
  setup->allows_one_colour = FALSE;
  setup->seats[1].player = ROBO_PLAYER_COMPUTER;
  g_assert_null (robo_match_setup_check (setup));
  setup->seats[1].player = ROBO_PLAYER_KILLBOT;
  killbot[1] = (guint8)cards->n_cards;
  g_assert_nonnull (robo_match_setup_check (setup));
  killbot[1] = ROBO_NO_CARD;
  g_assert_null (robo_match_setup_check (setup));
  setup->rules.modules = FALSE;
  g_assert_nonnull (robo_match_setup_check (setup));
  killbot[0] = ROBO_NO_CARD;
  g_assert_null (robo_match_setup_check (setup));
  setup->rules.modules = TRUE;
  robo_match_setup_set_rules (setup, &setup->rules, NULL);
  g_assert_nonnull (strstr (robo_match_setup_check (setup), "module set"));
}

/* R9.7: The rules limit the cards of KillBots. Only the titleholder in its home arena may have a champion card
 * (R11.3). */
static void
test_limited (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rule_set = robo_rule_set_load_bundled ("standard", problems);
  g_autoptr (RoboMatchSetup) setup = make_setup (fixture, 1);
  const RoboCards *cards;

  robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rule_set), robo_rule_set_get_modules (rule_set));
  setup->allows_champion_cards = FALSE;
  cards = robo_modules_get_cards (setup->modules);
  setup->seats[1].cards[0] = (guint8)robo_cards_find (cards, "teleport");
  g_assert_null (robo_match_setup_check (setup));
  robo_match_setup_limit_killbots (setup, rule_set);
  g_assert_nonnull (strstr (robo_match_setup_check (setup), "KillBots can’t have under these"));
  setup->seats[1].cards[0] = (guint8)robo_cards_find (cards, "repulsion-blast");
  g_assert_null (robo_match_setup_check (setup));
  setup->seats[1].cards[1] = (guint8)robo_cards_find (cards, "jetpack");
  g_assert_nonnull (strstr (robo_match_setup_check (setup), "KillBots can’t have under these"));
  /* Games from the time before this check are still accepted. */
  setup->allows_champion_cards = TRUE;
  g_assert_null (robo_match_setup_check (setup));
}

/* Every arena has one pair of cards with a champion card that its titleholder may have. */
static void
test_titleholders (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rule_set = robo_rule_set_load_bundled ("standard", problems);

  for (guint seed = 0; seed < ROBO_N_CHAMPIONS; seed++)
    {
      g_autoptr (RoboMatchSetup) setup = make_setup (fixture, 1);
      guint n_allowed = 0;

      robo_match_setup_set_arena (setup, get_arena (fixture, seed));
      robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rule_set), robo_rule_set_get_modules (rule_set));
      robo_match_setup_limit_killbots (setup, rule_set);
      setup->allows_champion_cards = FALSE;
      setup->allows_one_colour = FALSE;
      for (guint champion = 0; champion < ROBO_N_CHAMPIONS; champion++)
        {
          g_assert_true (robo_championship_fill_cards (setup->modules, champion, TRUE, setup->seats[1].cards));
          n_allowed += robo_match_setup_check (setup) == NULL;
        }
      g_assert_cmpuint (n_allowed, ==, 1);
    }
}

static gboolean
is_bare (const RoboMatchSetup *setup,
         guint                 seat)
{
  return setup->seats[seat].cards[0] == ROBO_NO_CARD && setup->seats[seat].cards[1] == ROBO_NO_CARD;
}

/* R9.7, R12: The standard KillBot has no modules: with all rules if it is chosen, and with the printed rules
 * by default. */
static void
test_bare (Fixture      *fixture,
           gconstpointer data)
{
  static const char *const ids[] = { "standard", "printed" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
      g_autoptr (RoboRuleSet) rule_set = robo_rule_set_load_bundled (ids[i], problems);
      g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (get_arena (fixture, 0));

      robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rule_set), robo_rule_set_get_modules (rule_set));
      robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, NULL);
      for (guint seat = 1; seat < ROBO_MAX_ROBOTS; seat++)
        robo_match_setup_set_seat (setup, seat, ROBO_PLAYER_KILLBOT, NULL);
      setup->seats[1].wish = ROBO_WISH_NONE;
      setup->seats[2].wish = ROBO_WISH_CHANCE;
      robo_match_setup_deal_killbots (setup, rule_set, 5);

      g_assert_true (is_bare (setup, 1));
      g_assert_true (setup->seats[2].cards[0] != ROBO_NO_CARD && setup->seats[2].cards[1] != ROBO_NO_CARD);
      g_assert_cmpint (is_bare (setup, 3), ==, i == 1);
      g_assert_null (robo_match_setup_check (setup));
    }
}

/* R9.7: KillBots get two cards of different colors as long as there are copies, and chosen cards stay. */
static void
test_killbots (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) rule_set = robo_rule_set_load_bundled ("standard", problems);
  const RoboCards *cards = robo_modules_get_cards (robo_rule_set_get_modules (rule_set));
  guint            n_dealt[ROBO_MAX_CARDS] = { 0 };

  for (guint64 seed = 0; seed < 300; seed++)
    {
      g_autoptr (RoboMatchSetup) setup = robo_match_setup_new (get_arena (fixture, 0));
      g_autoptr (RoboMatchSetup) again = NULL;
      guint8 bomb = (guint8)robo_cards_find (cards, "bomb");
      guint  n_here[ROBO_MAX_CARDS] = { 0 };

      robo_match_setup_set_rules (setup, robo_rule_set_get_rules (rule_set), robo_rule_set_get_modules (rule_set));
      robo_match_setup_set_seat (setup, 0, ROBO_PLAYER_HUMAN, NULL);
      for (guint i = 1; i < ROBO_MAX_ROBOTS; i++)
        robo_match_setup_set_seat (setup, i, ROBO_PLAYER_KILLBOT, NULL);
      robo_match_setup_give_killbot (setup, 3, bomb, ROBO_NO_CARD);
      again = robo_match_setup_copy (setup);
      robo_match_setup_deal_killbots (setup, rule_set, seed);
      robo_match_setup_deal_killbots (again, rule_set, seed);

      g_assert_null (robo_match_setup_check (setup));
      g_assert_cmpuint (setup->seats[0].cards[0], ==, ROBO_NO_CARD);
      g_assert_true (setup->seats[3].cards[0] == bomb || setup->seats[3].cards[1] == bomb);
      for (guint i = 1; i < ROBO_MAX_ROBOTS; i++)
        {
          const guint8 *dealt = setup->seats[i].cards;

          g_assert_cmpmem (dealt, ROBO_MAX_SLOTS, again->seats[i].cards, ROBO_MAX_SLOTS);
          g_assert_cmpint (cards->cards[dealt[0]].colour, !=, cards->cards[dealt[1]].colour);
          g_assert_cmpint (cards->cards[dealt[0]].colour, !=, ROBO_CARD_RED);
          g_assert_cmpint (cards->cards[dealt[1]].colour, !=, ROBO_CARD_BLUE);
          for (guint slot = 0; slot < ROBO_MAX_SLOTS; slot++)
            {
              g_assert_true (robo_rule_set_is_for_killbots (rule_set, dealt[slot]));
              n_dealt[dealt[slot]]++;
              n_here[dealt[slot]]++;
              g_assert_cmpuint (n_here[dealt[slot]], <=, 2);
            }
        }
    }

  /* Over all games, all ten cards occur. */
  for (guint card = 0; card < cards->n_cards; card++)
    g_assert_true ((n_dealt[card] > 0) == robo_rule_set_is_for_killbots (rule_set, card));
}

/* A card that is tested begins in a slot in which it fits (R3.4). */
static void
test_give_people (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (RoboMatchSetup) setup = make_setup (fixture, 4);
  guint8     grenades = (guint8)robo_cards_find (robo_modules_get_cards (fixture->modules), "grenades");
  guint8     bomb = (guint8)robo_cards_find (robo_modules_get_cards (fixture->modules), "bomb");
  RoboPlayer players[] = { ROBO_PLAYER_HUMAN, ROBO_PLAYER_KILLBOT, ROBO_PLAYER_COMPUTER, ROBO_PLAYER_HUMAN };

  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      setup->seats[i].player = players[i];
      setup->seats[i].cards[0] = setup->seats[i].cards[1] = ROBO_NO_CARD;
    }
  robo_match_setup_give_people (setup, grenades);
  for (guint i = 0; i < ROBO_MAX_ROBOTS; i++)
    {
      g_assert_cmpuint (setup->seats[i].cards[0], ==, ROBO_NO_CARD);
      g_assert_cmpuint (setup->seats[i].cards[1], ==, i == 0 || i == 3 ? grenades : ROBO_NO_CARD);
    }
  g_assert_null (robo_match_setup_check (setup));

  setup->seats[0].player = ROBO_PLAYER_NONE;
  setup->seats[3].player = ROBO_PLAYER_COMPUTER;
  setup->seats[3].cards[1] = ROBO_NO_CARD;
  robo_match_setup_give_people (setup, bomb);
  g_assert_cmpuint (setup->seats[2].cards[0], ==, bomb);
  g_assert_cmpuint (setup->seats[2].cards[1], ==, ROBO_NO_CARD);
  g_assert_cmpuint (setup->seats[3].cards[0], ==, ROBO_NO_CARD);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/ai/module-match/match-saved-at-the-end/replays-as-the-same-match", Fixture, NULL, set_up, test_matches,
              tear_down);
  g_test_add ("/ai/module-match/match-saved-at-every-answer/loads-again",
              Fixture, NULL, set_up, test_every_answer, tear_down);
  g_test_add ("/ai/module-match/merged-module-sets/cards-of-later-sets-replace-cards-with-the-same-id",
              Fixture, NULL, set_up, test_merge, tear_down);
  g_test_add ("/ai/module-match/cards-that-a-seat-may-not-have/are-refused",
              Fixture, NULL, set_up, test_check, tear_down);

  g_test_add ("/ai/module-match/R9.7/killbots-get-two-cards-of-different-colors",
              Fixture, NULL, set_up, test_killbots, tear_down);
  g_test_add ("/ai/module-match/R9.7/card-that-the-rule-set-denies-to-killbots-is-refused",
              Fixture, NULL, set_up, test_limited, tear_down);
  g_test_add ("/ai/module-match/R3.4/tested-card-is-in-a-slot-of-each-person", Fixture, NULL, set_up, test_give_people,
              tear_down);
  g_test_add ("/ai/module-match/R11.3/each-arena/allows-killbots-one-champion-card",
              Fixture, NULL, set_up, test_titleholders, tear_down);
  g_test_add ("/ai/module-match/R9.7/killbots/have-no-modules-if-wished-or-by-default-in-printed-rules",
              Fixture, NULL, set_up, test_bare, tear_down);

  return g_test_run ();
}
