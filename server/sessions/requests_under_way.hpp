#pragma once

#include <boost/asio/awaitable.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "storage/people/player.hpp"

namespace crisscross::server {

/// Whose requests are being carried out, so that nothing of somebody who goes for good comes after them: what has
/// begun is waited for, and what comes meanwhile waits. Any thread.
class RequestsUnderWay {
    using Ending = void (RequestsUnderWay::*)(const std::vector<storage::PlayerId>&);
    void end(const std::vector<storage::PlayerId>& people);
    void release(const std::vector<storage::PlayerId>& people);

    /// Something that concerns these people, until it is destroyed.
    template <Ending at_the_end>
    struct Share {
        explicit Share(RequestsUnderWay& shared) : all(shared) {}
        ~Share() { (all.*at_the_end)(people); }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;

        RequestsUnderWay& all;
        std::vector<storage::PlayerId> people{};
    };

public:
    using People = std::vector<storage::PlayerId>;
    using Request = Share<&RequestsUnderWay::end>;
    using Hold = Share<&RequestsUnderWay::release>;

    /// A request of all of these people; null while one of them is held.
    std::unique_ptr<Request> try_begin(const People& people);
    /// The same once none of them is held any more. Throws `StorageFailed` if that takes too long. Nothing may wait
    /// for it that has begun a request already.
    boost::asio::awaitable<std::unique_ptr<Request>> begin(People people);
    /// Whether a request of one of these people is under way.
    bool any_of(const People& people) const;

    /// While it lives, no request of these people begins. Null if one of them is held already.
    std::unique_ptr<Hold> try_hold(const People& people);

private:
    bool is_held(const People& people) const;

    mutable std::mutex mutex_;
    std::map<storage::PlayerId, int> requests_;
    std::set<storage::PlayerId> held_;
};

}  // namespace crisscross::server
