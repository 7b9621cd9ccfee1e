#include "server/notices/delivery/delivery_request.hpp"

#include "server/notices/delivery/webhook_request.hpp"
#include "server/push/push_request.hpp"
#include "server/runtime/entropy.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

using What = protocol::Notice::What;

std::optional<OutgoingRequest> delivery_request(const storage::Delivery& delivery, const Courier::Means& means) {
    const auto notice = protocol::read_notice(delivery.notice);
    if (!notice) return std::nullopt;
    if (const auto* webhook = std::get_if<storage::Webhook>(&delivery.target))
        return webhook_request(*webhook, *notice, means.page + protocol::path_of(*notice), delivery.id);
    const bool is_urgent = notice->what != What::over && notice->what != What::digest;
    const bool is_next =
        notice->what == What::next_game;  // it is about a game to come, not about the one that it names
    const std::string topic = notice->what == What::digest ? "digest"
                              : is_next                    ? notice->room + "/next"
                                                           : notice->room + "/" + std::to_string(notice->game);
    return push_request(std::get<storage::PushDevice>(delivery.target),
                        {delivery.notice, topic, is_urgent ? Urgency::high : Urgency::normal, delivery.expires},
                        means.key, means.contact, new_push_seal(means.entropy), means.clock.wall());
}

}  // namespace crisscross::server
