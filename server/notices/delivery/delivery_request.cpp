#include "server/notices/delivery/delivery_request.hpp"

#include "server/notices/delivery/webhook_request.hpp"
#include "server/push/push_request.hpp"
#include "server/runtime/entropy.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

using What = protocol::Notice::What;

namespace {

/// A message of the same topic takes the place of one that has not arrived yet. What is not about whose turn it is
/// has a topic of its own.
std::string topic_of(const protocol::Notice& notice) {
    const std::string game = notice.room + "/" + std::to_string(notice.game);
    switch (notice.what) {
        case What::digest:
            return "digest";
        case What::next_game:
            return notice.room + "/next";
        case What::agreement:
            return game + "/agreement";
        default:
            return game;
    }
}

}  // namespace

std::optional<OutgoingRequest> delivery_request(const storage::Delivery& delivery, const CourierServices& services) {
    const auto notice = protocol::read_notice(delivery.notice);
    if (!notice) return std::nullopt;
    if (const auto* webhook = std::get_if<storage::Webhook>(&delivery.target))
        return webhook_request(*webhook, *notice, services.page + protocol::path_of(*notice), delivery.id);
    const bool is_urgent = notice->what != What::over && notice->what != What::digest;
    return push_request(
        std::get<storage::PushDevice>(delivery.target),
        {delivery.notice, topic_of(*notice), is_urgent ? Urgency::high : Urgency::normal, delivery.expires},
        services.key, services.contact, new_push_seal(services.entropy), services.clock.wall());
}

}  // namespace crisscross::server
