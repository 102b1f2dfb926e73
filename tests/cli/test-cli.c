// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the exit statuses of robodrome-cli, its output and error streams, and its messages for misuse.
#include <string.h>
#include <unistd.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "cli-test.h"
#include "tests/remove-folder.h"

/* Describes a call, and a part of its output; NULL stands for no output. */
typedef struct
{
  const char *arguments;
  int         status;
  const char *out;
  const char *err;
} Call;

static const Call calls[] = {
  { "", 2, NULL, "A command is missing." },
  { "--help", 0, "resolve", NULL },
  { "-h", 0, "exit status", NULL },
  { "--version", 0, "robodrome-cli ", NULL },
  { "fly", 2, NULL, "“fly” isn’t a command." },
  { "--fly", 2, NULL, "“--fly” isn’t an option here." },
  { "resolve --help", 0, "robodrome-cli resolve [OPTION", NULL },
  { "check -h", 0, "robodrome-cli check", NULL },
  { "validate --help", 0, "FILE", NULL },
  { "play --help", 0, "--seats", NULL },
  { "render --help", 0, "--output", NULL },
  { "print --help", 0, "--paper", NULL },

  { "resolve", 2, NULL, "Name one file" },
  { "resolve a b", 2, NULL, "Name one file" },
  { "resolve --fly", 2, NULL, "--fly" },
  { "resolve /does/not/exist.xml", 1, NULL, "/does/not/exist.xml: error: The file can’t be read" },
  { "resolve /", 1, NULL, "/: error: The file can’t be read: it’s a folder. Choose a file in it." },
  { "check", 2, NULL, "Name at least one file" },
  { "check --fly", 2, NULL, "--fly" },
  { "check /does/not/exist.xml", 1, "0 passed, 1 failed\n", "The file can’t be read" },
  { "explain", 2, NULL, "Name at least one module file" },
  { "explain --help", 0, "MODULES", NULL },
  { "explain standard", 0, "Saw Blade (Red, saw-blade)", NULL },
  { "explain workshop", 0, "pulls the first robot in the line of fire 2 spaces toward itself", NULL },
  { "explain /does/not/exist.modules.xml", 1, NULL,
    "There’s no file or module set called “/does/not/exist.modules.xml”" },
  { "explain atlantis", 1, NULL, "one of these sets: standard, workshop" },
  { "explain standard saw-blade", 0, "Saw Blade (Red, saw-blade)", NULL },
  { "explain standard lunch", 1, NULL,
    "“lunch” isn’t in “Standard modules”, which has these modules: brake, mobility, " },
  { "explain standard shield workshop", 0, "Shield (Yellow, shield)", NULL },
  { "explain /", 1, NULL, "The file can’t be read" },
  { "pack", 2, NULL, "Name at least one file" },
  { "unpack", 2, NULL, "Name one pack" },
  { "upgrade", 2, NULL, "Name at least one file" },
  { "upgrade --help", 0, "FOLDER", NULL },
  { "upgrade /does/not/exist.xml", 1, NULL, "The file can’t be read" },
  { "validate", 2, NULL, "Name at least one file" },
  { "validate --fly", 2, NULL, "--fly" },
  { "validate /does/not/exist.xml", 1, NULL, "The file can’t be read: it doesn’t exist. Check its name." },
  { "validate /dev/fd/99", 1, NULL, "The file can’t be read: " },

  { "generate --help", 0, "--symmetry", NULL },
  { "generate rome", 2, NULL, "This command takes only options." },
  { "generate --seed -1", 2, NULL, "The seed must be a number" },
  { "generate --size 9", 2, NULL, "Choose 5 to 15 columns and 5 to 15 rows, such as --size 9x11." },
  { "generate --size 4x9", 2, NULL, "Choose 5 to 15 columns" },
  { "generate --size 9x16", 2, NULL, "Choose 5 to 15 columns" },
  { "generate --size 9x9x9", 2, NULL, "Choose 5 to 15 columns" },
  { "generate --symmetry round", 2, NULL, "Unknown symmetry “round”. Use one of these: off, mirror-we," },
  { "generate --symmetry quarters-turned --size 9x7", 2, NULL, "Quarter-turn symmetry needs as many columns as rows" },
  { "generate --density 6", 2, NULL, "Choose a density from 1 to 5" },
  { "generate --danger 0", 2, NULL, "Choose a danger level from 1 to 5" },
  { "generate --kinds pit,lava", 2, NULL, "Unknown kind “lava”. Use any of these" },
  { "generate --kinds workshop --danger 2", 2, NULL, "None of these kinds is dangerous." },
  { "generate --count 0", 2, NULL, "Choose 1 to 100 arenas" },
  { "generate --games 39", 2, NULL, "Choose 40 to 10000 games" },
  { "generate --like rome --density 2", 2, NULL, "With --like, the size" },
  { "generate --like /does/not/exist.xml", 1, NULL, "The file can’t be read" },
  { "generate --like rome --symmetry quarters-turned", 2, NULL, "The arena doesn’t have this symmetry." },
  { "generate --size 5x5 --symmetry quarters-turned --games 40", 1, NULL, "Too few good arenas were found." },
  { "generate --games 40 --seed 3 --output /dev/null/x", 1, "generated-", "couldn’t be saved" },
  { "puzzle", 2, NULL, "Use exactly one of --date, --make and --solve." },
  { "puzzle --help", 0, "--difficulty", NULL },
  { "puzzle today", 2, NULL, "Use exactly one of --date" },
  { "puzzle --date today --make 1", 2, NULL, "Use exactly one of --date" },
  { "puzzle --date tomorrow", 2, NULL, "There’s no puzzle for “tomorrow”. Use today, or a date" },
  { "puzzle --date 2026-02-29", 2, NULL, "There’s no puzzle for" },
  { "puzzle --date 2026-11-02", 0, "<puzzle xmlns=\"urn:x-robodrome:puzzle:1\" id=\"2026-11-02\"", NULL },
  { "puzzle --date today", 0, "<goal kind=", NULL },
  { "puzzle --make 0", 2, NULL, "Choose 1 to 10000 puzzles" },
  { "puzzle --make 1 --seed -1", 2, NULL, "The seed must be" },
  { "puzzle --make 1 --difficulty 6", 2, NULL, "Choose a difficulty from 1 to 5" },
  { "puzzle --make 2 --seed 8 --difficulty 4", 0, "puzzle-9: ", NULL },
  { "puzzle --make 1 --output /dev/null/x", 1, "puzzle-1: ", "couldn’t be saved" },
  { "puzzle --date 2026-11-02 --format yaml", 2, NULL, "Unknown format “yaml”. Use text or json." },
  { "puzzle --date 2026-11-02 --format text", 0, "<puzzle xmlns=", NULL },
  { "puzzle --date 2026-11-02 --format json", 0, "{\n  \"id\": \"2026-11-02\",\n  \"arena\": \"", NULL },
  { "puzzle --make 2 --seed 8 --difficulty 4 --format json", 0,
    "  },\n  {\n    \"id\": \"puzzle-9\",\n    \"arena\": \"", NULL },
  { "puzzle --make 1 --seed 2 --format json", 0, "[\n  {\n    \"id\": \"puzzle-2\",\n", NULL },
  { "puzzle --solve /does/not/exist.xml --format json", 1, NULL, "The file can’t be read" },
  { "puzzle --solve /does/not/exist.xml", 1, NULL, "The file can’t be read" },

  { "diff", 2, NULL, "Name two arenas" },
  { "diff rome", 2, NULL, "Name two arenas" },
  { "diff rome tokyo rome", 2, NULL, "Name two arenas" },
  { "diff rome atlantis", 1, NULL, "arena “atlantis” doesn’t exist" },
  { "diff rome rome", 0, "The two arenas are the same.\n", NULL },
  { "diff rome tokyo", 0, "The water at 2|1 becomes floor.", NULL },
  { "diff rome tokyo --output a.jpeg", 2, NULL, "“a.jpeg” doesn’t end in" },
  { "diff rome tokyo --output /does/not/exist.svg", 1, NULL,
    "exist.svg couldn’t be saved: its folder doesn’t exist. Save" },
  { "diff --help", 0, "The exit status is 0 whether or not they differ", NULL },

  { "texts", 2, NULL, "Name one file" },
  { "texts a.arena.xml", 2, NULL, "Name the language" },
  { "texts a.arena.xml --language 7", 2, NULL, "“7” isn’t a language" },
  { "texts /does/not/exist.xml -l de", 1, NULL, "The file can’t be read" },
  { "texts --help", 0, "--import", NULL },

  { "play", 2, NULL, "Name an arena" },
  { "play tokyo", 2, NULL, "Only options" },
  { "play --fly", 2, NULL, "--fly" },
  { "play --arena", 2, NULL, "--arena" },
  { "play --arena tokyo", 2, NULL, "Say who plays" },
  { "play --arena atlantis --seats human,human", 1, NULL, "arena “atlantis” doesn’t exist" },
  { "play --arena /does/not/exist --seats human,human", 1, NULL, "The file can’t be read" },
  { "play --arena tokyo --seats human", 2, NULL, "two robots" },
  { "play --arena tokyo --seats killbot,killbot", 2, NULL, "player" },
  { "play --arena tokyo --seats human,dog", 2, NULL, "“dog”" },
  { "play --arena tokyo --seats human,", 2, NULL, "“”" },
  { "play --arena tokyo --seats human,human,human,human,human", 2, NULL, "at most four seats" },
  { "play --arena tokyo --seats human,human --seed x", 2, NULL, "The seed" },
  { "play --arena tokyo --seats human,human --seed -1", 2, NULL, "The seed" },
  { "play --arena tokyo --seats human,human --seed 18446744073709551616", 2, NULL, "The seed" },
  { "play --arena tokyo --seats human,human --games 0", 2, NULL, "Choose 1 to 1000000 games" },
  { "play --arena tokyo --seats human,human --games 1000001", 2, NULL, "Choose 1 to 1000000 games" },
  { "play --arena tokyo --seats human,human --games many", 2, NULL, "Choose 1 to 1000000 games" },
  { "play --arena tokyo --seats none,human,none,computer", 0, "game 1: seed 1, ", NULL },
  { "play --arena tokyo --seats computer-club,computer-beginner,computer-master", 0, "game 1: seed 1, ", NULL },
  { "play --arena tokyo --seats computer-pip,computer-bruno,computer-dash", 0, "game 1: seed 1, ", NULL },
  { "play --arena tokyo --seats pip,rusty,dash,gizmo --rules training", 0, "game 1: seed 1, ", NULL },
  { "play --arena tokyo --seats bruno,ada --rules training", 0, "game 1: seed 1, ", NULL },
  { "play --arena tokyo --seats beginner,club", 0, "game 1: seed 1, ", NULL },
  { "play --arena tokyo --seats computer-chance,human", 2, NULL,
    "pip, rusty, dash, gizmo, bruno, ada, quill, sable, vega, oracle" },
  { "play --arena tokyo --seats chance,human", 2, NULL, "“chance”" },
  { "play --arena tokyo --seats Pip,human", 2, NULL, "“Pip”" },
  { "play -a rome -s killbot,human --seed=18446744073709551615 -n 1", 0, "game 1: seed 18446744073709551615, ", NULL },

  { "play --mode lunch --arena rome --seats human,human", 2, NULL, "Unknown mode “lunch”" },
  { "play --mode match --seats human,human", 2, NULL, "Name an arena" },
  { "play --arena rome --arena tokyo --seats human,human", 2, NULL, "in one arena" },
  { "play --mode championship --arena rome --seats human,human", 2, NULL, "Leave out --arena" },
  { "play --mode championship --rules training --seats human,human", 2, NULL, "champion cards" },
  { "play --mode championship --seats killbot,killbot,killbot,killbot", 2, NULL, "player" },
  { "play --mode championship --seats human,killbot,killbot,killbot", 2, NULL, "at least two players" },
  { "play -m championship -s human,computer -n 2", 0, "series 2: seed 2, ", NULL },
  { "play -m championship -s human,computer,human,human", 0, "series 1: seed 1, ", NULL },
  { "play -m all-arenas -s human,computer,killbot", 0, "series 1: seed 1, 4 matches, ranks ", NULL },
  { "play -m all-arenas -s human,human -a rome -a tokyo", 0, "series 1, match 2: tokyo, ", NULL },
  { "play -m all-arenas -s human,human -r training", 0, "series 1, match 4: tokyo, ", NULL },
  { "play --arena rome --seats human,human --games 2 --save a", 2, NULL, "A file holds only one game" },
  { "play --arena rome --seats human,human --save /does/not/exist", 1, "game 1", "couldn’t be saved" },
  { "play --arena rome --rules standard --seats human,killbot", 0, "game 1: seed 1, ", NULL },
  { "play --arena rome -r printed --seats human,killbot:shield+mines,computer", 0, "game 1: seed 1, ", NULL },
  { "play --arena rome --rules online --seats human:jetpack,human", 0, "game 1: seed 1, ", NULL },
  { "play --arena rome --rules house --seats human,human", 1, NULL, "house" },
  { "play --arena rome --rules /does/not/exist --seats human,human", 1, NULL, "The file can’t be read" },
  { "play --arena rome --seats human,killbot:shield", 2, NULL, "These rules have no modules" },
  { "play --arena rome -r standard --seats human,killbot:wings", 2, NULL, "no module “wings”" },
  { "play --arena rome -r standard --seats human,killbot:brake", 2, NULL, "module that only a player can use" },
  { "play --arena rome -r standard --seats human,killbot:mines+mines", 2, NULL, "twice" },
  { "play --arena rome -r standard --seats human,killbot:grenades+mines", 2, NULL, "different colors" },
  { "play --arena rome -r standard --seats human,killbot:teleport+mines", 2, NULL, "KillBots can’t have under these" },
  { "play --arena rome -r standard --seats human,killbot:jetpack", 2, NULL, "KillBots can’t have under these" },
  { "play --arena rome -r standard --seats human,killbot:none", 0, "game 1: seed 1, ", NULL },
  { "play --arena rome --seats human,killbot:none", 0, "game 1: seed 1, ", NULL },
  { "play --arena rome -r printed --seats human,killbot:chance", 0, "game 1: seed 1, ", NULL },
  { "play --arena rome -r standard --seats human:none,killbot", 2, NULL, "no module “none”" },
  { "play --arena rome -r standard --seats human,killbot:mines+bomb+anchor", 2, NULL, "at most two modules" },
  { "balance", 2, NULL, "Name one arena" },
  { "balance rome tokyo", 2, NULL, "Name one arena" },
  { "balance --fly", 2, NULL, "--fly" },
  { "balance --help", 0, "robodrome-cli balance", NULL },
  { "balance rome --games 0", 2, NULL, "Choose 1 to 1000000 games" },
  { "balance rome --seed x", 2, NULL, "The seed" },
  { "balance rome --threads 65", 2, NULL, "Choose 1 to 64 threads" },
  { "balance rome --format pdf", 2, NULL, "Unknown format “pdf”" },
  { "balance rome --seats computer", 2, NULL, "robodrome-cli balance: You need at least two robots" },
  { "balance rome --seats dog,computer", 2, NULL, "“dog”" },
  { "balance rome --rules training --modules /does/not/exist.modules.xml", 2, NULL, "These rules have no modules" },
  { "balance --modules /does/not/exist.modules.xml", 1, NULL, "There’s no file or module set called" },
  { "balance --modules atlantis", 1, NULL, "one of these sets: standard, workshop" },
  { "balance --modules", 2, NULL, "--modules" },
  { "balance --modules workshop --games 0", 2, NULL, "Choose 1 to 1000000 games" },
  { "balance --modules workshop --games 2", 0, "Tractor Beam", "Played in " },
  { "balance atlantis", 1, NULL, "arena “atlantis” doesn’t exist" },
  { "balance rome --games 20 --seats computer-beginner,killbot", 0, "nothing to compare with", "Played in " },
  { "balance rome --games 20 --seats pip,dash --rules training", 0, "computer-dash", "Played in " },
  { "replay", 2, NULL, "Name one saved game" },
  { "replay a b", 2, NULL, "Name one saved game" },
  { "replay --fly", 2, NULL, "--fly" },
  { "replay --help", 0, "robodrome-cli replay", NULL },
  { "replay /does/not/exist.match.xml", 1, NULL, "The file can’t be read" },
  { "analyse", 2, NULL, "Name one saved game" },
  { "analyse a b", 2, NULL, "Name one saved game" },
  { "analyse --fly", 2, NULL, "--fly" },
  { "analyse --help", 0, "robodrome-cli analyse", NULL },
  { "analyse a --seat 5", 2, NULL, "Seats are numbers" },
  { "analyse a --effort much", 2, NULL, "Unknown effort “much”" },
  { "analyse a --format pdf", 2, NULL, "Unknown format “pdf”" },
  { "analyse a --threads 9", 2, NULL, "Choose 1 to 8 threads" },
  { "analyse /does/not/exist.match.xml", 1, NULL, "The file can’t be read" },

  { "render", 2, NULL, "Name one arena" },
  { "render rome tokyo", 2, NULL, "Name one arena" },
  { "render rome", 2, NULL, "Name the picture" },
  { "render rome --output", 2, NULL, "--output" },
  { "render rome --output rome.gif", 2, NULL, ".svg" },
  { "render standard --output cards.gif", 2, NULL, ".pdf" },
  { "render atlantis --output a.svg", 1, NULL, "arena “atlantis” doesn’t exist" },
  { "render rome --output /does/not/exist/rome.svg", 1, NULL,
    "rome.svg couldn’t be saved: its folder doesn’t exist. Save" },
  { "render rome --output=", 2, NULL, "A file name is empty" },
  { "print", 2, NULL, "Name what to print" },
  { "print rules --paper a5", 2, NULL, "Unknown paper “a5”. Use a4 or letter." },
  { "print rules --output rules.txt", 2, NULL, "“rules.txt” doesn’t end in .pdf, .svg or .png." },
  { "print atlantis --output a.pdf", 1, NULL, "arena “atlantis” doesn’t exist" },
  { "print /does/not/exist.modules.xml --output a.pdf", 1, NULL, "exist" },
  { "print dice --output /does/not/exist/dice.pdf", 1, NULL,
    "dice.pdf couldn’t be saved: its folder doesn’t exist. Save" },
  { "print rome --output=", 2, NULL, "A file name is empty" },
  { "play --arena rome --seats human,human --save=", 2, NULL, "A file name is empty" },
  { "remote join nobody.match.xml", 1, NULL, "No invitation found" },
};

