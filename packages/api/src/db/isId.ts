/** Whether a text can be an id at all; one that cannot is not looked for. */
export function isId(text: string): boolean {
  return /^\w{1,100}$/.test(text);
}
