/** What a message selects its text by: the keys are names, or numbers. */
type Select = { name: string; keys: (string | number)[]; isCount: boolean };
export type ReadMessage = { id: string; values: Map<string, string>; parts: Set<string>; selects: Select[] };

/** The messages of a Fluent file. Throws where it has a mistake. */
export declare function readMessages(text: string): ReadMessage[];
/** The names of the areas: one file of English each. */
export declare function areaNames(): string[];
/** The messages of an area in a language. */
export declare function messagesOf(code: string, area: string): ReadMessage[];
