// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-rule-set-page.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "base/robo-slug.h"
#include "files/cards/robo-module-edit.h"
#include "files/cards/robo-rule-set-differences.h"
#include "files/cards/robo-rule-set-edit.h"
#include "ui/widgets/documents/robo-problem-view.h"
#include "ui/widgets/pictures/robo-ink.h"
#include "ui/widgets/robo-page.h"
#include "robo-decks-group.h"
#include "robo-options-group.h"
#include "robo-sets-group.h"
#include "robo-texts-group.h"

/* CSS: node `rulesetpage`. */
struct _RoboRuleSetPage
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget         *box;
  RoboDocumentBar   *bar;
  GtkScrolledWindow *scroller;
  GtkWidget         *content;
  RoboTextsGroup    *texts_group;
  GtkWidget         *options_group;

  /* owned */
  RoboRuleFiles       *files;
  RoboRuleSetDocument *document;
  GSignalGroup        *document_signals;
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_SET,
  PROP_FILES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void page_iface_init (RoboPageInterface *iface);

/* clang-format off */
G_DEFINE_FINAL_TYPE_WITH_CODE (RoboRuleSetPage, robo_rule_set_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ROBO_TYPE_PAGE, page_iface_init))
/* clang-format on */

/* Closures of the template; the set may be NULL */

static GStrv
dup_languages (RoboRuleSetPage *self,
               RoboRuleSet     *set)
{
  return set != NULL ? robo_rule_set_dup_languages (set) : NULL;
}

static char *
dup_name (RoboRuleSetPage *self,
          RoboRuleSet     *set,
          const char      *language)
{
  return set != NULL ? g_strdup (robo_rule_set_get_name_in (set, language)) : NULL;
}

static char *
dup_description (RoboRuleSetPage *self,
                 RoboRuleSet     *set,
                 const char      *language)
{
  return set != NULL ? g_strdup (robo_rule_set_get_description_in (set, language)) : NULL;
}

static char *
dup_differences (RoboRuleSetPage *self,
                 RoboRuleSet     *set)
{
  g_autoptr (RoboProblems) problems = robo_problems_new (NULL);
  g_autoptr (RoboRuleSet) standard = robo_rule_set_load_bundled ("standard", problems);
  g_auto (GStrv) sentences = NULL;

  if (standard == NULL || set == NULL)
    return NULL;

  sentences = robo_rule_set_dup_differences (set, standard);

  return sentences[0] != NULL ? g_strjoinv ("\n", sentences) : g_strdup (_ ("The same as the standard rules."));
}

/* Actions */

static void
repair_cb (RoboRuleSetPage *self,
           RoboProblemItem *item,
           guint            index)
{
  robo_set_document_repair (ROBO_SET_DOCUMENT (self->document), item, index);
}

static void
name_edited_cb (RoboRuleSetPage *self,
                const char      *name)
{
  RoboRuleSet     *set = robo_rule_set_document_get_set (self->document);
  const char      *language = robo_texts_group_get_language (self->texts_group);
  g_autofree char *key = g_strdup_printf ("name:%s", language);

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Edit Name"), key,
                            robo_rule_set_with_text (set, "name", language, name));
}

static void
description_edited_cb (RoboRuleSetPage *self,
                       const char      *description)
{
  RoboRuleSet     *set = robo_rule_set_document_get_set (self->document);
  const char      *language = robo_texts_group_get_language (self->texts_group);
  g_autofree char *key = g_strdup_printf ("description:%s", language);

  /* Translators: This is the name of an edit, in the list of edits and after “Undo”. */
  robo_set_document_change (ROBO_SET_DOCUMENT (self->document), _ ("Edit Description"), key,
                            robo_rule_set_with_text (set, "description", language, description));
}

static void
left_cb (RoboRuleSetPage *self)
{
  g_signal_emit_by_name (self, "left");
}

static void
saved_cb (RoboRuleSetPage *self)
{
  g_signal_emit_by_name (self, "saved");
}

/* Returns a free path, and gives the rule set an id that is the name of the file, because games find rules by this
 * name. */
static char *
dup_path_cb (RoboDocument *document,
             gpointer      data)
{
  g_autofree char *wanted = robo_slug_new (robo_document_get_title (document), "module");
  g_autofree char *id = NULL;
  char            *path = robo_rule_files_dup_free_path (TRUE, wanted, &id);

  robo_document_set_id (document, id);

  return path;
}

/* Object */

