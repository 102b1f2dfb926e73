// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-editor-words.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"

static const char *const brushes[ROBO_N_BRUSHES] = {
  [ROBO_BRUSH_FLOOR] = NC_ ("tool", "Floor"),
  [ROBO_BRUSH_PIT] = NC_ ("tool", "Pit"),
  [ROBO_BRUSH_WATER] = NC_ ("tool", "Water"),
  [ROBO_BRUSH_SOLID] = NC_ ("tool", "Arena Wall"),
  [ROBO_BRUSH_VP] = NC_ ("tool", "VP Space"),
  [ROBO_BRUSH_WORKSHOP] = NC_ ("tool", "Workshop"),
  [ROBO_BRUSH_VOLTAGE] = NC_ ("tool", "High Voltage"),
  [ROBO_BRUSH_START] = NC_ ("tool", "Start"),
  [ROBO_BRUSH_WALL] = NC_ ("tool", "Energy Wall"),
  [ROBO_BRUSH_BARRIER] = NC_ ("tool", "Barrier"),
  [ROBO_BRUSH_CAUTION] = NC_ ("tool", "Caution Line"),
  [ROBO_BRUSH_ERASER] = NC_ ("tool", "Eraser"),
};

static const char *const modes[ROBO_N_EDITOR_MODES] = {
  [ROBO_EDITOR_DRAW] = NC_ ("tool", "Draw"),
  [ROBO_EDITOR_BOX] = NC_ ("tool", "Box"),
  [ROBO_EDITOR_FILL] = NC_ ("tool", "Fill"),
  [ROBO_EDITOR_SELECT] = NC_ ("tool", "Select"),
};

static const char *const symmetries[ROBO_N_SYMMETRIES] = {
  [ROBO_SYMMETRY_OFF] = NC_ ("symmetry", "Off"),
  [ROBO_SYMMETRY_MIRROR_WE] = NC_ ("symmetry", "Halves mirrored, west and east"),
  [ROBO_SYMMETRY_MIRROR_NS] = NC_ ("symmetry", "Halves mirrored, north and south"),
  [ROBO_SYMMETRY_HALF_TURN] = NC_ ("symmetry", "Halves rotated"),
  [ROBO_SYMMETRY_QUARTERS_MIRRORED] = NC_ ("symmetry", "Quarters mirrored"),
  [ROBO_SYMMETRY_QUARTERS_TURNED] = NC_ ("symmetry", "Quarters rotated"),
};

static const char *const edits[ROBO_N_BRUSHES] = {
  [ROBO_BRUSH_FLOOR] = NC_ ("undo", "Place Floor"),
  [ROBO_BRUSH_PIT] = NC_ ("undo", "Place Pit"),
  [ROBO_BRUSH_WATER] = NC_ ("undo", "Place Water"),
  [ROBO_BRUSH_SOLID] = NC_ ("undo", "Place Arena Wall"),
  [ROBO_BRUSH_VP] = NC_ ("undo", "Place VP Space"),
  [ROBO_BRUSH_WORKSHOP] = NC_ ("undo", "Place Workshop"),
  [ROBO_BRUSH_VOLTAGE] = NC_ ("undo", "Place High Voltage"),
  [ROBO_BRUSH_START] = NC_ ("undo", "Place Starting Space"),
  [ROBO_BRUSH_WALL] = NC_ ("undo", "Place Energy Wall"),
  [ROBO_BRUSH_BARRIER] = NC_ ("undo", "Place Lightning Barrier"),
  [ROBO_BRUSH_CAUTION] = NC_ ("undo", "Place Caution Line"),
  [ROBO_BRUSH_ERASER] = NC_ ("undo", "Erase"),
};

const char *
robo_editor_words_get_brush (RoboBrushKind kind)
{
  return g_dpgettext2 (NULL, "tool", brushes[kind]);
}

const char *
robo_editor_words_get_mode (RoboEditorMode mode)
{
  return g_dpgettext2 (NULL, "tool", modes[mode]);
}

const char *
robo_editor_words_get_symmetry (RoboSymmetry symmetry)
{
  return g_dpgettext2 (NULL, "symmetry", symmetries[symmetry]);
}

const char *
robo_editor_words_get_edit (const RoboBrush *brush)
{
  return g_dpgettext2 (NULL, "undo", edits[brush->kind]);
}

/* Effects of brushes in words */

static char *
dup_start (const RoboBrush *brush,
           const RoboPlan  *plan,
           const RoboTouch *touch,
           const char      *place)
{
  RoboPlan  next = *plan;
  RoboStart start;

  robo_brush_paint (brush, ROBO_SYMMETRY_OFF, &next, touch);
  start = next.starts[MIN (robo_plan_get_start_at (&next, touch->space), ROBO_MAX_STARTS - 1)];

  /* Translators: This is a starting space. %1$s is a space such as 4|2, %2$s is the side of the arena whose robots
   * start there, and %3$s is where its arrow points; both are directions such as “north”. */
  return g_strdup_printf (_ ("Starting space at %1$s, %2$s side, arrow pointing %3$s"), place,
                          robo_words_get_dir ((RoboDir)start.side), robo_words_get_dir ((RoboDir)start.arrow));
}

static char *
dup_edge (const RoboBrush *brush,
          const RoboPlan  *plan,
          const RoboTouch *touch,
          const char      *place)
{
  g_autofree char *other = robo_words_dup_place (robo_plan_get_neighbour (plan, touch->space, touch->side),
                                                 plan->columns);

  if (brush->kind == ROBO_BRUSH_WALL)
    /* Translators: Both %s are spaces such as 4|2. */
    return g_strdup_printf (_ ("Energy wall between %1$s and %2$s"), place, other);

  /* Translators: Both %s are spaces such as 4|2. */
  return g_strdup_printf (_ ("Lightning barrier between %1$s and %2$s"), place, other);
}

