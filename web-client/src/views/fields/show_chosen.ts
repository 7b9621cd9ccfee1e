type Radio = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Has radio buttons show the choice that holds once a change is `done`, in case nothing has come of it. */
export async function showChosen(radios: Iterable<Radio>, done: unknown, chosen: () => string): Promise<void> {
  await done;
  for (const radio of radios) radio.checked = radio.value === chosen();
}
