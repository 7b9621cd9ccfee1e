#include "server/rooms/room_measure.hpp"

#include "server/metrics/metrics.hpp"
#include "server/requests/complaint.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using server::Limit;

TEST_CASE("each refusal of a question for which the analysis pool has no place counts for the limit once") {
    server::Metrics metrics("test");
    server::RoomMeasure measure(metrics);
    const auto refuse = [&measure](const server::Complaint& why) {
        measure.note({{}, server::error_message("q", why)});
    };
    refuse(server::server_busy(Limit::questions));
    refuse(server::server_busy(Limit::questions));
    refuse(server::game_not_joined());
    CHECK(metrics.times_reached(Limit::questions) == 2);
}
