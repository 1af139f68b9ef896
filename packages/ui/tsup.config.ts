import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { readManifest } from '../tools/publish/manifest.ts';
import { common, keepModules, modules } from '../tools/publish/modules.ts';

const CLIENT_LIBRARIES =
  /^import (?!type\b)[^;]*? from '(react|react-dom|react-aria\/\w+|react-aria-components\/\w+|radix-ui|radix-ui\/internal)';/m;

/**
 * Whether a module belongs to the browser's half of a React server's world.
 *
 * Every component does: one without state of its own may still be handed a function. What is left is
 * data, arithmetic and words, and a server may call it.
 */
function isClient(file: string): boolean {
  return file.endsWith('.tsx') || CLIENT_LIBRARIES.test(readFileSync(file, 'utf8'));
}

export default defineConfig(async () => {
  const all = Object.entries(await modules(readManifest()));
  const shared: Options = {
    ...common,
    esbuildPlugins: [keepModules, vanillaExtractPlugin({ outputCss: false, identifiers: 'short' })],
  };
  return [
    { ...shared, entry: Object.fromEntries(all.filter(([, file]) => !isClient(file))) },
    {
      ...shared,
      entry: Object.fromEntries(all.filter(([, file]) => isClient(file))),
      banner: { js: "'use client';" },
    },
  ];
});
