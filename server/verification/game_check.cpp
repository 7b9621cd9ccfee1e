#include "server/verification/game_check.hpp"

#include "engine/game/history/record.hpp"
#include "protocol/games/deviation_sentence.hpp"
#include "protocol/games/game_check.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/verification/draw_check.hpp"

namespace crisscross::server {

namespace {

/// Collects the problems of one game.
class Findings {
public:
    explicit Findings(const storage::StoredGame& game) : game_(game) {}

    void add(std::uint32_t version, std::string why) {
        problems_.push_back({game_.room, game_.number, version, std::move(why)});
    }
    void add_unless(bool right, std::string why) {
        if (!right) add(0, std::move(why));
    }
    std::vector<Problem> release() { return std::move(problems_); }

private:
    const storage::StoredGame& game_;
    std::vector<Problem> problems_;
};

void compare(const storage::Projection& stored, const storage::Projection& derived, Findings& findings) {
    findings.add_unless(stored.stage == derived.stage,
                        "its stage is stored as " + stored.stage + ", and its events make it " + derived.stage);
    findings.add_unless(stored.changed == derived.changed, "its last change is stored with another time");
    findings.add_unless(stored.seats == derived.seats.value_or(std::vector<storage::SeatRow>{}),
                        "its stored seats are not those of its events");
    findings.add_unless(stored.asked == derived.asked,
                        "what it waits for is not stored as it follows from its events");
    findings.add_unless(stored.paused == derived.paused,
                        "whether its clocks are paused is not stored as it follows from its events");
    // When it rings may change with the rules of time zones. Before windows and votes woke a game, only clocks did.
    const bool is_without_clock = !stored.alarm && !derived.until;
    findings.add_unless(is_without_clock || stored.alarm.has_value() == derived.alarm.has_value(),
                        "whether its clocks will do something is not stored as it follows from its events");
    findings.add_unless(stored.results == derived.results, "its stored results are not those of its events");
    findings.add_unless(stored.challenges == derived.challenges, "its stored challenges are not those of its events");
}

/// A record has no seed from which anything could be drawn again.
void check_record(const storage::StoredGame& game, const Journal& journal, Findings& findings) {
    std::vector<engine::Event> events;
    std::vector<std::uint32_t> versions;
    for (const GameEntry& entry : journal.log)
        if (const auto* event = std::get_if<engine::Event>(&entry.event)) {
            events.push_back(*event);
            versions.push_back(entry.version);
        }
    const auto check =
        engine::check_record(journal.state.rules, game.setup.lexicon_hash,
                             static_cast<int>(journal.state.seats.size()), events, protocol::max_game_faults);
    for (const engine::HistoryFault& fault : check.faults) {
        const bool is_there = fault.event < events.size();
        const engine::Event* came = is_there ? &events[fault.event] : nullptr;
        findings.add(is_there ? versions[fault.event] : 0,
                     protocol::deviation_sentence(journal.state.rules, fault, came));
    }
}

void check_receipts(const storage::StoredGame& game, Findings& findings) {
    for (const storage::Receipt& receipt : game.receipts)
        if (receipt.version == 0 || receipt.version > game.version)
            findings.add(receipt.version,
                         "a command was acknowledged with this version, which the game does not have");
}

}  // namespace

std::vector<Problem> check_game(const storage::ArchivedGame& stored) {
    const storage::StoredGame& game = stored.game;
    Findings findings(game);
    std::optional<DrawCheck> draws;
    if (game.setup.seed) draws.emplace(*game.setup.seed, game.setup.lexicon_hash);
    const auto follow = [&draws](const GameState& before, const GameEntry& entry) {
        if (draws) draws->follow(before, entry);
    };
    const auto journal = read_journal(game, follow);
    if (draws && draws->fault()) findings.add(draws->fault()->version, draws->fault()->why);
    if (!draws && journal) check_record(game, *journal, findings);
    check_receipts(game, findings);
    if (!journal)
        findings.add(journal.error().version, journal.error().why);
    else if (journal->log.empty())
        findings.add(0, "it has no versions");
    else
        compare(stored.rows, project(fresh_game(journal->state.rules), journal->state, journal->log), findings);
    return findings.release();
}

}  // namespace crisscross::server
