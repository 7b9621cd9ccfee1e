#include "server/rooms/room.hpp"

#include <algorithm>

#include "engine/game/ending.hpp"
#include "server/rooms/joined.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/lookup.hpp"
#include "server/rooms/preview.hpp"
#include "server/rooms/room_append.hpp"
#include "server/rooms/room_decision.hpp"
#include "server/rooms/room_reader.hpp"
#include "server/runtime/awaitable_store.hpp"
#include "server/runtime/config.hpp"
#include "server/runtime/log.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::size_t most_inputs = 1024;
constexpr Moment retry_after = 1000;

const Complaint busy{"BUSY", "The server is busy. Try again."};
const Complaint id_used{"ID_USED", "A command with this id has been accepted in another room.", "/id"};
const Complaint mistake{"INTERNAL", "The server made a mistake. Nothing has changed."};
const Complaint storage_failed{"STORAGE_FAILED", "The server could not store that. Nothing has changed; try again."};

}  // namespace

Room::Room(asio::any_io_executor strand, Services& services, storage::RoomId id, std::string code)
    : strand_(strand),
      services_(services),
      id_(id),
      code_(std::move(code)),
      inbox_(strand, most_inputs),
      clock_(strand, services.clock, [this](engine::Turn turn) { inbox_.insist(Expired{turn}); }),
      computers_(strand, services.clock, services.analysis_pool, services.config.computer_pause,
                 [this](std::uint32_t version) { inbox_.insist(Rested{version}); }) {}

asio::awaitable<void> Room::run() {
    const auto self = shared_from_this();
    log::info("room opened", {{"room", id_}});
    while (std::optional<RoomInput> input = co_await inbox_.next()) {
        std::string failure;
        try {
            co_await react(*input);
        } catch (const std::exception& problem) {
            failure = problem.what();
        }
        if (!failure.empty()) fail(*input, failure);
        input.reset();
        if (may_end() && services_.lobby.retire(code_)) break;
    }
    inbox_.close();
    clock_.set(std::nullopt);
    computers_.forget();
    abandon_proof();
    while (!questions_.empty()) abandon_question(questions_.begin()->first);
    audience_.clear();
    log::debug("room closed", {{"room", id_}});
}

bool Room::may_end() const {
    return audience_.empty() && !clock_.running() && !computers_.busy() && !proof_;
}

asio::awaitable<void> Room::react(RoomInput& input) {
    if (!record_) co_await load();
    if (auto* enter = std::get_if<Enter>(&input)) co_await take(*enter);
    if (auto* exit = std::get_if<Exit>(&input)) co_await take(*exit);
    if (auto* say = std::get_if<Say>(&input)) co_await take(*say);
    if (auto* expired = std::get_if<Expired>(&input)) co_await take(*expired);
    if (auto* considered = std::get_if<Considered>(&input)) co_await take(*considered);
    if (auto* rested = std::get_if<Rested>(&input)) co_await take(*rested);
    if (auto* searched = std::get_if<Searched>(&input)) co_await take(*searched);
}

// Also after a failure: then the audience may have missed what turns out to be stored.
asio::awaitable<void> Room::load() {
    std::optional<storage::StoredGame> stored = co_await services_.store.load_game(id_);
    if (!stored) throw std::runtime_error("the room is not in the storage");
    record_ = co_await services_.room_reader.read(*std::move(stored));
    told_ = std::min(told_, record_->state.version);
    audience_.tell(code_, record_->state, std::span(record_->log).subspan(told_));
    told_ = record_->state.version;
    set_clock();
    prove_no_play();
    consider();
}

// Before the computers' move: the pool keeps to the order.
void Room::prove_no_play() {
    abandon_proof();
    const RoomState& state = record_->state;
    if (!record_->lexicon || !state.game || !engine::may_end_without_plays(*state.game)) return;
    const auto tell = [room = weak_from_this(), version = state.version](const AnalysisResult& result) {
        const auto* found = std::get_if<engine::NoPlayFound>(&result);
        if (const auto self = room.lock())
            self->inbox_.insist(Searched{version, found ? std::optional(*found) : std::nullopt});
    };
    proof_ = services_.analysis_pool.submit(analysis_job::ProveNoPlay{*record_->lexicon, *state.game}, job_class(),
                                            {id_}, tell);
}

void Room::abandon_proof() {
    if (proof_) services_.analysis_pool.abandon(*proof_);
    proof_.reset();
}

void Room::consider() {
    const auto tell = [room = weak_from_this()](std::uint32_t version, std::optional<ComputerMove> move) {
        if (const auto self = room.lock()) self->inbox_.insist(Considered{version, std::move(move)});
    };
    computers_.consider(*record_, job_class(), tell);
}

