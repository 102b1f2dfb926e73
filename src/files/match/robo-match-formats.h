// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of what was played, for whoever reads a file that holds one or may be one.
#pragma once

#include "files/xml/robo-xml.h"

G_BEGIN_DECLS

extern const RoboXmlFormat robo_match_format;
extern const RoboXmlFormat robo_series_format;

G_END_DECLS
