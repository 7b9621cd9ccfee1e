import type { Chat } from '../../state/room/chat.svelte.ts';
import { unsaid } from './unsaid.ts';

/** Says what the player has typed, unless a text is on its way already. `takeName`: for somebody without a name; whether they have one now. */
export async function sayUnsent(chat: Pick<Chat, 'unsent' | 'saying' | 'say'>, takeName: () => Promise<boolean>): Promise<void> {
  const wanted = chat.unsent;
  if (chat.saying || wanted.trim() === '') return;
  chat.saying = true;
  try {
    let said = await chat.say(wanted);
    if (said === 'nameless' && (await takeName())) said = await chat.say(wanted);
    if (said === 'kept') chat.unsent = unsaid(chat.unsent, wanted);
  } finally {
    chat.saying = false;
  }
}
