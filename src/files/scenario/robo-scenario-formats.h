// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the XML formats of scenarios, lessons and puzzles, for code that reads files which are one of
// these or contain one.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_scenario_format;
extern const RoboXmlFormat robo_lesson_format;
extern const RoboXmlFormat robo_puzzle_format;

G_END_DECLS
