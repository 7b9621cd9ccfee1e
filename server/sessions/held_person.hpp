#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <vector>

#include "server/sessions/requests_under_way.hpp"

namespace crisscross::server {

struct Services;

/// A person who goes for good, with the guests that they have been. While it lives, nothing that they ask for begins.
using HeldPerson = std::vector<std::unique_ptr<RequestsUnderWay::Hold>>;

/// Returns once everything that they have asked for is done, even what waited in a room. `player` is who goes;
/// `person` is the player of their account, who may act as them, or the same. Empty if they are held already. Throws
/// `StorageFailed` if it takes too long.
boost::asio::awaitable<HeldPerson> hold_person(storage::PlayerId player, storage::PlayerId person,
                                               Services& services);

}  // namespace crisscross::server
