// SPDX-License-Identifier: GPL-3.0-or-later
// Warns about layouts that measure a widget for less than its minimum, in every test with a window and with every
// version of GTK. GTK 4.18 warns by itself. Earlier versions silently measured for the minimum, and the widget was
// allocated less than it was measured for.
#include "config.h"

#include <dlfcn.h>
#include <gtk/gtk.h>

typedef void (*Measure) (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline);

/* The program without its libraries lies between these symbols, as the linker names them. */
extern char __executable_start, etext;

/* Takes the place of GTK's function. Measures of libadwaita are not checked: version 1.2 often asks for less. */
void
gtk_widget_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  static Measure measure;
  char          *caller = __builtin_return_address (0);
  gboolean       is_ours = caller >= &__executable_start && caller < &etext;
  GtkOrientation other = GTK_ORIENTATION_HORIZONTAL + GTK_ORIENTATION_VERTICAL - orientation;
  int            least = 0;

  if (measure == NULL)
    measure = (Measure)dlsym (RTLD_NEXT, "gtk_widget_measure");

  if (is_ours && for_size >= 0 && gtk_check_version (4, 18, 0) != NULL)
    measure (widget, other, -1, &least, NULL, NULL, NULL);
  if (for_size < least && for_size >= 0)
    g_warning ("Trying to measure a %s for %s of %d, but it needs at least %d", G_OBJECT_TYPE_NAME (widget),
               other == GTK_ORIENTATION_HORIZONTAL ? "width" : "height", for_size, least);
  measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}
