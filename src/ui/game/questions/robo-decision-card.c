// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-decision-card-private.h"

#include "ui/common/robo-access.h"

#include "ui/game/program/robo-control-unit.h"
#include "ui/common/robo-question-words.h"

enum
{
  CHOSEN,
  POINTED,
  PREVIEWED,
  STEPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * RoboDecisionCard:
 *
 * CSS: node `decision`. Role: group, named by its title. The keys 1 to 9 choose an answer.
 */
G_DEFINE_FINAL_TYPE (RoboDecisionCard, robo_decision_card, GTK_TYPE_WIDGET)

static void
back_clicked_cb (RoboDecisionCard *self)
{
  robo_decision_card_choose_die (self, ROBO_NO_KEY_DIE);
}

/* What the module says, and what is answered to it once and for all. */
static void
show_module (RoboDecisionCard *self)
{
  const RoboQuestion *question = self->question;
  RoboModules        *modules = robo_match_get_modules (self->match);
  gboolean            has_card = question->card != ROBO_NO_CARD && modules != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->module_card), has_card);
  gtk_widget_set_visible (self->standing_button, has_card && robo_standing_answers_can_have (question->kind));
  if (!has_card)
    return;

  robo_module_card_set_card (self->module_card, modules, question->card);
  robo_module_card_set_brief (self->module_card, FALSE);
  robo_standing_menu_show (self->standing_menu, self->match, question->seat, question->card);
}

/* What comes of a choice can be said as long as nobody else has to choose and nothing is drawn. */
static gboolean
has_preview (RoboDecisionCard *self)
{
  const RoboQuestion *asked = robo_match_get_question (self->match);
  guint               kind = self->question->kind;

  return asked != NULL && asked->kind == kind && kind >= ROBO_ASK_KEEP_DIE && kind <= ROBO_ASK_REACH &&
         kind != ROBO_ASK_REPROGRAM;
}

/* The pointer, drawn to the right from the origin, is turned to its side. What is drawn here begins within the
 * padding, but the card does not. */
static void
turn_to_side (RoboDecisionCard *self,
              GtkSnapshot      *snapshot)
{
  GtkBorder padding;
  float     width;
  float     height;

  gtk_style_context_get_padding (gtk_widget_get_style_context (GTK_WIDGET (self)), &padding);
  width = gtk_widget_get_width (GTK_WIDGET (self)) + padding.left + padding.right;
  height = gtk_widget_get_height (GTK_WIDGET (self)) + padding.top + padding.bottom;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-padding.left, -padding.top));

  switch (self->side)
    {
    case GTK_POS_RIGHT:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width, self->offset_px));
      break;
    case GTK_POS_BOTTOM:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->offset_px, height));
      gtk_snapshot_rotate (snapshot, 90);
      break;
    case GTK_POS_LEFT:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, self->offset_px));
      gtk_snapshot_rotate (snapshot, 180);
      break;
    case GTK_POS_TOP:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->offset_px, 0));
      gtk_snapshot_rotate (snapshot, 270);
      break;
    }
}

static void
draw_pointer (RoboDecisionCard *self,
              GtkSnapshot      *snapshot)
{
  const int size = ROBO_DECISION_POINTER_PX;
  cairo_t  *cr;
  GdkRGBA   colour;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "popover_bg_color", &colour))
    return;

  gtk_snapshot_save (snapshot);
  turn_to_side (self, snapshot);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-1, -size, size + 1, 2 * size));
  cairo_move_to (cr, -1, -size);
  cairo_line_to (cr, size, 0);
  cairo_line_to (cr, -1, size);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
robo_decision_card_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  RoboDecisionCard *self = ROBO_DECISION_CARD (widget);

  if (self->offset_px >= 0)
    draw_pointer (self, snapshot);

  GTK_WIDGET_CLASS (robo_decision_card_parent_class)->snapshot (widget, snapshot);
}

static void
robo_decision_card_dispose (GObject *object)
{
  g_clear_object (&ROBO_DECISION_CARD (object)->match);
  g_clear_handle_id (&ROBO_DECISION_CARD (object)->brief_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_DECISION_CARD);

  G_OBJECT_CLASS (robo_decision_card_parent_class)->dispose (object);
}

static void
robo_decision_card_finalize (GObject *object)
{
  RoboDecisionCard *self = ROBO_DECISION_CARD (object);

  g_array_unref (self->answers);
  g_array_unref (self->spaces);
  g_ptr_array_unref (self->buttons);
  g_free (self->question);

  G_OBJECT_CLASS (robo_decision_card_parent_class)->finalize (object);
}

static void
robo_decision_card_class_init (RoboDecisionCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ROBO_TYPE_MODULE_CARD);
  object_class->dispose = robo_decision_card_dispose;
  object_class->finalize = robo_decision_card_finalize;
  widget_class->snapshot = robo_decision_card_snapshot;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[PREVIEWED] = g_signal_new ("previewed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[STEPPED] = g_signal_new ("stepped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-decision-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, module_card);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, options);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, preview_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, back_button);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, links_box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, standing_button);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "decision");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_standing_menu (RoboDecisionCard *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *menu = robo_standing_menu_new ();

  self->standing_menu = ROBO_STANDING_MENU (menu);
  gtk_popover_set_child (GTK_POPOVER (popover), menu);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->standing_button), popover);
  self->rules_button = robo_rules_button_new ();
  gtk_box_append (self->links_box, self->rules_button);
}

