// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of the application share among themselves.
#pragma once

#include "robo-application.h"
#include "robo-language-desk.h"

G_BEGIN_DECLS

/**
 * RoboApplication:
 *
 * One process a session: a second start brings the window that is open to the front.
 */
struct _RoboApplication
{
  AdwApplication parent_instance;

  /* owned */
  GSettings        *settings;
  RoboLanguageDesk *languages;

  guint renew_id; /* of the source that makes the windows again */
};

/**
 * robo_application_start_languages:
 * @self: an application with its settings
 *
 * Speaks the language of the settings from now on, and lets others be tried.
 */
void robo_application_start_languages (RoboApplication *self);

void robo_application_stop_languages (RoboApplication *self);

G_END_DECLS
