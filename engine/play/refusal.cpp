#include "engine/play/refusal.hpp"

#include <stdexcept>

namespace crisscross::engine {

void throw_exception_from_error(const Refusal& refusal, const boost::source_location&) {
    throw std::logic_error("unchecked refusal: " + std::string(name_of(refusal.code)));
}

}  // namespace crisscross::engine
