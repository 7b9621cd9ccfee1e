#include "server/lexicons/changes/list_editor.hpp"

#include "server/runtime/run_apart.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

ListEditor::~ListEditor() {
    thread_.join();
}

asio::awaitable<ListEditor::Changes> ListEditor::changes_of(std::vector<WordOfList> words) {
    const auto work = [this, &words]() -> asio::awaitable<Changes> { co_return server::changes_of(folder_, words); };
    Changes changes = co_await run_apart(thread_, work());
    co_return changes;
}

asio::awaitable<std::optional<Complaint>> ListEditor::change(WordOfList what, protocol::ListChange change) {
    const auto work = [this, &what, change]() -> asio::awaitable<std::optional<Complaint>> {
        co_return change_list(folder_, what, change);
    };
    std::optional<Complaint> refused = co_await run_apart(thread_, work());
    co_return refused;
}

}  // namespace crisscross::server