static void
assert_part (const char *text,
             const char *part)
{
  if (part == NULL)
    g_assert_cmpstr (text, ==, "");
  else if (strstr (text, part) == NULL)
    g_assert_cmpstr (text, ==, part);
}

static void
test_call (gconstpointer data)
{
  const Call *call = data;
  g_auto (CliResult) result = { 0 };

  cli_run (&result, call->arguments);
  assert_part (result.out, call->out);
  assert_part (result.err, call->err);
  g_assert_cmpint (result.status, ==, call->status);
}

/* Scenarios: seat 1 moves one space east. */

#define ARENA                                                                                            \
  "<arena xmlns='urn:x-robodrome:arena:1' id='inline' columns='6' rows='5'><name>Inline</name><terrain>" \
  "<row>......</row><row>......</row><row>......</row><row>......</row><row>......</row></terrain></arena>"
#define ROBOTS(extra)                                                           \
  "<robots><robot seat='1' side='s' kind='operator' number='1' at='2,3'>" extra \
  "<die unit='1' colour='blue' value='1' key='e'/></robot>"                     \
  "<robot seat='2' side='n' kind='killbot' number='2' at='6,5' vp='1' facing='s'/></robots>"
#define SCENARIO(attributes, extra, rolls, expect) \
  "<scenario " attributes ">" ARENA ROBOTS (extra) "<rolls>" rolls "</rolls>" expect "</scenario>"
