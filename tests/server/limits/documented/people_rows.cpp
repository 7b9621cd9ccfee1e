#include "server/access/password_hasher.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "server/sessions/present_people.hpp"
#include "storage/people/account.hpp"
#include "storage/people/device.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows people_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    return {
        row(burst(rates.all_guests) + " new guests, then " + hourly(rates.all_guests) +
                " an hour; none while nine tenths of the connections are taken, nor anybody who has come within a "
                "day",
            "the server"),
        row(text(PresentPeople::max_connections) + " connections", "a person"),
        row(burst(rates.renames) + " new names, then " + text(rates.renames.per_second * 60) + " a minute",
            "a person"),
        row(text(storage::max_devices) + " devices", "a person"),
        row(burst(rates.device_changes) +
                " hand-overs, names of devices, devices signed out, and changes of an account and of how somebody is "
                "called, with tests, then " +
                text(rates.device_changes.per_second * 60) + " a minute",
            "a person"),
        row(burst(rates.sign_ins) + " failed attempts to sign in, then 1 every " + interval(rates.sign_ins) +
                " seconds",
            "an address"),
        row(burst(rates.sign_ins_per_name) + " failed attempts to sign in, then " +
                text(rates.sign_ins_per_name.per_second * 60) + " a minute",
            "the name of an account"),
        row(burst(rates.right_sign_ins) + " times signed in, then 1 every " + interval(rates.right_sign_ins) +
                " seconds",
            "an address"),
        row(burst(rates.right_sign_ins_per_account) + " times signed in, then " +
                text(rates.right_sign_ins_per_account.per_second * 60) + " a minute",
            "an account"),
        row(text(for_pass_phrases.max_waiting) + " pass-phrases, and " + text(for_room_passwords.max_waiting) +
                " passwords of rooms, that wait to be checked",
            "the server"),
        row(text(storage::max_passkeys) + " passkeys", "an account"),
    };
}

}  // namespace crisscross::test::documented
