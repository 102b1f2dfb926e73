// SPDX-License-Identifier: GPL-3.0-or-later
#include "config.h"

#include "robo-main-menu.h"

#include "base/robo-properties.h"

/* CSS: node `mainmenu` with a `menubutton`. */
struct _RoboMainMenu
{
  GtkWidget parent_instance;

  /* template children */
  GtkMenuButton *button;
  GMenuModel    *common_menu;

  /* owned */
  GMenuModel *page_menu; /* nullable */
};

enum
{
  PROP_PAGE_MENU = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RoboMainMenu, robo_main_menu, GTK_TYPE_WIDGET)

static void
build_menu (RoboMainMenu *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (self->page_menu != NULL)
    g_menu_append_section (menu, NULL, self->page_menu);
  g_menu_append_section (menu, NULL, self->common_menu);
  gtk_menu_button_set_menu_model (self->button, G_MENU_MODEL (menu));
}

static void
robo_main_menu_dispose (GObject *object)
{
  g_clear_object (&ROBO_MAIN_MENU (object)->page_menu);
  gtk_widget_dispose_template (GTK_WIDGET (object), ROBO_TYPE_MAIN_MENU);

  G_OBJECT_CLASS (robo_main_menu_parent_class)->dispose (object);
}

static const RoboProperty property_rows[N_PROPS] = {
  [PROP_PAGE_MENU] = { ROBO_PROPERTY_FIELD (OBJECT, "page-menu", RoboMainMenu, page_menu), .type = g_menu_model_get_type, .is_stored = TRUE, .changed = G_CALLBACK (build_menu) },
};

static void
robo_main_menu_class_init (RoboMainMenuClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = robo_main_menu_dispose;

  robo_properties_install (object_class, property_rows, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/robodrome/Robodrome/ui/widgets/robo-main-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, RoboMainMenu, button);
  gtk_widget_class_bind_template_child (widget_class, RoboMainMenu, common_menu);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mainmenu");
}

static void
robo_main_menu_init (RoboMainMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  build_menu (self);
}
