#include "server/access/door.hpp"

#include "server/limits/limits.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using crisscross::protocol::client::Hello;

namespace {

const std::string invitation(64, 'a');
const std::string home = "192.0.2.1";
const std::string elsewhere = "192.0.2.2";

struct Entrance {
    explicit Entrance(EntryRule entry, LimitRates rates = {})
        : limits(rates, metrics), door(entry, Password("open sesame"), limits.guesses) {}

    /// `in`, `invited`, or the code of the refusal.
    std::string answer(const Hello& hello, const std::string& network = home, Moment now = 0) {
        const auto admission = door.admit(hello, network, now);
        if (!admission) return admission.error().code;
        return std::holds_alternative<Invited>(*admission) ? "invited" : "in";
    }

    Metrics metrics{"test"};
    Limits limits;
    Door door;
};

const Hello bare{};
const Hello invited{.invitation = invitation};
const Hello with_password{.password = "open sesame"};
const Hello with_wrong_password{.password = "abracadabra"};

}  // namespace

TEST_CASE("an open door asks nobody for anything") {
    Entrance entrance(EntryRule::everybody);
    CHECK(entrance.answer(bare) == "in");
    CHECK(entrance.answer(invited) == "in");
    CHECK(entrance.answer(with_wrong_password) == "in");
}

TEST_CASE("where an invitation is needed, a password does not help") {
    Entrance entrance(EntryRule::invitation);
    CHECK(entrance.answer(bare) == "INVITATION_NEEDED");
    CHECK(entrance.answer(with_password) == "INVITATION_NEEDED");
    CHECK(entrance.answer(invited) == "invited");
}

TEST_CASE("where a password is needed, an invitation helps, too") {
    Entrance entrance(EntryRule::password);
    CHECK(entrance.answer(bare) == "PASSWORD_NEEDED");
    CHECK(entrance.answer(with_wrong_password) == "WRONG_PASSWORD");
    CHECK(entrance.answer(with_password) == "in");
    CHECK(entrance.answer(invited) == "invited");
}

TEST_CASE("a closed door lets no new guest in, whatever they show") {
    Entrance entrance(EntryRule::nobody);
    for (const Hello& hello : {bare, invited, with_password}) CHECK(entrance.answer(hello) == "NO_NEW_GUESTS");
}

TEST_CASE("wrong passwords are limited by network, and right ones do not count") {
    Entrance entrance(EntryRule::password);
    for (int guess = 0; guess < 10; ++guess) {
        CHECK(entrance.answer(with_password) == "in");
        CHECK(entrance.answer(with_wrong_password) == "WRONG_PASSWORD");
    }
    CHECK(entrance.answer(with_wrong_password) == "TOO_MANY_GUESSES");
    CHECK(entrance.answer(with_password) == "TOO_MANY_GUESSES");
    CHECK(entrance.answer(with_password, elsewhere) == "in");
    CHECK(entrance.answer(with_password, home, 20'000) == "in");
}

TEST_CASE("wrong passwords are limited in all, however many networks they come from") {
    Entrance entrance(EntryRule::password, {.all_entry_guesses = {.burst = 3, .per_second = 0.1}});
    for (int guess = 0; guess < 3; ++guess)
        CHECK(entrance.answer(with_wrong_password, std::to_string(guess)) == "WRONG_PASSWORD");
    CHECK(entrance.answer(with_wrong_password, "3") == "TOO_MANY_GUESSES");
}

TEST_CASE("wrong passwords, invitations and hand-overs are limited in all together") {
    Entrance entrance(EntryRule::password, {.all_entry_guesses = {.burst = 3, .per_second = 0.1}});
    CHECK(entrance.answer(with_wrong_password, "0") == "WRONG_PASSWORD");
    CHECK(entrance.answer(invited, "1") == "invited");  // it counts until it turns out to be right
    CHECK_FALSE(entrance.door.try_hand_over("2", 0));
    CHECK(entrance.answer(with_wrong_password, "3") == "TOO_MANY_GUESSES");
    CHECK(entrance.answer(invited, "4") == "TOO_MANY_GUESSES");
    CHECK(entrance.door.try_hand_over("5", 0).value().code == "TOO_MANY_GUESSES");
}

TEST_CASE("invitations count until they turn out to be right") {
    Entrance entrance(EntryRule::invitation);
    for (int guess = 0; guess < 20; ++guess) {
        CHECK(entrance.answer(invited) == "invited");
        entrance.door.guess_was_right(home, 0);
    }
    for (int guess = 0; guess < 10; ++guess) CHECK(entrance.answer(invited) == "invited");
    CHECK(entrance.answer(invited) == "TOO_MANY_GUESSES");
}
