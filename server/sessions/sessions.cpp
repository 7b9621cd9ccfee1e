#include "server/sessions/sessions.hpp"

#include "server/log/log.hpp"
#include "server/sessions/session.hpp"

namespace crisscross::server {

std::uint64_t Sessions::add(const std::shared_ptr<Session>& session) {
    std::uint64_t number = 0;
    std::size_t count = 0;
    bool restarting = false;
    {
        const std::lock_guard lock(mutex_);
        number = ++last_;
        sessions_[number].session = session;
        awaited_.insert(number);
        count = sessions_.size();
        restarting = restarting_;
    }
    if (restarting) session->announce_restart();
    log::debug("connected", {{"session", number}, {"sessions", count}});
    return number;
}

void Sessions::remove(std::uint64_t number) {
    std::size_t count = 0;
    {
        const std::lock_guard lock(mutex_);
        sessions_.erase(number);
        awaited_.erase(number);
        forget_what_nobody_awaits();
        count = sessions_.size();
    }
    log::debug("disconnected", {{"session", number}, {"sessions", count}});
}

std::size_t Sessions::size() const {
    const std::lock_guard lock(mutex_);
    return sessions_.size();
}

bool Sessions::restarting() const {
    const std::lock_guard lock(mutex_);
    return restarting_;
}

std::vector<std::shared_ptr<Session>> Sessions::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Session>> living;
    for (const auto& [number, visit] : sessions_)
        if (auto alive = visit.session.lock()) living.push_back(std::move(alive));
    return living;
}

// The sessions that have said hello; with a player, only theirs.
std::vector<std::shared_ptr<Session>> Sessions::greeted(std::optional<storage::PlayerId> player) const {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Session>> found;
    for (const auto& [number, visit] : sessions_)
        if (visit.player && (!player || visit.player == player))
            if (auto alive = visit.session.lock()) found.push_back(std::move(alive));
    return found;
}

Answer<std::string> Sessions::greet(std::uint64_t number, storage::PlayerId player, storage::DeviceId device,
                                    const std::string& stored_name) {
    const std::lock_guard lock(mutex_);
    if (removed_.contains(player)) return player_removed();
    if (signed_out_.contains(device)) return device_signed_out();
    if (const auto visit = sessions_.find(number); visit != sessions_.end()) {
        visit->second.player = player;
        visit->second.device = device;
    }
    const auto latest = new_names_.find(player);
    const bool is_older = latest != new_names_.end() && number <= latest->second.last;
    std::string name = is_older ? latest->second.name : stored_name;
    awaited_.erase(number);
    forget_what_nobody_awaits();
    return name;
}

// Call with the mutex held. A connection that opens later reads sign-outs and names from the store; only those that
// were open before and have not said hello need these lists.
void Sessions::forget_what_nobody_awaits() {
    const std::uint64_t oldest = awaited_.empty() ? last_ + 1 : *awaited_.begin();
    std::erase_if(signed_out_, [oldest](const auto& device) { return device.second < oldest; });
    std::erase_if(new_names_, [oldest](const auto& named) { return named.second.last < oldest; });
}

void Sessions::remove_player(storage::PlayerId player) {
    {
        const std::lock_guard lock(mutex_);
        removed_.insert(player);
    }
    for (const auto& session : greeted(player)) session->expel(player_removed());
}

void Sessions::sign_out(storage::DeviceId device) {
    std::vector<std::shared_ptr<Session>> found;
    {
        const std::lock_guard lock(mutex_);
        signed_out_.insert_or_assign(device, last_);
        forget_what_nobody_awaits();
        for (const auto& [number, visit] : sessions_)
            if (visit.player && visit.device == device)
                if (auto alive = visit.session.lock()) found.push_back(std::move(alive));
    }
    for (const auto& session : found) session->expel(device_signed_out());
}

void Sessions::set_name(storage::PlayerId player, const std::string& name) {
    {
        const std::lock_guard lock(mutex_);
        new_names_.insert_or_assign(player, LatestName{name, last_});
        forget_what_nobody_awaits();
    }
    for (const auto& session : greeted(player)) session->set_name(name);
}

bool Sessions::show_to_others(storage::PlayerId player, storage::DeviceId device,
                              const protocol::server::LaidTiles& tiles) {
    std::vector<std::shared_ptr<Session>> found;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [number, visit] : sessions_)
            if (visit.player == player && visit.device != device)
                if (auto alive = visit.session.lock()) found.push_back(std::move(alive));
    }
    for (const auto& session : found) session->show(tiles);
    return !found.empty();
}

std::vector<std::size_t> Sessions::connections_of(std::span<const storage::PlayerId> players) const {
    std::map<storage::PlayerId, std::size_t> counts;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [number, visit] : sessions_)
            if (visit.player) ++counts[*visit.player];
    }
    std::vector<std::size_t> found;
    for (const storage::PlayerId player : players) found.push_back(counts.contains(player) ? counts[player] : 0);
    return found;
}

void Sessions::announce(const std::string& text) {
    {
        const std::lock_guard lock(mutex_);
        announcement_ = text;
    }
    for (const auto& session : greeted()) session->announce(text);
}

std::string Sessions::announcement() const {
    const std::lock_guard lock(mutex_);
    return announcement_;
}

void Sessions::announce_restart() {
    {
        const std::lock_guard lock(mutex_);
        restarting_ = true;
    }
    for (const auto& session : all()) session->announce_restart();
}

void Sessions::close(CloseCode code) {
    for (const auto& session : all()) session->close(code);
}

}  // namespace crisscross::server
