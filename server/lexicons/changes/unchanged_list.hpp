#pragma once

#include <filesystem>

#include "server/requests/complaint.hpp"

/// Why a word list stays as it is: each with the name of the file, but not with its place on the machine.
namespace crisscross::server {

Complaint bad_line(const std::filesystem::path& file, int line);
Complaint word_in_other_file(const std::filesystem::path& file, int line);
Complaint full_file(const std::filesystem::path& file, std::size_t max);
/// `why` is a number of the system (`errno`).
Complaint unreadable_file(const std::filesystem::path& file, int why);
Complaint unwritten_file(const std::filesystem::path& file, int why);

/// The word has something that is not a letter of the list.
Complaint word_with_other_letters();
Complaint wrong_length_word();

}  // namespace crisscross::server
