// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include <string.h>

#include "robo-arena-brush.h"
#include "robo-arena-clip.h"

/* Converts clips to and from text, with the same words as arena files. */

#define HEAD "robodrome-part 1 "

static const char letters[] = {
  [ROBO_TERRAIN_FLOOR] = '.',
  [ROBO_TERRAIN_PIT] = 'o',
  [ROBO_TERRAIN_WATER] = '~',
  [ROBO_TERRAIN_SOLID] = '#',
};

/* Writing a clip as text */

static void
write_place (GString        *text,
             const char     *word,
             const RoboPlan *plan,
             guint           space)
{
  g_string_append_printf (text, "%s %u,%u", word, space % plan->columns + 1, space / plan->columns + 1);
}

static void
write_edge (GString        *text,
            const RoboPlan *plan,
            guint           space,
            RoboDir         side,
            guint           edge)
{
  if (edge == ROBO_EDGE_OPEN)
    return;

  write_place (text, edge == ROBO_EDGE_WALL ? "energy-wall" : "lightning-barrier", plan, space);
  g_string_append_printf (text, " %s\n", robo_dir_get_id (side));
}

char *
robo_clip_to_text (const RoboClip *clip)
{
  const RoboPlan *plan = &clip->plan;
  GString        *text = g_string_new (HEAD);

  g_string_append_printf (text, "%ux%u\n", plan->columns, plan->rows);
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      g_string_append_c (text, letters[plan->terrain[space]]);
      if (space % plan->columns == plan->columns - 1u)
        g_string_append_c (text, '\n');
    }
  for (guint space = 0; space < (guint)plan->columns * plan->rows; space++)
    {
      if (plan->vp[space] != 0)
        {
          write_place (text, "vp", plan, space);
          g_string_append_printf (text, " %u\n", plan->vp[space]);
        }
      if (plan->workshop[space])
        {
          write_place (text, "workshop", plan, space);
          g_string_append_c (text, '\n');
        }
      if (plan->high_voltage[space])
        {
          write_place (text, "high-voltage", plan, space);
          g_string_append_c (text, '\n');
        }
      if (space < plan->columns)
        write_edge (text, plan, space, ROBO_DIR_N, clip->edge_north[space]);
      if (space % plan->columns == 0)
        write_edge (text, plan, space, ROBO_DIR_W, clip->edge_west[space / plan->columns]);
      write_edge (text, plan, space, ROBO_DIR_E, plan->edge_east[space]);
      write_edge (text, plan, space, ROBO_DIR_S, plan->edge_south[space]);
      for (guint i = 0; i < ROBO_N_SIDES; i++)
        {
          if (plan->caution[space][i] == 0)
            continue;
          write_place (text, "caution", plan, space);
          g_string_append_printf (text, " %s %s\n", robo_dir_get_id ((RoboDir)(2 * i)),
                                  robo_dir_get_id ((RoboDir)(plan->caution[space][i] - 1)));
        }
    }
  /* Write the starting spaces in their own order, not by column and row, with the index that each had in its arena, if
   * it is known. */
  for (guint i = 0; i < clip->plan.n_starts; i++)
    {
      const RoboStart *start = &clip->plan.starts[i];

      write_place (text, "start", &clip->plan, start->space);
      g_string_append_printf (text, " %s %s", robo_dir_get_id ((RoboDir)start->side), robo_dir_get_id ((RoboDir)start->arrow));
      if (clip->start_ranks[i] != ROBO_NO_RANK)
        g_string_append_printf (text, " %u", clip->start_ranks[i] + 1u);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}

/* Reading a clip from text */

static gboolean
read_number (const char *word,
             guint       most,
             guint      *number)
{
  guint64 value;

  if (word == NULL || !g_ascii_string_to_unsigned (word, 10, 1, most, &value, NULL))
    return FALSE;

  *number = (guint)value;

  return TRUE;
}

static gboolean
read_pair (const char *word,
           const char *between,
           guint       first_most,
           guint       second_most,
           guint      *first,
           guint      *second)
{
  g_auto (GStrv) parts = g_strsplit (word == NULL ? "" : word, between, 3);

  return g_strv_length (parts) == 2 && read_number (parts[0], first_most, first) &&
         read_number (parts[1], second_most, second);
}

