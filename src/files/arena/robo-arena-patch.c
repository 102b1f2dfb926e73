// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-private.h"

/* From the text of one plan to the text of another with as few changes as can be: lines that stay true stay, those
 * that no longer are go, and new ones stand where robo_arena_write_plan() would have put them. When the arena was
 * shifted, its lines are shifted too, so that what others wrote into them goes along. */

#define N_SIDES 4

typedef enum
{
  KIND_VP,
  KIND_WORKSHOP,
  KIND_HIGH_VOLTAGE,
  KIND_START,
  KIND_EDGE,
  KIND_CAUTION,
} Kind;

/* What one line says. @key is what it is about, in the order of a written file; @value what it says of that. */
typedef struct
{
  Kind           kind;
  const char    *name;
  guint          space;
  guint          side;
  guint          value;
  guint          key;
  const xmlNode *node; /* where it stands; NULL: it is new */
  gboolean       is_kept;
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
  RoboXmlPatch   *patch;
} Patching;

static const char *const names[] = {
  [KIND_VP] = "vp",
  [KIND_WORKSHOP] = "workshop",
  [KIND_HIGH_VOLTAGE] = "high-voltage",
  [KIND_START] = "start",
  [KIND_CAUTION] = "caution",
};

/* All lines of a plan */

static guint
get_group (Kind kind)
{
  return kind <= KIND_HIGH_VOLTAGE ? 0 : (guint)kind;
}

static void
add_line (GArray     *lines,
          Kind        kind,
          const char *name,
          guint       space,
          guint       side,
          guint       value)
{
  guint order = kind == KIND_START ? lines->len : space * 16 + (kind <= KIND_HIGH_VOLTAGE ? (guint)kind : side);
  Line  line = { kind, name, space, side, value, (get_group (kind) << 16) + order, NULL, FALSE };

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

/* In the order of a written file. */
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
    for (guint i = 0; i < N_SIDES; i++)
      if (plan->caution[space][i] != 0)
        add_line (lines, KIND_CAUTION, names[KIND_CAUTION], space, i * 2, plan->caution[space][i] - 1u);

  return lines;
}

/* What a line of the file says, as a line of a plan: an edge may be named from its other side. */
static gboolean
read_line (const Patching *patching,
           const xmlNode  *node,
           Line           *line)
{
  const RoboPlan *plan = patching->before;
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  RoboDir side = 0;

  *line = (Line){ .kind = KIND_EDGE, .node = node };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (names[i] != NULL && robo_xml_is (node, names[i]))
        line->kind = i;
    }
  if (!robo_xml_get_place (node, "at", plan->columns, plan->rows, &line->space, ignored))
    return FALSE;
  if (line->kind != KIND_EDGE && line->kind != KIND_CAUTION)
    return TRUE;
  if (!robo_xml_get_side (node, "side", &side, ignored))
    return FALSE;

  line->side = side;
  if (line->kind == KIND_EDGE)
    line->value = robo_xml_is (node, "energy-wall") ? ROBO_EDGE_WALL : ROBO_EDGE_BARRIER;
  if (line->kind != KIND_EDGE || side == ROBO_DIR_E || side == ROBO_DIR_S)
    return TRUE;

  line->space = robo_plan_get_neighbour (plan, line->space, side);
  line->side = robo_dir_opposite (side);

  return line->space != ROBO_NO_SPACE;
}

/* How far the arena was shifted */

static guint
shift (const Patching *patching,
       guint           space)
{
  gint column = (gint)(space % patching->before->columns) + patching->offset.columns;
  gint row = (gint)(space / patching->before->columns) + patching->offset.rows;

  if (column < 0 || row < 0 || column >= patching->after->columns || row >= patching->after->rows)
    return ROBO_NO_SPACE;

  return (guint)(row * patching->after->columns + column);
}

static guint
count_alike (const Patching *patching)
{
  guint n_spaces = (guint)patching->before->columns * patching->before->rows;
  guint n = 0;

  for (guint space = 0; space < n_spaces; space++)
    {
      guint there = shift (patching, space);

      if (there == ROBO_NO_SPACE)
        continue;
      n += patching->before->vp[space] != 0 && patching->before->vp[space] == patching->after->vp[there];
      n += patching->before->workshop[space] && patching->after->workshop[there];
      n += patching->before->high_voltage[space] && patching->after->high_voltage[there];
      n += patching->before->edge_east[space] != 0 && patching->before->edge_east[space] == patching->after->edge_east[there];
      n += patching->before->edge_south[space] != 0 &&
           patching->before->edge_south[space] == patching->after->edge_south[there];
      n += patching->before->terrain[space] != 0 && patching->before->terrain[space] == patching->after->terrain[there];
    }

  return n;
}

