#include "tests/load/processor.hpp"

#include <sched.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace crisscross::load {

namespace {

std::filesystem::path file_of(pid_t program, const char* name) {
    return std::filesystem::path("/proc") / std::to_string(program) / name;
}

}  // namespace

void run_on(int core) {
    static const cpu_set_t all = [] {
        cpu_set_t now;
        sched_getaffinity(0, sizeof now, &now);
        return now;
    }();
    cpu_set_t wanted = all;
    if (core >= 0 && CPU_ISSET(core, &all)) {
        CPU_ZERO(&wanted);
        CPU_SET(core, &wanted);
    }
    sched_setaffinity(0, sizeof wanted, &wanted);
}

double processor_seconds(pid_t program) {
    std::ifstream file(file_of(program, "stat"));
    std::string text;
    std::getline(file, text);
    // The name of the program, in brackets, may have blanks. After it come the state and ten other fields.
    std::istringstream fields(text.substr(text.rfind(')') + 1));
    std::string skipped;
    for (int field = 0; field < 11; ++field) fields >> skipped;
    long user = 0;
    long system = 0;
    fields >> user >> system;
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

std::int64_t own_memory(pid_t program) {
    std::ifstream file(file_of(program, "smaps_rollup"));
    for (std::string word; file >> word;)
        if (std::int64_t kibibytes = 0; word == "Private_Dirty:" && file >> kibibytes) return kibibytes * 1024;
    return 0;
}

}  // namespace crisscross::load
