/** A stretch of text; with `href` where it is a link. */
export type Stretch = { text: string; href?: string };

const candidates = /https?:\/\/[^\s<>"“”]+/gi;
/** Punctuation that ends a sentence, not an address. */
const trailing = /[.,;:!?'’)\]]+$/;

/**
 * A link that shows where it leads; null for anything else. What could feign another host: a name before the host makes no link, and a host that the browser
 * does not ask for as it was typed, such as one with a Cyrillic letter or what looks like a slash, is shown as the browser asks for it.
 */
function linkOf(typed: string): Stretch | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || url.username || url.password) return null;
  return { text: typed.toLowerCase().startsWith(url.origin) ? typed : url.href, href: url.href };
}

/** Text of other people, divided into links and what is between them. */
export function linked(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const typed = found.replace(trailing, '');
    const link = linkOf(typed);
    if (!link) continue;
    stretches.push({ text: text.slice(end, index) }, link);
    end = index + typed.length;
  }
  return [...stretches, { text: text.slice(end) }].filter(({ text }) => text !== '');
}