static void
robo_decision_card_init (RoboDecisionCard *self)
{
  self->answers = g_array_new (FALSE, FALSE, sizeof (RoboAnswer));
  self->spaces = g_array_new (FALSE, FALSE, sizeof (guint));
  self->buttons = g_ptr_array_new ();
  self->question = g_new0 (RoboQuestion, 1);
  self->offset_px = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_standing_menu (self);
}

void
robo_decision_card_ask (RoboDecisionCard   *self,
                        RoboMatch          *match,
                        const RoboQuestion *question)
{
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ROBO_IS_DECISION_CARD (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  g_set_object (&self->match, match);
  robo_question_copy (self->question, question);
  self->die = ROBO_NO_KEY_DIE;
  title = g_strdup (robo_question_words_get_title (question));
  text = robo_question_words_dup_text (match, question);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->text_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  show_module (self);
  robo_rules_button_set_question (self->rules_button, robo_match_get_modules (match), question);
  gtk_label_set_label (self->preview_label, "");
  gtk_widget_set_visible (GTK_WIDGET (self->preview_label), has_preview (self));
  robo_decision_card_add_options (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  robo_decision_card_mark_default (self);
  robo_access_say (GTK_WIDGET (self), title);
  robo_access_say (GTK_WIDGET (self), text);
}

void
robo_decision_card_close (RoboDecisionCard *self)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->standing_button));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  robo_decision_card_clear_options (self);
  robo_standing_menu_clear (self->standing_menu);
  g_clear_object (&self->match);
}

void
robo_decision_card_point_at (RoboDecisionCard *self,
                             GtkPositionType   side,
                             int               offset_px)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  if (self->side == side && self->offset_px == offset_px)
    return;

  self->side = side;
  self->offset_px = offset_px;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
make_brief_cb (gpointer user_data)
{
  RoboDecisionCard *self = user_data;

  self->brief_id = 0;
  robo_module_card_set_brief (self->module_card, TRUE);
}

void
robo_decision_card_fit (RoboDecisionCard *self,
                        int               card_px,
                        int               board_px)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  if (card_px * 3 <= board_px * 2 || self->brief_id != 0 || !gtk_widget_get_visible (GTK_WIDGET (self->module_card)) ||
      gtk_widget_has_css_class (GTK_WIDGET (self->module_card), "brief"))
    return;

  self->brief_id = g_idle_add_once (make_brief_cb, self);
}

/* A digit, from 0, or G_MAXUINT. */
static guint
get_digit (guint keyval)
{
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    return keyval - GDK_KEY_1;
  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    return keyval - GDK_KEY_KP_1;

  return G_MAXUINT;
}

/* The numeric keypad is a compass where directions are asked for, as it is when a robot is programmed. */
static gboolean
type_dir (RoboDecisionCard *self,
          guint             keyval)
{
  RoboDir         dir;
  RoboQuestionKey key;
  guint           i = 0;

  if (self->is_choosing_die || !robo_decision_card_has_keys (self) || !robo_control_unit_find_dir (keyval, &dir))
    return FALSE;

  while (i < self->answers->len &&
         (!robo_decision_card_get_key (self, i, &key) || key.is_centre || key.dir != dir))
    i++;
  if (i == self->answers->len)
    return FALSE;

  robo_decision_card_choose (self, i);

  return TRUE;
}

gboolean
robo_decision_card_type (RoboDecisionCard *self,
                         guint             keyval)
{
  guint i;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  if (type_dir (self, keyval))
    return TRUE;

  i = get_digit (keyval);
  if (self->equip != NULL)
    return robo_equip_chooser_choose (self->equip, i);
  if (i >= self->answers->len)
    return FALSE;

  robo_decision_card_choose (self, i);

  return TRUE;
}

GtkWidget *
robo_decision_card_get_button (RoboDecisionCard *self,
                               guint             option)
{
  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), NULL);

  return option < self->buttons->len ? g_ptr_array_index (self->buttons, option) : NULL;
}

gboolean
robo_decision_card_get_key (RoboDecisionCard *self,
                            guint             option,
                            RoboQuestionKey  *key)
{
  RoboAnswer answer;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), FALSE);

  if (option >= self->answers->len)
    return FALSE;

  answer = g_array_index (self->answers, RoboAnswer, option);
  if (!self->is_choosing_die)
    return robo_question_keys_get (self->match, self->question, answer, key);

  robo_question_keys_get_die (self->match, robo_decision_card_get_target (self), answer, key);

  return TRUE;
}

void
robo_decision_card_choose (RoboDecisionCard *self,
                           guint             option)
{
  RoboAnswer answer;

  g_return_if_fail (ROBO_IS_DECISION_CARD (self));
  g_return_if_fail (option < self->answers->len);

  answer = g_array_index (self->answers, RoboAnswer, option);
  if (self->is_choosing_die)
    robo_decision_card_choose_die (self, answer);
  else
    g_signal_emit (self, signals[CHOSEN], 0, answer);
}

void
robo_decision_card_choose_die (RoboDecisionCard *self,
                               guint             die)
{
  self->die = die;
  robo_decision_card_add_options (self);
  robo_decision_card_mark_default (self);
  g_signal_emit (self, signals[STEPPED], 0);
}

RoboEquipChooser *
robo_decision_card_get_equip_chooser (RoboDecisionCard *self)
{
  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), NULL);

  return self->equip;
}
