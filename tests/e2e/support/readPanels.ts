import type { Locator, Page } from 'playwright/test';
import type { endpoints, EndpointKey } from './faults.ts';

type ReadKey = {
  [Key in EndpointKey]: (typeof endpoints)[Key]['method'] extends 'GET' ? Key : never;
}[EndpointKey];

/** The current user has the whole page; the reads of a link's news and of a dialog have end-to-end tests of their own. */
type OwnTests =
  'getUser' | 'getBankItems' | 'getBankSuggestions' | 'getCalendarAddress' | 'getPlanVersions';

/** Where a read is seen to fail, and what stays. */
export interface ReadPanel {
  readonly path: string;
  readonly heading: string;
  /** The words over the failure. */
  readonly failed: string;
  /** What the panel has once its data came. */
  readonly shown: (page: Page) => Locator;
  /** What is there all the same, of another call or of none. */
  readonly stays: (page: Page) => Locator;
  /** What has to be pressed before the panel is in sight. */
  readonly reveal?: (page: Page) => Promise<void>;
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const list = (name: string) => (page: Page) => page.getByRole('list', { name });
const article = (name: string) => (page: Page) => page.getByRole('article', { name }).first();

/**
 * A panel for each other read. A read that joins the
 * contract has to be added here before this compiles.
 */
export const READ_PANELS: Readonly<Record<Exclude<ReadKey, OwnTests>, ReadPanel>> = {
  getDashboardSummary: {
    path: '/dashboard',
    heading: 'Welcome back, Ada',
    failed: 'Your summary couldn’t load',
    shown: text('$18,250.33'),
    stays: text('Everyday Rewards Card'),
  },
  getHistory: {
    path: '/dashboard',
    heading: 'Welcome back, Ada',
    failed: 'Your history couldn’t load',
    shown: (page) => page.getByRole('slider', { name: /^Total Debt/ }),
    stays: text('Everyday Rewards Card'),
  },
  getTransactions: {
    path: '/transactions',
    heading: 'Transactions',
    failed: 'Transactions couldn’t load',
    shown: list('Transactions'),
    stays: list('Recent payments'),
  },
  getDebts: {
    path: '/debts',
    heading: 'Debt Management',
    failed: 'Debts couldn’t load',
    shown: article('Car Loan'),
    stays: text('Debt Avalanche'),
  },
  getPlan: {
    path: '/debts/plan',
    heading: 'Payoff Planner',
    failed: 'Your plan couldn’t load',
    shown: (page) => page.getByRole('heading', { name: 'Debt-Free Date' }),
    stays: (page) => page.getByRole('navigation', { name: 'Breadcrumbs' }),
  },
  getPayments: {
    path: '/transactions',
    heading: 'Transactions',
    failed: 'Payments couldn’t load',
    shown: list('Recent payments'),
    stays: list('Transactions'),
  },
  getRoundUpSettings: {
    path: '/settings',
    heading: 'Settings',
    failed: 'Your settings couldn’t load',
    shown: (page) => page.getByRole('switch', { name: 'Round-ups', exact: true }),
    stays: (page) => page.getByRole('textbox', { name: 'First Name' }),
  },
  getCryptoPurchases: {
    path: '/crypto',
    heading: 'Crypto Round-ups',
    failed: 'Purchases couldn’t load',
    shown: list('Recent purchases'),
    stays: text('Demo mode'),
  },
  getCryptoSummary: {
    path: '/crypto',
    heading: 'Crypto Round-ups',
    failed: 'Your portfolio couldn’t load',
    shown: list('Portfolio'),
    stays: text('Demo mode'),
  },
  getServiceStatus: {
    path: '/crypto',
    heading: 'Crypto Round-ups',
    failed: 'We couldn’t check Coinbase',
    shown: text('Demo mode'),
    stays: text('Total Invested'),
  },
  getBankAccounts: {
    path: '/banking',
    heading: 'Banking',
    failed: 'Your accounts couldn’t load',
    shown: article('Everyday Checking'),
    stays: list('Bank transactions'),
  },
  getBankBalances: {
    path: '/banking',
    heading: 'Banking',
    failed: 'Balances couldn’t load',
    shown: text('$1,203.42'),
    stays: article('Everyday Checking'),
  },
  getBankTransactions: {
    path: '/banking',
    heading: 'Banking',
    failed: 'Bank transactions couldn’t load',
    shown: list('Bank transactions'),
    stays: article('Everyday Checking'),
  },
  getSessions: {
    path: '/settings/sessions',
    heading: 'Signed-In Devices',
    failed: 'Your sessions couldn’t load',
    shown: list('Sessions'),
    stays: (page) => page.getByRole('navigation', { name: 'Breadcrumbs' }),
  },
  getTokenInfo: {
    path: '/dime-token',
    heading: 'Dime Time Token (DTT)',
    failed: 'Token prices couldn’t load',
    shown: text('Total Supply'),
    stays: text('Total Earned'),
  },
  getTokenBalance: {
    path: '/dime-token',
    heading: 'Dime Time Token (DTT)',
    failed: 'Your balance couldn’t load',
    shown: text('Total Earned'),
    stays: text('Total Supply'),
  },
  getTokenRewards: {
    path: '/dime-token',
    heading: 'Dime Time Token (DTT)',
    failed: 'Rewards couldn’t load',
    shown: list('Rewards'),
    stays: text('Total Supply'),
    reveal: (page) => page.getByRole('tab', { name: 'History' }).click(),
  },
};
