/** Whether a field counts as empty: nothing in it, or only spaces. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
