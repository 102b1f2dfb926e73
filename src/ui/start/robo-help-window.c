// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-help-window.h"

#include "ui/common/robo-access.h"
#include "ui/common/robo-arena-paintable.h"

#include "robo-rule-section.h"

#define PICTURE_PX 48

/* A window that has just been shown has its sizes after that many frames. */
#define N_FRAMES_TO_WAIT 2

/**
 * RoboHelpWindow:
 *
 * The pictures of the parts of an arena are small arenas, drawn by the same code as the big ones, so that they always look
 * like them. A section that a link led to has the class `found` and the focus.
 */
struct _RoboHelpWindow
{
  AdwWindow parent_instance;

  /* template children */
  GtkSearchEntry  *search_entry;
  GtkToggleButton *details_button;
  GtkStack        *stack;
  GtkWidget       *scrolled_window;
  GtkBox          *sections_box;

  /* owned */
  RoboHelp  *help;     /* nullable */
  GPtrArray *sections; /* of GtkWidget, by section; borrowed from the box */
  GPtrArray *details;  /* of GtkWidget, borrowed */
  GSettings *settings;

  guint topic; /* to which section to go, or G_MAXUINT */
  guint n_frames;
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (RoboHelpWindow, robo_help_window, ADW_TYPE_WINDOW)

/* Pictures */

/* Each of these changes an arena of two spaces, both floor. */

static void
add_vp (RoboPlan *plan)
{
  plan->vp[0] = 1;
}

static void
add_pit (RoboPlan *plan)
{
  plan->terrain[0] = ROBO_TERRAIN_PIT;
  plan->terrain[1] = ROBO_TERRAIN_WATER;
}

static void
add_solid (RoboPlan *plan)
{
  plan->terrain[0] = ROBO_TERRAIN_SOLID;
}

static void
add_wall (RoboPlan *plan)
{
  plan->edge_east[0] = ROBO_EDGE_WALL;
}

static void
add_barrier (RoboPlan *plan)
{
  plan->edge_east[0] = ROBO_EDGE_BARRIER;
}

static void
add_start (RoboPlan *plan)
{
  plan->starts[plan->n_starts++] = (RoboStart){ .space = 0, .side = ROBO_DIR_W, .arrow = ROBO_DIR_E };
}

static void
add_caution (RoboPlan *plan)
{
  plan->terrain[1] = ROBO_TERRAIN_PIT;
  plan->caution[0][ROBO_DIR_E / 2] = 1 + ROBO_DIR_S;
}

static void
add_workshop (RoboPlan *plan)
{
  plan->workshop[0] = TRUE;
}

static void
add_high_voltage (RoboPlan *plan)
{
  plan->high_voltage[0] = TRUE;
}

static const struct
{
  const char *id;
  void (*add) (RoboPlan *plan);
} pictures[] = {
  { "barrier", add_barrier },
  { "caution", add_caution },
  { "high-voltage", add_high_voltage },
  { "pit", add_pit },
  { "solid", add_solid },
  { "start", add_start },
  { "vp", add_vp },
  { "wall", add_wall },
  { "workshop", add_workshop },
};

static GtkWidget *
create_picture (void (*add) (RoboPlan *plan))
{
  RoboPlan plan = { .columns = 2, .rows = 1 };
  g_autoptr (RoboArenaPaintable) paintable = NULL;
  GtkWidget *picture;

  add (&plan);
  paintable = robo_arena_paintable_new (&plan);
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

static void
add_section (RoboHelpWindow *self,
             guint           index)
{
  GtkWidget  *section = robo_rule_section_new (robo_help_get_title (self->help, index));
  GtkWidget  *words = g_object_new (GTK_TYPE_BOX,
                                    "orientation", GTK_ORIENTATION_VERTICAL,
                                    "spacing", 6,
                                    "hexpand", TRUE,
                                    NULL);
  const char *text;
  gboolean    is_detailed;

  gtk_box_append (GTK_BOX (words), create_label (robo_help_get_title (self->help, index), "heading"));
  for (guint i = 0; (text = robo_help_get_paragraph (self->help, index, i, &is_detailed)) != NULL; i++)
    {
      GtkWidget *label = create_label (text, is_detailed ? "detail" : NULL);

      gtk_box_append (GTK_BOX (words), label);
      if (is_detailed)
        g_ptr_array_add (self->details, label);
    }
  gtk_box_append (GTK_BOX (section), words);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_strcmp0 (pictures[i].id, robo_help_get_section (self->help, index)->picture) == 0)
      gtk_box_append (GTK_BOX (section), create_picture (pictures[i].add));
  gtk_box_append (self->sections_box, section);
  g_ptr_array_add (self->sections, section);
}

/* A section that has the focus is read out with all that is shown of it. */
static void
describe_section (RoboHelpWindow *self,
                  guint           index,
                  gboolean        is_detailed)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *text;
  gboolean    is_detail;

