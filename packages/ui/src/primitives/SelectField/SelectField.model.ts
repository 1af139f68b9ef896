export interface SelectOption<Value extends string> {
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
 * Checks that the values of the options are distinct and not empty.
 *
 * @throws RangeError for an empty value, which means 'nothing chosen yet', and for a duplicate
 * value.
 */
export function checkOptions(options: readonly SelectOption<string>[]): void {
  const seen = new Set<string>();
  for (const { value, label } of options) {
    if (value === '') {
      throw new RangeError(
        `The option '${label}' has an empty value. Leave the value of the field undefined instead.`,
      );
    }
    if (seen.has(value)) throw new RangeError(`The value '${value}' stands on two options.`);
    seen.add(value);
  }
}
