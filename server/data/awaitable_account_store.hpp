#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/data/await_completion.hpp"
#include "storage/people/account_store.hpp"

namespace crisscross::server {

/// The verbs about accounts as coroutines use them (see `AwaitableStore`).
class AwaitableAccountStore {
public:
    explicit AwaitableAccountStore(storage::AccountStore& store) : store_(store) {}

    boost::asio::awaitable<storage::MakingAccount> create_account(storage::NewAccount account);
    boost::asio::awaitable<std::optional<storage::AccountRow>> account_of(storage::PlayerId player);
    boost::asio::awaitable<std::optional<storage::AccountRow>> find_account(std::string name, storage::NameLook look);
    boost::asio::awaitable<bool> change_pass_phrase(storage::NewPassPhrase change);
    boost::asio::awaitable<storage::AddingPasskey> add_passkey(storage::PlayerId player, storage::NewPasskey passkey,
                                                               std::int64_t at);
    boost::asio::awaitable<std::vector<storage::PasskeyRow>> passkeys_of(storage::PlayerId player);
    boost::asio::awaitable<std::optional<storage::PasskeyRow>> find_passkey(std::vector<std::uint8_t> credential);
    boost::asio::awaitable<storage::RemovingPasskey> remove_passkey(storage::PlayerId player,
                                                                    storage::PasskeyId passkey);
    boost::asio::awaitable<std::optional<storage::SignedIn>> sign_in(storage::NewSignIn sign_in);
    boost::asio::awaitable<std::vector<storage::DeviceId>> sign_out_others(storage::PlayerId player,
                                                                           storage::DeviceId but, std::int64_t at);
    boost::asio::awaitable<storage::PlayerId> player_in(std::string room, storage::PlayerId player);
    boost::asio::awaitable<std::vector<storage::PlayerId>> guests_of(storage::PlayerId player);

private:
    storage::AccountStore& store_;
};

}  // namespace crisscross::server
