#include "server/games/core/storage/storage_work.hpp"

namespace crisscross::server {

void StorageWork::load(Effects& effects) {
    is_under_way_ = true;
    effects.emplace_back(Load{});
}

void StorageWork::append(PendingAppend pending, Effects& effects) {
    const auto receipt = pending.command ? std::optional(pending.command->key) : std::nullopt;
    effects.emplace_back(Append{pending.expected, pending.entries, receipt});
    pending_ = std::move(pending);
    is_under_way_ = true;
}

void StorageWork::forget() {
    is_under_way_ = false;
    pending_.reset();
}

}  // namespace crisscross::server
