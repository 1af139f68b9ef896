export interface SelectItem<Value extends string> {
  /** The stored value; never empty. */
  value: Value;
  /** The visible label. */
  label: string;
  /** A second line in the open list. */
  detail?: string | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Checks that every item has a value of its own.
 *
 * @throws RangeError for an empty value, which means 'nothing chosen yet' and can never be chosen, and
 * for a value that stands twice.
 */
export function checkItems(items: readonly SelectItem<string>[]): void {
  const seen = new Set<string>();
  for (const { value, label } of items) {
    if (value === '') {
      throw new RangeError(
        `The item '${label}' has an empty value. Leave the value of the field undefined instead.`,
      );
    }
    if (seen.has(value)) throw new RangeError(`The value '${value}' stands on two items.`);
    seen.add(value);
  }
}