static void
find_offset (Patching *patching)
{
  Patching tried = *patching;
  guint    best;

  patching->offset = tried.offset = (Offset){ 0, 0 };
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
        patching->offset = tried.offset;
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

      if (line->node == NULL && line->kind == wanted->kind && line->space == wanted->space && line->side == wanted->side &&
          (line->kind != KIND_EDGE || line->value == wanted->value))
        return line;
    }

  return NULL;
}

static void
set_dir (const Patching *patching,
         const xmlNode  *node,
         const char     *attribute,
         guint           dir)
{
  g_autofree char *old = robo_xml_dup_string (node, attribute);

  if (g_strcmp0 (old, robo_dir_get_id (dir)) != 0)
    robo_xml_patch_set_attribute (patching->patch, node, attribute, robo_dir_get_id (dir));
}

static void
set_place (const Patching *patching,
           const xmlNode  *node)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  g_autofree char *place = NULL;
  guint            space = 0, there;

  robo_xml_get_place (node, "at", patching->before->columns, patching->before->rows, &space, ignored);
  there = shift (patching, space);
  if (patching->offset.columns == 0 && patching->offset.rows == 0)
    return;

  place = robo_place_to_file (there, patching->after->columns);
  robo_xml_patch_set_attribute (patching->patch, node, "at", place);
}

/* An edge named from a space that is no longer there is named anew from the other. */
static gboolean
can_stay (const Patching *patching,
          const xmlNode  *node)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  guint space;

  return robo_xml_get_place (node, "at", patching->before->columns, patching->before->rows, &space, ignored) &&
         shift (patching, space) != ROBO_NO_SPACE;
}

static void
keep (const Patching *patching,
      Line           *line,
      const xmlNode  *node)
{
  g_autoptr (RoboProblems) ignored = robo_problems_new (NULL);
  guint number = 0;

  line->node = node;
  set_place (patching, node);
  if (line->kind == KIND_START)
    {
      set_dir (patching, node, "side", line->value / 8);
      set_dir (patching, node, "arrow", line->value % 8);
    }
  else if (line->kind == KIND_CAUTION)
    set_dir (patching, node, "turn", line->value);
  else if (line->kind == KIND_VP && robo_xml_get_uint (node, "number", 1, ROBO_MAX_VP_NUMBER, &number, ignored) &&
           number != line->value)
    {
      g_autofree char *text = g_strdup_printf ("%u", line->value);

      robo_xml_patch_set_attribute (patching->patch, node, "number", text);
    }
}

/* A line about nothing stays as long as nothing moves under it. */
static gboolean
is_about_nothing (const Patching *patching,
                  const Line     *line)
{
  return line->kind == KIND_EDGE && line->space == ROBO_NO_SPACE && patching->offset.columns == 0 &&
         patching->offset.rows == 0 && patching->before->columns == patching->after->columns &&
         patching->before->rows == patching->after->rows;
}

/* The order of starting spaces matters (R4.5): of those that changed places only some can stay. */
static void
match_lines (const Patching *patching,
             const xmlNode  *features,
             GArray         *lines)
{
  guint last_start = 0;

  for (const xmlNode *node = robo_xml_get_first (features, NULL); node != NULL; node = robo_xml_get_next (node, NULL))
    {
      Line     wanted;
      gboolean is_good = read_line (patching, node, &wanted);
      Line    *line = NULL;

      if (!is_good && is_about_nothing (patching, &wanted))
        continue;
      if (is_good && can_stay (patching, node))
        {
          wanted.space = shift (patching, wanted.space);
          line = wanted.space != ROBO_NO_SPACE ? find_line (lines, &wanted) : NULL;
        }
      if (line != NULL && line->kind == KIND_START && line->key < last_start)
        line = NULL;

      if (line == NULL)
        {
          robo_xml_patch_remove (patching->patch, node);
          continue;
        }
      if (line->kind == KIND_START)
        last_start = line->key;
      keep (patching, line, node);
    }
}

static char *
dup_markup (const Patching *patching,
            const Line     *line)
{
  g_autofree char *place = robo_place_to_file (line->space, patching->after->columns);

  switch (line->kind)
    {
    case KIND_VP:
      return g_strdup_printf ("<vp at=\"%s\" number=\"%u\"/>", place, line->value);
    case KIND_START:
      return g_strdup_printf ("<start at=\"%s\" side=\"%s\" arrow=\"%s\"/>", place, robo_dir_get_id (line->value / 8),
                              robo_dir_get_id (line->value % 8));
    case KIND_EDGE:
      return g_strdup_printf ("<%s at=\"%s\" side=\"%s\"/>", line->name, place, robo_dir_get_id (line->side));
    case KIND_CAUTION:
      return g_strdup_printf ("<caution at=\"%s\" side=\"%s\" turn=\"%s\"/>", place, robo_dir_get_id (line->side),
                              robo_dir_get_id (line->value));
    case KIND_WORKSHOP:
    case KIND_HIGH_VOLTAGE:
      return g_strdup_printf ("<%s at=\"%s\"/>", line->name, place);
    }

  g_assert_not_reached ();
}