// Rooms in which nobody waits for a move come last.
JobClass Room::job_class() const {
    const RoomState& state = record_->state;
    bool has_people = !audience_.empty();
    for (std::size_t seat = 0; state.game && seat < state.seats.size(); ++seat)
        has_people |= !state.seats[seat].automatic() && !state.game->position.players[seat].resigned;
    return has_people ? JobClass::people : JobClass::computers;
}

void Room::set_clock() {
    clock_.set(deadline(record_->state));
}

// The journal tells what is true now; it is read again before the next input.
void Room::fail(RoomInput& input, std::string_view why) {
    log::error("room failed", {{"room", id_}, {"why", why}});
    record_.reset();
    if (const auto* enter = std::get_if<Enter>(&input))
        enter->viewer.answer(error_message(enter->id, storage_failed));
    if (const auto* say = std::get_if<Say>(&input)) say->viewer.answer(error_message(say->id, storage_failed));
    if (const auto* exit = std::get_if<Exit>(&input)) audience_.remove(exit->connection);
    if (const auto* expired = std::get_if<Expired>(&input))
        clock_.set(Deadline{expired->turn, services_.clock.now() + retry_after});
    // Nobody else would wake the room: it is loaded anew, and its computers' move is found again.
    if (std::holds_alternative<Rested>(input) || std::holds_alternative<Considered>(input) ||
        std::holds_alternative<Searched>(input))
        clock_.set(Deadline{0, services_.clock.now() + retry_after});
}

asio::awaitable<void> Room::take(Enter& input) {
    const Viewer viewer = input.viewer;
    viewer.answer(joined(*record_, code_, viewer.player, input.id, input.seen));
    audience_.add(viewer, std::move(input.lease));
    tell_presence(viewer.connection);
    co_return;
}

asio::awaitable<void> Room::take(Exit& input) {
    audience_.remove(input.connection);
    abandon_question(input.connection);
    tell_presence();
    co_await let_stand_in();
}

// What all agree on now: somebody may have gone who had not agreed, or does not play any more.
asio::awaitable<void> Room::let_stand_in() {
    Events agreed = stand_ins_.agreed(record_->state, audience_.present(record_->state));
    if (!agreed.empty()) co_await commit(std::move(agreed), std::nullopt);
}

void Room::tell_presence(std::optional<std::uint64_t> newcomer) {
    const std::vector<bool> present = audience_.present(record_->state);
    stand_ins_.keep_up(record_->state, present, services_.clock.now());
    audience_.tell_presence({code_, protocol::only_game, present, stand_ins_.asked()}, newcomer);
}

asio::awaitable<void> Room::take(Say& input) {
    const Viewer& viewer = input.viewer;
    if (answer(input)) co_return;
    const storage::CommandId command{viewer.player, input.id};
    if (const auto receipt = record_->receipts.find(command); receipt != record_->receipts.end()) {
        viewer.answer(protocol::server::Ok{input.id, receipt->second});
        co_return;
    }
    auto events = decided(input);
    if (!events) co_return viewer.answer(error_message(input.id, events.error()));
    protocol::server::Ok ok{input.id};
    if (!events->empty()) ok.version = co_await commit(std::move(*events), command);
    viewer.answer(ok);
    co_await let_stand_in();
}

// Questions change nothing. False if this is none.
bool Room::answer(const Say& input) {
    const Viewer& viewer = input.viewer;
    const auto say = [&](const auto& made) {
        made ? viewer.answer(*made) : viewer.answer(error_message(input.id, made.error()));
        return true;
    };
    if (const auto* asked = std::get_if<protocol::client::Preview>(&input.message))
        return say(preview(record_->state, record_->list(), viewer.player, *asked));
    if (const auto* asked = std::get_if<protocol::client::Lookup>(&input.message))
        return say(look_up(record_->state, services_.lexicons, *asked));
    if (const auto* asked = std::get_if<protocol::client::Hint>(&input.message))
        return analyse(input, hint(*record_, viewer.player, *asked)), true;
    if (const auto* asked = std::get_if<protocol::client::Analysis>(&input.message))
        return analyse(input, analysis(*record_, *asked)), true;
    return false;
}

void Room::analyse(const Say& input, Answer<Question> question) {
    const auto refuse = [viewer = input.viewer, id = input.id](const Complaint& why) {
        viewer.answer(error_message(id, why));
    };
    if (!question) return refuse(question.error());
    const auto tell = [viewer = input.viewer, refuse](const AnalysisResult& result) {
        const auto* advice = std::get_if<protocol::server::Advice>(&result);
        if (!advice) return refuse(mistake);
        std::visit([&viewer](const auto& answer) { viewer.answer(answer); }, *advice);
    };
    const JobClass its_class = question->done ? JobClass::analyses : JobClass::hints;
    const auto job = services_.analysis_pool.submit(analysis_job::Answer{std::move(*question)}, its_class,
                                                    {id_, input.viewer.player}, tell);
    if (!job) return refuse(busy);
    questions_[input.viewer.connection] = *job;
}

