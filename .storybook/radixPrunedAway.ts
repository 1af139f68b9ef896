import type { Plugin } from 'vite';
import { prunedRadix } from '../packages/ui/radix/sheet.ts';

const MODULE = 'virtual:radix-pruned-away';
/** What comes and goes on an element, and the parts no query can find. */
const STATE =
  /::[\w-]+|:(?:hover|active|focus-visible|focus-within|focus|checked|disabled)(?![\w-])/g;

/** A selector the Radix sheet has no rule for any more, and the classes a match needs. */
type PrunedAway = readonly [selector: string, classes: readonly string[]];

/** Hands the stories the selectors that were pruned away, worked out when Storybook starts. */
export function radixPrunedAway(): Plugin {
  return {
    name: 'dime-time:radix-pruned-away',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => {
      if (id !== `\0${MODULE}`) return undefined;
      const selectors = new Map(prunedRadix().dropped.map(atRest));
      return `export default ${JSON.stringify([...selectors])};`;
    },
  };
}

/** The selector in any state: `.a:where(:hover)::after` as `.a`. */
function atRest(selector: string): PrunedAway {
  const rest = selector
    .replaceAll(STATE, '')
    .replaceAll(/:(?:where|is|not)\(\s*\)/g, '')
    .replaceAll(/([\s>+~])(?=$|[,)])/g, '$1*');
  // Classes inside a list or a negation are not needed for a match.
  const outside = rest.replaceAll(/:(?:not|has)\([^)]*\)|:(?:where|is)\([^)]*,[^)]*\)/g, '');
  const classes = [...outside.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  return [rest.trim() || '*', classes];
}