#define XMLNS       " xmlns='urn:x-robodrome:scenario:1'"
#define LIST(items) "<scenarios" XMLNS ">" items "</scenarios>"

#define GOOD    SCENARIO ("id='good'", "", "6 6 6", "<expect><robot seat='1' at='3,3'/></expect>")
#define WRONG   SCENARIO ("id='wrong'", "", "6 6 6", "<expect><robot seat='1' at='4,3' vp='1'/></expect>")
#define REFUSED SCENARIO ("id='refused'", "", "6", "")

static void
test_outcome (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run_with_input (&result, "resolve -", SCENARIO ("id='one'" XMLNS, "", "6 6 6", ""));
  g_assert_cmpstr (result.out, ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<outcome xmlns=\"urn:x-robodrome:scenario:1\">\n"
                   "  <robot seat=\"1\" at=\"3,3\" damage=\"0\" shield=\"0\" vp=\"0\"/>\n"
                   "  <robot seat=\"2\" at=\"6,5\" damage=\"0\" shield=\"0\" vp=\"1\" facing=\"s\"/>\n"
                   "</outcome>\n");
  g_assert_cmpstr (result.err, ==, "");
  g_assert_cmpint (result.status, ==, 0);
}

static void
test_events (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run_with_input (&result, "resolve - --events", SCENARIO ("id='one'" XMLNS, "", "6 5 4", ""));
  g_assert_nonnull (strstr (result.out,
                            "  <events>\n"
                            "    <event type=\"phase\" value=\"2\"/>\n"
                            "    <event type=\"unit\" value=\"1\"/>\n"
                            "    <event type=\"roll\" seat=\"2\" colour=\"blue\" value=\"1\"/>\n"));
  g_assert_nonnull (strstr (result.out,
                            "    <event type=\"activate\" seat=\"1\" unit=\"1\" colour=\"blue\" "
                            "value=\"1\" key=\"e\"/>\n"
                            "    <event type=\"step\" seat=\"1\" at=\"2,3\" to=\"3,3\"/>\n"));
  g_assert_nonnull (strstr (result.out, "  </events>\n</outcome>\n"));
}

