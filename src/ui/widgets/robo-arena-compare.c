// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-arena-compare.h"

#include <glib/gi18n.h>

#include "match/log/robo-words.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"

/* The rows of the list are in the order of the differences, so a row has the same index as its difference. */
struct _RoboArenaCompare
{
  AdwBin parent_instance;

  /* template children */
  GtkLabel   *before_label;
  GtkLabel   *after_label;
  GtkPicture *before_picture;
  GtkPicture *after_picture;
  GtkLabel   *summary_label;
  GtkListBox *list;

  /* owned */
  RoboArenaPaintable *before_paintable;
  RoboArenaPaintable *after_paintable;
  RoboArenaDiff      *diff;
};

G_DEFINE_FINAL_TYPE (RoboArenaCompare, robo_arena_compare, ADW_TYPE_BIN)

static void
show_marks (RoboArenaCompare *self,
            guint             chosen)
{
  robo_arena_paintable_set_diff (self->before_paintable, self->diff, chosen);
  robo_arena_paintable_set_diff (self->after_paintable, self->diff, chosen);
}

static void
row_selected_cb (RoboArenaCompare *self,
                 GtkListBoxRow    *row)
{
  /* When the widget is disposed, the list drops its rows and its selection. Don't show a difference then. */
  if (self->before_paintable == NULL)
    return;

  show_marks (self, row != NULL ? robo_arena_diff_get (self->diff, gtk_list_box_row_get_index (row))->mark : 0);
}

static GtkWidget *
create_row (const RoboArenaChange *change)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (change->sentence);
  /* Show the number of the difference in the row, because the boards show it, too. */
  g_autofree char *mark = g_strdup_printf ("%u", change->mark);
  g_autofree char *spoken = robo_words_dup_spoken (change->sentence);
  g_autofree char *numbered = NULL;
  GtkWidget       *badge = gtk_label_new (change->mark > 0 ? mark : NULL);

  gtk_widget_add_css_class (badge, change->mark > 0 ? "change-mark" : "change-no-mark");
  gtk_widget_set_valign (badge, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "change-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  /* Translators: This is read out for a row of a list: %1$u is the number of a difference between two arenas, which stands
   * on the boards, too; %2$s is a sentence about the difference. */
  numbered = change->mark > 0 ? g_strdup_printf (_ ("%1$u. %2$s"), change->mark, spoken) : g_strdup (spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, numbered, -1);

  return row;
}

static void
robo_arena_compare_dispose (GObject *object)
{
  RoboArenaCompare *self = ROBO_ARENA_COMPARE (object);

  /* The paintables only borrow the differences, and other widgets may still hold the paintables. So remove the
   * differences from the paintables. */
  if (self->before_paintable != NULL)
    robo_arena_paintable_set_diff (self->before_paintable, NULL, 0);
  if (self->after_paintable != NULL)
    robo_arena_paintable_set_diff (self->after_paintable, NULL, 0);
  g_clear_object (&self->before_paintable);
  g_clear_object (&self->after_paintable);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_ARENA_COMPARE);

  G_OBJECT_CLASS (robo_arena_compare_parent_class)->dispose (object);
}

static void
robo_arena_compare_finalize (GObject *object)
{
  robo_arena_diff_free (ROBO_ARENA_COMPARE (object)->diff);

  G_OBJECT_CLASS (robo_arena_compare_parent_class)->finalize (object);
}

static void
robo_arena_compare_class_init (RoboArenaCompareClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_arena_compare_dispose;
  object_class->finalize = robo_arena_compare_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/widgets/robo-arena-compare.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCompare, before_label);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCompare, after_label);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCompare, before_picture);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCompare, after_picture);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCompare, summary_label);
  gtk_widget_class_bind_template_child (widget_class, RoboArenaCompare, list);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
robo_arena_compare_init (RoboArenaCompare *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->before_paintable = robo_arena_paintable_new (NULL);
  self->after_paintable = robo_arena_paintable_new (NULL);
  gtk_picture_set_paintable (self->before_picture, GDK_PAINTABLE (self->before_paintable));
  gtk_picture_set_paintable (self->after_picture, GDK_PAINTABLE (self->after_paintable));
}

GtkWidget *
robo_arena_compare_new (void)
{
  return g_object_new (ROBO_TYPE_ARENA_COMPARE, NULL);
}

static void
show_side (GtkLabel           *label,
           GtkPicture         *picture,
           RoboArenaPaintable *paintable,
           RoboArena          *arena,
           const char         *title)
{
  if (title == NULL)
    title = robo_arena_get_name (arena);
  gtk_label_set_text (label, title);
  gtk_picture_set_alternative_text (picture, title);
  robo_arena_paintable_set_plan (paintable, robo_arena_get_plan (arena));
}

void
robo_arena_compare_set_arenas (RoboArenaCompare *self,
                               RoboArena        *before,
                               const char       *before_title,
                               RoboArena        *after,
                               const char       *after_title)
{
  g_autoptr (RoboArenaDiff) old = NULL;
  g_autofree char *text = NULL;
  GtkListBoxRow   *row;
  guint            n;

  g_return_if_fail (ROBO_IS_ARENA_COMPARE (self));
  g_return_if_fail (before != NULL && after != NULL);

  old = g_steal_pointer (&self->diff);
  self->diff = robo_arena_diff_new (before, after);
  n = robo_arena_diff_get_length (self->diff);
  show_side (self->before_label, self->before_picture, self->before_paintable, before, before_title);
  show_side (self->after_label, self->after_picture, self->after_paintable, after, after_title);
  show_marks (self, 0);

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, create_row (robo_arena_diff_get (self->diff, i)));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);

  /* Translators: %u is how many differences there are between two arenas. */
  text = n > 0 ? g_strdup_printf (ngettext ("%u difference", "%u differences", n), n)
               : g_strdup (_ ("The two arenas are the same."));
  gtk_label_set_text (self->summary_label, text);
}

void
robo_arena_compare_present (RoboArenaCompare *self,
                            GtkWindow        *parent,
                            const char       *title)
{
  GtkWidget          *window, *box;
  GtkEventController *shortcuts;

  g_return_if_fail (ROBO_IS_ARENA_COMPARE (self));
  g_return_if_fail (gtk_widget_get_parent (GTK_WIDGET (self)) == NULL);

  window = adw_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_margin_top (GTK_WIDGET (self), 12);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), 18);
  gtk_widget_set_margin_start (GTK_WIDGET (self), 18);
  gtk_widget_set_margin_end (GTK_WIDGET (self), 18);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self));
  adw_window_set_content (ADW_WINDOW (window), box);
  shortcuts = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, shortcuts);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 560);
  gtk_window_present (GTK_WINDOW (window));
}
