import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite';
import { demoEntry } from './demoEntry.ts';
import { parseConfig } from './src/parseConfig.ts';

const root = import.meta.dirname;
/** Inside the house, packages resolve to their source: nothing has to be built first. */
const conditions = ['dime-time-source', ...defaultClientConditions];

/** Puts the product's name into the page's head, where no script has run yet. */
function productName(name: string): Plugin {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return {
    name: 'dime-time:product-name',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', escaped),
  };
}

export default defineConfig(({ mode }) => {
  // Read here as in the app, so that a wrong setting ends the build and not the visit.
  const config = parseConfig(loadEnv(mode, root, 'VITE_'));
  const isDemo = config.apiMode === 'mock';
  return {
    root,
    publicDir: isDemo ? join(root, '../../mocks/public') : false,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      productName(config.productName),
      ...(isDemo ? [demoEntry()] : []),
    ],
    resolve: { conditions },
    build: {
      outDir: process.env['OUT_DIR'] ?? (isDemo ? 'dist-demo' : 'dist'),
      emptyOutDir: true,
      target: 'es2024',
      manifest: true,
    },
    server: { port: 3000 },
    preview: { port: 3000 },
  };
});
