/**
 * The error message where the version of Node.js is too old; `undefined` where it is not.
 *
 * @param version the running version, like `v20.20.2`.
 * @param range the required version, as `engines` of the package.json has it: `>=22.15`.
 */
export function nodeVersionError(version: string, range: string): string | undefined {
  const found = numbers(version);
  const least = numbers(range);
  const at = least.findIndex((part, place) => part !== (found[place] ?? 0));
  if (at === -1 || (found[at] ?? 0) > (least[at] ?? 0)) return undefined;
  return (
    `Dime Time needs Node.js ${least.join('.')} or later, and this is ${found.join('.')}. ` +
    'Start it with `npm run start:production`, which uses the Node.js that `npm ci` installed.'
  );
}

function numbers(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}
