type Field = Pick<HTMLInputElement | HTMLSelectElement, 'value'>;

/** Has a field show what holds once a change is `done`, in case nothing has come of it; a field that has been changed again meanwhile is left alone. */
export async function showHeld(field: Field, done: unknown, held: () => string | number): Promise<void> {
  const chosen = field.value;
  await done;
  if (field.value === chosen) field.value = String(held());
}
