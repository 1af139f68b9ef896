/**
 * Whether an object in a JSON text names a field twice. `JSON.parse` keeps the last of them, a reader on
 * the way may have kept the first, and RFC 8259 (section 4) leaves it open.
 *
 * @param text valid JSON.
 */
export function hasDuplicateKey(text: string): boolean {
  /** The fields of each object that is open; `undefined` for an array. */
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    const fields = open.at(-1);
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') last = token;
    else {
      const name = JSON.parse(last) as string;
      if (fields?.has(name)) return true;
      fields?.add(name);
    }
  }
  return false;
}
