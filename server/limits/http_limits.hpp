#pragma once

#include "server/limits/counted_limit.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/limits/shared_places.hpp"

namespace crisscross::server {

/// How often strangers may ask for something over HTTP.
struct HttpLimits {
    /// Of the questions about finished games that wait for their answers: they share two threads.
    static constexpr Shares answer_shares{.total = 32, .per_network = 8, .per_person = 6};

    HttpLimits(const LimitRates& rates, ReachedLimits& reached)
        : host_requests(Limit::host_requests, rates.host_requests_per_network, reached),
          previews(Limit::previews, rates.previews_per_network, reached),
          preview_requests(Limit::preview_requests, rates.preview_requests_per_network, reached),
          files(Limit::files, rates.files_per_network, reached),
          new_connections(Limit::new_connections, rates.new_connections_per_network, reached),
          history_per_network(Limit::history, rates.history_per_network, reached),
          history_per_person(Limit::history, rates.history_per_person, reached),
          imports_per_network(Limit::imports, rates.imports_per_network, reached),
          imports_per_person(Limit::imports, rates.imports_per_person, reached) {}

    NetworkLimit host_requests;        ///< to the host's page
    NetworkLimit previews;             ///< feeds, and link previews and pictures that have to be made
    NetworkLimit preview_requests;     ///< for a link or a picture, before anything is read for it
    NetworkLimit files;                ///< of the page, and all other requests that have no limit of their own
    NetworkLimit new_connections;      ///< WebSockets, which have limits of their own
    NetworkLimit history_per_network;  ///< questions about finished games, before it is known who asks
    PersonLimit history_per_person;
    SharedPlaces answers{answer_shares};
    NetworkLimit imports_per_network;  ///< games to import, before it is known who wants to
    PersonLimit imports_per_person;
};

}  // namespace crisscross::server
