// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-decision-card.h"

#include "robo-question-words.h"

/* More answers stand below one another. */
#define MAX_BESIDE 3

/**
 * RoboDecisionCard:
 *
 * CSS: node `decision`. Role: group, named by its title. The keys 1 to 9 choose an answer.
 */
struct _RoboDecisionCard
{
  GtkWidget parent_instance;

  /* template children */
  GtkWidget *box;
  GtkLabel  *title_label;
  GtkLabel  *text_label;
  GtkBox    *options;

  /* where its pointer is; an offset below 0 is for none */
  GtkPositionType side;
  int             offset_px;

  /* owned */
  GArray *answers; /* of RoboAnswer, by button */
  GArray *spaces;  /* of guint */
};

enum
{
  CHOSEN,
  POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboDecisionCard, robo_decision_card, GTK_TYPE_WIDGET)

static guint
get_index (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-option"));
}

static void
choose (RoboDecisionCard *self,
        guint             i)
{
  RoboAnswer answer = g_array_index (self->answers, RoboAnswer, i);

  g_signal_emit (self, signals[CHOSEN], 0, answer);
}

static void
button_clicked_cb (RoboDecisionCard *self,
                   GtkWidget        *button)
{
  choose (self, get_index (button));
}

static void
point_at (RoboDecisionCard   *self,
          GtkEventController *controller)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);

  g_signal_emit (self, signals[POINTED], 0, g_array_index (self->spaces, guint, get_index (button)));
}

static void
pointer_entered_cb (RoboDecisionCard   *self,
                    double              x,
                    double              y,
                    GtkEventController *controller)
{
  point_at (self, controller);
}

static void
focus_entered_cb (RoboDecisionCard   *self,
                  GtkEventController *controller)
{
  point_at (self, controller);
}

static void
left_cb (RoboDecisionCard *self)
{
  g_signal_emit (self, signals[POINTED], 0, (guint)ROBO_NO_SPACE);
}

static void
watch_button (RoboDecisionCard *self,
              GtkWidget        *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, motion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, focus);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
key_cap_new (guint i)
{
  g_autofree char *text = g_strdup_printf ("%u", i + 1);
  GtkWidget       *cap = gtk_label_new (text);

  gtk_widget_add_css_class (cap, "keycap");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);

  return cap;
}

static void
add_button (RoboDecisionCard *self,
            const char       *text,
            guint             i)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (i < 9)
    gtk_box_append (GTK_BOX (box), key_cap_new (i));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "robo-option", GUINT_TO_POINTER (i));
  watch_button (self, button);
  gtk_box_append (self->options, button);
}

static void
clear (RoboDecisionCard *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_box_remove (self->options, child);
  g_array_set_size (self->answers, 0);
  g_array_set_size (self->spaces, 0);
}

/* "Yes" comes before "No", but amounts grow. */
static gboolean
is_yes_or_no (const RoboQuestion *question)
{
  return question->n_options == 2 && question->options[0] == 0 && question->options[1] == 1 &&
         question->kind != ROBO_ASK_SHORTEN_MOVE && question->kind != ROBO_ASK_SHORTEN_PUSH &&
         question->kind != ROBO_ASK_ABSORB;
}

static void
add_option (RoboDecisionCard   *self,
            RoboMatch          *match,
            const RoboQuestion *question,
            RoboAnswer          answer)
{
  g_autofree char *text = robo_question_words_dup_option (match, question, answer);
  guint            space = robo_question_words_get_space (match, question, answer);

  g_array_append_val (self->answers, answer);
  g_array_append_val (self->spaces, space);
  add_button (self, text, self->answers->len - 1);
}

static void
add_options (RoboDecisionCard   *self,
             RoboMatch          *match,
             const RoboQuestion *question)
{
  gboolean is_beside = question->n_options <= MAX_BESIDE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->options),
                                  is_beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (self->options, is_beside);

  for (guint i = 0; i < question->n_options; i++)
    {
      guint n = is_yes_or_no (question) ? question->n_options - 1 - i : i;

      add_option (self, match, question, question->options[n]);
    }
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
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_DECISION_CARD);

  G_OBJECT_CLASS (robo_decision_card_parent_class)->dispose (object);
}

static void
robo_decision_card_finalize (GObject *object)
{
  RoboDecisionCard *self = ROBO_DECISION_CARD (object);

  g_array_unref (self->answers);
  g_array_unref (self->spaces);

  G_OBJECT_CLASS (robo_decision_card_parent_class)->finalize (object);
}

static void
robo_decision_card_class_init (RoboDecisionCardClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_decision_card_dispose;
  object_class->finalize = robo_decision_card_finalize;
  widget_class->snapshot = robo_decision_card_snapshot;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-decision-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, box);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, RoboDecisionCard, options);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "decision");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
robo_decision_card_init (RoboDecisionCard *self)
{
  self->answers = g_array_new (FALSE, FALSE, sizeof (RoboAnswer));
  self->spaces = g_array_new (FALSE, FALSE, sizeof (guint));
  self->offset_px = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * robo_decision_card_ask:
 * @self: a card
 * @match: the match that asks
 * @question: a question with a list of options
 *
 * Shows the question; its first answer gets the focus.
 */
void
robo_decision_card_ask (RoboDecisionCard   *self,
                        RoboMatch          *match,
                        const RoboQuestion *question)
{
  const char      *title;
  g_autofree char *text = NULL;

  g_return_if_fail (ROBO_IS_DECISION_CARD (self));
  g_return_if_fail (ROBO_IS_MATCH (match));

  clear (self);
  title = robo_question_words_get_title (question);
  text = robo_question_words_dup_text (match, question);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->text_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  add_options (self, match, question);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (robo_decision_card_get_button (self, 0));
}

void
robo_decision_card_close (RoboDecisionCard *self)
{
  g_return_if_fail (ROBO_IS_DECISION_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  clear (self);
}

/**
 * robo_decision_card_point_at:
 * @self: a card
 * @side: on which its pointer is
 * @offset_px: where on that side, from the top or from the left; below 0 for no pointer
 *
 * Points at the place that the question concerns. May be called while sizes are given.
 */
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

/**
 * robo_decision_card_type:
 * @self: a card
 * @keyval: a key that was pressed
 *
 * Returns: whether it chose an answer
 */
gboolean
robo_decision_card_type (RoboDecisionCard *self,
                         guint             keyval)
{
  guint i;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), FALSE);

  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    i = keyval - GDK_KEY_1;
  else if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    i = keyval - GDK_KEY_KP_1;
  else
    return FALSE;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || i >= self->answers->len)
    return FALSE;

  choose (self, i);

  return TRUE;
}

/**
 * robo_decision_card_get_button:
 * @self: a card
 * @option: which one, from 0, as it stands there
 *
 * Returns: (transfer none) (nullable): the button of that answer
 */
GtkWidget *
robo_decision_card_get_button (RoboDecisionCard *self,
                               guint             option)
{
  GtkWidget *button;

  g_return_val_if_fail (ROBO_IS_DECISION_CARD (self), NULL);

  button = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  for (guint i = 0; i < option && button != NULL; i++)
    button = gtk_widget_get_next_sibling (button);

  return button;
}
