import type { Plugin } from 'vite';
import { readFacts } from './facts.ts';
import { llmsText } from './llmsText.ts';
import { measuredOnce } from './measuredOnce.ts';

const MODULE = 'virtual:component-facts';

/**
 * Provides `virtual:component-facts` for the docs pages, and the same facts as `components.json` and
 * `llms.txt` beside the built Storybook. A build measures the sizes beside its other work; the
 * development server does so when the facts are first asked for.
 */
export function factsModule(): Plugin {
  let measured: ReturnType<typeof measuredOnce> | undefined;
  let isBuild = false;
  const sizes = () => (measured ??= measuredOnce());
  const facts = async () => readFacts(await sizes());
  const files = {
    'components.json': async () => `${JSON.stringify(await facts(), undefined, 2)}\n`,
    'llms.txt': async () => llmsText(await facts()),
  };
  return {
    name: 'component-facts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    buildStart() {
      // An error is that of the module, which waits for them.
      if (isBuild) sizes().catch(() => {});
    },
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
