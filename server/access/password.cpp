#include "server/access/password.hpp"

#include <sodium.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "server/lexicons/whole_file.hpp"

namespace crisscross::server {

namespace {

constexpr std::ptrdiff_t fewest_characters = 8;
constexpr std::ptrdiff_t most_characters = 256;  // what a hello can carry

std::ptrdiff_t characters_in(std::string_view text) {
    return std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; });
}

}  // namespace

void throw_exception_from_error(const PasswordFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked fault: " + fault.why);
}

Password::Password(std::string_view text) {
    randombytes_buf(key_.data(), key_.size());
    hash_ = hash_of(text);
}

bool Password::matches(std::string_view text) const {
    const Bytes hash = hash_of(text);
    return sodium_memcmp(hash.data(), hash_.data(), size) == 0;
}

Password::Bytes Password::hash_of(std::string_view text) const {
    Bytes hash{};
    crypto_generichash(hash.data(), size, reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       key_.data(), key_.size());
    return hash;
}

engine::Result<Password, PasswordFault> read_password(const std::filesystem::path& file) {
    const auto text = read_whole(file);
    if (!text)
        return PasswordFault{"the password file " + file.string() + " cannot be read: " + std::strerror(errno)};
    std::string line = text->substr(0, text->find_first_of("\r\n"));
    const auto characters = characters_in(line);
    if (characters >= fewest_characters && characters <= most_characters) return Password(line);
    return PasswordFault{"the password in " + file.string() + " must have 8 to 256 characters"};
}

}  // namespace crisscross::server
