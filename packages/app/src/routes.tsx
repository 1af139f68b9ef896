import type { EndpointKey } from '@dime-time/finance-core/contract';
import { FIRST_READS } from './config/firstReads.ts';
import { lazyPart, type LazyPart } from './shell/lazyPart.ts';
import type { PageProps } from './config/places.ts';

/** One screen of the app. */
export interface AppRoute {
  readonly path: `/${string}`;
  /** Names the page in the document's title. */
  readonly title: string;
  /** How the shared navigation calls it; absent where another page leads there. */
  readonly navLabel?: string;
  /** Who may open it; everybody else sees the landing page in its place. */
  readonly access: 'public' | 'authenticated';
  readonly page: LazyPart<PageProps>;
  /** What the page reads first. */
  readonly reads?: readonly EndpointKey[];
}

/** Every route there is: the router, the navigation, the titles and the tests read this table. */
export const ROUTES = [
  {
    path: '/',
    title: 'Home',
    navLabel: 'Home',
    access: 'public',
    page: lazyPart<PageProps>('/', () => import('./marketing/LandingPage.tsx')),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    navLabel: 'Dashboard',
    access: 'authenticated',
    page: lazyPart<PageProps>('/dashboard', () => import('./dashboard/DashboardPage.tsx')),
    reads: FIRST_READS['/dashboard'],
  },
  {
    path: '/transactions',
    title: 'Transactions',
    navLabel: 'Transactions',
    access: 'authenticated',
    page: lazyPart<PageProps>('/transactions', () => import('./transactions/TransactionsPage.tsx')),
    reads: FIRST_READS['/transactions'],
  },
  {
    path: '/debts',
    title: 'Debt Management',
    navLabel: 'Debts',
    access: 'authenticated',
    page: lazyPart<PageProps>('/debts', () => import('./debts/DebtsPage.tsx')),
    reads: FIRST_READS['/debts'],
  },
  {
    path: '/crypto',
    title: 'Crypto Round-ups',
    navLabel: 'Crypto',
    access: 'authenticated',
    page: lazyPart<PageProps>('/crypto', () => import('./crypto/CryptoPage.tsx')),
    reads: FIRST_READS['/crypto'],
  },
  {
    path: '/insights',
    title: 'Financial Insights',
    navLabel: 'Insights',
    access: 'authenticated',
    page: lazyPart<PageProps>('/insights', () => import('./insights/InsightsPage.tsx')),
    reads: FIRST_READS['/insights'],
  },
  {
    path: '/banking',
    title: 'Banking',
    navLabel: 'Banking',
    access: 'authenticated',
    page: lazyPart<PageProps>('/banking', () => import('./banking/BankingPage.tsx')),
    reads: FIRST_READS['/banking'],
  },
  {
    path: '/qr',
    title: 'Mobile Access',
    navLabel: 'QR Code',
    access: 'authenticated',
    page: lazyPart<PageProps>('/qr', () => import('./marketing/QrPage.tsx')),
  },
  {
    path: '/settings',
    title: 'Settings',
    navLabel: 'Settings',
    access: 'authenticated',
    page: lazyPart<PageProps>('/settings', () => import('./account/SettingsPage.tsx')),
    reads: FIRST_READS['/settings'],
  },
  {
    path: '/notifications',
    title: 'Notifications',
    navLabel: 'Notifications',
    access: 'authenticated',
    page: lazyPart<PageProps>(
      '/notifications',
      () => import('./notifications/NotificationsPage.tsx'),
    ),
  },
  {
    path: '/legal',
    title: 'Legal Information',
    navLabel: 'Legal Information',
    access: 'authenticated',
    page: lazyPart<PageProps>('/legal', () => import('./account/LegalPage.tsx')),
  },
  {
    path: '/signup',
    title: 'Sign-up',
    navLabel: 'Sign-up',
    access: 'authenticated',
    page: lazyPart<PageProps>('/signup', () => import('./account/SignUpPage.tsx')),
  },
  {
    path: '/dime-token',
    title: 'Token (DTT)',
    navLabel: 'DTT',
    access: 'authenticated',
    page: lazyPart<PageProps>('/dime-token', () => import('./token/DimeTokenPage.tsx')),
    reads: FIRST_READS['/dime-token'],
  },
  {
    path: '/business-analytics',
    title: 'Business Analytics',
    navLabel: 'Analytics',
    access: 'authenticated',
    page: lazyPart<PageProps>(
      '/business-analytics',
      () => import('./marketing/BusinessAnalyticsPage.tsx'),
    ),
  },
  {
    path: '/stats',
    title: 'Stats',
    navLabel: 'Stats',
    access: 'authenticated',
    page: lazyPart<PageProps>('/stats', () => import('./marketing/StatsPage.tsx')),
  },
] as const satisfies readonly AppRoute[];

/** The landing page, shown in place of what a signed-out visitor may not see. */
export const LANDING_ROUTE: AppRoute = ROUTES[0];

/** The route of a path; a closing slash does not count. */
export function findRoute(path: string): AppRoute | undefined {
  const plain = path.replace(/(?<=.)\/+$/, '');
  return ROUTES.find((route) => route.path === plain);
}
