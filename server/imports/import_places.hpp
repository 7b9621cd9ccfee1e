#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace crisscross::server {

/// The places for games that are sent or checked: a limited number at a time, so that they never fill the memory, and
/// fewer of one person and from one address, so that nobody keeps the others from importing. Any thread.
class ImportPlaces {
public:
    static constexpr std::size_t max = 8;
    static constexpr std::size_t max_per_person = 2;
    static constexpr std::size_t max_per_network = 4;

    /// Who has a place.
    struct Taker {
        std::int64_t player = 0;
        std::string network{};
    };

private:
    // A place may outlive the importer when a stop had to be forced.
    struct Taken {
        std::mutex mutex;
        std::list<Taker> by;
    };

public:
    /// A place for one file, free again when it is destroyed.
    class Place {
    public:
        Place(std::shared_ptr<Taken> taken, std::list<Taker>::iterator own) : taken_(std::move(taken)), own_(own) {}
        ~Place();
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;

    private:
        std::shared_ptr<Taken> taken_;
        std::list<Taker>::iterator own_;
    };

    /// Null if all places are taken, or all that this person or address may have.
    std::unique_ptr<Place> take(Taker taker);

private:
    std::shared_ptr<Taken> taken_ = std::make_shared<Taken>();
};

}  // namespace crisscross::server
