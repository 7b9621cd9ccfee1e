#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/data/await_completion.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

/// The verbs about who players are as coroutines use them (see `AwaitableStore`).
class AwaitableIdentityStore {
public:
    explicit AwaitableIdentityStore(storage::IdentityStore& store) : store_(store) {}

    boost::asio::awaitable<bool> create_hand_over(storage::NewHandOver hand_over);
    boost::asio::awaitable<std::optional<std::int64_t>> find_hand_over(storage::TokenHash secret, std::int64_t at);
    boost::asio::awaitable<std::optional<storage::PlayerOnDevice>> use_hand_over(storage::TokenHash secret,
                                                                                 storage::NewDevice device);
    boost::asio::awaitable<std::vector<storage::DeviceRow>> devices_of(storage::PlayerId player);
    boost::asio::awaitable<bool> name_device(storage::PlayerId player, storage::DeviceId device, std::string name);
    boost::asio::awaitable<storage::SigningOut> sign_out_device(storage::PlayerId player, storage::DeviceId device,
                                                                std::int64_t at);

private:
    storage::IdentityStore& store_;
};

}  // namespace crisscross::server
