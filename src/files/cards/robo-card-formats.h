// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the XML formats of module sets and rule sets, for code that reads files which contain such a set or may be
// one.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_modules_format;
extern const RoboXmlFormat robo_rules_format;

G_END_DECLS
