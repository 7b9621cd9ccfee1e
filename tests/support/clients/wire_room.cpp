#include "tests/support/clients/wire_room.hpp"

#include <nlohmann/json.hpp>

#include "protocol/hex.hpp"
#include "protocol/messages/games/snapshot.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/games/view/allowed.hpp"
#include "tests/support/games/hidden_tiles.hpp"
#include "tests/support/server/secrets.hpp"
#include "tests/support/server/spoken.hpp"

namespace crisscross::test {

namespace client = protocol::client;
using nlohmann::json;

std::string start_room(TestServer& server, std::deque<Guest>& guests, const engine::Settings& settings, int seats) {
    for (int seat = 0; seat <= seats; ++seat) guests.emplace_back(server.port());
    const std::string room = guests.front().create("Guest 0", settings);
    for (int seat = 0; seat <= seats; ++seat) {
        Guest& guest = guests[engine::index_of(seat)];
        guest.join(room);
        if (seat > 0 && seat < seats) guest.say(client::TakeSeat{{}, "Guest " + std::to_string(seat)});
    }
    guests.front().say(client::Start{});
    return room;
}

WireRoom::WireRoom(TestServer& server, const engine::Settings& settings, int seats)
    : server_(server),
      seats_(seats),
      code_(start_room(server, guests_, settings, seats)),
      kept_(server.data() / server::database_file, code_) {
    wait_for_all();
}

void WireRoom::carry_out(const Move& move) {
    if (std::holds_alternative<engine::Expire>(move.command))
        server_.clock.advance(server::game_alarm(kept_.state()).value().at - server_.clock.now());
    else
        guest(move.seat).say(spoken(game().rules, move.command));
    if (std::holds_alternative<engine::Expire>(move.command)) guest(0).wait_for(kept_.state().version + 1);
    wait_for_all();
}

void WireRoom::wait_for_all() {
    const std::uint32_t version = kept_.read().version;
    for (Guest& guest : guests_) guest.wait_for(version);
}

// What somebody may do must follow from what that viewer can see.
std::string WireRoom::difference_in_may(engine::Viewer viewer, const Guest& guest) {
    server::GameState state = kept_.state();
    state.game = with_other_hidden_tiles(game(), viewer, random_);
    const std::string may = protocol::write_allowed(server::allowed(state, viewer)).text;
    if (json::parse(guest.may) != json::parse(may)) return "told " + guest.may + " instead of " + may;
    return guest.asked == server::asked(state, viewer) ? "" : "told that something else is asked";
}

std::string WireRoom::difference() {
    for (int seat = 0; seat < static_cast<int>(guests_.size()); ++seat) {
        const engine::Viewer viewer = seat < seats() ? engine::Viewer(seat) : std::nullopt;
        const std::string after_events = difference_in_may(viewer, guest(seat));
        if (!after_events.empty()) return after_events;
        const json room = guest(seat).snapshot();
        const std::string after_joining = difference_in_may(viewer, guest(seat));
        if (!after_joining.empty()) return after_joining;
        const auto fold = engine::view(game(), viewer);
        const auto due = server::game_alarm(kept_.state());
        const auto until = due ? std::optional(due->at) : std::nullopt;
        const json kept = json::parse(protocol::write_view(game().rules, fold, until).text);
        if (room.at("v") != kept_.state().version) return "versions differ";
        const json log = guest(seat).log();
        if (log.size() !=
            static_cast<std::size_t>(kept_.state().version) - log.front().at("v").get<std::size_t>() + 1)
            return "the log has another length";
        if (room.at("state") != kept) return json::diff(room.at("state"), kept).dump();
    }
    return {};
}

std::vector<std::string> WireRoom::leaks() const {
    std::vector<std::string> all;
    for (int seat = 0; seat < static_cast<int>(guests_.size()); ++seat) {
        const auto& frames = guests_[engine::index_of(seat)].socket.frames();
        const engine::Viewer viewer = seat < seats() ? engine::Viewer(seat) : std::nullopt;
        const auto found = test::leaks(frames, viewer, protocol::to_hex(kept_.chance().seed()));
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

}  // namespace crisscross::test
