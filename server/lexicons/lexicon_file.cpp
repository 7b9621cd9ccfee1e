#include "server/lexicons/lexicon_file.hpp"

#include <cerrno>
#include <cstring>

#include "server/files/whole_file.hpp"

namespace crisscross::server {

namespace {

/// The format has room for 64 MiB of cells; the rest takes less than 64 KiB.
constexpr std::size_t max_bytes = (std::size_t{64} << 20) + (std::size_t{64} << 10);

}  // namespace

engine::Result<engine::Lexicon, engine::LexiconFault> open_lexicon(const std::filesystem::path& file) {
    auto bytes = read_bytes(file, max_bytes);
    if (!bytes) return engine::LexiconFault{std::string("cannot be read: ") + std::strerror(errno)};
    return engine::Lexicon::from_bytes(*std::move(bytes));
}

}  // namespace crisscross::server
