// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the text of a plan in a file to the text of another plan, with as few changes as possible. Lines that are
// still true stay, other lines are removed, and new lines are inserted where robo_arena_write_plan() would put them.
// If the arena was shifted, its lines are shifted, too, so that foreign content in these lines is kept.
#include "config.h"

#include "robo-arena-private.h"

#include "files/xml/robo-xml-edit.h"

typedef enum
{
  KIND_VP,
  KIND_WORKSHOP,
  KIND_HIGH_VOLTAGE,
  KIND_START,
  KIND_EDGE,
  KIND_CAUTION,
} Kind;

/* Describes one element of `features`, which usually has a line of the file to itself. `key` grows in the order in
 * which a new file has its lines. `value` is what the element sets: a number, a kind of edge, or directions. */
typedef struct
{
  Kind        kind;
  const char *name;
  guint       space;
  guint       side;
  guint       value;
  guint       key;
  xmlNode    *node; /* element of the file; NULL for a new line */
} Line;

typedef struct
{
  gint columns;
  gint rows;
} Offset;

typedef struct
{
  const RoboPlan *before;
  const RoboPlan *after;
  Offset          offset;
} Change;

static const char *const names[] = {
  [KIND_VP] = "vp",
  [KIND_WORKSHOP] = "workshop",
  [KIND_HIGH_VOLTAGE] = "high-voltage",
  [KIND_START] = "start",
  [KIND_CAUTION] = "caution",
};

/* Lines of a plan */

static void
add_line (GArray     *lines,
          Kind        kind,
          const char *name,
          guint       space,
          guint       side,
          guint       value)
{
  guint group = kind <= KIND_HIGH_VOLTAGE ? 0 : (guint)kind;
  guint order = kind == KIND_START ? lines->len : space * 16 + (kind <= KIND_HIGH_VOLTAGE ? (guint)kind : side);
  Line  line = { kind, name, space, side, value, (group << 16) + order, NULL };

  g_array_append_val (lines, line);
}

static void
add_edge (GArray         *lines,
          const RoboPlan *plan,
          guint           space,
          RoboDir         side)
{
  RoboEdge edge = robo_plan_get_edge (plan, space, side);

  if (edge != ROBO_EDGE_OPEN)
    add_line (lines, KIND_EDGE, edge == ROBO_EDGE_WALL ? "energy-wall" : "lightning-barrier", space, side, edge);
}

/* Returns the lines for the features of the plan, in the order in which a new file has them. */
static GArray *
list_lines (const RoboPlan *plan)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  guint   n_spaces = (guint)plan->columns * plan->rows;

  for (guint space = 0; space < n_spaces; space++)
    {
      if (plan->vp[space] != 0)
        add_line (lines, KIND_VP, names[KIND_VP], space, 0, plan->vp[space]);
      if (plan->workshop[space])
        add_line (lines, KIND_WORKSHOP, names[KIND_WORKSHOP], space, 0, 0);
      if (plan->high_voltage[space])
        add_line (lines, KIND_HIGH_VOLTAGE, names[KIND_HIGH_VOLTAGE], space, 0, 0);
    }
  for (guint i = 0; i < plan->n_starts; i++)
    add_line (lines, KIND_START, names[KIND_START], plan->starts[i].space, 0,
              plan->starts[i].side * 8u + plan->starts[i].arrow);
  for (guint space = 0; space < n_spaces; space++)
    {
      add_edge (lines, plan, space, ROBO_DIR_E);
      add_edge (lines, plan, space, ROBO_DIR_S);
    }
  for (guint space = 0; space < n_spaces; space++)
    for (guint i = 0; i < ROBO_N_SIDES; i++)
      if (plan->caution[space][i] != 0)
        add_line (lines, KIND_CAUTION, names[KIND_CAUTION], space, i * 2, plan->caution[space][i] - 1u);

  return lines;
}

/* Reads an element of the file. A space that cannot be read becomes ROBO_NO_SPACE, a side ROBO_N_DIRS. */
static RoboArenaFeature
read_feature (const Change  *change,
              const xmlNode *node)
{
  RoboArenaFeature feature = { .space = ROBO_NO_SPACE, .side = ROBO_N_DIRS };

  robo_attributes_salvage (robo_arena_get_feature_attributes ((const char *)node->name), node, &feature,
                           ROBO_GRID_OF (change->before));

  return feature;
}

/* Finds the kind, space and side of an element of the file, and the kind of an edge. As in list_lines(), an edge
 * belongs to the space west or north of it, even if the file names the other space. Returns FALSE if the space or
 * side cannot be read, or if the space west or north of an edge is outside the arena. */
