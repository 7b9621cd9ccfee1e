#pragma once

#include <vector>

#include "storage/people/deletion.hpp"
#include "storage/sqlite/database/database.hpp"

/// What people can download about themselves.
namespace crisscross::storage {

AboutPerson about_person(Database& database, PlayerId player);
std::vector<OwnLine> own_lines(Database& database, PlayerId player, const LinePlace& after, int limit);

OwnNotes own_notes(Database& database, PlayerId player, const NotePlace& after, int limit);

}  // namespace crisscross::storage
