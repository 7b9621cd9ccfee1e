#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/computer/strength.hpp"
#include "server/metrics/command_kind.hpp"
#include "server/metrics/delivery_outcome.hpp"
#include "server/metrics/limit.hpp"
#include "server/metrics/outcome.hpp"

namespace crisscross::server {

struct Readings;

/// Counts and times what the server does, for Prometheus. Every label has a closed set of values, all of which exist
/// from the start, so nothing that anybody sends can add a time series. No metric has a room, a name or a tile. Any
/// thread. docs/operations.md describes each metric.
class Metrics {
public:
    /// `version`: of the program, for `crisscross_build_info`.
    explicit Metrics(std::string_view version);
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    /// A command has been answered, this long after its frame was read; when it succeeded, all frames about it have
    /// been handed to their outboxes. Only the time of those that succeeded is kept.
    void command(CommandKind kind, Outcome outcome, double seconds);
    /// The store has taken this long to commit a change.
    void commit(double seconds);
    /// A computer has found its move.
    void thought(engine::Strength strength, double seconds);
    /// A notice has been on its way to a browser or a webhook.
    void delivery(DeliveryTarget target, DeliveryOutcome outcome);
    /// A client was disconnected because it did not read what was sent to it.
    void slow_client();
    /// A request was refused, or a connection closed, because of this limit.
    void limit_reached(Limit limit);
    /// How often that has happened since the start.
    std::uint64_t times_reached(Limit limit) const;

    /// Everything in the text format of Prometheus, version 0.0.4.
    std::string text(const Readings& readings);

private:
    struct Families;
    std::unique_ptr<Families> families_;
};

/// The Content-Type of that text.
inline constexpr std::string_view metrics_content_type = "text/plain; version=0.0.4; charset=utf-8";

}  // namespace crisscross::server
