#include "server/rooms/room.hpp"

#include <algorithm>

#include "engine/computer/no_play_left.hpp"
#include "server/rooms/joined.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/lookup.hpp"
#include "server/rooms/preview.hpp"
#include "server/rooms/room_append.hpp"
#include "server/rooms/room_decision.hpp"
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
const Complaint no_thought{"INTERNAL", "Something went wrong on the server. Nothing has changed."};
const Complaint storage_failed{"STORAGE_FAILED",
                               "The server couldn\u2019t save that. Nothing has changed. Try again."};

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
    audience_.clear();
    log::debug("room closed", {{"room", id_}});
}

bool Room::may_end() const {
    return audience_.empty() && !clock_.running() && !computers_.busy();
}

asio::awaitable<void> Room::react(RoomInput& input) {
    if (!record_) co_await load();
    if (auto* enter = std::get_if<Enter>(&input)) co_await take(*enter);
    if (auto* exit = std::get_if<Exit>(&input)) co_await take(*exit);
    if (auto* say = std::get_if<Say>(&input)) co_await take(*say);
    if (auto* expired = std::get_if<Expired>(&input)) co_await take(*expired);
    if (auto* considered = std::get_if<Considered>(&input)) co_await take(*considered);
    if (auto* rested = std::get_if<Rested>(&input)) co_await take(*rested);
    if (auto* respelt = std::get_if<Respelt>(&input)) record_->respelt = std::move(respelt->list);
}

// Also after a failure: then the audience may have missed what turns out to be stored.
asio::awaitable<void> Room::load() {
    const std::optional<storage::StoredGame> stored = co_await services_.store.load_game(id_);
    if (!stored) throw std::runtime_error("the room is not in the storage");
    record_ = read_room(*stored, services_.lexicons);
    told_ = std::min(told_, record_->state.version);
    audience_.tell(record_->state, std::span(record_->log).subspan(told_));
    told_ = record_->state.version;
    set_clock();
    respell_list();
    consider();
}

// The search for a play that somebody may still have (K13) needs the list in the letters of the tiles. Until it is
// there nothing is proved.
void Room::respell_list() {
    const engine::Rules& rules = record_->state.rules;
    if (!record_->lexicon || record_->state.stage() == Stage::over || !engine::looks_for_plays(rules.ruleset()))
        return;
    if (record_->lexicon->alphabet() == rules.alphabet()) return;
    services_.analysis_pool.respell(*record_->lexicon, rules.alphabet(),
                                    [room = weak_from_this()](engine::Lexicon list) {
                                        if (const auto self = room.lock())
                                            self->inbox_.insist(Respelt{std::move(list)});
                                    });
}

void Room::consider() {
    computers_.consider(*record_, [room = weak_from_this()](std::uint32_t version, std::optional<Thought> thought) {
        if (const auto self = room.lock()) self->inbox_.insist(Considered{version, std::move(thought)});
    });
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
    // Nobody else would wake the room: it is loaded anew, and its computers think again.
    if (std::holds_alternative<Rested>(input) || std::holds_alternative<Considered>(input))
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
    audience_.tell_presence({present, stand_ins_.asked()}, newcomer);
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
        return think_about(input, hint(*record_, viewer.player, *asked)), true;
    if (const auto* asked = std::get_if<protocol::client::Analysis>(&input.message))
        return think_about(input, analysis(*record_, *asked)), true;
    return false;
}

void Room::think_about(const Say& input, Answer<Question> question) {
    const auto refuse = [viewer = input.viewer, id = input.id](const Complaint& why) {
        viewer.answer(error_message(id, why));
    };
    if (!question) return refuse(question.error());
    const auto tell = [viewer = input.viewer, refuse](const std::optional<protocol::server::Advice>& advice) {
        if (!advice) return refuse(no_thought);
        std::visit([&viewer](const auto& answer) { viewer.answer(answer); }, *advice);
    };
    if (!services_.analysis_pool.advise(input.viewer.connection, std::move(*question), tell)) refuse(busy);
}

Answer<Room::Events> Room::decided(const Say& input) {
    if (const auto* request = std::get_if<protocol::client::AddStandIn>(&input.message))
        return stand_in(*request, input.viewer.player);
    return decide(record_->state, record_->list(), record_->chance, input.viewer.player, input.message);
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
    computers_.keep(input.version, std::move(input.thought));
    co_return;
}

// What a computer says is decided on like everything else. A refusal would be a bug; then it passes, if it can.
asio::awaitable<void> Room::take(Rested& input) {
    const auto thought = computers_.take(input.version);
    if (!thought || record_->state.version != input.version) co_return;
    const auto decided = [&](const engine::Command& command) {
        return decide_as(record_->state, record_->list(), record_->chance, thought->seat, command);
    };
    auto events = decided(thought->command);
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
    audience_.tell(record_->state, entries);
    told_ = record_->state.version;
    record_->log.insert(record_->log.end(), std::make_move_iterator(entries.begin()),
                        std::make_move_iterator(entries.end()));
    tell_presence();
    set_clock();
    consider();
    if (const Stage now = record_->state.stage(); now != before)
        log::info(now == Stage::over ? "game ended" : "game started",
                  {{"room", id_}, {"seats", record_->state.seats.size()}, {"version", told_}});
}

}  // namespace crisscross::server
