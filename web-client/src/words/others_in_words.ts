import type { RoomSummary } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';

/** The names of the others in a game of the list. */
export const othersIn = ({ names, seat }: RoomSummary): string => spokenList(names.filter((_, index) => index !== seat));
