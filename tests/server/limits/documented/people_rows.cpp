#include "server/access/password_hasher.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "server/sessions/present_people.hpp"
#include "storage/people/account.hpp"
#include "storage/people/device.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

namespace {

const std::string own_lists =
    "questions about own and public games, devices, accounts, calls and webhooks, pages of a chat, how far it has "
    "been read, and new names";

const std::string pass_phrases = "pass-phrases that wait to be checked";
const std::string room_passwords = "passwords of rooms that wait to be checked";

}  // namespace

Rows people_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    const Shares& phrases = for_pass_phrases.waiting;
    const Shares& passwords = for_room_passwords.waiting;
    return {
        row(for_address, "wrong passwords of the server, invitations and hand-overs",
            by_interval(rates.entry_guesses_per_network), Limit::entry_guesses),
        row(for_server, "wrong passwords of the server, invitations and hand-overs",
            by_second(rates.all_entry_guesses), Limit::entry_guesses),
        row(for_server, "new guests; none while nine tenths of the connections belong to people who have said hello",
            by_hour(rates.all_guests), Limit::guests),
        row(for_person, "connections", text(PresentPeople::max_connections), "`TOO_MANY_CONNECTIONS`"),
        row(for_person, "new names", by_minute(rates.renames_per_person), Limit::renames),
        row(for_person, "devices", text(storage::max_devices), "`TOO_MANY_DEVICES`"),
        row(for_person,
            "hand-overs, names of devices, devices signed out, and changes of an account and of call settings, "
            "with tests",
            by_minute(rates.device_changes_per_person), Limit::device_changes),
        row(for_address, own_lists, by_second(rates.lists_per_network), Limit::lists),
        row(for_person, own_lists, by_second(rates.lists_per_person), Limit::lists),
        row(for_address, "failed attempts to sign in", by_interval(rates.failed_sign_ins_per_network),
            Limit::sign_ins),
        row(for_account, "failed attempts to sign in by its name", by_minute(rates.failed_sign_ins_per_name),
            Limit::sign_ins),
        row(for_address, "times signed in", by_interval(rates.successful_sign_ins_per_network), Limit::sign_ins),
        row(for_account, "times signed in", by_minute(rates.successful_sign_ins_per_account), Limit::sign_ins),
        row(for_server, pass_phrases, text(static_cast<double>(phrases.total)), Limit::passwords_waiting),
        row(for_address, pass_phrases, text(static_cast<double>(phrases.per_network)), Limit::passwords_waiting),
        row(for_server, room_passwords, text(static_cast<double>(passwords.total)), Limit::passwords_waiting),
        row(for_address, room_passwords, text(static_cast<double>(passwords.per_network)), Limit::passwords_waiting),
        row(for_account, "passkeys", text(storage::max_passkeys), "`TOO_MANY_PASSKEYS`"),
    };
}

}  // namespace crisscross::test::documented
