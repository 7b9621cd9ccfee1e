#include "tests/server/rooms/step/step_room.hpp"

#include <algorithm>

#include "engine/game/decide.hpp"
#include "server/games/model/seating.hpp"
#include "server/rooms/stored/series.hpp"

namespace crisscross::test {

using namespace server;

namespace {

constexpr const char* code = "ABCD2345";

Caller caller(PlayerId connection) {
    return {static_cast<std::uint64_t>(connection), StepRoom::person(connection)};
}

PlayerId connection_of(const Caller& caller) {
    return static_cast<PlayerId>(caller.connection);
}

protocol::server::GameSummary summary(int number, const StepRoom::StoredGame& stored) {
    const GameState state = fold(fresh_game(stored.rules), stored.journal);
    protocol::server::GameSummary made{
        .game = number, .system = stored.system, .stage = std::string(name(state.stage()))};
    made.names = names_in(state);
    return made;
}

std::vector<PlayerId> people(const StepRoom::StoredGame& stored) {
    std::vector<PlayerId> people;
    for (const SeatHolder& holder : fold(fresh_game(stored.rules), stored.journal).seats)
        if (!holder.computer) people.push_back(holder.player);
    return people;
}

/// Keeps the lines of a chat as a store does. Players have the numbers of people.
struct KeepChat {
    StepRoom& room;

    using Lines = std::vector<protocol::server::ChatLine>;
    ChatDone operator()(const chat_job::KeepLine& job) const {
        if (job.player == 9) return {chat_outcome::Nameless{}};
        const auto person = static_cast<int>(job.player);
        const auto number = static_cast<protocol::LineNumber>(room.said.size() + 1);
        const auto [said, is_new] = room.said.try_emplace({job.player, job.request}, number);
        if (!is_new) return {chat_outcome::Repeated{said->second, person}};
        room.chat.push_back({number, job.channel, person, "Player " + std::to_string(person), room.now, job.text});
        return {chat_outcome::Kept{room.chat.back()}};
    }
    ChatDone operator()(const chat_job::SetReaction& job) const {
        const auto line = find(job.line, job.readable);
        if (line == room.chat.end()) return {chat_outcome::NoLine{}};
        if (room.reactions_are_full) return {chat_outcome::TooManyReactions{7}};
        line->reactions.clear();
        if (job.reaction) line->reactions.push_back({*job.reaction, {static_cast<int>(job.player)}});
        return {chat_outcome::Changed{*line}};
    }
    ChatDone operator()(const chat_job::DeleteLine& job) const {
        const auto line = find(job.line, job.readable);
        if (line == room.chat.end() || (!job.any && line->person != job.player)) return {chat_outcome::NoLine{}};
        const chat_outcome::Deleted deleted{line->channel, line->line};
        room.chat.erase(line);
        return {deleted};
    }
    ChatDone operator()(const chat_job::ReadLines& job) const {
        chat_outcome::Read read;
        for (const auto& line : room.chat)
            if (std::ranges::find(job.readable, line.channel) != job.readable.end()) read.page.lines.push_back(line);
        return {read};
    }
    ChatDone operator()(const chat_job::Switch& job) const {
        room.chat_on = job.on;
        return {chat_outcome::Switched{job.on}};
    }

