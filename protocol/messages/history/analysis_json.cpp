#include "protocol/json/shapes/games/analysis_shapes.hpp"
#include "protocol/messages/history/analysis_messages.hpp"

namespace crisscross::protocol::json {

template <>
struct Names<history::MistakeSize> {
    using E = history::MistakeSize;
    static constexpr std::array<Name<E>, 3> all{{{E::small, "small"}, {E::medium, "medium"}, {E::large, "large"}}};
};
template <>
struct Shape<history::JudgedPlay> {
    using M = history::JudgedPlay;
    static constexpr auto fields = std::tuple{among(&M::play), field("chance", &M::chance)};
};
template <>
struct Shape<history::JudgedChoice> {
    using M = history::JudgedChoice;
    static constexpr auto fields = std::tuple{among(&M::value), field("chance", &M::chance)};
};
template <>
struct Shape<history::JudgedExchange> {
    using M = history::JudgedExchange;
    static constexpr auto fields = std::tuple{among(&M::exchange), field("chance", &M::chance)};
};
template <>
struct Shape<history::JudgedMove> {
    using M = history::JudgedMove;
    static constexpr auto fields = std::tuple{field("version", &M::version),
                                              field("turn", &M::turn),
                                              field("seat", &M::seat),
                                              field("kind", &M::kind),
                                              field("withdrawn", &M::withdrawn, unless_zero),
                                              field("plays", &M::plays),
                                              field("exchange", &M::exchange),
                                              field("pass", &M::pass),
                                              field("move", &M::move),
                                              field("loss", &M::loss),
                                              field("size", &M::size),
                                              field("proved", &M::proved, unless_zero),
                                              field("missed", &M::missed, unless_empty)};
};
template <>
struct Shape<history::ChancesAt> {
    using M = history::ChancesAt;
    static constexpr auto fields =
        std::tuple{field("version", &M::version), field("turn", &M::turn), field("chances", &M::chances)};
};
template <>
struct Shape<history::JudgedSeat> {
    using M = history::JudgedSeat;
    static constexpr auto fields = std::tuple{field("luck", &M::luck), field("small", &M::small),
                                              field("medium", &M::medium), field("large", &M::large)};
};
template <>
struct Shape<history::GameAnalysis> {
    using M = history::GameAnalysis;
    static constexpr auto fields = std::tuple{field("evaluator", &M::evaluator),
                                              field("made", &M::made),
                                              field("moves", &M::moves),
                                              field("course", &M::course),
                                              field("seats", &M::seats),
                                              field("turning_points", &M::turning_points),
                                              field("list", &M::list, unless_empty),
                                              field("unjudged", &M::unjudged, unless_zero)};
};
template <>
struct Shape<history::AnalysisState> {
    using M = history::AnalysisState;
    static constexpr auto fields =
        std::tuple{field("state", &M::state),        field("done", &M::done, unless_zero),
                   field("of", &M::of, unless_zero), field("outdated", &M::outdated, unless_zero),
                   field("analysis", &M::analysis),  field("new_words", &M::new_words, unless_empty)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol::history {

std::string write(const GameAnalysis& analysis) {
    json::Writer out;
    json::write(out, analysis);
    return out.release();
}

std::string write(const AnalysisState& state) {
    json::Writer out;
    json::write(out, state);
    return out.release();
}

}  // namespace crisscross::protocol::history
