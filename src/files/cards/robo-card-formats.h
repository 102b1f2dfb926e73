// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the XML formats of module sets and rule sets, for code that reads files which are such a set or
// contain one.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_modules_format;
extern const RoboXmlFormat robo_rules_format;

G_END_DECLS
