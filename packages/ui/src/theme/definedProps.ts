/**
 * Returns the props without those that are undefined, for libraries that distinguish absent from
 * undefined.
 */
export function definedProps<Props extends object>(
  props: Props,
): { [Name in keyof Props]: Exclude<Props[Name], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Props]: Exclude<Props[Name], undefined>;
  };
}
