#include "protocol/json/shapes/history/history_shapes.hpp"
#include "protocol/messages/history/history_messages.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<history::Error> {
    using M = history::Error;
    static constexpr auto fields =
        std::tuple{field("code", &M::code), field("message", &M::message), field("field", &M::field),
                   field("reason", &M::reason), field("limit", &M::limit)};
};
template <>
struct Shape<history::HighestPlay> {
    using M = history::HighestPlay;
    static constexpr auto fields = std::tuple{field("seat", &M::seat), field("turn", &M::turn),
                                              field("score", &M::score), field("words", &M::words)};
};
template <>
struct Shape<history::Player> {
    using M = history::Player;
    static constexpr auto fields =
        std::tuple{field("name", &M::name),         field("me", &M::me, unless_zero),
                   field("computer", &M::computer), field("score", &M::score),
                   field("result", &M::result),     field("moves", &M::moves),
                   field("bingos", &M::bingos),     field("highest_play", &M::highest_play),
                   field("phonies", &M::phonies),   field("think_ms", &M::think_ms)};
};
template <>
struct Shape<history::Import> {
    using M = history::Import;
    static constexpr auto fields = std::tuple{field("at", &M::at), field("source", &M::source),
                                              field("counts", &M::counts), field("mine", &M::mine, unless_zero)};
};
template <>
struct Shape<history::ImportedGame> {
    using M = history::ImportedGame;
    static constexpr auto fields = std::tuple{field("id", &M::id), field("room", &M::room), field("game", &M::game),
                                              field("duplicate", &M::duplicate, unless_zero)};
};
template <>
struct Shape<history::Imports> {
    using M = history::Imports;
    static constexpr auto fields = std::tuple{field("room", &M::room), field("games", &M::games),
                                              field("counting", &M::counting), field("most", &M::max)};
};
template <>
struct Shape<history::GameSummary> {
    using M = history::GameSummary;
    static constexpr auto fields = std::tuple{field("id", &M::id),
                                              field("room", &M::room),
                                              field("game", &M::game),
                                              field("system", &M::system),
                                              field("lexicon", &M::lexicon),
                                              field("began", &M::began),
                                              field("ended", &M::ended),
                                              field("end", &M::end),
                                              field("players", &M::players),
                                              field("moves", &M::moves),
                                              field("margin", &M::margin),
                                              field("highest_play", &M::highest_play),
                                              field("bingos", &M::bingos),
                                              field("challenges", &M::challenges),
                                              field("phonies", &M::phonies),
                                              field("rated", &M::rated, unless_true),
                                              field("imported", &M::imported)};
};
template <>
struct Shape<history::Challenge> {
    using M = history::Challenge;
    static constexpr auto fields =
        std::tuple{field("by", &M::by), field("verdict", &M::verdict), field("decided_by", &M::decided_by),
                   field("turn_lost", &M::turn_lost, unless_zero), field("points", &M::points, unless_zero)};
};
template <>
struct Shape<history::Move> {
    using M = history::Move;
    static constexpr auto fields = std::tuple{field("version", &M::version),
                                              field("at", &M::at),
                                              field("turn", &M::turn),
                                              field("seat", &M::seat),
                                              field("kind", &M::kind),
                                              field("think_ms", &M::think_ms),
                                              field("score", &M::score),
                                              field("bingo", &M::bingo, unless_zero),
                                              field("words", &M::words, unless_empty),
                                              field("invalid", &M::invalid, unless_empty),
                                              field("phony", &M::phony, unless_zero),
                                              field("withdrawn", &M::withdrawn, unless_zero),
                                              field("taken_back", &M::taken_back, unless_zero),
                                              field("timed_out", &M::timed_out, unless_zero),
                                              field("challenge", &M::challenge)};
};
template <>
struct Shape<history::Game> {
    using M = history::Game;
    static constexpr auto fields = std::tuple{field("summary", &M::summary), field("moves", &M::moves)};
};
template <>
struct Shape<history::Games> {
    using M = history::Games;
    static constexpr auto fields = std::tuple{field("games", &M::games), field("next", &M::next)};
};
template <>
struct Shape<history::Words> {
    using M = history::Words;
    static constexpr auto fields = std::tuple{field("words", &M::words), field("next", &M::next)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol::history {
namespace {

template <class Answer>
std::string text_of(const Answer& answer) {
    json::Writer out;
    json::write(out, answer);
    return out.release();
}

}  // namespace

std::string write(const ImportedGame& answer) {
    return text_of(answer);
}
std::string write(const Imports& answer) {
    return text_of(answer);
}
std::string write(const Error& answer) {
    return text_of(answer);
}
std::string write(const Games& answer) {
    return text_of(answer);
}
std::string write(const Game& answer) {
    return text_of(answer);
}
std::string write(const Words& answer) {
    return text_of(answer);
}

}  // namespace crisscross::protocol::history
