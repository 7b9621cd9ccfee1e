#include "server/data/storage_failures.hpp"

#include "server/log/log.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;

TEST_CASE("a failure of the storage is logged once a minute for each reason") {
    server::log::set_level("off");
    const auto before = server::log::errors();
    // Ten at once, which a machine that stops for a minute in between may log a second time.
    for (int time = 0; time < 10; ++time) server::log_storage_failure("the disk of this test is full");
    CHECK(server::log::errors() - before <= 2);
    const auto after = server::log::errors();
    server::log_storage_failure("the disk of this test fails");
    CHECK(server::log::errors() > after);
}
