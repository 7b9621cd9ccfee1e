#include "engine/computer/leave_table.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>

namespace crisscross::engine {

namespace {

constexpr std::string_view balance_name = "balance";

/// Reads exactly `count` numbers, with nothing after them.
template <class Numbers>
bool read_numbers(std::istringstream& in, Numbers& numbers, int count) {
    for (int at = 0; at < count; ++at)
        if (!(in >> numbers[static_cast<std::size_t>(at)])) return false;
    std::string more;
    return !(in >> more);
}

/// Reads a table line by line.
class LeaveTableReader {
public:
    explicit LeaveTableReader(const Rules& rules) : rules_(rules) {}

    bool take(const std::string& line) {
        std::istringstream in(line);
        std::string name;
        if (!(in >> name) || line.starts_with("//")) return true;
        if (!named_.insert(name).second) return false;
        if (name == balance_name) return read_numbers(in, table_.balance, 2 * LeaveTable::reach + 1);
        if (const auto tile = rules_.find_tile(name)) return take_tile(in, *tile);
        return take_pair(in, name);
    }

    bool is_complete() const {
        bool complete = named_.contains(std::string(balance_name));
        rules_.tiles().for_each([&](Tile tile, int) { complete &= named_.contains(rules_.spelling(tile)); });
        return complete;
    }

    const LeaveTable& table() const { return table_; }

private:
    bool take_tile(std::istringstream& in, Tile tile) {
        auto& value = table_.tiles[tile.code];
        const auto count = known_copies(rules_, tile);
        if (!read_numbers(in, value, count)) return false;
        std::fill(value.begin() + count, value.end(), value[static_cast<std::size_t>(count - 1)]);
        return true;
    }

    bool take_pair(std::istringstream& in, const std::string& name) {
        const auto plus = name.find('+');
        if (plus == std::string::npos) return false;
        const auto one = rules_.find_tile(name.substr(0, plus));
        const auto other = rules_.find_tile(name.substr(plus + 1));
        std::array<double, 1> value{};
        if (!one || !other || *one == *other || !read_numbers(in, value, 1)) return false;
        table_.pairs.push_back({*one, *other, value[0]});
        return true;
    }

    const Rules& rules_;
    LeaveTable table_;
    std::set<std::string> named_;
};

}  // namespace

void throw_exception_from_error(const LeaveFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked table of leaves: " + fault.why);
}

int known_copies(const Rules& rules, Tile tile) {
    return std::min(LeaveTable::copies, rules.tiles().count(tile));
}

Result<LeaveTable, LeaveFault> read_leave_table(const Rules& rules, std::string_view text) {
    LeaveTableReader reader(rules);
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        if (!reader.take(line)) return LeaveFault{"cannot read this line: " + line};
    if (!reader.is_complete()) return LeaveFault{"a tile or the balance is missing"};
    return reader.table();
}

}  // namespace crisscross::engine
