#include "server/sessions/requests_under_way.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include "tests/support/catch.hpp"

namespace asio = boost::asio;
using crisscross::server::RequestsUnderWay;

TEST_CASE("while somebody is held, nothing that they ask for begins, and what others ask for does") {
    RequestsUnderWay requests;
    auto hold = requests.try_hold({1, 2});
    REQUIRE(hold);
    CHECK_FALSE(requests.try_begin({1}));
    CHECK_FALSE(requests.try_begin({3, 2}));
    CHECK_FALSE(requests.any_of({1, 2, 3}));
    CHECK(requests.try_begin({3}));
    CHECK_FALSE(requests.try_hold({2, 3}));
    CHECK(requests.try_begin({3}));
    hold.reset();
    CHECK(requests.try_begin({1, 2}));
    CHECK(requests.try_hold({2, 2}));
}

TEST_CASE("requests that began before somebody is held are under way until all of them have ended") {
    RequestsUnderWay requests;
    auto first = requests.try_begin({1});
    auto second = requests.try_begin({1, 2});
    const auto hold = requests.try_hold({1});
    REQUIRE(hold);
    first.reset();
    CHECK(requests.any_of({1}));
    CHECK(requests.any_of({2, 3}));
    second.reset();
    CHECK_FALSE(requests.any_of({1, 2, 3}));
}

TEST_CASE("a request that comes while its player is held waits, and begins afterwards") {
    RequestsUnderWay requests;
    asio::io_context context;
    auto hold = requests.try_hold({1});
    bool has_begun = false;
    const auto ask = [&]() -> asio::awaitable<void> {
        RequestsUnderWay::People people{1};
        const auto request = co_await requests.begin(std::move(people));
        has_begun = request != nullptr;
    };
    const auto rethrow = [](std::exception_ptr failure) {
        if (failure) std::rethrow_exception(failure);
    };
    asio::co_spawn(context, ask(), rethrow);
    context.run_for(std::chrono::milliseconds(30));
    CHECK_FALSE(has_begun);
    hold.reset();
    context.run();
    CHECK(has_begun);
    CHECK_FALSE(requests.any_of({1}));
}
