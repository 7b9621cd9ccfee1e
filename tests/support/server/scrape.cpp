#include "tests/support/server/scrape.hpp"

#include <sstream>
#include <stdexcept>

#include "tests/support/clients/http_client.hpp"

namespace crisscross::test {

namespace {

std::string name_of(const std::string& series) {
    return series.substr(0, series.find('{'));
}

}  // namespace

Scrape::Scrape(std::string text) : text_(std::move(text)) {
    std::istringstream lines(text_);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#')) continue;
        const auto space = line.rfind(' ');
        if (space == std::string::npos) throw std::runtime_error("not a metric: " + line);
        if (!values_.emplace(line.substr(0, space), std::stod(line.substr(space + 1))).second)
            throw std::runtime_error("a time series appears twice: " + line);
    }
}

Scrape Scrape::of(std::uint16_t metrics_port) {
    const HttpReply reply = http_request(metrics_port, "GET", "/metrics");
    if (reply.status != 200) throw std::runtime_error("status " + std::to_string(reply.status));
    return Scrape(reply.body);
}

double Scrape::value(const std::string& series) const {
    const auto found = values_.find(series);
    if (found == values_.end()) throw std::runtime_error("no time series " + series);
    return found->second;
}

double Scrape::sum(const std::string& metric) const {
    double total = 0;
    for (const auto& [series, value] : values_)
        if (name_of(series) == metric) total += value;
    return total;
}

std::set<std::string> Scrape::series() const {
    std::set<std::string> all;
    for (const auto& [series, value] : values_) all.insert(series);
    return all;
}

std::set<std::string> Scrape::names() const {
    std::set<std::string> all;
    for (const auto& [series, value] : values_) all.insert(name_of(series));
    return all;
}

}  // namespace crisscross::test
