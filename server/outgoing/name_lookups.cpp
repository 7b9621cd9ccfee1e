#include "server/outgoing/name_lookups.hpp"

#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace crisscross::server {

namespace {

using Addresses = std::vector<boost::asio::ip::address>;
using MonotonicClock = std::chrono::steady_clock;

std::optional<boost::asio::ip::address> read_address(const addrinfo& found) {
    if (found.ai_family == AF_INET) {
        const auto& v4 = *reinterpret_cast<const sockaddr_in*>(found.ai_addr);
        return boost::asio::ip::make_address_v4(ntohl(v4.sin_addr.s_addr));
    }
    if (found.ai_family != AF_INET6) return std::nullopt;
    const auto& v6 = *reinterpret_cast<const sockaddr_in6*>(found.ai_addr);
    boost::asio::ip::address_v6::bytes_type bytes{};
    std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
    return boost::asio::ip::make_address_v6(bytes, v6.sin6_scope_id);
}

// A thread that has no memory for one name goes on with the next.
template <class Work>
void attempt(const Work& work) {
    try {
        work();
    } catch (const std::exception&) {
    }
}

}  // namespace

// Shared with the threads, which may outlive the owner.
struct NameLookups::State {
    explicit State(LookUp function) : look_up(std::move(function)) {}

    const LookUp look_up;
    std::mutex mutex{};
    bool closed = false;
    int threads = 0;
    std::deque<std::string> waiting{};                  // names
    std::map<std::string, std::vector<Done>> asking{};  // by name, including those being looked up
    struct Failure {
        Found found;
        MonotonicClock::time_point until;
    };
    std::map<std::string, Failure> failed{};  // by name
};

NameLookups::NameLookups(LookUp look_up) : state_(std::make_shared<State>(std::move(look_up))) {}

NameLookups::~NameLookups() {
    const std::lock_guard lock(state_->mutex);
    state_->closed = true;
    state_->waiting.clear();
    state_->asking.clear();
}

void NameLookups::find(const std::string& host, Done done) {
    State& state = *state_;
    const std::lock_guard lock(state.mutex);
    std::erase_if(state.failed, [now = MonotonicClock::now()](const auto& name) { return name.second.until <= now; });
    if (const auto known = state.failed.find(host); known != state.failed.end()) return done(known->second.found);
    if (const auto found = state.asking.find(host); found != state.asking.end()) {
        found->second.push_back(std::move(done));
        return;
    }
    if (state.waiting.size() >= max_waiting || !has_thread()) return done(std::nullopt);
    state.waiting.push_back(host);
    try {
        state.asking[host].push_back(std::move(done));
    } catch (...) {
        state.asking.erase(host);
        state.waiting.pop_back();
        throw;
    }
}

// Call with the mutex held. Starts another thread if one more is allowed. If the machine has none left, those that
// run must do.
bool NameLookups::has_thread() {
    State& state = *state_;
    if (state.threads == max_threads) return true;
    try {
        ++state.threads;
        std::thread([shared = state_] { work(shared); }).detach();
    } catch (const std::exception&) {
        --state.threads;
    }
    return state.threads > 0;
}

// Runs until no name waits.
void NameLookups::work(const std::shared_ptr<State>& state) {
    std::unique_lock lock(state->mutex);
    while (!state->waiting.empty()) {
        const std::string host = std::move(state->waiting.front());
        state->waiting.pop_front();
        lock.unlock();
        Found found;
        attempt([&] { found = state->look_up(host); });
        lock.lock();
        if (state->closed) break;
        if ((!found || found->empty()) && state->failed.size() < max_waiting)
            attempt([&] {
                state->failed.insert_or_assign(host, State::Failure{found, MonotonicClock::now() + kept_for});
            });
        const auto asking = state->asking.extract(host);
        for (const Done& done : asking.mapped()) attempt([&] { done(found); });
    }
    --state->threads;
}

NameLookups::Found look_up_name(const std::string& host) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* list = nullptr;
    const int error = ::getaddrinfo(host.c_str(), nullptr, &hints, &list);
    if (error == EAI_NONAME) return Addresses{};
    if (error != 0) return std::nullopt;
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owner(list, ::freeaddrinfo);
    Addresses addresses;
    for (const addrinfo* entry = list; entry; entry = entry->ai_next)
        if (const auto address = read_address(*entry)) addresses.push_back(*address);
    return addresses;
}

}  // namespace crisscross::server
