#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/storage/shim_vfs.hpp"

namespace crisscross::test {

/// A disk that loses whatever was not synced when the power fails.
class ModelDisk {
public:
    /// `operation` must stay in place for as long as the disk is used.
    void apply(const FileOperation& operation);

    /// Lets some of the unsynced changes reach the disk after all.
    void scatter(std::uint64_t chance);

    /// What is left after the power failure.
    void write_durable(const std::filesystem::path& folder) const;

private:
    struct Node {
        std::string durable{};
        std::vector<const FileOperation*> unsynced{};
        bool is_linked = false;  // its name is durable or once was
    };
    using NodeNumber = std::size_t;
    /// A name given to a node, or removed.
    using NameChange = std::pair<std::string, std::optional<NodeNumber>>;

    void change_name(const std::string& path, std::optional<NodeNumber> node);
    void sync(Node& node);
    void sync_names(std::size_t count);

    std::vector<Node> nodes_;
    std::map<std::string, NodeNumber> names_;          // as the running program sees them
    std::map<std::string, NodeNumber> durable_names_;  // as the disk has them
    std::vector<NameChange> unsynced_names_;
};

}  // namespace crisscross::test
