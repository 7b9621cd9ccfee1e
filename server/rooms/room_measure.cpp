#include "server/rooms/room_measure.hpp"

#include <array>

#include "server/metrics/limit.hpp"
#include "server/metrics/metrics.hpp"
#include "server/requests/request_id.hpp"

namespace crisscross::server {

namespace {

namespace from_server = protocol::server;

// Only these answer a command.
bool answers(const protocol::ServerMessage& message, const protocol::RequestId& id) {
    if (const auto* ok = std::get_if<from_server::Ok>(&message)) return ok->id == id;
    if (const auto* created = std::get_if<from_server::Created>(&message)) return created->id == id;
    const auto* error = std::get_if<from_server::Error>(&message);
    return error && error->id == id;
}

// The limits that are counted here, when a room refuses a request: those that a room or a game checks itself, without
// I/O, and that of the analysis pool, which a game may look at before it asks. The others are counted where they are
// reached.
constexpr std::array own_limits{Limit::chat, Limit::side_changes, Limit::room_changes, Limit::long_games,
                                Limit::questions};

}  // namespace

void RoomMeasure::begin(const RoomRequest& request, Stopwatch since) {
    current_.reset();
    const auto measure = [&](CommandKind kind, const protocol::RequestId& id, const Caller& caller) {
        current_ = {kind, id, caller.connection, since, {}};
    };
    const auto* to_game = std::get_if<ToGame>(&request);
    if (const auto* say = to_game ? std::get_if<Say>(&to_game->request) : nullptr)
        measure(kind_of(say->command), request_id(say->command), say->caller);
    if (const auto* say = std::get_if<SayInRoom>(&request))
        measure(kind_of(say->command), request_id(say->command), say->caller);
    if (const auto* say = std::get_if<SayAsHost>(&request))
        measure(kind_of(say->change), request_id(say->change), say->caller);
    const auto* enter = std::get_if<Enter>(&request);
    if (enter && enter->request == Join::Request::create) measure(CommandKind::create, enter->id, enter->caller);
}

void RoomMeasure::note(const Reply& reply) {
    if (const auto* error = std::get_if<from_server::Error>(&reply.message))
        for (const Limit limit : own_limits)
            if (error->details.limit == engine::name_of(limit)) metrics_.limit_reached(limit);
    if (current_ && reply.to.connection == current_->connection && answers(reply.message, current_->id))
        current_->outcome = outcome_of(reply.message);
}

void RoomMeasure::end() {
    if (current_ && current_->outcome)
        metrics_.command(current_->kind, *current_->outcome, current_->since.seconds());
    current_.reset();
}

}  // namespace crisscross::server
