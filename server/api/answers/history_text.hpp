#pragma once

#include <string>
#include <utility>

namespace crisscross::server {

/// The body of an answer, which is JSON unless it is a file.
struct HistoryText {
    HistoryText(std::string body) : text(std::move(body)) {}

    std::string text;
    std::string file_name{};               ///< for somebody to keep, under this name
    std::string type{"application/json"};  ///< the media type of the file
    std::string next_query{};              ///< that asks for the next page of a list; empty if this is the last
};

}  // namespace crisscross::server
