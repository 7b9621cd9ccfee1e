#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/requests/request_id.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/session.hpp"
#include "server/time/clock.hpp"

// What a session does with what its client does in the chats of rooms.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

/// How many bytes the store may need for what a message adds to a chat: pages of the database are not full.
struct AddedBytes {
    std::int64_t operator()(const client::Say& say) const {
        return 512 + 2 * static_cast<std::int64_t>(say.text.size());
    }
    std::int64_t operator()(const client::React& react) const { return react.reaction ? 128 : 0; }
    std::int64_t operator()(const client::DeleteLine&) const { return 0; }
    std::int64_t operator()(const client::SetChat&) const { return 0; }
    std::int64_t operator()(const client::Chat&) const { return 0; }
};

Complaint too_many_lines(Span retry_after, Limit limit) {
    return beyond(limit, with_details({"TOO_MANY_LINES", "That was a lot at once. Try again in a moment."},
                                      {.retry_after = retry_after}));
}

/// Whether somebody may do this now, in whichever room, and may add as much.
Answer<Permission> permit(const protocol::ChatMessage& message, const Requester& requester, Services& services) {
    // How often somebody may read has been checked before.
    if (std::holds_alternative<client::Chat>(message)) return Permission();
    const Moment now = services.clock.now();
    const std::int64_t bytes = std::visit(AddedBytes{}, message);
    if (bytes > 0 && services.disk_reserve.refuses(now)) return server_full(Limit::disk);
    if (const auto wait = services.limits.chats.refuse(requester, now)) return too_many_lines(*wait, Limit::chat);
    if (bytes == 0) return Permission();
    auto taken = services.limits.growth.permit_bytes(KeptBytes::notes, requester.network, bytes, services.clock);
    if (!taken) return too_many_lines(taken.error(), Limit::notes);
    return *std::move(taken);
}

}  // namespace

asio::awaitable<void> Session::handle(const protocol::ChatMessage& message) {
    const JoinedRoom* room = joined_rooms_.find(std::visit([](const auto& kind) { return kind.room; }, message));
    if (!room) co_return refuse(request_id(message), room_not_joined());
    auto permission = permit(message, requester(), services_);
    if (!permission) co_return refuse(request_id(message), permission.error());
    pass_on(*room, request_id(message), SayInChat{caller(*room), message, *std::move(permission)});
}

}  // namespace crisscross::server
