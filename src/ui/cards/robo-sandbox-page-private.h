// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the sandbox's page share.
#pragma once

#include "robo-sandbox-page.h"
#include "robo-sandbox-robot.h"
#include "ui/board/robo-board-view.h"

G_BEGIN_DECLS

typedef enum
{
  ROBO_SANDBOX_MOVE,
  ROBO_SANDBOX_EDGE,
  ROBO_SANDBOX_MINE,
  ROBO_SANDBOX_PIT,
  ROBO_SANDBOX_SOLID,
  ROBO_SANDBOX_START,
  ROBO_SANDBOX_VOLTAGE,
  ROBO_SANDBOX_WORKSHOP,
  ROBO_SANDBOX_VP,
} RoboSandboxTool;

struct _RoboSandboxPage
{
  AdwBin parent_instance;

  /* template children */
  AdwToastOverlay *toasts;
  GtkBox          *board_box;
  GtkWidget       *tool_box;
  GtkLabel        *hint_label;
  GtkStack        *side_stack;
  GtkBox          *robot_box;
  GtkBox          *seat_box;
  GtkListView     *step_list;
  GtkWidget       *tool_menu_button;
  GtkWidget       *run_button;
  GtkWidget       *stop_button;
  GtkWidget       *play_button;
  GtkWidget       *speed_button;
  GtkWidget       *title_row;
  AdwComboRow     *scenario_row;

  /* borrowed: children */
  RoboBoardView    *board;
  RoboSandboxRobot *robot;
  GtkWidget        *seat_buttons[ROBO_MAX_ROBOTS];

  /* owned */
  RoboSandbox        *sandbox;
  GSignalGroup       *match_signals;
  GSimpleActionGroup *actions;
  GSettings          *settings;
  GBytes             *file;    /* nullable: what was opened */
  char               *path;    /* nullable: where it is */
  GPtrArray          *entries; /* nullable, of RoboPositionEntry: the scenarios in it */
  GCancellable       *opening; /* nullable */

  RoboSandboxTool tool;
  guint           picked;    /* the first of two spaces, or ROBO_NO_SPACE */
  guint           drag_from; /* likewise, with the pointer */

  gboolean is_updating; /* rows are being set, not chosen */
};

void robo_sandbox_page_tell (RoboSandboxPage *self,
                             const char      *sentence);
void robo_sandbox_page_pick (RoboSandboxPage *self,
                             guint            space);
void robo_sandbox_page_show_position (RoboSandboxPage *self);
void robo_sandbox_page_update_hint (RoboSandboxPage *self);
void robo_sandbox_page_update_actions (RoboSandboxPage *self);

/* Tools */
void  robo_sandbox_page_add_board (RoboSandboxPage *self);
char *robo_sandbox_page_dup_tool_hint (RoboSandboxPage *self) G_GNUC_WARN_UNUSED_RESULT;
void  robo_sandbox_page_tool_cb (GSimpleAction *action,
                                 GVariant      *value,
                                 gpointer       user_data);

/* Playing */
void robo_sandbox_page_connect_match (RoboSandboxPage *self);
void robo_sandbox_page_add_steps (RoboSandboxPage *self);
void robo_sandbox_page_match_changed_cb (RoboSandboxPage *self);
void robo_sandbox_page_step_activated_cb (RoboSandboxPage *self,
                                          guint            position);

/* Files */
void robo_sandbox_page_title_applied_cb (RoboSandboxPage *self);
void robo_sandbox_page_scenario_chosen_cb (RoboSandboxPage *self);

/* Actions */
void robo_sandbox_page_run_cb (GSimpleAction *action,
                               GVariant      *parameter,
                               gpointer       user_data);
void robo_sandbox_page_stop_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_undo_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_step_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_step_back_cb (GSimpleAction *action,
                                     GVariant      *parameter,
                                     gpointer       user_data);
void robo_sandbox_page_redo_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_play_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_first_cb (GSimpleAction *action,
                                 GVariant      *parameter,
                                 gpointer       user_data);
void robo_sandbox_page_last_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_open_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);
void robo_sandbox_page_save_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       user_data);

G_END_DECLS
