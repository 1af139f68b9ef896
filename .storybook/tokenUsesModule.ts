import type { Plugin } from 'vite';
import { readSources } from '../packages/ui/build/readSources.ts';
import { tokenUses } from '../packages/ui/build/tokenUses.ts';

const MODULE = 'virtual:token-uses';

/** Provides `virtual:token-uses`: the components that use each token, for the page of tokens. */
export function tokenUsesModule(): Plugin {
  return {
    name: 'token-uses',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${JSON.stringify(tokenUses(readSources()))};`
        : undefined,
  };
}
