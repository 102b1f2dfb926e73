// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-label-scale.h"

void
robo_label_scale_set (GtkLabel *label,
                      double    scale)
{
  PangoAttrList *attributes = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (scale < 1)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
    }
  gtk_label_set_attributes (label, attributes);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}
