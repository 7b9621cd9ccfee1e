#!/usr/bin/env bash
# Shows that check_glossary.sh finds the words that we have given up in a made-up tree, and finds nothing in a good one.
set -euo pipefail

check=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/check_glossary.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0
cases=0

fresh_tree() {
  rm -rf "${tree:?}"/*
  echo 'A rack, a bag and a board.' > "$tree/README.md"
  mkdir -p "$(dirname "$tree/$1")"
  printf 'a good first line\n%s\n' "$2" > "$tree/$1"
  cases=$((cases + 1))
}

complain() {
  echo "FAILED: $1"
  failures=$((failures + 1))
}

# refused FILE LINE: a tree with this line in this file fails, and the message names the file and the line.
refused() {
  fresh_tree "$1" "$2"
  local output
  if output=$("$check" "$tree" 2>&1); then complain "$1 with '$2' was let through"; fi
  [[ $output == *"$1:2: "* ]] || complain "$1 with '$2' is not named in: $output"
}

accepted() {
  fresh_tree "$1" "$2"
  local output
  output=$("$check" "$tree" 2>&1) || complain "$1 with '$2' was refused: $output"
}

# Names, whole or as a part.
refused engine/game/game.cpp 'struct Wish {};'
refused engine/game/game.cpp 'int wish = 0;'
refused engine/game/game.cpp 'int last_wish_ = 0;'
refused server/cli/commands/games/game_commands.hpp 'struct MovesWish {'
refused server/analysis/pool.cpp '    Thinkers thinkers;  // the pool'
refused engine/game/game.cpp 'void seed_turn();'
refused web-client/src/state/table/table.svelte.ts '  readonly mustSeed = true;'
refused web-client/src/views/Board.svelte '  const foretold = table.forecast;'
refused web-client/tests/table.test.ts 'const { deeds } = table;'
refused tests/engine/game_test.cpp 'const auto pace = 3;'
refused protocol/fixtures/events/played.json '  "deed": 1'
refused engine/game/game.cpp 'struct Objection {};'
refused server/rooms/room.cpp 'int dearest_tile = 0;'
refused web-client/src/state/insight.ts 'export class Insight {}'
refused server/analysis/question.cpp 'const auto said = 1;'
refused storage/sqlite/tables/games/journal.cpp 'bool is_told = true;'
refused server/games/core/viewers/audience.hpp 'int said_last = 0;'
refused server/sessions/session.hpp 'bool told = true;'
refused web-client/src/languages/en/history.ftl 'history-dearest = Best words'
accepted web-client/src/languages/en/history.ftl 'history-best-words = Best words, dearest-first'
accepted engine/game/game.cpp 'int wished_for = 0;'
accepted engine/game/game.cpp 'std::uint64_t seed = 1;  // and the turn'
accepted engine/game/game.cpp 'auto text = "at a human pace";  // what a whim'
accepted engine/game/game.cpp '/// A computer answers at a human pace.'
accepted web-client/src/app/base.svelte "const kind = 'deed';"
accepted docs/computer.md 'They answer at a human pace.'

# Phrases, in code, comments, strings and documents.
refused README.md 'A pass is no play.'
refused engine/moves/search.cpp '/// A pass is no play.'
refused tests/server/game_test.cpp 'TEST_CASE("a pass is no play") {'
refused web-client/src/words/news.ts "return 'This is no word.';"
refused tests/sources/check.sh '# A file that is no script.'
refused web-client/src/entry/hand.ts '/** The tiles of the own rack. */'
refused docs/operations.md 'A server for who is alone.'
refused engine/game/game.cpp '/// A play is no pass.'
refused tests/e2e/game/turn.spec.ts '/** A play is no pass. */'
refused docs/rulesets.md 'A play is no pass.'
refused engine/game/command.hpp "/// Withdraws one's own play."
refused docs/rulesets.md 'The tiles of the own rack.'
refused docs/operations.md 'The operators of a server.'
refused engine/board/board.hpp '/// Worth 0 for ever.'
refused tests/engine/game_test.cpp 'TEST_CASE("words hang together") {'
refused tests/storage/store_test.cpp 'TEST_CASE("the other store is told of the conflict") {'
refused web-client/tests/calls/subscription.test.ts "test('nobody is told', () => {"
refused CONTRIBUTING.md 'Whoever changes a file runs its tests.'
refused protocol/README.md "A hint comes from one's own rack."
refused protocol/messages/games/snapshot.hpp '/// Tiles that nobody is told.'
refused server/rooms/room.hpp '/// Whoever joins holds a lease.'
refused tests/server/rooms/room_test.cpp 'TEST_CASE("a timer rings in vain") {'
refused server/sessions/session.hpp '/// The answer for who asked.'
refused server/rooms/room.hpp '/// Who may not come in does not learn which games there are.'
refused tests/server/rooms/room_test.cpp 'TEST_CASE("room: also who comes later sees it") {'
refused server/rooms/room.hpp '/// Everybody hears of it, also those who come later.'
accepted docs/rulesets.md 'A unit that is hanging. For every player. The teller told a story.'
accepted README.md 'A pass is not a play. There is no play left. It is no longer a play.'
accepted README.md 'For those who are alone. Their own rack.'
accepted docs/glossary.md 'Where somebody connects from; also the address of a page.'
accepted engine/game/game.cpp '/// The operator takes two.'
accepted server/rooms/room.hpp '/// Who may come in, and who sits where. Somebody who may not come in waits.'
accepted web-client/node_modules/package/README.md 'A pass is no play.'

fresh_tree README.md 'A line.'
rm "$tree/README.md"
"$check" "$tree" >/dev/null 2>&1 && complain "a tree without files was let through"

echo "$cases made-up trees, $failures judged wrongly"
exit $((failures > 0))
