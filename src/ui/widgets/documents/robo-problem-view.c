// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-problem-view.h"

#include <glib/gi18n.h>

#include "base/robo-properties.h"
#include "files/arena/robo-arena-problems.h"

#define ALL_CARDS (-1)

/* If a grouped list has more groups and single problems than this, it shows only this many until the user expands
 * it, so that other widgets on the page stay visible. */
#define FEW 4

/* A grouped list never has more rows than this, because no user reads so many at once, and rows are expensive. */
#define MAX_ROWS 40

/* Problems in a group are indented by this much. */
#define INDENT_PX 18

/* A grouped list is updated this long after a change. During a stroke of a brush, it is updated only when the stroke
 * has ended. */
#define DELAY_MS 150

/* Has a sentence, and buttons for repairs. Accessible role: list item, named by the sentence. */
#define ROBO_TYPE_PROBLEM_ROW (robo_problem_row_get_type ())

G_DECLARE_FINAL_TYPE (RoboProblemRow, robo_problem_row, ROBO, PROBLEM_ROW, GtkListBoxRow)

struct _RoboProblemRow
{
  GtkListBoxRow parent_instance;

  /* template children */
  GtkImage *icon;
  GtkBox   *texts;
  GtkLabel *sentence_label;
  GtkBox   *buttons;
  GtkImage *arrow;

  /* owned */
  gpointer entry; /* a RoboProblemItem, or a group of problems */
};

G_DEFINE_FINAL_TYPE (RoboProblemRow, robo_problem_row, GTK_TYPE_LIST_BOX_ROW)

static void
robo_problem_row_dispose (GObject *object)
{
  RoboProblemRow *self = ROBO_PROBLEM_ROW (object);

  g_clear_object (&self->entry);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PROBLEM_ROW);

  G_OBJECT_CLASS (robo_problem_row_parent_class)->dispose (object);
}

static void
robo_problem_row_class_init (RoboProblemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = robo_problem_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/widgets/robo-problem-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboProblemRow, icon);
  gtk_widget_class_bind_template_child (widget_class, RoboProblemRow, texts);
  gtk_widget_class_bind_template_child (widget_class, RoboProblemRow, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, RoboProblemRow, buttons);
  gtk_widget_class_bind_template_child (widget_class, RoboProblemRow, arrow);
}

static void
robo_problem_row_init (RoboProblemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

struct _RoboProblemView
{
  AdwPreferencesGroup parent_instance;

  /* template children */
  GtkListBox *list;

  int      card;
  gboolean shows_place;
  gboolean is_grouped;
  guint    update_id;
  guint    n_problems; /* number of listed problems, as of the last update */
  guint    n_entries;  /* number of groups, and of problems outside of groups */
  gboolean shows_all;
  gboolean is_cut;

  /* owned */
  GListStore      *shown;  /* RoboProblemItem, or a group (GListStore of problems), which is followed by its problems
                            * if it is expanded */
  GHashTable      *opened; /* codes of expanded groups */
  RoboProblemList *problems;
  GSignalGroup    *problem_signals;
  RoboHistory     *history;
};

enum
{
  PROP_0,
  PROP_PROBLEMS,
  PROP_CARD,
  PROP_SHOWS_PLACE,
  PROP_IS_GROUPED,
  PROP_HISTORY,
  PROP_N_PROBLEMS,
  N_PROPS
};

enum
{
  REPAIR,
  SHOW_PLACE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RoboProblemView, robo_problem_view, ADW_TYPE_PREFERENCES_GROUP)

/* Groups: the same problem at several places */

static gboolean
is_group (gpointer entry)
{
  return G_IS_LIST_MODEL (entry);
}

/* Returns the problem of an entry. If the entry is a group, returns its first problem. The result is valid as long as
 * the entry. */
static RoboProblemItem *
get_first (gpointer entry)
{
  g_autoptr (GObject) first = is_group (entry) ? g_list_model_get_item (entry, 0) : g_object_ref (entry);

  return ROBO_PROBLEM_ITEM (first);
}

static RoboProblemCode
get_code (gpointer entry)
{
  return robo_problem_item_get_problem (get_first (entry))->code;
}

static guint
count_spaces (GListModel *group)
{
  gboolean is_in[G_MAXUINT8 + 1] = { FALSE };
  guint    n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (group); i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (group, i);
      guint place = robo_problem_item_get_problem (item)->place;

      n += !is_in[place];
      is_in[place] = TRUE;
    }

  return n;
}