static gboolean
read_line (const Change *change,
           xmlNode      *node,
           Line         *line)
{
  const RoboPlan  *plan = change->before;
  RoboArenaFeature feature = read_feature (change, node);

  *line = (Line){ .kind = KIND_EDGE, .node = node };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (names[i] != NULL && robo_xml_is (node, names[i]))
        line->kind = i;
    }
  if (feature.space == ROBO_NO_SPACE)
    return FALSE;

  line->space = feature.space;
  if (line->kind != KIND_EDGE && line->kind != KIND_CAUTION)
    return TRUE;
  if (feature.side == ROBO_N_DIRS)
    return FALSE;

  line->side = feature.side;
  if (line->kind == KIND_EDGE)
    line->value = robo_xml_is (node, "energy-wall") ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER;
  if (line->kind != KIND_EDGE || feature.side == ROBO_DIR_E || feature.side == ROBO_DIR_S)
    return TRUE;

  line->space = robo_plan_get_neighbour (plan, line->space, feature.side);
  line->side = robo_dir_opposite (feature.side);

  return line->space != ROBO_NO_SPACE;
}

/* Shift of the arena */

static guint
shift_space (const Change *change,
             guint         space)
{
  gint column = (gint)(space % change->before->columns) + change->offset.columns;
  gint row = (gint)(space / change->before->columns) + change->offset.rows;

  if (column < 0 || row < 0 || column >= change->after->columns || row >= change->after->rows)
    return ROBO_NO_SPACE;

  return (guint)(row * change->after->columns + column);
}

static guint
count_alike (const Change *change)
{
  guint n_spaces = (guint)change->before->columns * change->before->rows;
  guint n = 0;

  for (guint space = 0; space < n_spaces; space++)
    {
      guint there = shift_space (change, space);

      if (there == ROBO_NO_SPACE)
        continue;
      n += change->before->vp[space] != 0 && change->before->vp[space] == change->after->vp[there];
      n += change->before->workshop[space] && change->after->workshop[there];
      n += change->before->high_voltage[space] && change->after->high_voltage[there];
      n += change->before->edge_east[space] != 0 && change->before->edge_east[space] == change->after->edge_east[there];
      n += change->before->edge_south[space] != 0 &&
           change->before->edge_south[space] == change->after->edge_south[there];
      n += change->before->terrain[space] != 0 && change->before->terrain[space] == change->after->terrain[there];
    }

  return n;
}

static void
find_offset (Change *change)
{
  Change tried = *change;
  guint  best;

  change->offset = tried.offset = (Offset){ 0, 0 };
  best = count_alike (&tried);
  for (gint rows = -ROBO_MAX_SIDE; rows <= ROBO_MAX_SIDE; rows++)
    for (gint columns = -ROBO_MAX_SIDE; columns <= ROBO_MAX_SIDE; columns++)
      {
        guint n;

        tried.offset = (Offset){ columns, rows };
        n = count_alike (&tried);
        if (n <= best)
          continue;
        best = n;
        change->offset = tried.offset;
      }
}

/* Features */

static Line *
find_line (GArray     *lines,
           const Line *wanted)
{
  for (guint i = 0; i < lines->len; i++)
    {
      Line *line = &g_array_index (lines, Line, i);

      if (line->node == NULL && line->kind == wanted->kind && line->space == wanted->space &&
          line->side == wanted->side &&
          (line->kind != KIND_EDGE || line->value == wanted->value))
        return line;
    }

  return NULL;
}

/* Returns where the space that a line names is after the arena was shifted, or ROBO_NO_SPACE if it is outside the
 * arena. */
static guint
find_new_place (const Change  *change,
                const xmlNode *node)
{
  guint space = read_feature (change, node).space;

  return space != ROBO_NO_SPACE ? shift_space (change, space) : ROBO_NO_SPACE;
}

static void
set_place (const Change *change,
           xmlNode      *node,
           guint         space)
{
  g_autofree char *place = robo_place_to_file (space, change->after->columns);

  robo_xml_edit_set (node, "at", place);
}

/* Writes the value of a line into its element. Writes nothing for an edge, whose value is the name of the element. */
static void
set_value (const Line *line)
{
  switch (line->kind)
    {
    case KIND_VP:
      robo_xml_edit_set_uint (line->node, "number", line->value);
      break;
    case KIND_START:
      robo_xml_edit_set (line->node, "side", robo_dir_get_id (line->value / 8));
      robo_xml_edit_set (line->node, "arrow", robo_dir_get_id (line->value % 8));
      break;
    case KIND_CAUTION:
      robo_xml_edit_set (line->node, "turn", robo_dir_get_id (line->value));
      break;
    case KIND_EDGE:
    case KIND_WORKSHOP:
    case KIND_HIGH_VOLTAGE:
      break;
    }
}

/* Returns whether the line names an edge at the northern or western border of an arena that is neither shifted nor
 * resized. Such a line has no effect, and stays. */
static gboolean
has_no_effect (const Change *change,
               const Line   *line)
{
  return line->kind == KIND_EDGE && line->space == ROBO_NO_SPACE && change->offset.columns == 0 &&
         change->offset.rows == 0 && change->before->columns == change->after->columns &&
         change->before->rows == change->after->rows;
}

/* Keeps the lines that are still true, have no effect or only need another value, and removes the others. The order
 * of starting spaces matters (R4.5), so a start that is now out of order is not kept. */