static gboolean
read_side (const char *word,
           RoboDir    *side)
{
  return word != NULL && robo_dir_from_id (word, side) && robo_dir_is_orthogonal (*side);
}

static gboolean
read_row (RoboClip   *clip,
          guint       row,
          const char *line)
{
  if (strlen (line) != clip->plan.columns)
    return FALSE;

  for (guint i = 0; line[i] != '\0'; i++)
    {
      const char *letter = memchr (letters, line[i], sizeof letters);

      if (letter == NULL)
        return FALSE;
      clip->plan.terrain[row * clip->plan.columns + i] = (guint8)(letter - letters);
    }

  return TRUE;
}

static gboolean
read_vp (RoboClip *clip,
         guint     space,
         char    **words)
{
  guint number;

  if (clip->plan.workshop[space] || !read_number (words[2], ROBO_MAX_VP_NUMBER, &number))
    return FALSE;

  clip->plan.vp[space] = (guint8)number;

  return TRUE;
}

static gboolean
read_workshop (RoboClip *clip,
               guint     space,
               char    **words)
{
  clip->plan.workshop[space] = TRUE;

  return clip->plan.vp[space] == 0;
}

static gboolean
read_voltage (RoboClip *clip,
              guint     space,
              char    **words)
{
  clip->plan.high_voltage[space] = TRUE;

  return TRUE;
}

static gboolean
read_start (RoboClip *clip,
            guint     space,
            char    **words)
{
  RoboPlan *plan = &clip->plan;
  RoboDir   side, arrow;
  guint     number = ROBO_NO_RANK + 1;

  if (plan->n_starts == ROBO_MAX_STARTS || robo_plan_get_start_at (plan, space) < plan->n_starts ||
      !read_side (words[2], &side) || !read_side (words[3], &arrow) ||
      (words[4] != NULL && !read_number (words[4], ROBO_MAX_STARTS, &number)))
    return FALSE;

  clip->start_ranks[plan->n_starts] = (guint8)(number - 1);
  plan->starts[plan->n_starts++] = (RoboStart){ (guint8)space, (guint8)side, (guint8)arrow };

  return TRUE;
}

static gboolean
read_edge (RoboClip *clip,
           guint     space,
           char    **words,
           RoboEdge  edge)
{
  RoboDir side;

  if (!read_side (words[2], &side))
    return FALSE;

  if (side == ROBO_DIR_E)
    clip->plan.edge_east[space] = edge;
  else if (side == ROBO_DIR_S)
    clip->plan.edge_south[space] = edge;
  else if (side == ROBO_DIR_W && space % clip->plan.columns == 0)
    clip->edge_west[space / clip->plan.columns] = edge;
  else if (side == ROBO_DIR_N && space < clip->plan.columns)
    clip->edge_north[space] = edge;
  else
    robo_plan_set_edge (&clip->plan, space, side, edge);

  return TRUE;
}

static gboolean
read_wall (RoboClip *clip,
           guint     space,
           char    **words)
{
  return read_edge (clip, space, words, ROBO_EDGE_WALL);
}

static gboolean
read_barrier (RoboClip *clip,
              guint     space,
              char    **words)
{
  return read_edge (clip, space, words, ROBO_EDGE_BARRIER);
}

static gboolean
read_caution (RoboClip *clip,
              guint     space,
              char    **words)
{
  RoboDir side, turn;

  if (!read_side (words[2], &side) || !read_side (words[3], &turn) ||
      (turn != robo_dir_turn (side, 2) && turn != robo_dir_turn (side, -2)))
    return FALSE;

  clip->plan.caution[space][side / 2] = 1 + turn;

  return TRUE;
}

