/** The media queries that several components need, by the names that their styles give them: `@media (--laptop)`. */
export const queries = {
  /** The board has all of the height, and what is below it elsewhere stands beside it. */
  '--laptop': '(min-width: 1200px) and (min-height: 521px) and (max-height: 960px) and (min-aspect-ratio: 3 / 2)',
};

function queryOf(name) {
  if (!(name in queries)) throw new Error(`No media query is called ${name}.`);
  return queries[name];
}

/** Styles with the queries written out, for browsers know no names. */
export const written = (styles) => styles.replace(/@media[^{]*/g, (rule) => rule.replace(/\((--[\w-]+)\)/g, (_, name) => queryOf(name)));

/** Does so in components. */
export const namedMedia = () => ({ name: 'named-media', style: ({ content }) => ({ code: written(content) }) });
