#pragma once

#include <map>

#include "server/outgoing/host_resolver.hpp"

namespace crisscross::test {

/// Names that lead where a test says. A name that it does not know has no address.
class FakeResolver : public server::HostResolver {
public:
    using Addresses = std::vector<boost::asio::ip::address>;

    /// Each lookup of a name takes the next answer; the last one stays.
    void lead(const std::string& host, std::vector<std::vector<std::string>> answers) {
        for (const auto& answer : answers) {
            Addresses& made = answers_[host].emplace_back();
            for (const std::string& address : answer) made.push_back(boost::asio::ip::make_address(address));
        }
    }
    int lookups() const { return lookups_; }

    boost::asio::awaitable<std::optional<Addresses>> addresses_of(std::string host,
                                                                  std::chrono::milliseconds) override {
        ++lookups_;
        std::vector<Addresses>& answers = answers_[host];
        if (answers.empty()) co_return Addresses();
        const Addresses answer = answers.front();
        if (answers.size() > 1) answers.erase(answers.begin());
        co_return answer;
    }

private:
    std::map<std::string, std::vector<Addresses>> answers_;
    int lookups_ = 0;
};

}  // namespace crisscross::test
