// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-clip.h"

void
robo_region_init (RoboRegion     *region,
                  const RoboPlan *plan,
                  guint           from,
                  guint           to)
{
  gint x[2] = { (gint)(from % plan->columns), (gint)(to % plan->columns) };
  gint y[2] = { (gint)(from / plan->columns), (gint)(to / plan->columns) };

  *region = (RoboRegion){
    .column = MIN (x[0], x[1]),
    .row = MIN (y[0], y[1]),
    .columns = ABS (x[0] - x[1]) + 1,
    .rows = ABS (y[0] - y[1]) + 1,
  };
}

static gboolean
has_place (const RoboRegion *region,
           gint              column,
           gint              row)
{
  return column >= region->column && column < region->column + region->columns &&
         row >= region->row && row < region->row + region->rows;
}

gboolean
robo_region_has (const RoboRegion *region,
                 const RoboPlan   *plan,
                 guint             space)
{
  return has_place (region, (gint)(space % plan->columns), (gint)(space / plan->columns));
}

RoboRegion
robo_region_transform (const RoboRegion *region,
                       const RoboPlan   *plan,
                       RoboTransform     transform)
{
  RoboRegion image = *region;
  gint       columns = plan->columns;
  gint       rows = plan->rows;

  if (transform.is_mirrored)
    image.column = columns - image.column - image.columns;

  for (guint i = 0; i < transform.quarters; i++)
    {
      image = (RoboRegion){
        .column = rows - image.row - image.rows,
        .row = image.column,
        .columns = image.rows,
        .rows = image.columns,
      };
      columns = rows;
      rows = i % 2 == 0 ? plan->columns : plan->rows;
    }

  return image;
}
