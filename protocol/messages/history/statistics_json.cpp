#include "protocol/messages/history/statistics_messages.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "protocol/json/shapes/history/history_shapes.hpp"

namespace crisscross::protocol::json {
namespace {

/// A number as JSON, with this many digits after the point. JSON has no infinite numbers.
std::string decimal(double value, int digits) {
    std::array<char, 400> text{};
    const double finite = std::isfinite(value) ? value : 0;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), finite, std::chars_format::fixed, digits);
    return {text.data(), end.ptr};
}

}  // namespace

template <>
struct Shape<history::Figures> {
    using M = history::Figures;
    static constexpr auto fields = std::tuple{field("games", &M::games),
                                              field("won", &M::won),
                                              field("drawn", &M::drawn),
                                              field("lost", &M::lost),
                                              field("points", &M::points),
                                              field("margin", &M::margin),
                                              field("moves", &M::moves),
                                              field("plays", &M::plays),
                                              field("play_points", &M::play_points),
                                              field("bingos", &M::bingos),
                                              field("highest_game", &M::highest_game),
                                              field("highest_play", &M::highest_play),
                                              field("challenges_won", &M::challenges_won),
                                              field("challenges_lost", &M::challenges_lost),
                                              field("phonies_stood", &M::phonies_stood),
                                              field("phonies_withdrawn", &M::phonies_withdrawn),
                                              field("timed_moves", &M::timed_moves),
                                              field("think_ms", &M::think_ms)};
};
void write(Writer& out, const history::Rating& rating) {
    out.open('{');
    out.key("rating").raw(decimal(rating.rating, 1));
    out.key("deviation").raw(decimal(rating.deviation, 1));
    out.key("volatility").raw(decimal(rating.volatility, 6));
    write(out.key("games"), rating.games);
    out.close('}');
}
template <>
struct Shape<history::OfSystem> {
    using M = history::OfSystem;
    static constexpr auto fields =
        std::tuple{field("system", &M::system), field("figures", &M::figures), field("rating", &M::rating)};
};
template <>
struct Shape<history::Month> {
    using M = history::Month;
    static constexpr auto fields = std::tuple{field("month", &M::month),   field("games", &M::games),
                                              field("won", &M::won),       field("drawn", &M::drawn),
                                              field("points", &M::points), field("margin", &M::margin),
                                              field("moves", &M::moves),   field("play_points", &M::play_points),
                                              field("bingos", &M::bingos)};
};
template <>
struct Shape<history::Opening> {
    using M = history::Opening;
    static constexpr auto fields =
        std::tuple{field("word", &M::word), field("times", &M::times), field("points", &M::points)};
};
template <>
struct Shape<history::OfPlayer> {
    using M = history::OfPlayer;
    static constexpr auto fields = std::tuple{field("name", &M::name),
                                              field("me", &M::me, unless_zero),
                                              field("computer", &M::computer),
                                              field("figures", &M::figures),
                                              field("systems", &M::systems),
                                              field("months", &M::months),
                                              field("longest_words", &M::longest_words),
                                              field("highest_words", &M::highest_words),
                                              field("openings", &M::openings)};
};
template <>
struct Shape<history::Opponent> {
    using M = history::Opponent;
    static constexpr auto fields =
        std::tuple{field("name", &M::name), field("computer", &M::computer), field("games", &M::games),
                   field("won", &M::won),   field("drawn", &M::drawn),       field("lost", &M::lost)};
};
template <>
struct Shape<history::Statistics> {
    using M = history::Statistics;
    static constexpr auto fields = std::tuple{field("players", &M::players), field("opponents", &M::opponents)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol::history {

std::string write(const Statistics& answer) {
    json::Writer out;
    json::write(out, answer);
    return out.release();
}

}  // namespace crisscross::protocol::history
