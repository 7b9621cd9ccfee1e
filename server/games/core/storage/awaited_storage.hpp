#pragma once

#include <optional>
#include <utility>

#include "server/games/core/storage/pending_append.hpp"

namespace crisscross::server {

/// What a game awaits from the storage. Until it has answered, no other input may come.
class AwaitedStorage {
public:
    void load(Effects& effects);
    void append(PendingAppend pending, Effects& effects);
    bool is_under_way() const { return is_under_way_; }
    void answered() { is_under_way_ = false; }
    /// What is being stored, or is in doubt; null if there is nothing.
    const PendingAppend* pending() const { return pending_ ? &*pending_ : nullptr; }
    PendingAppend take_pending() { return *std::exchange(pending_, std::nullopt); }
    /// No answer is awaited, and nothing is in doubt any more.
    void forget();

private:
    bool is_under_way_ = false;
    std::optional<PendingAppend> pending_;
};

}  // namespace crisscross::server