  for (guint i = 0; (text = robo_help_get_paragraph (self->help, index, i, &is_detail)) != NULL; i++)
    if (is_detailed || !is_detail)
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", text);
  robo_rule_section_set_words (self->sections->pdata[index], words->str);
}

/* What is searched for may be in the details. */
static void
update_sections (RoboHelpWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  gboolean    is_detailed = gtk_toggle_button_get_active (self->details_button) || words[0] != '\0';
  gboolean    has_any = FALSE;

  for (guint i = 0; i < self->details->len; i++)
    gtk_widget_set_visible (self->details->pdata[i], is_detailed);
  for (guint i = 0; i < self->sections->len; i++)
    {
      gboolean is_wanted = robo_help_matches (self->help, i, words);

      gtk_widget_set_visible (self->sections->pdata[i], is_wanted);
      describe_section (self, i, is_detailed);
      has_any |= is_wanted;
    }
  gtk_stack_set_visible_child_name (self->stack, has_any ? "rules" : "nothing");
}

/* The first Escape ends a search, the next one closes. */
static void
stop_search_cb (RoboHelpWindow *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search_entry))[0] == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  stop_search_cb (ROBO_HELP_WINDOW (widget));

  return GDK_EVENT_STOP;
}

/* One stop for Tab, and arrow keys from section to section. */
static gboolean
step_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);
  GtkWidget      *section = gtk_widget_get_focus_child (GTK_WIDGET (self->sections_box));
  gboolean        is_back = g_variant_get_boolean (args);

  if (section == NULL)
    return !is_back && gtk_widget_child_focus (GTK_WIDGET (self->sections_box), GTK_DIR_TAB_FORWARD);

  do
    section = is_back ? gtk_widget_get_prev_sibling (section) : gtk_widget_get_next_sibling (section);
  while (section != NULL && !gtk_widget_get_visible (section));

  return section == NULL || gtk_widget_grab_focus (section);
}

static gboolean
focus_search_cb (GtkWidget *widget,
                 GVariant  *args,
                 gpointer   user_data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ROBO_HELP_WINDOW (widget)->search_entry));
}

/* Links */

static gboolean
go_to_topic_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (widget);
  GtkWidget      *section = self->sections->pdata[self->topic];
  GtkAdjustment  *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled_window));
  graphene_rect_t area;

  if (self->n_frames++ < N_FRAMES_TO_WAIT)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  gtk_widget_grab_focus (section);
  gtk_widget_add_css_class (section, "found");
  if (gtk_widget_compute_bounds (section, GTK_WIDGET (self->sections_box), &area))
    gtk_adjustment_set_value (adjustment, area.origin.y);

  return G_SOURCE_REMOVE;
}

static void
forget_topic (RoboHelpWindow *self)
{
  if (self->topic != G_MAXUINT)
    gtk_widget_remove_css_class (self->sections->pdata[self->topic], "found");
  self->topic = G_MAXUINT;
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
}

static void
robo_help_window_dispose (GObject *object)
{
  RoboHelpWindow *self = ROBO_HELP_WINDOW (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
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
  g_ptr_array_unref (self->details);

  G_OBJECT_CLASS (robo_help_window_parent_class)->finalize (object);
}

static void
robo_help_window_class_init (RoboHelpWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_help_window_dispose;
  object_class->finalize = robo_help_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/robo-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, details_button);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, scrolled_window);
  gtk_widget_class_bind_template_child (widget_class, RoboHelpWindow, sections_box);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_sections);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, step_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Down, 0, step_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, step_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Up, 0, step_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, focus_search_cb, NULL);
}

static void
robo_help_window_init (RoboHelpWindow *self)
{
  self->sections = g_ptr_array_new ();
  self->details = g_ptr_array_new ();
  self->topic = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Else GTK makes the accessible before it knows that it is one of a window. */
  g_object_set (self, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  self->settings = g_settings_new (ROBO_APPLICATION_ID);
  g_settings_bind (self->settings, "detailed-rules", self->details_button, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_search_entry_set_key_capture_widget (self->search_entry, GTK_WIDGET (self->scrolled_window));
}

GtkWidget *
robo_help_window_new (RoboHelp *help)
{
  RoboHelpWindow *self = g_object_new (ROBO_TYPE_HELP_WINDOW, NULL);

  if (help == NULL)
    return GTK_WIDGET (self);

  self->help = robo_help_ref (help);
  for (guint i = 0; i < robo_help_get_n_sections (help); i++)
    add_section (self, i);
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
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  update_sections (self);
  if (self->help == NULL || robo_help_find (self->help, topic) == G_MAXUINT)
    return;

  self->topic = robo_help_find (self->help, topic);
  self->n_frames = 0;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), go_to_topic_cb, NULL, NULL);
}

GtkWidget *
robo_help_window_get_section (RoboHelpWindow *self,
                              const char     *topic)
{
  guint index;

  g_return_val_if_fail (ROBO_IS_HELP_WINDOW (self) && self->help != NULL, NULL);

  index = robo_help_find (self->help, topic);

  return index != G_MAXUINT ? self->sections->pdata[index] : NULL;
}
