#include "server/net/outbox.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>

#include "tests/support/catch.hpp"

using namespace crisscross::server;
namespace asio = boost::asio;

namespace {

// All frames that a writer would take out of a closed outbox.
std::vector<std::string> drain(asio::io_context& context, Outbox& outbox) {
    auto taken = asio::co_spawn(
        context,
        [&outbox]() -> asio::awaitable<std::vector<std::string>> {
            std::vector<std::string> frames;
            while (const std::optional<Frame> frame = co_await outbox.next()) frames.push_back(**frame);
            co_return frames;
        },
        asio::use_future);
    context.restart();
    context.run();
    return taken.get();
}

// How many of 20 bytes may still wait for the network.
std::size_t bytes_left(UnreadBytes& unread) {
    UnreadBytes::Share share = unread.share_of("192.0.2.1");
    for (std::size_t bytes = 20; bytes > 0; --bytes) {
        if (!share.add(bytes, 20)) continue;
        share.remove(bytes);
        return bytes;
    }
    return 0;
}

}  // namespace

TEST_CASE("frames go out in order, and the first close code counts") {
    asio::io_context context;
    Outbox outbox(context.get_executor());
    outbox.answer(make_frame("a"));
    outbox.tell(outbox.begin_watch(), make_frame("b"));
    outbox.close(CloseCode::restart);
    outbox.close(CloseCode::normal);
    outbox.answer(make_frame("too late"));
    CHECK(drain(context, outbox) == std::vector<std::string>{"a", "b"});
    CHECK(outbox.close_code() == CloseCode::restart);
}

TEST_CASE("frames about a room that the client has left are dropped, but answers are sent") {
    asio::io_context context;
    Outbox outbox(context.get_executor());
    const auto first = outbox.begin_watch();
    outbox.tell(first, make_frame("first room"));
    outbox.answer(make_frame("answer"));
    outbox.end_watch(first);
    outbox.tell(first, make_frame("first room again"));
    outbox.close(CloseCode::normal);
    CHECK(drain(context, outbox) == std::vector<std::string>{"answer"});
}

TEST_CASE("frames of several rooms go out in order, and the end of one watch drops nothing of another") {
    asio::io_context context;
    Outbox outbox(context.get_executor());
    const auto first = outbox.begin_watch();
    const auto second = outbox.begin_watch();
    outbox.tell(first, make_frame("first room"));
    outbox.tell(second, make_frame("second room"));
    outbox.tell(first, make_frame("first room again"));
    outbox.end_watch(first);
    outbox.tell(second, make_frame("second room again"));
    outbox.close(CloseCode::normal);
    CHECK(drain(context, outbox) == std::vector<std::string>{"second room", "second room again"});
}

TEST_CASE("after a room is joined again, only frames of the new watch go out") {
    asio::io_context context;
    Outbox outbox(context.get_executor());
    const auto before = outbox.begin_watch();
    const auto now = outbox.begin_watch();
    outbox.tell(before, make_frame("sent before"));
    outbox.tell(now, make_frame("sent now"));
    outbox.end_watch(before);
    outbox.close(CloseCode::normal);
    CHECK(drain(context, outbox) == std::vector<std::string>{"sent now"});
}

TEST_CASE("a client that cannot keep up is disconnected without further frames") {
    asio::io_context context;
    Outbox outbox(context.get_executor(), {.frames = 3, .bytes = 1000});
    for (int count = 0; count < 4; ++count) outbox.answer(make_frame("x"));
    CHECK(drain(context, outbox).empty());
    CHECK(outbox.close_code() == CloseCode::try_later);
}

TEST_CASE("waiting bytes are limited as well as waiting frames") {
    asio::io_context context;
    Outbox outbox(context.get_executor(), {.frames = 100, .bytes = 10});
    outbox.answer(make_frame("12345"));
    outbox.answer(make_frame("123456"));
    CHECK(drain(context, outbox).empty());
    CHECK(outbox.close_code() == CloseCode::try_later);
}

TEST_CASE("frames count for the network of their client until they are written, or will never be") {
    asio::io_context context;
    UnreadBytes unread({.always = 5, .per_network = 20}, [](const std::string&) {});
    const UnreadBytes::Share keeps_count = unread.share_of("192.0.2.1");
    Outbox first(context.get_executor(), {}, unread.share_of("192.0.2.1"));
    Outbox second(context.get_executor(), {}, unread.share_of("192.0.2.1"));
    {
        Outbox third(context.get_executor(), {}, unread.share_of("192.0.2.1"));
        third.answer(make_frame("1234567890"));
        CHECK(bytes_left(unread) == 10);
    }
    CHECK(bytes_left(unread) == 20);
    const auto watch = first.begin_watch();
    first.answer(make_frame("12345"));
    first.tell(watch, make_frame("12345"));
    first.end_watch(watch);
    second.answer(make_frame("1234567890"));
    second.answer(make_frame("x"));
    CHECK(second.close_code() == CloseCode::try_later);
    CHECK(second.close_reason() == "Too much waits for clients that read too slowly.");
    CHECK(bytes_left(unread) == 10);
    first.close(CloseCode::normal);
    CHECK(drain(context, first) == std::vector<std::string>{"12345"});
    CHECK(first.close_reason().empty());
    CHECK(bytes_left(unread) == 20);
    CHECK(drain(context, second).empty());
    CHECK(bytes_left(unread) == 20);
}
