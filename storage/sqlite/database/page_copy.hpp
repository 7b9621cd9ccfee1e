#pragma once

#include <filesystem>
#include <functional>

namespace crisscross::storage {

class Connection;

/// Copies every page of one database into another, which is in `file`, some at a time (-1: all at once). Between
/// portions it asks whether it is to stop. Throws unless the copy is whole, for example if either of them is locked
/// for longer than a connection waits.
void copy_pages(const Connection& from, const Connection& to, const std::filesystem::path& file,
                int pages_at_a_time = -1, const std::function<bool()>& interrupted = {});

}  // namespace crisscross::storage
