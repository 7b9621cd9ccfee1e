#include "server/rooms/model/about_room.hpp"

#include <algorithm>
#include <stdexcept>

#include "server/names/names.hpp"
#include "storage/rooms/room_entry.hpp"

namespace crisscross::server {

namespace {

const Complaint password_needed{"ROOM_PASSWORD_NEEDED", "This room has a password.", "/password"};

bool has_name(const GameState& state, const std::string& name) {
    return std::ranges::any_of(state.seats, [&](const SeatHolder& seat) { return are_alike(seat.name, name); });
}

/// Whether one more may sit down besides those whose seats are kept.
bool has_space(const GameState& state, std::size_t kept) {
    return state.seats.size() + kept < static_cast<std::size_t>(state.rules.ruleset().most_seats);
}

std::optional<Complaint> check_password(const AboutRoom& room, const Visitor& visitor) {
    if (!visitor.shown_password) return password_needed;
    return visitor.shown_password == room.password_hash ? std::nullopt : std::optional(wrong_password());
}

}  // namespace

std::optional<Complaint> check_enter(const AboutRoom& room, const Visitor& visitor) {
    const storage::Arrival arrival{.is_removed = room.removed.contains(visitor.player),
                                   .is_member = visitor.is_member,
                                   .was_let_in = visitor.was_let_in,
                                   .is_locked = room.locked && !visitor.is_joiner,
                                   .has_password = room.entry == protocol::RoomEntry::password};
    switch (storage::obstacle_to(arrival)) {
        case storage::Obstacle::none:
            return std::nullopt;
        case storage::Obstacle::removed:
            return removed_from_room();
        case storage::Obstacle::closed:
            return room_closed();
        case storage::Obstacle::locked:
            return room_locked();
        case storage::Obstacle::password:
            return check_password(room, visitor);
    }
    throw std::logic_error("an unknown obstacle");
}

std::vector<std::string> kept_now(const AboutRoom& room, const GameState& newest) {
    if (newest.stage() != Stage::waiting) return {};
    std::vector<std::string> kept;
    for (const std::string& name : room.kept)
        if (!has_name(newest, name)) kept.push_back(name);
    return kept;
}

std::optional<Complaint> check_sit_down(const AboutRoom& room, const GameState& newest, const std::string& name) {
    if (room.locked) return room_locked();
    const auto kept = kept_now(room, newest);
    if (std::ranges::any_of(kept, [&name](const auto& one) { return are_alike(one, name); })) return std::nullopt;
    if (kept.empty() || has_space(newest, kept.size())) return std::nullopt;
    return seat_is_kept();
}

Complaint seat_is_kept() {
    return {"SEAT_KEPT", "The seats that are left are kept for others."};
}

std::optional<Complaint> check_seat_computer(const AboutRoom& room, const GameState& newest) {
    const auto kept = kept_now(room, newest);
    if (kept.empty() || has_space(newest, kept.size())) return std::nullopt;
    return seat_is_kept();
}

}  // namespace crisscross::server
