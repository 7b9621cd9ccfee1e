#pragma once

#include <spdlog/sinks/base_sink.h>

#include <cstddef>
#include <mutex>
#include <string>

namespace crisscross::server {

/// Writes log lines to a file descriptor. If nobody reads them, lines are lost instead of holding up the server; once
/// there is space again, a line says how many.
class LogSink : public spdlog::sinks::base_sink<std::mutex> {
public:
    explicit LogSink(int descriptor) : descriptor_(descriptor) {}

protected:
    void sink_it_(const spdlog::details::log_msg& message) override;
    void flush_() override {}

private:
    bool has_space() const;
    void write(const std::string& text);

    int descriptor_;
    std::size_t lost_ = 0;
};

}  // namespace crisscross::server
