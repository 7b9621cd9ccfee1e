/** What stays in the field once a text has been said: what was typed while that was on its way. */
export const unsaid = (typed: string, said: string): string => (typed.startsWith(said) ? typed.slice(said.length).trimStart() : typed);
