/**
 * Whether an object in a JSON text has a duplicate key. `JSON.parse` keeps the last one, while a
 * proxy may have read the first; RFC 8259 (section 4) leaves it undefined.
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
