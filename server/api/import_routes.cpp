#include "server/api/import_routes.hpp"

#include "protocol/messages/history/history_messages.hpp"
#include "server/api/questions/places.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/imports/import_counting.hpp"
#include "server/imports/import_removal.hpp"
#include "server/runtime/services.hpp"
#include "storage/imports/import_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

const Complaint not_imported{"NO_SUCH_GAME", "You haven\u2019t imported such a game.", "id"};

asio::awaitable<std::string> imports_now(storage::PlayerId player, Services& services) {
    const auto find = [&](auto done) { services.store.imports().imports_of(player, std::move(done)); };
    const auto own = co_await await<std::optional<storage::OwnImports>>(find);
    protocol::history::Imports made{.max = storage::max_imported_games};
    if (own) made.room = own->room;
    if (own) made.games = own->games;
    if (own) made.counting = own->counting;
    co_return protocol::history::write(made);
}

/// Whether imported games are to count in statistics. Complains if that is not said.
storage::Counting read_counting(Parameters& parameters) {
    constexpr std::array<std::string_view, 2> choices{"true", "false"};
    const auto counts = parameters.choice("counts", choices);
    if (!counts) parameters.complain("counts", "BAD_PARAMETER", "Say counts=true or counts=false.");
    return counts == "true" ? storage::Counting::counted : storage::Counting::ignored;
}

}  // namespace

asio::awaitable<Answer<HistoryText>> imports(Asker asker, std::string, Parameters& parameters, Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    co_return co_await imports_now(asker.player, services);
}

asio::awaitable<Answer<HistoryText>> remove_all_imports(Asker asker, std::string, Parameters& parameters,
                                                        Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    co_await remove_imports(asker.player, services);
    co_return co_await imports_now(asker.player, services);
}

asio::awaitable<Answer<HistoryText>> remove_one_import(Asker asker, std::string rest, Parameters& parameters,
                                                       Services& services) {
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto name = read_game_name(rest);
    if (!name) co_return not_imported;
    const bool is_removed = co_await remove_import(asker.player, *name, services);
    if (!is_removed) co_return not_imported;
    co_return co_await imports_now(asker.player, services);
}

asio::awaitable<Answer<HistoryText>> set_all_counting(Asker asker, std::string, Parameters& parameters,
                                                      Services& services) {
    const storage::Counting counting = read_counting(parameters);
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const Requester owner{.player = asker.player, .network = asker.network};
    const bool is_done = co_await set_counting(owner, counting, services);
    if (!is_done) co_return too_many_requests(Limit::imports);
    co_return co_await imports_now(asker.player, services);
}

asio::awaitable<Answer<HistoryText>> set_import_counting(Asker asker, std::string rest, Parameters& parameters,
                                                         Services& services) {
    const storage::Counting counting = read_counting(parameters);
    if (const auto complaint = parameters.complaint()) co_return *complaint;
    const auto name = read_game_name(rest);
    if (!name) co_return not_imported;
    const auto change = [&](auto done) {
        services.store.imports().set_counting(asker.player, *name, counting, std::move(done));
    };
    const bool is_own = co_await await<bool>(change);
    if (!is_own) co_return not_imported;
    co_return protocol::history::write(protocol::history::ImportedGame{
        .id = game_name(*name), .room = name->room, .game = name->number, .duplicate = true});
}

}  // namespace crisscross::server
