#include "storage/sqlite/tables/calls/feeds.hpp"

#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/same_person.hpp"

namespace crisscross::storage {

void set_feed(Database& database, PlayerId player, const std::optional<NewFeed>& feed) {
    database.prepare("DELETE FROM feeds WHERE player = ?").bind(1, player).run();
    if (!feed || is_guest_of_account(database, player)) return;
    database.prepare("INSERT INTO feeds (player, secret_hash, language) VALUES (?, ?, ?)")
        .bind(1, player)
        .bind(2, feed->secret)
        .bind(3, feed->language)
        .run();
}

void end_feeds(Database& database, PlayerId player) {
    database.prepare("DELETE FROM feeds WHERE " + is_person("player")).bind(1, player).run();
}

bool has_feed(Database& database, PlayerId player) {
    Statement find = database.prepare("SELECT 1 FROM feeds WHERE player = ?");
    return find.bind(1, player).step();
}

std::optional<Feed> find_feed(Database& database, const TokenHash& secret) {
    Statement find = database.prepare(
        "SELECT player, language FROM feeds JOIN players ON players.id = player "
        "WHERE secret_hash = ? AND removed IS NULL");
    if (!find.bind(1, secret).step()) return std::nullopt;
    return Feed{find.integer(0), find.text(1)};
}

}  // namespace crisscross::storage
