import type { WordScreen } from '@dime-time/ui/words/load';
import type { EndpointKey } from '@dime-time/finance-core/contract';
import { paths } from './paths.ts';

/** One page of the app, without its component. */
export interface AppPage {
  /** Its last segment is `:id` if there is a page for each thing of a kind. */
  readonly path: `/${string}`;
  /** Names its words: the document’s title. */
  readonly name: string;
  /** Its screen of the library, whose words load with it. */
  readonly screen: WordScreen;
  /** Who may open it; others see the landing page at the same address. */
  readonly access: 'public' | 'authenticated';
  /** The GET calls that the page begins with, whatever the server supports; they are prefetched. */
  readonly reads?: readonly EndpointKey[];
}

/**
 * Every page: the router, the titles, the prefetch, the servers and the tests read this table.
 *
 * It imports no component, so that the build and the lower folders can use it; `routes.tsx` adds the
 * components.
 */
export const PAGES = [
  { path: paths.landing, name: 'home', screen: 'Landing', access: 'public' },
  {
    path: paths.dashboard,
    name: 'dashboard',
    screen: 'Dashboard',
    access: 'authenticated',
    reads: [
      'getDashboardSummary',
      'getTransactions',
      'getDebts',
      'getRoundUpSettings',
      'getServiceStatus',
    ],
  },
  {
    path: '/transactions',
    name: 'transactions',
    screen: 'Transactions',
    access: 'authenticated',
    reads: ['getTransactions', 'getPayments', 'getDebts', 'getServiceStatus'],
  },
  {
    path: '/debts',
    name: 'debts',
    screen: 'Debts',
    access: 'authenticated',
    reads: ['getDebts', 'getDashboardSummary', 'getPayments', 'getServiceStatus'],
  },
  {
    path: '/debts/plan',
    name: 'planner',
    screen: 'PayoffPlanner',
    access: 'authenticated',
    reads: ['getDebts', 'getDashboardSummary', 'getRoundUpSettings', 'getServiceStatus'],
  },
  {
    path: '/debts/:id',
    name: 'debt',
    screen: 'DebtPage',
    access: 'authenticated',
    reads: ['getDebts', 'getDashboardSummary', 'getPayments', 'getServiceStatus'],
  },
  {
    path: '/crypto',
    name: 'crypto',
    screen: 'Crypto',
    access: 'authenticated',
    reads: ['getCryptoSummary', 'getCryptoPurchases', 'getRoundUpSettings', 'getServiceStatus'],
  },
  {
    path: '/insights',
    name: 'insights',
    screen: 'Insights',
    access: 'authenticated',
    reads: [
      'getTransactions',
      'getDebts',
      'getPayments',
      'getDashboardSummary',
      'getServiceStatus',
    ],
  },
  {
    path: '/banking',
    name: 'banking',
    screen: 'Banking',
    access: 'authenticated',
    reads: ['getBankAccounts', 'getBankBalances', 'getBankTransactions', 'getServiceStatus'],
  },
  { path: '/qr', name: 'qr', screen: 'Qr', access: 'authenticated' },
  {
    path: '/settings',
    name: 'settings',
    screen: 'Settings',
    access: 'authenticated',
    reads: ['getRoundUpSettings', 'getServiceStatus'],
  },
  {
    path: paths.sessions,
    name: 'sessions',
    screen: 'Sessions',
    access: 'authenticated',
    reads: ['getServiceStatus'],
  },
  {
    path: '/notifications',
    name: 'notifications',
    screen: 'Notifications',
    access: 'authenticated',
  },
  {
    path: '/legal',
    name: 'legal',
    screen: 'Legal',
    access: 'authenticated',
  },
  { path: '/signup', name: 'signUp', screen: 'SignUp', access: 'authenticated' },
  {
    path: '/dime-token',
    name: 'token',
    screen: 'DimeToken',
    access: 'authenticated',
    reads: ['getTokenInfo', 'getTokenBalance', 'getTokenRewards'],
  },
  {
    path: '/business-analytics',
    name: 'analytics',
    screen: 'BusinessAnalytics',
    access: 'authenticated',
  },
  { path: '/stats', name: 'stats', screen: 'Stats', access: 'authenticated' },
] as const satisfies readonly AppPage[];

/** The file of a page with its component, named after its screen. */
export function fileOf({ screen }: AppPage): string {
  return `${screen.replace(/Page$/, '')}Page.tsx`;
}

/** The path of a page. */
export type PagePath = (typeof PAGES)[number]['path'];

/** The name of a page. */
export type PageName = (typeof PAGES)[number]['name'];

/**
 * Every path with a page or a redirect; a server answers others with 404, and the app as the body. A
 * last segment `:id` stands for any.
 */
export const KNOWN_PATHS: readonly string[] = [...PAGES.map(({ path }) => path), paths.signIn];

/** The page at a path, with or without a trailing slash: that of this very path, else of its pattern. */
export function findPage(path: string): AppPage | undefined {
  const plain = withoutSlash(path);
  const find = (wanted: string) => PAGES.find(({ path: known }) => known === wanted);
  return find(plain) ?? find(patternOf(plain));
}

/** Whether a path is known, with or without a trailing slash. */
export function isKnownPath(path: string): boolean {
  const plain = withoutSlash(path);
  return KNOWN_PATHS.includes(plain) || KNOWN_PATHS.includes(patternOf(plain));
}

/** A path with `:id` in place of its last segment: `/debts/:id` of `/debts/d_1`. */
function patternOf(path: string): string {
  return path.replace(/[^/]+$/, ':id');
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}
