#include "server/games/core/storage/awaited_storage.hpp"

namespace crisscross::server {

void AwaitedStorage::load(Effects& effects) {
    is_under_way_ = true;
    effects.emplace_back(Load{});
}

void AwaitedStorage::append(PendingAppend pending, Effects& effects) {
    const auto receipt = pending.command ? std::optional(pending.command->key) : std::nullopt;
    effects.emplace_back(Append{pending.expected, pending.entries, receipt});
    pending_ = std::make_unique<PendingAppend>(std::move(pending));
    is_under_way_ = true;
}

void AwaitedStorage::forget() {
    is_under_way_ = false;
    pending_.reset();
}

}  // namespace crisscross::server
