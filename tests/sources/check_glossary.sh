#!/usr/bin/env bash
# Fails when a source, a test or a document uses a word that we have given up. docs/glossary.md says what the others mean.
#
# usage: check_glossary.sh [FOLDER]
set -euo pipefail

self=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=${1:-$self/../..}
cd "$root"

# kind | files | banned | use instead
# A name is banned as a part of any identifier, in snake_case and in CamelCase: `must seed` bans `must_seed` and `mustSeed`.
# A phrase is an extended regular expression for a line in lower case; it is banned in text, comments and strings. Phrases that
# are allowed are taken out of the line first.
banned=$(cat <<'TABLE'
name | .* | wish | request
name | .* | wishes | requests
name | .* | whim | what it is: variety, a draw of chance
name | .* | deed | move, or the action's own name
name | .* | deeds | moves, or the actions' own names
name | .* | pace | pause, thinking time
name | .* | forecast | preview
name | .* | foretold | preview
name | .* | thinker | analysis pool
name | .* | thinkers | analysis pool
name | .* | shelf | lexicon store
name | .* | outlook | score bounds
name | .* | crossings | cross-sets
name | .* | dear | high-value
name | .* | house | the server, the room, the rules: whichever it is
name | .* | spread | layout
name | .* | fall | diagonal_down
name | .* | rise | diagonal_up
name | .* | concede | withdraw
name | .* | stood in | stand-in
name | .* | seed turn | starter_turn
name | .* | put seed | place_starter
name | .* | must seed | must place the starter
name | .* | objection | challenge, dispute
name | .* | lull | pause
name | .* | insight | analysis
name | .* | dearest | highest, of the highest value
name | .* | riddle | what it asks
name | .* | comer | joiner
name | .* | comers | joiners
name | ^(engine|protocol|storage|server|tests/(engine|protocol|storage|bench|e2e|sources)) | said | given, the command, the answer
name | ^(engine|storage|server/(analysis|cli|lexicons|net|runtime|sessions)|tests/(engine|protocol|storage|bench|e2e|sources|server/analysis)) | told | reported, shown, the outcome
allowed | .* | there is no |
allowed | .* | is no longer |
phrase | .* | (^|[^a-z])is no [a-z]+ | is not a, is not an
phrase | .* | (^|[^a-z])(the|an) own [a-z] | their own, its own, your own
phrase | .* | (^|[^a-z])(for|of|by|than) who [a-z] | for those who, for a player who
phrase | .* | (//|/[*][*]|[.;:"]) *who (does|do|did|may|can|has|had) not | somebody who does not, those who do not
phrase | .* | (^|[^a-z])also who | even those who
phrase | ^([A-Z]|deploy|docs|engine|protocol|server|storage/sqlite|tests|web-client) | , also (those|games|when|where|while|if|for|as|at|in|by|on|from|with|of|after|before)([^a-z]|$) | even, too, and
phrase | ^([A-Z]|deploy|docs|engine|protocol|server|storage|tests) | (^|[^a-z])one.s own [a-z] | the player's own, your own
phrase | ^([A-Z]|deploy|docs|engine|protocol|server|storage|tests|web-client/.*[.](ts|svelte)$) | (^|[^a-z])(in vain|for ever|hangs? together|whoever)([^a-z]|$) | without success, always, is connected, a player who
phrase | [.]md$ | (^|[^a-z])(operator|administrator)s?([^a-z]|$) | host
phrase | ^([A-Z]|deploy|docs|engine|protocol|server|storage|tests|web-client/tests) | (^|[^a-z])(am|is|are|was|were|be|been) told([^a-z]|$) | gets, receives, sees
TABLE
)

mapfile -t files < <(find . \( -name node_modules -o -name dist -o -name build -o -name data -o -path ./.git -o -path ./tests/golden -o -path ./tests/fuzz/corpus \) -prune -o \
  -type f \( -name '*.[ch]pp' -o -name '*.ts' -o -name '*.svelte' -o -name '*.md' -o -name '*.sh' -o -name '*.sql' -o -name '*.json' -o -name '*.html' -o -path '*/languages/en/*.ftl' \) \
  ! -name package-lock.json ! -name 'check_glossary*.sh' -print | sed 's|^\./||' | sort)
if ((${#files[@]} == 0)); then
  echo "check_glossary: no files below $PWD" >&2
  exit 2
fi

BANNED=$banned awk '
  function trimmed(text) { gsub(/^ +| +$/, "", text); return text }
  function fault(text) { print FILENAME ":" FNR ": " text; faults = 1 }

  # The code of a line, without its comments and strings.
  function code_of(line) {
    gsub(/\\./, "", line)
    gsub(/"[^"]*"/, " ", line)
    gsub(/\047[^\047]*\047/, " ", line)
    gsub(/\/\*.*\*\//, " ", line)
    sub(/\/\/.*/, "", line)
    sub(/^[ \t]*(\/\*|\*).*/, "", line)
    return line
  }
  # "mustSeed" and "must_seed" as " must seed ".
  function parts_of(name,   i, letter, before, text) {
    text = " "
    before = "_"
    for (i = 1; i <= length(name); ++i) {
      letter = substr(name, i, 1)
      if (letter == "_") text = text " "
      else if (letter ~ /[A-Z]/ && before ~ /[a-z0-9]/) text = text " " tolower(letter)
      else text = text tolower(letter)
      before = letter
    }
    return text " "
  }
  function check_name(name,   i, parts) {
    if (name in clean) return
    parts = parts_of(name)
    for (i = 1; i <= rules; ++i)
      if (kind[i] == "name" && FILENAME ~ where[i] && index(parts, " " what[i] " ")) {
        fault("\"" name "\": use instead: " instead[i])
        return
      }
    clean[name]
  }
  # In the schema and the fixtures of the protocol, names are strings.
  function check_names(line,   code) {
    code = FILENAME ~ /\.json$/ ? line : code_of(line)
    while (match(code, /[A-Za-z_][A-Za-z0-9_]*/)) {
      check_name(substr(code, RSTART, RLENGTH))
      code = substr(code, RSTART + RLENGTH)
    }
  }
  # The id of a text of the page: "history-best-words" as the name "history_best_words".
  function check_id(id) {
    gsub(/-/, "_", id)
    check_name(id)
  }
  function check_phrases(line,   i, text) {
    text = tolower(line)
    for (i = 1; i <= rules; ++i) if (kind[i] == "allowed" && FILENAME ~ where[i]) gsub(what[i], "", text)
    for (i = 1; i <= rules; ++i)
      if (kind[i] == "phrase" && FILENAME ~ where[i] && match(text, what[i]))
        fault("\"" trimmed(substr(text, RSTART, RLENGTH)) "\": use instead: " instead[i])
  }

  BEGIN {
    count = split(ENVIRON["BANNED"], lines, "\n")
    for (i = 1; i <= count; ++i) {
      split(lines[i], columns, " [|]( |$)")
      ++rules
      kind[rules] = trimmed(columns[1])
      where[rules] = trimmed(columns[2])
      what[rules] = columns[3]
      instead[rules] = columns[4]
    }
  }
  FNR == 1 { style = 0 }
  /<style>/ { style = 1 }
  FILENAME ~ /\.([ch]pp|ts|svelte)$|^protocol\/.*\.json$/ && !style { check_names($0) }
  FILENAME ~ /\.ftl$/ && match($0, /^[a-z][a-z0-9-]* =/) { check_id(substr($0, 1, RLENGTH - 2)) }
  { check_phrases($0) }
  END { exit faults }
' "${files[@]}"
echo "${#files[@]} files use the words of the glossary"
