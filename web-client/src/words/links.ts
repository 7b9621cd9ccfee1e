/** A stretch of text; with `href` where it is a link. */
export type Stretch = { text: string; href?: string };

const candidates = /https?:\/\/[^\s<>"“”]+/gi;
/** Punctuation that ends a sentence, not an address. */
const trailing = /[.,;:!?'’)\]]+$/;

/** The address of a link that shows where it leads; null for anything else. A name before the host could feign another host. */
function addressOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const shown = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
  return shown ? url.href : null;
}

/** Text of other people, divided into links and what is between them. */
export function linked(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const link = found.replace(trailing, '');
    const href = addressOf(link);
    if (!href) continue;
    stretches.push({ text: text.slice(end, index) }, { text: link, href });
    end = index + link.length;
  }
  return [...stretches, { text: text.slice(end) }].filter(({ text }) => text !== '');
}
