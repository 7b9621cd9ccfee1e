#!/usr/bin/env bash
# Fails when a file includes what its layer may not use, or has SQL outside storage. The layers are
# server -> {protocol, storage} -> engine; the table below lists what each may include, and refuses everything else.
#
# usage: check_includes.sh [FOLDER]
set -euo pipefail

root=${1:-$(dirname "${BASH_SOURCE[0]}")/../..}
cd "$root"

# The folders of the server, each of which may use only those before it.
server_folders='addresses files log metrics names picture requests sealing time
  limits/rates limits/places limits limits/memory
  runtime net options options/configuration access data outgoing push passkeys notices notices/delivery
  lexicons lexicons/dictionary lexicons/changes
  backups games/clock games/model games/model/decisions games/view analysis
  games/core/step games/core/limits games/core/time games/core/viewers games/core/jobs games/core/storage games/core
  games/stored history
  rooms/model rooms/core rooms/stored rooms/lists rooms rooms/people
  verification imports sessions sessions/requests http previews
  api/questions api/answers api/games api
  upkeep host listener start
  cli/commands cli/commands/games cli/commands/upkeep cli'

# Of these, the ones that are not pure: they may do I/O.
impure_folders='([a-z]+|notices/delivery|sessions/requests|api/(questions|answers|games)|games/stored|lexicons/(dictionary|changes)|options/configuration|limits/(rates|places|memory)|rooms/(stored|lists|people)|cli/commands(/(games|upkeep))?)'

