#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

/// What somebody asks about the games that they have imported.
namespace crisscross::server {

struct Services;

/// Where they are, how many, and how many of them count in statistics.
boost::asio::awaitable<Answer<HistoryText>> imports(Asker asker, std::string rest, Parameters& parameters,
                                                    Services& services);
/// Removes all of them in which nobody else has a seat; then the same.
boost::asio::awaitable<Answer<HistoryText>> remove_all_imports(Asker asker, std::string rest, Parameters& parameters,
                                                               Services& services);
/// Removes one of them, unless somebody else has a seat in it; then the same. `rest` is its id.
boost::asio::awaitable<Answer<HistoryText>> remove_one_import(Asker asker, std::string rest, Parameters& parameters,
                                                              Services& services);
/// Whether all of them count in statistics, `counts=true` or `counts=false`; then the same.
boost::asio::awaitable<Answer<HistoryText>> set_all_counting(Asker asker, std::string rest, Parameters& parameters,
                                                             Services& services);
/// Whether one of them counts in statistics, `counts=true` or `counts=false`. `rest` is its id.
boost::asio::awaitable<Answer<HistoryText>> set_import_counting(Asker asker, std::string rest, Parameters& parameters,
                                                                Services& services);

}  // namespace crisscross::server
