#pragma once

#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/picture/board_picture.hpp"
#include "server/previews/public_room.hpp"

namespace crisscross::server {

/// What has been made for the previews of the rooms that were asked about last. Any thread.
class PreviewCache {
public:
    static constexpr std::size_t max = 64;
    /// Larger pictures are made again each time.
    static constexpr std::size_t max_picture_bytes = std::size_t{1024} * 1024;
    static constexpr std::size_t max_bytes = 16 * max_picture_bytes;  ///< of all pictures

    /// The room at this version; null if it is not at hand.
    std::shared_ptr<const PublicRoom> room(const std::string& code, std::uint32_t version);
    /// The picture of the room; null if it is not at hand.
    std::shared_ptr<const std::string> picture(const std::string& code, std::uint32_t version, PictureKind kind);

    void keep(const std::string& code, std::shared_ptr<const PublicRoom> room);
    /// Only if the room of that version is still kept.
    void keep(const std::string& code, std::uint32_t version, PictureKind kind,
              std::shared_ptr<const std::string> picture);
    std::size_t size() const;

private:
    struct Kept {
        std::string code;
        std::shared_ptr<const PublicRoom> room;
        std::map<PictureKind, std::shared_ptr<const std::string>> pictures{};
    };
    Kept* find(const std::string& code, std::uint32_t version);
    std::size_t picture_bytes() const;

    mutable std::mutex mutex_;
    std::list<Kept> kept_;  // the last one that was asked about comes first
};

}  // namespace crisscross::server
