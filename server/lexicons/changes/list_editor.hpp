#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/lexicons/changes/list_changes.hpp"

namespace crisscross::server {

/// Changes word lists for the host of the server, and reads the changes, one after the other on a thread of its own:
/// so none is lost, and nobody waits for the disk. Any thread.
class ListEditor {
public:
    explicit ListEditor(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~ListEditor();
    ListEditor(const ListEditor&) = delete;
    ListEditor& operator=(const ListEditor&) = delete;

    using Changes = std::vector<std::optional<protocol::ListChange>>;
    boost::asio::awaitable<Changes> changes_of(std::vector<WordOfList> words);
    boost::asio::awaitable<std::optional<Complaint>> change(WordOfList what, protocol::ListChange change);

private:
    std::filesystem::path folder_;
    boost::asio::thread_pool thread_{1};
};

}  // namespace crisscross::server
