import { defineConfig } from 'tsup';
import { readManifest } from '../tools/publish/manifest.ts';
import { common, keepModules, modules } from '../tools/publish/modules.ts';

export default defineConfig(async () => ({
  ...common,
  entry: await modules(readManifest()),
  esbuildPlugins: [keepModules],
}));
