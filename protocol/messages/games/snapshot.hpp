#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/view/visibility.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/messages/games/agreement_event.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::protocol {

/// A player in a snapshot.
struct SeatNote {
    std::string name{};
    std::optional<std::string> level{};  ///< where the rules have levels (F1)
    std::optional<engine::Strength> computer{};
    std::optional<engine::Strength> stand_in{};  ///< a computer plays for the seat's owner
    bool operator==(const SeatNote&) const = default;
};

/// What players want to agree on, in a snapshot.
struct AgreementNote {
    Agreement agreement = Agreement::take_back;
    engine::Turn turn = 0;               ///< of the move to take back
    std::vector<engine::Seat> wanted{};  ///< who wants it; the first has asked for it
    bool operator==(const AgreementNote&) const = default;
};

/// A room as one viewer sees it now.
struct Snapshot {
    std::uint32_t version = 0;
    std::string stage{};  ///< waiting, playing, over
    std::vector<SeatNote> seats{};
    LexiconNote lexicon{};
    bool rated = true;  ///< it counts for ratings
    std::optional<engine::View> game{};
    std::optional<std::int64_t> until{};  ///< when the running time limit ends, milliseconds since 1970 UTC
    std::optional<AgreementNote> agreement{};
};

Json write_snapshot(const engine::Rules& rules, const Snapshot& snapshot);

/// The `state` of a snapshot; `until` is when the running time limit ends.
Json write_view(const engine::Rules& rules, const engine::View& view, std::optional<std::int64_t> until);

/// The `placement` of a `played` event.
Json write_placement(const engine::Rules& rules, const engine::Edits& edits);

/// The `play_score` of a preview.
Json write_score(const engine::Rules& rules, const engine::PlayScore& score);

}  // namespace crisscross::protocol
