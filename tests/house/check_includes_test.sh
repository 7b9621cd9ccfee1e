#!/usr/bin/env bash
# Shows that check_includes.sh finds each kind of fault in a made-up tree, and finds none in a good one.
set -euo pipefail

check=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/check_includes.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0
cases=0

fresh_tree() {
  rm -rf "${tree:?}"/*
  mkdir -p "$tree"/{engine,protocol,storage,server,tests/{engine,protocol,storage,server,support}}
  echo '#include <vector>' > "$tree/engine/cell.hpp"
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
  local told
  if told=$("$check" "$tree" 2>&1); then complain "$1 with '$2' was let through"; fi
  [[ $told == *"$1:2: "* ]] || complain "$1 with '$2' is not named in: $told"
}

accepted() {
  fresh_tree
  mkdir -p "$(dirname "$tree/$1")"
  printf '#pragma once\n%s\n' "$2" > "$tree/$1"
  cases=$((cases + 1))
  "$check" "$tree" >/dev/null 2>&1 || complain "$1 with '$2' was refused"
}

refused engine/game.cpp '#include <nlohmann/json.hpp>'
refused engine/game.cpp '#include <sqlite3.h>'
refused engine/game.cpp '#include <boost/asio.hpp>'
refused engine/game.cpp '#include <boost/beast/core.hpp>'
refused engine/game.cpp '#include <spdlog/spdlog.h>'
refused engine/game.cpp '#include <sys/socket.h>'
refused engine/game.cpp '#include <unistd.h>'
refused engine/chance.hpp '#include <sodium.h>'
refused engine/game.cpp '#include <time.h>'
for header in chrono ctime random thread mutex iostream; do
  refused engine/game.cpp "#include <$header>"
done
refused engine/game.cpp '#include "protocol/messages.hpp"'
refused engine/game.cpp '#include "storage/journal.hpp"'
refused engine/game.cpp '#include "server/room.hpp"'
refused engine/game.cpp '#include "tests/support/catch.hpp"'
refused engine/game.cpp '  #  include	"server/room.hpp"  // hidden'
refused engine/catalogue/classic.cpp '#include "protocol/messages.hpp"'
refused engine/chance.cpp 'randombytes_buf(seed.data(), seed.size());'
refused engine/chance.cpp 'auto tile = std::rand() % 100;'
refused protocol/codec.hpp '#include <nlohmann/json.hpp>'
refused protocol/codec.hpp '#include "protocol/json/value.hpp"'
refused server/room.cpp '#include "protocol/json/value.hpp"'
refused protocol/codec.cpp '#include "storage/journal.hpp"'
refused protocol/codec.cpp '#include "server/room.hpp"'
refused protocol/codec.cpp '#include <boost/asio.hpp>'
refused protocol/codec.cpp '#include <chrono>'
refused protocol/codec.cpp 'auto query = "SELECT body FROM events";'
refused storage/journal.hpp '#include <sqlite3.h>'
refused storage/journal.cpp '#include "protocol/messages.hpp"'
refused storage/journal.cpp '#include "server/room.hpp"'
refused storage/journal.cpp '#include <nlohmann/json.hpp>'
refused storage/journal.cpp '#include <boost/asio.hpp>'
refused server/room.cpp '#include <sqlite3.h>'
refused server/room.cpp '#include <nlohmann/json.hpp>'
refused server/room.cpp '#include "tests/support/catch.hpp"'
refused server/room.cpp 'database.run("INSERT INTO events VALUES (1)");'
refused server/room.cpp 'database.run("PRAGMA user_version");'
refused server/room.cpp "    SELECT body FROM events"
refused tests/engine/game_test.cpp '#include "server/room.hpp"'
refused tests/engine/game_test.cpp '#include "storage/journal.hpp"'
refused tests/protocol/codec_test.cpp '#include "storage/journal.hpp"'
refused tests/storage/journal_test.cpp '#include "protocol/codec.hpp"'

accepted engine/game.cpp '#include "engine/cell.hpp"'
accepted engine/chance.cpp '#include <sodium.h>'
accepted engine/mapped_file.cpp '#include <sys/mman.h>'
accepted engine/result.hpp '#include <boost/system/result.hpp>'
accepted protocol/codec.cpp '#include <nlohmann/json.hpp>'
accepted protocol/json/value.hpp '#include <nlohmann/json.hpp>'
accepted protocol/codec.cpp '#include "protocol/json/value.hpp"'
accepted storage/journal.cpp '#include <sqlite3.h>'
accepted storage/journal.cpp 'auto query = "SELECT body FROM events";'
accepted server/room.cpp '#include <boost/asio.hpp>'
accepted server/room.cpp '#include "storage/journal.hpp"'
accepted tests/server/room_test.cpp '#include "storage/journal.hpp"'

fresh_tree
rm "$tree/engine/cell.hpp"
cases=$((cases + 1))
"$check" "$tree" >/dev/null 2>&1 && complain "a tree without sources was let through"

fresh_tree
echo 'SELECT 1;' > "$tree/server/stray.sql"
cases=$((cases + 1))
"$check" "$tree" >/dev/null 2>&1 && complain "a .sql file in server/ was let through"

echo "$cases made-up trees, $failures judged wrongly"
exit $((failures > 0))
