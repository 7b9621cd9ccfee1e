#include "storage/sqlite/tables/host/hosts.hpp"

#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

TEST_CASE("a host link is exchanged once, in time") {
    DataFile file;
    Database database(file.path);
    create_host_link(database, token(1), 5000, 1000);
    create_host_link(database, token(2), 5000, 1000);
    CHECK_FALSE(exchange_host_link(database, token(3), token(11), 9000, 2000));
    const auto session = exchange_host_link(database, token(1), token(11), 9000, 2000);
    REQUIRE(session);
    CHECK_FALSE(exchange_host_link(database, token(1), token(12), 9000, 2000));
    CHECK_FALSE(exchange_host_link(database, token(2), token(12), 9000, 5000));
    CHECK(find_host_session(database, token(11), 2000) == session);
    CHECK_FALSE(find_host_session(database, token(1), 2000));
}

TEST_CASE("a host's session ends when it expires or is ended, and its number is not used again") {
    DataFile file;
    Database database(file.path);
    const auto begin = [&](int number) {
        create_host_link(database, token(number), 5000, 1000);
        return exchange_host_link(database, token(number), token(100 + number), 9000, 1000).value();
    };
    const HostSession first = begin(1);
    CHECK(find_host_session(database, token(101), 8999) == first);
    CHECK_FALSE(find_host_session(database, token(101), 9000));
    end_host_session(database, first);
    CHECK_FALSE(find_host_session(database, token(101), 2000));
    const HostSession second = begin(2);
    CHECK(second > first);
    create_host_link(database, token(3), 5000, 1000);
    end_host_sessions(database);
    CHECK_FALSE(find_host_session(database, token(102), 2000));
    CHECK_FALSE(exchange_host_link(database, token(3), token(103), 9000, 2000));
}

TEST_CASE("links and sessions that have expired do not pile up") {
    DataFile file;
    Database database(file.path);
    for (int number = 1; number <= 20; ++number) {
        create_host_link(database, token(number), number * 1000 + 500, number * 1000);
        if (number % 2 == 0)
            exchange_host_link(database, token(number), token(100 + number), number * 1000 + 500, number * 1000);
    }
    CHECK(ask(database, "SELECT count(*) FROM host_links") == "0");
    CHECK(ask(database, "SELECT count(*) FROM host_sessions") == "1");
}
