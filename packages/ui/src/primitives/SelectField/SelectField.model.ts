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
 * Checks that the values of the items are distinct and not empty.
 *
 * @throws RangeError for an empty value, which means 'nothing chosen yet', and for a duplicate
 * value.
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
