import { describe, expect, test } from 'vitest';
import { literalsIn } from '../support/literals.ts';
import { sources } from '../support/sources.ts';

/** Selectors, queries, markup, styles, typefaces, keys, tiles, commands, caches, errors that nobody reads, what the worker says until the page has kept its texts for it, and the languages by their own names. */
const notTexts: Record<string, string[]> = {
  'app/main.ts': ['Inter', 'Fraunces'],
  'app/focus.ts': [
    '[role="dialog"], main section, main form, main [role="group"], main',
    'button, a, input, select, textarea, summary, [tabindex]',
    'h1, main',
    'input:enabled, textarea:enabled, select:enabled',
  ],
  'views/history/left_place.ts': ['body, main, h1', 'main li a[href="'],
  'connection/sign_in/device_name.ts': [
    ...['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'],
    ...['Android', 'ChromeOS', 'Windows', 'Mac', 'Linux'],
  ],
  'connection/ask_patiently.ts': ['Nobody waits for the answer any more.'],
  'connection/pending_requests.ts': ['The room was left.', 'The connection was lost.'],
  'look/look.svelte.ts': ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)'],
  'sound/sound.svelte.ts': ['(pointer: coarse)'],
  'calls/call_texts.ts': ['crisscross calls'],
  'review/bag/chance.ts': ['crisscross draw 1'],
  'worker/kept_page.ts': ['<html data-kept'],
  'worker/kept_texts.ts': ['crisscross calls'],
  'worker/pushed.ts': [
    ...['Your turn', '{by} disputed a play', 'The game is over'],
    ...['{by} is asking for your agreement', '{by} wants to play again', '{by} is waiting for your move', 'Notifications arrive on this device.', '{by} made a play: do you accept it?', 'Games waiting for you: {count}'],
  ],
  'state/session/session.svelte.ts': ['input, textarea'],
  'views/host/Host.svelte': ['crisscross admin'],
  'board/motion/withdrawal.ts': ['; transform: translateY('],
  'entry/cursor.ts': ['Home', 'End'],
  'entry/keys.ts': ['input, textarea, select, dialog', 'button, a, summary, [role="tab"]', 'Arrow', 'Home', 'End'],
  'views/review/ShareMoment.svelte': ['<iframe src="'],
  'views/review/Review.svelte': [
    ...['input, textarea, select, summary, dialog', 'input:not([type="range"]), textarea, select, dialog'],
  ],
  'views/table/status_line.ts': ['(pointer: coarse)'],
  'views/game/KeysButton.svelte': ['input:not([type="range"]), textarea, select, dialog'],
  'views/lobby/start/CrossedTiles.svelte': ['C OSS'],
  'languages/languages.ts': ['English', 'Deutsch', 'Français', 'Español'],
};

test('nothing has a text of its own', () => {
  const found = [...sources].flatMap(([path, text]) =>
    literalsIn(path, text)
      .filter((literal) => !notTexts[path]?.includes(literal))
      .map((literal) => `${path}: ${literal}`),
  );
  expect(found).toEqual([]);
});

describe('a text that stands literally', () => {
  const inTemplate = (markup: string) => literalsIn('A.svelte', markup);

  test('in a template is found', () => {
    expect(inTemplate('<p>Hello <b>you</b></p>')).toEqual(['Hello', 'you']);
    expect(inTemplate("<p>{busy ? 'Starting…' : t('lobby-join')}</p>")).toEqual(['Starting…']);
    expect(inTemplate('<p>{`${count} tiles`}</p>')).toEqual(['tiles']);
    expect(inTemplate("{#if open}<p>{[one ? 'you' : ''].join(', ')}</p>{/if}")).toEqual(['you']);
  });

  test('in an attribute that people read is found', () => {
    expect(inTemplate('<button aria-label="Remove {name}" class="button quiet"></button>')).toEqual(['Remove']);
    expect(inTemplate('<Dialog title="Look and sound" wide></Dialog>')).toEqual(['Look and sound']);
  });

  test('in a script is found', () => {
    expect(literalsIn('a.ts', "toasts.show('Link copied.', 'good');")).toEqual(['Link copied.']);
    expect(literalsIn('a.ts', 'export const title = `Room ${code}`;\nconst label = "Join";')).toEqual(['Join']);
    expect(literalsIn('a.ts', "const words = { yes: `${name} was here` };")).toEqual(['was here']);
  });

  test('is not one where nobody reads it', () => {
    expect(inTemplate('<p style:width="{width}px"></p>')).toEqual([]);
    expect(literalsIn('a.ts', "const isKey = key === 'Escape';")).toEqual([]);
    expect(inTemplate("<p class=\"soft small\" data-x=\"Some thing\">{t('lobby-join')} · {tile === 'blank' ? 1 : 2} ×</p>")).toEqual([]);
    expect(literalsIn('a.ts', "import { a } from './a b.ts';\nconst kind = 'bad';\nthrow new Error('This is a bug.');")).toEqual([]);
  });
});
