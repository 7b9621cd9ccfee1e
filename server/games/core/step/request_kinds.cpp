#include "server/games/core/step/request_kinds.hpp"

#include "server/requests/request_id.hpp"

namespace crisscross::server {

namespace {

struct MayStore {
    bool operator()(const Join&) const { return false; }
    bool operator()(const Leave&) const { return false; }
    bool operator()(const PageChange&) const { return false; }
    bool operator()(const Say&) const { return true; }
    bool operator()(const Ask&) const { return false; }
    bool operator()(const TimerFired&) const { return false; }
    bool operator()(const Computed&) const { return false; }
    bool operator()(const Close&) const { return false; }
    bool operator()(const Unseat&) const { return true; }
    bool operator()(const Rename&) const { return true; }
    bool operator()(const Wake&) const { return true; }
    bool operator()(const Stop&) const { return false; }
    bool operator()(const ChangeWatching&) const { return false; }
    bool operator()(const SeatFirst&) const { return true; }
    bool operator()(const SetAside&) const { return true; }
    bool operator()(const Reread&) const { return false; }
};

struct IsOwn {
    bool operator()(const TimerFired&) const { return true; }
    bool operator()(const Computed&) const { return true; }
    bool operator()(const Join&) const { return false; }
    bool operator()(const Leave&) const { return false; }
    bool operator()(const PageChange&) const { return false; }
    bool operator()(const Say&) const { return false; }
    bool operator()(const Ask&) const { return false; }
    bool operator()(const Close&) const { return false; }
    bool operator()(const Unseat&) const { return false; }
    bool operator()(const Wake&) const { return true; }
    bool operator()(const Rename&) const { return false; }
    bool operator()(const Stop&) const { return false; }
    bool operator()(const ChangeWatching&) const { return false; }
    bool operator()(const SeatFirst&) const { return true; }
    bool operator()(const SetAside&) const { return true; }
    bool operator()(const Reread&) const { return true; }
};

struct OriginOf {
    using Found = std::optional<RequestOrigin>;

    Found operator()(const Join& join) const { return RequestOrigin{join.caller, join.id}; }
    Found operator()(const Say& say) const { return RequestOrigin{say.caller, request_id(say.command)}; }
    Found operator()(const Ask& ask) const { return RequestOrigin{ask.caller, request_id(ask.question)}; }
    Found operator()(const Leave&) const { return std::nullopt; }
    Found operator()(const PageChange&) const { return std::nullopt; }
    Found operator()(const TimerFired&) const { return std::nullopt; }
    Found operator()(const Computed&) const { return std::nullopt; }
    Found operator()(const Close&) const { return std::nullopt; }
    Found operator()(const Unseat&) const { return std::nullopt; }
    Found operator()(const Wake&) const { return std::nullopt; }
    Found operator()(const Rename&) const { return std::nullopt; }
    Found operator()(const Stop&) const { return std::nullopt; }
    Found operator()(const ChangeWatching&) const { return std::nullopt; }
    Found operator()(const SeatFirst&) const { return std::nullopt; }
    Found operator()(const SetAside&) const { return std::nullopt; }
    Found operator()(const Reread&) const { return std::nullopt; }
};

}  // namespace

bool may_store(const GameRequest& request) {
    return std::visit(MayStore(), request);
}

bool is_own(const GameRequest& request) {
    return std::visit(IsOwn(), request);
}

std::optional<RequestOrigin> origin_of(const GameRequest& request) {
    return std::visit(OriginOf(), request);
}

}  // namespace crisscross::server
