#include "server/rooms/room_decision.hpp"

#include "engine/game/decide.hpp"
#include "protocol/command_text.hpp"
#include "server/lexicons/missing_list.hpp"
#include "server/rooms/computer_seats.hpp"
#include "server/rooms/seating.hpp"
#include "server/rooms/stand_ins.hpp"

namespace crisscross::server {

namespace {

using Events = std::vector<protocol::RoomEvent>;
namespace say = protocol::client;

Events room_events(std::vector<engine::Event> events) {
    return Events(std::make_move_iterator(events.begin()), std::make_move_iterator(events.end()));
}

// A message as a command of the engine, spellings as tiles.
struct Reading {
    const engine::Rules& rules;

    using Read = engine::Result<engine::Command>;
    Read operator()(const say::Play& message) const {
        auto edits = protocol::read_placement(rules, message.placement);
        if (!edits) return edits.error();
        return engine::Play{message.turn, std::move(*edits), message.line};
    }
    Read operator()(const say::PlaceStarter& message) const {
        return engine::PlaceStarter{message.turn, message.at, message.options};
    }
    Read operator()(const say::Exchange& message) const {
        const auto tiles = protocol::read_tiles(rules, message.tiles);
        if (!tiles) return tiles.error();
        return engine::Exchange{message.turn, *tiles};
    }
    Read operator()(const say::Pass& message) const { return engine::Pass{message.turn}; }
    Read operator()(const say::Challenge& message) const { return engine::Challenge{message.turn}; }
    Read operator()(const say::Accept& message) const { return engine::Accept{message.turn}; }
    Read operator()(const say::ShowEvidence& message) const {
        return engine::ShowEvidence{message.turn, message.text};
    }
    Read operator()(const say::WithdrawPlay& message) const { return engine::WithdrawPlay{message.turn}; }
    Read operator()(const say::Vote& message) const { return engine::Vote{message.turn, message.opinion}; }
    Read operator()(const say::Resign&) const { return engine::Resign{}; }
};

/// Whether the command is about words that the list has to judge. All others go on when the list is gone.
bool needs_list(const engine::Rules& rules, const engine::Command& command) {
    return rules.ruleset().word_source == engine::WordSource::list &&
           (std::holds_alternative<engine::Play>(command) || std::holds_alternative<engine::Challenge>(command));
}

struct Deciding {
    const RoomState& state;
    const engine::Lexicon* lexicon;
    const engine::Chance& chance;
    PlayerId player;

    Answer<Events> operator()(const say::TakeSeat& message) const {
        return sit(state, player, message.name, message.level);
    }
    Answer<Events> operator()(const say::LeaveSeat&) const { return stand(state, player); }
    Answer<Events> operator()(const say::AddComputer& message) const {
        return add_computer(state, player, message.strength);
    }
    Answer<Events> operator()(const say::RemoveComputer& message) const {
        return remove_computer(state, player, message.seat);
    }
    Answer<Events> operator()(const say::ReclaimSeat&) const { return take_back(state, player); }
    Answer<Events> operator()(const say::Start&) const {
        if (const auto refused = may_not_start(state, player)) return *refused;
        if (!lexicon) return lexicon_gone();
        std::vector<std::string> levels;
        for (const SeatHolder& holder : state.seats) levels.push_back(holder.level.value_or(""));
        return room_events(engine::begin(state.rules, *lexicon, chance, levels));
    }
    template <class Message>
    requires std::invocable<Reading, const Message&> Answer<Events>
    operator()(const Message& message) const {
        const auto seat = seat_in_game(state, player);
        if (!seat) return seat.error();
        if (state.seats[static_cast<std::size_t>(*seat)].stand_in && !state.game->over()) return computer_plays();
        const auto command = Reading{state.rules}(message);
        if (!command) return complaint(command.error());
        if (!lexicon && needs_list(state.game->rules, *command)) return lexicon_gone();
        auto events = engine::decide(list_or_stand_in(lexicon), *state.game, chance, *seat, *command);
        if (!events) return complaint(events.error());
        return room_events(std::move(*events));
    }
    template <class Message>
    Answer<Events> operator()(const Message&) const {
        return Complaint{"NOT_A_COMMAND", "A room can\u2019t do that."};
    }
};

}  // namespace

Answer<Events> decide(const RoomState& state, const engine::Lexicon* lexicon, const engine::Chance& chance,
                      PlayerId player, const protocol::ClientMessage& message) {
    return std::visit(Deciding{state, lexicon, chance, player}, message);
}

Answer<Events> decide_as(const RoomState& state, const engine::Lexicon* lexicon, const engine::Chance& chance,
                         engine::Seat seat, const engine::Command& command) {
    auto events = engine::decide(list_or_stand_in(lexicon), *state.game, chance, seat, command);
    if (!events) return complaint(events.error());
    return room_events(std::move(*events));
}

Events decide_expiry(const RoomState& state, const engine::Lexicon* lexicon, const engine::Chance& chance,
                     engine::Turn turn) {
    if (!state.game) return {};
    auto events =
        engine::decide(list_or_stand_in(lexicon), *state.game, chance, state.game->to_move, engine::Expire{turn});
    return events ? room_events(std::move(*events)) : Events{};
}

}  // namespace crisscross::server
