#pragma once

#include <optional>
#include <utility>

#include "server/games/core/step/request_kinds.hpp"

namespace crisscross::server {

/// The request that a game works on, until it is answered; and the wake-up that waits until the game can be read.
class CurrentRequest {
public:
    void begin(GameRequest request);
    void end() { request_.reset(); }
    /// Null if there is none.
    GameRequest* get() { return request_ ? &*request_ : nullptr; }
    const GameRequest* get() const { return request_ ? &*request_ : nullptr; }

    /// Whether nobody is waiting for an answer. True without a request, too.
    bool is_own() const { return !request_ || server::is_own(*request_); }
    /// Whether something may be stored because of it.
    bool may_store() const { return request_ && server::may_store(*request_); }
    /// Where it came from, if a client has sent it.
    std::optional<RequestOrigin> origin() const { return request_ ? origin_of(*request_) : std::nullopt; }
    /// Another writer has moved the game on meanwhile. False if that happens too often to decide once more.
    bool may_be_decided_again();

    /// If it is a `Wake`, what it was for is done once the game has been read.
    void postpone_wake();
    bool has_postponed_wake() const { return postponed_.has_value(); }
    std::optional<Wake> take_postponed_wake() { return std::exchange(postponed_, std::nullopt); }

private:
    std::optional<GameRequest> request_;
    int conflicts_ = 0;  // in a row
    std::optional<Wake> postponed_;
};

}  // namespace crisscross::server
