#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>

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

    /// A place for one file, free again when it is destroyed; the places must live longer.
    class Place {
    public:
        Place(ImportPlaces& places, std::list<Taker>::iterator own) : places_(places), own_(own) {}
        ~Place() { places_.free(own_); }
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;

    private:
        ImportPlaces& places_;
        std::list<Taker>::iterator own_;
    };

    /// Null if all places are taken, or all that this person or address may have.
    std::unique_ptr<Place> take(Taker taker);

private:
    void free(std::list<Taker>::iterator own);

    std::mutex mutex_;
    std::list<Taker> taken_;
};

}  // namespace crisscross::server
