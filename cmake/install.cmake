# What `cmake --install` puts where, relative to its prefix. The image (deploy/Dockerfile) and the Debian package take it from here.
install(TARGETS crisscross RUNTIME DESTINATION bin COMPONENT program)
install(FILES ${default_lexicon} ${common_lexicon} DESTINATION share/crisscross COMPONENT program)
install(DIRECTORY web-client/dist/ DESTINATION share/crisscross/web COMPONENT program)
install(FILES NOTICE.md docs/operations.md docs/chance.md docs/command_line.md docs/computer.md docs/definitions.md docs/export.md
  docs/lexicon.md docs/performance.md docs/rulesets.md DESTINATION share/doc/crisscross COMPONENT program)
install(DIRECTORY deploy/prometheus DESTINATION share/doc/crisscross COMPONENT program)
