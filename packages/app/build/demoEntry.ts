import type { Plugin } from 'vite';

/** The documents' own entries, by name. */
const ENTRY = /src="\/src\/(main|landing)\.tsx"/;
const DEMO_ENTRY = /^\/demo\/(main|landing)\.js$/;

/**
 * Starts the household in memory, then the app unchanged.
 *
 * The worker does not see navigations, so the two the app makes are answered before it starts.
 */
const code = (entry: string) => `
import { handleAuthNavigation, startMocks } from '@dime-time/mocks/browser';

if (!handleAuthNavigation(window.location)) {
  await startMocks();
  await import('/src/${entry}.tsx');
}
`;

/** Puts the mocks in front of the app, so that its source does not know them. */
export function demoEntry(): Plugin {
  return {
    name: 'dime-time:demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(ENTRY, (_, entry: string) => `src="/demo/${entry}.js"`),
    },
    resolveId: (id) => (DEMO_ENTRY.test(id) ? `\0${id}` : undefined),
    load: (id) => {
      const entry = id.startsWith('\0') ? DEMO_ENTRY.exec(id.slice(1))?.[1] : undefined;
      return entry === undefined ? undefined : code(entry);
    },
  };
}
