/** What each part of the look can be; the first choice of a part holds until the player picks another. */
export const choices = {
  appearance: ['system', 'light', 'dark', 'contrast'],
  colours: ['standard', 'safe'],
  tiles: ['ivory', 'wood', 'porcelain'],
  board: ['paper', 'felt', 'newspaper'],
  motion: ['system', 'less'],
} as const;

export type Part = keyof typeof choices;
export type Look = { [P in Part]: (typeof choices)[P][number] };

export const parts = Object.keys(choices) as Part[];

/** A look of what a browser has stored. Whatever is missing or unknown there is as at first. */
export function lookOf(stored: unknown): Look {
  const found = (stored ?? {}) as Partial<Record<Part, unknown>>;
  const pick = (part: Part) => choices[part].find((choice) => choice === found[part]) ?? choices[part][0];
  return Object.fromEntries(parts.map((part) => [part, pick(part)])) as Look;
}
