#pragma once

#include <memory>
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
    const PendingAppend* pending() const { return pending_.get(); }
    PendingAppend take_pending() { return std::move(*std::exchange(pending_, nullptr)); }
    /// No answer is awaited, and nothing is in doubt any more.
    void forget();

private:
    bool is_under_way_ = false;
    std::unique_ptr<PendingAppend> pending_;  // most games wait for nothing
};

}  // namespace crisscross::server
