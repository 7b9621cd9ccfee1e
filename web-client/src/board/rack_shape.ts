/** On how many rows the tiles of a rack of this size lie. A finger needs room. */
export const rackRows = (size: number): number => (size > 9 ? 2 : 1);
