#include "server/outgoing/name_lookups.hpp"

#include <pthread.h>

#include <atomic>
#include <future>
#include <thread>

#include "tests/support/catch.hpp"

using crisscross::server::NameLookups;
using namespace std::chrono_literals;

namespace {

using Promise = std::promise<NameLookups::Found>;

/// A name server that answers about slow.example only after `answer`, and knows no missing.example.
struct NameServer {
    NameLookups::LookUp look_up() {
        return [state = state](const std::string& host) -> NameLookups::Found {
            ++state->asked;
            if (host.starts_with("slow")) state->may_answer.wait();
            if (host == "missing.example") return std::vector<boost::asio::ip::address>{};
            return std::vector{boost::asio::ip::make_address("192.0.2.1")};
        };
    }
    struct State {
        std::promise<void> answer{};
        std::shared_future<void> may_answer = answer.get_future().share();
        std::atomic<int> asked = 0;
    };
    std::shared_ptr<State> state = std::make_shared<State>();
};

std::future<NameLookups::Found> find(NameLookups& lookups, const std::string& host) {
    const auto promise = std::make_shared<Promise>();
    lookups.find(host, [promise](const NameLookups::Found& found) { promise->set_value(found); });
    return promise->get_future();
}

bool is_there(const std::future<NameLookups::Found>& found) {
    return found.wait_for(60s) == std::future_status::ready;
}

/// While it lives, no thread can begin: each would have a stack that fits in no memory.
class NoThreads {
public:
    NoThreads() {
        pthread_attr_t huge{};
        pthread_getattr_default_np(&usual_);
        pthread_getattr_default_np(&huge);
        pthread_attr_setstacksize(&huge, std::size_t{1} << 60);
        pthread_setattr_default_np(&huge);
        pthread_attr_destroy(&huge);
    }
    ~NoThreads() {
        pthread_setattr_default_np(&usual_);
        pthread_attr_destroy(&usual_);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

private:
    pthread_attr_t usual_{};
};

}  // namespace

TEST_CASE("a slow name server holds up only those who ask it") {
    NameServer names;
    NameLookups lookups(names.look_up());
    auto slow = find(lookups, "slow.example");
    auto quick = find(lookups, "quick.example");
    REQUIRE(is_there(quick));
    CHECK(quick.get()->size() == 1);
    CHECK(slow.wait_for(0s) == std::future_status::timeout);
    names.state->answer.set_value();
    REQUIRE(is_there(slow));
    CHECK(slow.get()->size() == 1);
}

TEST_CASE("a name that many ask for is looked up once") {
    NameServer names;
    NameLookups lookups(names.look_up());
    std::vector<std::future<NameLookups::Found>> all;
    for (int time = 0; time < 20; ++time) all.push_back(find(lookups, "slow.example"));
    auto quick = find(lookups, "quick.example");
    REQUIRE(is_there(quick));
    names.state->answer.set_value();
    for (auto& found : all) REQUIRE(is_there(found));
    CHECK(names.state->asked == 2);
}

TEST_CASE("a name without an address is not looked up again for a moment") {
    NameServer names;
    NameLookups lookups(names.look_up());
    for (int time = 0; time < 3; ++time) {
        auto found = find(lookups, "missing.example");
        REQUIRE(is_there(found));
        CHECK(found.get()->empty());
    }
    CHECK(names.state->asked == 1);
}

TEST_CASE("a name for which there is no memory is not found, and others are looked up") {
    NameServer names;
    NameLookups lookups([look_up = names.look_up()](const std::string& host) {
        if (host == "heavy.example") throw std::bad_alloc();
        return look_up(host);
    });
    auto heavy = find(lookups, "heavy.example");
    REQUIRE(is_there(heavy));
    CHECK_FALSE(heavy.get());
    lookups.find("other.example", [](const NameLookups::Found&) { throw std::bad_alloc(); });
    auto quick = find(lookups, "quick.example");
    REQUIRE(is_there(quick));
    CHECK(quick.get()->size() == 1);
}

TEST_CASE("only so many names wait, and nothing is found for further ones") {
    NameServer names;
    NameLookups lookups(names.look_up());
    const auto host = [](std::size_t number) { return "slow" + std::to_string(number) + ".example"; };
    std::vector<std::future<NameLookups::Found>> waiting;
    for (std::size_t number = 0; number < NameLookups::max_waiting + NameLookups::max_threads; ++number)
        waiting.push_back(find(lookups, host(number)));
    // Threads take their names a moment later.
    while (names.state->asked < NameLookups::max_threads) std::this_thread::yield();
    for (std::size_t number = 0; number < 2 * NameLookups::max_threads; ++number)
        waiting.push_back(find(lookups, host(1000 + number)));
    REQUIRE(is_there(waiting.back()));
    CHECK_FALSE(waiting.back().get());
    names.state->answer.set_value();
}

TEST_CASE("where no thread can begin, nothing is found, and the name is looked up when it is asked for again") {
    NameServer names;
    NameLookups lookups(names.look_up());
    {
        const NoThreads none;
        auto found = find(lookups, "quick.example");
        REQUIRE(is_there(found));
        CHECK_FALSE(found.get());
    }
    auto found = find(lookups, "quick.example");
    REQUIRE(is_there(found));
    CHECK(found.get()->size() == 1);
}

TEST_CASE("where no more threads can begin, those at work look up what waits") {
    NameServer names;
    NameLookups lookups(names.look_up());
    auto slow = find(lookups, "slow.example");
    const NoThreads none;
    auto quick = find(lookups, "quick.example");
    names.state->answer.set_value();
    REQUIRE(is_there(slow));
    REQUIRE(is_there(quick));
    CHECK(quick.get()->size() == 1);
}
