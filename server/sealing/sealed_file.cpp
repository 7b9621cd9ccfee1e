#include "server/sealing/sealed_file.hpp"

#include <sodium.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <span>
#include <vector>

#include "server/sealing/private_file.hpp"

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view first_line = "crisscross sealed backup 1\n";
constexpr std::size_t chunk = 64 * 1024;
constexpr std::size_t overhead = crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr std::size_t key_size = crypto_secretstream_xchacha20poly1305_KEYBYTES;
constexpr std::size_t header_size = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
constexpr std::size_t sealed_key_size = key_size + crypto_box_SEALBYTES;
constexpr unsigned char last = crypto_secretstream_xchacha20poly1305_TAG_FINAL;

using Bytes = std::vector<unsigned char>;
using Stream = crypto_secretstream_xchacha20poly1305_state;

/// The key of one file; wiped afterwards.
struct FileKey {
    FileKey() = default;
    ~FileKey() { sodium_memzero(bytes.data(), bytes.size()); }
    FileKey(const FileKey&) = delete;
    FileKey& operator=(const FileKey&) = delete;
    std::array<unsigned char, key_size> bytes{};
};

UpkeepFault no_reading(const fs::path& file) {
    return {file.string() + " cannot be read: " + std::strerror(errno), UpkeepCause::unreadable_file};
}
UpkeepFault no_writing(const fs::path& file) {
    return {file.string() + " cannot be written: " + std::strerror(errno), cause_of(errno)};
}
UpkeepFault damaged(const fs::path& file, const char* how) {
    return {file.string() + " " + how + "; nothing of it can be used"};
}

/// As many bytes as there are, at most `max`.
Bytes take(std::istream& in, std::size_t max) {
    Bytes bytes(max);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(max));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

bool at_end(std::istream& in) {
    return in.peek() == std::istream::traits_type::eof();
}

void put(std::ostream& out, std::span<const unsigned char> bytes) {
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

/// Writes the beginning of a sealed file, and starts the stream of its chunks.
void begin(std::ostream& out, const PublicKey& to, Stream& stream) {
    FileKey key;
    crypto_secretstream_xchacha20poly1305_keygen(key.bytes.data());
    Bytes sealed_key(sealed_key_size);
    crypto_box_seal(sealed_key.data(), key.bytes.data(), key.bytes.size(), to.bytes.data());
    Bytes header(header_size);
    crypto_secretstream_xchacha20poly1305_init_push(&stream, header.data(), key.bytes.data());
    out << first_line;
    put(out, sealed_key);
    put(out, header);
}

void put_chunk(std::ostream& out, Stream& stream, const Bytes& plain, unsigned char tag) {
    Bytes sealed(plain.size() + overhead);
    crypto_secretstream_xchacha20poly1305_push(&stream, sealed.data(), nullptr, plain.data(), plain.size(), nullptr,
                                               0, tag);
    put(out, sealed);
}

/// Reads the beginning of a sealed file; the fault says what is wrong with it.
std::optional<UpkeepFault> open_stream(std::istream& in, const fs::path& file, const SecretKey& own, Stream& stream) {
    const Bytes line = take(in, first_line.size());
    if (!std::equal(line.begin(), line.end(), first_line.begin(), first_line.end()))
        return UpkeepFault{file.string() + " is not a sealed backup"};
    const Bytes sealed_key = take(in, sealed_key_size);
    const Bytes header = take(in, header_size);
    if (header.size() != header_size) return damaged(file, "has been cut off");
    FileKey key;
    const PublicKey public_key = public_key_of(own);
    if (crypto_box_seal_open(key.bytes.data(), sealed_key.data(), sealed_key.size(), public_key.bytes.data(),
                             own.bytes.data()) != 0)
        return UpkeepFault{file.string() + " was sealed to another key, or is damaged"};
    if (crypto_secretstream_xchacha20poly1305_init_pull(&stream, header.data(), key.bytes.data()) != 0)
        return damaged(file, "is damaged");
    return std::nullopt;
}

std::optional<UpkeepFault> copy_chunks(std::istream& in, const fs::path& file, std::ostream& out, Stream& stream) {
    for (;;) {
        const Bytes sealed = take(in, chunk + overhead);
        if (in.bad()) return no_reading(file);
        if (sealed.size() < overhead) return damaged(file, "has been cut off");
        Bytes plain(sealed.size() - overhead);
        unsigned char tag = 0;
        if (crypto_secretstream_xchacha20poly1305_pull(&stream, plain.data(), nullptr, &tag, sealed.data(),
                                                       sealed.size(), nullptr, 0) != 0)
            return damaged(file, "is damaged or has been cut off");
        put(out, plain);
        if (tag == last) break;
    }
    if (!at_end(in)) return damaged(file, "has more behind its end");
    return std::nullopt;
}

}  // namespace

bool is_sealed(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const Bytes line = take(in, first_line.size());
    return std::equal(line.begin(), line.end(), first_line.begin(), first_line.end());
}

std::optional<UpkeepFault> seal(const fs::path& plain, const fs::path& sealed, const PublicKey& key,
                                const std::function<bool()>& interrupted) {
    if (sodium_init() < 0) return UpkeepFault{"libsodium cannot be initialised"};
    std::ifstream in(plain, std::ios::binary);
    if (!in) return no_reading(plain);
    if (const auto fault = make_private_file(sealed)) return fault;
    std::ofstream out(sealed, std::ios::binary);
    Stream stream;
    begin(out, key, stream);
    for (bool ended = false; !ended && out;) {
        const Bytes bytes = take(in, chunk);
        if (in.bad()) return no_reading(plain);
        if (interrupted && interrupted()) return UpkeepFault{"the backup was interrupted", UpkeepCause::stopping};
        ended = at_end(in);
        put_chunk(out, stream, bytes, ended ? last : 0);
    }
    sodium_memzero(&stream, sizeof stream);
    out.close();
    if (!out) return no_writing(sealed);
    return std::nullopt;
}

std::optional<UpkeepFault> unseal(const fs::path& sealed, const fs::path& plain, const SecretKey& key) {
    if (sodium_init() < 0) return UpkeepFault{"libsodium cannot be initialised"};
    std::ifstream in(sealed, std::ios::binary);
    if (!in) return no_reading(sealed);
    if (const auto fault = make_private_file(plain)) return fault;
    std::ofstream out(plain, std::ios::binary);
    Stream stream;
    if (const auto fault = open_stream(in, sealed, key, stream)) return fault;
    const auto fault = copy_chunks(in, sealed, out, stream);
    sodium_memzero(&stream, sizeof stream);
    out.close();
    if (!fault && !out) return no_writing(plain);
    return fault;
}

}  // namespace crisscross::server