static const struct
{
  const char *word;
  guint       min_words;
  guint       max_words;
  gboolean    is_on_floor;
  gboolean (*read) (RoboClip *clip,
                    guint     space,
                    char    **words);
} things[] = {
  { "vp", 3, 3, TRUE, read_vp },
  { "workshop", 2, 2, TRUE, read_workshop },
  { "high-voltage", 2, 2, TRUE, read_voltage },
  { "start", 4, 5, TRUE, read_start },
  { "energy-wall", 3, 3, FALSE, read_wall },
  { "lightning-barrier", 3, 3, FALSE, read_barrier },
  { "caution", 4, 4, TRUE, read_caution },
};

/* Returns the index of the entry in `things` whose word is the first word of a text line. If there is no such entry,
 * returns the number of entries. */
static guint
find_thing (char **words)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (things) && g_strcmp0 (words[0], things[i].word) != 0)
    i++;

  return i;
}

static gboolean
read_thing (RoboClip *clip,
            guint     thing,
            char    **words)
{
  guint n_words = g_strv_length (words);
  guint column, row, space;

  if (n_words < 2 || !read_pair (words[1], ",", clip->plan.columns, clip->plan.rows, &column, &row))
    return FALSE;

  space = (row - 1) * clip->plan.columns + column - 1;

  return n_words >= things[thing].min_words && n_words <= things[thing].max_words &&
         (!things[thing].is_on_floor || clip->plan.terrain[space] == ROBO_TERRAIN_FLOOR) &&
         things[thing].read (clip, space, words);
}

/* Reads the rows, and then features (`things`) up to the first text line that is no feature. The text from that line
 * on may be the rest of a message. */
static gboolean
read_lines (RoboClip *clip,
            char    **lines)
{
  guint columns, rows;

  if (!read_pair (lines[0] + strlen (HEAD), "x", ROBO_MAX_SIDE, ROBO_MAX_SIDE, &columns, &rows) ||
      g_strv_length (lines) < 1 + rows)
    return FALSE;

  clip->plan.columns = (guint8)columns;
  clip->plan.rows = (guint8)rows;
  for (guint i = 0; i < rows; i++)
    if (!read_row (clip, i, lines[1 + i]))
      return FALSE;
  for (guint i = 1 + rows; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 6);
      guint thing = find_thing (words);

      if (thing == G_N_ELEMENTS (things))
        return TRUE;
      if (!read_thing (clip, thing, words))
        return FALSE;
    }

  return TRUE;
}

/* Returns the lines of a text, except empty ones. Undoes the changes that mail programs, chats and office programs
 * make: removes invisible letters, and signs of quotation (>) at the beginning of a line, makes one blank of several or
 * of other white space, and three dots of an ellipsis. */
static char **
split_message (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) line = g_string_new (NULL);
  GStrvBuilder *lines = g_strv_builder_new ();
  char        **split;

  for (const char *at = valid;; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gboolean is_empty = line->len == 0;

      if (letter == 0 || letter == '\n' || letter == '\r')
        {
          g_strchomp (line->str);
          if (*line->str != '\0')
            g_strv_builder_add (lines, line->str);
          g_string_truncate (line, 0);
          if (letter == 0)
            break;
        }
      else if (letter == 0x2026) /* an ellipsis */
        g_string_append (line, "...");
      else if (g_unichar_iszerowidth (letter) || (is_empty && letter == '>'))
        continue;
      else if (!g_unichar_isspace (letter))
        g_string_append_unichar (line, letter);
      else if (!is_empty && line->str[line->len - 1] != ' ')
        g_string_append_c (line, ' ');
    }

  split = g_strv_builder_end (lines);
  g_strv_builder_unref (lines);

  return split;
}

/* A text of this length, in bytes, or a longer one is refused. Every clip is shorter, but the clipboard may hold any
 * large text. */
#define MAX_LENGTH 65536

gboolean
robo_clip_from_text (RoboClip   *clip,
                     const char *text)
{
  g_auto (GStrv) lines = NULL;
  guint head = 0;

  if (strnlen (text, MAX_LENGTH) == MAX_LENGTH)
    return FALSE;

  lines = split_message (text);
  while (lines[head] != NULL && !g_str_has_prefix (lines[head], HEAD))
    head++;
  if (lines[head] == NULL)
    return FALSE;

  *clip = (RoboClip){ .edge_west = { 0 } };

  return read_lines (clip, lines + head);
}
