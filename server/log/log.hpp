#pragma once

#include <initializer_list>
#include <span>
#include <string_view>

#include "server/log/log_line.hpp"

namespace crisscross::server {

/// Lines on standard error. May be called from any thread.
namespace log {

/// debug, info, warning, error or off.
void set_level(std::string_view level);
/// Text, unless this is called. Before the first line, or lines may be mixed.
void set_format(LogFormat format);
LogFormat format();
/// Whether standard error takes a few lines now, without waiting for somebody who reads them.
bool has_space();

/// How many errors this program has had to log, whether or not the level lets them through.
std::uint64_t errors();

/// For any number of facts.
void info(std::string_view event, std::span<const Field> fields);
void error(std::string_view event, std::span<const Field> fields);

void debug(std::string_view event, std::initializer_list<Field> fields = {});
void info(std::string_view event, std::initializer_list<Field> fields = {});
void warning(std::string_view event, std::initializer_list<Field> fields = {});
void error(std::string_view event, std::initializer_list<Field> fields = {});

}  // namespace log

}  // namespace crisscross::server
