import { app, core, e2e, ui, type Requirement } from './requirement.ts';

const table = core('contract/endpoints')('the table holds every call once');
const calls = e2e('calls');

const READS = [
  ['user', 'GET /api/user', '/'],
  ['summary', 'GET /api/dashboard-summary', '/dashboard'],
  ['transactions', 'GET /api/transactions', '/transactions'],
  ['debts', 'GET /api/debts', '/debts'],
  ['payments', 'GET /api/payments', '/debts'],
  ['settings', 'GET /api/round-up-settings', '/settings'],
  ['purchases', 'GET /api/crypto-purchases', '/crypto'],
  ['crypto-summary', 'GET /api/crypto-summary', '/crypto'],
  ['service-status', 'GET /api/service-status', '/crypto'],
  ['bank-accounts', 'GET /api/{bank}/accounts', '/banking'],
  ['bank-balances', 'GET /api/{bank}/balances', '/banking'],
  ['bank-transactions', 'GET /api/{bank}/transactions', '/banking'],
  ['token-info', 'GET /api/dime-token/info', '/dime-token'],
  ['token-balance', 'GET /api/dime-token/balance', '/dime-token'],
  ['token-rewards', 'GET /api/dime-token/rewards', '/dime-token'],
] as const;

/** Section 7: the calls that read. */
const READING = READS.map(([name, call, page]): Requirement => [
  `7.get.${name}`,
  `${call}, used by ${page}.`,
  [...table, ...calls('reads what it shows, and nothing else')],
  [call],
]);

/** Section 7: the calls, their payloads and what is done with the answers. */
export const CALLS: readonly Requirement[] = [
  [
    '7.json-and-cookies',
    'Calls send and accept JSON, with cookies always.',
    app('http/request')('reads through the schema, with cookies', 'writes strictly'),
    ["credentials: 'include'", 'application/json'],
  ],
  [
    '7.default-query',
    'By default the address is the key, the method is GET and the answer is read as JSON.',
    [
      ...app('http/request')('reads through the schema'),
      ...core('contract/endpointPath')('fills in the provider'),
    ],
  ],
  ...READING,
  [
    '7.post.payments',
    'POST /api/payments sends debtId, amount and source manual.',
    [...table, ...calls('a payment sends its debt, amount and source')],
    ['POST /api/payments', "source: 'manual'"],
  ],
  [
    '7.post.payments.refresh',
    'Paid, debts, summary and payments are asked for again.',
    calls('a payment sends its debt, amount and source'),
    ['GET /api/debts', 'GET /api/dashboard-summary', 'GET /api/payments'],
  ],
  [
    '7.post.accelerated-payment',
    'POST /api/accelerated-payment sends debtId and amount, and its message is read.',
    [...table, ...calls('a boost sends its debt and amount, and shows the answer')],
    ['POST /api/accelerated-payment'],
  ],
  [
    '7.put.settings',
    'PUT /api/round-up-settings sends the whole object with the field that changed.',
    [...table, ...e2e('settings')('a change sends the whole object, is told, and lasts')],
    ['PUT /api/round-up-settings'],
  ],
  [
    '7.post.link-token',
    'POST create-link-token has no body.',
    [...table, ...e2e('banking')('a bank is linked by keyboard alone')],
    ['POST /api/{bank}/create-link-token', 'postData()).toBeNull()'],
  ],
  [
    '7.post.exchange-token',
    'POST exchange-token sends publicToken and answers accounts.',
    [...table, ...e2e('banking')('a bank is linked by keyboard alone')],
    ['POST /api/{bank}/exchange-token', 'publicToken'],
  ],
  [
    '7.post.notification-test',
    'POST /api/notifications/test sends userId, type and data of the type.',
    [...table, ...e2e('notifications')('each of the twelve tests sends its call')],
    ['POST /api/notifications/test'],
  ],
  [
    '7.notification-types',
    'Twelve types of tests.',
    ui('notifications/NotificationTestCenter/NotificationTestCenter.model')('twelve types'),
    [
      'roundup',
      'debt_timeline',
      'interest_savings',
      'competitive_savings',
      'axos_earnings',
      'dtt_rewards',
      'debt_avalanche',
      'streak_maintenance',
      'morning_motivation',
      'evening_celebration',
      'premium_teaser',
      'weekly_challenge',
    ],
  ],
  [
    '7.post.contact',
    'POST /api/contact sends name, email and message.',
    [...table, ...calls('a message sends name, email and text')],
    ['POST /api/contact'],
  ],
  [
    '7.post.stake',
    'POST /api/dime-token/stake sends the amount as text and the days as a number.',
    [...table, ...calls('only the balance is asked for again')],
    ['POST /api/dime-token/stake', "amount: '10.5', duration: 365"],
  ],
  [
    '7.banking.refresh',
    'Refresh asks for the three bank queries.',
    e2e('banking')('Refresh asks for the three queries anew'),
  ],
  [
    '7.signup.no-call',
    'Sign-up makes no call.',
    e2e('signup')('from the page to the tour and home'),
    ['expect(sent).toEqual([])'],
  ],
  [
    '7.data.never-stale',
    'Data is never stale by itself: no refetch on focus, no polling.',
    e2e('live')('keeps answers until something changes them'),
    ["new Event('focus')"],
  ],
  [
    '7.data.no-retry',
    'Nothing is asked or sent again by itself after a failure.',
    [
      ...calls('a current-user call that fails is asked once', 'a query that fails is asked once'),
      ...app('cache/createIdempotentMutation')('nothing is sent again by itself'),
    ],
  ],
  [
    '7.data.user-300-s',
    'The current user is fresh for 300 s.',
    app('cache/freshness')('the current user is fresh for 300 seconds'),
    ['300_000'],
  ],
  [
    '7.data.transactions-30-s',
    'Transactions are fresh for 30 s.',
    [
      ...app('cache/freshness')('transactions are fresh for 30 seconds'),
      ...e2e('live')('and transactions for 30 seconds'),
    ],
    ['30_000'],
  ],
  [
    '7.analytics.only-with-id',
    'The tag manager loads only with a measurement id.',
    [
      ...app('analytics/createAnalytics')('says so in the console, and loads and sends nothing'),
      ...e2e('landing')('without a measurement id nothing is loaded from elsewhere'),
      ...e2e('analytics')('consent is denied before the tag manager is loaded'),
    ],
  ],
];
