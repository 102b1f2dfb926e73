// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the tools of the sandbox.
#pragma once

#include "robo-sandbox-tools.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Has a picture and a name for each tool. The tools are in a row. If there is no room for the row, they are in a
 * popover of a button that shows the selected tool. Each tool activates the action `sandbox.tool`. Property `tools`
 * (RoboSandboxTools, wo): the tools, whose selection is shown. */
#define ROBO_TYPE_SANDBOX_PALETTE (robo_sandbox_palette_get_type ())

G_DECLARE_FINAL_TYPE (RoboSandboxPalette, robo_sandbox_palette, ROBO, SANDBOX_PALETTE, AdwBin)

G_END_DECLS
