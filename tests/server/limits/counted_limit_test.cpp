#include "server/limits/counted_limit.hpp"

#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a limit for each address or person leaves the others theirs, and each refusal counts") {
    Metrics metrics("test");
    ReachedLimits reached(metrics);
    NetworkLimit files(Limit::files, {.burst = 1, .per_second = 1}, reached);
    CHECK(files.take("192.0.2.1", 0));
    CHECK_FALSE(files.take("192.0.2.1", 0));
    CHECK(files.take("192.0.2.2", 0));
    CHECK(files.take("192.0.2.1", 1000));
    PersonLimit renames(Limit::renames, {.burst = 1, .per_second = 1}, reached);
    CHECK(renames.take({.player = 1, .network = "192.0.2.1"}, 0));
    CHECK_FALSE(renames.take({.player = 1, .network = "192.0.2.2"}, 0));
    CHECK_FALSE(renames.take({.player = 1, .network = "192.0.2.2"}, 0));
    CHECK(renames.take({.player = 2, .network = "192.0.2.1"}, 0));
    CHECK(metrics.times_reached(Limit::files) == 1);
    CHECK(metrics.times_reached(Limit::renames) == 2);
}
