/** One choice of the list. */
export interface ComboboxOption<Value extends string> {
  /** The stored value. */
  value: Value;
  /** The visible label, which is also the text of the field once it is chosen. */
  label: string;
  /** A second line in the open list. */
  detail?: string | undefined;
  /**
   * Whether it cannot be chosen.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Built-in words of a combobox. */
export interface ComboboxWords {
  /** The name of the button that opens the list. */
  open: string;
  /** Shown and announced while the options are loading. */
  loading: string;
  /** Shown and announced if no option matches. */
  empty: string;
  /** Announced when the list changes. */
  count: (options: number) => string;
}

/** Whether an option is offered for a text. */
export type ComboboxFilter = (option: ComboboxOption<string>, text: string) => boolean;

/** The index of the next option that can be chosen, from the other end after the last; -1 without one. */
export function nextIndex(
  options: readonly ComboboxOption<string>[],
  from: number,
  step: 1 | -1,
): number {
  const count = options.length;
  for (let tried = 1; tried <= count; tried += 1) {
    // From no option, a step back leads to the last one.
    const start = from < 0 && step < 0 ? count : from;
    const index = (((start + step * tried) % count) + count) % count;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}
