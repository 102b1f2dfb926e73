// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-help-window.h"

#include <string.h>

#include <glib/gi18n.h>

#include "base/robo-idle.h"
#include "draw/robo-part-sample.h"
#include "ui/board/robo-diagram-view.h"
#include "ui/widgets/pictures/robo-arena-paintable.h"
#include "ui/widgets/pictures/robo-deck-glyph.h"
#include "ui/widgets/robo-access.h"
#include "ui/widgets/keys/robo-key-press.h"

#include "robo-rule-section.h"

#define PICTURE_PX 48

/* After this many frames the widgets of a new window have their sizes. */
#define N_FRAMES_TO_WAIT 2

/* Each frame creates this many sections. */
#define SECTIONS_A_FRAME 3

/* Diagrams that are at most this far outside of the visible area are drawn in advance. */
#define MARGIN_PX 400

/* The area below the header bar is at least this high. */
#define MINIMUM_HEIGHT_PX 120

/* The current section is the last section that begins at most this far below the upper edge. */
#define NEAR_PX 48

/* Data of a row of the contents: the index of its section. */
#define SECTION "section"

/* Shows the sections with a table of contents at the side, which is folded if there is no room. The pictures of
 * parts of an arena are small arenas, drawn by the same code as large arenas, so that both always look the same. The
 * section to which a link has led has the class `found` and the focus. If the link has led to a paragraph, the
 * paragraph has this class, too. */
struct _RoboHelpWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkSearchBar    *search_bar;
  GtkSearchEntry  *search_entry;
  GtkLabel        *found_label;
  GtkToggleButton *details_button;
  AdwFlap         *flap;
  GtkListBox      *contents_list;
  GtkStack        *stack;
  GtkWidget       *scrolled_window;
  GtkWidget       *bin;
  GtkBox          *sections_box;

  /* owned */
  RoboHelp  *help;       /* nullable */
  GPtrArray *sections;   /* GtkWidget, by section; owned by the box */
  GPtrArray *paragraphs; /* GtkWidget, borrowed: paragraphs of all sections, in their order */
  GArray    *firsts;     /* guint, by section: index of the first paragraph of the section */
  GPtrArray *rows;       /* GtkListBoxRow, by section: rows of the contents; borrowed */
  GArray    *ratings;    /* guint, by section: how well it matches the search, see robo_help_search(); nullable */
  GArray    *order;      /* guint: the sections in the order in which they are shown */
  GPtrArray *parts;      /* GtkWidget, by section: the heading before the section, or NULL; borrowed */
  GPtrArray *diagrams;   /* GtkWidget, borrowed */
  GSettings *settings;

  guint topic;     /* section to which the last link leads, or G_MAXUINT */
  guint paragraph; /* number of the paragraph in this section to which the link leads, or G_MAXUINT */
  guint n_frames;
  guint tick_id;
  guint add_id; /* tick callback, set while sections are missing */

  guint  anchor;         /* section that keeps its position while others appear or disappear */
  double anchor_y_px;    /* position at which the top of the anchor stays, relative to the visible area */
  gulong layout_handler; /* handler of a signal of the frame clock; connected until the next layout */
};

G_DEFINE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ADW_TYPE_WINDOW)

/* Pictures */

static GtkWidget *
create_picture (const RoboPlan *plan)
{
  g_autoptr (RoboArenaPaintable) paintable = robo_arena_paintable_new (plan);
  GtkWidget *picture;

  robo_arena_paintable_explain_cautions (paintable);
  picture = g_object_new (GTK_TYPE_PICTURE,
                          "paintable", paintable,
                          "width-request", 2 * PICTURE_PX,
                          "height-request", PICTURE_PX,
                          "valign", GTK_ALIGN_START,
                          "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                          NULL);

  return picture;
}

/* Sections */

static GtkWidget *
create_label (const char *text,
              const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0f, NULL);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);

  return label;
}

/* Creates the title of a section. If the section is about a module, its pictogram is before the title. */
static GtkWidget *
create_title (RoboHelpWindow *self,
              guint           index,
              const char *class)
{
  GtkWidget     *label = create_label (robo_help_get_title (self->help, index), class);
  RoboCardColour deck;
  const char    *pictogram = robo_help_get_pictogram (self->help, index, &deck);
  GtkWidget     *box;
  GtkWidget     *glyph;

  if (pictogram == NULL)
    return label;

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  glyph = robo_deck_glyph_new (deck);
  robo_deck_glyph_set_pictogram (ROBO_DECK_GLYPH (glyph), pictogram);
  gtk_widget_set_valign (glyph, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), glyph);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
