// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the XML format of arenas, for code that reads files which are an arena or contain one.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_arena_format;

G_END_DECLS
