#include "server/access/pass_phrase.hpp"
#include "server/access/password_hasher.hpp"
#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/account_complaints.hpp"
#include "server/sessions/pass_phrase_check.hpp"
#include "server/sessions/session.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"

// What a session does when its player asks about their own account.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

const Complaint has_account{"HAS_ACCOUNT", "You have an account already."};
const Complaint no_account{"NO_ACCOUNT", "You don\u2019t have an account."};
const Complaint too_many_passkeys{"TOO_MANY_PASSKEYS", "Your account has " + std::to_string(storage::max_passkeys) +
                                                           " passkeys. Remove one first."};
const Complaint no_such_passkey{"NO_SUCH_PASSKEY", "Your account doesn\u2019t have that passkey.", "/passkey"};
const Complaint last_passkey{"LAST_PASSKEY", "You couldn\u2019t sign in any more. Set a pass-phrase first.",
                             "/passkey"};
const Complaint passkey_taken{"BAD_PASSKEY", "An account has this passkey already.", "/made"};
const Complaint bad_passkey_name{
    "BAD_DEVICE_NAME",
    "A passkey\u2019s name has up to " + std::to_string(max_label_characters) + " visible characters.", "/made/name"};

Complaint bad_pass_phrase() {
    return with_details(
        {"BAD_PASS_PHRASE",
         "A pass-phrase has at least " + std::to_string(min_pass_phrase_characters) + " characters.", "/pass_phrase"},
        {.min = static_cast<std::int64_t>(min_pass_phrase_characters),
         .max = static_cast<std::int64_t>(max_pass_phrase_characters)});
}

Complaint in_made(Complaint why) {
    why.field = "/made" + why.field.value_or("");
    return why;
}

/// Refusal: BAD_PASSKEY or BAD_DEVICE_NAME, with the part that does not fit.
Answer<storage::NewPasskey> read_passkey(const protocol::MadePasskey& made, const Asked& asked) {
    NewPasskey parts;
    if (!read_base64url(made.client_data, parts.client_data)) return not_base64url("/made/client_data");
    if (!read_base64url(made.authenticator_data, parts.authenticator_data))
        return not_base64url("/made/authenticator_data");
    if (!read_base64url(made.public_key, parts.public_key)) return not_base64url("/made/public_key");
    const auto name = made.name.empty() ? std::string() : read_label(made.name);
    if (!name) return bad_passkey_name;
    const auto passkey = register_passkey(parts, asked);
    if (!passkey) return in_made(passkey.error());
    return storage::NewPasskey{passkey->id, passkey->public_key, passkey->count, *name};
}

}  // namespace

