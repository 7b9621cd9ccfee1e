#include <algorithm>
#include <array>

#include "server/access/auth.hpp"
#include "server/access/password_hasher.hpp"
#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/names/names.hpp"
#include "server/passkeys/passkey.hpp"
#include "server/push/base64url.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/account_complaints.hpp"
#include "server/sessions/session.hpp"
#include "server/sessions/session_complaints.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"

// What a session does when somebody signs in to an account, before their hello or after it.

namespace crisscross::server {

namespace asio = boost::asio;
namespace client = protocol::client;

namespace {

const Complaint unknown_passkey{"UNKNOWN_PASSKEY", "This server doesn\u2019t know that passkey.", "/credential"};

/// The parts of an answer of the browser as bytes. Refused with BAD_PASSKEY if one of them is not base64url.
Answer<SignedAnswer> signed_answer(const client::SignInWithPasskey& request) {
    SignedAnswer answer;
    if (!read_base64url(request.client_data, answer.client_data)) return not_base64url("/client_data");
    if (!read_base64url(request.authenticator_data, answer.authenticator_data))
        return not_base64url("/authenticator_data");
    if (!read_base64url(request.signature, answer.signature)) return not_base64url("/signature");
    return answer;
}

// The games of a guest are in the list of the account from now on, even on devices that follow it already. If the
// store fails, it has said so; these devices find the games when they ask for the list again.
asio::awaitable<void> follow_guest(storage::PlayerId guest, storage::PlayerId account, Services& services) {
    try {
        AwaitableAccountStore accounts(services.store.accounts());
        const std::vector<storage::PlayerId> guests = co_await accounts.guests_of(account);
        if (std::ranges::find(guests, guest) == guests.end()) co_return;
        services.followed_games.add_guest(account, guest);
        const storage::RoomsQuery query{.player = guest};
        const std::vector<storage::RoomListing> games = co_await services.store.rooms_of(query);
        for (const storage::RoomListing& game : games) services.followed_games.changed(game.code, std::array{guest});
    } catch (const std::exception&) {
    }
}

Passkey passkey_in(const storage::PasskeyRow& row) {
    return {row.credential, row.public_key, row.count};
}

}  // namespace

asio::awaitable<void> Session::handle(const protocol::SignInMessage& message) {
    return std::visit([this](const auto& kind) { return handle(kind); }, message);
}

// Somebody who is about to sign in with a passkey gets time to confirm it, once.
asio::awaitable<void> Session::handle(const client::PasskeyChallenge& request) {
    if (!site_) co_return refuse(request.id, no_passkeys());
    challenge_ = new_passkey_challenge(services_.entropy, services_.clock.now());
    if (!player_ && !std::exchange(has_more_time_, true))
        await_hello(std::chrono::milliseconds(PasskeyChallenge::lifetime));
    send(protocol::server::PasskeyChallenge{request.id, to_base64url(challenge_->bytes), site_->host,
                                            challenge_->until});
    co_return;
}

Answer<Asked> Session::take_challenge() {
    const auto challenge = std::exchange(challenge_, std::nullopt);
    if (!site_) return no_passkeys();
    if (!challenge || challenge->until <= services_.clock.now()) return no_challenge();
    return Asked{challenge->bytes, site_->origin, site_->host};
}

// An account that does not exist, or whose name nobody can have, takes as long as a wrong pass-phrase, and gets the
// same answer.
asio::awaitable<void> Session::handle(const client::SignIn& request) {
    const Moment now = services_.clock.now();
    const std::optional<std::string> name = read_name(request.name);
    const NameLooks looks = name ? looks_of(*name) : NameLooks{};
    if (const auto wait = services_.limits.sign_ins.refuse(network_, looks.in_small_letters, now))
        co_return refuse(request.id, too_many_sign_ins(*wait));
    AwaitableAccountStore accounts(services_.store.accounts());
    std::optional<storage::AccountRow> account;
    if (name) account = co_await accounts.find_account(*name, look_for_store(looks));
    const std::optional<std::string> hash = account ? account->pass_phrase : std::nullopt;
    const auto right = co_await services_.pass_phrases.matches(hash, request.pass_phrase, network_);
    if (!right || *right) services_.limits.sign_ins.give_back(network_, looks.in_small_letters, now);
    if (!right) co_return refuse(request.id, right.error());
    if (!*right) co_return refuse(request.id, wrong_pass_phrase("/pass_phrase"));
    if (const auto wait = services_.limits.sign_ins.refuse_right(network_, looks.in_small_letters, now))
        co_return refuse(request.id, too_many_sign_ins(*wait));
    storage::NewSignIn wanted{.player = account->player, .pass_phrase = hash};
    co_await sign_in(request.id, std::move(wanted), request.device_name);
}

asio::awaitable<void> Session::handle(const client::SignInWithPasskey& request) {
    const Moment now = services_.clock.now();
    if (const auto wait = services_.limits.sign_ins.refuse(network_, "", now))
        co_return refuse(request.id, too_many_sign_ins(*wait));
    const auto asked = take_challenge();
    if (!asked) co_return refuse(request.id, asked.error());
    const auto answer = signed_answer(request);
    if (!answer) co_return refuse(request.id, answer.error());
    Bytes credential;
    if (!read_base64url(request.credential, credential)) co_return refuse(request.id, unknown_passkey);
    AwaitableAccountStore accounts(services_.store.accounts());
    const auto row = co_await accounts.find_passkey(credential);
    if (!row) co_return refuse(request.id, unknown_passkey);
    const auto count = check_signature(passkey_in(*row), *answer, *asked);
    if (!count) co_return refuse(request.id, count.error());
    services_.limits.sign_ins.give_back(network_, "", now);
    // No name has a space at its beginning.
    if (const auto wait = services_.limits.sign_ins.refuse_right(network_, " " + std::to_string(row->player), now))
        co_return refuse(request.id, too_many_sign_ins(*wait));
    storage::NewSignIn wanted{.player = row->player, .passkey = storage::UsedPasskey{row->id, row->count, *count}};
    co_await sign_in(request.id, std::move(wanted), request.device_name);
}

// The answer goes out before the connection, if it was that of the device that is replaced, ends. Whatever comes
// after the sign-in is stored, the devices that it has signed out are out.
asio::awaitable<void> Session::sign_in(protocol::RequestId id, storage::NewSignIn wanted,
                                       const std::optional<std::string>& device_name) {
    const auto name = device_name ? read_label(*device_name) : std::string();
    if (!name) co_return refuse(id, bad_device_name("/device_name"));
    const std::string token = new_token(services_.entropy);
    wanted.device = {token_hash(token).value(), *name, services_.clock.wall()};
    if (player_) wanted.instead_of = device_;
    RequestsUnderWay::People people{wanted.player};
    if (player_) people.push_back(*player_);
    const auto under_way = co_await services_.sessions.requests().begin(std::move(people));
    AwaitableAccountStore accounts(services_.store.accounts());
    const auto signed_in = co_await accounts.sign_in(wanted);
    if (!signed_in) co_return refuse(id, wanted.passkey ? unknown_passkey : wrong_pass_phrase("/pass_phrase"));
    send(protocol::server::SignedIn{id, token, signed_in->on.player.name});
    for (const storage::DeviceId device : signed_in->signed_out) services_.sessions.sign_out(device);
    if (player_) co_await follow_guest(*player_, signed_in->on.player.id, services_);
}

}  // namespace crisscross::server