add_part (RoboHelpWindow *self,
          guint           index)
{
  const char *title = robo_help_get_part (self->help, index);
  GtkWidget  *label = title != NULL ? create_label (title, "title-2") : NULL;

  g_ptr_array_add (self->parts, label);
  if (label == NULL)
    return;

  gtk_widget_add_css_class (label, "help-part");
  gtk_box_append (self->sections_box, label);
}

static void
add_row (RoboHelpWindow *self,
         guint           index)
{
  const char      *title = robo_help_get_title (self->help, index);
  const char      *part = robo_help_get_part (self->help, index);
  gboolean         is_known = FALSE;
  GtkWidget       *row = gtk_list_box_row_new ();
  g_autofree char *name = NULL;

  /* A rule and a module may have the same title. If an earlier section has the same title as this section, include
   * the part of the rules in the accessible name. */
  for (guint i = 0; i < index; i++)
    is_known = is_known || g_str_equal (robo_help_get_title (self->help, i), title);
  for (guint i = index; i > 0 && part == NULL; i--)
    part = robo_help_get_part (self->help, i - 1);
  name = is_known && part != NULL ? g_strdup_printf ("%s, %s", title, part) : g_strdup (title);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), create_title (self, index, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), SECTION, GUINT_TO_POINTER (index));
  g_ptr_array_add (self->rows, row);
  gtk_list_box_append (self->contents_list, row);
}

/* Measures the only child, but never its width for a height. GTK's boxes would try all widths to find it, and would
 * never finish if a picture becomes higher with its width. */
static void
measure_section (GtkWidget     *section,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (section), orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
get_mode_of_section (GtkWidget *section)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_only_child (GtkWidget *bin,
                     int        width,
                     int        height,
                     int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (bin), width, height, baseline, NULL);
}

/* Returns a text with the numbers of the rules that answer the question of the section. Returns NULL if the section is
 * not a question. */
static char *
dup_rules (RoboHelpWindow *self,
           guint           index)
{
  const char *rules = robo_help_get_section (self->help, index)->rules;
  g_auto (GStrv) each = rules != NULL ? g_strsplit (rules, " ", -1) : NULL;
  g_autofree char *list = NULL;

  if (each == NULL)
    return NULL;

  list = g_strjoinv (", ", each);

  /* Translators: %s is the number of a rule, or several numbers, such as “R7.1, R7.2”. */
  return g_strdup_printf (ngettext ("Rule %s", "Rules %s", g_strv_length (each)), list);
}

static void
add_section (RoboHelpWindow *self,
             guint           index)
{
  GtkWidget       *section = robo_rule_section_new (robo_help_get_title (self->help, index));
  GtkWidget       *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget       *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget       *words = g_object_new (GTK_TYPE_BOX,
                                         "orientation", GTK_ORIENTATION_VERTICAL,
                                         "spacing", 6,
                                         "hexpand", TRUE,
                                         NULL);
  g_autofree char *rules = dup_rules (self, index);
  const char      *text;
  gboolean         is_detailed;
  RoboPlan         plan;

  add_part (self, index);
  add_row (self, index);
  g_array_append_val (self->firsts, self->paragraphs->len);
  gtk_box_append (GTK_BOX (words), create_title (self, index, "heading"));
  for (guint i = 0; (text = robo_help_get_paragraph (self->help, index, i, &is_detailed)) != NULL; i++)
    {
      GtkWidget *label = create_label (text, is_detailed ? "detail" : NULL);

      gtk_box_append (GTK_BOX (words), label);
      g_ptr_array_add (self->paragraphs, label);
    }
  if (rules != NULL)
    gtk_box_append (GTK_BOX (words), create_label (rules, "rule-number"));
  gtk_box_append (GTK_BOX (row), words);
  if (robo_part_sample_init (&plan, robo_help_get_section (self->help, index)->picture))
    gtk_box_append (GTK_BOX (row), create_picture (&plan));
  gtk_box_append (GTK_BOX (whole), row);
  for (guint i = 0; i < robo_help_get_n_diagrams (self->help, index); i++)
    {
      const RoboPosition *then;
      const char         *caption;
      const RoboPosition *position = robo_help_get_diagram (self->help, index, i, &then, &caption);

      if (position != NULL)
        {
          GtkWidget *diagram = robo_diagram_view_new (position, then, caption);

          gtk_box_append (GTK_BOX (whole), diagram);
          g_ptr_array_add (self->diagrams, diagram);
        }
    }
  gtk_box_append (GTK_BOX (section), whole);
  gtk_widget_set_layout_manager (section,
                                 gtk_custom_layout_new (get_mode_of_section, measure_section, allocate_only_child));
  gtk_box_append (self->sections_box, section);
  g_ptr_array_add (self->sections, section);
}

