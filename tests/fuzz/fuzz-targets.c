// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz-target.h"

const RoboFuzzTarget robo_fuzz_targets[] = {
  { "arena", robo_fuzz_arena, "arena", 4 },
  { "modules", robo_fuzz_modules, "modules", 4 },
  { "rules", robo_fuzz_rules, "rules modules", 4 },
  { "scenario", robo_fuzz_scenario, "scenario arena", 4 },
  { "match", robo_fuzz_match, "match arena modules", 4 },
  { "series", robo_fuzz_series, "series match arena modules", 2 },
  { "lesson", robo_fuzz_lesson, "lesson scenario arena", 2 },
  { "puzzle", robo_fuzz_puzzle, "puzzle scenario arena", 2 },
  { "help", robo_fuzz_help, "help", 2 },
  { "po", robo_fuzz_po, NULL, 1 },
  { "program", robo_fuzz_program, NULL, 1 },
  { "clipboard", robo_fuzz_clipboard, NULL, 1 },
  { "entry", robo_fuzz_entry, NULL, 2 },
  { "sealed-text", robo_fuzz_sealed_text, NULL, 2 },
  { "frame", robo_fuzz_frame, NULL, 1 },
  { "stanza", robo_fuzz_stanza, NULL, 2 },
  { "course", robo_fuzz_course, NULL, 1 },
  { "parts", robo_fuzz_parts, NULL, 1 },
  { "host", robo_fuzz_host, NULL, 1 },
  { "diff", robo_fuzz_diff, "arena", 2 },
  { "upgrade", robo_fuzz_upgrade, "modules", 2 },
  { "change", robo_fuzz_change, "arena modules rules", 4 },
  { "repair", robo_fuzz_repair, "arena modules rules", 2 },
  { NULL },
};
