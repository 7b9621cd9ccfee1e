#include "tests/support/server/peak_memory.hpp"

#include <fstream>
#include <stdexcept>
#include <string>

namespace crisscross::test {

namespace {

std::string proc_file(pid_t program, const std::string& name) {
    return "/proc/" + std::to_string(program) + "/" + name;
}

/// A line of the status of a program, in bytes.
std::int64_t memory_of(pid_t program, const std::string& name) {
    std::ifstream status(proc_file(program, "status"));
    for (std::string word; status >> word;)
        if (std::int64_t kibibytes = 0; word == name + ":" && status >> kibibytes) return kibibytes * 1024;
    throw std::runtime_error("the program has no " + name);
}

/// proc_pid_clear_refs(5)
void forget_peak(pid_t program) {
    std::ofstream marks(proc_file(program, "clear_refs"));
    marks << "5" << std::flush;
    if (!marks) throw std::runtime_error("cannot forget the most memory that the program has had");
}

}  // namespace

PeakMemory::PeakMemory(pid_t program) : program_(program) {
    forget_peak(program);
    before_ = memory_of(program, "VmRSS");
}

std::int64_t PeakMemory::growth() const {
    return memory_of(program_, "VmHWM") - before_;
}

}  // namespace crisscross::test
