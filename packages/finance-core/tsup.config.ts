import { defineConfig } from 'tsup';
import { common, keepModules, modules } from '../build/modules.ts';

export default defineConfig({ ...common, entry: modules(), esbuildPlugins: [keepModules] });
