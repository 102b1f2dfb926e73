#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: check-lists.sh SOURCE-FOLDER [PROGRAM-WITHOUT-A-WINDOW...]
# Makes checks that a compiler cannot make: files that are missing in lists, includes against the order of the layers,
# programs that link libraries that they should not use.
set -uo pipefail
export LC_ALL=C
source=${1:?the source folder is missing}
shift
programs=()
for program in "$@"; do programs+=("$(realpath "$program")"); done
cd "$source" || exit

n=0 failed=0
# report NAME: reports one case; each line of standard input is a problem
report () {
  local found
  found=$(cat)
  n=$((n + 1))
  if [[ -z $found ]]; then echo "ok $n $1"; return; fi
  failed=1
  echo "not ok $n $1"
  # Meson shows only the standard error of a failed test.
  sed 's/^/# /' <<<"$found" >&2
}

# Lists the project's own files, with or without git; the tree may contain build folders.
files () { # FIND-EXPRESSION...
  find . \( -name '_*' -o -name '.git' -o -name build \) -prune -o -type f \( "$@" \) -print |
    sed 's|^\./||' | sort
}

unregistered_tests () {
  local file name
  for file in $(files -path './tests/*/test-*.c'); do
    name=${file##*/test-}
    grep -qF "'${name%.c}'" tests/meson.build ||
      echo "$file is not in tests/meson.build"
  done
}

# gettext reads only the files that POTFILES.in names.
translatable_files () {
  grep -rnE '(^|[^a-zA-Z0-9_])(_|N_|C_|NC_|Q_|ngettext|g_dngettext|g_dpgettext2) ?\(' src --include='*.[ch]' |
    grep -vE '^[^:]*:[0-9]+: *(\*|//|/\*)|/\*.*N_\(\).*\*/$' | cut -d: -f1 | sort -u
  grep -lE 'translatable="(yes|true|1)"' -r data --include='*.ui'
  grep -lE '\b_\(' build-aux/*.py
  files -path './data/*' -a \( -name '*.desktop.in' -o -name '*.metainfo.xml.in' -o -name '*.mime.xml.in' -o -name '*.gschema.xml.in' \
    -o -name '*.arena.xml' -o -name '*.help.xml' -o -name '*.lesson.xml' -o -name '*.modules.xml' -o -name '*.rules.xml' \)
}
potfiles () { grep -v '^#' po/POTFILES.in; }
unlisted_strings () {
  comm -13 <(potfiles | sort) <(translatable_files | sort -u) | sed 's/$/ has strings but is not in po\/POTFILES.in/'
  comm -23 <(potfiles | sort) <(translatable_files | sort -u) | sed 's/$/ is in po\/POTFILES.in but has no strings/'
  potfiles | sort -cu 2>&1 | sed 's/^sort: -:/po\/POTFILES.in, not counting comments, is not sorted at line /'
}

unlisted_templates () {
  local file
  while read -r file; do
    grep -qF ">${file#data/}<" data/robodrome.gresource.xml ||
      echo "$file is not in data/robodrome.gresource.xml"
    [[ $file == *.css ]] || grep -qF "'${file#data/}'" data/meson.build ||
      echo "$file is not in data/meson.build"
  done < <(files -path './data/*.ui' -o -path './data/*.css')
}

# People edit the compact schemas (.rnc); programs read the .rng files that trang makes of them. trang starts a Java
# machine for each file, so it runs only in the full check, and only where it is installed.
stale_schemas () {
  local compact schema made
  made=$(mktemp -d) || return
  for compact in data/schema/*.rnc; do
    schema=${compact%.rnc}.rng
    grep -qF "'${schema##*/}'" data/schema/meson.build || echo "$schema is not in data/schema/meson.build"
    [[ -v ROBODROME_LONG_TESTS ]] && command -v trang >/dev/null || continue
    trang "$compact" "$made/${schema##*/}" || continue
    cmp -s "$schema" "$made/${schema##*/}" || echo "$schema is not what trang makes of $compact"
  done
  rm -r "$made"
}