static void
keep_lines (const Change *change,
            xmlNode      *features,
            GArray       *lines)
{
  guint last_start = 0;

  for (xmlNode *node = robo_xml_get_first (features, NULL), *next = NULL; node != NULL; node = next)
    {
      Line     wanted;
      gboolean is_good = read_line (change, node, &wanted);
      guint    place = find_new_place (change, node);
      Line    *line = NULL;

      next = robo_xml_get_next (node, NULL);
      if (!is_good && has_no_effect (change, &wanted))
        continue;
      if (is_good && place != ROBO_NO_SPACE)
        {
          wanted.space = shift_space (change, wanted.space);
          line = wanted.space != ROBO_NO_SPACE ? find_line (lines, &wanted) : NULL;
        }
      if (line != NULL && line->kind == KIND_START && line->key < last_start)
        line = NULL;

      if (line == NULL)
        {
          robo_xml_edit_remove (node);
          continue;
        }
      if (line->kind == KIND_START)
        last_start = line->key;
      line->node = node;
      if (change->offset.columns != 0 || change->offset.rows != 0)
        set_place (change, node, place);
      set_value (line);
    }
}

/* Inserts a line after the last earlier line of its kind. If there is no such line, inserts it before the next later
 * line of its kind. If there is no other line of its kind, inserts it after the last earlier line of any kind, or
 * else before the next later line or at the end. */
static void
insert_line (const Change *change,
             xmlNode      *features,
             GArray       *lines,
             guint         index)
{
  Line       *line = &g_array_index (lines, Line, index);
  const Line *before = NULL;
  const Line *after = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const Line *other = &g_array_index (lines, Line, i);

      if (other->node == NULL)
        continue;
      if (i < index && (before == NULL || other->kind == line->kind || before->kind != line->kind))
        before = other;
      if (i > index && (after == NULL || (other->kind == line->kind && after->kind != line->kind)))
        after = other;
    }

  line->node = robo_xml_edit_new (features, line->name);
  set_place (change, line->node, line->space);
  if (line->kind == KIND_EDGE || line->kind == KIND_CAUTION)
    robo_xml_edit_set (line->node, "side", robo_dir_get_id (line->side));
  set_value (line);
  if (before != NULL && (before->kind == line->kind || after == NULL || after->kind != line->kind))
    robo_xml_edit_insert_after (before->node, line->node);
  else
    robo_xml_edit_insert (features, line->node, after != NULL ? after->node : NULL);
}

/* Terrain */

static xmlNode *
new_row (const Change  *change,
         const xmlNode *terrain,
         guint          row)
{
  xmlNode         *node = robo_xml_edit_new (terrain, "row");
  g_autofree char *letters = robo_arena_dup_row (change->after, row);

  robo_xml_edit_set_content (node, letters);

  return node;
}

static void
edit_terrain (const Change *change,
              xmlNode      *terrain)
{
  gint     n_rows = change->after->rows;
  gint     row = change->offset.rows;
  xmlNode *first = robo_xml_get_first (terrain, "row");
  xmlNode *last = NULL;

  for (gint i = 0; i < MIN (row, n_rows); i++)
    robo_xml_edit_insert (terrain, new_row (change, terrain, (guint)i), first);

  for (xmlNode *node = first, *next = NULL; node != NULL; node = next, row++)
    {
      g_autofree char *letters = row >= 0 && row < n_rows ? robo_arena_dup_row (change->after, (guint)row) : NULL;

      next = robo_xml_get_next (node, "row");
      if (letters == NULL)
        {
          robo_xml_edit_remove (node);
          continue;
        }
      robo_xml_edit_set_content (node, letters);
      last = node;
    }

  for (row = MAX (change->offset.rows + change->before->rows, 0); row < n_rows; row++)
    {
      xmlNode *node = new_row (change, terrain, (guint)row);

      if (last != NULL)
        robo_xml_edit_insert_after (last, node);
      else
        robo_xml_edit_insert (terrain, node, NULL);
      last = node;
    }
}

void
robo_arena_edit_plan (xmlNode        *arena,
                      const RoboPlan *before,
                      const RoboPlan *after)
{
  Change   change = { .before = before, .after = after };
  xmlNode *features;
  g_autoptr (GArray) lines = NULL;

  find_offset (&change);
  robo_xml_edit_set_uint (arena, "columns", after->columns);
  robo_xml_edit_set_uint (arena, "rows", after->rows);
  if (before->theme != after->theme)
    robo_xml_edit_set (arena, "theme", after->theme == ROBO_THEME_STEEL ? NULL : robo_theme_get_id ((RoboTheme)after->theme));
  edit_terrain (&change, robo_xml_get_first (arena, "terrain"));
  features = robo_xml_get_first (arena, "features");
  lines = list_lines (change.after);
  if (features != NULL)
    keep_lines (&change, features, lines);
  else if (lines->len > 0)
    {
      features = robo_xml_edit_new (arena, "features");
      robo_xml_edit_insert_after (robo_xml_get_first (arena, "terrain"), features);
    }

  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, Line, i).node == NULL)
      insert_line (&change, features, lines, i);
}
