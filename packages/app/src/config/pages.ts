import type { EndpointKey } from '@dime-time/finance-core/contract';
import { paths } from './paths.ts';

/** One page of the app, without its component. */
export interface AppPage {
  readonly path: `/${string}`;
  /** The page’s name in the document’s title. */
  readonly title: string;
  /** The page’s name in the navigation. */
  readonly navLabel: string;
  /** Who may open it; others see the landing page at the same address. */
  readonly access: 'public' | 'authenticated';
  /** The GET calls that the page begins with, whatever the server supports; they are prefetched. */
  readonly reads?: readonly EndpointKey[];
}

/**
 * Every page: the router, the navigation, the titles, the prefetch and the tests read this table.
 *
 * It imports no component, so that the build and the lower folders can use it; `routes.tsx` adds the
 * components.
 */
export const PAGES = [
  { path: paths.landing, title: 'Home', navLabel: 'Home', access: 'public' },
  {
    path: paths.dashboard,
    title: 'Dashboard',
    navLabel: 'Dashboard',
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
    title: 'Transactions',
    navLabel: 'Transactions',
    access: 'authenticated',
    reads: ['getTransactions', 'getPayments', 'getDebts', 'getServiceStatus'],
  },
  {
    path: '/debts',
    title: 'Debt Management',
    navLabel: 'Debts',
    access: 'authenticated',
    reads: ['getDebts', 'getDashboardSummary', 'getPayments', 'getServiceStatus'],
  },
  {
    path: '/crypto',
    title: 'Crypto Round-ups',
    navLabel: 'Crypto',
    access: 'authenticated',
    reads: ['getCryptoSummary', 'getCryptoPurchases', 'getRoundUpSettings', 'getServiceStatus'],
  },
  {
    path: '/insights',
    title: 'Financial Insights',
    navLabel: 'Insights',
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
    title: 'Banking',
    navLabel: 'Banking',
    access: 'authenticated',
    reads: ['getBankAccounts', 'getBankBalances', 'getBankTransactions', 'getServiceStatus'],
  },
  { path: '/qr', title: 'Mobile Access', navLabel: 'QR Code', access: 'authenticated' },
  {
    path: '/settings',
    title: 'Settings',
    navLabel: 'Settings',
    access: 'authenticated',
    reads: ['getRoundUpSettings', 'getServiceStatus'],
  },
  {
    path: '/notifications',
    title: 'Notifications',
    navLabel: 'Notifications',
    access: 'authenticated',
  },
  {
    path: '/legal',
    title: 'Legal Information',
    navLabel: 'Legal Information',
    access: 'authenticated',
  },
  { path: '/signup', title: 'Sign-up', navLabel: 'Sign-up', access: 'authenticated' },
  {
    path: '/dime-token',
    title: 'Token (DTT)',
    navLabel: 'DTT',
    access: 'authenticated',
    reads: ['getTokenInfo', 'getTokenBalance', 'getTokenRewards'],
  },
  {
    path: '/business-analytics',
    title: 'Business Analytics',
    navLabel: 'Analytics',
    access: 'authenticated',
  },
  { path: '/stats', title: 'Stats', navLabel: 'Stats', access: 'authenticated' },
] as const satisfies readonly AppPage[];

/** The path of a page. */
export type PagePath = (typeof PAGES)[number]['path'];

/** The page at a path, with or without a trailing slash. */
export function findPage(path: string): AppPage | undefined {
  const plain = path.replace(/(?<=.)\/+$/, '');
  return PAGES.find((page) => page.path === plain);
}
