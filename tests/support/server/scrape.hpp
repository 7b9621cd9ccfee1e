#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace crisscross::test {

/// What a server's /metrics gives at one moment.
class Scrape {
public:
    /// Throws unless the text is in the format of Prometheus.
    explicit Scrape(std::string text);
    /// From the server that serves its metrics at this port.
    static Scrape of(std::uint16_t metrics_port);

    /// Of a time series such as `crisscross_commands_total{kind="pass",outcome="ok"}`. Throws if there is none.
    double value(const std::string& series) const;
    /// The sum over all labels.
    double sum(const std::string& metric) const;
    /// All time series, with their labels.
    std::set<std::string> series() const;
    /// Their names, without labels.
    std::set<std::string> names() const;
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::map<std::string, double> values_;
};

}  // namespace crisscross::test
