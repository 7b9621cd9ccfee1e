#!/usr/bin/env bash
# For checks that look at each file alone, as only the preset dev compiles them.

# configure_alone FOLDER: configures the preset there, and makes the source that the build makes.
configure_alone() {
  local folder=$1
  {
    cmake --preset dev -B "$folder" --log-level=WARNING
    cmake --build "$folder" --target make_look_tables &&
      "$folder/make_look_tables" "$folder/server/tables"
  } >"$folder/log" || { cat "$folder/log" >&2; return 1; }
}

# commands_in FOLDER: how each file is compiled, one command a line, as a shell would run it.
commands_in() {
  sed -n 's/^ *"command": "\(.*\)",\{0,1\}$/\1/p' "$1/compile_commands.json" | sed 's/\\"/"/g; s/\\\\/\\/g'
}
