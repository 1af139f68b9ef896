import type { Reach, Sources } from './componentReach.ts';

/** `data-part="card"`, or `'data-part': 'card'` among the props of elements of which one is drawn. */
const NAME = /\bdata-part="([^"]*)"|'data-part': '([^']*)'/g;

/** The first words of the parts that several components share, and the folder that draws them. */
export const SHARED_PARTS: Readonly<Record<string, string>> = {
  'bank-offers': 'banking/BankOffers',
  'bar-row': 'internal/BarRow',
  chart: 'charts/plot',
  'earlier-offer': 'banking/EarlierOffer',
  field: 'internal/Field',
  'load-more-notice': 'transactions/LoadMoreNotice',
  toaster: 'primitives/Toaster',
};

/** The name of the root of a component, which its other parts begin with: `DebtCard` has `debt-card`. */
export function partName(component: string): string {
  return component.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

/** Whether a name is words of small letters: `debt-card-balance`. */
export function isPartName(name: string): boolean {
  return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name);
}

/**
 * Returns the root to which a part belongs: the longest that it begins with.
 *
 * @param roots the names of roots, and the first words of shared parts.
 */
export function rootOfPart(part: string, roots: readonly string[]): string | undefined {
  return roots
    .filter((root) => part === root || part.startsWith(`${root}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The names of parts that a source gives, each once, in its order. */
export function partsIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(NAME)].map(([, attribute, prop]) => attribute ?? prop ?? '')),
  ];
}

/** A source without the names that it gives to parts. */
export function withoutParts(text: string): string {
  return text.replaceAll(NAME, '');
}

/**
 * Finds the parts of each public folder, those that it shares with others included.
 *
 * @param reach what each folder is made of, by its name.
 * @param sources the text of each file by its path in `src`.
 */
export function componentParts(
  reach: Readonly<Record<string, Reach>>,
  sources: Sources,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(reach).map(([name, { modules }]) => {
      const parts = modules.flatMap((path) => partsIn(sources[path] ?? ''));
      return [name, [...new Set(parts)].toSorted()];
    }),
  );
}
