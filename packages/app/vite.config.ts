import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  loadEnv,
  type Plugin,
} from 'vite';
import { demoEntry } from './build/demoEntry.ts';
import { firstPaint } from './build/firstPaint.ts';
import { installable } from './build/installable.ts';
import { prerender } from './build/prerender.ts';
import { sharedParts } from './build/sharedParts.ts';
import { twoDocuments } from './build/twoDocuments.ts';
import { parseConfig } from './src/config/parseConfig.ts';

const root = import.meta.dirname;
/** Inside the house, packages resolve to their source: nothing has to be built first. */
const SOURCE = 'dime-time-source';

/** Puts the product's name into the page's head, where no script has run yet. */
function productName(name: string): Plugin {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return {
    name: 'dime-time:product-name',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', escaped),
  };
}

export default defineConfig(({ mode, isSsrBuild }) => {
  // Read here as in the app, so that a wrong setting ends the build and not the visit.
  const config = parseConfig(loadEnv(mode, root, 'VITE_'));
  const isDemo = config.apiMode === 'mock';
  return {
    root,
    publicDir: isDemo ? join(root, '../../mocks/public') : join(root, 'public'),
    plugins: [
      react(),
      vanillaExtractPlugin(),
      productName(config.productName),
      twoDocuments(),
      prerender(join(root, 'vite.config.ts')),
      firstPaint(),
      // The worker of the mocks and that of an installed app would both claim every page.
      isDemo ? demoEntry() : installable(config.productName),
    ],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    build: {
      outDir: process.env['OUT_DIR'] ?? (isDemo ? 'dist-demo' : 'dist'),
      emptyOutDir: true,
      target: 'es2024',
      manifest: true,
      // Every browser of the target knows what it stands in for.
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: [join(root, 'index.html'), join(root, 'app.html')],
        // What draws the pages while building is one file.
        output: isSsrBuild ? {} : { codeSplitting: sharedParts },
      },
    },
    server: { port: 3000 },
    preview: { port: 3000 },
  };
});
