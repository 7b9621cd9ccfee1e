#include "server/games/model/agreement.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using Open = std::optional<OpenAgreement>;

/// What leaves the game as it is for everybody who has read what somebody wants.
bool is_incidental(const engine::Event& event) {
    return std::holds_alternative<engine::Accepted>(event) || std::holds_alternative<engine::WindowClosed>(event) ||
           std::holds_alternative<engine::OvertimeCharged>(event);
}

struct Follow {
    Open& open;

    void operator()(const protocol::AgreementWanted& event) const {
        if (!open || !open->is_same(event)) open = OpenAgreement{event.agreement, event.turn};
        open->wanted.push_back(event.seat);
    }
    void operator()(const protocol::AgreementDeclined&) const { open.reset(); }
    void operator()(const protocol::AgreementEvent& event) const { std::visit(*this, event); }
    // Other people have to agree from now on.
    void operator()(const protocol::StandInAdded&) const { open.reset(); }
    void operator()(const protocol::SeatReclaimed&) const { open.reset(); }
    void operator()(const protocol::SeatsChanged&) const { open.reset(); }
    void operator()(const protocol::Renamed&) const {}
    void operator()(const protocol::Nudged&) const {}
    void operator()(const protocol::AlwaysAcceptSet&) const {}
    void operator()(const protocol::ClockEvent&) const {}
    void operator()(const engine::Event& event) const {
        if (!is_incidental(event)) open.reset();
    }
};

}  // namespace

bool OpenAgreement::is_wanted_by(engine::Seat seat) const {
    return std::ranges::find(wanted, seat) != wanted.end();
}

Open follow(Open open, const protocol::GameEvent& event) {
    std::visit(Follow{open}, event);
    return open;
}

}  // namespace crisscross::server
