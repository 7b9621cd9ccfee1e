#pragma once

#include "protocol/messages/history/statistics_messages.hpp"
#include "storage/history/statistics.hpp"

namespace crisscross::server {

/// A statistic as it is sent.
protocol::history::Statistics as_sent(const storage::StatisticsRows& rows);

}  // namespace crisscross::server
