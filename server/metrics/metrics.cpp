#include "server/metrics/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <array>
#include <map>
#include <mutex>

#include "server/metrics/readings.hpp"

namespace crisscross::server {

namespace {

using prometheus::Counter;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::Registry;

// In seconds. A command needs one sync of the disk, so the first steps tell a good disk from a bad one.
const Histogram::BucketBoundaries quick{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                        0.1,    0.25,  0.5,    1,     2.5,  5,     10};
const Histogram::BucketBoundaries patient{0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30};

Gauge& gauge(Registry& registry, const std::string& name, const std::string& help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

/// One for each value of an enumeration, which is a label.
template <class Enum, class Metric, class... Arguments>
std::map<Enum, Metric*> one_for_each(prometheus::Family<Metric>& family, const std::string& label,
                                     const Arguments&... arguments) {
    std::map<Enum, Metric*> made;
    for (const auto& [value, name] : engine::Names<Enum>::all)
        made[value] = &family.Add({{label, std::string(name)}}, arguments...);
    return made;
}

using CommandCounters = std::array<std::map<Outcome, Counter*>, command_kinds.size()>;

CommandCounters command_counters(Registry& registry) {
    auto& family = prometheus::BuildCounter()
                       .Name("crisscross_commands_total")
                       .Help("Commands of clients that were answered, by kind and outcome.")
                       .Register(registry);
    CommandCounters made{};
    for (std::size_t kind = 0; kind < command_kinds.size(); ++kind)
        for (const auto& [outcome, name] : engine::Names<Outcome>::all)
            made[kind][outcome] =
                &family.Add({{"kind", std::string(command_kinds[kind])}, {"outcome", std::string(name)}});
    return made;
}

using DeliveryCounters = std::map<DeliveryTarget, std::map<DeliveryOutcome, Counter*>>;

DeliveryCounters delivery_counters(Registry& registry) {
    auto& family = prometheus::BuildCounter()
                       .Name("crisscross_deliveries_total")
                       .Help("Attempts to deliver a notice, by target and outcome.")
                       .Register(registry);
    DeliveryCounters made;
    for (const auto& [target, target_name] : engine::Names<DeliveryTarget>::all)
        for (const auto& [outcome, name] : engine::Names<DeliveryOutcome>::all)
            made[target][outcome] =
                &family.Add({{"target", std::string(target_name)}, {"outcome", std::string(name)}});
    return made;
}

Histogram& histogram(Registry& registry, const std::string& name, const std::string& help) {
    return prometheus::BuildHistogram().Name(name).Help(help).Register(registry).Add({}, quick);
}

}  // namespace

struct Metrics::Families {
    Registry registry{};

    CommandCounters commands = command_counters(registry);
    DeliveryCounters deliveries = delivery_counters(registry);
    Histogram& command_seconds =
        histogram(registry, "crisscross_command_seconds",
                  "From reading the frame of a command that succeeds until the frames about it are in the outboxes "
                  "of all recipients.");
    Histogram& commit_seconds =
        histogram(registry, "crisscross_commit_seconds",
                  "From handing a change of a game, a room or a player to the store until it is on disk.");
    std::map<engine::Strength, Histogram*> thinking_seconds = one_for_each<engine::Strength>(
        prometheus::BuildHistogram()
            .Name("crisscross_thinking_seconds")
            .Help("How long a computer looks for its move, without waiting and pauses.")
            .Register(registry),
        "strength", patient);
    Counter& slow_clients = prometheus::BuildCounter()
                                .Name("crisscross_slow_clients_total")
                                .Help("Connections that were ended because the client did not read.")
                                .Register(registry)
                                .Add({});
    std::map<Limit, Counter*> limits_reached = one_for_each<Limit>(
        prometheus::BuildCounter()
            .Name("crisscross_limits_reached_total")
            .Help("Requests that were refused and connections that were closed because of a limit.")
            .Register(registry),
        "limit");

