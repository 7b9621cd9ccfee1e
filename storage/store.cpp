#include "storage/store.hpp"

#include <stdexcept>

namespace crisscross::storage {

void throw_exception_from_error(const Failure& failure, const boost::source_location&) {
    throw std::logic_error("unchecked failure of the storage: " + failure.why);
}

}  // namespace crisscross::storage
