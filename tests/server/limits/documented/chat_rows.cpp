#include "server/limits/limit_rates.hpp"
#include "server/names/names.hpp"
#include "storage/rooms/chat.hpp"
#include "storage/rooms/chat_store.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows chat_rows() {
    const LimitRates rates;
    return {
        row(for_room, "lines of the chat", text(storage::ChatStore::max_lines), "the oldest line goes"),
        row(for_room, "characters of a line", text(max_line_characters), "`BAD_MESSAGE`"),
        row(for_room, "people who react to a line", text(storage::max_reactions), Limit::chat),
        row(for_address, "lines, reactions and deletions in chats", by_second(rates.chats_per_network), Limit::chat),
        row(for_person, "lines, reactions and deletions in chats", by_interval(rates.chats_per_person), Limit::chat),
    };
}

}  // namespace crisscross::test::documented
