#include "server/limits/http_limits.hpp"

namespace crisscross::server {

HttpLimits::HttpLimits(const LimitRates& rates, ReachedLimits& reached)
    : reached_(reached),
      host_requests_(rates.host_requests),
      previews_(rates.previews),
      preview_requests_(rates.preview_requests),
      files_(rates.files),
      new_connections_(rates.new_connections),
      history_per_network_(rates.history_per_network),
      history_per_person_(rates.history_per_person),
      imports_per_network_(rates.imports_per_network),
      imports_per_person_(rates.imports_per_person) {}

bool HttpLimits::take_host_request(const std::string& network, Moment now) {
    if (host_requests_.take(network, now)) return true;
    reached_.add(Limit::host_requests, network, now);
    return false;
}

bool HttpLimits::take_preview(const std::string& network, Moment now) {
    if (previews_.take(network, now)) return true;
    reached_.add(Limit::previews, network, now);
    return false;
}

bool HttpLimits::take_preview_request(const std::string& network, Moment now) {
    if (preview_requests_.take(network, now)) return true;
    reached_.add(Limit::preview_requests, network, now);
    return false;
}

bool HttpLimits::take_file(const std::string& network, Moment now) {
    if (files_.take(network, now)) return true;
    reached_.add(Limit::files, network, now);
    return false;
}

bool HttpLimits::take_new_connection(const std::string& network, Moment now) {
    if (new_connections_.take(network, now)) return true;
    reached_.add(Limit::new_connections, network, now);
    return false;
}

bool HttpLimits::take_history(const std::string& network, Moment now) {
    if (history_per_network_.take(network, now)) return true;
    reached_.add(Limit::history, network, now);
    return false;
}

bool HttpLimits::take_history(const Requester& requester, Moment now) {
    if (history_per_person_.take(requester.player, now)) return true;
    reached_.add(Limit::history, requester.network, now);
    return false;
}

bool HttpLimits::take_import(const std::string& network, Moment now) {
    if (imports_per_network_.take(network, now)) return true;
    reached_.add(Limit::imports, network, now);
    return false;
}

bool HttpLimits::take_import(const Requester& requester, Moment now) {
    if (imports_per_person_.take(requester.player, now)) return true;
    reached_.add(Limit::imports, requester.network, now);
    return false;
}

}  // namespace crisscross::server
