#include "server/names/names.hpp"
#include "server/rooms/core/chat_rate.hpp"
#include "storage/rooms/chat.hpp"
#include "storage/rooms/chat_store.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows chat_rows() {
    return {
        row(text(storage::ChatStore::max_lines) + " lines; a further one takes the place of the oldest", "a chat"),
        row(text(max_line_characters) + " characters", "a line of a chat"),
        row("reactions of " + text(storage::max_reactions) + " people", "a line of a chat"),
        row(burst(ChatRate::rate_per_person) + " lines, reactions and deletions, then 1 every " +
                interval(ChatRate::rate_per_person) + " seconds",
            "a person in a room"),
    };
}

}  // namespace crisscross::test::documented