/* The outcomes are in the order of the document. In place of the outcome of a refused scenario there is the reason. */
static void
test_outcomes (void)
{
  g_auto (CliResult) result = { 0 };
  g_auto (GStrv) outcomes = NULL;

  cli_run_with_input (&result, "resolve -", LIST (GOOD REFUSED GOOD));
  outcomes = g_strsplit (result.out, "<outcome>", -1);
  g_assert_cmpuint (g_strv_length (outcomes), ==, 3);
  g_assert_nonnull (strstr (outcomes[0], "<outcomes xmlns=\"urn:x-robodrome:scenario:1\">"));
  g_assert_nonnull (strstr (outcomes[1], "<refused>&lt;rolls&gt; has too few faces"));
  g_assert_true (g_str_has_suffix (outcomes[2], "  </outcome>\n</outcomes>\n"));
  g_assert_cmpstr (result.err, ==, "");
  g_assert_cmpint (result.status, ==, 1);
}

static void
test_no_outcomes (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run_with_input (&result, "resolve -", LIST (""));
  g_assert_nonnull (strstr (result.out, "<outcomes xmlns=\"urn:x-robodrome:scenario:1\"/>"));
  g_assert_cmpint (result.status, ==, 0);
}

static void
test_refused (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run_with_input (&result, "resolve -", SCENARIO ("id='one'" XMLNS, "", "6", ""));
  g_assert_cmpstr (result.out, ==, "");
  g_assert_true (g_str_has_prefix (result.err, "standard input: error: <rolls> has too few"));
  g_assert_cmpint (result.status, ==, 1);
}

/* The outcomes before the end of a truncated file are printed, as well-formed XML. */
static void
test_cut_off (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run_with_input (&result, "resolve -", "<scenarios" XMLNS ">" GOOD "\n<scenario");
  g_assert_nonnull (strstr (result.out, "<outcome>"));
  g_assert_true (g_str_has_suffix (result.out, "</outcomes>\n"));
  g_assert_nonnull (strstr (result.err, "standard input, line 2: error: "));
  g_assert_cmpint (result.status, ==, 1);
}

static void
test_not_scenarios (void)
{
  const char *inputs[] = { "", "hello", ARENA, "<scenario/>", "<scenarios xmlns='urn:x-robodrome:scenario:7'/>" };

  for (guint i = 0; i < G_N_ELEMENTS (inputs); i++)
    {
      g_auto (CliResult) result = { 0 };

      cli_run_with_input (&result, "resolve -", inputs[i]);
      g_assert_cmpstr (result.out, ==, "");
      g_assert_true (g_str_has_prefix (result.err, "standard input"));
      g_assert_cmpint (result.status, ==, 1);
    }
}

static void
test_check (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run_with_input (&result, "check -", LIST (GOOD WRONG REFUSED GOOD));
  g_assert_true (g_str_has_prefix (result.out,
                                   "wrong: seat 1: at is 3,3, expected 4,3; seat 1: vp is 0, expected 1\n"
                                   "refused: standard input: error: <rolls> has too few"));
  g_assert_true (g_str_has_suffix (result.out, "\n2 passed, 2 failed\n"));
  g_assert_cmpstr (result.err, ==, "");
  g_assert_cmpint (result.status, ==, 1);
}

/* The same seed gives the same file, which is indented, and which has no problem. */
static void
test_generate (void)
{
  g_autofree char *folder = g_dir_make_tmp ("robodrome-XXXXXX", NULL);
  g_autofree char *one = g_build_filename (folder, "one.arena.xml", NULL);
  g_autofree char *again = g_build_filename (folder, "again.arena.xml", NULL);
  g_autofree char *one_text = NULL;
  g_autofree char *again_text = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *line =
        g_strdup_printf ("generate --seed 2 --size 9x7 --games 40 --output %s", i == 0 ? one : again);
      g_auto (CliResult) result = { 0 };

      cli_run (&result, line);
      g_assert_cmpint (result.status, ==, 0);
      g_assert_nonnull (strstr (result.out, ": 9x7, half-turn, vp 4, workshop 2, "));
    }
  g_assert_true (g_file_get_contents (one, &one_text, NULL, NULL));
  g_assert_true (g_file_get_contents (again, &again_text, NULL, NULL));
  g_assert_cmpstr (one_text, ==, again_text);
  g_assert_nonnull (strstr (one_text, "\n  <terrain>\n    <row>"));
  g_assert_nonnull (strstr (one_text, "\n  <name>Generated "));

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *line = g_strdup_printf ("validate %s", i == 0 ? one : again);
      g_auto (CliResult) result = { 0 };

      cli_run (&result, line);
      g_assert_cmpint (result.status, ==, 0);
      g_assert_cmpstr (result.err, ==, "");
      g_remove (i == 0 ? one : again);
    }
  g_rmdir (folder);
}

/* The JSON has the numbers of the text, as numbers. */
static void
test_solve_as_json (void)
{
  g_auto (CliResult) puzzle = { 0 }, text = { 0 }, json = { 0 };
  g_auto (GStrv) lines = NULL;

  cli_run (&puzzle, "puzzle --date 2026-11-02");
  cli_run_with_input (&text, "puzzle --solve -", puzzle.out);
  g_assert_true (g_str_has_prefix (text.out, "programs 4608\nsolutions "));
  cli_run_with_input (&json, "puzzle --solve - --format json", puzzle.out);
  g_assert_cmpint (json.status, ==, 0);
  g_assert_true (g_str_has_prefix (json.out, "{\n  \"programs\": 4608,\n  \"solutions\": "));
  g_assert_true (g_str_has_suffix (json.out, "\"\n}\n"));
  lines = g_strsplit (text.out, "\n", -1);
  for (guint i = 0; lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);
      g_autofree char *number = g_strdup_printf ("\n  \"%s\": %s,", words[0], words[1]);
      g_autofree char *word = g_strdup_printf ("\n  \"%s\": \"%s\"", words[0], words[1]);

      g_assert_nonnull (strstr (json.out, g_str_equal (words[0], "solution") ? word : number));
    }
}

