import type { Plugin } from 'vite';
import { KNOWN_PATHS } from '../src/config/pages.ts';

/** Writes the paths of the pages beside the manifest of the build, for the server. */
export function pageList(): Plugin {
  return {
    name: 'dime-time:page-list',
    apply: 'build',
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const source = JSON.stringify(KNOWN_PATHS);
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source });
    },
  };
}
