#include "tests/support/paths/paths.hpp"

namespace crisscross::test {

namespace {

std::filesystem::path in(const std::filesystem::path& folder, const std::string& path) {
    return path.empty() ? folder : folder / path;
}

}  // namespace

std::filesystem::path in_project(const std::string& path) {
    return in(CRISSCROSS_SOURCE_DIR, path);
}

std::filesystem::path in_build(const std::string& name) {
    return in(CRISSCROSS_BUILD_DIR, name);
}

std::string program() {
    return in_build("crisscross");
}

std::string read_only_calls() {
    return in_build("libread_only_calls.so");
}

std::string scarce_memory() {
    return in_build("libscarce_memory.so");
}

}  // namespace crisscross::test
