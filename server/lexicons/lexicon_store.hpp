#pragma once

#include <filesystem>
#include <list>
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
    std::filesystem::path compiled{};  ///< the lists that games use, by hash; made when needed
    std::filesystem::path respelt{};   ///< lists in the letters of other tiles; made when needed. Empty: not kept
};

/// The file of a list that games use, in the folder `compiled`.
std::filesystem::path kept_list(const std::filesystem::path& compiled, const engine::Lexicon::Hash& hash);

/// All word lists of a server. Lists that cannot be used are left out and named in `faults`. Reads the folders once,
/// when it is made. Thread-safe.
class LexiconStore {
public:
    explicit LexiconStore(LexiconPlaces places);

    /// The lists on offer, the default first, then by id.
    const std::vector<ListedLexicon>& list() const { return list_; }
    const std::vector<LexiconStoreFault>& faults() const { return faults_; }
    const LexiconPlaces& places() const { return places_; }

    std::optional<engine::Lexicon> find(std::string_view id) const;
    /// Also finds a list that is no longer on offer but was kept for a game (K16).
    std::optional<engine::Lexicon> find(const engine::Lexicon::Hash& hash) const;

    /// The same words in the letters of other tiles (H2); nothing if none of them can be spelt with these, or if no
    /// system has such tiles, which only an imported game can have. Making such a list takes a second, so all are
    /// kept in a folder, and the latest used in memory.
    std::optional<engine::Lexicon> respelt(const engine::Lexicon& lexicon, const engine::Alphabet& alphabet) const;

    /// Whether a file in that folder belongs to a list that is on offer or in memory. Does not wait: while a list is
    /// being made, each file may belong to it.
    bool needs_respelt(const std::filesystem::path& file) const;

    /// Stores a list by its hash, so that a game that uses it finds exactly its words again (K16, G5). On disk when
    /// it returns; the fault, if any, says why it is not.
    std::optional<LexiconStoreFault> keep(const engine::Lexicon& lexicon) const;

private:
    using Hash = engine::Lexicon::Hash;

    void add_standard(const HostList& host);
    void add_own(const std::string& id, const HostList& host);
    /// False if the words cannot be made into a lexicon; the fault then names the file `blamed`.
    bool add(const std::string& id, const std::string& name, const std::vector<engine::Word>& words,
             const std::filesystem::path& blamed);
    std::optional<engine::Lexicon> find_kept(const Hash& hash) const;
    std::optional<engine::Lexicon> open_or_respell(const engine::Lexicon& lexicon,
                                                   const engine::Alphabet& alphabet) const;

    struct Respelt {
        Hash from{};
        engine::Lexicon lexicon;
    };

    LexiconPlaces places_;
    std::vector<ListedLexicon> list_;
    std::vector<LexiconStoreFault> faults_;
    mutable std::mutex mutex_;  // guards kept_
    mutable std::map<Hash, engine::Lexicon> kept_;
    mutable std::mutex respelling_;       // guards respelt_, even while a list is made
    mutable std::list<Respelt> respelt_;  // the latest used first
};

}  // namespace crisscross::server
