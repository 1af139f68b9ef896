import { defineConfig } from 'tsup';
import { readManifest } from '../build/manifest.ts';
import { common, keepModules, modules } from '../build/modules.ts';

export default defineConfig(async () => ({
  ...common,
  entry: await modules(readManifest()),
  esbuildPlugins: [keepModules],
}));