asio::awaitable<void> Session::handle(const protocol::AccountMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

asio::awaitable<void> Session::handle(const client::Account& request) {
    AwaitableAccountStore accounts(services_.store.accounts());
    protocol::server::Account answer{request.id};
    if (const auto account = co_await accounts.account_of(*player_)) {
        answer.name = account->name;
        answer.has_pass_phrase = account->pass_phrase.has_value();
        const std::vector<storage::PasskeyRow> rows = co_await accounts.passkeys_of(*player_);
        for (const storage::PasskeyRow& row : rows)
            answer.passkeys.push_back({row.id, row.name, row.created, row.used});
    }
    send(answer);
}

asio::awaitable<void> Session::handle(const client::MakeAccount& request) {
    const auto name = read_name(request.name);
    if (!name) co_return refuse(request.id, bad_name());
    if (request.pass_phrase ? !is_pass_phrase(*request.pass_phrase) : !request.made)
        co_return refuse(request.id, bad_pass_phrase());
    if (!services_.limits.changes.device_changes.take(requester(), services_.clock.now()))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    storage::NewAccount wanted{
        .player = *player_, .name = *name, .look = look_for_store(looks_of(*name)), .at = services_.clock.now()};
    if (request.made) {
        const auto passkey = made_passkey(*request.made);
        if (!passkey) co_return refuse(request.id, passkey.error());
        wanted.passkey = *passkey;
    }
    if (request.pass_phrase) {
        const auto hash = co_await services_.pass_phrases.hash(*request.pass_phrase, network_);
        if (!hash) co_return refuse(request.id, hash.error());
        wanted.pass_phrase = *hash;
    }
    AwaitableAccountStore accounts(services_.store.accounts());
    switch (co_await accounts.create_account(wanted)) {
        case storage::MakingAccount::done_and_named:
            services_.tell_name(*player_, *name);
            [[fallthrough]];
        case storage::MakingAccount::done:
            co_return send(protocol::server::Ok{request.id});
        case storage::MakingAccount::name_taken:
            co_return refuse(request.id, account_name());
        case storage::MakingAccount::passkey_taken:
            co_return refuse(request.id, passkey_taken);
        case storage::MakingAccount::has_one:
            co_return refuse(request.id, has_account);
        case storage::MakingAccount::gone:
            co_return refuse(request.id, unknown_token());
    }
}

Answer<storage::NewPasskey> Session::made_passkey(const protocol::MadePasskey& made) {
    const auto asked = take_challenge();
    if (!asked) return asked.error();
    return read_passkey(made, *asked);
}

// Somebody who only has the device may not shut out the owner of the account, so the current pass-phrase is asked
// for.
asio::awaitable<void> Session::handle(const client::ChangePassPhrase& request) {
    const Moment now = services_.clock.now();
    if (!is_pass_phrase(request.pass_phrase)) co_return refuse(request.id, bad_pass_phrase());
    if (!services_.limits.changes.device_changes.take(requester(), now))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    AwaitableAccountStore accounts(services_.store.accounts());
    const auto account = co_await accounts.account_of(*player_);
    if (!account) co_return refuse(request.id, no_account);
    if (account->pass_phrase) {
        const std::string typed = request.old.value_or("");
        const std::string field = "/old";
        if (const auto refusal = co_await check_pass_phrase(*account, network_, typed, field, services_))
            co_return refuse(request.id, *refusal);
    }
    const auto hash = co_await services_.pass_phrases.hash(request.pass_phrase, network_);
    if (!hash) co_return refuse(request.id, hash.error());
    storage::NewPassPhrase change{*player_, device_, account->pass_phrase, *hash};
    if (!co_await accounts.change_pass_phrase(std::move(change)))
        co_return refuse(request.id, wrong_pass_phrase("/old"));
    std::vector<storage::DeviceId> gone;
    if (request.sign_out_others) gone = co_await accounts.sign_out_others(*player_, device_, now);
    send(protocol::server::Ok{request.id});
    for (const storage::DeviceId device : gone) services_.sessions.sign_out(device);
}

asio::awaitable<void> Session::handle(const client::AddPasskey& request) {
    const Moment now = services_.clock.now();
    if (!services_.limits.changes.device_changes.take(requester(), now))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    const auto passkey = made_passkey(request.made);
    if (!passkey) co_return refuse(request.id, passkey.error());
    AwaitableAccountStore accounts(services_.store.accounts());
    switch (co_await accounts.add_passkey(*player_, *passkey, now)) {
        case storage::AddingPasskey::done:
            co_return send(protocol::server::Ok{request.id});
        case storage::AddingPasskey::taken:
            co_return refuse(request.id, passkey_taken);
        case storage::AddingPasskey::too_many:
            co_return refuse(request.id, too_many_passkeys);
        case storage::AddingPasskey::no_account:
            co_return refuse(request.id, no_account);
    }
}

asio::awaitable<void> Session::handle(const client::RemovePasskey& request) {
    if (!services_.limits.changes.device_changes.take(requester(), services_.clock.now()))
        co_return refuse(request.id, too_many_changes(Limit::device_changes));
    AwaitableAccountStore accounts(services_.store.accounts());
    switch (co_await accounts.remove_passkey(*player_, request.passkey)) {
        case storage::RemovingPasskey::done:
            co_return send(protocol::server::Ok{request.id});
        case storage::RemovingPasskey::unknown:
            co_return refuse(request.id, no_such_passkey);
        case storage::RemovingPasskey::last:
            co_return refuse(request.id, last_passkey);
    }
}

// Names that cannot be read are refused later, where they are used.
asio::awaitable<bool> Session::is_name_of_another(const std::string& typed_name) {
    const auto name = read_name(typed_name);
    if (!name) co_return false;
    AwaitableAccountStore accounts(services_.store.accounts());
    const auto account = co_await accounts.find_account(*name, look_for_store(looks_of(*name)));
    co_return account && account->player != *player_ && account->player != same_as_;
}

}  // namespace crisscross::server
