#include "server/data/awaitable_identity_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

asio::awaitable<bool> AwaitableIdentityStore::create_hand_over(storage::NewHandOver hand_over) {
    const auto start = [&](auto done) { store_.create_hand_over(hand_over, std::move(done)); };
    co_return co_await await<bool>(start);
}

asio::awaitable<std::optional<std::int64_t>> AwaitableIdentityStore::find_hand_over(storage::TokenHash secret,
                                                                                    std::int64_t at) {
    const auto start = [&](auto done) { store_.find_hand_over(secret, at, std::move(done)); };
    co_return co_await await<std::optional<std::int64_t>>(start);
}

asio::awaitable<std::optional<storage::PlayerOnDevice>> AwaitableIdentityStore::use_hand_over(
    storage::TokenHash secret, storage::NewDevice device) {
    const auto start = [&](auto done) { store_.use_hand_over(secret, device, std::move(done)); };
    co_return co_await await<std::optional<storage::PlayerOnDevice>>(start);
}

asio::awaitable<std::vector<storage::DeviceRow>> AwaitableIdentityStore::devices_of(storage::PlayerId player) {
    const auto start = [&](auto done) { store_.devices_of(player, std::move(done)); };
    co_return co_await await<std::vector<storage::DeviceRow>>(start);
}

asio::awaitable<bool> AwaitableIdentityStore::name_device(storage::PlayerId player, storage::DeviceId device,
                                                          std::string name) {
    const auto start = [&](auto done) { store_.name_device(player, device, name, std::move(done)); };
    co_return co_await await<bool>(start);
}

asio::awaitable<storage::SigningOut> AwaitableIdentityStore::sign_out_device(storage::PlayerId player,
                                                                             storage::DeviceId device,
                                                                             std::int64_t at) {
    const auto start = [&](auto done) { store_.sign_out_device(player, device, at, std::move(done)); };
    co_return co_await await<storage::SigningOut>(start);
}

}  // namespace crisscross::server