static char *
dup_erasure (const RoboBrush *brush,
             const RoboPlan  *plan,
             const RoboTouch *touch,
             const char      *place)
{
  gboolean has_mark = robo_plan_get_edge (plan, touch->space, touch->side) != ROBO_EDGE_OPEN ||
                      plan->caution[touch->space][touch->side / 2] != 0;

  if (brush->erasing == ROBO_ERASING_EDGES || (brush->erasing == ROBO_ERASING_ALL && touch->is_at_edge && has_mark))
    /* Translators: %1$s is a space such as 4|2, %2$s a direction such as “north”. */
    return g_strdup_printf (_ ("Erase the %2$s edge of %1$s"), place, robo_words_get_dir (touch->side));

  /* Translators: %s is a space such as 4|2. */
  return g_strdup_printf (_ ("Erase %s"), place);
}

static char *
dup_deed (const RoboBrush *brush,
          const RoboPlan  *plan,
          const RoboTouch *touch)
{
  g_autofree char *place = robo_words_dup_place (touch->space, plan->columns);
  RoboDir          turn;
  guint            number;

  switch (brush->kind)
    {
    case ROBO_BRUSH_FLOOR:
      /* Translators: %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Floor at %s"), place);
    case ROBO_BRUSH_PIT:
      /* Translators: %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Pit at %s"), place);
    case ROBO_BRUSH_WATER:
      /* Translators: %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Water at %s"), place);
    case ROBO_BRUSH_SOLID:
      /* Translators: %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Arena wall at %s"), place);
    case ROBO_BRUSH_VP:
      number = brush->number != 0            ? brush->number
               : plan->vp[touch->space] != 0 ? plan->vp[touch->space]
                                             : robo_plan_find_free_vp (plan);
      /* Translators: %1$u is the number of a VP space, %2$s a space such as 4|2. */
      return g_strdup_printf (_ ("VP space %1$u at %2$s"), number, place);
    case ROBO_BRUSH_WORKSHOP:
      /* Translators: %s is a space such as 4|2. */
      return g_strdup_printf (_ ("Workshop at %s"), place);
    case ROBO_BRUSH_VOLTAGE:
      /* Translators: %s is a space such as 4|2. */
      return g_strdup_printf (_ ("High voltage at %s"), place);
    case ROBO_BRUSH_START:
      return dup_start (brush, plan, touch, place);
    case ROBO_BRUSH_WALL:
    case ROBO_BRUSH_BARRIER:
      return dup_edge (brush, plan, touch, place);
    case ROBO_BRUSH_CAUTION:
      turn = brush->turn == 0 ? touch->end : robo_dir_turn (touch->side, brush->turn);
      /* Translators: %1$s is a space such as 4|2, the others are directions such as “north”. */
      return g_strdup_printf (_ ("Caution line at %1$s: a KillBot facing %2$s turns %3$s"), place,
                              robo_words_get_dir (touch->side), robo_words_get_dir (turn));
    case ROBO_BRUSH_ERASER:
      return dup_erasure (brush, plan, touch, place);
    }

  g_return_val_if_reached (g_strdup (""));
}

static char *
dup_with_images (char *deed,
                 guint n_more)
{
  g_autofree char *owned = deed;

  if (n_more == 0)
    return g_steal_pointer (&owned);

  /* Translators: %1$s is what is painted and where, such as “Pit at 4|2”; %2$u is how many other places get the
   * same. */
  return g_strdup_printf (ngettext ("%1$s, and %2$u more by symmetry", "%1$s, and %2$u more by symmetry", n_more),
                          owned, n_more);
}

char *
robo_editor_words_dup_hint (const RoboBrush *brush,
                            RoboSymmetry     symmetry,
                            const RoboPlan  *plan,
                            const RoboTouch *touch,
                            RoboPainted      painted)
{
  RoboTouch images[ROBO_MAX_IMAGES];

  switch (painted)
    {
    case ROBO_PAINTED:
    case ROBO_PAINTED_NOTHING:
      if (robo_brush_is_for_edges (brush) && brush->kind != ROBO_BRUSH_CAUTION &&
          robo_plan_get_neighbour (plan, touch->space, touch->side) == ROBO_NO_SPACE)
        return g_strdup ("");
      return dup_with_images (dup_deed (brush, plan, touch),
                              robo_brush_get_images (brush, symmetry, plan, touch, images) - 1);
    case ROBO_PAINTED_NO_EDGE:
      return g_strdup (_ ("Energy walls and lightning barriers can’t be on the border of the arena."));
    case ROBO_PAINTED_AT_SOLID:
      return g_strdup (_ ("An arena wall stops everything, so nothing can go on its edges."));
    case ROBO_PAINTED_NO_FLOOR:
      return g_strdup (_ ("Caution lines can only go on floor spaces."));
    case ROBO_PAINTED_NO_NUMBER:
      return g_strdup (_ ("Not enough free numbers: an arena can have up to nine VP spaces."));
    case ROBO_PAINTED_TOO_MANY_STARTS:
      return g_strdup (_ ("The arena can’t have any more starting spaces."));
    }

  g_return_val_if_reached (g_strdup (""));
}

char *
robo_editor_words_dup_spaces (RoboBrushKind kind,
                              guint         n_spaces)
{
  /* Translators: %1$s is a tool, such as Pit, and %2$u is how many spaces it changes. */
  return g_strdup_printf (ngettext ("%1$s: %2$u space", "%1$s: %2$u spaces", n_spaces),
                          robo_editor_words_get_brush (kind), n_spaces);
}
