import type { Plugin } from 'vite';
import { pseudoWords } from '../packages/ui/build/words/wordModules.ts';

const MODULE = 'virtual:pseudo-words';

/** Provides `virtual:pseudo-words`: the catalogue of the pseudo-locale, for the toolbar and tests. */
export function pseudoWordsModule(): Plugin {
  return {
    name: 'pseudo-words',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? pseudoWords() : undefined),
  };
}
