#pragma once

#include <chrono>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "server/limits/rates/token_bucket.hpp"
#include "server/metrics/limit.hpp"

/// The limits as rows of tables, as docs/operations.md should have them: one table for each of those whom a limit
/// binds.
namespace crisscross::test::documented {

using server::Limit;
using Rows = std::vector<std::string>;

/// The headings of the tables.
inline const std::string for_address = "For each address";
inline const std::string for_person = "For each person";
inline const std::string for_account = "For each account";
inline const std::string for_connection = "For each connection";
inline const std::string for_room = "For each room";
inline const std::string for_game = "For each game";
inline const std::string for_request = "For each request, file, note and notice";
inline const std::string for_server = "For the whole server";

inline std::string text(double value) {
    std::string digits = std::to_string(std::llround(value));
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(digits.begin() + place, ',');
    return digits;
}

inline std::string kibibytes(std::size_t bytes) {
    return text(static_cast<double>(bytes) / 1024) + " KiB";
}

inline std::string mebibytes(double bytes) {
    return text(bytes / (1 << 20)) + " MiB";
}

inline std::string seconds(std::chrono::milliseconds time) {
    return text(static_cast<double>(time.count()) / 1000) + " seconds";
}

/// For limits that allow more than one a second, a minute or an hour after the burst.
inline std::string by_second(server::Rate rate) {
    return text(rate.burst) + ", then " + text(rate.per_second) + " a second";
}

inline std::string by_minute(server::Rate rate) {
    return text(rate.burst) + ", then " + text(rate.per_second * 60) + " a minute";
}

inline std::string by_hour(server::Rate rate) {
    return text(rate.burst) + ", then " + text(rate.per_second * 3600) + " an hour";
}

/// For limits that allow one in some seconds after the burst.
inline std::string by_interval(server::Rate rate) {
    return text(rate.burst) + ", then 1 every " + text(1 / rate.per_second) + " seconds";
}

inline std::string mebibytes_by_day(server::Rate rate) {
    return mebibytes(rate.burst) + ", then " + mebibytes(rate.per_second * 86'400) + " a day";
}

/// `consequence`: what happens beyond the limit.
inline std::string row(const std::string& whom, const std::string& what, const std::string& amount,
                       const std::string& consequence) {
    return whom + ": | " + what + " | " + amount + " | " + consequence + " |";
}

inline std::string row(const std::string& whom, const std::string& what, const std::string& amount, Limit limit) {
    return row(whom, what, amount, "`" + std::string(engine::name_of(limit)) + "`");
}

Rows analysis_rows();
Rows chat_rows();
Rows connection_rows();
Rows game_rows();
Rows history_rows();
Rows http_rows();
Rows import_rows();
Rows note_rows();
Rows notice_rows();
Rows people_rows();
Rows room_rows();

}  // namespace crisscross::test::documented
