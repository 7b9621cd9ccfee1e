#include "tests/support/catch.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// What the server says to a question about the word HORN, which is in its list.
std::optional<std::string> answer_to(Guest& guest, const std::string& room, const std::string& question) {
    const std::string id = Guest::new_id();
    guest.socket.send(R"({"id":")" + id + R"(","room":")" + room + R"(","game":1,)" + question + "}");
    while (true) {
        auto frame = guest.socket.receive();
        if (!frame || contains(frame, '"' + id + '"')) return frame;
    }
}

std::optional<std::string> answer_about_horn(Guest& guest, const std::string& room) {
    return answer_to(guest, room, R"("type":"word","word":"horn")");
}

}  // namespace

TEST_CASE("a person may ask about words only so often in all rooms together, and others may still ask") {
    TestServer server(
        [](server::Config& config) { config.limits.word_questions_per_person = {.burst = 3, .per_second = 0.5}; });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::string room = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    const std::string other = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    for (Guest* guest : {&mara, &jonas})
        for (const std::string& joined : {room, other}) guest->join(joined);
    for (const std::string& about : {room, other, room}) CHECK(contains(answer_about_horn(mara, about), "in_list"));
    CHECK(contains(answer_about_horn(mara, other), "TOO_MANY_REQUESTS"));
    CHECK(contains(answer_about_horn(jonas, other), "in_list"));
    server.clock.advance(2'000);
    CHECK(contains(answer_about_horn(mara, other), "in_list"));
    CHECK(contains(answer_about_horn(mara, room), "TOO_MANY_REQUESTS"));
}

TEST_CASE("looking several words up counts as one of a person's questions about words") {
    TestServer server(
        [](server::Config& config) { config.limits.word_questions_per_person = {.burst = 3, .per_second = 0.5}; });
    Guest mara = server.guest();
    const std::string room = mara.create("Mara", {.knobs = {{"word_lookup", "always"}}});
    mara.join(room);
    const auto look_up = [&] { return answer_to(mara, room, R"("type":"lookup","words":["HORN","NO"])"); };
    for (int time = 0; time < 2; ++time) CHECK(contains(look_up(), "found"));
    CHECK(contains(answer_about_horn(mara, room), "in_list"));
    CHECK(contains(look_up(), "TOO_MANY_REQUESTS"));
    server.clock.advance(2'000);
    CHECK(contains(look_up(), "found"));
}
