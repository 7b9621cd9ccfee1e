#pragma once

#include <spdlog/sinks/base_sink.h>

#include <cstddef>
#include <mutex>
#include <string>

namespace crisscross::server {

/// Whether a few lines can be written to the descriptor without waiting for a reader.
bool has_space(int descriptor);

/// Writes log lines to a file descriptor. If nobody reads them, lines are lost instead of holding up the server; once
/// there is space again, a line says how many.
class LogSink : public spdlog::sinks::base_sink<std::mutex> {
public:
    /// The text of a line that says how many are lost.
    using LostLine = std::string (*)(std::size_t count);

    LogSink(int descriptor, LostLine lost_line) : descriptor_(descriptor), lost_line_(lost_line) {}

protected:
    void sink_it_(const spdlog::details::log_msg& message) override;
    void flush_() override {}

private:
    std::string formatted(const spdlog::details::log_msg& message);
    void write(const std::string& text);

    int descriptor_;
    LostLine lost_line_;
    std::size_t lost_ = 0;
};

}  // namespace crisscross::server
