#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>
#include <variant>

#include "server/api/history_api.hpp"
#include "server/imports/importer.hpp"

namespace crisscross::server {

/// Whether a request imports a game: a POST to /api/v1/games.
bool is_import_call(std::string_view method, std::string_view target);

/// Somebody who may send one game.
struct ImportPass {
    ImportOwner by{};
    std::string network{};
    std::string authorization{};  ///< as `HistoryCall` has it
    std::unique_ptr<ImportPlaces::Place> place;
};

/// Checks who wants to import a game and how often, before its file is read.
boost::asio::awaitable<std::variant<ImportPass, HttpAnswer>> admit_import(HistoryCall call, Services& services);

/// Imports the game, as `protocol/openapi.json` says.
boost::asio::awaitable<HttpAnswer> answer_import(ImportPass pass, std::string file, Services& services);

}  // namespace crisscross::server