/* Many scenarios in one process */

static void
test_ten_thousand (void)
{
  g_autoptr (GString) text = g_string_new ("<scenarios" XMLNS ">");
  g_auto (CliResult) result = { 0 };

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, GOOD "\n");
  g_string_append (text, "</scenarios>");

  cli_run_with_input (&result, "check -", text->str);
  g_assert_cmpstr (result.out, ==, "10000 passed, 0 failed\n");
  g_assert_cmpint (result.status, ==, 0);
}

/* Files */

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("robodrome-test-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static char *
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return path;
}

static guint
count (const char *text,
       const char *what)
{
  g_auto (GStrv) parts = g_strsplit (text, what, -1);

  return g_strv_length (parts) - 1;
}

static void
test_validate (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *good = write_file (fixture, "good.xml", LIST (GOOD));
  g_autofree char *illegal = write_file (fixture, "illegal.xml", LIST ("\n" GOOD "\n" REFUSED));
  g_autofree char *broken = write_file (fixture, "broken.xml", "<arena\n");
  g_autofree char *arguments = g_strjoin (" ", "validate", good, illegal, broken, NULL);
  g_autofree char *alone = g_strjoin (" ", "validate", good, NULL);
  g_auto (CliResult) result = { 0 };
  g_auto (CliResult) fine = { 0 };

  cli_run (&result, arguments);
  g_assert_cmpstr (result.out, ==, "");
  g_assert_null (strstr (result.err, "good.xml"));
  g_assert_nonnull (strstr (result.err, "illegal.xml: error: <rolls> has too few"));
  g_assert_cmpuint (count (result.err, "broken.xml, line "), ==, 1);
  g_assert_cmpint (result.status, ==, 1);

  cli_run (&fine, alone);
  g_assert_cmpstr (fine.err, ==, "");
  g_assert_cmpint (fine.status, ==, 0);
}

/* Each text line can be understood alone, also for an arena that is refused. For files of other kinds no lines are
 * printed. */
static void
test_ways (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *arena = write_file (fixture, "a.arena.xml",
                                       "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='5' rows='6'>"
                                       "<name>A</name><terrain>"
                                       "<row>.....</row><row>~~~~~</row><row>.....</row><row>.....</row>"
                                       "<row>.....</row><row>.....</row>"
                                       "</terrain><features><vp at='2,3' number='4'/><vp at='5,6' number='1'/>"
                                       "<vp at='3,1' number='2'/>"
                                       "<start at='1,4' side='w' arrow='e'/><start at='5,5' side='e' arrow='w'/>"
                                       "<lightning-barrier at='4,6' side='e'/>"
                                       "<lightning-barrier at='5,6' side='n'/></features></arena>");
  g_autofree char *other = write_file (fixture, "other.xml", LIST (GOOD));
  g_autofree char *arguments = g_strjoin (" ", "validate --ways", arena, other, NULL);
  g_autofree char *expected = g_strdup_printf ("%1$s: North: Nobody starts here.\n%1$s: East: Reaches VP space "
                                               "4.\n%1$s: East: Reaches VP space 1 only through lightning "
                                               "barriers.\n%1$s: East: Can’t reach VP space 2.\n%1$s: East: A "
                                               "KillBot that starts here gets stuck at 1|3.\n%1$s: South: Nobody "
                                               "starts here.\n%1$s: West: Reaches VP space 4.\n%1$s: West: Reaches VP "
                                               "space 1 only through lightning barriers.\n%1$s: West: Can’t reach "
                                               "VP space 2.\n%1$s: West: A KillBot that starts here gets stuck at "
                                               "1|3.\n",
                                               arena);
  g_auto (CliResult) result = { 0 };

  cli_run (&result, arguments);
  g_assert_cmpstr (result.out, ==, expected);
  g_assert_nonnull (strstr (result.err, "Robots can’t drive to the VP space at 3|1."));
  g_assert_cmpint (result.status, ==, 1);
}

/* The cards are printed although a name is too long for its card. */
static void
test_long_name (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *wide = write_file (fixture, "wide.modules.xml",
                                      "<modules xmlns='urn:x-robodrome:modules:1' id='wide'><name>Wide</name>"
                                      "<module id='wide' colour='blue'><name>Electromagneticsuperconducting"
                                      "acceleratorelectromagneticsuperconductingaccelerator</name>"
                                      "<die colour='blue' min='2' max='4'/><effect when='move-end' target='adjacent' "
                                      "action='push' amount='1'/></module></modules>");
  g_autofree char *output = g_build_filename (fixture->folder, "cards.pdf", NULL);
  g_autofree char *arguments = g_strdup_printf ("print %s --output %s", wide, output);
  g_auto (CliResult) result = { 0 };

  cli_run (&result, arguments);
  g_assert_nonnull (strstr (result.err, "Some text in “Wide” doesn’t fit and is cut off."));
  g_assert_cmpint (result.status, ==, 0);
  g_assert_true (g_file_test (output, G_FILE_TEST_EXISTS));
}

/* The arena is well-formed, so it can be drawn, but it has no starting spaces. */
static void
test_unplayable (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *arena = write_file (fixture, "empty.arena.xml", ARENA);
  g_autofree char *play = g_strjoin (" ", "play --seats human,human --arena", arena, NULL);
  g_autofree char *render = g_strdup_printf ("render %s --output %s/empty.svg", arena, fixture->folder);
  g_autofree char *picture = g_build_filename (fixture->folder, "empty.svg", NULL);
  g_auto (CliResult) played = { 0 };
  g_auto (CliResult) drawn = { 0 };

  cli_run (&played, play);
  g_assert_cmpstr (played.out, ==, "");
  g_assert_nonnull (strstr (played.err, "empty.arena.xml"));
  g_assert_cmpint (played.status, ==, 1);

  cli_run (&drawn, render);
  g_assert_cmpint (drawn.status, ==, 0);
  g_assert_true (g_file_test (picture, G_FILE_TEST_IS_REGULAR));
}

static void
test_render (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const begins[] = { "svg", "<?xml", "png", "\x89PNG" };

  for (guint i = 0; i < G_N_ELEMENTS (begins); i += 2)
    {
      g_autofree char *path = g_strdup_printf ("%s/twin-cities.%s", fixture->folder, begins[i]);
      g_autofree char *arguments = g_strconcat ("render twin-cities --output ", path, NULL);
      g_autofree char *contents = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (CliResult) result = { 0 };

      cli_run (&result, arguments);
      g_assert_cmpstr (result.out, ==, "");
      g_assert_cmpstr (result.err, ==, "");
      g_assert_cmpint (result.status, ==, 0);
      g_file_get_contents (path, &contents, NULL, &error);
      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (contents, begins[i + 1]));
    }
}

