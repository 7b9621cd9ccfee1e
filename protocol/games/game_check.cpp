#include "protocol/games/game_check.hpp"

#include <algorithm>

#include "engine/game/history/record.hpp"
#include "engine/text/ascii.hpp"
#include "protocol/games/deviation_sentence.hpp"
#include "protocol/gcg/gcg_systems.hpp"
#include "protocol/json/value.hpp"
#include "protocol/max_safe_integer.hpp"
#include "protocol/stored/stored_text.hpp"

namespace crisscross::protocol {

namespace {

std::string uncapitalised(std::string text) {
    if (!text.empty()) text.front() = engine::to_small(text.front());
    if (text.ends_with('.')) text.pop_back();
    return text;
}

/// Where in a room an event that is not the game's may name a seat.
struct NamedSeat {
    int operator()(const SeatsChanged&) const { return 0; }
    int operator()(const engine::Event&) const { return 0; }
    int operator()(const AgreementEvent& event) const {
        return std::visit([](const auto& one) { return one.seat; }, event);
    }
    int operator()(const ClockEvent& event) const { return std::visit(*this, event); }
    template <class Other>
    int operator()(const Other& event) const {
        if constexpr (requires { event.seat; })
            return event.seat;
        else
            return 0;
    }
};

/// Checks one file from its beginning to its end, each part only if those before it can be used.
class GameFileCheck {
public:
    explicit GameFileCheck(std::string_view text) : text_(text) {}

    GameCheck run() {
        check_all();
        if (!check_.faults.empty()) return std::move(check_);
        file_.rules = write_ruleset(rules_->ruleset());
        check_.game.emplace(CheckedGame{std::move(file_), *rules_, std::move(entries_), *std::move(game_)});
        return std::move(check_);
    }

private:
    void fault(std::uint32_t version, std::string place, std::string why) {
        if (check_.faults.size() < max_game_faults)
            check_.faults.push_back({version, std::move(place), std::move(why)});
    }
    void fault_at(std::size_t index, std::string why) {
        fault(file_.entries[index].version, event_pointer(index), std::move(why));
    }

    void check_all() {
        if (!read_file() || !read_rules()) return;
        for (std::size_t index = 0; index < file_.entries.size(); ++index) read_entry(index);
        if (!check_.faults.empty()) return;
        for (std::size_t index = 0; index < entries_.size(); ++index) check_entry(index);
        if (check_.faults.empty()) check_events();
    }

    bool read_file() {
        if (text_.size() > max_game_bytes) {
            fault(0, "", "it has more than " + std::to_string(max_game_bytes) + " bytes");
            return false;
        }
        auto file = read_game(text_);
        if (!file) {
            fault(0, file.error().field, uncapitalised(file.error().why));
            return false;
        }
        file_ = *std::move(file);
        if (file_.entries.empty()) fault(0, "/events", "it has no events");
        return check_.faults.empty();
    }

    bool read_rules() {
        const auto ruleset = read_ruleset(file_.rules.text);
        if (!ruleset) {
            fault(0, "/rules" + ruleset.error().field, uncapitalised(ruleset.error().why));
            return false;
        }
        auto rules = engine::compile(*ruleset);
        if (rules)
            rules_ = *std::move(rules);
        else
            fault(0, "/rules", rules.error().why);
        if (rules_ && !file_.seed)
            if (const auto refused = gcg::why_not_expressible(*rules_))
                fault(0, "/seed",
                      "only a game from a record has none, and no record is of such a game: " + refused->why);
        return check_.faults.empty();
    }

    void read_entry(std::size_t index) {
        ExportedEntry& entry = file_.entries[index];
        auto event = read_event(*rules_, entry.event.text);
        if (!event)
            return fault(entry.version, event_pointer(index) + "/event" + event.error().field,
                         uncapitalised(event.error().why));
        entry.event = write_event(*rules_, *event, Destination::journal);
        entries_.push_back({entry.version, entry.at, *std::move(event)});
    }

