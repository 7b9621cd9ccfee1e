#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "tests/support/file_text.hpp"

/// The inputs from which fuzzing starts: fixtures, golden lines, short games, and a few by hand.
namespace crisscross::fuzz {

/// Where the seeds of one target go.
class Seeds {
public:
    Seeds(const std::filesystem::path& place, const std::string& target) : folder_(place / target) {
        std::filesystem::create_directories(folder_);
    }
    void add(const std::string& name, std::string_view bytes) const {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
    }
    void add_files(const std::filesystem::path& from) const {
        for (const auto& file : std::filesystem::directory_iterator(from))
            add(file.path().stem().string(), test::file_text(file.path()));
    }

private:
    std::filesystem::path folder_;
};

void add_addresses(const Seeds& seeds);
void add_call_addresses(const Seeds& seeds);
void add_commands(const Seeds& seeds);
void add_connections(const Seeds& seeds);
void add_games(const Seeds& seeds);
void add_host_files(const Seeds& seeds);
void add_journals(const Seeds& seeds);
void add_lexicons(const Seeds& seeds);
void add_notes(const Seeds& seeds);
void add_passkeys(const Seeds& seeds);
void add_positions(const Seeds& seeds);
void add_queries(const Seeds& seeds);
void add_stored_events(const Seeds& seeds);
void add_typed_texts(const Seeds& seeds);

}  // namespace crisscross::fuzz