/* Several things are printed in the order of the command line. Without a name, a file is never replaced. */
static void
test_print (Fixture      *fixture,
            gconstpointer data)
{
  static const struct
  {
    const char *arguments;
    const char *out;
  } rows[] = {
    { "rules", "2 pages" },
    { "rules --paper letter", "2 pages" },
    { "dice", "3 pages" },
    { "tokyo", "1 page" },
    { "standard", "3 pages" },
    { "rules dice rome workshop", "10 pages" },
  };
  static const char *const commands[] = { "print", "render" };
  g_autofree char         *before = g_get_current_dir ();
  g_autofree char         *empty = g_build_filename (fixture->folder, "empty.modules.xml", NULL);
  g_auto (CliResult) first = { 0 };
  g_auto (CliResult) again = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/print.pdf", fixture->folder);
      g_autofree char *arguments = g_strdup_printf ("print %s --output %s", rows[i].arguments, path);
      g_autofree char *out = g_strdup_printf ("%s: %s\n", path, rows[i].out);
      g_autofree char *contents = NULL;
      g_auto (CliResult) result = { 0 };

      cli_run (&result, arguments);
      g_assert_cmpstr (result.err, ==, "");
      g_assert_cmpstr (result.out, ==, out);
      g_assert_cmpint (result.status, ==, 0);
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      g_assert_true (g_str_has_prefix (contents, "%PDF-"));
    }

  g_assert_true (g_file_set_contents (empty, "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"empty\"/>", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("%s %s --output %s.pdf", commands[i], empty, empty);
      g_auto (CliResult) result = { 0 };

      cli_run (&result, arguments);
      g_assert_cmpint (result.status, ==, 1);
      g_assert_true (g_str_has_suffix (result.err, "The module set has no cards to print.\n"));
    }

  g_assert_cmpint (g_chdir (fixture->folder), ==, 0);
  cli_run (&first, "print tokyo");
  cli_run (&again, "print rome");
  g_assert_cmpint (g_chdir (before), ==, 0);
  g_assert_cmpstr (first.out, ==, "robodrome.pdf: 1 page\n");
  g_assert_cmpint (first.status, ==, 0);
  g_assert_cmpint (again.status, ==, 2);
  g_assert_nonnull (strstr (again.err, "robodrome.pdf already exists. To replace it"));
}

/* Other colors give another picture, and so does another end of the round. */
static void
test_render_scenario (Fixture      *fixture,
                      gconstpointer data)
{
  static const char *const wishes[] = { "", "--dark", "--then editor-copied" };
  g_autofree char         *scenarios = g_test_build_filename (G_TEST_DIST, "..", "data", "help", "diagrams.xml", NULL);
  g_autofree char         *refused =
    g_strdup_printf ("render %s --scenario none --output %s/none.png", scenarios, fixture->folder);
  g_auto (CliResult) refusal = { 0 };
  char *pictures[G_N_ELEMENTS (wishes)] = { NULL };
  gsize lengths[G_N_ELEMENTS (wishes)];

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/pushing-%u.png", fixture->folder, i);
      g_autofree char *arguments =
        g_strdup_printf ("render %s --scenario pushing %s --output %s", scenarios, wishes[i], path);
      g_auto (CliResult) result = { 0 };

      cli_run (&result, arguments);
      g_assert_cmpstr (result.err, ==, "");
      g_assert_cmpint (result.status, ==, 0);
      g_assert_true (g_file_get_contents (path, &pictures[i], &lengths[i], NULL));
      g_assert_true (g_str_has_prefix (pictures[i], "\x89PNG"));
      for (guint j = 0; j < i; j++)
        g_assert_false (lengths[i] == lengths[j] && memcmp (pictures[i], pictures[j], lengths[i]) == 0);
    }

  cli_run (&refusal, refused);
  g_assert_cmpint (refusal.status, ==, 1);
  g_assert_nonnull (strstr (refusal.err, "The file has no scenario “none”."));
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    g_free (pictures[i]);
}

/* Playing */

/* An upgrade also reports the errors of a file that needs none. */
static void
test_upgrade_damaged (void)
{
  static const char text[] = "<modules xmlns=\"urn:x-robodrome:modules:1\" id=\"mine\">"
                             "<name>Mine</name><oops/></modules>";
  g_autofree char  *path = g_build_filename (g_get_tmp_dir (), "robodrome-damaged.modules.xml", NULL);
  g_autofree char  *arguments = g_strconcat ("upgrade ", path, NULL);
  g_autofree char  *after = NULL;
  g_auto (CliResult) result = { 0 };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  cli_run (&result, arguments);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, "<oops> doesn’t belong here"));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
  g_unlink (path);
}

static void
test_same_games (void)
{
  static const char arguments[] = "play --arena twin-cities --seats human,killbot,killbot --seed 1 --games 20";
  g_auto (CliResult) first = { 0 };
  g_auto (CliResult) second = { 0 };
  g_auto (GStrv) lines = NULL;

  cli_run (&first, arguments);
  cli_run (&second, arguments);
  g_assert_cmpstr (first.out, ==, second.out);
  g_assert_cmpstr (first.err, ==, "");
  g_assert_cmpint (first.status, ==, 0);

  lines = g_strsplit (first.out, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *begin = g_strdup_printf ("game %u: seed %u, ", i + 1, i + 1);

      g_assert_true (g_str_has_prefix (lines[i], begin));
      g_assert_true (g_regex_match_simple (", [0-9]+ rounds, (seat 1|the squad) wins, VP 1:[0-9] 2:[0-9] 3:[0-9]$",
                                           lines[i], 0, 0));
    }
}

/* One KillBot is no squad. */
static void
test_killbot_wins (void)
{
  g_auto (CliResult) result = { 0 };

  cli_run (&result, "play --arena twin-cities --seats human,killbot --seed 1 --games 20");
  g_assert_cmpint (result.status, ==, 0);
  g_assert_nonnull (strstr (result.out, " rounds, the KillBot wins, VP "));
  g_assert_null (strstr (result.out, "squad"));
}

/* Any game of many games can be played alone. */
static void
test_seed (void)
{
  g_auto (CliResult) all = { 0 };
  g_auto (CliResult) one = { 0 };
  g_auto (GStrv) lines = NULL;

  cli_run (&all, "play --arena tokyo --seats human,human,computer,killbot --seed 40 --games 3");
  cli_run (&one, "play --arena tokyo --seats human,human,computer,killbot --seed 42");
  lines = g_strsplit (all.out, "\n", -1);
  g_assert_cmpstr (strstr (lines[2], "seed 42"), !=, NULL);
  g_strchomp (one.out);
  g_assert_cmpstr (strstr (lines[2], "seed 42"), ==, strstr (one.out, "seed 42"));
}

/* A match with other rulings is shown as recorded, with a message. */
static void
assert_foreign (const char *path,
                const char *text,
                const char *command)
{
  g_auto (GStrv) halves = g_strsplit (text, " rulings=\"", 2);
  g_autofree char *foreign = g_strconcat (halves[0], " rulings=\"7", halves[1], NULL);
  g_auto (CliResult) result = { 0 };

  g_assert_true (g_file_set_contents (path, foreign, -1, NULL));
  cli_run (&result, command);
  g_assert_nonnull (strstr (result.err, "a.match.xml, line 2: warning: The game uses version 7"));
  g_assert_nonnull (strstr (result.out, "<event type=\"win\""));
  g_assert_nonnull (strstr (result.out, "<robot"));
  g_assert_cmpint (result.status, ==, 0);
}

