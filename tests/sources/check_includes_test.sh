#!/usr/bin/env bash
# Shows that check_includes.sh finds each kind of fault in a made-up tree, and none in a good one.
set -euo pipefail

check=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/check_includes.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0
cases=0

fresh_tree() {
  rm -rf "${tree:?}"/*
  mkdir -p "$tree"/{engine,protocol,storage,server,tests/{engine,protocol,storage,server,support}}
  mkdir -p "$tree/engine/board"
  echo '#include <vector>' > "$tree/engine/board/cell.hpp"
}

complain() {
  echo "FAILED: $1"
  failures=$((failures + 1))
}

# refused FILE LINE: a tree with this line in this file fails, and the message names the file and the line.
refused() {
  fresh_tree
  mkdir -p "$(dirname "$tree/$1")"
  printf '#pragma once\n%s\n' "$2" > "$tree/$1"
  cases=$((cases + 1))
  local output
  if output=$("$check" "$tree" 2>&1); then complain "$1 with '$2' was accepted"; fi
  [[ $output == *"$1:2: "* ]] || complain "$1 with '$2' is not named in: $output"
}

accepted() {
  fresh_tree
  mkdir -p "$(dirname "$tree/$1")"
  printf '#pragma once\n%s\n' "$2" > "$tree/$1"
  cases=$((cases + 1))
  "$check" "$tree" >/dev/null 2>&1 || complain "$1 with '$2' was refused"
}

refused engine/game/game.cpp '#include <nlohmann/json.hpp>'
refused engine/game/game.cpp '#include <sqlite3.h>'
refused engine/game/game.cpp '#include <boost/asio.hpp>'
refused engine/game/game.cpp '#include <boost/beast/core.hpp>'
refused engine/game/game.cpp '#include <spdlog/spdlog.h>'
refused engine/game/game.cpp '#include <sys/socket.h>'
refused engine/game/game.cpp '#include <unistd.h>'
refused engine/game/chance.hpp '#include <sodium.h>'
refused engine/game/game.cpp '#include <time.h>'
for header in chrono ctime random thread mutex iostream; do
  refused engine/game/game.cpp "#include <$header>"
done
refused engine/game/game.cpp '#include "protocol/messages/messages.hpp"'
refused engine/game/game.cpp '#include "storage/games/journal.hpp"'
refused engine/game/game.cpp '#include "server/rooms/room.hpp"'
refused engine/game/game.cpp '#include "tests/support/catch.hpp"'
refused engine/game/game.cpp '  #  include	"server/rooms/room.hpp"  // hidden'
refused engine/catalogue/classic.cpp '#include "protocol/messages/messages.hpp"'
refused engine/game/chance.cpp 'randombytes_buf(seed.data(), seed.size());'
refused engine/game/chance.cpp 'auto tile = std::rand() % 100;'
refused protocol/messages/codec.hpp '#include <nlohmann/json.hpp>'
refused protocol/messages/codec.cpp '#include <nlohmann/json.hpp>'
refused protocol/messages/codec.hpp '#include "protocol/json/value.hpp"'
refused server/rooms/room.cpp '#include "protocol/json/value.hpp"'
refused protocol/messages/codec.cpp '#include "storage/games/journal.hpp"'
refused protocol/messages/codec.cpp '#include "server/rooms/room.hpp"'
refused protocol/messages/codec.cpp '#include <boost/asio.hpp>'
refused protocol/messages/codec.cpp '#include <chrono>'
refused protocol/messages/codec.cpp 'auto query = "SELECT body FROM events";'
refused storage/games/journal.hpp '#include <sqlite3.h>'
refused storage/games/journal.cpp '#include "protocol/messages/messages.hpp"'
refused storage/games/journal.cpp '#include "server/rooms/room.hpp"'
refused storage/games/journal.cpp '#include <nlohmann/json.hpp>'
refused storage/games/journal.cpp '#include <boost/asio.hpp>'
refused storage/sqlite/tables/games/journal.cpp '#include <boost/asio.hpp>'
refused storage/store.hpp '#include "storage/sqlite/database/database.hpp"'
refused storage/store.cpp '#include <sqlite3.h>'
refused server/rooms/room.cpp '#include "storage/sqlite/tables/games/journal.hpp"'
refused server/rooms/room.cpp '#include <sqlite3.h>'
refused server/rooms/room.cpp '#include <nlohmann/json.hpp>'
refused server/rooms/room.cpp '#include "tests/support/catch.hpp"'
refused server/rooms/room.cpp 'database.run("INSERT INTO events VALUES (1)");'
refused server/rooms/room.cpp 'database.run("PRAGMA user_version");'
refused server/rooms/room.cpp "    SELECT body FROM events"
# A room's model, view and core have no I/O.
refused server/games/core/game_core.cpp '#include <boost/asio/awaitable.hpp>'
refused server/games/core/game_core.hpp '#include <thread>'
refused server/games/core/game_core.hpp '#include <mutex>'
refused server/games/core/game_core.hpp '#include <atomic>'
refused server/games/core/game_core.cpp '#include <chrono>'
refused server/games/core/game_core.cpp '#include "storage/sqlite/database/database.hpp"'
refused server/games/core/game_core.cpp '#include "storage/games/journal.hpp"'
refused server/games/core/game_core.cpp '#include "server/time/clock.hpp"'
refused server/games/core/game_core.cpp '#include "server/log/log.hpp"'
refused server/games/core/game_core.cpp '#include "server/net/outbox.hpp"'
refused server/games/core/game_core.cpp '#include "server/net/subscriber.hpp"'
refused server/games/core/game_core.cpp '#include "server/rooms/room.hpp"'
refused server/games/core/game_core.cpp '#include <spdlog/spdlog.h>'
refused server/games/core/game_core.cpp '#include <fstream>'
refused storage/store.hpp '#include "engine/game/event.hpp"'
refused server/games/model/seating.cpp '#include <boost/asio.hpp>'
refused server/games/model/seating.cpp '#include "storage/games/journal.hpp"'
refused server/games/model/seating.cpp '#include "server/games/core/game_core.hpp"'
refused server/games/model/seating.cpp '#include "server/games/view/allowed.hpp"'
refused server/games/view/allowed.cpp '#include <boost/asio.hpp>'
refused server/games/view/allowed.cpp '#include "server/games/core/game_core.hpp"'
refused server/limits/limits.cpp '#include "server/options/config.hpp"'
refused server/rooms/room.cpp '#include "server/sessions/session.hpp"'
refused server/analysis/analysis_pool.hpp '#include "server/games/core/step/game_effect.hpp"'
refused server/net/outbox.hpp '#include "server/rooms/room.hpp"'
refused server/start/server.cpp '#include "server/cli/commands/server_commands.hpp"'
refused server/made_up/folder.cpp '#include "server/log/log.hpp"'
refused server/rooms/room.cpp '#include "server/made_up/folder.hpp"'
accepted server/sessions/session.cpp '#include "server/rooms/room.hpp"'
# No folder of the server may use the one after it.
before=
while read -r folder; do
  if [[ -n $before ]]; then
    refused "server/$before/file.cpp" "#include \"server/$folder/file.hpp\""
    [[ $folder == rooms/* || $folder == games/* ]] || accepted "server/$folder/file.cpp" "#include \"server/$folder/file.hpp\""
  fi
  before=$folder
done < <(sed -n 's/^| .server\/\([a-z/]*\)\/. .*/\1/p' "$(dirname "$check")/../../docs/ARCHITECTURE.md" | tac)
refused server/games/clock/clocks.cpp '#include <chrono>'
refused server/games/clock/clocks.cpp '#include "server/time/clock.hpp"'
refused server/games/clock/hours.cpp '#include <date/tz.h>'
accepted server/games/clock/hours.cpp '#include "server/time/time_zone.hpp"'
accepted server/time/time_zone.cpp '#include <date/tz.h>'
accepted server/games/model/game_state.cpp '#include "server/games/clock/clocks.hpp"'
accepted server/start/server.cpp '#include "server/listener/listener.hpp"'
accepted server/games/view/allowed.cpp '#include "server/games/model/game_checks.hpp"'
accepted server/games/core/game_core.cpp '#include "server/games/model/decisions/game_decision.hpp"'
accepted server/games/core/game_core.cpp '#include "engine/game/game.hpp"'
accepted server/games/core/game_core.cpp '#include "protocol/messages/messages.hpp"'
accepted server/rooms/room.cpp '#include "server/games/core/game_core.hpp"'
accepted server/games/core/game_core.cpp '#include "server/games/core/storage/retries.hpp"'
accepted server/games/core/viewers/audience.cpp '#include "server/games/core/step/game_effect.hpp"'
refused server/games/core/viewers/audience.cpp '#include "server/games/core/game_core.hpp"'
refused server/cli/serve_options.hpp '#include <CLI/CLI.hpp>'
refused server/start/server.cpp '#include <CLI/CLI.hpp>'
accepted server/cli/option_flags.cpp '#include <CLI/CLI.hpp>'
refused server/access/auth.hpp '#include <sodium.h>'
accepted server/picture/typeface.cpp '#include <freetype/freetype.h>'
accepted server/picture/png.cpp '#include <png.h>'
refused server/picture/canvas.cpp '#include <png.h>'
refused server/rooms/room.cpp '#include <freetype/freetype.h>'
refused server/picture/board_picture.cpp '#include "server/rooms/room.hpp"'
refused storage/sqlite/tables/games/journal.hpp '#include <sqlite3.h>'
refused engine/catalogue/catalogue.cpp '#include "engine/play/refusal.hpp"'
refused tests/engine/game/view/allowed_test.cpp '#include "protocol/fault.hpp"'
# The walls inside the engine: each part may use those before it, but none after it.
refused engine/lexicon/lexicon.cpp '#include "engine/board/tiles.hpp"'
refused engine/lexicon/lexicon.cpp '#include <sys/mman.h>'
refused engine/lexicon/lexicon.cpp '#include <fstream>'
refused engine/lexicon/lexicon.cpp '#include <filesystem>'
refused engine/computer/leave_table.cpp '#include <cstdio>'
refused engine/board/board.cpp '#include "engine/rules/ruleset.hpp"'
refused engine/rules/rules.cpp '#include "engine/catalogue/catalogue.hpp"'
refused engine/rules/rules.cpp '#include "engine/play/edit.hpp"'
refused engine/catalogue/classic.cpp '#include "engine/game/game.hpp"'
refused engine/play/geometry.cpp '#include "engine/catalogue/catalogue.hpp"'
refused engine/play/geometry.cpp '#include "engine/game/game.hpp"'
refused engine/play/geometry.cpp '#include "engine/moves/generator.hpp"'
refused engine/play/geometry.cpp '#include "engine/computer/evaluator.hpp"'
refused engine/game/game.cpp '#include "engine/catalogue/catalogue.hpp"'
refused engine/game/decisions/turns.cpp '#include "engine/moves/generator.hpp"'
refused engine/game/decisions/turns.cpp '#include "engine/computer/evaluator.hpp"'
refused engine/game/decisions/turns.cpp '#include "engine/computer/no_play_left.hpp"'
refused engine/moves/generator.cpp '#include "engine/game/game.hpp"'
refused engine/moves/generator.cpp '#include "engine/computer/evaluator.hpp"'
refused engine/moves/generator.cpp '#include "engine/catalogue/catalogue.hpp"'
accepted engine/play/geometry.cpp '#include "engine/rules/rules.hpp"'
accepted engine/game/decisions/turns.cpp '#include "engine/play/scoring.hpp"'
accepted engine/moves/generator.cpp '#include "engine/play/placement.hpp"'
accepted engine/computer/evaluator.cpp '#include "engine/game/view/visibility.hpp"'

refused tests/engine/game_test.cpp '#include "server/rooms/room.hpp"'
refused tests/engine/game_test.cpp '#include "storage/games/journal.hpp"'
refused tests/protocol/codec_test.cpp '#include "storage/games/journal.hpp"'
refused tests/storage/journal_test.cpp '#include "protocol/messages/codec.hpp"'

accepted engine/game/game.cpp '#include "engine/board/cell.hpp"'
accepted engine/game/chance.cpp '#include <sodium.h>'
accepted engine/result.hpp '#include <boost/system/result.hpp>'
accepted protocol/games/games_in_file.cpp '#include <nlohmann/json.hpp>'
accepted protocol/json/value.hpp '#include <nlohmann/json.hpp>'
accepted protocol/messages/codec.cpp '#include "protocol/json/value.hpp"'
accepted storage/sqlite/tables/games/journal.cpp '#include <sqlite3.h>'
accepted storage/sqlite/tables/games/journal.cpp '#include "storage/games/journal.hpp"'
accepted server/data/data_folder.cpp '#include "storage/sqlite/sqlite_store.hpp"'
accepted storage/sqlite/tables/games/journal.cpp 'auto query = "SELECT body FROM events";'
accepted server/rooms/room.cpp '#include <boost/asio.hpp>'
accepted server/rooms/room.cpp '#include "storage/games/journal.hpp"'
accepted tests/server/room_test.cpp '#include "storage/games/journal.hpp"'
accepted tests/server/room_test.cpp '#include "storage/sqlite/tables/games/journal.hpp"'

fresh_tree
rm "$tree/engine/board/cell.hpp"
cases=$((cases + 1))
"$check" "$tree" >/dev/null 2>&1 && complain "a tree without sources was accepted"

fresh_tree
mkdir "$tree/docs"
echo "| \`server/log/\` | log lines |" > "$tree/docs/ARCHITECTURE.md"
cases=$((cases + 1))
"$check" "$tree" >/dev/null 2>&1 && complain "a list of the server's folders without most of them was accepted"

fresh_tree
echo 'SELECT 1;' > "$tree/server/stray.sql"
cases=$((cases + 1))
"$check" "$tree" >/dev/null 2>&1 && complain "a .sql file in server/ was accepted"

echo "$cases made-up trees, $failures wrong verdicts"
exit $((failures > 0))
