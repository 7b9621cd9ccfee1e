import { t } from '../../languages/text.ts';

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** Most browsers claim to be others, too: the first mark that is there counts. */
const browsers: Marks = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: Marks = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (marks: Marks, agent: string) => marks.find(([, mark]) => mark.test(agent))?.[0];

/** What this browser calls itself in the list of the player's devices; null if it cannot tell. */
export function deviceName(agent = navigator.userAgent): string | null {
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  return browser && system ? t('connection-device', { browser, system }) : null;
}