/* Returns one sentence for all problems of a kind, at `n` spaces. Returns NULL if each problem of this kind has a
 * sentence of its own. */
static char *
dup_group_sentence (RoboProblemCode code,
                    guint           n)
{
  const char *format = NULL;

  if (code == ROBO_PROBLEM_KILLBOT_FALLS)
    /* Translators: %u is a number of spaces. */
    format = ngettext ("KillBots on %u space drive into a pit or water. If you don’t want that, add caution lines.",
                       "KillBots on %u spaces drive into a pit or water. If you don’t want that, add caution "
                       "lines.",
                       n);
  else if (code == ROBO_PROBLEM_KILLBOT_STUCK)
    /* Translators: %u is a number of spaces. */
    format = ngettext ("KillBots on %u space get stuck against a wall. Add caution lines to turn them.",
                       "KillBots on %u spaces get stuck against a wall. Add caution lines to turn them.", n);
  else if (code == ROBO_PROBLEM_EDGE_AT_SOLID)
    /* Translators: %u is a number of spaces. */
    format = ngettext ("Energy walls and lightning barriers on %u space do nothing, since arena walls there stop everything. Remove them.",
                       "Energy walls and lightning barriers on %u spaces do nothing, since arena walls there stop everything. Remove them.",
                       n);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return format == NULL ? NULL : g_strdup_printf (format, n);
#pragma GCC diagnostic pop
}

static gboolean
is_same (gpointer entry,
         gpointer other)
{
  guint n;

  if (!is_group (entry) || !is_group (other))
    return entry == other;

  n = g_list_model_get_n_items (entry);
  if (n != g_list_model_get_n_items (other))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (entry, i);
      g_autoptr (GObject) other_item = g_list_model_get_item (other, i);

      if (item != other_item)
        return FALSE;
    }

  return TRUE;
}

/* Returns all problems of a kind. If this kind has no common sentence, returns an empty group. */
static GListStore *
create_group (GPtrArray      *problems,
              RoboProblemCode code)
{
  g_autofree char *sentence = dup_group_sentence (code, 1);
  GListStore      *group = g_list_store_new (ROBO_TYPE_PROBLEM_ITEM);

  for (guint i = 0; sentence != NULL && i < problems->len; i++)
    {
      if (get_code (problems->pdata[i]) == code)
        g_list_store_append (group, problems->pdata[i]);
    }

  return group;
}

/* Rows */

static void
clicked_cb (RoboProblemView *self,
            GtkWidget       *button)
{
  RoboProblemRow *row = ROBO_PROBLEM_ROW (gtk_widget_get_ancestor (button, ROBO_TYPE_PROBLEM_ROW));
  /* Hold the item during the signal, because a handler may remove the row, which releases the item. */
  g_autoptr (RoboProblemItem) item = g_object_ref (get_first (row->entry));

  g_signal_emit (self, signals[REPAIR], 0, item,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "robo-index")));
}

