import type { Cell, Options, Rules } from '../connection/protocol.ts';

const straight: Rules['placed'] = ['across', 'down'];
const diagonalsToo: Rules['placed'] = [...straight, 'diagonal_down', 'diagonal_up'];

/** The rules that hold once the player of the starter has set the options. */
export function withOptions(rules: Rules, { lines, ...knobs }: Options): Rules {
  const axes = lines === 'diagonals_too' ? diagonalsToo : straight;
  return { ...rules, ...knobs, placed: axes, judged: axes };
}

/** The options that the rules already have: what the player of the starter starts from. */
export const optionsOf = ({ reading, layout, duplicates, rack_visibility, judged }: Rules): Options => ({
  reading,
  lines: judged.includes('diagonal_down') ? 'diagonals_too' : 'straight',
  layout,
  duplicates,
  rack_visibility,
});

/** Where the cursor starts. */
export const startOf = (rules: Rules): Cell => {
  const middle = Math.floor(rules.board.length / 2);
  return rules.opening?.start ?? rules.starter_turn?.centre ?? [middle, middle];
};
