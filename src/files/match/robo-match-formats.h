// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the XML formats of matches and series, for code that reads files with a match or a series in them.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_match_format;
extern const RoboXmlFormat robo_series_format;

G_END_DECLS
