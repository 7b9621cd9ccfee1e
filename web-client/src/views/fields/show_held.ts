/**
 * Has a field show what holds if nothing comes of a change. Where `done` says that it was accepted, what was chosen stays until the state that has it
 * arrives; a field that has been changed again meanwhile is left alone.
 */
export async function showHeld<Name extends string, Shown>(field: Record<Name, Shown>, name: Name, done: unknown, held: () => Shown): Promise<void> {
  const chosen = field[name];
  const isAccepted = (await done) === true;
  if (!isAccepted && field[name] === chosen) field[name] = held();
}
