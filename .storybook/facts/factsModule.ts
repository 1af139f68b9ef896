import type { Plugin } from 'vite';
import { readFacts } from './facts.ts';
import { llmsText } from './llmsText.ts';
import { measuredOnce } from './measuredOnce.ts';

const MODULE = 'virtual:component-facts';

/**
 * Provides `virtual:component-facts` for the docs pages, and the same facts as `components.json` and
 * `llms.txt` beside the built Storybook. Sizes are measured when the facts are first asked for.
 */
export function factsModule(): Plugin {
  let measured: ReturnType<typeof measuredOnce> | undefined;
  const facts = async () => {
    measured ??= measuredOnce();
    return readFacts(await measured);
  };
  const files = {
    'components.json': async () => `${JSON.stringify(await facts(), undefined, 2)}\n`,
    'llms.txt': async () => llmsText(await facts()),
  };
  return {
    name: 'component-facts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(await facts())};` : undefined,
    async generateBundle() {
      for (const [fileName, text] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await text() });
      }
    },
    configureServer({ middlewares }) {
      for (const [fileName, text] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_request, response, next) => {
          text().then((body) => response.end(body), next);
        });
      }
    },
  };
}