/* The valid part of a tampered match can be used. */
static void
assert_tampered (const char *path,
                 const char *text,
                 const char *command)
{
  static const char old[] = "<round number=\"2\" checksum=\"";
  const char       *place = strstr (text, old);
  g_autofree char  *tampered = NULL;
  g_auto (CliResult) result = { 0 };

  g_assert_nonnull (place);
  tampered = g_strdup_printf ("%.*s%s00%s", (int)(place - text), text, old, place + strlen (old));
  g_assert_true (g_file_set_contents (path, tampered, -1, NULL));
  cli_run (&result, command);
  g_assert_nonnull (strstr (result.err, "error: Round 2 doesn’t end as it did"));
  g_assert_nonnull (strstr (result.err, "Up to the end of round 1, the game matches the saved one."));
  g_assert_cmpint (result.status, ==, 1);
}

/* The replay gives the same game on each machine, or an error. */
static void
test_replay (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "a.match.xml", NULL);
  g_autofree char *play =
    g_strconcat ("play --arena rome --seats human,killbot,computer --seed 9 --save ", path, " --rules ", data, NULL);
  g_autofree char *replay = g_strconcat ("replay ", path, NULL);
  g_autofree char *events = g_strconcat ("replay --events ", path, NULL);
  g_autofree char *validate = g_strconcat ("validate ", path, NULL);
  const char      *commands[] = { validate, replay, events };
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) halves = NULL;
  g_auto (CliResult) played = { 0 };
  g_auto (CliResult) refused = { 0 };

  cli_run (&played, play);
  g_assert_cmpint (played.status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CliResult) result = { 0 };

      cli_run (&result, commands[i]);
      g_assert_cmpstr (result.err, ==, "");
      g_assert_cmpint (result.status, ==, 0);
      g_assert_true ((strstr (result.out, "<outcome ") != NULL) == (i > 0));
      g_assert_true ((strstr (result.out, "<event type=\"win\"") != NULL) == (i == 2));
    }

  /* Another seed leads to another game: a round ends differently, or an answer does not fit. */
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  halves = g_strsplit (text, " seed=\"9\"", 2);
  changed = g_strconcat (halves[0], " seed=\"8\"", halves[1], NULL);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  cli_run (&refused, replay);
  g_assert_nonnull (strstr (refused.err, "a.match.xml, line "));
  g_assert_cmpint (refused.status, ==, 1);

  assert_tampered (path, text, replay);

  assert_foreign (path, changed, events);
}

/* The matches of a series are ordinary matches in files beside it. */
static void
test_series (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "cup.series.xml", NULL);
  g_autofree char *first = g_build_filename (fixture->folder, "cup-1.match.xml", NULL);
  g_autofree char *play = g_strdup_printf ("play --mode %s -s human,computer,killbot,killbot --seed 3 --save %s",
                                           (const char *)data, path);
  g_autofree char *validate = g_strjoin (" ", "validate", path, first, NULL);
  g_autofree char *replay = g_strconcat ("replay ", first, NULL);
  const char      *commands[] = { play, validate, replay };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (CliResult) result = { 0 };

      cli_run (&result, commands[i]);
      g_assert_cmpstr (result.err, ==, "");
      g_assert_cmpint (result.status, ==, 0);
    }
}

/* Results are not translated, messages are. */
static void
test_languages (void)
{
  g_auto (CliResult) result = { 0 };

  g_setenv ("LANGUAGE", "de", TRUE);
  cli_run_with_input (&result, "check -", LIST (WRONG));
  g_setenv ("LANGUAGE", "C", TRUE);
  g_assert_cmpstr (result.out, ==,
                   "wrong: seat 1: at is 3,3, expected 4,3; seat 1: vp is 0, expected 1\n0 passed, 1 failed\n");
}

/* Saving to a link writes its target, and a file keeps its permissions. */
static void
test_save_in_place (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "real.match.xml", NULL);
  g_autofree char *link = g_build_filename (fixture->folder, "link.match.xml", NULL);
  g_autofree char *command = g_strconcat ("play --arena twin-cities --seats human,human --save ", link, NULL);
  g_autofree char *target = NULL;
  g_auto (CliResult) result = { 0 };
  GStatBuf info;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_cmpint (symlink ("real.match.xml", link), ==, 0);
  cli_run (&result, command);
  g_assert_cmpint (result.status, ==, 0);

  target = g_file_read_link (link, NULL);
  g_assert_cmpstr (target, ==, "real.match.xml");
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpuint (info.st_mode & 0777, ==, 0600);
  g_assert_cmpint (info.st_size, >, 1000);
}

static void
assert_not_saved (const char *path,
                  const char *sentence)
{
  g_autofree char *command = g_strconcat ("play --arena twin-cities --seats human,human --save ", path, NULL);
  g_auto (CliResult) result = { 0 };

  cli_run (&result, command);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, sentence));
}

/* A match does not overwrite an arena, and never replaces a device or a pipe; reading does not wait for a
 * pipe. */
static void
test_not_saved (Fixture      *fixture,
                gconstpointer data)
{
  static const char text[] = "<arena xmlns=\"urn:x-robodrome:arena:1\"/>";
  g_autofree char  *arena = g_build_filename (fixture->folder, "a.arena.xml", NULL);
  g_autofree char  *pipe_path = g_build_filename (fixture->folder, "pipe", NULL);
  g_autofree char  *validate = g_strconcat ("validate ", pipe_path, NULL);
  g_autofree char  *left = NULL;
  g_auto (CliResult) result = { 0 };

  g_assert_true (g_file_set_contents (arena, text, -1, NULL));
  assert_not_saved (arena, "is a different kind of document");
  g_assert_true (g_file_get_contents (arena, &left, NULL, NULL));
  g_assert_cmpstr (left, ==, text);

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  assert_not_saved (pipe_path, "isn’t a regular file");
  assert_not_saved ("/dev/null", "isn’t a regular file");
  cli_run (&result, validate);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.err, "This isn’t a regular file"));
  g_assert_false (g_file_test (pipe_path, G_FILE_TEST_IS_REGULAR));
}

/* Names cannot control the terminal or change the direction of text. */
static void
test_quoted (void)
{
  g_auto (CliResult) path = { 0 };
  g_auto (CliResult) value = { 0 };
  g_auto (CliResult) command = { 0 };

  cli_run (&path, "validate x\033]0;evil\a\033[31mred\nerror:\302\233\342\200\256.arena.xml");
  g_assert_null (strchr (path.err, '\033'));
  g_assert_null (strchr (path.err, '\a'));
  g_assert_true (g_str_has_prefix (path.err, "x\\x1b]0;evil\\x07\\x1b[31mred?error:\\x9b\\u202e.arena.xml: error: "));

  cli_run (&value, "puzzle --date \xff");
  g_assert_cmpint (value.status, ==, 2);
  g_assert_nonnull (strstr (value.err, "The value of an option isn’t valid UTF-8. Enter it"));

  cli_run (&command, "no\033such");
  g_assert_true (g_str_has_prefix (command.err, "robodrome-cli: “no\\x1bsuch” isn’t a command."));
}

