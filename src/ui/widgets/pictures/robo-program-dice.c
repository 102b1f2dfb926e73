// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-program-dice.h"

#include "match/log/robo-words.h"

#include "robo-die-view.h"

#define GAP_PX     8
#define DIE_GAP_PX 3

const char *
robo_program_dice_get_arrow (RoboDir dir)
{
  static const char *const arrows[ROBO_N_DIRS] = { "↑", "↗", "→", "↘", "↓", "↙", "←", "↖" };

  return arrows[dir];
}

GtkWidget *
robo_program_dice_new (const RoboProgram *program)
{
  GtkWidget       *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "spacing", GAP_PX,
                                       NULL);
  g_autofree char *words = robo_words_dup_program (program);

  gtk_widget_add_css_class (box, "program-dice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  /* Don't mirror the arrows in right-to-left languages, because east is on the right in every language. */
  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < program->n_dice; i++)
    {
      const RoboDie *die = &program->dice[i];
      GtkWidget     *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, DIE_GAP_PX);

      gtk_widget_set_direction (pair, GTK_TEXT_DIR_LTR);
      gtk_box_append (GTK_BOX (pair), robo_die_view_new (die->colour, die->value));
      gtk_box_append (GTK_BOX (pair), g_object_new (GTK_TYPE_LABEL, "label", robo_program_dice_get_arrow (die->key),
                                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
      gtk_box_append (GTK_BOX (box), pair);
    }

  return box;
}
