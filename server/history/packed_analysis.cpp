#include "server/history/packed_analysis.hpp"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>
#include <cstdint>
#include <stdexcept>

namespace crisscross::server {

namespace zlib = boost::beast::zlib;

namespace {

// The length of the text comes first, lowest byte first.
constexpr std::size_t length_bytes = 4;

zlib::z_params params_of(std::string_view from, std::string& into, std::size_t begin) {
    zlib::z_params params;
    params.next_in = from.data();
    params.avail_in = from.size();
    params.next_out = into.data() + begin;
    params.avail_out = into.size() - begin;
    return params;
}

}  // namespace

std::string pack_analysis(std::string_view text) {
    std::string bytes(length_bytes + zlib::deflate_upper_bound(text.size()), '\0');
    for (std::size_t byte = 0; byte < length_bytes; ++byte)
        bytes[byte] = static_cast<char>(text.size() >> (8 * byte) & 0xff);
    zlib::deflate_stream stream;
    stream.reset(9, 15, 8, zlib::Strategy::normal);
    zlib::z_params params = params_of(text, bytes, length_bytes);
    boost::beast::error_code error;
    stream.write(params, zlib::Flush::finish, error);
    if (error != zlib::error::end_of_stream) throw std::runtime_error("cannot pack a text: " + error.message());
    bytes.resize(length_bytes + params.total_out);
    return bytes;
}

std::optional<std::string> unpack_analysis(std::string_view bytes, std::size_t max_bytes) {
    if (bytes.size() < length_bytes) return std::nullopt;
    std::size_t length = 0;
    for (std::size_t byte = 0; byte < length_bytes; ++byte)
        length |= std::size_t{static_cast<std::uint8_t>(bytes[byte])} << (8 * byte);
    if (length > max_bytes) return std::nullopt;
    std::string text(length, '\0');
    zlib::inflate_stream stream;
    zlib::z_params params = params_of(bytes.substr(length_bytes), text, 0);
    boost::beast::error_code error;
    stream.write(params, zlib::Flush::finish, error);
    if (error != zlib::error::end_of_stream || params.total_out != length) return std::nullopt;
    return text;
}

}  // namespace crisscross::server
