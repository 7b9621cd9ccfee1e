#include "tests/load/players/four_players.hpp"

#include <algorithm>
#include <charconv>

#include "protocol/messages/codec.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/server/spoken.hpp"

namespace crisscross::load {

using nlohmann::json;

namespace {

constexpr std::size_t seats = 4;

bool begins_with(std::string_view frame, std::string_view type) {
    constexpr std::string_view start = R"({"type":")";
    return frame.starts_with(start) && frame.substr(start.size()).starts_with(type);
}

/// The number behind the last occurrence of `key`.
std::optional<std::uint32_t> last_number(std::string_view frame, std::string_view key) {
    const auto place = frame.rfind(key);
    if (place == std::string_view::npos) return std::nullopt;
    std::uint32_t number = 0;
    const char* begin = frame.data() + place + key.size();
    const auto [end, error] = std::from_chars(begin, frame.data() + frame.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

bool is_sound(std::string_view frame, Check check) {
    if (check == Check::every_frame) return static_cast<bool>(protocol::read_server(frame));
    return begins_with(frame, "") && frame.ends_with('}');
}

}  // namespace

FourPlayers::FourPlayers(const Setting& setting) : Group(setting.tally), setting_(setting) {
    for (std::size_t seat = 0; seat < seats; ++seat) {
        Member& member = members_.emplace_back(setting);
        member.connection.ask({{"type", "hello"}, {"protocols", {{"min", 1}, {"max", 1}}}});
    }
    for (int count = 0; count < setting.options.games; ++count) prepare_game();
    begin_game();
    for (std::size_t seat = 0; seat < seats; ++seat)
        members_[seat].connection.on_frame([this, seat](std::string_view frame) { receive(seat, frame); });
}

std::string FourPlayers::open_room() {
    const json settings{{"system", "classic"}, {"ruling", "void"}};
    Connection& host = members_.front().connection;
    const std::string code = host.ask({{"type", "create"}, {"name", "Player 0"}, {"settings", settings}}).at("room");
    for (std::size_t seat = 0; seat < seats; ++seat) {
        join(members_[seat], code);
        const std::string name = "Player " + std::to_string(seat);
        if (seat > 0)
            members_[seat].connection.ask({{"type", "take_seat"}, {"name", name}, {"room", code}, {"game", 1}});
    }
    host.ask({{"type", "start"}, {"room", code}, {"game", 1}});
    return code;
}

// Everybody joins again when the game has begun: each snapshot has the rack of its player.
void FourPlayers::prepare_game() {
    const std::string code = open_room();
    std::vector<json> snapshots;
    for (Member& member : members_) snapshots.push_back(join(member, code));
    Room& made = rooms_.emplace_back(Room{code, snapshots.front().at("v"), {setting_.rules, setting_.generator}});
    made.game.begin(snapshots);
}

json FourPlayers::join(Member& member, const std::string& code) {
    return member.connection.ask({{"type", "join"}, {"room", code}}).at("snapshot");
}

void FourPlayers::begin_game() {
    for (Member& member : members_) member.version = room().version;
    game_is_over_ = false;
}

bool FourPlayers::send() {
    if (game_is_over_) {
        if (rooms_.size() == 1) return false;
        rooms_.pop_front();
        begin_game();
    }
    const auto seat = static_cast<std::size_t>(game().to_move());
    const auto& command = game().choose(setting_.options.mix);
    id_ = "c" + std::to_string(++last_id_);
    made_version_.reset();
    seen_by_mover_.clear();
    const auto message = test::with_room(test::with_id(test::spoken(setting_.rules, command), id_), room().code);
    members_[seat].connection.send(protocol::write(message));
    return true;
}

void FourPlayers::receive(std::size_t member, std::string_view frame) {
    if (!is_sound(frame, setting_.options.check)) ++tally().malformed;
    if (begins_with(frame, "events")) return receive_events(member, frame);
    if (begins_with(frame, "ok") || begins_with(frame, "error")) return receive_answer(frame);
    ++tally().other_frames;
}

void FourPlayers::receive_events(std::size_t member, std::string_view frame) {
    ++tally().broadcasts;
    tally().broadcast_bytes += static_cast<std::int64_t>(frame.size());
    if (!is_about_this_room(frame)) return;
    members_[member].version = last_number(frame, R"({"v":)").value_or(0);
    const bool has_ended = frame.find(R"("type":"ended")") != std::string_view::npos;
    if (has_ended) game_is_over_ = true;
    if (!is_waiting()) return;
    if (member == static_cast<std::size_t>(game().to_move()) && seen_by_mover_.empty()) seen_by_mover_ = frame;
    complete_if_everybody_has_it();
}

bool FourPlayers::is_about_this_room(std::string_view frame) {
    constexpr std::string_view start = R"({"type":"events","room":")";
    return frame.substr(0, start.size()) == start && frame.substr(start.size()).starts_with(room().code);
}

void FourPlayers::receive_answer(std::string_view frame) {
    ++tally().answers;
    tally().answer_bytes += static_cast<std::int64_t>(frame.size());
    if (!is_waiting() || frame.find('"' + id_ + '"') == std::string_view::npos) return;
    if (begins_with(frame, "error")) {
        // The server has just found that nobody has a play, which ends the game.
        ++tally().refused;
        game_is_over_ = true;
        return complete();
    }
    made_version_ = last_number(frame, R"("v":)");
    complete_if_everybody_has_it();
}

void FourPlayers::complete_if_everybody_has_it() {
    if (!made_version_) return;
    if (std::ranges::any_of(members_, [this](const Member& one) { return one.version < *made_version_; })) return;
    game().follow(json::parse(seen_by_mover_).at("events"));
    game_is_over_ = game_is_over_ || game().is_over();
    complete();
}

}  // namespace crisscross::load
