// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-space-help.h"

#include <string.h>

#include "files/robo-help.h"
#include "ui/widgets/robo-rules-button.h"

/* A space has at most a robot, a token, a mine, its terrain, and edges of three kinds; the others exclude each other. */
#define MAX_TOPICS   8
#define LINE_CHARS   36
#define MAX_ITEMS_PX 320

typedef struct
{
  const char *topics[MAX_TOPICS];
  guint       n_topics;
} Topics;

static void
add_topic (Topics     *self,
           const char *topic)
{
  for (guint i = 0; i < self->n_topics; i++)
    if (g_str_equal (self->topics[i], topic))
      return;

  if (self->n_topics < MAX_TOPICS)
    self->topics[self->n_topics++] = topic;
}

static void
add_edges (Topics         *self,
           const RoboPlan *plan,
           guint           space)
{
  for (guint side = 0; side < 4; side++)
    {
      RoboEdge edge = robo_plan_get_edge (plan, space, (RoboDir)(2 * side));

      if (edge == ROBO_EDGE_WALL)
        add_topic (self, "energy-wall");
      else if (edge == ROBO_EDGE_BARRIER)
        add_topic (self, "barrier");
      if (plan->caution[space][side] != 0)
        add_topic (self, "caution");
    }
}

/* Lists the sections of the rules about what is on a space, first the pieces, then the ground, then its edges. */
static void
list_topics (Topics                 *self,
             const RoboPlan         *plan,
             const RoboBoardPicture *picture,
             guint                   space)
{
  guint seat = robo_board_picture_get_robot_at (picture, space);

  *self = (Topics){ 0 };
  if (seat != ROBO_NO_SEAT)
    add_topic (self, picture->robots[seat].is_killbot ? "killbots" : "damage");
  if (picture->mines[space] > 0)
    add_topic (self, "mines");
  if (picture->tokens[space] > 0 || plan->vp[space] > 0)
    add_topic (self, "vp-space");
  if (plan->terrain[space] == ROBO_TERRAIN_SOLID)
    add_topic (self, "arena-wall");
  else if (plan->terrain[space] != ROBO_TERRAIN_FLOOR)
    add_topic (self, "pit");
  if (plan->workshop[space])
    add_topic (self, "workshop");
  if (plan->high_voltage[space])
    add_topic (self, "high-voltage");
  for (guint i = 0; i < plan->n_starts; i++)
    if (plan->starts[i].space == space)
      add_topic (self, "start");
  add_edges (self, plan, space);
}

/* Returns the rules, which are read when they are needed for the first time, or NULL if they cannot be read. */
static const RoboHelp *
get_help (void)
{
  static RoboHelp *help;
  static gboolean  is_read;

  if (!is_read)
    {
      g_autoptr (RoboProblems) problems = robo_problems_new (NULL);

      help = robo_help_load_bundled (problems);
      is_read = TRUE;
    }

  return help;
}

/* Returns the first paragraph about a topic and its title, in the language of the program. */
static const char *
get_words (const char  *topic,
           const char **title)
{
  const RoboHelp *help = get_help ();
  guint           section = help != NULL ? robo_help_find (help, topic, NULL) : G_MAXUINT;
  gboolean        is_detailed;

  if (section == G_MAXUINT)
    return NULL;

  *title = robo_help_get_title (help, section);

  return robo_help_get_paragraph (help, section, 0, &is_detailed);
}

/* Returns the first sentence of a text. The dot of an abbreviation has no capital after it. */
static char *
dup_first_sentence (const char *text)
{
  for (const char *end = strstr (text, ". "); end != NULL; end = strstr (end + 1, ". "))
    if (g_unichar_isupper (g_utf8_get_char (end + strlen (". "))))
      return g_strndup (text, end + 1 - text);

  return g_strdup (text);
}

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);

  return label;
}

static void
add_item (GtkWidget  *box,
          const char *topic)
{
  const char *title;
  const char *text = get_words (topic, &title);
  GtkWidget  *head;
  GtkWidget  *heading;
  GtkWidget  *button;

  if (text == NULL)
    return;

  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  heading = label_new (title);
  button = robo_rules_button_new ();
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_set_hexpand (heading, TRUE);
  robo_rules_button_set_topic (button, topic);
  gtk_box_append (GTK_BOX (head), heading);
  gtk_box_append (GTK_BOX (head), button);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), label_new (text));
}

GtkWidget *
robo_space_help_new (const RoboPlan         *plan,
                     const RoboBoardPicture *picture,
                     guint                   space,
                     const char             *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *items = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  Topics     topics;

  list_topics (&topics, plan, picture, space);
  gtk_box_append (GTK_BOX (box), label_new (words));
  for (guint i = 0; i < topics.n_topics; i++)
    add_item (items, topics.topics[i]);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_ITEMS_PX);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), items);
  gtk_widget_set_visible (scroller, topics.n_topics > 0);
  gtk_box_append (GTK_BOX (box), scroller);

  return box;
}

char *
robo_space_help_dup_text (const RoboPlan         *plan,
                          const RoboBoardPicture *picture,
                          guint                   space,
                          const char             *words)
{
  g_autoptr (GString) lines = g_string_new (words);
  Topics topics;

  list_topics (&topics, plan, picture, space);
  if (topics.n_topics == 0)
    return NULL;

  for (guint i = 0; i < topics.n_topics; i++)
    {
      const char      *title;
      const char      *text = get_words (topics.topics[i], &title);
      g_autofree char *sentence = text != NULL ? dup_first_sentence (text) : NULL;

      if (sentence != NULL)
        g_string_append_printf (lines, "\n%s", sentence);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}