static guint
get_row_section (GtkListBoxRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), SECTION));
}

static gboolean
is_searching (RoboHelpWindow *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search_entry))[0] != '\0';
}

/* The parts have no headings in the results of a search, which are in another order. */
static void
add_header_cb (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       data)
{
  RoboHelpWindow *self = data;
  const char     *title = is_searching (self) ? NULL : robo_help_get_part (self->help, get_row_section (row));
  GtkWidget      *label = title != NULL ? create_label (title, "heading") : NULL;

  if (label != NULL)
    gtk_widget_add_css_class (label, "help-contents");
  gtk_list_box_row_set_header (row, label);
}

static guint
get_rating (RoboHelpWindow *self,
            guint           section)
{
  return section < self->ratings->len ? g_array_index (self->ratings, guint, section) : 0;
}

/* Sections that match a search better come first; otherwise the sections stay in their order. */
static int
compare_sections (gconstpointer a,
                  gconstpointer b,
                  gpointer      user_data)
{
  guint first = *(const guint *)a;
  guint second = *(const guint *)b;
  guint first_rating = get_rating (user_data, first);
  guint second_rating = get_rating (user_data, second);

  if (first_rating != second_rating)
    return first_rating > second_rating ? -1 : 1;

  return first < second ? -1 : first > second;
}

static int
sort_rows_cb (GtkListBoxRow *a,
              GtkListBoxRow *b,
              gpointer       user_data)
{
  guint first = get_row_section (a);
  guint second = get_row_section (b);

  return compare_sections (&first, &second, user_data);
}

/* Puts the sections that exist, and their rows, into the order of their ratings. */
static void
sort_sections (RoboHelpWindow *self)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  GtkWidget *before = NULL;

  for (guint i = 0; i < self->sections->len; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_sections, self);
  if (order->len == self->order->len &&
      memcmp (order->data, self->order->data, order->len * sizeof (guint)) == 0)
    return;

  g_array_set_size (self->order, 0);
  g_array_append_vals (self->order, order->data, order->len);
  for (guint i = 0; i < order->len; i++)
    {
      guint      section = g_array_index (order, guint, i);
      GtkWidget *part = self->parts->pdata[section];

      if (part != NULL)
        gtk_box_reorder_child_after (self->sections_box, part, before);
      gtk_box_reorder_child_after (self->sections_box, self->sections->pdata[section], part != NULL ? part : before);
      before = self->sections->pdata[section];
    }
  gtk_list_box_invalidate_sort (self->contents_list);
  gtk_list_box_invalidate_headers (self->contents_list);
}

/* Returns TRUE if a paragraph should be visible. If the details are hidden, a paragraph with details is visible only if
 * a link has led to it. */
static gboolean
shows_paragraph (RoboHelpWindow *self,
                 guint           section,
                 guint           paragraph,
                 gboolean        is_detailed)
{
  gboolean is_detail;

  robo_help_get_paragraph (self->help, section, paragraph, &is_detail);

  return is_detailed || !is_detail || (section == self->topic && paragraph == self->paragraph);
}

/* Describes a section by its visible paragraphs and the numbers of its rules, which a screen reader reads when the
 * section gets the focus. */
static void
describe_section (RoboHelpWindow *self,
                  guint           index,
                  gboolean        is_detailed)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *rules = dup_rules (self, index);
  const char      *text;
  gboolean         is_detail;

  for (guint i = 0; (text = robo_help_get_paragraph (self->help, index, i, &is_detail)) != NULL; i++)
    if (shows_paragraph (self, index, i, is_detailed))
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", text);
  if (rules != NULL)
    g_string_append_printf (words, "\n%s.", rules);
  robo_rule_section_set_words (self->sections->pdata[index], words->str);
}