    Gauge& connections = gauge(registry, "crisscross_connections", "Open connections of any kind.");
    Gauge& sessions = gauge(registry, "crisscross_sessions", "Open WebSocket connections.");
    Gauge& rooms_open = gauge(registry, "crisscross_rooms_open", "Rooms in memory.");
    Gauge& room_inboxes =
        gauge(registry, "crisscross_room_inbox_requests", "Requests that wait in the inboxes of all rooms.");
    Gauge& store_queue = gauge(registry, "crisscross_store_queue",
                               "Reads and changes that the store has not answered yet, without backups.");
    Gauge& deliveries_waiting = gauge(registry, "crisscross_deliveries_waiting",
                                      "Notices that wait for a browser or a webhook, or for their time.");
    Counter& logged_errors = prometheus::BuildCounter()
                                 .Name("crisscross_log_errors_total")
                                 .Help("Lines of the level error in the log, such as one for a damaged game.")
                                 .Register(registry)
                                 .Add({});
    Gauge& clock_ahead = gauge(registry, "crisscross_clock_ahead_seconds",
                               "By how much the server's clock is ahead of the machine's; below 0 if it is behind.");
    Gauge& store_healthy =
        gauge(registry, "crisscross_store_healthy", "1 while data can be written, otherwise 0 (/healthz).");
    Gauge& ready = gauge(registry, "crisscross_ready", "1 while the server takes new work, otherwise 0 (/readyz).");
    prometheus::Family<Gauge>& analysis_queue = prometheus::BuildGauge()
                                                    .Name("crisscross_analysis_queue")
                                                    .Help("Jobs that wait for a thread of the analysis pool.")
                                                    .Register(registry);
    Gauge& data_bytes = gauge(registry, "crisscross_data_bytes", "Size of the files in the data folder.");
    Gauge& disk_free = gauge(registry, "crisscross_disk_free_bytes", "Free space on the disk of the data folder.");
    Gauge& disk_size = gauge(registry, "crisscross_disk_size_bytes", "Size of the disk of the data folder.");
    Gauge& resident = gauge(registry, "process_resident_memory_bytes", "Memory that the process occupies.");
    Counter& cpu = prometheus::BuildCounter()
                       .Name("process_cpu_seconds_total")
                       .Help("Processor time of all threads.")
                       .Register(registry)
                       .Add({});
    Gauge& open_files = gauge(registry, "process_open_fds", "Open file descriptors.");
    Gauge& max_files = gauge(registry, "process_max_fds", "The limit on open file descriptors.");
    Gauge& started = gauge(registry, "process_start_time_seconds", "When the server started, in Unix time.");

    std::mutex reading{};
    void record(const Readings& readings);
};

void Metrics::Families::record(const Readings& readings) {
    const auto set = [](Gauge& to, auto value) { to.Set(static_cast<double>(value)); };
    set(connections, readings.connections);
    set(sessions, readings.sessions);
    set(rooms_open, readings.rooms_open);
    set(room_inboxes, readings.room_inboxes);
    set(store_queue, readings.store_queue);
    set(deliveries_waiting, readings.deliveries_waiting);
    set(clock_ahead, readings.clock_ahead);
    set(store_healthy, readings.store_healthy ? 1 : 0);
    set(ready, readings.ready ? 1 : 0);
    for (const auto& [job_class, jobs] : readings.analysis_queue)
        set(analysis_queue.Add({{"class", std::string(job_class)}}), jobs);
    set(data_bytes, readings.disk.data);
    set(disk_free, readings.disk.free);
    set(disk_size, readings.disk.size);
    set(resident, readings.process.resident_bytes);
    logged_errors.Increment(static_cast<double>(readings.logged_errors) - logged_errors.Value());
    cpu.Increment(readings.process.cpu_seconds - cpu.Value());
    set(open_files, readings.process.open_files);
    set(max_files, readings.process.max_files);
}

Metrics::Metrics(std::string_view version) : families_(std::make_unique<Families>()) {
    families_->started.SetToCurrentTime();
    prometheus::BuildGauge()
        .Name("crisscross_build_info")
        .Help("Always 1; the label is the version of the program and its page.")
        .Register(families_->registry)
        .Add({{"version", std::string(version)}})
        .Set(1);
}

Metrics::~Metrics() = default;

void Metrics::command(CommandKind kind, Outcome outcome, double seconds) {
    families_->commands[static_cast<std::size_t>(kind)].at(outcome)->Increment();
    if (outcome == Outcome::ok) families_->command_seconds.Observe(seconds);
}

void Metrics::commit(double seconds) {
    families_->commit_seconds.Observe(seconds);
}

void Metrics::thought(engine::Strength strength, double seconds) {
    families_->thinking_seconds.at(strength)->Observe(seconds);
}

void Metrics::delivery(DeliveryTarget target, DeliveryOutcome outcome) {
    families_->deliveries.at(target).at(outcome)->Increment();
}

void Metrics::slow_client() {
    families_->slow_clients.Increment();
}

void Metrics::limit_reached(Limit limit) {
    families_->limits_reached.at(limit)->Increment();
}

std::uint64_t Metrics::times_reached(Limit limit) const {
    return static_cast<std::uint64_t>(families_->limits_reached.at(limit)->Value());
}

std::string Metrics::text(const Readings& readings) {
    const std::lock_guard lock(families_->reading);
    families_->record(readings);
    return prometheus::TextSerializer().Serialize(families_->registry.Collect());
}

}  // namespace crisscross::server
