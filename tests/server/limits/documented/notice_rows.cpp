#include "server/notices/delivery/courier.hpp"
#include "storage/calls/delivery_store.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows notice_rows() {
    const storage::DeliveryBounds deliveries;
    return {
        row(for_person, "push devices", text(storage::DeliveryStore::max_push_devices), "the oldest one goes"),
        row(for_request, "notices that wait for one push device or webhook", text(deliveries.per_target),
            "further ones are dropped"),
        row(for_server, "notices that wait", text(deliveries.total), "further ones are dropped"),
        row(for_request, "attempts to deliver a notice", text(max_attempts), "it is given up"),
        row(for_server, "notices on their way", text(DeliverySlots::max_at_once), "the next one waits"),
        row(for_server, "of these, to webhooks", text(DeliverySlots::max_webhooks), "the next one waits"),
        row(for_server, "of these, to the same host", text(DeliverySlots::max_per_server), "the next one waits"),
        row(for_server, "tests of webhooks and push devices on their way", text(DeliverySlots::max_tests),
            "`NOT_DELIVERED`"),
    };
}

}  // namespace crisscross::test::documented
