#pragma once

#include <exception>

#include "storage/store.hpp"

namespace crisscross::storage {

/// What a verb answers when its work on the database has thrown this.
Failure failure_of(const std::exception& problem);

}  // namespace crisscross::storage
