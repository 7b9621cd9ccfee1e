#include "server/api/import_api.hpp"

#include "protocol/messages/history/history_messages.hpp"
#include "server/addresses/origin.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/api/questions/places.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/options/config.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/sessions.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::string_view games_path = "/api/v1/games";

const Complaint too_many_imports{"TOO_MANY_GAMES", "You have imported as many games as the server keeps for you: " +
                                                       std::to_string(storage::max_imported_games) + "."};
const Complaint imports_too_large{"IMPORTS_TOO_LARGE",
                                  "Your imported games take as much as the server keeps for you: " +
                                      std::to_string(storage::max_imported_bytes >> 20) + " MiB."};

Complaint too_much_imported(Span retry_after) {
    Complaint why("TOO_MUCH_IMPORTED",
                  "As much as may come from your address in a day has been imported. Try again later.");
    why.details.retry_after = retry_after;
    return beyond(Limit::imports, std::move(why));
}

protocol::history::ImportedGame as_sent(const storage::GameName& name) {
    return {.id = game_name(name), .room = name.room, .game = name.number};
}

struct AnswerImport {
    HttpAnswer operator()(const storage::Imported& made) const {
        return json_answer(201, protocol::history::write(as_sent(made.game)));
    }
    HttpAnswer operator()(const storage::AlreadyImported& found) const {
        protocol::history::ImportedGame game = as_sent(found.game);
        game.duplicate = true;
        return json_answer(200, protocol::history::write(game));
    }
    HttpAnswer operator()(const storage::TooManyImports&) const { return refusal(too_many_imports); }
    HttpAnswer operator()(const storage::ImportsTooLarge&) const { return refusal(imports_too_large); }
    HttpAnswer operator()(const storage::OwnerGone&) const { return refusal(unknown_token()); }
    HttpAnswer operator()(const storage::ImportCodeTaken&) const { return refusal(storage_failed()); }
};

}  // namespace

bool is_import_call(std::string_view method, std::string_view target) {
    return method == "POST" && path_of(target) == games_path;
}

asio::awaitable<std::variant<ImportPass, HttpAnswer>> admit_import(HistoryCall call, Services& services) {
    const HttpQuestion& question = call.question;
    if (!origin_allowed(question.origin, question.host, services.config.public_origin))
        co_return refusal(other_site());
    const Moment now = services.clock.now();
    if (services.disk_reserve.refuses(now)) co_return refusal(server_full(Limit::disk));
    try {
        const Answer<Asker> asker = co_await find_asker(call.authorization, call.network, services);
        if (!asker) co_return refusal(asker.error());
        const Requester requester{.player = asker->player, .network = call.network};
        if (!services.limits.http.imports_per_person.take(requester, now))
            co_return refusal(too_many_requests(Limit::imports));
        Parameters parameters(query_of(question.target));
        ImportOwner by{.owner = asker->player,
                       .own_name = parameters.text("name", Parameters::max_bytes_of_name).value_or(""),
                       .now = now};
        if (const auto complaint = parameters.complaint()) co_return refusal(*complaint);
        auto place = services.importer.take_place({asker->player, call.network});
        if (!place) {
            services.limits.reached.add(Limit::imports_waiting, call.network, now);
            co_return refusal(server_busy(Limit::imports_waiting));
        }
        ImportPass pass{std::move(by), call.network, call.authorization, std::move(place)};
        co_return std::move(pass);
    } catch (const StorageFailed&) {
        co_return refusal(storage_failed());
    }
}

asio::awaitable<HttpAnswer> answer_import(ImportPass pass, std::string file, Services& services) {
    try {
        Answer<storage::NewImport> game = co_await services.importer.read(std::move(file), pass.by);
        if (!game) co_return refusal(game.error());
        auto bytes =
            services.limits.growth.permit_bytes(KeptBytes::imports, pass.network, game->bytes, services.clock);
        if (!bytes) co_return refusal(too_much_imported(bytes.error()));
        // The file may have come slowly, and its owner may be gone.
        RequestsUnderWay::People owner{pass.by.owner};
        const auto under_way = co_await services.sessions.requests().begin(std::move(owner));
        const Answer<Asker> asker = co_await find_asker(pass.authorization, pass.network, services);
        if (!asker) co_return refusal(asker.error());
        const storage::ImportOutcome outcome = co_await services.importer.keep(*std::move(game), pass.by);
        if (std::holds_alternative<storage::Imported>(outcome)) bytes->use();
        co_return std::visit(AnswerImport{}, outcome);
    } catch (const StorageFailed&) {
        co_return refusal(storage_failed());
    } catch (const std::exception& problem) {
        log_once_a_minute("import failed", problem.what());
        co_return refusal(server_mistake());
    }
}

}  // namespace crisscross::server
