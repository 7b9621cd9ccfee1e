#include <ostream>

#include "engine/text/utf8.hpp"
#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/exit_status.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t files_between_lines = 100;
constexpr std::size_t max_named_rooms = 10;

/// "the room K7QFW2MX", "the rooms A, B", or how many they are.
std::string in_words(const std::set<std::string>& rooms) {
    if (rooms.size() > max_named_rooms) return counted(rooms.size(), "room");
    std::string codes;
    for (const std::string& code : rooms) codes += (codes.empty() ? "" : ", ") + code;
    return (rooms.size() == 1 ? "the room " : "the rooms ") + codes;
}

}  // namespace

int import_games(const ImportRequest& request, std::ostream& out, std::ostream& error) {
    const ImportListener listener{.refused =
                                      [&](const std::filesystem::path& file, const std::string& why) {
                                          error << file.string() << ": " << engine::printable(why, 200) << std::endl;
                                      },
                                  .progress =
                                      [&](std::size_t done, std::size_t files) {
                                          if (done % files_between_lines == 0 && done < files)
                                              out << done << " of " << counted(files, "file") << std::endl;
                                      }};
    const auto count = import_files(request, listener);
    if (!count) return exit_status::refuse(error, count.error().why);
    out << counted(count->imported, "game") << " imported, " << there_already(count->known) << ", "
        << count->refused + count->unread << " refused";
    if (!count->rooms.empty())
        out << (count->imported + count->known == 1 ? "; it is in " : "; they are in ") << in_words(count->rooms);
    out << '\n';
    if (count->unread > 0) return exit_status::unusable;
    return count->refused == 0 ? exit_status::right : exit_status::wrong;
}

}  // namespace crisscross::server
