// SPDX-License-Identifier: GPL-3.0-or-later
// The format of the rules in words, for what looks at any file.
#pragma once

#include "files/xml/robo-xml.h"
#include "robo-help.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_help_format;

G_END_DECLS
