// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up the table for a case, plays it and compares the result.
#include "engine-fixture.h"
#include "replay/robo-trial.h"

#include <string.h>

/* A board has at least this size, which is not square, so that a swapped column and row shows. */
#define LEAST_COLUMNS 7
#define LEAST_ROWS    5

/* Drawing */

static gboolean
is_edge_line (const char *line)
{
  return line[strspn (line, " -=")] == '\0';
}

static void
read_space (EngineTable *table,
            guint        space,
            char         c)
{
  RoboPlan        *plan = &table->plan;
  g_autofree char *at = engine_space_to_text (plan, space);
  g_autofree char *word = g_strdup_printf ("%c@%s", c, at);

  plan->terrain[space] = ROBO_TERRAIN_FLOOR;
  if (c == 'o')
    plan->terrain[space] = ROBO_TERRAIN_PIT;
  else if (c == '~')
    plan->terrain[space] = ROBO_TERRAIN_WATER;
  else if (c == '#')
    plan->terrain[space] = ROBO_TERRAIN_SOLID;
  else if (c >= '1' && c <= '9')
    plan->vp[space] = c - '0';
  else if (c == 'w')
    plan->workshop[space] = TRUE;
  else if (c == '*')
    plan->high_voltage[space] = TRUE;
  else if (strchr ("ABCDabcd", c) != NULL)
    engine_position_set (table, word);
  else if (c != '.')
    g_error ("“%c” is no space", c);
}

static void
read_edges (RoboPlan   *plan,
            guint       row,
            const char *line)
{
  for (guint i = 0; line[i] != '\0'; i++)
    {
      g_assert (line[i] == ' ' || i % 2 == 0);
      if (line[i] != ' ')
        robo_plan_set_edge (plan, row * plan->columns + i / 2, ROBO_DIR_S,
                            line[i] == '-' ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER);
    }
}

static void
read_row (EngineTable *table,
          guint        row,
          const char  *line)
{
  for (guint i = 0; line[i] != '\0'; i++)
    {
      guint space = row * table->plan.columns + i / 2;

      if (i % 2 == 0)
        read_space (table, space, line[i]);
      else if (line[i] != ' ')
        robo_plan_set_edge (&table->plan, space, ROBO_DIR_E, line[i] == '|' ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER);
    }
}

static void
read_arena (EngineTable *table,
            const char  *arena)
{
  g_auto (GStrv) lines = g_strsplit (arena, "\n", -1);
  RoboPlan *plan = &table->plan;
  guint     row = 0;

  plan->columns = LEAST_COLUMNS;
  plan->rows = LEAST_ROWS;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      plan->columns = MAX (plan->columns, strlen (lines[i]) / 2 + 1);
      row += !is_edge_line (lines[i]);
    }
  plan->rows = MAX (plan->rows, row);
  if (plan->rows == plan->columns)
    plan->columns++;

  memset (plan->terrain, ROBO_TERRAIN_SOLID, plan->columns * plan->rows);
  row = 0;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (is_edge_line (lines[i]))
        read_edges (plan, row - 1, lines[i]);
      else
        read_row (table, row++, lines[i]);
    }
}

/* Other texts of a case */

typedef void (*PartFunc) (EngineTable *table,
                          const char  *part);

static void
for_each_part (EngineTable *table,
               const char  *text,
               const char  *separators,
               PartFunc     func)
{
  g_auto (GStrv) parts = g_strsplit_set (text != NULL ? text : "", separators, -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (*g_strstrip (parts[i]) != '\0')
        func (table, parts[i]);
    }
}

static RoboDir
read_dir (const char *text)
{
  RoboDir dir;

  g_assert_true (robo_dir_from_id (text, &dir));

  return dir;
}

static void
add_start (EngineTable *table,
           const char  *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 3);

  table->plan.starts[table->plan.n_starts++] = (RoboStart){
    .space = engine_space_from_text (&table->plan, words[0]),
    .side = read_dir (words[1]),
    .arrow = read_dir (words[2]),
  };
}

static void
add_caution (EngineTable *table,
             const char  *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 3);
  guint space = engine_space_from_text (&table->plan, words[0]);

  table->plan.caution[space][read_dir (words[1]) / 2] = 1 + read_dir (words[2]);
}

static void
add_card (EngineTable *table,
          const char  *part)
{
  engine_cards_add (&table->cards, part);
}