    void check_entry(std::size_t index) {
        const GameFileEntry& entry = entries_[index];
        if (entry.version == 0) fault_at(index, "versions count from 1");
        if (index > 0 && entry.version != entries_[index - 1].version + 1)
            fault_at(index, "its version does not follow the one before it");
        if (entry.at < 0 || entry.at > max_safe_integer)
            fault_at(index, "its time is out of range");
        else if (index > 0 && entry.at < entries_[index - 1].at)
            fault(entry.version, event_pointer(index) + "/at", "its time is before that of the event above it");
        const auto* seats = std::get_if<SeatsChanged>(&entry.event);
        if ((seats != nullptr) != (index == 0))
            return fault_at(index, index == 0 ? "the first event must say who sits where"
                                              : "only the first event says who sits where");
        if (seats) return take_seats(*seats);
        const int seat = std::visit(NamedSeat{}, entry.event);
        if (seat < 0 || engine::index_of(seat) >= seats_) fault_at(index, "it names a seat that is not there");
    }

    void take_seats(const SeatsChanged& event) {
        seats_ = event.seats.size();
        for (const TakenSeat& seat : event.seats) levels_.push_back(seat.level.value_or(""));
    }

    void check_events() {
        std::vector<engine::Event> events;
        std::vector<std::size_t> places;
        for (std::size_t index = 0; index < entries_.size(); ++index)
            if (const auto* event = std::get_if<engine::Event>(&entries_[index].event)) {
                events.push_back(*event);
                places.push_back(index);
            }
        auto found = check(events);
        for (const engine::HistoryFault& wrong : found.faults) {
            const bool is_there = wrong.event < events.size();
            std::string why = deviation_sentence(*rules_, wrong, is_there ? &events[wrong.event] : nullptr);
            if (is_there)
                fault_at(places[wrong.event], std::move(why));
            else
                fault(0, "/events", std::move(why));
        }
        check_times(found.game, places);
        game_ = std::move(found.game);
    }

    engine::HistoryCheck check(const std::vector<engine::Event>& events) const {
        if (file_.seed)
            return engine::check_history({*rules_, file_.lexicon_hash, *file_.seed, levels_}, events,
                                         max_game_faults);
        return engine::check_record(*rules_, file_.lexicon_hash, static_cast<int>(seats_), events, max_game_faults);
    }

    /// Whatever happens besides the moves happens only while the game is being played.
    void check_times(const engine::Game& game, const std::vector<std::size_t>& places) {
        if (!check_.faults.empty()) return;
        if (game.over() && places.back() + 1 < entries_.size())
            fault_at(places.back() + 1, "the game is over before it");
    }

    std::string_view text_;
    GameCheck check_;
    ExportedGame file_;
    std::optional<engine::Rules> rules_;
    std::vector<GameFileEntry> entries_;
    std::optional<engine::Game> game_;
    std::size_t seats_ = 0;
    std::vector<std::string> levels_;
};

}  // namespace

std::string event_pointer(std::size_t index) {
    return "/events" + json::pointer_step(std::to_string(index));
}

GameCheck check_game(std::string_view text) {
    return GameFileCheck(text).run();
}

ExportedGame without_numbers(const CheckedGame& game) {
    ExportedGame file = game.file;
    auto seats = std::get<SeatsChanged>(game.entries.front().event);
    for (TakenSeat& seat : seats.seats) seat.player = 0;
    file.entries.front().event = write_event(game.rules, seats, Destination::journal);
    return file;
}

std::string sentence(const GameFileFault& fault) {
    std::string line = fault.version > 0 ? "version " + std::to_string(fault.version) + " " : "";
    if (!fault.place.empty()) line += "(" + fault.place + ")";
    while (line.ends_with(' ')) line.pop_back();
    return line.empty() ? fault.why : line + ": " + fault.why;
}

}  // namespace crisscross::protocol
