#pragma once

#include <cstdint>
#include <string>

#include "server/limits/limit_rates.hpp"
#include "server/limits/rates/keyed_limit.hpp"
#include "server/limits/reached_limits.hpp"
#include "server/limits/requester.hpp"

namespace crisscross::server {

/// How often strangers may ask for something over HTTP. Any thread.
class HttpLimits {
public:
    HttpLimits(const LimitRates& rates, ReachedLimits& reached);

    /// One more request to the host's page.
    bool take_host_request(const std::string& network, Moment now);
    /// One more link preview or picture that has to be made.
    bool take_preview(const std::string& network, Moment now);
    /// One more request for a link, a picture or a feed, before anything is read for it.
    bool take_preview_request(const std::string& network, Moment now);
    /// One more file of the page, or any other request over HTTP that has no limit of its own.
    bool take_file(const std::string& network, Moment now);
    /// One more WebSocket, which has limits of its own.
    bool take_new_connection(const std::string& network, Moment now);
    /// One more question about finished games, before it is known who asks.
    bool take_history(const std::string& network, Moment now);
    /// The same, of a person.
    bool take_history(const Requester& requester, Moment now);
    /// One more game to import, before it is known who wants to.
    bool take_import(const std::string& network, Moment now);
    /// The same, of a person.
    bool take_import(const Requester& requester, Moment now);

private:
    ReachedLimits& reached_;
    KeyedLimit<std::string> host_requests_;
    KeyedLimit<std::string> previews_;
    KeyedLimit<std::string> preview_requests_;
    KeyedLimit<std::string> files_;
    KeyedLimit<std::string> new_connections_;
    KeyedLimit<std::string> history_per_network_;
    KeyedLimit<std::int64_t> history_per_person_;
    KeyedLimit<std::string> imports_per_network_;
    KeyedLimit<std::int64_t> imports_per_person_;
};

}  // namespace crisscross::server