static void
update_section (RoboHelpWindow *self,
                guint           index)
{
  gboolean is_detailed = gtk_toggle_button_get_active (self->details_button) || is_searching (self);
  gboolean is_wanted = get_rating (self, index) > 0;
  guint    first = g_array_index (self->firsts, guint, index);
  guint    end = self->paragraphs->len;

  if (index + 1 < self->firsts->len)
    end = g_array_index (self->firsts, guint, index + 1);
  for (guint i = first; i < end; i++)
    gtk_widget_set_visible (self->paragraphs->pdata[i], shows_paragraph (self, index, i - first, is_detailed));
  gtk_widget_set_visible (self->sections->pdata[index], is_wanted);
  gtk_widget_set_visible (self->rows->pdata[index], is_wanted);
  if (self->parts->pdata[index] != NULL)
    gtk_widget_set_visible (self->parts->pdata[index], !is_searching (self));
  describe_section (self, index, is_detailed);
}

/* Scroll position */

/* Gets the current top and bottom of a widget in the scrolled area. Returns FALSE if the widget is not mapped. */
static gboolean
get_extent (RoboHelpWindow *self,
            GtkWidget      *widget,
            double         *top,
            double         *bottom)
{
  graphene_rect_t area;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self->sections_box), &area))
    return FALSE;

  *top = area.origin.y;
  *bottom = area.origin.y + area.size.height;

  return TRUE;
}

/* Returns the index of the section that the user is probably reading. This is the section with the focus if its
 * title is visible. Otherwise it is the first section whose title is visible, or else the section that fills the
 * visible area. Returns G_MAXUINT if there is no such section. */
static guint
find_anchor (RoboHelpWindow *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window));
  double         value = gtk_adjustment_get_value (adjustment);
  double         end = value + gtk_adjustment_get_page_size (adjustment);
  GtkWidget     *focus = gtk_root_get_focus (GTK_ROOT (self));
  guint          found = G_MAXUINT;
  gboolean       has_title = FALSE;

  for (guint i = 0; i < self->order->len; i++)
    {
      guint      index = g_array_index (self->order, guint, i);
      GtkWidget *section = self->sections->pdata[index];
      double     top;
      double     bottom;

      if (!get_extent (self, section, &top, &bottom) || bottom <= value || top >= end)
        continue;
      if (focus != NULL && top >= value && (focus == section || gtk_widget_is_ancestor (focus, section)))
        return index;
      if (found == G_MAXUINT || (!has_title && top >= value))
        {
          found = index;
          has_title = top >= value;
        }
    }

  return found;
}

/* Scrolls back to the anchor after the layout, but before the frame is painted, so that the user sees no jump. */
static void
layout_cb (RoboHelpWindow *self,
           GdkFrameClock  *clock)
{
  double top;
  double bottom;

  g_clear_signal_handler (&self->layout_handler, clock);
  if (get_extent (self, self->sections->pdata[self->anchor], &top, &bottom))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window)),
                              top - self->anchor_y_px);
}

/* Keeps the section that the user is reading at its position on the screen, while other sections appear or
 * disappear. */
static void
keep_place (RoboHelpWindow *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  double         top;
  double         bottom;

  /* If a handler is connected already, keep its anchor: there has been no layout since it was connected, so nothing
   * has moved. */
  if (clock == NULL || self->layout_handler != 0)
    return;

  self->anchor = find_anchor (self);
  if (self->anchor == G_MAXUINT || !get_extent (self, self->sections->pdata[self->anchor], &top, &bottom))
    return;

  self->anchor_y_px = top - gtk_adjustment_get_value (adjustment);
  self->layout_handler = g_signal_connect_data (clock, "layout", G_CALLBACK (layout_cb), self, NULL,
                                                G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Scrolls to a position, even if keep_place() was about to keep another position. */
static void
go_to (RoboHelpWindow *self,
       double          top)
{
  if (self->layout_handler != 0)
    g_clear_signal_handler (&self->layout_handler, gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window)), top);
}

/* Shows how many sections a search has found, and announces this to screen readers. */
static void
tell_found (RoboHelpWindow *self,
            const char     *words,
            guint           n_found)
{
  g_autofree char *text = NULL;

  if (words[0] != '\0')
    /* Translators: This is the result of a search in the rules. %u is how many sections were found. */
    text = g_strdup_printf (ngettext ("%u section found", "%u sections found", n_found), n_found);
  gtk_widget_set_visible (GTK_WIDGET (self->found_label), text != NULL);
  if (text == NULL || g_str_equal (text, gtk_label_get_label (self->found_label)))
    return;

  gtk_label_set_label (self->found_label, text);
  robo_access_say (GTK_WIDGET (self->search_entry), text);
}