static void
add_button (RoboProblemView *self,
            RoboProblemRow  *row,
            const char      *sentence,
            const char      *title,
            guint            index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (title);
  /* Translators: This is read aloud, so that buttons with the same name differ. %1$s is a button such as “Add All
   * Missing Caution Lines”, %2$s is a sentence with the problem that the button fixes. */
  g_autofree char *name = g_strdup_printf (C_ ("problem", "%1$s: %2$s"), title, sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  if (self->is_grouped)
    {
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
      gtk_widget_add_css_class (button, "fix");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  g_object_set_data (G_OBJECT (button), "robo-index", GUINT_TO_POINTER (index));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (row->buttons, button);
  gtk_widget_set_visible (GTK_WIDGET (row->buttons), TRUE);
}

/* Returns TRUE if an entry above this entry has a row with the same repair. A repair for problems of several kinds
 * is offered only once. */
static gboolean
is_offered_above (RoboProblemView *self,
                  gpointer         entry,
                  const char      *title)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->shown)); i++)
    {
      g_autoptr (GObject) above = g_list_model_get_item (G_LIST_MODEL (self->shown), i);
      RoboProblemItem *first = get_first (above);

      if ((gpointer)above == entry)
        break;
      if (g_strv_contains (robo_problem_item_get_fixes (first) + robo_problem_item_get_n_own_fixes (first), title))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_member (RoboProblemView *self,
           gpointer         entry)
{
  return !is_group (entry) && g_hash_table_contains (self->opened, get_code (entry));
}

/* Returns TRUE if the row of the entry offers the repair with this index. In a grouped list, a repair of a single
 * problem is offered in the row of this problem, and a repair of several problems in the first row that has it,
 * except for the rows inside an expanded group. */
static gboolean
is_offered (RoboProblemView *self,
            gpointer         entry,
            guint            index)
{
  RoboProblemItem *item = get_first (entry);

  if (!self->is_grouped)
    return TRUE;
  if (index < robo_problem_item_get_n_own_fixes (item))
    return !is_group (entry);

  return !is_member (self, entry) && !is_offered_above (self, entry, robo_problem_item_get_fixes (item)[index]);
}

static void
show_opened (RoboProblemView *self,
             RoboProblemRow  *row)
{
  gboolean is_opened = g_hash_table_contains (self->opened, get_code (row->entry));

  gtk_image_set_from_icon_name (row->arrow, is_opened ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_EXPANDED, is_opened, -1);
}

static void
add_place (RoboProblemRow *row,
           const char     *place)
{
  GtkWidget *label = gtk_label_new (place);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_prepend (row->texts, label);
}

/* Fits a row to a grouped list, which is in a narrow place and whose rows can be activated. */
static void
make_narrow (RoboProblemView *self,
             RoboProblemRow  *row)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (row), TRUE);
  gtk_label_set_width_chars (row->sentence_label, 16);
  gtk_label_set_max_width_chars (row->sentence_label, 30);
  if (is_member (self, row->entry))
    gtk_widget_set_margin_start (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)), INDENT_PX);
  if (is_group (row->entry))
    {
      gtk_widget_set_visible (GTK_WIDGET (row->arrow), TRUE);
      show_opened (self, row);
    }
}

static GtkWidget *
create_row_cb (gpointer entry,
               gpointer data)
{
  RoboProblemView   *self = data;
  RoboProblemRow    *row = g_object_new (ROBO_TYPE_PROBLEM_ROW, NULL);
  RoboProblemItem   *item = get_first (entry);
  const char *const *fixes = robo_problem_item_get_fixes (item);
  const char        *place = robo_problem_item_get_place (item);
  gboolean           is_error = robo_problem_item_get_is_error (item);
  /* Translators: These words say how bad a problem is. */
  const char      *severity = is_error ? C_ ("problem", "Error") : C_ ("problem", "Warning");
  g_autofree char *sentence = is_group (entry) ? dup_group_sentence (get_code (entry), count_spaces (entry))
                                               : g_strdup (robo_problem_item_get_sentence (item));

  row->entry = g_object_ref (entry);
  gtk_image_set_from_icon_name (row->icon, is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (row->icon), is_error ? "error" : "warning");
  gtk_widget_set_tooltip_text (GTK_WIDGET (row->icon), severity);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->icon), GTK_ACCESSIBLE_PROPERTY_LABEL, severity, -1);
  gtk_label_set_label (row->sentence_label, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  if (self->shows_place && place != NULL)
    add_place (row, place);
  for (guint i = 0; fixes != NULL && fixes[i] != NULL; i++)
    {
      if (is_offered (self, entry, i))
        add_button (self, row, sentence, fixes[i], i);
    }
  if (self->is_grouped)
    make_narrow (self, row);

  return GTK_WIDGET (row);
}

/* Contents */

static GPtrArray *
list_problems (RoboProblemView *self)
{
  GPtrArray *listed = g_ptr_array_new_with_free_func (g_object_unref);
  guint      n = self->problems != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->problems)) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RoboProblemItem) item = g_list_model_get_item (G_LIST_MODEL (self->problems), i);

      if (self->card == ALL_CARDS || robo_problem_item_get_problem (item)->item == (guint)self->card)
        g_ptr_array_add (listed, g_object_ref (item));
    }

  return listed;
}

static void
add_row (RoboProblemView *self,
         GPtrArray       *rows,
         gpointer         entry)
{
  if (rows->len < MAX_ROWS)
    g_ptr_array_add (rows, g_object_ref (entry));
  else
    self->is_cut = TRUE;
}

