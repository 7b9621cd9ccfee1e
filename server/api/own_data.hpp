#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/api/answers/history_text.hpp"
#include "server/api/questions/asker.hpp"
#include "server/api/questions/parameters.hpp"
#include "server/requests/complaint.hpp"

/// What people can download about themselves, and how they delete themselves.
namespace crisscross::server {

struct Services;

/// What is stored about the player besides games and chats.
boost::asio::awaitable<Answer<HistoryText>> about_me(Asker asker, std::string rest, Parameters& parameters,
                                                     Services& services);

/// A page of what the player has said in chats.
boost::asio::awaitable<Answer<HistoryText>> own_lines(Asker asker, std::string rest, Parameters& parameters,
                                                      Services& services);

/// A page of the notes that the player has made about finished games.
boost::asio::awaitable<Answer<HistoryText>> own_notes(Asker asker, std::string rest, Parameters& parameters,
                                                      Services& services);

/// Deletes the player for good (`server/rooms/people/deletion`), and ends all their connections. Refused unless the
/// body has the pass-phrase of their account, if that has one: WRONG_PASS_PHRASE, TOO_MANY_SIGN_INS, BUSY.
boost::asio::awaitable<Answer<HistoryText>> delete_me(Asker asker, std::string rest, Parameters& parameters,
                                                      Services& services);

}  // namespace crisscross::server
