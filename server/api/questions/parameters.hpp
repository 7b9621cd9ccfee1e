#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The parameters of a question over HTTP, such as `?word=FLURS&limit=20`. Each is read by its name; the first that
/// is wrong, and one that nobody has read, become the complaint.
class Parameters {
public:
    static constexpr std::size_t max_parameters = 32;
    /// The name of a player has fewer bytes.
    static constexpr std::size_t max_bytes_of_name = 200;

    /// `query` is what follows the `?`. BAD_PARAMETER for text that is not percent-encoded UTF-8 without control
    /// characters, and for a name that comes twice.
    explicit Parameters(std::string_view query);
    bool has(const std::string& name) const { return values_.contains(name); }
    /// Nothing if it is not there; a complaint unless it has 1 to `max_bytes` bytes.
    std::optional<std::string> text(const std::string& name, std::size_t max_bytes = 64);
    std::optional<std::int64_t> number(const std::string& name, std::int64_t min, std::int64_t max);
    /// One of the choices, as what it stands for.
    template <class Value>
    std::optional<Value> one_of(const std::string& name,
                                std::initializer_list<std::pair<std::string_view, Value>> choices) {
        std::vector<std::string_view> texts;
        for (const auto& one : choices) texts.push_back(one.first);
        const auto chosen = choice(name, texts);
        for (const auto& one : choices)
            if (chosen == one.first) return one.second;
        return std::nullopt;
    }
    /// One of the choices.
    std::optional<std::string> choice(const std::string& name, std::span<const std::string_view> choices);
    /// Whether it is there; its value must be `true`.
    bool flag(const std::string& name);

    /// The names of those that somebody has asked for.
    const std::set<std::string>& known() const { return known_; }

    void complain(const std::string& name, std::string code, std::string sentence);
    void complain(Complaint complaint);
    /// The first complaint; UNKNOWN_PARAMETER if there is one that nobody has read.
    std::optional<Complaint> complaint() const;

private:
    void add(std::string_view pair);

    std::map<std::string, std::string> values_;
    std::set<std::string> known_;
    std::optional<Complaint> complaint_;
};

}  // namespace crisscross::server