    Lines::iterator find(protocol::LineNumber number, const std::vector<protocol::Channel>& readable) const {
        return std::ranges::find_if(room.chat, [&](const auto& line) {
            return line.line == number && std::ranges::find(readable, line.channel) != readable.end();
        });
    }
};

}  // namespace

StepRoom::StepRoom(const engine::Settings& settings, const std::vector<std::string>& words)
    : core({1000, 60'000, {}}, code), lexicon_(lexicon_of(words)) {
    games.push_back({engine::resolve(settings).value(), settings.system});
}

const std::vector<std::string>& StepRoom::few_words() {
    static const std::vector<std::string> words{"NO", "ON", "HORN"};
    return words;
}

std::string StepRoom::new_id() {
    static int last = 0;
    return "r" + std::to_string(++last);
}

RoomAnswer StepRoom::load_room() {
    ++room_reads;
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is gone"});
    RoomRecord record{.code = code, .about = about};
    for (const StoredGame& stored : games)
        for (const SeatHolder& holder : fold(fresh_game(stored.rules), stored.journal).seats)
            if (!holder.computer) record.people.insert(holder.player);
    for (int number = newest(); number >= 1; --number)
        record.games.push_back(summary(number, games[static_cast<std::size_t>(number - 1)]));
    for (const auto& game : record.games)
        if (closed && game.stage == "over") record.over.insert(game.game);
    if (record.games.size() > max_listed_games) record.games.resize(max_listed_games);
    for (int number = 1; number <= newest(); ++number) {
        const StoredGame& stored = games[static_cast<std::size_t>(number - 1)];
        const bool is_under_way = fold(fresh_game(stored.rules), stored.journal).stage() == Stage::playing;
        if (is_under_way) record.under_way[number] = people(stored);
    }
    record.receipts = receipts;
    record.chat_on = chat_on;
    record.closed = closed;
    record.players = people(games.back());
    return RoomLoaded{std::move(record)};
}

RoomAnswer StepRoom::store(const StoreChange& change) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    about = change.about;
    closed = closed || change.closes;
    store(change.receipt);
    return RoomChanged{};
}

void StepRoom::store(const std::optional<CommandKey>& receipt) {
    if (receipt) receipts.push_back(*receipt);
    if (std::cmp_greater(receipts.size(), storage::max_room_receipts)) receipts.erase(receipts.begin());
}

RoomAnswer StepRoom::create_game(const CreateGame& wanted) {
    if (!disk_works || !makes_games) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    if (wanted.number != newest() + 1) return GameMade{GameMade::TooLate{}};
    CHECK(wanted.rated == about.rated);
    std::vector<protocol::GameEvent> events{wanted.seats};
    const GameState seated = fold(fresh_game(wanted.rules), numbered(events, 0, now));
    for (engine::Event& event :
         engine::begin(wanted.rules, lexicon_.hash(), engine::Chance(engine::Seed{}), seated.levels()))
        events.emplace_back(std::move(event));
    games.push_back({wanted.rules, wanted.system, numbered(std::move(events), 0, now), {}, wanted.rated});
    store(wanted.receipt);
    return GameMade{GameMade::OnDisk{}};
}

RoomAnswer StepRoom::load(int game) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is gone"});
    if (game > newest()) return StorageAnswer(NoGame{});
    return StorageAnswer(Loaded{record(game)});
}

GameRecord StepRoom::record(int game) const {
    const StoredGame& stored = games[static_cast<std::size_t>(game - 1)];
    GameRecord record{.id = game,
                      .code = code,
                      .number = game,
                      .state = fold(fresh_game(stored.rules), stored.journal),
                      .log = stored.journal,
                      .receipts = stored.receipts,
                      .chance = engine::Chance(engine::Seed{}),
                      .lexicon = lexicon_,
                      .rated = stored.rated};
    record.lexicon_note.hash = lexicon_.hash();
    return record;
}

RoomAnswer StepRoom::append(int game, const Append& wanted) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    StoredGame& stored = games.at(static_cast<std::size_t>(game - 1));
    if (says_everything(wanted.entries.front())) stored.journal.clear();
    stored.journal.insert(stored.journal.end(), wanted.entries.begin(), wanted.entries.end());
    if (wanted.receipt) stored.receipts[*wanted.receipt] = stored.journal.back().version;
    return StorageAnswer(Stored{});
}

RoomAnswer StepRoom::do_in_chat(const ChatJob& job) {
    if (!disk_works) return StorageAnswer(StorageFault{StorageFault::Kind::disk, "the disk is full"});
    return std::visit(KeepChat{*this}, job);
}

struct StepRoom::Performing {
    StepRoom& room;
    int game = 0;
    std::optional<RoomAnswer> answer{};
    bool stores = false;

