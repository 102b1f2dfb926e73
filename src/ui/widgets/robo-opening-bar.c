// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-opening-bar.h"

#include <glib/gi18n.h>

#include "base/robo-work.h"

#include "robo-message.h"

/* Shows its message in a label. A toast would not do, because Adwaita 1.2 crashes if a toast is dismissed while another
 * toast moves. */
struct _RoboOpeningBar
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget *box;
  GtkLabel  *label;

  /* owned */
  GCancellable *cancellable; /* NULL if no file is being opened */
  char         *name;        /* name of the file */
  char         *said;        /* sentence about the file */

  guint delay_id;
};

G_DEFINE_FINAL_TYPE (RoboOpeningBar, robo_opening_bar, GTK_TYPE_WIDGET)

static RoboOpeningBar *
find_bar_below (GtkWidget *widget)
{
  RoboOpeningBar *bar = ROBO_IS_OPENING_BAR (widget) ? ROBO_OPENING_BAR (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && bar == NULL;
       child = gtk_widget_get_next_sibling (child))
    bar = find_bar_below (child);

  return bar;
}

static RoboOpeningBar *
find_bar (GtkWidget *widget)
{
  if (GTK_IS_WINDOW (widget))
    return find_bar_below (widget);

  for (GtkWidget *at = gtk_widget_get_ancestor (widget, GTK_TYPE_OVERLAY); at != NULL;
       at = gtk_widget_get_ancestor (gtk_widget_get_parent (at), GTK_TYPE_OVERLAY))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (at); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          if (ROBO_IS_OPENING_BAR (child))
            return ROBO_OPENING_BAR (child);
        }
      if (gtk_widget_get_parent (at) == NULL)
        break;
    }

  return NULL;
}

static void
hide (RoboOpeningBar *self)
{
  g_clear_handle_id (&self->delay_id, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
cancel_cb (RoboOpeningBar *self)
{
  robo_work_cancel (&self->cancellable);
  hide (self);
}

static gboolean
delay_over_cb (gpointer user_data)
{
  RoboOpeningBar *self = user_data;

  self->delay_id = 0;
  gtk_label_set_label (self->label, self->said);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);

  return G_SOURCE_REMOVE;
}

static void
robo_opening_bar_dispose (GObject *object)
{
  RoboOpeningBar *self = ROBO_OPENING_BAR (object);

  g_clear_handle_id (&self->delay_id, g_source_remove);
  robo_work_cancel (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_OPENING_BAR);

  G_OBJECT_CLASS (robo_opening_bar_parent_class)->dispose (object);
}

static void
robo_opening_bar_finalize (GObject *object)
{
  g_free (ROBO_OPENING_BAR (object)->name);
  g_free (ROBO_OPENING_BAR (object)->said);

  G_OBJECT_CLASS (robo_opening_bar_parent_class)->finalize (object);
}

static void
robo_opening_bar_class_init (RoboOpeningBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_opening_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = robo_opening_bar_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/widgets/robo-opening-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboOpeningBar, box);
  gtk_widget_class_bind_template_child (widget_class, RoboOpeningBar, label);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
robo_opening_bar_init (RoboOpeningBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GCancellable *
robo_opening_begin (GtkWidget  *widget,
                    const char *path)
{
  GCancellable    *cancellable = g_cancellable_new ();
  g_autofree char *base = g_filename_display_basename (path);
  g_autofree char *name = robo_message_cut (base);
  RoboOpeningBar  *self;
  gboolean         is_next_step;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), cancellable);

  self = find_bar (widget);
  if (self == NULL)
    return cancellable;

  /* A second call for the same file is the next step of opening it: the program first finds out the kind of the file,
   * and then reads the file. For the user, both are one step. */
  is_next_step = self->cancellable != NULL && g_str_equal (self->name, name);
  g_cancellable_cancel (self->cancellable);
  g_set_object (&self->cancellable, cancellable);
  if (is_next_step)
    return cancellable;

  hide (self);
  g_free (self->name);
  g_free (self->said);
  /* Translators: %s is the name of a file. */
  self->said = g_strdup_printf (_ ("Opening %s…"), name);
  self->name = g_steal_pointer (&name);
  self->delay_id = g_timeout_add (ROBO_OPENING_BAR_DELAY_MS, delay_over_cb, self);

  return cancellable;
}

void
robo_opening_end (GtkWidget    *widget,
                  GCancellable *cancellable)
{
  RoboOpeningBar *self = find_bar (widget);

  if (self == NULL || self->cancellable != cancellable)
    return;

  g_clear_object (&self->cancellable);
  hide (self);
}

void
robo_opening_say (GtkWidget    *widget,
                  GCancellable *cancellable,
                  const char   *sentence)
{
  RoboOpeningBar *self = find_bar (widget);

  if (self == NULL || self->cancellable != cancellable)
    return;

  g_free (self->said);
  self->said = g_strdup (sentence);
  if (self->delay_id == 0)
    gtk_label_set_label (self->label, sentence);
}