/* Lists the entries of a grouped list. Each group is where its first problem would be. */
static GPtrArray *
list_groups (RoboProblemView *self,
             GPtrArray       *problems)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) grouped = g_hash_table_new (NULL, NULL);

  self->n_entries = 0;
  self->is_cut = FALSE;
  for (guint i = 0; i < problems->len; i++)
    {
      RoboProblemCode code = get_code (problems->pdata[i]);
      g_autoptr (GListStore) group = NULL;
      guint n_members;

      if (g_hash_table_contains (grouped, code))
        continue;

      group = create_group (problems, code);
      n_members = g_list_model_get_n_items (G_LIST_MODEL (group));
      if (n_members > 1)
        g_hash_table_add (grouped, (gpointer)code);
      else
        g_hash_table_remove (self->opened, code);
      self->n_entries++;
      if (self->n_entries > FEW && !self->shows_all)
        continue;
      add_row (self, rows, n_members < 2 ? problems->pdata[i] : (gpointer)group);
      for (guint j = 0; j < n_members && g_hash_table_contains (self->opened, code); j++)
        {
          g_autoptr (RoboProblemItem) member = g_list_model_get_item (G_LIST_MODEL (group), j);

          add_row (self, rows, member);
        }
    }

  return rows;
}

/* Focuses the row that is now where the focused row was, or the last row if there are fewer rows now. If no row can
 * have the focus, focuses a widget behind the list, or else the first widget of the window. */
static void
restore_focus (RoboProblemView *self,
               int              index)
{
  int            n = (int)g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  GtkListBoxRow *next = n > 0 ? gtk_list_box_get_row_at_index (self->list, MIN (index, n - 1)) : NULL;
  GtkWidget     *behind = gtk_widget_get_next_sibling (GTK_WIDGET (self));

  if (next != NULL && gtk_widget_child_focus (GTK_WIDGET (next), GTK_DIR_TAB_FORWARD))
    return;

  while (behind != NULL && !gtk_widget_child_focus (behind, GTK_DIR_TAB_FORWARD))
    behind = gtk_widget_get_next_sibling (behind);
  if (behind == NULL)
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
}

static void
update_list (RoboProblemView *self)
{
  g_autoptr (GPtrArray) problems = list_problems (self);
  g_autoptr (GPtrArray) rows = self->is_grouped ? list_groups (self, problems) : g_ptr_array_ref (problems);
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  int        focused_index = focused != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focused)) : -1;
  guint      n_before = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint      n_same = 0;

  /* Keep the first rows that have not changed, so that focus and scroll position stay. */
  while (n_same < MIN (rows->len, n_before))
    {
      g_autoptr (GObject) shown = g_list_model_get_item (G_LIST_MODEL (self->shown), n_same);

      if (!is_same (rows->pdata[n_same], shown))
        break;
      n_same++;
    }
  if (n_same < MAX (rows->len, n_before))
    g_list_store_splice (self->shown, n_same, n_before - n_same, rows->pdata + n_same, rows->len - n_same);
  self->n_problems = problems->len;
  self->shows_all &= self->n_entries > FEW;
  if (!self->is_grouped)
    {
      if (focused_index >= (int)n_same)
        restore_focus (self, focused_index);
      gtk_widget_set_visible (GTK_WIDGET (self), problems->len > 0);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_PROBLEMS]);
}

/* Expands or collapses the activated group, or shows the space or edge of the activated problem. */
static void
activated_cb (RoboProblemView *self,
              RoboProblemRow  *row)
{
  const RoboProblem *problem = robo_problem_item_get_problem (get_first (row->entry));

  if (!is_group (row->entry))
    {
      g_signal_emit (self, signals[SHOW_PLACE], 0, (guint)problem->place, (guint)problem->side);
      return;
    }

  if (!g_hash_table_remove (self->opened, problem->code))
    g_hash_table_add (self->opened, (gpointer)problem->code);
  show_opened (self, row);
  update_list (self);
}

/* Closures of the template about the number of problems */

static char *
dup_count (RoboProblemView *self,
           guint            n_problems)
{
  return n_problems == 0 || !self->is_grouped ? g_strdup ("") : g_strdup_printf ("%u", n_problems);
}

