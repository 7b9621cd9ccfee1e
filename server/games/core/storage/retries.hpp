#pragma once

#include <string>

#include "server/time/span.hpp"

namespace crisscross::server {

/// Failures of the storage that follow one another in a game, until something has been stored again: when the game
/// tries again, and what the log has of them already.
class Retries {
public:
    /// How long to wait before the next try: a second, and each time twice as long, up to a minute.
    Span next_pause();
    /// Whether the failure is another one than the last.
    bool is_new(const std::string& why);
    void succeeded() { *this = Retries(); }

private:
    Span pause_ = 0;
    std::string why_{};
};

}  // namespace crisscross::server
