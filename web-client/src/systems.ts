/** What the page says of each system before there is a room: the server's rules come with the room. */
export type System = { id: string; name: string; sentence: string; board: string[] };

const classicBoard = [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
];

export const systems: System[] = [
  {
    id: 'classic',
    name: 'Classic',
    sentence: 'The crossword game that everybody knows: 15 × 15 cells, 100 tiles, 50 points for seven at once.',
    board: classicBoard,
  },
];

export const systemName = (id: string) => systems.find((system) => system.id === id)?.name ?? id;
