#include "tests/load/report.hpp"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace crisscross::load {

using nlohmann::json;

namespace {

template <class... Values>
std::string line(const char* format, Values... values) {
    char text[512];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

json json_of(const RunFigures& run) {
    return {{"commands_per_second", run.commands_per_second},
            {"microseconds_per_command", run.microseconds},
            {"p50_milliseconds", run.p50},
            {"p99_milliseconds", run.p99},
            {"frames_per_command", run.frames},
            {"bytes_per_command", run.bytes},
            {"commands", run.commands},
            {"refused", run.refused},
            {"malformed", run.malformed},
            {"unanswered", run.unanswered},
            {"seconds_to_stop", run.seconds_to_stop}};
}

json json_of(const Comparison& comparison, const Options& options) {
    json made{{"rooms", options.rooms},
              {"mix", options.mix == Mix::plays ? "plays" : "exchanges"},
              {"commits_per_second", comparison.commits.per_second},
              {"commit_p99_milliseconds", comparison.commits.p99_milliseconds},
              {"bare", json_of(comparison.bare)},
              {"servers", json::array()}};
    for (std::size_t number = 0; number < comparison.servers.size(); ++number) {
        json server = json_of(comparison.servers[number]);
        server["program"] = options.servers[number].string();
        made["servers"].push_back(std::move(server));
    }
    return made;
}

std::string row(const RunFigures& run) {
    return line("%9.0f %8.1f %8.2f %8.2f %7.1f %8.0f", run.commands_per_second, run.microseconds, run.p50, run.p99,
                run.frames, run.bytes);
}

std::string row(const RunFigures& run, const Comparison& comparison) {
    return row(run) + line(" %8.2f %8.2f %8.2f\n", run.commands_per_second / comparison.bare.commands_per_second,
                           run.commands_per_second / comparison.commits.per_second, run.seconds_to_stop);
}

}  // namespace

std::string report(const Comparison& comparison, const Options& options) {
    if (options.json) return json_of(comparison, options).dump(2) + '\n';
    std::string text = line("%d rooms of four, medians of %d\n", options.rooms, options.repeats);
    text += line("disk: %.0f commits of one row a second, p99 %.2f ms\n", comparison.commits.per_second,
                 comparison.commits.p99_milliseconds);
    text += "  command/s us of it   p50 ms   p99 ms  frames    bytes    /bare  /commit  stop s\n";
    for (std::size_t number = 0; number < comparison.servers.size(); ++number) {
        const RunFigures& run = comparison.servers[number];
        text += row(run, comparison);
        text += line("          %s: %lld refused, %lld unanswered, %lld malformed\n", options.servers[number].c_str(),
                     static_cast<long long>(run.refused), static_cast<long long>(run.unanswered),
                     static_cast<long long>(run.malformed));
    }
    return text + row(comparison.bare) + "  Beast alone\n";
}

std::string report(const std::filesystem::path& program, const IdleMemory& memory, const Options& options) {
    if (options.json)
        return json{{"program", program.string()},
                    {"bytes_per_connection", memory.connection},
                    {"bytes_per_room", memory.room}}
                   .dump(2) +
               '\n';
    return line("%s: %.1f KiB for an idle joined connection, %.1f KiB for an idle loaded room\n", program.c_str(),
                memory.connection / 1024, memory.room / 1024);
}

std::string report(const std::filesystem::path& program, const ColdStart& start, const Options& options) {
    if (options.json)
        return json{{"program", program.string()},
                    {"stored_rooms", options.stored},
                    {"seconds_to_ready", start.seconds_to_ready},
                    {"join_milliseconds", start.join},
                    {"turns", options.turns},
                    {"long_join_milliseconds", start.long_join},
                    {"long_join_bytes", start.long_bytes}}
                   .dump(2) +
               '\n';
    return line("%s: ready in %.3f s with %d stored rooms; cold join %.1f ms, %.1f ms and %.0f bytes with %d turns\n",
                program.c_str(), start.seconds_to_ready, options.stored, start.join, start.long_join,
                start.long_bytes, options.turns);
}

std::string report(const std::filesystem::path& program, const FloodFigures& flood, const Options& options) {
    const auto json_of = [](const Bystanders& others) {
        return json{{"p99_milliseconds", others.p99},
                    {"computer_move_milliseconds", others.computer_move},
                    {"longest_computer_move_milliseconds", others.longest_move}};
    };
    if (options.json)
        return json{{"program", program.string()},
                    {"flooders", options.flooders},
                    {"questions_per_second", flood.questions_per_second},
                    {"alone", json_of(flood.alone)},
                    {"flooded", json_of(flood.flooded)}}
                   .dump(2) +
               '\n';
    const auto row = [](const char* name, const Bystanders& others) {
        return line("%-8s %8.2f %15.1f %8.1f\n", name, others.p99, others.computer_move, others.longest_move);
    };
    return line("%s: %d flooders got %.0f answers a second\n", program.c_str(), options.flooders,
                flood.questions_per_second) +
           "           p99 ms  a computer's move  longest (ms)\n" + row("alone", flood.alone) +
           row("flooded", flood.flooded);
}

}  // namespace crisscross::load
