#include "server/history/packed_analysis.hpp"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>
#include <cstdint>
#include <stdexcept>

namespace crisscross::server {

namespace zlib = boost::beast::zlib;

namespace {

constexpr std::size_t head = 4;

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
    std::string bytes(head + zlib::deflate_upper_bound(text.size()), '\0');
    for (std::size_t byte = 0; byte < head; ++byte) bytes[byte] = static_cast<char>(text.size() >> (8 * byte) & 0xff);
    zlib::deflate_stream stream;
    stream.reset(9, 15, 8, zlib::Strategy::normal);
    zlib::z_params params = params_of(text, bytes, head);
    boost::beast::error_code error;
    stream.write(params, zlib::Flush::finish, error);
    if (error != zlib::error::end_of_stream) throw std::runtime_error("cannot pack a text: " + error.message());
    bytes.resize(head + params.total_out);
    return bytes;
}

std::optional<std::string> unpack_analysis(std::string_view bytes, std::size_t max_bytes) {
    if (bytes.size() < head) return std::nullopt;
    std::size_t length = 0;
    for (std::size_t byte = 0; byte < head; ++byte)
        length |= std::size_t{static_cast<std::uint8_t>(bytes[byte])} << (8 * byte);
    if (length > max_bytes) return std::nullopt;
    std::string text(length, '\0');
    zlib::inflate_stream stream;
    zlib::z_params params = params_of(bytes.substr(head), text, 0);
    boost::beast::error_code error;
    stream.write(params, zlib::Flush::finish, error);
    if (error != zlib::error::end_of_stream || params.total_out != length) return std::nullopt;
    return text;
}

}  // namespace crisscross::server
