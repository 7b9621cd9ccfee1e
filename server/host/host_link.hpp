#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "server/runtime/entropy.hpp"
#include "server/time/moment.hpp"
#include "storage/host/host_store.hpp"

namespace crisscross::server {

/// How long a link of the host may be used, which is once.
inline constexpr std::chrono::minutes host_link_lifetime{15};

/// Makes a link with which the host signs in, and passes on its path and fragment once it is stored.
void make_host_link(storage::HostStore& store, Entropy& entropy, Moment now, storage::Completion<std::string> done);

}  // namespace crisscross::server
