import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** Every language of the page writes such a number in the same way. */
export const isSmallCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;

/** A small number in a text. The first number that a browser formats keeps it busy for longer than a board does, so this one is just written down. */
class SmallCount extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** What Fluent puts into a text for a value. */
export const fluentValue = (value: FluentVariable): FluentVariable => (isSmallCount(value) ? new SmallCount(value) : value);
