#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>

namespace crisscross::server {

class AwaitableStore;

/// After a failure of the disk, tries every so often whether it works again, so that a quiet server becomes healthy,
/// too. Until it is cancelled.
boost::asio::awaitable<void> probe_store(AwaitableStore& store, std::chrono::milliseconds every);

}  // namespace crisscross::server