/* Twenty of a thousand problems are printed, and equal problems only once. */
static void
test_many_problems (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "many.arena.xml", NULL);
  g_autofree char *command = g_strconcat ("validate ", path, NULL);
  g_autoptr (GString) text = g_string_new ("<arena xmlns=\"urn:x-robodrome:arena:1\" id=\"many\" "
                                           "columns=\"5\" rows=\"5\"><name>Many</name><terrain>");
  g_auto (CliResult) result = { 0 };
  g_auto (GStrv) lines = NULL;

  for (guint row = 0; row < 5; row++)
    g_string_append (text, "<row>.....</row>");
  g_string_append (text, "</terrain><features>");
  for (guint i = 0; i < 100; i++)
    g_string_append (text, "\n<vp at=\"2,3\" number=\"1\"/>");
  g_string_append (text, "</features></arena>");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));

  cli_run (&result, command);
  g_assert_cmpint (result.status, ==, 1);
  lines = g_strsplit (g_strchomp (result.err), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  g_assert_true (g_ascii_isdigit (lines[20][0]));
  g_assert_true (g_str_has_suffix (lines[20], " more problems."));
}

#define ADVISING(rules)                                                                                       \
  "<arena xmlns='urn:x-robodrome:arena:1' id='a' columns='5' rows='6' rules='" rules "'><name>A</name>"       \
  "<terrain><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row><row>.....</row>" \
  "</terrain><features><vp at='2,3' number='1'/><start at='3,6' side='s' arrow='n'/>"                         \
  "<start at='3,1' side='n' arrow='s'/></features></arena>"

/* Rules that an arena recommends may be missing: that is a warning, and the arena is valid. */
static void
test_recommended_rules (Fixture      *fixture,
                        gconstpointer data)
{
  g_autofree char *known = write_file (fixture, "known.arena.xml", ADVISING ("printed"));
  g_autofree char *unknown = write_file (fixture, "unknown.arena.xml", ADVISING ("atlantis"));
  g_autofree char *arguments = g_strjoin (" ", "validate", known, unknown, NULL);
  g_auto (CliResult) result = { 0 };

  cli_run (&result, arguments);
  g_assert_cmpint (result.status, ==, 0);
  g_assert_cmpuint (count (result.err, "The arena recommends the rules"), ==, 1);
  g_assert_nonnull (strstr (result.err,
                            "unknown.arena.xml: warning: The arena recommends the rules "
                            "“atlantis”, which you don’t have."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (calls[i].arguments), "/", '|');
      g_autofree char *path = g_strdup_printf ("/cli/call/prints-the-expected-output/%02u robodrome-cli %s", i, name);

      g_test_add_data_func (path, &calls[i], test_call);
    }
  g_test_add_func ("/cli/resolve/scenario/prints-the-outcome", test_outcome);
  g_test_add_func ("/cli/resolve/events-option/prints-events", test_events);
  g_test_add_func ("/cli/resolve/list-of-scenarios/outcomes-are-printed-in-order", test_outcomes);
  g_test_add_func ("/cli/resolve/empty-list/prints-no-outcomes", test_no_outcomes);
  g_test_add_func ("/cli/resolve/too-few-rolls/gives-an-error", test_refused);
  g_test_add_func ("/cli/resolve/truncated-list/prints-outcomes-before-the-end", test_cut_off);
  g_test_add_func ("/cli/resolve/files-without-a-scenario/are-refused", test_not_scenarios);
  g_test_add_func ("/cli/check/failed-scenarios/are-printed-with-their-differences", test_check);
  g_test_add_func ("/cli/generate/same-seed/gives-the-same-file", test_generate);
  g_test_add_func ("/cli/puzzle/solve-as-json/agrees-with-the-text", test_solve_as_json);
  g_test_add_func ("/cli/check/ten-thousand-scenarios/all-pass", test_ten_thousand);
  g_test_add ("/cli/validate/missing-recommended-rules/give-a-warning",
              Fixture, NULL, set_up, test_recommended_rules, tear_down);
  g_test_add ("/cli/validate/several-files/only-invalid-files-are-reported",
              Fixture, NULL, set_up, test_validate, tear_down);
  g_test_add ("/cli/validate/ways-option/prints-what-each-side-reaches", Fixture, NULL, set_up, test_ways, tear_down);
  g_test_add ("/cli/print/text-that-does-not-fit/is-a-warning", Fixture, NULL, set_up, test_long_name, tear_down);
  g_test_add ("/cli/play/unplayable-arena/is-refused-but-rendered", Fixture, NULL, set_up, test_unplayable, tear_down);
  g_test_add ("/cli/render/arena/writes-svg-and-png", Fixture, NULL, set_up, test_render, tear_down);
  g_test_add ("/cli/print/several-printouts/are-pages-of-one-file", Fixture, NULL, set_up, test_print, tear_down);
  g_test_add ("/cli/render/picture-of-a-scenario/depends-on-the-options",
              Fixture, NULL, set_up, test_render_scenario, tear_down);
  g_test_add ("/cli/replay/training-rules/game-is-repeated-and-tampering-is-found",
              Fixture, "training", set_up, test_replay, tear_down);
  g_test_add ("/cli/replay/standard-rules/game-is-repeated-and-tampering-is-found",
              Fixture, "standard", set_up, test_replay, tear_down);
  g_test_add ("/cli/series/championship/saves-ordinary-matches",
              Fixture, "championship", set_up, test_series, tear_down);
  g_test_add ("/cli/series/all-arenas/saves-ordinary-matches", Fixture, "all-arenas", set_up, test_series, tear_down);
  g_test_add ("/cli/save/symbolic-link/its-target-is-written", Fixture, NULL, set_up, test_save_in_place, tear_down);
  g_test_add ("/cli/save/file-of-another-kind/is-not-overwritten", Fixture, NULL, set_up, test_not_saved, tear_down);
  g_test_add ("/cli/problems/many-problems/only-twenty-are-printed",
              Fixture, NULL, set_up, test_many_problems, tear_down);
  g_test_add_func ("/cli/messages/control-characters-in-names/are-escaped", test_quoted);
  g_test_add_func ("/cli/upgrade/damaged-file/is-reported-and-not-changed", test_upgrade_damaged);
  g_test_add_func ("/cli/play/same-seed/gives-the-same-games", test_same_games);
  g_test_add_func ("/cli/play/one-killbot/is-not-called-a-squad", test_killbot_wins);
  g_test_add_func ("/cli/play/one-of-many-games/can-be-played-again-alone", test_seed);
  g_test_add_func ("/cli/messages/results/are-not-translated", test_languages);

  return g_test_run ();
}
