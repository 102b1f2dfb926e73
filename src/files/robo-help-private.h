// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the XML format of the help, for code that handles files of all formats.
#pragma once

#include "files/xml/robo-xml.h"
#include "robo-help.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_help_format;

G_END_DECLS
