#include "server/games/core/step/current_request.hpp"

namespace crisscross::server {

namespace {

constexpr int max_conflicts = 5;

}  // namespace

void CurrentRequest::begin(GameRequest request) {
    request_ = std::move(request);
    conflicts_ = 0;
}

bool CurrentRequest::may_be_decided_again() {
    return ++conflicts_ <= max_conflicts;
}

void CurrentRequest::postpone_wake() {
    const auto* wake = request_ ? std::get_if<Wake>(&*request_) : nullptr;
    if (wake && !postponed_) postponed_ = *wake;
}

}  // namespace crisscross::server
