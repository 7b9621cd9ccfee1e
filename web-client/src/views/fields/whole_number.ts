/** What a field for numbers holds, made whole and brought between its `min` and `max`, as the field then shows it; null if it is empty. */
export function wholeNumberIn(input: HTMLInputElement): number | null {
  if (input.value === '') return null;
  const number = Math.min(Number(input.max), Math.max(Number(input.min), Math.trunc(input.valueAsNumber)));
  input.value = String(number);
  return number;
}
