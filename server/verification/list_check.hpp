#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Whether the word lists of games are in a folder of compiled lists, and whole. Reads each list once.
class ListCheck {
public:
    explicit ListCheck(std::filesystem::path compiled) : compiled_(std::move(compiled)) {}

    /// Whether there is a list with this hash, right or wrong.
    bool has(const engine::Lexicon::Hash& hash) const;
    /// What is wrong with the list that has this hash; empty if nothing is.
    const std::string& wrong(const engine::Lexicon::Hash& hash);

private:
    std::filesystem::path compiled_;
    std::map<engine::Lexicon::Hash, std::string> known_;
};

}  // namespace crisscross::server
