import { pathOf } from '../browser/base.ts';
import { t } from '../languages/text.ts';
import { keepTexts } from './call_texts.ts';

/** The texts of the calls in the player's language, with places for what the notice has. */
const texts = () => {
  const [by, players, room] = ['{by}', '{players}', '{room}'];
  const body = t('calls-room', { room });
  return {
    your_turn: { title: t('calls-your-turn'), body },
    played: { title: t('calls-played', { by }), body },
    challenged: { title: t('calls-challenged', { by }), body },
    over: { title: t('calls-over'), body: t('calls-over-more', { players, room }) },
    over_without_winner: { title: t('calls-over'), body },
    nudge: { title: t('calls-nudge', { by }), body },
    agreement: { title: t('calls-agreement', { by }), body },
    next_game: { title: t('calls-next-game', { by }), body },
    test: { title: 'Crisscross', body: t('calls-test-arrived') },
    digest: { title: t('calls-digest-title', { count: '{count}' }), body: '{games}' },
  };
};

/** Keeps them for the worker. */
export const keepOwnTexts = (): Promise<void> => keepTexts(texts(), new URL(pathOf('/'), location.href).href, caches);
