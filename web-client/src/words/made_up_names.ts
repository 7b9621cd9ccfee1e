/** For guests who have not said what they are called. No computer has such a name. */
const animals = ['Badger', 'Dormouse', 'Gecko', 'Hare', 'Heron', 'Lynx', 'Marmot', 'Otter', 'Puffin', 'Seal', 'Stoat', 'Swift'];

export const madeUpName = (): string => animals[Math.floor(Math.random() * animals.length)]!;
