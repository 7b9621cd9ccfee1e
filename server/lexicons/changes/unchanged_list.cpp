#include "server/lexicons/changes/unchanged_list.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>

#include "engine/lexicon/word_list.hpp"

namespace crisscross::server {

namespace {

Complaint unchanged(std::string sentence, protocol::Details details) {
    return with_details({"LIST_UNCHANGED", std::move(sentence)}, std::move(details));
}

std::string file_name(const std::filesystem::path& file) {
    return file.filename().string();
}

struct DiskFault {
    int number;
    std::string_view reason;
    std::string_view words;
};

constexpr std::array disk_faults{
    DiskFault{ENOSPC, "full_disk", "the disk is full."},
    DiskFault{EDQUOT, "quota", "the server may not use more of the disk."},
    DiskFault{EACCES, "not_writable", "the server may not write there."},
    DiskFault{EPERM, "not_writable", "the server may not write there."},
    DiskFault{EROFS, "not_writable", "the server may not write there."},
    DiskFault{EIO, "failing_disk", "the disk fails."},
};

}  // namespace

Complaint bad_line(const std::filesystem::path& file, int line) {
    const std::string name = file_name(file);
    return unchanged("Line " + std::to_string(line) + " of " + name +
                         " isn\u2019t a word, so the server uses nothing of that file. Correct it first.",
                     {.reason = "bad_line", .file = name, .line = line});
}

Complaint word_in_other_file(const std::filesystem::path& file, int line) {
    const std::string name = file_name(file);
    return unchanged("Line " + std::to_string(line) + " of " + name + " has this word. Take that back first.",
                     {.reason = "other_file", .file = name, .line = line});
}

Complaint full_file(const std::filesystem::path& file, std::size_t max) {
    const std::string name = file_name(file);
    return unchanged(name + " has " + std::to_string(max) + " words or more. Change it by hand.",
                     {.reason = "full_file", .max = static_cast<std::int64_t>(max), .file = name});
}

Complaint unreadable_file(const std::filesystem::path& file, int why) {
    const std::string name = file_name(file);
    const std::string reason = why == EIO ? "failing_disk" : "unreadable_file";
    return unchanged(name + " can\u2019t be read.", {.reason = reason, .file = name});
}

Complaint unwritten_file(const std::filesystem::path& file, int why) {
    const std::string name = file_name(file);
    const auto* const found = std::ranges::find(disk_faults, why, &DiskFault::number);
    if (found == disk_faults.end())
        return unchanged(name + " can\u2019t be written. The server\u2019s log says why.",
                         {.reason = "unknown", .file = name});
    return unchanged(name + " can\u2019t be written: " + std::string(found->words),
                     {.reason = std::string(found->reason), .file = name});
}

Complaint word_with_other_letters() {
    return unchanged("The word has something that isn\u2019t a letter of the list.", {.reason = "other_letters"});
}

Complaint wrong_length_word() {
    return unchanged(
        "A word of a list has " + std::to_string(engine::min_list_word_letters) + " to " +
            std::to_string(engine::max_list_word_letters) + " letters.",
        {.reason = "wrong_length", .min = engine::min_list_word_letters, .max = engine::max_list_word_letters});
}

}  // namespace crisscross::server
