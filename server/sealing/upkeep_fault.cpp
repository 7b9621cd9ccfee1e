#include "server/sealing/upkeep_fault.hpp"

#include <cerrno>
#include <stdexcept>

namespace crisscross::server {

UpkeepCause cause_of(int error) {
    switch (error) {
        case ENOSPC:
            return UpkeepCause::full_disk;
        case EDQUOT:
            return UpkeepCause::quota;
        case EACCES:
        case EPERM:
        case EROFS:
            return UpkeepCause::not_writable;
        case EEXIST:
        case ENOTDIR:
            return UpkeepCause::file_in_place;
        case EIO:
            return UpkeepCause::failing_disk;
        default:
            return UpkeepCause::unknown;
    }
}

void throw_exception_from_error(const UpkeepFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: " + fault.why);
}

}  // namespace crisscross::server
