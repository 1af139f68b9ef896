/** Copies a text to the clipboard; rejects if the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
