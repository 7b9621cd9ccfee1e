#include "tests/support/storage/model_disk.hpp"

#include <algorithm>
#include <fstream>
#include <random>
#include <span>
#include <string_view>

namespace crisscross::test {
namespace {

using Kind = FileOperation::Kind;

/// The smallest unit that a disk writes as a whole.
constexpr std::size_t sector = 512;

/// mt19937_64 gives the same numbers everywhere; the standard's distributions do not.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(engine_() % bound); }
    bool coin() { return below(2) == 0; }

private:
    std::mt19937_64 engine_;
};

void put(std::string& content, std::size_t offset, std::string_view bytes) {
    if (content.size() < offset + bytes.size()) content.resize(offset + bytes.size(), '\0');
    content.replace(offset, bytes.size(), bytes);
}

void perform(std::string& content, const FileOperation& operation) {
    const auto offset = static_cast<std::size_t>(operation.offset);
    if (operation.kind == Kind::truncate)
        content.resize(offset, '\0');
    else
        put(content, offset, operation.bytes);
}

/// Writes only some of the sectors that the write touches; the rest of a sector stays as it was.
void tear(std::string& content, const FileOperation& write, Dice& dice) {
    const auto offset = static_cast<std::size_t>(write.offset);
    const std::string_view bytes = write.bytes;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.size(), ((offset + begin) / sector + 1) * sector - offset);
        if (dice.coin()) put(content, offset + begin, bytes.substr(begin, end - begin));
        begin = end;
    }
}

void perform_perhaps(std::string& content, const FileOperation& operation, Dice& dice) {
    const bool can_tear = operation.kind == Kind::write;
    switch (dice.below(can_tear ? 3 : 2)) {
        case 0:
            return;
        case 1:
            return perform(content, operation);
        default:
            return tear(content, operation, dice);
    }
}

}  // namespace

void ModelDisk::apply(const FileOperation& operation) {
    if (operation.kind == Kind::open) {
        nodes_.emplace_back();
        return change_name(operation.path, nodes_.size() - 1);
    }
    if (operation.kind == Kind::remove) {
        change_name(operation.path, std::nullopt);
        if (operation.with_folder) sync_names(unsynced_names_.size());
        return;
    }
    Node& node = nodes_.at(names_.at(operation.path));
    operation.kind == Kind::sync ? sync(node) : node.unsynced.push_back(&operation);
}

void ModelDisk::change_name(const std::string& path, std::optional<NodeNumber> node) {
    node ? (void)names_.insert_or_assign(path, *node) : (void)names_.erase(path);
    unsynced_names_.emplace_back(path, node);
}

void ModelDisk::sync(Node& node) {
    for (const FileOperation* operation : node.unsynced) perform(node.durable, *operation);
    node.unsynced.clear();
    if (!node.is_linked) sync_names(unsynced_names_.size());
}

void ModelDisk::sync_names(std::size_t count) {
    for (const auto& [path, node] : std::span(unsynced_names_).first(count)) {
        if (!node) {
            durable_names_.erase(path);
            continue;
        }
        durable_names_[path] = *node;
        nodes_.at(*node).is_linked = true;
    }
    unsynced_names_.erase(unsynced_names_.begin(), unsynced_names_.begin() + static_cast<std::ptrdiff_t>(count));
}

void ModelDisk::scatter(std::uint64_t chance) {
    Dice dice(chance);
    sync_names(dice.below(unsynced_names_.size() + 1));
    for (Node& node : nodes_)
        for (const FileOperation* operation : std::exchange(node.unsynced, {}))
            perform_perhaps(node.durable, *operation, dice);
}

void ModelDisk::write_durable(const std::filesystem::path& folder) const {
    std::filesystem::create_directories(folder);
    for (const auto& [path, node] : durable_names_) {
        std::ofstream file(folder / std::filesystem::path(path).filename(), std::ios::binary);
        file << nodes_.at(node).durable;
    }
}

}  // namespace crisscross::test
