#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "protocol/messages/messages.hpp"
#include "server/net/outbox.hpp"

namespace crisscross::server {

/// The public rooms in which somebody is, and who wants to know of them. Changes are sent at most once a second. Any
/// thread.
class PublicRooms {
public:
    /// More are not sent.
    static constexpr std::size_t max = 50;

    explicit PublicRooms(boost::asio::io_context& context) : timer_(boost::asio::make_strand(context)) {}

    void show(const protocol::server::PublicRoom& room);
    /// Does nothing if it is not shown.
    void hide(const std::string& code);

    /// Tells this connection of the rooms, now and whenever they change.
    void follow(std::uint64_t connection, std::shared_ptr<Outbox> outbox);
    void unfollow(std::uint64_t connection);

    /// Those that wait for players first.
    protocol::server::PublicGames list() const;

private:
    void tell_soon();
    void tell();

    mutable std::mutex mutex_;
    std::map<std::string, protocol::server::PublicRoom> rooms_;
    std::map<std::uint64_t, std::shared_ptr<Outbox>> followers_;
    bool is_about_to_tell_ = false;
    boost::asio::steady_timer timer_;  // on its strand only
};

}  // namespace crisscross::server
