#include "server/notices/courier.hpp"
#include "storage/calls/delivery_store.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows notice_rows() {
    const storage::DeliveryBounds deliveries;
    return {
        row(text(storage::DeliveryStore::max_devices) + " push devices; a further one takes the place of the oldest",
            "a person"),
        row(text(deliveries.per_target) + " notices that wait", "a push device or a webhook"),
        row(text(deliveries.total) + " notices that wait", "the server"),
        row(text(max_attempts) + " attempts", "a notice"),
        row(text(Courier::max_at_once) + " notices, " + text(Courier::max_webhooks) + " of them to webhooks, and " +
                text(Courier::max_tests) + " tests at once on their way to other servers, " +
                text(Courier::max_per_server) + " to the same host",
            "the server"),
    };
}

}  // namespace crisscross::test::documented
