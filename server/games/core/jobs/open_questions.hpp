#pragma once

#include <functional>
#include <map>
#include <string>

#include "server/games/core/step/game_effect.hpp"

namespace crisscross::server {

/// Whether the analysis pool would take a question of this player now.
using MayAsk = std::function<bool(PlayerId asker, const std::string& network)>;

/// The questions of clients that are being answered elsewhere. Each of them gets one answer.
class OpenQuestions {
public:
    /// Has the question answered, by the job with this number.
    void ask(JobNumber job, const Caller& caller, PoolQuestion question, Effects& effects);
    /// The job is done, so its question is answered; nothing happens if it has been abandoned.
    void answer(JobNumber job, const AnalysisResult& result, Effects& effects);
    /// If the client is gone or now watches another game, the request still gets its one answer.
    void abandon(std::uint64_t connection, Effects& effects);
    /// They keep their jobs until `abandon_all`.
    void refuse_all(const Complaint& why, Effects& effects) const;
    void abandon_all(Effects& effects);
    bool empty() const { return open_.empty(); }

private:
    struct OpenQuestion {
        Caller caller;
        protocol::RequestId id;
    };

    std::map<JobNumber, OpenQuestion> open_;
};

}  // namespace crisscross::server
