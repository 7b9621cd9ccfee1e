#include "server/games/core/step/refusal.hpp"

#include "server/requests/request_id.hpp"

namespace crisscross::server {

namespace {

struct RefusalOf {
    using Effect = std::optional<GameEffect>;

    const Complaint& why;

    Effect operator()(const Join& join) const { return Reply{join.caller, error_message(join.id, why)}; }
    Effect operator()(const Say& say) const { return Reply{say.caller, error_message(request_id(say.command), why)}; }
    Effect operator()(const Ask& ask) const {
        return Reply{ask.caller, error_message(request_id(ask.question), why)};
    }
    Effect operator()(const Rename& rename) const { return AnswerLobby{rename.answer, why}; }
    Effect operator()(const Leave&) const { return std::nullopt; }
    Effect operator()(const PageChange&) const { return std::nullopt; }
    Effect operator()(const TimerFired&) const { return std::nullopt; }
    Effect operator()(const Computed&) const { return std::nullopt; }
    Effect operator()(const Close&) const { return std::nullopt; }
    Effect operator()(const Unseat& unseat) const { return AnswerLobby{unseat.answer, why}; }
    Effect operator()(const Wake&) const { return std::nullopt; }
    Effect operator()(const Stop&) const { return std::nullopt; }
    Effect operator()(const ChangeWatching&) const { return std::nullopt; }
    Effect operator()(const SeatFirst&) const { return std::nullopt; }
    Effect operator()(const SetAside&) const { return std::nullopt; }
    Effect operator()(const Reread&) const { return std::nullopt; }
};

}  // namespace

std::optional<GameEffect> refusal(const GameRequest& request, const Complaint& why) {
    return std::visit(RefusalOf{why}, request);
}

}  // namespace crisscross::server
