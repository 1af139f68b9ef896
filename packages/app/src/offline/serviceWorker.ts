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
import { createOfflineCache } from './offlineCache.ts';

/** Replaced with the precache list by the build. */
declare const self: {
  readonly filesOfTheBuild: readonly PrecacheEntry[];
  readonly caches: CacheStorage;
  readonly location: Location;
};

/** The locale whose words and documents are cached beside the English ones, if there is one. */
const locale = new URL(self.location.href).searchParams.get('language');
const OF_A_LOCALE = /\.(\w+-[A-Z]+)\./;

/** The files of the build, without those of other locales. */
const files = self.filesOfTheBuild.filter((entry) => {
  const of = OF_A_LOCALE.exec(typeof entry === 'string' ? entry : entry.url)?.[1];
  return of === undefined || of === locale;
});

const documentOf = (name: string) =>
  locale === null ? `/${name}.html` : `/${name}.${locale}.html`;
const APP = documentOf('app');

// Pages must open offline after the first visit, without a reload in between.
clientsClaim();
cleanupOutdatedCaches();

precacheAndRoute(files, {
  // Documents are served by the routes below.
  directoryIndex: '',
  cleanURLs: false,
});

const stored = createOfflineCache(self.caches);

const networkOr = (document: () => Promise<string>) =>
  new NetworkOnly({ plugins: [{ handlerDidError: async () => matchPrecache(await document()) }] });

const isSignedIn = async () => (await stored.read('/api/user')) !== undefined;

// Like the server: the landing page is for visitors without a session, every other document is the app.
const atRoot = async () => ((await isSignedIn()) ? APP : documentOf('index'));
registerRoute(new NavigationRoute(networkOr(atRoot), { allowlist: [/^\/(?:\?|$)/] }));
registerRoute(new NavigationRoute(networkOr(() => Promise.resolve(APP))));