static void
update_sections (RoboHelpWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  guint       n_found = 0;

  if (words[0] == '\0')
    keep_place (self);
  else
    go_to (self, 0);
  g_clear_pointer (&self->ratings, g_array_unref);
  self->ratings = self->help != NULL ? robo_help_search (self->help, words)
                                     : g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->sections->len; i++)
    update_section (self, i);
  for (guint i = 0; i < self->ratings->len; i++)
    n_found += get_rating (self, i) > 0;
  sort_sections (self);
  tell_found (self, words, n_found);
  gtk_stack_set_visible_child_name (self->stack, n_found > 0 ? "rules" : "nothing");
}

/* Moves the focus from the search entry to the first section that was found. */
static void
search_activated_cb (RoboHelpWindow *self)
{
  for (guint i = 0; i < self->order->len; i++)
    {
      GtkWidget *section = self->sections->pdata[g_array_index (self->order, guint, i)];

      if (gtk_widget_get_visible (section) && gtk_widget_grab_focus (section))
        return;
    }
}

/* Creates n more sections, or all that are missing. Returns TRUE if sections are still missing. */
static gboolean
add_sections (RoboHelpWindow *self,
              guint           n)
{
  guint end = MIN (self->sections->len + n, robo_help_get_n_sections (self->help));

  for (guint i = self->sections->len; i < end; i++)
    {
      add_section (self, i);
      update_section (self, i);
    }
  sort_sections (self);

  return end < robo_help_get_n_sections (self->help);
}

/* Creates a few sections in each frame, from the first section to the last. Breaking the text of all sections into
 * lines takes too long for one frame. */
static gboolean
add_next_cb (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);

  if (add_sections (self, SECTIONS_A_FRAME))
    return G_SOURCE_CONTINUE;

  self->add_id = 0;

  return G_SOURCE_REMOVE;
}

/* Ends a search, or closes the window if there is no search. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);

  if (gtk_search_bar_get_search_mode (self->search_bar))
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  else
    gtk_window_close (GTK_WINDOW (self));

  return GDK_EVENT_STOP;
}

/* Lists the widgets to which the arrow keys move the focus: sections and their diagrams. */
static GPtrArray *
list_stops (RoboHelpWindow *self)
{
  GPtrArray *stops = g_ptr_array_new ();

  for (guint i = 0; i < self->order->len; i++)
    {
      GtkWidget *section = self->sections->pdata[g_array_index (self->order, guint, i)];

      if (!gtk_widget_get_visible (section))
        continue;
      g_ptr_array_add (stops, section);
      for (guint j = 0; j < self->diagrams->len; j++)
        if (gtk_widget_is_ancestor (self->diagrams->pdata[j], section))
          g_ptr_array_add (stops, self->diagrams->pdata[j]);
    }

  return stops;
}

/* Moves the focus with the arrow keys between the sections and the diagrams in them, which are together one stop of
 * the Tab key. The arrow keys are handled here, because bindings of GtkWindow would take precedence over bindings of
 * this class. */
static gboolean
key_pressed_cb (RoboHelpWindow     *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     modifiers,
                GtkEventController *controller)
{
  g_auto (RoboKeyPress) press = { 0 };
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  gboolean   is_back;
  g_autoptr (GPtrArray) stops = NULL;
  guint at;

  robo_key_press_init (&press, controller, keyval, keycode);
  is_back = robo_key_press_means (&press, GDK_KEY_Up);
  if (!is_back && !robo_key_press_means (&press, GDK_KEY_Down))
    return GDK_EVENT_PROPAGATE;

  stops = list_stops (self);
  if (g_ptr_array_find (stops, focus, &at) && (is_back ? at > 0 : at + 1 < stops->len))
    gtk_widget_grab_focus (stops->pdata[is_back ? at - 1 : at + 1]);

  return GDK_EVENT_STOP;
}

static gboolean
focus_search_cb (GtkWidget *widget,
                 GVariant  *args,
                 gpointer   user_data)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);

  return gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

