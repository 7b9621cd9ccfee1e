/** Where the string that begins at `start` ends. */
function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}

/**
 * The elements of an array, or of those arrays of an object that have one of these names, as they stand in the text: large
 * numbers stay as they are. The text must be valid JSON.
 */
export function elementsIn(text: string, names: readonly string[]): string[] {
  const isArray = text.trimStart().startsWith('[');
  const elements: string[] = [];
  let depth = 0;
  let depthOfElements = isArray ? 1 : 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && !isArray) depthOfElements = names.includes(text.slice(at + 1, end)) ? 2 : 0;
      at = end;
    } else if (letter === '[' || letter === '{') {
      if (++depth === depthOfElements) start = at + 1;
    } else if (letter === ',' || letter === ']' || letter === '}') {
      if (depth === depthOfElements && letter !== '}') {
        const element = text.slice(start, at).trim();
        if (element !== '') elements.push(element);
        start = at + 1;
      }
      if (letter !== ',') depth--;
    }
  }
  return elements;
}
