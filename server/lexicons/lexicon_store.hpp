#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lexicon/lexicon.hpp"
#include "server/lexicons/host_list.hpp"
#include "server/lexicons/listed_lexicon.hpp"

namespace crisscross::server {

/// The id of the word list that comes with the program.
inline constexpr std::string_view default_lexicon = "english";

/// Where word lists are found and kept.
struct LexiconPlaces {
    std::filesystem::path standard{};  ///< the compiled list that comes with the program
    std::filesystem::path folder{};    ///< the host's own lists, see docs/lexicon.md; need not exist
    std::filesystem::path compiled{};  ///< what games use is kept here by its hash; made when needed
};

/// All word lists of a server. What cannot be used is left out and named in `faults`; the others are there.
/// Reads the folders once, when it is made. May be asked from several threads.
class LexiconStore {
public:
    explicit LexiconStore(LexiconPlaces places);

    /// The lists on offer, the default first, then by id.
    const std::vector<ListedLexicon>& list() const { return list_; }
    const std::vector<LexiconStoreFault>& faults() const { return faults_; }

    std::optional<engine::Lexicon> find(std::string_view id) const;
    /// Also finds a list that is no longer on offer but was kept for a game (K16).
    std::optional<engine::Lexicon> find(const engine::Lexicon::Hash& hash) const;

    /// Stores a list by its hash, so that a game that uses it finds exactly its words again (K16, G5). On disk when
    /// it returns; the fault, if any, says why it is not.
    std::optional<LexiconStoreFault> keep(const engine::Lexicon& lexicon) const;

private:
    using Hash = engine::Lexicon::Hash;

    void add_standard(const HostList& host);
    void add_own(const std::string& id, const HostList& host);
    /// False if the words make no lexicon; the fault is noted then, against the file `blamed`.
    bool add(const std::string& id, const std::string& name, const std::vector<engine::Word>& words,
             const std::filesystem::path& blamed);
    std::filesystem::path place_of(const Hash& hash) const;
    std::optional<engine::Lexicon> find_kept(const Hash& hash) const;

    LexiconPlaces places_;
    std::vector<ListedLexicon> list_;
    std::vector<LexiconStoreFault> faults_;
    mutable std::mutex mutex_;  // guards kept_
    mutable std::map<Hash, engine::Lexicon> kept_;
};

}  // namespace crisscross::server