# Two columns: files, and the headers that they may include. "standard" is any C++ library header without clocks, chance,
# threads or a console; "any-standard" is any such header at all. Only the protocol itself may include protocol/json/.
# server/games/clock, model, view and core, and server/rooms/model and core are pure: no I/O, no clock, no thread, no storage
# but for the function that says who may enter a room, which searches ask, too. IMPURE stands for the folders above.
allowed=$(cat <<'TABLE'
^engine/                        standard
^engine/                        ^boost/system/result\.hpp$
^engine/                        ^engine/(result\.hpp$|text/)
^engine/.*\.cpp$                ^sodium(/crypto_[a-z0-9_]+)?\.h$
^engine/lexicon/                ^engine/lexicon/
^engine/board/                  ^engine/(lexicon|board)/
^engine/rules/                  ^engine/(lexicon|board|rules)/
^engine/catalogue/              ^engine/(lexicon|board|rules|catalogue)/
^engine/play/                   ^engine/(lexicon|board|rules|play)/
^engine/game/                   ^engine/(lexicon|board|rules|play|game)/
^engine/moves/                  ^engine/(lexicon|board|rules|play|moves)/
^engine/computer/               ^engine/
^protocol/                      standard
^protocol/                      ^engine/
^protocol/                      ^protocol/[a-z_]+\.hpp$
^protocol/                      ^protocol/(languages|messages|stored|games|gcg(/records)?|lines|notices|passkeys)/
^(tests/)?protocol/(json/|.*\.cpp$) ^protocol/json/
^protocol/(json/|games/games_in_file\.cpp$|passkeys/client_data\.cpp$) ^nlohmann/
^storage/                       any-standard
^storage/                       ^engine/result\.hpp$
^storage/                       ^storage/((calls|games|history|host|imports|people|rooms|upkeep)/)?[a-z_]+\.hpp$
^storage/sqlite/                ^storage/sqlite/
^storage/games/packed_text\.cpp$ ^zlib\.h$
^storage/sqlite/.*\.cpp$        ^sqlite3\.h$
^storage/sqlite/.*\.cpp$        ^(fcntl|unistd|sys/stat)\.h$
^server/IMPURE/[a-z0-9_]+\.         any-standard
^server/IMPURE/[a-z0-9_]+\.         ^engine/
^server/IMPURE/[a-z0-9_]+\.         ^storage/((calls|games|history|host|imports|people|rooms|upkeep)/)?[a-z_]+\.hpp$
^server/data/data_folder\.cpp$   ^storage/sqlite/
^server/                        ^protocol/((languages|messages(/[a-z]+)?|stored|games|gcg(/records)?|lines|notices|passkeys)/)?[a-z0-9_]+\.hpp$
^server/IMPURE/[a-z0-9_]+\.         ^boost/
^server/IMPURE/[a-z0-9_]+\.         ^(spdlog|fmt)/
^server/IMPURE/[a-z0-9_]+\.cpp$     ^sodium/
^server/cli/[a-z0-9_]+\.cpp$        ^CLI/
^server/metrics/[a-z0-9_]+\.cpp$    ^prometheus/
^server/IMPURE/[a-z0-9_]+\.cpp$     ^sodium\.h$
^server/names/make_look_tables\.cpp$ ^unicode/
^server/names/(look|decomposition|character_kind)\.cpp$ ^[a-z]+_tables\.inc$
^server/IMPURE/[a-z0-9_]+\.cpp$     ^(fcntl|poll|pwd|unistd|signal|sys/[a-z]+)\.h$
^server/start/server\.cpp$           ^malloc\.h$
^server/outgoing/name_lookups\.cpp$  ^(netdb|netinet/in)\.h$
^server/picture/[a-z0-9_]+\.[ch]pp$   ^freetype/
^server/picture/png\.cpp$         ^png\.h$
^server/(outgoing|passkeys|push)/[a-z0-9_]+\.cpp$ ^openssl/
^server/options/configuration/configuration_text\.cpp$ ^toml\+\+/
^server/time/time_zone\.cpp$      ^date/
^server/games/clock/            standard
^server/games/clock/            ^engine/
^server/games/clock/            ^server/time/(moment|span|stretch|time_zone)\.hpp$
^server/games/clock/            ^server/games/clock/
^server/(games/(model|view|core)|rooms/(model|core))/ standard
^server/(games/(model|view|core)|rooms/(model|core))/ ^engine/
^server/games/core/             ^server/analysis/(analysis_job|job_class)\.hpp$
^server/(games/(model|view|core)|rooms/(model|core))/ ^server/lexicons/(dictionary/dictionary|listed_lexicon|missing_list|plain_spelling)\.hpp$
^server/(games/(model|view|core)|rooms/(model|core))/ ^server/(time/(moment|span|stretch)|games/clock/[a-z_]+)\.hpp$
^server/(games/(model|view|core)|rooms/(model|core))/ ^server/(names/names|requests/(complaint|game_number|request_id))\.hpp$
^server/(games/(model|view|core)|rooms/(model|core))/ ^server/games/model/[a-z_]+\.hpp$
^server/games/(model/decisions|core)/ ^server/games/model/decisions/
^server/games/(view|core)/       ^server/games/view/
^server/(games|rooms)/core/     ^server/limits/(places/shares|rates/keyed_buckets|permission)\.hpp$
^server/(games/(model|core)|rooms/(model|core))/ ^server/metrics/limit\.hpp$
^server/rooms/(model|core)/     ^server/rooms/model/
^server/rooms/model/            ^storage/rooms/room_entry\.hpp$
^server/rooms/core/             ^server/(games|rooms)/core/
^server/rooms/core/             ^server/analysis/analysis_job\.hpp$
^tests/                         any-standard
^tests/                         ^tests/
^tests/                         ^engine/
^tests/                         ^(catch2|nlohmann|boost|spdlog|fmt)/
^tests/                         ^[a-z0-9_/]+\.h$
^tests/(protocol|server|games|fuzz|support|bench|load)/ ^protocol/((languages|messages(/[a-z]+)?|stored|games|gcg(/records)?|lines|notices|passkeys)/)?[a-z_]+\.hpp$
^tests/protocol/json/            ^protocol/json/
^tests/(storage|server|games|fuzz|support|bench|load)/      ^storage/
^tests/(server|games|fuzz|support|bench|load)/              ^server/
^tests/load/                    ^CLI/
TABLE
)
allowed=${allowed//IMPURE/$impure_folders}

impure='^(chrono|ctime|random|thread|mutex|shared_mutex|atomic|condition_variable|future|semaphore|latch|barrier|stop_token|coroutine|iostream|fstream|filesystem|cstdio|csignal|locale)$'
sql='(^[ \t]*|"[^"]*)(SELECT |INSERT (OR [A-Z]+ )?INTO|UPDATE [a-z_]+ SET|DELETE FROM|CREATE (TABLE|INDEX|VIEW|TRIGGER)|DROP TABLE|PRAGMA )'
sql_lives_in='^(storage|tests/(storage|server|games|support|bench|load))/'

mapfile -t sources < <(find engine protocol storage server tests -name '*.[ch]pp' 2>/dev/null | sort)
if ((${#sources[@]} == 0)); then
  echo "check_includes: no sources below $PWD" >&2
  exit 2
fi

status=0
if [[ -f docs/ARCHITECTURE.md ]]; then
  documented=$(sed -n 's/^| .server\/\([a-z/]*\)\/. .*/\1/p' docs/ARCHITECTURE.md | tac | xargs)
  if [[ $documented != "$(xargs <<<"$server_folders")" ]]; then
    echo "docs/ARCHITECTURE.md: its folders of the server are not those of $0, in reverse order"
    status=1
  fi
fi
ALLOWED=$allowed SERVER_FOLDERS=$server_folders IMPURE=$impure SQL=$sql SQL_LIVES_IN=$sql_lives_in awk '
  function is_standard(header) { return header ~ /^[a-z_0-9]+$/ }
  function matches(header, rule) {
    if (rule == "any-standard") return is_standard(header)
    if (rule == "standard") return is_standard(header) && header !~ ENVIRON["IMPURE"]
    return header ~ rule
  }
  function server_folder(path) {
    sub(/^server\//, "", path)
    sub(/\/[^\/]*$/, "", path)
    return path
  }
  function is_pure(file) { return file ~ /^server\/(games\/(clock|model|view|core)|rooms\/(model|core))\// }
  function is_of_a_game(file) { return file ~ /^server\/games\/core\// }
  # Both are in the list, and the header is not in a later folder than the file. The pure parts of a room may use less.
  function is_in_order(file, header,   own, its) {
    if (file !~ /^server\// || header !~ /^server\//) return 0
    if (is_pure(file) && !(is_of_a_game(file) && is_of_a_game(header))) return 0
    own = place[server_folder(file)]
    its = place[server_folder(header)]
    return own && its && its <= own
  }
  function may_include(file, header,   i) {
    if (is_in_order(file, header)) return 1
    for (i = 1; i <= rules; ++i) if (file ~ where[i] && matches(header, what[i])) return 1
    return 0
  }
  function fault(text) { print FILENAME ":" FNR ": " text; faults = 1 }
  BEGIN {
    rules = split(ENVIRON["ALLOWED"], lines, "\n")
    folders = split(ENVIRON["SERVER_FOLDERS"], names, " ")
    for (i = 1; i <= folders; ++i) place[names[i]] = i
    for (i = 1; i <= rules; ++i) { split(lines[i], columns, " "); where[i] = columns[1]; what[i] = columns[2] }
  }
  /^[ \t]*#[ \t]*include/ {
    header = $0
    sub(/^[ \t]*#[ \t]*include[ \t]*["<]/, "", header)
    sub(/[">].*$/, "", header)
    if (!may_include(FILENAME, header)) fault("may not include " header)
  }
  FILENAME ~ /^engine\// && /randombytes|getrandom|[^a-z_]s?rand\(/ {
    fault("the engine takes its chance from the seed, not from a random device")
  }
  FILENAME !~ ENVIRON["SQL_LIVES_IN"] && $0 ~ ENVIRON["SQL"] { fault("SQL stays in storage") }
  END { exit faults }
' "${sources[@]}" || status=1

while read -r file; do
  echo "$file: SQL stays in storage"
  status=1
done < <(find engine protocol server -name '*.sql' 2>/dev/null)

((status == 0)) && echo "${#sources[@]} files include only what they may"
exit "$status"
