#pragma once

#include <string>
#include <vector>

#include "protocol/notices/notice.hpp"

namespace crisscross::server {

/// Whose feed it is, and where.
struct FeedHead {
    std::string title{};
    std::string page{};        ///< the address of the page, without a slash at its end
    std::string self{};        ///< the address of the feed
    std::int64_t updated = 0;  ///< in milliseconds since 1970 UTC, if it has no entry
    protocol::Language language = protocol::Language::english;
};

/// Atom (RFC 4287) with an entry for each notice, in their order, at most `max_feed_entries`. It has no tiles, no
/// words and no scores, because notices have none.
std::string atom_feed(const FeedHead& head, const std::vector<protocol::Notice>& notices);

inline constexpr std::size_t max_feed_entries = 50;

}  // namespace crisscross::server
