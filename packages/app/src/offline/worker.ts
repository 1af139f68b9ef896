/**
 * The worker of the installed app: it shows the pages where there is no connection.
 *
 * It knows the files of one build and nothing else. What the server is asked passes it by: answers
 * about money are kept by the page, which knows whose they are.
 *
 * A new version waits until the last tab of the old one is closed, so that no tab loses the files it
 * has yet to load. The network is always asked for the page itself first, so nobody waits for news.
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

/** The build writes the list of its files in the place of this name. */
declare const self: { readonly filesOfTheBuild: readonly PrecacheEntry[] };

// The first visit is the one after which a page must open without a connection.
clientsClaim();
cleanupOutdatedCaches();

precacheAndRoute([...self.filesOfTheBuild], {
  // A page is a file only where there is no connection: see below.
  directoryIndex: '',
  cleanURLs: false,
});

const elseShow = (document: string) =>
  new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(document) }] });

// The landing page has a document of its own; every other address is the app's to understand.
registerRoute(new NavigationRoute(elseShow('/index.html'), { allowlist: [/^\/(?:\?|$)/] }));
registerRoute(new NavigationRoute(elseShow('/app.html')));
