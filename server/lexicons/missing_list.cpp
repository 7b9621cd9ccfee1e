#include "server/lexicons/missing_list.hpp"

#include "engine/lexicon/lexicon_builder.hpp"

namespace crisscross::server {

Complaint lexicon_gone() {
    return {"LEXICON_GONE", "The server has no word list for this game."};
}

const engine::Lexicon& list_or_placeholder(const engine::Lexicon* list) {
    static const engine::Lexicon placeholder =
        engine::build_lexicon("none", engine::Alphabet::english(), std::string_view("AA")).value();
    return list ? *list : placeholder;
}

}  // namespace crisscross::server
