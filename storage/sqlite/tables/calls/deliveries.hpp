#pragma once

#include <optional>
#include <vector>

#include "storage/calls/delivery.hpp"
#include "storage/sqlite/database/database.hpp"

namespace crisscross::storage {

QueuedCount queue_notice(Database& database, const NewNotice& notice, const DeliveryBounds& bounds);
/// How many deliveries were dropped: for their push devices, and for webhooks that await them.
int withdraw_notices(Database& database, PlayerId player, RoomId room, int game);
int count_waiting(Database& database);

std::vector<Delivery> take_due(Database& database, std::int64_t now, std::int64_t again, int limit);
std::optional<std::int64_t> next_due(Database& database);

void finish_delivery(Database& database, DeliveryId delivery);
void postpone_delivery(Database& database, DeliveryId delivery, int attempts, std::int64_t due);
void forget_target(Database& database, DeliveryId delivery);

}  // namespace crisscross::storage
