#include "server/notices/delivery/retry.hpp"

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using Kind = OutgoingFault::Kind;

namespace {

constexpr Moment sent = 784'111'777'000;  // Sun, 06 Nov 1994 08:49:37 GMT

constexpr DeliveryTarget both[]{DeliveryTarget::push, DeliveryTarget::webhook};

DeliveryVerdict after(DeliveryTarget target, int status, const std::string& header = {}, int attempt = 1) {
    return verdict_on(target, OutgoingAnswer{status, header}, attempt, sent, 0);
}

DeliveryVerdict after(int status, const std::string& header = {}, int attempt = 1) {
    return after(DeliveryTarget::webhook, status, header, attempt);
}

DeliveryVerdict after(Kind kind, int attempt = 1) {
    return verdict_on(DeliveryTarget::webhook, OutgoingFault{kind, "why"}, attempt, sent, 0);
}

Span wait(const DeliveryVerdict& verdict) {
    REQUIRE(std::holds_alternative<TryAgain>(verdict));
    return std::get<TryAgain>(verdict).at - sent;
}

}  // namespace

TEST_CASE("a delivery is done after any answer that says success") {
    for (const int status : {200, 201, 202, 204}) CHECK(std::holds_alternative<Delivered>(after(status)));
}

TEST_CASE("a device or webhook that is not there any more is forgotten") {
    for (const DeliveryTarget target : both) CHECK(std::holds_alternative<TargetGone>(after(target, 410)));
    CHECK(std::holds_alternative<TargetGone>(after(DeliveryTarget::push, 404)));
}

TEST_CASE("a webhook that is not found is tried again, and given up in the end") {
    CHECK(wait(after(DeliveryTarget::webhook, 404)) == 30 * span::second);
    CHECK(std::holds_alternative<GiveUp>(after(DeliveryTarget::webhook, 404, {}, max_attempts)));
}

TEST_CASE("a redirect, and a refusal that would be repeated, end a delivery") {
    for (const int status : {301, 302, 307, 308, 400, 401, 403, 413})
        CHECK(std::holds_alternative<GiveUp>(after(status)));
    CHECK(std::get<GiveUp>(after(302)).why == "answered with status 302, and redirects are not followed");
    CHECK(std::holds_alternative<GiveUp>(after(Kind::address)));
}

TEST_CASE("what may work later is tried again, with longer and longer waits, and then given up") {
    for (const int status : {408, 425, 429, 500, 502, 503, 504}) CHECK(wait(after(status)) == 30 * span::second);
    for (const Kind kind :
         {Kind::name, Kind::connection, Kind::certificate, Kind::tls, Kind::too_slow, Kind::cut_off, Kind::answer})
        CHECK(wait(after(kind)) == 30 * span::second);
    std::vector<Span> waits;
    for (int attempt = 1; attempt < max_attempts; ++attempt)
        waits.push_back(wait(after(503, {}, attempt)) / span::second);
    CHECK(waits == std::vector<Span>{30, 120, 480, 1920, 7680, 21'600, 21'600});
    CHECK(std::holds_alternative<GiveUp>(after(503, {}, max_attempts)));
    CHECK(std::holds_alternative<GiveUp>(after(Kind::too_slow, max_attempts)));
}

TEST_CASE("a wait is up to a quarter longer, at random") {
    CHECK(wait_after(1, 0) == 30 * span::second);
    CHECK(wait_after(1, 1) == 37'500);
    CHECK(wait_after(1000, 0) == 6 * span::hour);
}

TEST_CASE("Retry-After is honoured, but not for more than a day, and it makes no wait shorter") {
    CHECK(wait(after(429, "120")) == 120 * span::second);
    CHECK(wait(after(429, "1")) == 30 * span::second);
    CHECK(wait(after(503, "Sun, 06 Nov 1994 09:49:37 GMT")) == span::hour);
    CHECK(wait(after(503, "4000000000")) == 24 * span::hour);
    CHECK(wait(after(429, "soon")) == 30 * span::second);
}

TEST_CASE("Retry-After is a number of seconds or a date") {
    CHECK(retry_after("0", sent) == 0);
    CHECK(retry_after("1.5", sent) == 2 * span::second);
    CHECK(retry_after("Sun, 06 Nov 1994 08:50:37 GMT", sent) == 60 * span::second);
    CHECK(retry_after("Sat, 05 Nov 1994 08:49:37 GMT", sent) == 0);
    for (const char* text :
         {"", "-1", "x", "1 s", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT",
          "Sun, 06 Foo 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "99999999999999999999"})
        CHECK_FALSE(retry_after(text, sent));
}