    void operator()(OfGame& of_game) {
        game = of_game.game;
        std::visit(*this, of_game.effect);
    }
    void operator()(const TellRoom& tell) {
        REQUIRE(tell.room.newest <= room.newest());
        for (const Caller& to : tell.to) {
            CHECK_FALSE(is_removed(to));
            room.room[connection_of(to)] = tell.room;
            ++room.told[connection_of(to)];
        }
    }
    void operator()(const ShowInLobby& shown) { room.in_lobby = shown.room; }
    void operator()(const LetIn& now) { room.let_in.insert(now.player); }
    void operator()(const NoLongerLetIn& now) {
        for (const PlayerId player : now.people) room.let_in.erase(player);
    }
    void operator()(const StoreChange& change) { keep(room.store(change)); }
    void operator()(const LoadRoom&) { answer = room.load_room(); }
    void operator()(const CreateGame& wanted) { keep(room.create_game(wanted)); }
    void operator()(const TellSome& tell) {
        for (const Caller& to : tell.to) {
            CHECK_FALSE(is_removed(to));
            room.heard[connection_of(to)].push_back(tell.message);
        }
    }
    void operator()(const DoInChat& wanted) { answer = room.do_in_chat(wanted.job); }
    void operator()(const Tell& tell) {
        for (const Caller& to : tell.to) {
            CHECK_FALSE(is_removed(to));
            room.frames[connection_of(to)][game] = {tell.entries.back().version, tell.may, tell.asked, tell.clocks};
            for (const protocol::Entry& entry : tell.entries) receive(to, entry);
        }
    }
    void receive(const Caller& to, const protocol::Entry& entry) {
        REQUIRE(entry.version <= room.games.at(static_cast<std::size_t>(game - 1)).journal.back().version);
        room.received[connection_of(to)][game].push_back(entry);
        std::string& pushed = room.pushed[game][entry.version];
        if (entry.event && entry.event->text.size() > pushed.size()) pushed = entry.event->text;
    }
    // It is about now, of which those know nothing who watch with a delay.
    void operator()(const TellPresence& tell) {
        const GameCore* open = room.core.game(game);
        for (const Caller& to : tell.to) {
            CHECK_FALSE((open && open->is_delayed(to.connection)));
            room.presence[connection_of(to)] = tell.presence;
        }
    }
    void operator()(const TellClosed& tell) {
        for (const Caller& to : tell.to) room.replies[connection_of(to)].emplace_back(protocol::server::RoomClosed{});
    }
    void operator()(const Reply& reply) {
        if (std::holds_alternative<protocol::server::Joined>(reply.message)) CHECK_FALSE(is_removed(reply.to));
        room.replies[connection_of(reply.to)].push_back(reply.message);
    }
    void operator()(const AnswerRename& outcome) { outcome.answer(outcome.refusal); }
    void operator()(const SetTimer& set) { room.timers[game][set.timer] = set.at; }
    void operator()(const CancelTimer& cancel) { REQUIRE(room.timers[game].erase(cancel.timer) == 1); }
    void operator()(const Analyse& analyse) { REQUIRE(room.jobs.emplace(game, analyse.number).second); }
    void operator()(const Abandon& abandon) { room.jobs.erase({game, abandon.number}); }
    void operator()(const CallPlayers& call) { room.calls.push_back({game, call}); }
    void operator()(const WithdrawCalls&) {}
    void operator()(const Log& line) {
        if (line.event == "room failed") room.failures.push_back(line.facts.back().second);
    }
    void operator()(const Load&) { answer = room.load(game); }
    void operator()(const Append& wanted) { keep(room.append(game, wanted)); }

    bool is_removed(const Caller& to) const { return room.about.removed.contains(to.player); }
    void keep(RoomAnswer outcome) {
        answer = std::move(outcome);
        stores = room.disk_works;
    }
};

std::optional<RoomInput> StepRoom::perform(RoomEffects effects) {
    Performing performing{*this};
    for (RoomEffect& effect : effects) {
        REQUIRE_FALSE(performing.answer);  // what asks the storage comes last
        std::visit(performing, effect);
    }
    if (!performing.answer) return std::nullopt;
    if (performing.stores && dies_when_stored) {
        die();
        return std::nullopt;
    }
    return RoomInput(*std::move(performing.answer));
}

