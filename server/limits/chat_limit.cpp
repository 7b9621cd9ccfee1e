#include "server/limits/chat_limit.hpp"

namespace crisscross::server {

std::optional<Span> ChatLimit::refuse(const Requester& requester, Moment now) {
    std::optional<Span> wait;
    if (!per_person_.take(requester.player, now)) {
        wait = per_person_.wait(requester.player, now);
    } else if (!per_network_.take(requester.network, now)) {
        per_person_.give_back(requester.player, now);
        wait = per_network_.wait(requester.network, now);
    }
    if (wait) reached_.add(Limit::chat, requester.network, now);
    return wait;
}

}  // namespace crisscross::server
