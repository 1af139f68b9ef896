/**
 * The service worker of the installed app: it serves the app without a connection.
 *
 * It caches the files of one build. API calls are not intercepted: the page stores their responses,
 * because it knows which user they belong to (see offlineCache.ts).
 *
 * A new version activates when the last tab of the old one is closed, so that no tab loses files that
 * it has yet to load. Documents come from the network first, so a new deploy shows immediately.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** Replaced with the precache list by the build. */
declare const self: { readonly filesOfTheBuild: readonly PrecacheEntry[] };

// Pages must open offline after the first visit, without a reload in between.
clientsClaim();
cleanupOutdatedCaches();

precacheAndRoute([...self.filesOfTheBuild], {
  // Documents are served by the routes below.
  directoryIndex: '',
  cleanURLs: false,
});

const networkOr = (document: string) =>
  new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(document) }] });

// The landing page has its own document; every other address is routed by the app.
registerRoute(new NavigationRoute(networkOr('/index.html'), { allowlist: [/^\/(?:\?|$)/] }));
registerRoute(new NavigationRoute(networkOr('/app.html')));
