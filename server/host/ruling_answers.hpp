#pragma once

#include <string>
#include <vector>

#include "protocol/messages/host/host_messages.hpp"
#include "server/lexicons/changes/list_editor.hpp"
#include "storage/host/host.hpp"

/// How the host's page shows what players have ruled about words, and changes word lists by it.
namespace crisscross::server {

class LexiconStore;

/// The words of these rulings, in order.
std::vector<WordOfList> ruled_words(const std::vector<storage::WordRuling>& rows);

/// The rulings, each with what the lists of this server have, and with the change of the same place.
protocol::host_server::WordRulings shown_rulings(const std::vector<storage::WordRuling>& rows,
                                                 const ListEditor::Changes& changes, const LexiconStore& lexicons);

/// The word that the host wants to change, if the server has the list and the list can have the word.
Answer<WordOfList> word_to_change(const protocol::host_client::ChangeList& request, const LexiconStore& lexicons);

/// What the audit log calls the change.
std::string audited_name(protocol::ListChange change);

}  // namespace crisscross::server
