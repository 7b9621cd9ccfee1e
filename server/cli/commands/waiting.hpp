#pragma once

#include <functional>
#include <future>
#include <memory>

#include "storage/failure.hpp"

namespace crisscross::server {

/// Calls a verb of the store and waits for its answer: for commands, which have nothing else to do.
template <class Value>
storage::Result<Value> wait_for(const std::function<void(storage::Completion<Value>)>& verb) {
    const auto promise = std::make_shared<std::promise<storage::Result<Value>>>();
    auto answer = promise->get_future();
    verb([promise](storage::Result<Value> result) { promise->set_value(std::move(result)); });
    return answer.get();
}

}  // namespace crisscross::server
