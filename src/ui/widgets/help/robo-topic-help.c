// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-topic-help.h"

#include <string.h>

#include "files/robo-help.h"
#include "ui/widgets/robo-rules-button.h"

#define LINE_CHARS   36
#define MAX_ITEMS_PX 320

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

/* Returns the first paragraph about a topic, and sets its title, both in the language of the program. Returns NULL
 * if the rules have no such topic or cannot be read. */
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

/* Returns the first sentence of a text. If no capital follows a dot, the dot belongs to an abbreviation. */
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
robo_topic_help_new (const char        *words,
                     const char *const *topics)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *items = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (box), label_new (words));
  for (guint i = 0; topics[i] != NULL; i++)
    add_item (items, topics[i]);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_ITEMS_PX);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), items);
  gtk_widget_set_visible (scroller, topics[0] != NULL);
  gtk_box_append (GTK_BOX (box), scroller);

  return box;
}

char *
robo_topic_help_dup_text (const char        *words,
                          const char *const *topics)
{
  g_autoptr (GString) lines = g_string_new (words);

  for (guint i = 0; topics[i] != NULL; i++)
    {
      const char      *title;
      const char      *text = get_words (topics[i], &title);
      g_autofree char *sentence = text != NULL ? dup_first_sentence (text) : NULL;

      if (sentence != NULL)
        g_string_append_printf (lines, "\n%s", sentence);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}
