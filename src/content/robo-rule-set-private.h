// SPDX-License-Identifier: GPL-3.0-or-later
// What others of this folder know of rule sets.
#pragma once

#include "robo-rule-set.h"
#include "robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_rules_format;

G_END_DECLS
