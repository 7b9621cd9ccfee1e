#pragma once

#include <boost/asio/awaitable.hpp>

#include "storage/people/deletion.hpp"

namespace crisscross::server {

struct Services;

/// Deletes a person, with all guests that they have been; nothing that they have asked for may be under way. They
/// resign from games under way and leave those that have not begun; their names and the evidence that they have given
/// go from all journals, and everything else that says who they are from the database. Rooms that they host go to
/// somebody who plays there, or are closed. Returns when all of it is stored. If it fails half-way, it is safe to
/// call it again.
boost::asio::awaitable<storage::DeletedPerson> delete_person(storage::PlayerId player, Services& services);

}  // namespace crisscross::server