void Room::abandon_question(std::uint64_t connection) {
    const auto asked = questions_.find(connection);
    if (asked == questions_.end()) return;
    services_.analysis_pool.abandon(asked->second);
    questions_.erase(asked);
}

Answer<Room::Events> Room::decided(const Say& input) {
    if (const auto* request = std::get_if<protocol::client::AddStandIn>(&input.message))
        return stand_in(*request, input.viewer.player);
    return decide(record_->state, record_->list(), record_->lexicon_note.hash, record_->chance, input.viewer.player,
                  input.message);
}

// Nothing follows yet if others have to agree.
Answer<Room::Events> Room::stand_in(const protocol::client::AddStandIn& request, PlayerId player) {
    const std::vector<bool> present = audience_.present(record_->state);
    const std::vector<bool> away = stand_ins_.away(services_.clock.now() - services_.config.stand_in_after);
    const auto by = may_ask(record_->state, present, away, player, request);
    if (!by) return by.error();
    if (*by == request.seat) return Events{protocol::StandInAdded{request.seat, request.strength}};
    stand_ins_.ask(request, *by);
    tell_presence();
    return stand_ins_.agreed(record_->state, present);
}

asio::awaitable<void> Room::take(Expired& input) {
    clock_.rung(input.turn);
    // What the bell was for may be gone: an dispute has stopped the window, say.
    const auto due = deadline(record_->state);
    if (!due || due->turn != input.turn || due->at > services_.clock.now()) co_return set_clock();
    Events events = decide_expiry(record_->state, record_->list(), record_->chance, input.turn);
    if (!events.empty()) co_await commit(std::move(events), std::nullopt);
}

asio::awaitable<void> Room::take(Considered& input) {
    computers_.keep(input.version, std::move(input.move));
    co_return;
}

// The game may have moved on meanwhile: then the engine refuses.
asio::awaitable<void> Room::take(Searched& input) {
    if (input.version != record_->state.version) co_return;
    proof_.reset();
    if (!input.found || !record_->state.game) co_return;
    auto events =
        decide_as(record_->state, record_->list(), record_->chance, record_->state.game->to_move, *input.found);
    if (events) co_await commit(std::move(*events), std::nullopt);
}

// What a computer says is decided on like everything else. A refusal would be a bug; then it passes, if it can.
asio::awaitable<void> Room::take(Rested& input) {
    const auto move = computers_.take(input.version);
    if (!move || record_->state.version != input.version) co_return;
    const auto decided = [&](const engine::Command& command) {
        return decide_as(record_->state, record_->list(), record_->chance, move->seat, command);
    };
    auto events = decided(move->command);
    if (!events) {
        log::error("a computer's command was refused", {{"room", id_}, {"why", events.error().code}});
        events = decided(engine::Pass{record_->state.game->turn});
    }
    if (events) co_await commit(std::move(*events), std::nullopt);
}

// Gives the version that the command led to; nothing if it was accepted before in another room.
asio::awaitable<std::optional<std::uint32_t>> Room::commit(Events events, Command command) {
    const Moment last = record_->log.empty() ? 0 : record_->log.back().at;
    std::vector<RoomEntry> entries =
        numbered(std::move(events), record_->state.version, std::max(last, services_.clock.now()));
    RoomState next = fold(record_->state, entries);
    storage::Append append = append_of(*record_, next, entries);
    append.command = command;
    const storage::AppendOutcome outcome = co_await services_.store.append(std::move(append));
    if (std::holds_alternative<storage::Conflict>(outcome))
        throw StorageFailed("another writer has moved the game on");
    if (std::holds_alternative<storage::Repeated>(outcome)) co_return std::nullopt;
    adopt(std::move(next), std::move(entries));
    if (command) record_->receipts[*command] = record_->state.version;
    co_return record_->state.version;
}

void Room::adopt(RoomState next, std::vector<RoomEntry> entries) {
    const Stage before = record_->state.stage();
    record_->state = std::move(next);
    audience_.tell(code_, record_->state, entries);
    told_ = record_->state.version;
    record_->log.insert(record_->log.end(), std::make_move_iterator(entries.begin()),
                        std::make_move_iterator(entries.end()));
    tell_presence();
    set_clock();
    prove_no_play();
    consider();
    if (const Stage now = record_->state.stage(); now != before)
        log::info(now == Stage::over ? "game ended" : "game started",
                  {{"room", id_}, {"seats", record_->state.seats.size()}, {"version", told_}});
}

}  // namespace crisscross::server
