import type { EndpointKey } from '@dime-time/finance-core/contract';

/**
 * What each page reads, by its path, so that a visit that begins there can ask before the page's code
 * is there.
 *
 * Apart from the table of routes, which loads the pages: the document asks when no script has come.
 */
export const FIRST_READS = {
  '/dashboard': ['getDashboardSummary', 'getTransactions', 'getDebts', 'getServiceStatus'],
  '/transactions': ['getTransactions', 'getPayments', 'getDebts', 'getServiceStatus'],
  '/debts': ['getDebts', 'getDashboardSummary', 'getPayments', 'getServiceStatus'],
  '/crypto': ['getCryptoSummary', 'getCryptoPurchases', 'getRoundUpSettings', 'getServiceStatus'],
  '/insights': [
    'getTransactions',
    'getDebts',
    'getPayments',
    'getDashboardSummary',
    'getServiceStatus',
  ],
  '/banking': ['getBankAccounts', 'getBankBalances', 'getBankTransactions', 'getServiceStatus'],
  '/settings': ['getRoundUpSettings', 'getServiceStatus'],
  '/dime-token': ['getTokenInfo', 'getTokenBalance', 'getTokenRewards'],
} as const satisfies Readonly<Record<`/${string}`, readonly EndpointKey[]>>;
