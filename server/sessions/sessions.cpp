#include "server/sessions/sessions.hpp"

#include "server/runtime/log.hpp"
#include "server/sessions/session.hpp"

namespace crisscross::server {

std::uint64_t Sessions::add(const std::shared_ptr<Session>& session) {
    std::uint64_t number = 0;
    std::size_t count = 0;
    bool restarting = false;
    {
        const std::lock_guard lock(mutex_);
        number = ++last_;
        sessions_[number] = session;
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
    for (const auto& [number, session] : sessions_)
        if (auto alive = session.lock()) living.push_back(std::move(alive));
    return living;
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
