#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/games/view/joined.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/take_line.hpp"
#include "tests/fuzz/targets.hpp"

namespace crisscross::fuzz {

namespace {

constexpr std::size_t max_entries = 400;

/// The rules of a system, or the line as they are stored.
std::string rules_of(std::string_view line) {
    const auto system = engine::catalogue::find(line);
    return system ? protocol::write_ruleset(*system).text : std::string(line);
}

storage::StoredGame stored(std::string_view bytes) {
    storage::StoredGame game{.id = 1, .room = "K7QFW2MX", .number = 1};
    game.setup.rules = rules_of(take_line(bytes));
    game.setup.lexicon = "english";
    while (!bytes.empty() && game.entries.size() < max_entries) {
        const std::int64_t at = 1000 * ++game.version;
        game.entries.push_back({game.version, at, std::string(take_line(bytes))});
    }
    return game;
}

std::optional<server::GameRecord> read(const storage::StoredGame& game, const server::LexiconStore& lexicons) {
    auto room = server::read_game(game, lexicons);
    if (room) return *std::move(room);
    require(room.error().game == 1 && !room.error().why.empty(), "a fault names its game and says why");
    return std::nullopt;
}

/// A journal that was read fits, so everything that a room does with it works.
void use(const server::GameRecord& room) {
    const server::GameState& state = room.state;
    for (server::PlayerId player = 0; player < 4; ++player)
        for (const auto seen : {std::optional<std::uint32_t>{}, std::optional<std::uint32_t>{0}}) {
            const auto answer = server::joined(room, player, "j", seen);
            require(nlohmann::json::accept(protocol::write(protocol::ServerMessage(answer))), "a join is answered");
        }
    if (!room.log.empty()) server::project(server::fresh_game(state.rules), state, room.log);
}

}  // namespace

void journal(std::string_view bytes) {
    static const server::LexiconStore no_lists{server::LexiconPlaces{}};
    if (const auto room = read(stored(bytes), no_lists)) use(*room);
}

}  // namespace crisscross::fuzz
