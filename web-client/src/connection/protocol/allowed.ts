/** A command that the viewer may give now. `turn` is what the command has to name; `least` and `most` count tiles. */
export type Allowed =
  | { command: 'exchange'; turn: number; least: number; most: number }
  | { command: CommandAboutTurn; turn: number }
  | { command: 'resign' };
export type CommandAboutTurn =
  | 'play'
  | 'pass'
  | 'place_starter'
  | 'challenge'
  | 'accept'
  | 'show_evidence'
  | 'withdraw_play'
  | 'vote';
/** What a game waits for its player to do; left out where it waits for others. */
export type Asked = 'move' | 'accept' | 'vote';
