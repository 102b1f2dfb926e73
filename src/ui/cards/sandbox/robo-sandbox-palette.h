// SPDX-License-Identifier: GPL-3.0-or-later
// The tools of the sandbox, to choose from.
#pragma once

#include "robo-sandbox-tools.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * RoboSandboxPalette:
 *
 * A picture and a name for each tool: in a row, or where there is no room for it, below a button that shows the tool in hand.
 * Each is the action `sandbox.tool`.
 *
 * Property `tools` (RoboSandboxTools, wo): whose tool in hand is shown.
 */
#define ROBO_TYPE_SANDBOX_PALETTE (robo_sandbox_palette_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxPalette, robo_sandbox_palette, ROBO, SANDBOX_PALETTE, AdwBin)

G_END_DECLS
