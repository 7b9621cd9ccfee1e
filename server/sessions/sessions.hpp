#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/net/frame.hpp"
#include "server/requests/complaint.hpp"
#include "server/sessions/present_people.hpp"
#include "server/sessions/requests_under_way.hpp"
#include "storage/people/device.hpp"

namespace crisscross::server {

class Session;

/// The sessions that are open.
class Sessions {
public:
    /// Returns the new session's number, which is unique.
    std::uint64_t add(const std::shared_ptr<Session>& session);
    void remove(std::uint64_t number);
    /// The session is now this player's, on this device. Returns what the player is called: `stored_name`, or what
    /// `set_name` has said while the session was reading that. Refused if the host of the server has removed the
    /// player since the start, or the device has been signed out.
    Answer<std::string> greet(std::uint64_t number, storage::PlayerId player, storage::DeviceId device,
                              const std::string& stored_name);
    /// Ends the sessions of a player whom the host of the server has removed, including those that are about to
    /// begin.
    void remove_player(storage::PlayerId player);
    /// The same for those on a device that has been signed out.
    void sign_out(storage::DeviceId device);
    /// How many connections each of these players has.
    std::vector<std::size_t> connections_of(std::span<const storage::PlayerId> players) const;
    /// The player has this name from now on, on all their connections, even those that are saying hello. Call it once
    /// the name is stored.
    void set_name(storage::PlayerId player, const std::string& name);
    /// Shows these tiles to the player on their other devices. False if they are connected on no other.
    bool show_to_others(storage::PlayerId player, storage::DeviceId device, const protocol::server::LaidTiles& tiles);
    /// Says this to everybody, including those who come later. An empty text ends the announcement.
    void announce(const std::string& text);
    /// The current announcement; empty if there is none.
    std::string announcement() const;
    std::size_t size() const;
    PresentPeople& people() { return people_; }
    RequestsUnderWay& requests() { return requests_; }

    /// Sends `restarting` to everybody; from now on no request is begun.
    void announce_restart();
    /// Whether that has happened.
    bool restarting() const;
    /// Ends each session when its waiting frames are sent.
    void close(CloseCode code);

private:
    struct Visit {
        std::weak_ptr<Session> session;
        std::optional<storage::PlayerId> player{};  ///< after hello
        storage::DeviceId device = 0;               ///< likewise
    };

    struct LatestName {
        std::string name{};
        std::uint64_t last = 0;  ///< connection before it was set
    };

    void forget_what_nobody_awaits();
    std::vector<std::shared_ptr<Session>> all() const;
    std::vector<std::shared_ptr<Session>> greeted(std::optional<storage::PlayerId> player = {}) const;

    mutable std::mutex mutex_;
    std::uint64_t last_ = 0;
    bool restarting_ = false;
    std::map<std::uint64_t, Visit> sessions_;
    std::set<storage::PlayerId> removed_;  // since the start: the store knows the others
    // Devices that were signed out, with the number of the last connection then: later ones hear it from the store.
    std::map<storage::DeviceId, std::uint64_t> signed_out_;
    std::map<storage::PlayerId, LatestName> new_names_;  // likewise
    std::set<std::uint64_t> awaited_;                    // connections that have not said hello
    std::string announcement_;
    PresentPeople people_;
    RequestsUnderWay requests_;
};

}  // namespace crisscross::server
