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
import { parseAppConfig } from './src/config/parseAppConfig.ts';

const root = import.meta.dirname;
/** The export condition under which the workspace’s packages resolve to their source, without a build. */
const SOURCE = 'dime-time-source';

/** Inserts the product’s name into the head of the documents. */
function productName(name: string): Plugin {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return {
    name: 'dime-time:product-name',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', escaped),
  };
}

export default defineConfig(({ mode, isSsrBuild }) => {
  // Parsed here too, so that an invalid variable fails the build and not the visit.
  const config = parseAppConfig(loadEnv(mode, root, 'VITE_'));
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
      // The mocks’ worker and the service worker have the same scope.
      isDemo ? demoEntry() : installable(config.productName),
    ],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    build: {
      outDir: process.env['OUT_DIR'] ?? (isDemo ? 'dist-demo' : 'dist'),
      emptyOutDir: true,
      target: 'es2024',
      manifest: true,
      // All browsers of the target support modulepreload.
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: [join(root, 'index.html'), join(root, 'app.html')],
        // The prerender build is one file.
        output: isSsrBuild ? {} : { codeSplitting: sharedParts },
      },
    },
    server: { port: 3000 },
    preview: { port: 3000 },
  };
});