static gboolean
can_show_all (RoboProblemView *self,
              guint            n_problems)
{
  return self->n_entries > FEW && !self->shows_all;
}

static gboolean
has_more (RoboProblemView *self,
          guint            n_problems)
{
  return self->is_cut;
}

/* Shows all rows, up to MAX_ROWS. Moves the focus to the first new row, because the button that had the focus is
 * hidden now. */
static void
show_all_cb (RoboProblemView *self)
{
  guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  self->shows_all = TRUE;
  update_list (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int)n_before)));
}

static gboolean
update_cb (gpointer data)
{
  RoboProblemView *self = data;

  if (self->history != NULL && robo_history_is_in_edit (self->history))
    return G_SOURCE_CONTINUE;

  self->update_id = 0;
  update_list (self);

  return G_SOURCE_REMOVE;
}

static void
items_changed_cb (RoboProblemView *self)
{
  if (!self->is_grouped)
    update_list (self);
  else if (self->update_id == 0)
    self->update_id = g_timeout_add (DELAY_MS, update_cb, self);
}

static void
set_problems (RoboProblemView *self,
              RoboProblemList *problems)
{
  if (!g_set_object (&self->problems, problems))
    return;

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_hash_table_remove_all (self->opened);
  g_signal_group_set_target (self->problem_signals, problems);
  update_list (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEMS]);
}

static void
robo_problem_view_constructed (GObject *object)
{
  RoboProblemView *self = ROBO_PROBLEM_VIEW (object);

  G_OBJECT_CLASS (robo_problem_view_parent_class)->constructed (object);

  if (self->is_grouped)
    gtk_widget_add_css_class (GTK_WIDGET (self->list), "with-placeholder");
  update_list (self);
}

static void
robo_problem_view_dispose (GObject *object)
{
  RoboProblemView *self = ROBO_PROBLEM_VIEW (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_object (&self->problem_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_PROBLEM_VIEW);
  g_clear_object (&self->problems);
  g_clear_object (&self->history);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->opened, g_hash_table_unref);

  G_OBJECT_CLASS (robo_problem_view_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_PROBLEMS] = { ROBO_PROPERTY_FIELD (OBJECT, "problems", RoboProblemView, problems), .type = robo_problem_list_get_type, .set = G_CALLBACK (set_problems) },
  [PROP_CARD] = { ROBO_PROPERTY_FIELD (INT, "card", RoboProblemView, card), .is_stored = TRUE, .changed = G_CALLBACK (update_list), .min = ALL_CARDS, .max = G_MAXINT, .initial = ALL_CARDS },
  [PROP_SHOWS_PLACE] = { ROBO_PROPERTY_FIELD (BOOLEAN, "shows-place", RoboProblemView, shows_place), .is_stored = TRUE },
  [PROP_IS_GROUPED] = { ROBO_PROPERTY_FIELD (BOOLEAN, "is-grouped", RoboProblemView, is_grouped), .is_construct_only = TRUE },
  [PROP_HISTORY] = { ROBO_PROPERTY_FIELD (OBJECT, "history", RoboProblemView, history), .type = robo_history_get_type, .is_stored = TRUE },
  [PROP_N_PROBLEMS] = { ROBO_PROPERTY_FIELD (UINT, "n-problems", RoboProblemView, n_problems) },
};

static void
robo_problem_view_class_init (RoboProblemViewClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = robo_problem_view_constructed;
  object_class->dispose = robo_problem_view_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  signals[REPAIR] = g_signal_new ("repair", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, ROBO_TYPE_PROBLEM_ITEM, G_TYPE_UINT);
  signals[SHOW_PLACE] = g_signal_new ("show-place", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/robodrome/Robodrome/ui/widgets/robo-problem-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboProblemView, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, can_show_all);
  gtk_widget_class_bind_template_callback (widget_class, dup_count);
  gtk_widget_class_bind_template_callback (widget_class, has_more);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

static void
robo_problem_view_init (RoboProblemView *self)
{
  self->card = ALL_CARDS;
  self->shown = g_list_store_new (G_TYPE_OBJECT);
  self->opened = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->shown), create_row_cb, self, NULL);
  self->problem_signals = g_signal_group_new (ROBO_TYPE_PROBLEM_LIST);
  g_signal_group_connect_swapped (self->problem_signals, "items-changed", G_CALLBACK (items_changed_cb), self);
}
