#include "server/games/stored/name_removal.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/stored_journal.hpp"

namespace crisscross::server {

namespace {

/// Takes what a person has called themselves, and the evidence that they have given, out of one event after another.
class Removing {
public:
    explicit Removing(const IsTheirs& is_theirs) : is_theirs_(is_theirs) {}

    /// Whether the event has changed.
    bool operator()(protocol::SeatsChanged& event) {
        seats_.clear();
        bool has_changed = false;
        for (std::size_t seat = 0; seat < event.seats.size(); ++seat) {
            protocol::TakenSeat& taken = event.seats[seat];
            if (taken.computer || !is_theirs_(taken, static_cast<engine::Seat>(seat))) continue;
            seats_.insert(static_cast<engine::Seat>(seat));
            has_changed = forget(taken.name) || has_changed;
        }
        return has_changed;
    }
    bool operator()(protocol::Renamed& event) { return seats_.contains(event.seat) && forget(event.name); }
    bool operator()(engine::Event& event) const {
        auto* shown = std::get_if<engine::EvidenceShown>(&event);
        if (!shown || !seats_.contains(shown->seat) || shown->text.empty()) return false;
        shown->text.clear();
        return true;
    }
    template <class Other>
    bool operator()(Other&) const {
        return false;
    }

    std::vector<std::string> names() const { return {names_.begin(), names_.end()}; }

private:
    bool forget(std::string& name) {
        if (name.empty()) return false;
        names_.insert(name);
        name.clear();
        return true;
    }

    const IsTheirs& is_theirs_;
    std::set<engine::Seat> seats_;
    std::set<std::string> names_;
};

/// Most events are of other kinds, and are not read.
bool may_have_text(const std::string& body) {
    return std::ranges::any_of(std::array{"seats_changed", "renamed", "evidence_shown"},
                               [&body](const char* kind) { return body.find(kind) != std::string::npos; });
}

}  // namespace

NameRemoval remove_names(const storage::StoredGame& stored, std::span<const PlayerId> players) {
    return remove_names(stored, [players](const protocol::TakenSeat& taken, engine::Seat) {
        return std::ranges::find(players, taken.player) != players.end();
    });
}

NameRemoval remove_names(const storage::StoredGame& stored, const IsTheirs& is_theirs) {
    NameRemoval removal;
    const auto rules = read_rules(stored);
    if (!rules) return removal;
    Removing remove(is_theirs);
    for (const storage::JournalEntry& entry : stored.entries) {
        if (!may_have_text(entry.body)) continue;
        auto event = protocol::read_event(*rules, entry.body);
        if (!event || !std::visit(remove, *event)) continue;
        removal.events.push_back(
            {entry.version, protocol::write_event(*rules, *event, protocol::Destination::journal).text});
    }
    removal.names = remove.names();
    return removal;
}

}  // namespace crisscross::server
