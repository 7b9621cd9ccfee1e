import { t } from '../../../languages/text.ts';

export type TabName = 'moves' | 'chat' | 'unseen' | 'rules' | 'result';
/** A tab of the panel: `count` stands beside its label, `spoken` in place of both for screen readers. */
export type Tab = { name: TabName; label: string; count?: number; spoken?: string; fresh?: boolean };

/** The tabs beside a game, with the numbers of its unseen tiles and unread lines. */
export function tabsOf({ isOver, unseen, unread }: { isOver: boolean; unseen: number; unread: number }): Tab[] {
  const news = unread > 0 ? { fresh: true, spoken: t('table-chat-unread', { count: unread }) } : {};
  return [
    ...(isOver ? [{ name: 'result' as const, label: t('table-result') }] : []),
    { name: 'moves', label: t('table-moves') },
    { name: 'chat', label: t('table-chat'), ...news },
    { name: 'unseen', label: t('table-unseen'), ...(isOver ? {} : { count: unseen }) },
    { name: 'rules', label: t('table-rules') },
  ];
}

/** With which tab the panel begins. After a game that is what has been said, if something is new, and otherwise the result. */
export function firstTab(isOver: boolean, unread: number): TabName {
  if (!isOver) return 'moves';
  return unread > 0 ? 'chat' : 'result';
}
