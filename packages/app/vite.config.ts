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
import { documentLanguage } from './build/documentLanguage.ts';
import { escapedHtml } from './build/escapedHtml.ts';
import { firstPaint } from './build/firstPaint.ts';
import { installable } from './build/installable.ts';
import { knownValues } from './build/knownValues.ts';
import { pageList } from './build/pageList.ts';
import { prerender } from './build/prerender.ts';
import { sharedChunks } from './build/sharedChunks.ts';
import { twoDocuments } from './build/twoDocuments.ts';
import { BRAND } from './src/config/brandChoice.ts';
import { parseAppConfig } from './src/config/parseAppConfig.ts';

const root = import.meta.dirname;
/** The export condition under which the workspace’s packages resolve to their source, without a build. */
const SOURCE = 'dime-time-source';

/** The browsers’ version of the language. */
const TARGET = 'es2024';

/** Inserts the product’s name into the head of the documents. */
function productName(name: string): Plugin {
  const escaped = escapedHtml(name);
  return {
    name: 'dime-time:product-name',
    transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', escaped),
  };
}

/** A module with the words of a locale. */
const WORDS = /\/(?:locales|language\/words)\/(?:(\w+-\w+)\/[\w-]+|(\w+-\w+))\.ts$/;

/** Names chunks; those with the words of a locale so that the service worker knows them. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, ofSubject, ofApp] = WORDS.exec(facadeModuleId ?? '') ?? [];
  const locale = ofSubject ?? ofApp;
  return locale === undefined
    ? 'assets/[name]-[hash].js'
    : `assets/words.${locale}.${ofSubject ? '[name]' : 'app'}-[hash].js`;
}

export default defineConfig(async ({ mode, command, isSsrBuild }) => {
  // Parsed here too, so that an invalid variable fails the build and not the visit.
  const config = parseAppConfig(loadEnv(mode, root, 'VITE_'));
  const isDemo = config.apiMode === 'mock';
  const resolve = { conditions: [SOURCE, ...defaultClientConditions] };
  const rollupOptions = { input: [join(root, 'index.html'), join(root, 'app.html')] };
  // The prerender build is one file.
  const isSplit = command === 'build' && isSsrBuild !== true;
  const codeSplitting = isSplit
    ? await sharedChunks({
        root,
        mode,
        plugins: [
          react(),
          vanillaExtractPlugin(),
          knownValues(config, BRAND),
          isDemo && demoEntry(),
        ],
        resolve,
        build: { target: TARGET, rollupOptions },
      })
    : undefined;
  return {
    root,
    publicDir: isDemo ? join(root, '../../mocks/public') : join(root, 'public'),
    plugins: [
      react(),
      vanillaExtractPlugin(),
      knownValues(config, BRAND),
      productName(config.productName),
      documentLanguage(),
      twoDocuments(),
      pageList(),
      prerender(join(root, 'vite.config.ts')),
      firstPaint(),
      // The mocks’ worker and the service worker have the same scope.
      isDemo ? demoEntry() : installable(config.productName),
    ],
    resolve,
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    build: {
      outDir: process.env['OUT_DIR'] ?? (isDemo ? 'dist-demo' : 'dist'),
      emptyOutDir: true,
      target: TARGET,
      manifest: true,
      // All browsers of the target support modulepreload.
      modulePreload: { polyfill: false },
      rollupOptions: {
        ...rollupOptions,
        output: codeSplitting ? { codeSplitting, chunkFileNames: nameChunk } : {},
      },
    },
    server: { port: 3000 },
    preview: { port: 3000 },
  };
});