/* Of the lines that stay: the next of its kind before it, else the next after it, else what comes before it. */
static void
insert_line (const Patching *patching,
             const xmlNode  *features,
             GArray         *lines,
             const Line     *line)
{
  g_autofree char *markup = dup_markup (patching, line);
  const Line      *before = NULL;
  const Line      *after = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const Line *other = &g_array_index (lines, Line, i);

      if (!other->is_kept)
        continue;
      if (other->key < line->key && (before == NULL || other->kind == line->kind || before->kind != line->kind))
        before = other;
      if (other->key > line->key && (after == NULL || (other->kind == line->kind && after->kind != line->kind)))
        after = other;
    }

  if (before != NULL && (before->kind == line->kind || after == NULL || after->kind != line->kind))
    robo_xml_patch_insert_after (patching->patch, before->node, markup);
  else if (after != NULL)
    robo_xml_patch_insert_before (patching->patch, after->node, markup);
  else
    robo_xml_patch_append (patching->patch, features, markup);
}

static void
insert_features (const Patching *patching,
                 const xmlNode  *terrain,
                 GArray         *lines)
{
  GString *markup;

  if (lines->len == 0)
    return;

  markup = g_string_new ("<features>");
  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *line = dup_markup (patching, &g_array_index (lines, Line, i));

      g_string_append_printf (markup, "\n  %s", line);
    }
  g_string_append (markup, "\n</features>");
  robo_xml_patch_insert_after (patching->patch, terrain, markup->str);
  g_string_free (markup, TRUE);
}

static void
patch_features (const Patching *patching,
                const xmlNode  *arena)
{
  const xmlNode *features = robo_xml_get_first (arena, "features");
  g_autoptr (GArray) lines = list_lines (patching->after);

  if (features == NULL)
    {
      insert_features (patching, robo_xml_get_first (arena, "terrain"), lines);
      return;
    }

  match_lines (patching, features, lines);
  for (guint i = 0; i < lines->len; i++)
    g_array_index (lines, Line, i).is_kept = g_array_index (lines, Line, i).node != NULL;
  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);

      if (!line->is_kept)
        insert_line (patching, features, lines, line);
    }
}

/* Terrain */

static void
patch_terrain (const Patching *patching,
               const xmlNode  *terrain)
{
  gint           n_before = patching->before->rows;
  gint           row = patching->offset.rows;
  const xmlNode *first = robo_xml_get_first (terrain, "row");
  const xmlNode *last = NULL;

  for (gint i = 0; i < MIN (row, patching->after->rows); i++)
    {
      g_autofree char *letters = robo_arena_dup_row (patching->after, (guint)i);
      g_autofree char *markup = g_strdup_printf ("<row>%s</row>", letters);

      robo_xml_patch_insert_before (patching->patch, first, markup);
    }

  for (const xmlNode *node = first; node != NULL; node = robo_xml_get_next (node, "row"), row++)
    {
      g_autofree char *old = robo_xml_dup_text (node);
      g_autofree char *letters = NULL;

      last = node;
      if (row < 0 || row >= patching->after->rows)
        {
          robo_xml_patch_remove (patching->patch, node);
          continue;
        }
      letters = robo_arena_dup_row (patching->after, (guint)row);
      if (!g_str_equal (old, letters))
        robo_xml_patch_set_text (patching->patch, node, letters);
    }

  for (row = MAX (patching->offset.rows + n_before, 0); row < patching->after->rows; row++)
    {
      g_autofree char *letters = robo_arena_dup_row (patching->after, (guint)row);
      g_autofree char *markup = g_strdup_printf ("<row>%s</row>", letters);

      robo_xml_patch_insert_after (patching->patch, last, markup);
    }
}

static void
patch_size (const Patching *patching,
            const xmlNode  *arena)
{
  g_autofree char *columns = g_strdup_printf ("%u", patching->after->columns);
  g_autofree char *rows = g_strdup_printf ("%u", patching->after->rows);

  if (patching->before->columns != patching->after->columns)
    robo_xml_patch_set_attribute (patching->patch, arena, "columns", columns);
  if (patching->before->rows != patching->after->rows)
    robo_xml_patch_set_attribute (patching->patch, arena, "rows", rows);
}

/*< private >
 * robo_arena_patch_plan:
 * @arena: the element of a document
 * @before: what it says
 * @after: what it shall say
 * @patch: a patch of that document
 *
 * Writes what differs.
 */
void
robo_arena_patch_plan (const xmlNode  *arena,
                       const RoboPlan *before,
                       const RoboPlan *after,
                       RoboXmlPatch   *patch)
{
  Patching patching = { .before = before, .after = after, .patch = patch };

  find_offset (&patching);
  patch_size (&patching, arena);
  patch_terrain (&patching, robo_xml_get_first (arena, "terrain"));
  patch_features (&patching, arena);
}
