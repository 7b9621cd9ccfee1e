#pragma once

#include <chrono>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "server/limits/rates/token_bucket.hpp"

/// The limits as rows of a table, as docs/operations.md should have them.
namespace crisscross::test::documented {

using Rows = std::vector<std::string>;

inline std::string text(double value) {
    std::string digits = std::to_string(std::llround(value));
    for (auto place = static_cast<std::ptrdiff_t>(digits.size()) - 3; place > 0; place -= 3)
        digits.insert(digits.begin() + place, ',');
    return digits;
}

inline std::string kibibytes(std::size_t bytes) {
    return text(static_cast<double>(bytes) / 1024) + " KiB";
}

inline std::string seconds(std::chrono::milliseconds time) {
    return text(static_cast<double>(time.count()) / 1000) + " seconds";
}

inline std::string burst(server::Rate rate) {
    return text(rate.burst);
}

inline std::string hourly(server::Rate rate) {
    return text(rate.per_second * 3600);
}

/// In seconds.
inline std::string interval(server::Rate rate) {
    return text(1 / rate.per_second);
}

inline std::string row(const std::string& limit, const std::string& of) {
    return "| " + limit + " | " + of + " |";
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
