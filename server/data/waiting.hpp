#pragma once

#include <functional>
#include <future>
#include <memory>
#include <stdexcept>

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

/// The same, but a failure is thrown, as `std::runtime_error`.
template <class Value>
Value wait_for_value(const std::function<void(storage::Completion<Value>)>& verb) {
    storage::Result<Value> result = wait_for<Value>(verb);
    if (!result) throw std::runtime_error(result.error().why);
    return *std::move(result);
}

}  // namespace crisscross::server
