/** Joins class names, leaving out what is absent. */
export function classes(...names: readonly (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
