import type { AboutRoom } from '../../connection/protocol.ts';

/** What a new room is besides its game, as `create` has it: nothing where all is usual. Nobody else comes into the room of a game against the computer. */
export function wantedRoom({ rated, ...place }: AboutRoom, withFriends: boolean): { about_room?: AboutRoom } {
  const isUsual = !withFriends || Object.keys(place).length === 0;
  const room: AboutRoom = {
    ...(isUsual ? {} : { ...place, name: place.name?.trim() ?? '' }),
    ...(rated === false ? { rated } : {}),
  };
  return Object.keys(room).length === 0 ? {} : { about_room: room };
}
