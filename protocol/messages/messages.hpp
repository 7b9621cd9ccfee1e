#pragma once

/// The messages of protocol version 1 as closed sums. Their JSON shapes are in protocol/schema and explained in
/// protocol/README.md; these files and the schema change together.
#include "protocol/messages/client_messages.hpp"
#include "protocol/messages/server_messages.hpp"