static void
changed_cb (RoboRuleSetPage *self)
{
  GtkAdjustment   *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double           value = gtk_adjustment_get_value (adjustment);
  int              width = gtk_widget_get_width (self->content);
  double           moved = 0;
  graphene_point_t before;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SET]);

  /* An edit may change the height of the contents above the options. Scroll by the same amount before the layout, so
   * that the options stay under the pointer without flickering. */
  if (value <= 0 ||
      !gtk_widget_compute_point (self->options_group, self->content, &GRAPHENE_POINT_INIT (0, 0), &before))
    return;

  for (GtkWidget *above = gtk_widget_get_prev_sibling (self->options_group); above != NULL;
       above = gtk_widget_get_prev_sibling (above))
    {
      int height;

      if (!gtk_widget_should_layout (above))
        continue;
      gtk_widget_measure (above, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      moved += height + gtk_box_get_spacing (GTK_BOX (self->content));
    }

  moved -= before.y;
  gtk_adjustment_set_upper (adjustment, gtk_adjustment_get_upper (adjustment) + MAX (moved, 0));
  gtk_adjustment_set_value (adjustment, value + moved);
}

static void
robo_rule_set_page_dispose (GObject *object)
{
  RoboRuleSetPage *self = ROBO_RULE_SET_PAGE (object);

  if (self->document_signals != NULL)
    robo_rule_set_page_set_document (self, NULL);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->files);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_RULE_SET_PAGE);

  G_OBJECT_CLASS (robo_rule_set_page_parent_class)->dispose (object);
}

static void
robo_rule_set_page_back (RoboPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "document.leave", NULL);
}

static void
page_iface_init (RoboPageInterface *iface)
{
  iface->back = robo_rule_set_page_back;
}

static RoboRuleSet *
get_set (RoboRuleSetPage *self)
{
  return self->document != NULL ? robo_rule_set_document_get_set (self->document) : NULL;
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_DOCUMENT] = { ROBO_PROPERTY_FIELD (OBJECT, "document", RoboRuleSetPage, document), .type = robo_rule_set_document_get_type, .set = G_CALLBACK (robo_rule_set_page_set_document) },
  [PROP_SET] = { ROBO_PROPERTY_GETTER (POINTER, "set", get_set) },
  [PROP_FILES] = { ROBO_PROPERTY_FIELD (OBJECT, "files", RoboRuleSetPage, files), .type = robo_rule_files_get_type, .is_construct_only = TRUE },
};

static void
robo_rule_set_page_class_init (RoboRuleSetPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_rule_set_page_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("saved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ROBO_TYPE_DECKS_GROUP);
  g_type_ensure (ROBO_TYPE_DOCUMENT_BAR);
  g_type_ensure (ROBO_TYPE_OPTIONS_GROUP);
  g_type_ensure (ROBO_TYPE_PROBLEM_VIEW);
  g_type_ensure (ROBO_TYPE_SETS_GROUP);
  g_type_ensure (ROBO_TYPE_TEXTS_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulesetpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/cards/robo-rule-set-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, box);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, bar);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, content);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, texts_group);
  gtk_widget_class_bind_template_child (widget_class, RoboRuleSetPage, options_group);
  gtk_widget_class_bind_template_callback (widget_class, dup_languages);
  gtk_widget_class_bind_template_callback (widget_class, dup_name);
  gtk_widget_class_bind_template_callback (widget_class, dup_description);
  gtk_widget_class_bind_template_callback (widget_class, dup_differences);
  gtk_widget_class_bind_template_callback (widget_class, repair_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, description_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, saved_cb);
}

static void
robo_rule_set_page_init (RoboRuleSetPage *self)
{
  robo_ink_load_css ();
  gtk_widget_init_template (GTK_WIDGET (self));
  robo_document_bar_install (self->bar, GTK_WIDGET (self));
  robo_document_bar_set_path_func (self->bar, dup_path_cb, NULL);
  self->document_signals = g_signal_group_new (ROBO_TYPE_RULE_SET_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (changed_cb), self);
}

GtkWidget *
robo_rule_set_page_new (RoboRuleFiles *files)
{
  return g_object_new (ROBO_TYPE_RULE_SET_PAGE, "files", files, NULL);
}

void
robo_rule_set_page_set_document (RoboRuleSetPage     *self,
                                 RoboRuleSetDocument *document)
{
  g_return_if_fail (ROBO_IS_RULE_SET_PAGE (self));

  if (!g_set_object (&self->document, document))
    return;

  g_signal_group_set_target (self->document_signals, document);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SET]);
}

RoboRuleSetDocument *
robo_rule_set_page_get_document (RoboRuleSetPage *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_SET_PAGE (self), NULL);

  return self->document;
}

RoboDocumentBar *
robo_rule_set_page_get_bar (RoboRuleSetPage *self)
{
  g_return_val_if_fail (ROBO_IS_RULE_SET_PAGE (self), NULL);

  return self->bar;
}