void StepRoom::die() {
    dies_when_stored = false;
    has_died_ = true;
    timers.clear();
    jobs.clear();
    core = RoomCore({1000, 60'000, {}}, code);
    let_in.clear();
}

void StepRoom::give(RoomRequest request) {
    std::optional<RoomInput> input(std::move(request));
    while (input) input = perform(core.step(*std::exchange(input, std::nullopt), now));
}

std::string StepRoom::refusal_to(PlayerId player, std::size_t replies_before) {
    const auto found = replies.find(player);
    if (std::exchange(has_died_, false) && found->second.size() == replies_before) return no_answer;
    REQUIRE(found != replies.end());
    REQUIRE(found->second.size() > replies_before);
    const auto* error = std::get_if<protocol::server::Error>(&found->second[replies_before]);
    return error ? error->code : "";
}

std::string StepRoom::join(PlayerId player, std::optional<int> game, std::optional<std::string> password) {
    const auto before = replies[player].size();
    ++leases;
    Enter enter{caller(player), RoomLease([this] { --leases; }), new_id(), game};
    enter.shown_password = std::move(password);
    enter.name = name_of(player);
    give(std::move(enter));
    return refusal_to(player, before);
}

void StepRoom::leave(PlayerId player) {
    give(Leave{static_cast<std::uint64_t>(player)});
}

void StepRoom::rename(PlayerId player, const std::string& name) {
    new_names_[person(player)] = name;
    give(NewName{person(player), name});
}

std::string StepRoom::name_of(PlayerId player) const {
    if (const auto found = new_names_.find(person(player)); found != new_names_.end()) return found->second;
    return person(player) == 9 ? "" : "Player " + std::to_string(person(player));
}

std::string StepRoom::say(PlayerId player, const protocol::GameCommand& command) {
    const auto before = replies[player].size();
    const int game = std::visit([](const auto& kind) { return kind.game; }, command);
    give(ToGame{game, Say{caller(player), command}});
    return refusal_to(player, before);
}

std::string StepRoom::say(PlayerId player, const protocol::RoomCommand& command) {
    const auto before = replies[player].size();
    give(SayInRoom{caller(player), command});
    return refusal_to(player, before);
}

std::string StepRoom::say(PlayerId player, const protocol::ChatMessage& message) {
    const auto before = replies[player].size();
    give(SayInChat{caller(player), message});
    return refusal_to(player, before);
}

std::string StepRoom::say(PlayerId player, const protocol::RoomChange& change, const std::string& password_hash) {
    const auto before = replies[player].size();
    give(SayAsHost{caller(player), change, password_hash});
    return refusal_to(player, before);
}

void StepRoom::start(int seats) {
    for (int player = 1; player <= seats; ++player) {
        join(player);
        CHECK(say(player, protocol::client::TakeSeat{new_id(), "Player " + std::to_string(player)}).empty());
    }
    CHECK(say(1, protocol::client::Start{new_id()}).empty());
}

void StepRoom::finish(PlayerId winner) {
    std::vector<PlayerId> losers;
    for (const SeatHolder& holder : state(newest()).seats)
        if (holder.player != winner) losers.push_back(holder.player);
    for (const PlayerId player : losers) {
        protocol::client::Resign resign{new_id()};
        resign.game = newest();
        CHECK(say(player, resign).empty());
    }
    REQUIRE(state(newest()).stage() == Stage::over);
}

std::vector<std::string> StepRoom::names(int game) const {
    const StoredGame& stored = games.at(static_cast<std::size_t>(game - 1));
    return names_in(fold(fresh_game(stored.rules), stored.journal));
}

protocol::client::ProposeGame StepRoom::proposal(std::string id) const {
    protocol::client::ProposeGame made{std::move(id)};
    made.game = newest();
    return made;
}

}  // namespace crisscross::test