/* Sets a program like "A b3n r2ne": missing units are empty. */
static void
set_program (EngineTable *table,
             const char  *part)
{
  g_auto (GStrv) words = g_strsplit (part, " ", 4);
  guint            n = g_strv_length (words);
  g_autofree char *line = g_strjoin (" ", words[1], n > 2 ? words[2] : "-", n > 3 ? words[3] : "-", NULL);
  RoboRobot       *robot = &table->state.robots[words[0][0] - 'A'];
  RoboProgram      program;

  if (!robo_program_from_text (&program, line))
    g_error ("“%s” is no program", part);

  robot->n_dice = program.n_dice;
  memcpy (robot->dice, program.dice, sizeof robot->dice);
}

static void
add_answers (EngineTable *table,
             const char  *part)
{
  const char *sign = strchr (part, '=');
  g_auto (GStrv) texts = NULL;
  GQueue *queue = g_queue_new ();

  g_assert_nonnull (sign);
  texts = g_strsplit (sign + 1, "/", -1);
  for (guint i = 0; texts[i] != NULL; i++)
    g_queue_push_tail (queue, g_strdup (texts[i]));
  g_hash_table_insert (table->answers, g_strndup (part, sign - part), queue);
}

static void
free_answers (gpointer queue)
{
  g_queue_free_full (queue, g_free);
}

/* Gives starting numbers in the order of the letters to robots without a number. */
static void
number_robots (RoboState *state)
{
  guint taken = 0;
  guint number = 1;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    taken |= 1u << state->robots[seat].number;

  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      if (state->robots[seat].kind == ROBO_SEAT_EMPTY || state->robots[seat].number != 0)
        continue;
      while (taken >> number & 1)
        number++;
      state->robots[seat].number = number++;
    }
}

static void
set_seats (EngineTable *table)
{
  for (guint seat = 0; seat < ROBO_MAX_ROBOTS; seat++)
    {
      table->setup.seats[seat].kind = table->state.robots[seat].kind;
      table->setup.seats[seat].side = table->state.robots[seat].side;
    }
}

/* Returns the position of a case, before anything is played. */
EngineTable *
engine_table_new (const EngineCase *what)
{
  EngineTable *table = g_new0 (EngineTable, 1);

  table->what = what;
  table->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_answers);
  table->asked = g_ptr_array_new_with_free_func (g_free);
  engine_cards_init_standard (&table->cards);
  for_each_part (table, what->cards, "\n", add_card);
  robo_state_init (&table->state);
  table->state.round = 1;
  robo_rules_init_standard (&table->setup.rules);
  memset (table->setup.seats, ROBO_NO_CARD, sizeof table->setup.seats);

  read_arena (table, what->arena != NULL ? what->arena : ". . . . . . .\n"
                                                         ". . . . . . .\n"
                                                         ". . . . . . .\n"
                                                         ". . . . . . .\n"
                                                         ". . . . . . .");
  for_each_part (table, what->starts, " ", add_start);
  for_each_part (table, what->caution, " ", add_caution);
  for_each_part (table, what->set, " ", engine_position_set);
  for_each_part (table, what->dice, ";", set_program);
  for_each_part (table, what->answers, " ", add_answers);
  number_robots (&table->state);
  set_seats (table);

  table->board = robo_board_new (&table->plan);
  table->setup.board = table->board;
  table->setup.cards = &table->cards;
  robo_state_begin_phase (&table->state, what->phase == ROBO_PHASE_SETUP ? ROBO_PHASE_ACTIVATION : what->phase);

  return table;
}

void
engine_table_free (EngineTable *table)
{
  robo_game_free (table->game);
  robo_board_free (table->board);
  g_hash_table_unref (table->answers);
  g_ptr_array_unref (table->asked);
  g_free (table);
}

/* Playing */

static void
note_question (EngineTable        *table,
               const RoboQuestion *question)
{
  g_autofree char *key = engine_question_to_key (table, question);
  GString         *text = g_string_new (key);

  g_string_append_c (text, ':');
  for (guint i = 0; i < question->n_options; i++)
    {
      g_autofree char *option = engine_answer_to_text (table, question, question->options[i]);

      g_string_append_printf (text, " %s", option);
    }
  g_ptr_array_add (table->asked, g_string_free (text, FALSE));
}

static RoboAnswer
find_answer (EngineTable        *table,
             const RoboQuestion *question)
{
  g_autofree char *key = engine_question_to_key (table, question);
  GQueue          *queue = g_hash_table_lookup (table->answers, key);
  g_autofree char *text = NULL;

  if (queue == NULL)
    return question->fallback;

  text = g_strdup (g_queue_peek_head (queue));
  if (g_queue_get_length (queue) > 1)
    g_free (g_queue_pop_head (queue));

  return engine_answer_from_text (table, question, text);
}

