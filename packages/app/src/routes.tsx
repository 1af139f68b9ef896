import type { ComponentType } from 'react';
import { findPage, PAGES, type AppPage, type PageName, type PagePath } from './config/pages.ts';
import { language } from './language/language.ts';
import { lazyRoute, type LazyRoute } from './shell/lazyRoute.ts';

/** A page with its component, which is loaded on demand. */
export interface AppRoute extends AppPage {
  readonly name: PageName;
  readonly page: LazyRoute<object>;
}

const LOADERS: Record<PagePath, () => Promise<{ default: ComponentType }>> = {
  '/': () => import('./marketing/LandingPage.tsx'),
  '/dashboard': () => import('./dashboard/DashboardPage.tsx'),
  '/transactions': () => import('./transactions/TransactionsPage.tsx'),
  '/debts': () => import('./debts/DebtsPage.tsx'),
  '/debts/plan': () => import('./debts/PayoffPlannerPage.tsx'),
  '/debts/:id': () => import('./debts/DebtPage.tsx'),
  '/crypto': () => import('./crypto/CryptoPage.tsx'),
  '/insights': () => import('./insights/InsightsPage.tsx'),
  '/banking': () => import('./banking/BankingPage.tsx'),
  '/qr': () => import('./marketing/QrPage.tsx'),
  '/settings': () => import('./account/SettingsPage.tsx'),
  '/settings/sessions': () => import('./account/SessionsPage.tsx'),
  '/notifications': () => import('./notifications/NotificationsPage.tsx'),
  '/legal': () => import('./account/LegalPage.tsx'),
  '/signup': () => import('./account/SignUpPage.tsx'),
  '/dime-token': () => import('./token/DimeTokenPage.tsx'),
  '/business-analytics': () => import('./marketing/BusinessAnalyticsPage.tsx'),
  '/stats': () => import('./marketing/StatsPage.tsx'),
};

const [landing, ...others] = PAGES;

/** The landing page, shown in place of a page that a signed-out visitor may not open. */
export const LANDING_ROUTE = withComponent(landing);

/** Every page with its component. */
export const ROUTES: readonly AppRoute[] = [LANDING_ROUTE, ...others.map(withComponent)];

/** The route of a path, with or without a trailing slash. */
export function findRoute(path: string): AppRoute | undefined {
  const page = findPage(path);
  return ROUTES.find((route) => route.path === page?.path);
}

/** Begins to load a page that only a signed-in user may open, and the words that are missing. */
export function preloadPage(path: string): void {
  const route = findRoute(path);
  if (route?.access === 'authenticated') void route.page.preload();
  void language.retry();
}

function withComponent(page: (typeof PAGES)[number]): AppRoute {
  const { path, screen } = page;
  const load = async () => {
    // Words that cannot be loaded stay English, and are loaded again on the next navigation.
    const [module] = await Promise.all([LOADERS[path](), language.load(screen)]);
    return module;
  };
  return { ...page, page: lazyRoute<object>(path, load) };
}
