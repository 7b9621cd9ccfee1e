#include "server/data/awaitable_account_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

asio::awaitable<storage::MakingAccount> AwaitableAccountStore::create_account(storage::NewAccount account) {
    const auto start = [&](auto done) { store_.create_account(account, std::move(done)); };
    co_return co_await await<storage::MakingAccount>(start);
}

asio::awaitable<std::optional<storage::AccountRow>> AwaitableAccountStore::account_of(storage::PlayerId player) {
    const auto start = [&](auto done) { store_.account_of(player, std::move(done)); };
    co_return co_await await<std::optional<storage::AccountRow>>(start);
}

asio::awaitable<std::optional<storage::AccountRow>> AwaitableAccountStore::find_account(std::string name,
                                                                                        storage::NameLook look) {
    const auto start = [&](auto done) { store_.find_account(name, look, std::move(done)); };
    co_return co_await await<std::optional<storage::AccountRow>>(start);
}

asio::awaitable<bool> AwaitableAccountStore::change_pass_phrase(storage::NewPassPhrase change) {
    const auto start = [&](auto done) { store_.change_pass_phrase(change, std::move(done)); };
    co_return co_await await<bool>(start);
}

asio::awaitable<storage::AddingPasskey> AwaitableAccountStore::add_passkey(storage::PlayerId player,
                                                                           storage::NewPasskey passkey,
                                                                           std::int64_t at) {
    const auto start = [&](auto done) { store_.add_passkey(player, passkey, at, std::move(done)); };
    co_return co_await await<storage::AddingPasskey>(start);
}

asio::awaitable<std::vector<storage::PasskeyRow>> AwaitableAccountStore::passkeys_of(storage::PlayerId player) {
    const auto start = [&](auto done) { store_.passkeys_of(player, std::move(done)); };
    co_return co_await await<std::vector<storage::PasskeyRow>>(start);
}

asio::awaitable<std::optional<storage::PasskeyRow>> AwaitableAccountStore::find_passkey(
    std::vector<std::uint8_t> credential) {
    const auto start = [&](auto done) { store_.find_passkey(credential, std::move(done)); };
    co_return co_await await<std::optional<storage::PasskeyRow>>(start);
}

asio::awaitable<storage::RemovingPasskey> AwaitableAccountStore::remove_passkey(storage::PlayerId player,
                                                                                storage::PasskeyId passkey) {
    const auto start = [&](auto done) { store_.remove_passkey(player, passkey, std::move(done)); };
    co_return co_await await<storage::RemovingPasskey>(start);
}

asio::awaitable<std::optional<storage::SignedIn>> AwaitableAccountStore::sign_in(storage::NewSignIn sign_in) {
    const auto start = [&](auto done) { store_.sign_in(sign_in, std::move(done)); };
    co_return co_await await<std::optional<storage::SignedIn>>(start);
}

asio::awaitable<std::vector<storage::DeviceId>> AwaitableAccountStore::sign_out_others(storage::PlayerId player,
                                                                                       storage::DeviceId but,
                                                                                       std::int64_t at) {
    const auto start = [&](auto done) { store_.sign_out_others(player, but, at, std::move(done)); };
    co_return co_await await<std::vector<storage::DeviceId>>(start);
}

asio::awaitable<storage::PlayerId> AwaitableAccountStore::player_in(std::string room, storage::PlayerId player) {
    const auto start = [&](auto done) { store_.player_in(room, player, std::move(done)); };
    co_return co_await await<storage::PlayerId>(start);
}

asio::awaitable<std::vector<storage::PlayerId>> AwaitableAccountStore::guests_of(storage::PlayerId player) {
    const auto start = [&](auto done) { store_.guests_of(player, std::move(done)); };
    co_return co_await await<std::vector<storage::PlayerId>>(start);
}

}  // namespace crisscross::server
