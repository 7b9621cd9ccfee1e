#include "server/sealing/upkeep_fault.hpp"

#include <stdexcept>

namespace crisscross::server {

void throw_exception_from_error(const UpkeepFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: " + fault.why);
}

}  // namespace crisscross::server