/* Draws one diagram. The other diagrams follow one at a time, so that scrolling is not interrupted. */
static gboolean
draw_next (gpointer data)
{
  RoboHelpWindow *self = data;
  GtkAdjustment  *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window));
  double          from = gtk_adjustment_get_value (adjustment) - MARGIN_PX;
  double          to = gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + MARGIN_PX;

  for (guint i = 0; i < self->diagrams->len; i++)
    {
      double top;
      double bottom;

      if (get_extent (self, self->diagrams->pdata[i], &top, &bottom) && bottom > from && top < to &&
          robo_diagram_view_prepare (self->diagrams->pdata[i]))
        return TRUE;
    }

  return FALSE;
}

static const RoboIdleWork draw_work = { ROBO_IDLE_SOON, draw_next, NULL };

/* Table of contents */

static void
scrolled_cb (RoboHelpWindow *self)
{
  /* The current section is the last section that begins above or near the upper edge. At the end of the rules it is
   * the last section. */
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window));
  double         value = gtk_adjustment_get_value (adjustment);
  gboolean       is_end = value > 0 &&
                    value + gtk_adjustment_get_page_size (adjustment) >= gtk_adjustment_get_upper (adjustment);
  guint  found = G_MAXUINT;
  double top;
  double bottom;

  for (guint i = 0; i < self->order->len; i++)
    {
      guint section = g_array_index (self->order, guint, i);

      if (get_extent (self, self->sections->pdata[section], &top, &bottom) &&
          (found == G_MAXUINT || is_end || top <= value + NEAR_PX))
        found = section;
    }
  if (found != G_MAXUINT)
    gtk_list_box_select_row (self->contents_list, self->rows->pdata[found]);
  robo_idle_add (&draw_work, self, self);
}

/* Links */

static void
scroll_to (RoboHelpWindow *self,
           GtkWidget      *section)
{
  double top;
  double bottom;

  if (get_extent (self, section, &top, &bottom))
    go_to (self, top);
}

static GtkWidget *
get_topic_paragraph (RoboHelpWindow *self)
{
  if (self->topic == G_MAXUINT || self->paragraph == G_MAXUINT || self->topic >= self->sections->len)
    return NULL;

  return self->paragraphs->pdata[g_array_index (self->firsts, guint, self->topic) + self->paragraph];
}

static gboolean
go_to_topic_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);
  GtkWidget      *section;

  /* Wait until everything above the section has been laid out, and until there is enough below the section to scroll to
   * it. */
  if (self->add_id != 0 || self->n_frames++ < N_FRAMES_TO_WAIT)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  section = self->sections->pdata[self->topic];
  if (get_topic_paragraph (self) != NULL)
    gtk_widget_add_css_class (get_topic_paragraph (self), "found");
  gtk_widget_grab_focus (section);
  gtk_widget_add_css_class (section, "found");
  scroll_to (self, section);

  return G_SOURCE_REMOVE;
}

static void
forget_topic (RoboHelpWindow *self)
{
  GtkWidget *paragraph = get_topic_paragraph (self);

  if (self->topic != G_MAXUINT && self->topic < self->sections->len)
    gtk_widget_remove_css_class (self->sections->pdata[self->topic], "found");
  if (paragraph != NULL)
    gtk_widget_remove_css_class (paragraph, "found");
  self->topic = G_MAXUINT;
  self->paragraph = G_MAXUINT;
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
}

static void
row_activated_cb (RoboHelpWindow *self,
                  GtkListBoxRow  *row)
{
  GtkWidget *section = self->sections->pdata[get_row_section (row)];

  gtk_widget_grab_focus (section);
  scroll_to (self, section);
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

/* Sizes */

/* Measures the scrolled area without the height of its contents. Otherwise GTK would measure each of hundreds of
 * texts hundreds of times: at each level of widgets, for the minimum and for the best width. */
static void
measure_bin (GtkWidget     *bin,
             GtkOrientation orientation,
             int            for_size,
             int           *minimum,
             int           *natural,
             int           *minimum_baseline,
             int           *natural_baseline)
{
  *minimum = MINIMUM_HEIGHT_PX;
  *natural = MINIMUM_HEIGHT_PX;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (gtk_widget_get_first_child (bin), orientation, -1, minimum, natural, NULL, NULL);
}

static void
robo_help_window_unrealize (GtkWidget *widget)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);

  if (self->layout_handler != 0)
    g_clear_signal_handler (&self->layout_handler, gtk_widget_get_frame_clock (widget));
  GTK_WIDGET_CLASS (robo_help_window_parent_class)->unrealize (widget);
}

