#include "server/lexicons/dictionary/dictionary_file.hpp"

#include <cerrno>
#include <cstring>

#include "server/files/whole_file.hpp"

namespace crisscross::server {

engine::Result<Dictionary, engine::LexiconFault> open_dictionary(const std::filesystem::path& file) {
    auto text = read_text(file, Dictionary::max_bytes);
    if (!text) return engine::LexiconFault{std::string("cannot be read: ") + std::strerror(errno)};
    return Dictionary::from_text(*std::move(text));
}

}  // namespace crisscross::server
