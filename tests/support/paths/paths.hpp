#pragma once

#include <filesystem>
#include <string>

/// Where this checkout and its build are. Only one file is compiled with these paths, so that the compiler's cache
/// serves the tests of other checkouts, too.
namespace crisscross::test {

/// A file or folder of the project, by its path from the top; "" is the top itself.
std::filesystem::path in_project(const std::string& path);
/// A file that the build has made.
std::filesystem::path in_build(const std::string& name);

/// The program that the build has made.
std::string program();
/// What a server loads first so that its disk can become read-only and writable again.
std::string read_only_calls();
/// What a server loads first so that its memory can become scarce and plenty.
std::string scarce_memory();

}  // namespace crisscross::test
