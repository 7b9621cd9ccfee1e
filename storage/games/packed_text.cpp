#include "storage/games/packed_text.hpp"

#include <zlib.h>

#include <array>
#include <stdexcept>

namespace crisscross::storage {
namespace {

/// Far more than the longest game has.
constexpr std::size_t max_bytes = std::size_t{256} << 20;

const Bytef* bytes(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

/// A stream of zlib that inflates, and ends with the object.
struct Inflater {
    explicit Inflater(std::string_view packed) {
        stream.next_in = const_cast<Bytef*>(bytes(packed));  // zlib changes nothing there
        stream.avail_in = static_cast<uInt>(packed.size());
        if (inflateInit(&stream) != Z_OK) throw std::runtime_error("zlib has no memory");
    }
    ~Inflater() { inflateEnd(&stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    z_stream stream{};
};

}  // namespace

std::string pack_text(std::string_view text) {
    uLongf size = compressBound(text.size());
    std::string packed(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, bytes(text), text.size(), Z_DEFAULT_COMPRESSION) !=
        Z_OK)
        throw std::runtime_error("zlib has no memory");
    packed.resize(size);
    return packed;
}

std::optional<std::string> unpack_text(std::string_view packed) {
    Inflater inflater(packed);
    std::string text;
    std::array<char, 16384> part{};
    for (int result = Z_OK; result != Z_STREAM_END;) {
        inflater.stream.next_out = reinterpret_cast<Bytef*>(part.data());
        inflater.stream.avail_out = part.size();
        result = inflate(&inflater.stream, Z_NO_FLUSH);
        if (result != Z_OK && result != Z_STREAM_END) return std::nullopt;
        text.append(part.data(), part.size() - inflater.stream.avail_out);
        if (text.size() > max_bytes) return std::nullopt;
    }
    return text;
}

}  // namespace crisscross::storage
