#include "server/games/stored/stored_game.hpp"

#include "server/lexicons/lexicon_store.hpp"

namespace crisscross::server {

namespace {

protocol::LexiconNote note_of(const storage::StoredGame& stored, const std::optional<engine::Lexicon>& lexicon) {
    protocol::LexiconNote note{
        .id = stored.setup.lexicon, .name = stored.setup.lexicon, .hash = stored.setup.lexicon_hash};
    if (!lexicon) return note;
    note.name = lexicon->name();
    note.word_count = lexicon->word_count();
    return note;
}

// Without the `create` that made the room: it is answered by the lobby, and no command in the room may be answered
// from its receipt.
std::map<CommandKey, std::uint32_t> receipts_of(const storage::StoredGame& stored) {
    std::map<CommandKey, std::uint32_t> receipts;
    for (const storage::Receipt& receipt : stored.receipts)
        if (receipt.kind == storage::ReceiptKind::in_room)
            receipts[{receipt.command.player, receipt.command.id}] = receipt.version;
    return receipts;
}

}  // namespace

engine::Result<GameRecord, GameDamage> read_game(const storage::StoredGame& stored, const LexiconStore& lexicons) {
    const auto rules = read_rules(stored);
    if (!rules) return rules.error();
    return read_game(stored, *rules, lexicons);
}

engine::Result<GameRecord, GameDamage> read_game(const storage::StoredGame& stored, const engine::Rules& rules,
                                                 const LexiconStore& lexicons) {
    auto journal = read_journal(stored, rules);
    if (!journal) return journal.error();
    const auto chosen = lexicons.find(stored.setup.lexicon_hash);
    auto lexicon = chosen ? lexicons.respelt(*chosen, rules.alphabet()) : std::nullopt;
    GameRecord record{.id = stored.id,
                      .code = stored.room,
                      .number = stored.number,
                      .state = std::move(journal->state),
                      .log = std::move(journal->log),
                      .chance = engine::Chance(stored.setup.seed.value_or(engine::Seed{})),
                      .lexicon = std::move(lexicon),
                      .lexicon_note = note_of(stored, chosen),
                      .rated = stored.setup.rated};
    record.receipts = receipts_of(stored);
    return record;
}

void judge_by_standard_list(GameRecord& game, const LexiconStore& lexicons) {
    if (game.lexicon || game.state.stage() != Stage::over) return;
    const auto standard = lexicons.find(default_lexicon);
    if (!standard) return;
    game.lexicon = lexicons.respelt(*standard, game.state.rules.alphabet());
    if (game.lexicon) game.other_list = standard->name();
}

}  // namespace crisscross::server