# ROOM : the rooms whose headers it may include besides its own. A room is a folder with a meson.build; folders below it
# without a meson.build belong to it.
layers="
engine         :
replay         : engine
base           :
files/xml      : base
files/arena    : base engine files/xml
files/cards    : base engine files/xml
files/match    : base engine replay files/xml files/arena files/cards
files/scenario : base engine replay files/xml files/arena files/cards files/match
files          : base engine replay files/*
files/pack     : base engine replay files/*
ai             : engine replay
net            : base engine replay files/xml files/arena files/cards files/match
net/transports : base engine replay files/xml files/arena files/cards files/match net
net/server     : base engine replay files/xml files/arena files/cards files/match ai net
simulation     : base engine replay files/xml files/arena files/cards files/match ai
draw           : base engine replay files/xml files/arena
print          : base engine replay files/* draw
sound          : base files/xml
match/log      : base engine replay files/*
match          : base engine replay files/* ai match/log
match/learning : base engine replay files/* ai match match/log
match/remote   : base engine files/* net net/transports match match/log
documents      : base engine replay files/* ai match match/log match/learning
ui/widgets     : base engine replay files/* draw print match/* documents
ui/board       : base engine replay files/* draw match/* documents ui/widgets
ui/results     : base engine replay files/* draw match/* ui/widgets ui/board
ui/match       : base engine replay files/* draw sound match/* ui/widgets ui/board ui/results
ui/learning    : base engine files/* draw match/* ui/widgets ui/board ui/match
ui/arenas      : base engine replay files/* simulation draw print match/* documents ui/widgets ui/board
ui/cards       : base engine replay files/* draw print match/* documents ui/widgets ui/board ui/arenas
ui/packs       : base engine replay files/* draw ui/widgets
ui/setup       : base engine replay files/* draw match/* documents ui/widgets ui/board
ui/remote      : base engine replay files/* net draw match/* ui/widgets
app            : base engine replay files/* ai simulation draw print sound net match/* documents ui/*
cli            : base engine replay files/* ai simulation draw print net/*
"
# Files that may include more than their room may.
exceptions="
ai/robo-puzzles : files/*
"
# room_of FOLDER
room_of () {
  local room=$1
  until [[ -f src/$room/meson.build || $room != */* ]]; do room=${room%/*}; done
  echo "$room"
}
# may_include FROM ALLOWED...: a name with a star also allows all rooms below it
may_include () {
  local from=$1 allowed
  shift
  for allowed in "$@"; do
    [[ $from == "$allowed" || $allowed == */\* && ($from == "${allowed%/\*}" || $from == ${allowed%\*}*) ]] && return
  done
  return 1
}
wrong_includes () {
  local file header folder room others exception
  # The shell must not expand the stars of the table.
  local -
  set -f
  declare -A rooms allowed
  while read -r room _ others; do [[ -z $room ]] || allowed[$room]=$others; done <<<"$layers"
  while read -r folder; do rooms[$folder]=$(room_of "$folder"); done < <(find src -mindepth 1 -type d -printf '%P\n')
  while IFS=: read -r file header; do
    file=${file#src/} folder=${file%/*} room=${rooms[${file%/*}]}
    if [[ $header != */* ]]; then
      [[ $header == config.h || -f src/$folder/$header ]] || echo "src/$file includes $header, which is not in $folder"
      continue
    fi
    [[ ${header%/*} != "$folder" ]] || echo "src/$file includes $header of its own folder; leave the folder out"
    [[ ${rooms[${header%/*}]-} != "$room" ]] || continue
    exception=''
    [[ $exceptions != *$'\n'"${file%.*} "* ]] || exception=$(sed -nE "s|^${file%.*} +: ||p" <<<"$exceptions")
    # shellcheck disable=SC2086
    may_include "${rooms[${header%/*}]-$header}" ${allowed[$room]-} $exception ||
      echo "src/$file includes $header, which is not in a room below $room"
  done < <(grep -oE '^ *# *include +"[^"]+"' -r src --include='*.[ch]' | sed -E 's/: *# *include +"([^"]+)"/:\1/')
}

# The lists of a room link in one direction: files of a list include no headers of a later list.
lists_out_of_order () {
  awk '/^[a-z]+_files = files\(/ { n++ } /^  .robo-.*\.c.,$/ { gsub(/[ ,'"'"']/, ""); sub(/\.c$/, ""); print n, $0 }' src/engine/meson.build |
    awk 'NR == FNR { list[$2] = $1; next }
      { file = $1; sub(/\.[ch]$/, "", file); sub(/\.h$/, "", $2)
        if (file in list && $2 in list && list[$2] > list[file]) print "src/engine/" $1 " includes " $2 ".h of a later list" }' - \
      <(grep -oE '^#include "[^"/]+"' -r src/engine --include='*.[ch]' | sed -E 's|^src/engine/([^:]+):#include "(.*)"|\1 \2|')
}

# Private headers belong to their folder; other folders may include only the headers listed here. Tests may include all
# headers.
private_headers_for_others="
engine/robo-game-private.h        : replay
match/log/robo-log-item-private.h : match match/learning
match/robo-match-private.h        : match/learning
"
private_includes () {
  local file header
  while IFS=: read -r file header; do
    grep -qE "^$header +: .*\b$(dirname "${file#src/}")\b" <<<"$private_headers_for_others" ||
      echo "$file includes $header, which is private to its folder"
  done < <(grep -oE '^ *# *include +"[^"]+/[^"/]+-private\.h"' -r src --include='*.[ch]' | sed -E 's/: *# *include +"([^"]+)"/:\1/')
}

# The libraries from outside that a layer must not include.
foreign_includes () {
  grep -nE '# *include +<(gio|gtk|gdk|gsk|adwaita|cairo|pango|libxml|glib-object|gmodule)' \
    -r src/engine src/replay src/ai --include='*.[ch]' --exclude='robo-puzzles.*'
  grep -nE '# *include +"config\.h"' -r src/engine src/replay --include='*.[ch]'
  grep -nE '# *include +<(gtk|gdk/|gsk|adwaita)' -r src/base src/files src/simulation src/net src/draw src/print src/match src/documents src/cli --include='*.[ch]'
}

rooms_without_a_layer () {
  files -path './src/*.c' -o -path './src/*.h' | sed -E 's|^src/(.*)/[^/]*$|\1|' | sort -u |
    while read -r folder; do room_of "$folder"; done | sort -u |
    while read -r room; do
      grep -qE "^$room +:" <<<"$layers" || echo "src/$room is a room that this script does not know"
      [[ $(sed -n 2p "src/$room/meson.build") =~ ^'# '[A-Z].*[.:]|^'# '[A-Z] ]] || echo "src/$room/meson.build does not begin with a sentence about the room"
    done
}

# A folder with more than some forty files needs subfolders, unless its files have one subject.
crowded_folders () {
  files -path './src/*' -o -path './data/*' -o -path './doc/*' -o -path './tests/*' -o -path './build-aux/*' |
    grep -vE '/(meson\.build|[^/]*\.pyc)$' | sed 's|/[^/]*$||' | sort | uniq -c |
    awk '$1 > 40 && $2 !~ /^src\/(engine|ai|draw|match)$|^tests$/ { print $2 " holds " $1 " files" }'
}

# The table in the README has a row for each top folder.
folders_not_described () {
  local folder
  for folder in build-aux data doc flatpak man po src/*/ tests; do
    folder=${folder%/}
    grep -qF "| \`$folder\` |" README.md || echo "README.md does not say what is in $folder"
  done
  grep -oE '^\| `[a-zA-Z/-]+` \|' README.md | tr -d '|` ' |
    while read -r folder; do
      [[ -d $folder ]] || echo "README.md says what is in $folder, which is not in the tree"
    done
}

# Each version of a format is described in doc/formats.md, and its list of changes has a line for it.
untold_formats () {
  local namespace kind
  for namespace in $(sed -nE 's/^default namespace.*"(urn:x-robodrome:[a-z]+:[0-9]+)"/\1/p' data/schema/*.rnc); do
    kind=${namespace#urn:x-robodrome:}
    grep -qF "\`$namespace\`, schema \`${kind%:*}.rnc\`" doc/formats.md || echo "doc/formats.md does not tell of $namespace"
    grep -qF "| ${kind/:/ } | " doc/formats.md || echo "doc/formats.md has no line about ${kind/:/ } in its changes"
  done
}

# Every forge runs the same script as developers do.
builds_of_their_own () {
  grep -LE '^ *- (run: )?\.ci/run$' .github/workflows/*.yml .forgejo/workflows/*.yml .gitlab-ci.yml | sed 's/$/ does not call .ci\/run/'
}

# doc/architecture.md documents the table of layers above.
layers_not_told () {
  local layer others
  while read -r layer _ others; do
    [[ -n $layer ]] || continue
    if [[ -n $others ]]; then others="\`$others\`"; else others=nothing; fi
    grep -qF "| \`src/$layer\` | $others |" doc/architecture.md ||
      echo "doc/architecture.md does not say that src/$layer may use $others"
  done <<<"$layers"
}

# Files that cite rules and pages: files written by people, without pictures, catalogues and generated files.
citing_files () {
  files -path './src/*' -o -path './data/*' -o -path './tests/*' -o -path './doc/*' -o -path './*.md' -o -name NEWS |
    grep -E '\.([ch]|css|sh|py|ui|xml|in|rnc|rng|md|tsv)$|^NEWS$' | grep -v '^tests/broken/'
}

# Every rule number in a file (R7.8, R7.1.c, R7.1c in names of tests, R12 for a chapter) exists in doc/rules.md.
rules () {
  grep -oE '^( *- |\| )\*\*R[0-9]+\.[0-9]+(\.[a-z])?\*\*' doc/rules.md | grep -oE 'R[0-9.]+[a-z]?'
  sed -nE 's/^## ([0-9]+) .*/R\1/p' doc/rules.md
}
unknown_rules () {
  citing_files | xargs -d '\n' grep -noHE '(^|[^A-Za-z0-9_.])(R|"r)[0-9]+(\.[0-9]+(\.?[a-z])?)?\b' |
    awk -F: 'NR == FNR { known[$0]; next }
      { sub(/^.*[Rr]/, "R", $3)
        rule = $3
        if (rule ~ /[0-9][a-z]$/) rule = substr(rule, 1, length(rule) - 1) "." substr(rule, length(rule))
        if (!(rule in known)) print $1 ":" $2 ": " $3 " is not in doc/rules.md" }' <(rules) -
  rules | sort | uniq -d | sed 's|$| is in doc/rules.md twice|'
}

# A page that a file names exists beside that file, in the root folder, or in doc.
unknown_pages () {
  local file line page
  citing_files | xargs -d '\n' grep -noHE '[A-Za-z0-9_./-]*[A-Za-z0-9_]\.md\b' |
    while IFS=: read -r file line page; do
      [[ $page == //* || -f $(dirname "$file")/$page || -f $page || ( $page != */* && -f doc/$page ) ]] ||
        echo "$file:$line: $page is not in the tree"
    done
}

# Checks the links between pages, and the files, folders and sources that pages name.
headings () { # PAGE: prints headings as links spell them
  sed -nE 's/^#+ //p' "$1" | tr 'A-Z ' 'a-z-' | tr -cd 'a-z0-9_\n-'
}
broken_links () { # PAGE...
  local page line link target
  grep -noHE '\]\([^) ]+\)' "$@" | sed -E 's/\]\((.*)\)$/\1/' |
    while IFS=: read -r page line link; do
      target=${link%%#*}
      if [[ $link == http* ]]; then continue; fi
      if [[ -z $target ]]; then target=$page; else target=$(dirname "$page")/$target; fi
      if [[ ! -e $target ]]; then
        echo "$page:$line: $link is not in the tree"
      elif [[ $link == *'#'* ]] && ! headings "$target" | grep -qxF -- "${link#*#}"; then
        echo "$page:$line: $link: there is no such heading"
      fi
    done
}
unknown_places () { # PAGE...
  local page line place sources
  sources=$(files -path './src/*.[ch]' -o -path './tests/*.[ch]' | sed 's|.*/||')
  grep -noHE '`[A-Za-z0-9_./-]+`' "$@" | tr -d '`' |
    while IFS=: read -r page line place; do
      case $place in
        src/* | data/* | doc/* | tests/* | po/* | build-aux/* | flatpak/* | man/*) [[ -e $place ]] ;;
        # The engine's section leaves out the prefix of file names.
        ui/*.c | app/*.c | draw/*.c) [[ -e src/$place ]] ;;
        [a-z]*.[ch]) [[ $place == */* || $'\n'$sources$'\n' == *$'\n'$place$'\n'* || -n $(find src/engine -name "robo-$place") ]] ;;
      esac || echo "$page:$line: $place is not in the tree"
    done
}
unknown_names () {
  local pages
  mapfile -t pages < <(files -path './*.md')
  broken_links "${pages[@]}"
  unknown_places "${pages[@]}"
}

# A comment or page that names a function, type or constant of the project names one that the code has. A name that ends
# with an underscore is the common beginning of several names.
unknown_identifiers () {
  local identifier='\b(robo_[a-z0-9_]*[a-z0-9]|Robo[A-Z][A-Za-z0-9]*|ROBO_[A-Z0-9_]*[A-Z0-9])\b' comment='^ *(\*|/\*|//)'
  mapfile -t sources < <(files -path './src/*.[ch]' -o -path './tests/*.[ch]')
  mapfile -t pages < <(files -path './*.md')
  comm -13 <(grep -hvE "$comment" "${sources[@]}" | grep -oE "$identifier" | sort -u) \
    <({ grep -hE "$comment" "${sources[@]}"; cat "${pages[@]}"; } | grep -oE "$identifier" | sort -u) |
    while read -r name; do
      grep -noHwF -- "$name" "${sources[@]}" "${pages[@]}" | sed 's/$/ is not in the code/'
    done
}

# A header says in its first comment what it has; the prototypes below say the rest.
headers_without_opening () {
  files -path './src/*.h' |
    xargs awk 'FNR == 2 && !/^\/\/ [A-Z`].*/ { print FILENAME " does not open with a sentence below its license" }'
}

# Comments are plain sentences: no documentation comments by form, which repeat the prototype.
comments_by_form () {
  files -path './src/*.[ch]' -o -path './tests/*.[ch]' | grep -v '^tests/fuzz/corpus/' |
    xargs awk '/^ *\/\*\*( |$)/ { print FILENAME ":" FNR " begins a documentation comment; write a plain one" }
      /^ *(\*|\/\/|\/\*) *(@[a-z_]+:|Returns: )/ { print FILENAME ":" FNR " repeats a parameter or result by form; say it in a sentence" }
      /^ *(\/\/|\/\*) (What|Who|Whoever|Whose|Of|That of|Those|Nobody|Somebody|Everybody) / { print FILENAME ":" FNR " opens with a riddle; name the thing" }'
}

without_license () {
  files -name '*.[ch]' -o -name '*.sh' -o -name '*.py' -o -name '*.ui' -o -name '*.css' -o -name '*.svg' \
    -o -name '*.xml' -o -name '*.in' -o -name '*.po' -o -name '*.rng' -o -name '*.rnc' -o -name '*.its' \
    -o -name '*.loc' -o -name '*.yml' -o -name '*.tsv' -o -name '*.supp' -o -name 'meson*' -o -path './build-aux/*' -o -path ./play \
    -o -path ./check -o -path ./.ci/run |
    grep -vE '^tests/(scenarios|broken|fuzz/corpus)/' |
    xargs awk 'FNR == 1 { if (file != "" && !licensed) print file " has no SPDX-License-Identifier"; file = FILENAME; licensed = 0 }
      FNR <= 5 && /SPDX-License-Identifier: / { licensed = 1 }
      FNR == 5 { nextfile }
      END { if (!licensed) print file " has no SPDX-License-Identifier" }'
}

# Versions of the formatter lay out some lines differently, so only one version decides.
unformatted () {
  local formatter
  for formatter in clang-format-14 clang-format; do
    [[ $("$formatter" --version 2>/dev/null) == *' version 14.'* ]] || continue
    files -path './src/*.[ch]' -o -path './tests/*.[ch]' | xargs "$formatter" --dry-run -Werror 2>&1 |
      sed -nE 's/: error: .*/ is not as clang-format -i leaves it/p' | sort -u -t: -k1,1
    return
  done
}

# In the program, strings, tables of values, comments and long macros may be longer. In tests no line may be, strings
# included. A character counts as one column, so the other bytes of UTF-8 are removed first.
long_lines () {
  files -path './src/*.[ch]' |
    xargs awk '{ code = $0; gsub (/"([^"\\]|\\.)*"/, "", code) }
      length (code) > 120 && code !~ /^ *(\/?\*|\/\/|\[|\{|\.|static const|const)/ && code !~ /\/\*|\\$/ { print FILENAME ":" FNR " has more than 120 columns" }'
  files -path './tests/*.[ch]' |
    xargs awk '{ gsub (/[\200-\277]/, "") } length ($0) > 120 { print FILENAME ":" FNR " has more than 120 columns" }'
}

# A label that wraps between words only is as wide as its longest word, which a person may have written.
labels_without_wrap_mode () {
  files -path './data/*.ui' |
    xargs awk '/<object class="GtkLabel"/ { begin = FNR; wraps = decided = 0 }
      /<property name="wrap">/ { wraps = 1 }
      /<property name="wrap-mode">|<property name="label" translatable="yes"/ { decided = 1 }
      /<\/object>/ { if (begin && wraps && !decided) print FILENAME ":" begin " has no wrap-mode: word-char for what people write, else word"; begin = 0 }'
}

# A name of a drop-down list in a .ui file does not reach the button in the list, which has the focus.
lists_named_in_templates () {
  files -path './data/*.ui' |
    xargs awk '/<object class="GtkDropDown"/ { indent = match ($0, /[^ ]/); begin = FNR }
      begin && /<accessibility>/ { print FILENAME ":" FNR " names a drop-down list, which robo_access_name_list() does" }
      begin && /<\/object>/ && match ($0, /[^ ]/) == indent { begin = 0 }'
}

linked_toolkits () {
  # A library's dependencies are recorded in the library, so it is enough to read the programs themselves.
  ((${#programs[@]})) && readelf -d "${programs[@]}" 2>&1 |
    awk '/^File: /{ sub (/.*\//, ""); program = $0 } /lib(gtk|adwaita)-|No such file/ { print program " links " $0 }'
}

report /lists/tests < <(unregistered_tests)
report /lists/strings < <(unlisted_strings)
report /lists/templates < <(unlisted_templates)
report /lists/wrap-modes < <(labels_without_wrap_mode)
report /lists/drop-down-names < <(lists_named_in_templates)
report /lists/schemas < <(stale_schemas)
report /lists/builds < <(builds_of_their_own)
report /format/clang-format < <(unformatted)
report /format/columns < <(long_lines)
report /layers/rooms < <(rooms_without_a_layer)
report /layers/size < <(crowded_folders)
report /layers/includes < <(wrong_includes)
report /layers/lists < <(lists_out_of_order)
report /layers/private < <(private_includes)
report /layers/foreign-includes < <(foreign_includes)
report /layers/linked < <(linked_toolkits)
report /docs/folders < <(folders_not_described)
report /docs/layers < <(layers_not_told)
report /docs/rules < <(unknown_rules)
report /docs/pages < <(unknown_pages)
report /docs/names < <(unknown_names)
report /docs/identifiers < <(unknown_identifiers)
report /docs/formats < <(untold_formats)
report /comments/openings < <(headers_without_opening)
report /comments/form < <(comments_by_form)
report /licenses/spdx < <(without_license)
echo "1..$n"
exit $failed
