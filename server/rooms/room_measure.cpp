#include "server/rooms/room_measure.hpp"

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

}  // namespace

void RoomMeasure::begin(const GameRequest& request, Stopwatch since) {
    current_.reset();
    if (const auto* say = std::get_if<Say>(&request))
        current_ = {kind_of(say->command), request_id(say->command), say->caller.connection, since, {}};
    const auto* join = std::get_if<Join>(&request);
    if (join && join->request == Join::Request::create)
        current_ = {CommandKind::create, join->id, join->caller.connection, since, {}};
}

void RoomMeasure::note(const Reply& reply) {
    if (current_ && reply.to.connection == current_->connection && answers(reply.message, current_->id))
        current_->outcome = outcome_of(reply.message);
}

void RoomMeasure::end() {
    if (current_ && current_->outcome)
        metrics_.command(current_->kind, *current_->outcome, current_->since.seconds());
    current_.reset();
}

}  // namespace crisscross::server
