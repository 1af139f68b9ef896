import type { Plugin } from 'vite';

/** The entry scripts of the documents. */
const ENTRY = /src="\/src\/(main|landing)\.tsx"/;
const DEMO_ENTRY = /^\/demo\/(main|landing)\.js$/;

/**
 * Starts the mocks, then the unchanged app; at `/`, as a server does, the page of the session.
 *
 * The mocks’ worker does not intercept navigations, so login and logout are handled before it starts.
 */
const code = (entry: string) => `
import { handleAuthNavigation, startMocks } from '@dime-time/mocks/browser';

if (!handleAuthNavigation(window.location)) {
  const { state } = await startMocks();
  await (${entry === 'main'} || state.signedIn ? import('/src/main.tsx') : import('/src/landing.tsx'));
}
`;

/** Adds the mocks to the app in the build, so that its source does not import them. */
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
