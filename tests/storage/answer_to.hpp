#pragma once

#include <functional>
#include <future>
#include <memory>
#include <utility>

#include "storage/failure.hpp"

namespace crisscross::test {

/// What a verb of a store hands to its completion, once it has.
template <class Value>
std::future<storage::Result<Value>> ask(const std::function<void(storage::Completion<Value>)>& verb) {
    const auto promise = std::make_shared<std::promise<storage::Result<Value>>>();
    verb([promise](storage::Result<Value> result) { promise->set_value(std::move(result)); });
    return promise->get_future();
}

/// The same, waited for. Throws if the store refuses.
template <class Value>
Value answer_to(const std::function<void(storage::Completion<Value>)>& verb) {
    return ask<Value>(verb).get().value();
}

}  // namespace crisscross::test
