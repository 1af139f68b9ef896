import type { Plugin } from 'vite';

const APP_ENTRY = '/src/main.tsx';
const DEMO_ENTRY = '/demo-entry.js';
const RESOLVED = `\0${DEMO_ENTRY}`;

/**
 * Starts the household in memory, then the app unchanged.
 *
 * The worker does not see navigations, so the two the app makes are answered before it starts.
 */
const CODE = `
import { handleAuthNavigation, startMocks } from '@dime-time/mocks/browser';

if (!handleAuthNavigation(window.location)) {
  await startMocks();
  await import('${APP_ENTRY}');
}
`;

/** Puts the mocks in front of the app, so that its source does not know them. */
export function demoEntry(): Plugin {
  return {
    name: 'dime-time:demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(`src="${APP_ENTRY}"`, `src="${DEMO_ENTRY}"`),
    },
    resolveId: (id) => (id === DEMO_ENTRY ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? CODE : undefined),
  };
}
