#include "tests/server/rooms/step/evening/evening.hpp"

#include <algorithm>

#include "tests/support/engine/short_words.hpp"

namespace crisscross::test {

namespace client = protocol::client;

Evening::Evening(unsigned seed, protocol::Watching watching) : Evening(seed, watching, {}) {}

Evening::Evening(unsigned seed, const engine::Settings& settings) : Evening(seed, {}, settings) {
    any_moves_.emplace(short_words_as_letters(), seed);
}

Evening::Evening(unsigned seed, protocol::Watching watching, const engine::Settings& settings)
    : random_(seed),
      watching_(watching),
      room_(settings, short_words()),
      generator_(room_.games.front().rules, room_.lexicon()) {
    room_.about.watching = watching;
    room_.join(1);
    sit_down(1);
    for (int step = number(0, 12); step > 0; --step) gather();
    free_seats();
    const int sitting = number(seats - 1, seats);  // a fourth may have to wait for the next game
    for (Player player = 1; player <= seats; ++player)
        if (player <= sitting || state(1).seats.size() < 2) sit_down(player);
    CHECK(room_.say(state(1).seats.front().player, client::Start{StepRoom::new_id()}).empty());
    note_players();
    names_ = room_.names(1);
    std::ranges::sort(names_);
    REQUIRE(players_.size() >= 2);
}

// Those whom the host removes leave at least two others.
void Evening::gather() {
    const Player player = number(1, seats);
    switch (number(0, 5)) {
        case 0:
        case 1:
            return sit_down(player);
        case 2:
            return say(player, client::LeaveSeat{StepRoom::new_id()});
        case 3:
            return room_.leave(player);
        case 4:
            return number(0, 3) == 0 ? kill_server() : look_after_room(player);
        default:
            if (room_.about.removed.size() == 2) return;
            const client::RemovePerson removal{StepRoom::new_id(), name_of(player)};
            come(room_.about.host.value());
            room_.dies_when_stored = number(0, 1) == 0;
            say_in_room(*room_.about.host, protocol::RoomChange(removal));
            room_.dies_when_stored = false;
    }
}

void Evening::sit_down(Player player) {
    come(player);
    say(player, client::TakeSeat{StepRoom::new_id(), name_of(player)});
}

/// Nobody is kept out any more but those who were removed.
void Evening::free_seats() {
    const Player host = room_.about.host.value();
    CHECK(room_.join(host).empty());
    room_.say(host, client::LockRoom{StepRoom::new_id(), false});
    for (Player player = 1; player <= people; ++player)
        room_.say(host, client::FreeSeat{StepRoom::new_id(), name_of(player)});
}

std::vector<Evening::Connection> Evening::connections() {
    std::vector<Connection> all;
    for (Player player = 1; player <= people; ++player) {
        all.push_back(player);
        all.push_back(player + StepRoom::second_device);
    }
    return all;
}

void Evening::step() {
    Connection player = number(1, people);
    if (number(0, 3) == 0) player += StepRoom::second_device;
    switch (number(0, 22)) {
        case 20:
            return number(0, 1) == 0 ? lose_an_answer() : move();
        case 21:
            return number(0, 3) == 0 ? take_a_new_name() : come(player);
        case 22:
            return change_devices(person(player));
        case 0:
            return come(player);
        case 1:
            return room_.leave(player);
        case 2:
            return resign_or_always_accept(player);
        case 3:
        case 4:
            return move();
        case 5:
            return is_player(player) ? propose(player) : take_part(player);
        case 6:
            return propose(player);
        case 7:
        case 8:
        case 9:
            return answer(player);
        case 10:
        case 11:
            return propose_clock(player);
        case 12:
            return use_clock(player);
        case 17:
            return move();
        case 18:
            return talk(player);
        case 19:
            if (!is_player(player)) return take_part(player);
            return watching_.is_delayed() ? talk(player) : sit_out(player);
        case 16:
            return agree_on_something(player);
        case 13:
            return number(0, 3) == 0 ? remove_watcher() : look_after_room(player);
        case 14:
            return number(0, 2) == 0 ? send_again() : let_time_pass();
        default:
            return number(0, 4) == 0 ? kill_server() : let_time_pass();
    }
}

server::GameState Evening::state(int game) const {
    const auto& stored = room_.games[static_cast<std::size_t>(game - 1)];
    return fold(server::fresh_game(stored.rules), stored.journal);
}

void Evening::close() {
    for (const Connection connection : connections()) room_.leave(connection);
    CHECK(room_.leases == 0);
    CHECK(room_.core.everybody().empty());
    room_.timers.clear();
    room_.core = server::RoomCore({1000, 60'000, {}}, code);
    const auto player =
        std::ranges::find_if(players_, [this](Player one) { return !room_.about.removed.contains(one); });
    REQUIRE(player != players_.end());
    CHECK(room_.join(*player).empty());
    CHECK(room_.room[*player].newest == room_.newest());
}

template <class Event>
int Evening::count_of() const {
    const auto is_one = [](const server::GameEntry& entry) {
        const auto* event = std::get_if<engine::Event>(&entry.event);
        return event && std::holds_alternative<Event>(*event);
    };
    std::ptrdiff_t count = 0;
    for (const StepRoom::StoredGame& game : room_.games) count += std::ranges::count_if(game.journal, is_one);
    return static_cast<int>(count);
}

void Evening::note_players() {
    for (int game = 1; game <= room_.newest(); ++game)
        for (const auto& holder : state(game).seats) players_.insert(holder.player);
}

int Evening::newcomers() const {
    return static_cast<int>(players_.size() - names_.size());
}

int Evening::moves_taken_back() const {
    return count_of<engine::TakenBack>();
}

int Evening::plays() const {
    return count_of<engine::Played>();
}

int Evening::votes() const {
    return count_of<engine::Voted>();
}

}  // namespace crisscross::test