static void
robo_help_window_dispose (GObject *object)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  if (self->add_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->add_id);
  self->add_id = 0;
  /* Remove the header function, because the rows would call it while they are removed. */
  if (self->contents_list != NULL)
    gtk_list_box_set_header_func (self->contents_list, NULL, NULL, NULL);
  g_clear_pointer (&self->help, robo_help_unref);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ROBO_TYPE_HELP_WINDOW);

  G_OBJECT_CLASS (robo_help_window_parent_class)->dispose (object);
}

static void
robo_help_window_finalize (GObject *object)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (object);

  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->paragraphs);
  g_array_unref (self->firsts);
  g_ptr_array_unref (self->rows);
  g_clear_pointer (&self->ratings, g_array_unref);
  g_array_unref (self->order);
  g_ptr_array_unref (self->parts);
  g_ptr_array_unref (self->diagrams);

  G_OBJECT_CLASS (robo_help_window_parent_class)->finalize (object);
}

static void
robo_help_window_class_init (RoboHelpWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_help_window_dispose;
  object_class->finalize = robo_help_window_finalize;

  widget_class->unrealize = robo_help_window_unrealize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/learning/robo-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, found_label);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, details_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, contents_list);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, scrolled_window);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, bin);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, sections_box);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_sections);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, focus_search_cb, NULL);
}

static void
robo_help_window_init (RoboHelpWindow *self)
{
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkAdjustment      *adjustment;

  self->sections = g_ptr_array_new ();
  self->paragraphs = g_ptr_array_new ();
  self->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  self->rows = g_ptr_array_new ();
  self->order = g_array_new (FALSE, FALSE, sizeof (guint));
  self->parts = g_ptr_array_new ();
  self->diagrams = g_ptr_array_new ();
  self->topic = G_MAXUINT;
  self->paragraph = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Set the role before GTK creates the accessible object, whose role cannot change later. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_bind (self->settings, "detailed-rules", self->details_button, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_layout_manager (self->bin, gtk_custom_layout_new (NULL, measure_bin, allocate_only_child));
  gtk_event_controller_set_propagation_phase (keyboard, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->sections_box), keyboard);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self->flap));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window));
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
robo_help_window_new (RoboHelp *help)
{
  RoboHelpWindow *self = g_object_new (ROBO_TYPE_HELP_WINDOW, NULL);

  if (help == NULL)
    return GTK_WIDGET (self);

  self->help = robo_help_ref (help);
  g_clear_pointer (&self->ratings, g_array_unref);
  self->ratings = robo_help_search (help, "");
  gtk_list_box_set_sort_func (self->contents_list, sort_rows_cb, self, NULL);
  gtk_list_box_set_header_func (self->contents_list, add_header_cb, self, NULL);
  if (add_sections (self, SECTIONS_A_FRAME))
    self->add_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), add_next_cb, NULL, NULL);
  update_sections (self);
  robo_access_make_one_stop (GTK_WIDGET (self->sections_box));
  gtk_widget_grab_focus (self->sections->pdata[0]);

  return GTK_WIDGET (self);
}

void
robo_help_window_show_topic (RoboHelpWindow *self,
                             const char     *topic)
{
  g_return_if_fail (ROBO_IS_HELP_WINDOW (self));
  g_return_if_fail (topic != NULL);

  forget_topic (self);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  if (self->help != NULL)
    self->topic = robo_help_find (self->help, topic, &self->paragraph);
  update_sections (self);
  if (self->topic == G_MAXUINT)
    return;

  self->n_frames = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), go_to_topic_cb, NULL, NULL);
}

GtkWidget *
robo_help_window_get_section (RoboHelpWindow *self,
                              const char     *topic)
{
  guint index;

  g_return_val_if_fail (ROBO_IS_HELP_WINDOW (self) && self->help != NULL, NULL);

  index = robo_help_find (self->help, topic, NULL);

  return index < self->sections->len ? self->sections->pdata[index] : NULL;
}

gboolean
robo_help_window_get_is_whole (RoboHelpWindow *self)
{
  g_return_val_if_fail (ROBO_IS_HELP_WINDOW (self), FALSE);

  return self->add_id == 0;
}
