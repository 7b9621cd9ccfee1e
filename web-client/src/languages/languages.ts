/** The languages of the page, each by its own name. The first one is spoken where a browser asks for none of them. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;

export type Code = keyof typeof languages;
export const codes = Object.keys(languages) as Code[];

/** What a browser wants, the most wanted first: "de-AT", "en". Outside a browser, nothing. */
export const wantedLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

const speaks = (wanted: string, code: Code) => wanted.toLowerCase().split('-')[0] === code;

/** The first of the wanted languages that the page has. */
export function languageFor(wanted: readonly string[]): Code {
  const found = wanted.map((one) => codes.find((code) => speaks(one, code)));
  return found.find((code) => code !== undefined) ?? codes[0]!;
}

/** The language of a stored choice, if it is one. */
export const languageOf = (stored: unknown): Code | undefined => codes.find((code) => code === stored);

/** How numbers and dates are written in a language: as in the reader's region, if the browser names one. */
export const localeOf = (code: Code, wanted: readonly string[]): string => wanted.find((one) => speaks(one, code)) ?? code;
