#include "protocol/fault.hpp"

#include <stdexcept>

namespace crisscross::protocol {

void throw_exception_from_error(const Fault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: " + fault.code + " at \"" + fault.field + "\": " + fault.why);
}

}  // namespace crisscross::protocol
