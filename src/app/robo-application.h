// SPDX-License-Identifier: GPL-3.0-or-later
// Provides the application: its actions, its shortcuts, its window.
#pragma once

#include <adwaita.h>

#include "ui/widgets/keys/robo-shortcuts.h"

G_BEGIN_DECLS

#define ROBO_TYPE_APPLICATION (robo_application_get_type ())

G_DECLARE_FINAL_TYPE (RoboApplication, robo_application, ROBO, APPLICATION, AdwApplication)

extern const RoboShortcut robo_application_shortcuts[];

RoboApplication *robo_application_new (void);

G_END_DECLS
