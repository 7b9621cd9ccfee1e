#include "server/games/core/jobs/answer_or_question.hpp"

#include "server/games/view/about_word.hpp"
#include "server/games/view/log_page.hpp"
#include "server/games/view/lookup.hpp"
#include "server/games/view/preview.hpp"

namespace crisscross::server {

namespace {

using Found = Answer<AnswerOrQuestion>;

template <class Message>
Found message(Answer<Message> answer) {
    if (!answer) return answer.error();
    return AnswerOrQuestion(protocol::ServerMessage(*std::move(answer)));
}

template <class Asked>
Found elsewhere(Answer<Asked> question) {
    if (!question) return question.error();
    return AnswerOrQuestion(PoolQuestion(*std::move(question)));
}

struct Answering {
    const GameRecord& record;
    PlayerId player;
    std::span<const ListedLexicon> lexicons;
    const Dictionary* dictionary;

    Found operator()(const protocol::client::Preview& question) const {
        return message(preview(record.state, record.list(), player, question));
    }
    Found operator()(const protocol::client::Lookup& question) const {
        return message(look_up(record.state, record.state.seat_of(player), lexicons, question));
    }
    Found operator()(const protocol::client::Word& question) const {
        return message(about_word(record.state, record.list(), dictionary, question));
    }
    Found operator()(const protocol::client::Log& question) const {
        return AnswerOrQuestion(protocol::ServerMessage(log_page(record, player, question)));
    }
    Found operator()(const protocol::client::Hint& question) const {
        return elsewhere(hint(record, player, question));
    }
    Found operator()(const protocol::client::Analysis& question) const {
        return elsewhere(analysis(record, question));
    }
};

}  // namespace

Answer<AnswerOrQuestion> answer_or_question(const GameRecord& record, PlayerId player,
                                            const protocol::GameQuestion& question,
                                            std::span<const ListedLexicon> lexicons, const Dictionary* dictionary) {
    return std::visit(Answering{record, player, lexicons, dictionary}, question);
}

}  // namespace crisscross::server
