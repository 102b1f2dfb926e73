// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-tutorial-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "ui/widgets/robo-main-menu.h"
#include "ui/widgets/robo-page.h"

#include "robo-exercise-row.h"

struct _RoboTutorialPage
{
  AdwBin parent_instance;

  /* template children */
  GtkListBox *list;
  GtkButton  *start_button;

  /* owned */
  GPtrArray *lessons; /* array of RoboLesson */
  GPtrArray *rows;    /* AdwActionRow, owned by the list */
  GSettings *settings;

  gboolean is_begun; /* the next lesson is a later lesson than the first */
};

enum
{
  PROP_0,
  PROP_HAS_LESSONS,
  PROP_IS_BEGUN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboTutorialPage, robo_tutorial_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

static guint lesson_chosen_signal;

static char *
dup_start_label_cb (RoboTutorialPage *self,
                    gboolean          is_begun)
{
  if (is_begun)
    return g_strdup (_ ("_Continue"));

  /* Translators: This is a button. It leads to the first lesson. */
  return g_strdup (_ ("_Start"));
}

/* Returns the first lesson that the user has not done. If all are done, returns the first lesson of all. */
static guint
find_next (RoboTutorialPage *self)
{
  for (guint i = 0; i < self->lessons->len; i++)
    if (!robo_exercise_row_get_is_done (self->rows->pdata[i]))
      return i;

  return 0;
}

static void
update_done (RoboTutorialPage *self)
{
  g_auto (GStrv) done = g_settings_get_strv (self->settings, "lessons-done");

  for (guint i = 0; i < self->lessons->len; i++)
    {
      const char *id = robo_lesson_get_id (self->lessons->pdata[i]);

      robo_exercise_row_set_is_done (self->rows->pdata[i], g_strv_contains ((const char *const *)done, id));
    }

  /* The user has begun the tutorial if the next lesson is a later lesson than the first. */
  self->is_begun = find_next (self) > 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_BEGUN]);
}

static void
row_activated_cb (RoboTutorialPage *self,
                  GtkListBoxRow    *row)
{
  g_signal_emit (self, lesson_chosen_signal, 0, gtk_list_box_row_get_index (row));
}

static void
start_cb (RoboTutorialPage *self)
{
  g_signal_emit (self, lesson_chosen_signal, 0, find_next (self));
}

static void
robo_tutorial_page_dispose (GObject *object)
{
  RoboTutorialPage *self = ROBO_TUTORIAL_PAGE (object);

  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_TUTORIAL_PAGE);

  G_OBJECT_CLASS (robo_tutorial_page_parent_class)->dispose (object);
}

static void
robo_tutorial_page_shown (RoboPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (ROBO_TUTORIAL_PAGE (page)->start_button));
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->shown = robo_tutorial_page_shown;
}

static gboolean
get_has_lessons (RoboTutorialPage *self)
{
  return self->lessons != NULL && self->lessons->len > 0;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_HAS_LESSONS] = { ROBO_PROPERTY_GETTER (BOOLEAN, "has-lessons", get_has_lessons) },
  [PROP_IS_BEGUN] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-begun", RoboTutorialPage, is_begun) },
};

static void
robo_tutorial_page_class_init (RoboTutorialPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_tutorial_page_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  lesson_chosen_signal = g_signal_new ("lesson-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ROBO_TYPE_MAIN_MENU);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/learning/robo-tutorial-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboTutorialPage, list);
  gtk_widget_class_bind_template_child (widget_class, RoboTutorialPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, dup_start_label_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
robo_tutorial_page_init (RoboTutorialPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::lessons-done", G_CALLBACK (update_done), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_tutorial_page_new (GPtrArray *lessons)
{
  RoboTutorialPage *self;

  g_return_val_if_fail (lessons != NULL, NULL);

  self = g_object_new (ROBO_TYPE_TUTORIAL_PAGE, NULL);
  self->lessons = g_ptr_array_ref (lessons);
  for (guint i = 0; i < lessons->len; i++)
    {
      const RoboLesson *lesson = lessons->pdata[i];
      g_autofree char  *text = g_strdup_printf ("%u", i + 1);
      GtkWidget        *label = gtk_label_new (text);
      /* Translators: This is the state of a lesson. */
      AdwActionRow *row = robo_exercise_row_new (robo_lesson_get_title (lesson), label, _ ("Done"));

      gtk_widget_add_css_class (label, "title-2");
      gtk_label_set_width_chars (GTK_LABEL (label), 2);
      adw_action_row_set_subtitle (row, robo_lesson_get_summary (lesson));
      g_ptr_array_add (self->rows, row);
      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_LESSONS]);
  update_done (self);

  return GTK_WIDGET (self);
}