/* A missing program ends the case: cases of phase 0 end like that. */
static gboolean
has_answer (EngineTable        *table,
            const RoboQuestion *question)
{
  g_autofree char *key = engine_question_to_key (table, question);

  return question->kind != ROBO_ASK_PROGRAM || g_hash_table_contains (table->answers, key);
}

static RoboReply
answer_at_once (const RoboSetup    *setup,
                const RoboState    *state,
                const RoboQuestion *question,
                RoboAnswer         *answer,
                gpointer            data)
{
  if (!has_answer (data, question))
    return ROBO_REPLY_UNKNOWN;

  note_question (data, question);
  *answer = find_answer (data, question);

  return ROBO_REPLY_ANSWERED;
}

static void
give_rolls (EngineTable *table)
{
  g_auto (GStrv) words = g_strsplit (table->what->rolls != NULL ? table->what->rolls : "", " ", -1);
  guint8 faces[16];
  guint  n = 0;

  for (; words[n] != NULL && *words[n] != '\0'; n++)
    faces[n] = atoi (words[n]);
  robo_game_set_rolls (table->game, faces, n);
}

static void
answer_question (EngineTable *table)
{
  const RoboQuestion *question = robo_game_get_question (table->game);
  const RoboState     before = *robo_game_get_state (table->game);

  note_question (table, question);
  /* Looking ahead must not change the game. */
  robo_game_is_needless (table->game);
  /* An answer that is not offered is refused, and the game does not change. */
  if (question->n_options > 0)
    g_assert_cmpint (robo_game_answer (table->game, G_MAXUINT64), ==, ROBO_REFUSED_OPTION);
  g_assert_cmpint (robo_game_answer (table->game, find_answer (table, question)), ==, ROBO_REFUSED_NOT);
  g_assert_cmpmem (&before, sizeof before, robo_game_get_state (table->game), sizeof before);
}

/* Plays the case to its end. */
void
engine_table_play (EngineTable *table)
{
  RoboGameStatus status = ROBO_GAME_GOES_ON;

  table->game = robo_game_new_at (&table->setup, &table->state, ROBO_GAME_KEEP_STATES);
  if (!table->is_stepwise)
    robo_game_set_policy (table->game, answer_at_once, table);
  give_rolls (table);

  while (status == ROBO_GAME_GOES_ON || status == ROBO_GAME_ASKS)
    {
      status = robo_game_advance (table->game);
      if (status == ROBO_GAME_ASKS && !has_answer (table, robo_game_get_question (table->game)))
        return;
      if (status == ROBO_GAME_ASKS)
        answer_question (table);
    }

  if (status == ROBO_GAME_NO_ROLLS)
    g_error ("%s: too few rolls", table->what->path);
  if (status == ROBO_GAME_REFUSED)
    g_error ("%s: refused", table->what->path);
}

/* Plays the same game with one answer at a time: abandoned transactions must not change it. */
static void
compare_stepwise (const EngineTable *table)
{
  g_autoptr (EngineTable) other = engine_table_new (table->what);
  const RoboEventList *events = robo_game_get_events (table->game);
  const RoboEventList *others;

  other->is_stepwise = TRUE;
  engine_table_play (other);
  others = robo_game_get_events (other->game);

  g_assert_cmpmem (robo_game_get_shown_state (table->game), sizeof (RoboState), robo_game_get_shown_state (other->game),
                   sizeof (RoboState));
  g_assert_cmpmem (events->events, events->n_events * sizeof (RoboEvent), others->events,
                   others->n_events * sizeof (RoboEvent));
  g_assert_cmpmem (events->states, events->n_events * sizeof (RoboState), others->states,
                   others->n_events * sizeof (RoboState));
  g_assert_cmpuint (table->asked->len, ==, other->asked->len);
}

static void
play_case (gconstpointer data)
{
  g_autoptr (EngineTable) table = engine_table_new (data);

  engine_table_play (table);
  engine_table_check (table);
  compare_stepwise (table);
}

/* Adds a test for each case. */
void
engine_add_cases (const EngineCase *cases,
                  guint             n_cases)
{
  for (guint i = 0; i < n_cases; i++)
    {
      /* The program is named after the unit: test-step has /engine/step/R7.1/... */
      g_autofree char *path = g_strdup_printf ("/engine/%s/%s", g_get_prgname () + strlen ("test-"), cases[i].path);

      g_test_add_data_func (path, &cases[i], play_case);
    }
}
