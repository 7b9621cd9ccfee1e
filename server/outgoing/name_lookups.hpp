#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crisscross::server {

/// Looks up host names on threads of its own, because `getaddrinfo` waits for as long as a name server likes, and
/// cannot be interrupted. Each name is looked up once at a time, for all who ask for it; one without an answer is not
/// looked up again for a while. Any thread.
class NameLookups {
public:
    /// The addresses; empty if the name has none, and nothing if that cannot be known now.
    using Found = std::optional<std::vector<boost::asio::ip::address>>;
    using LookUp = std::function<Found(const std::string& host)>;
    using Done = std::function<void(const Found&)>;

    static constexpr int max_threads = 8;
    /// How many names may wait for a thread; for any more, nothing is found.
    static constexpr std::size_t max_waiting = 256;
    /// How long a name without an address is not looked up again.
    static constexpr std::chrono::seconds kept_for{30};

    explicit NameLookups(LookUp look_up);
    /// Calls nobody any more. Lookups under way end by themselves.
    ~NameLookups();
    NameLookups(const NameLookups&) = delete;
    NameLookups& operator=(const NameLookups&) = delete;

    /// Calls `done` with what is found, at once or on one of the threads: it must return soon.
    void find(const std::string& host, Done done);

private:
    struct State;
    bool has_thread();
    static void work(const std::shared_ptr<State>& state);

    std::shared_ptr<State> state_;
};

/// As this machine resolves names.
NameLookups::Found look_up_name(const std::string& host);

}  // namespace crisscross::server
