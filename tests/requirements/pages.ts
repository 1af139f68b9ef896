import { core, e2e, story, ui, type Requirement } from './requirement.ts';

const cryptoPage = story('crypto/Crypto');

/** Section 2: crypto round-ups, insights and banking. */
export const CRYPTO_TO_BANKING: readonly Requirement[] = [
  [
    '2.crypto.settings',
    'Settings open and close a panel.',
    cryptoPage('SettingsOpen'),
    ['Share of round-ups for crypto'],
  ],
  [
    '2.crypto.banner',
    'A banner tells the status of the service.',
    cryptoPage('Default', 'DemoMode'),
    ['Connected to Coinbase', 'Demo mode'],
  ],
  [
    '2.crypto.cards',
    'Four cards.',
    story('crypto/CryptoStats')('Default'),
    ['Total Invested', 'Total Purchases', 'Portfolio', 'Last Purchase'],
  ],
  [
    '2.crypto.cards.active',
    'Total Invested says Active or Inactive.',
    story('crypto/CryptoStats')('Default', 'Inactive'),
    ['Active', 'Inactive'],
  ],
  [
    '2.crypto.portfolio',
    'A portfolio list.',
    story('crypto/Portfolio')('Default'),
    ['Bitcoin', '0.00025263 BTC', '3 purchases'],
  ],
  [
    '2.crypto.recent',
    'Recent Purchases: the first five.',
    story('crypto/PurchaseList')('Default'),
    ['toHaveLength(5)'],
  ],
  [
    '2.crypto.info',
    'A text of information.',
    story('crypto/CryptoInfo')('Default'),
    ['Read about the risks'],
  ],

  [
    '2.insights.cards',
    'Four cards.',
    story('insights/InsightStats')('Default'),
    ['Avg. Round-up', 'Debt Reduction', 'Round-up Rate', 'Total Saved'],
  ],
  [
    '2.insights.chart',
    'A debt chart from Jan to Jul.',
    ui('insights/Insights/Insights.model')('runs from January to July'),
    ['Jan,Feb,Mar,Apr,May,Jun,Jul'],
  ],
  [
    '2.insights.categories',
    'Top Spending Categories: the top five by amount, with percent.',
    [
      ...core('insights/topCategories')('shows five, whose percentages are still of all spending'),
      ...story('charts/CategoryBars')('Default'),
    ],
    ['27%'],
  ],
  [
    '2.insights.activity',
    'A table of Monthly Activity.',
    [...story('insights/MonthlyActivity')('Default'), ...story('insights/Insights')('Default')],
    ['Monthly Activity'],
  ],
  [
    '2.insights.progress',
    'Your Progress.',
    story('insights/YourProgress')('Default'),
    ['3 months ahead'],
  ],
  [
    '2.insights.tips',
    'Optimization Tips.',
    story('insights/OptimizationTips')('Default'),
    ['6 months faster'],
  ],

  [
    '2.banking.actions',
    'Refresh and Connect Bank Account.',
    e2e('banking')('Refresh asks', 'by keyboard alone'),
    ['Refresh', 'Connect Bank Account'],
  ],
  [
    '2.banking.accounts',
    'A card for each account.',
    story('banking/AccountCard')('Default'),
    ['Everyday Checking', '$1,203.42', '$1,100.00'],
  ],
  [
    '2.banking.recent',
    'Recent Transactions: the first ten.',
    story('banking/Banking')('Default'),
    ['toHaveLength(10)'],
  ],
  [
    '2.banking.empty',
    'An alert where nothing is linked.',
    story('banking/Banking')('Unlinked'),
    ['No bank accounts connected'],
  ],
  ['2.banking.loading', 'A loading state.', story('banking/Banking')('Loading'), ['aria-busy']],
];

const qr = e2e('qr');
const settingsPage = story('account/Settings')('Default');
const notifications = story('notifications/Notifications');

/** Section 2: mobile access, settings and notifications. */
export const QR_TO_NOTIFICATIONS: readonly Requirement[] = [
  [
    '2.qr.code',
    'A code of the app’s own address, 250 px on the page.',
    qr('is 250 px wide and a scanner reads it'),
    ['width: 250, height: 250'],
  ],
  [
    '2.qr.copy',
    'Copy URL, with its toast.',
    qr('puts the address on the clipboard'),
    ['Copy URL', 'URL Copied'],
  ],
  [
    '2.qr.download',
    'Download QR Code gives a picture of 400 px; a service draws it where one is configured.',
    [
      ...qr('the saved picture is 400 px wide'),
      ...story('marketing/QrDownload')('FromService'),
      ...story('marketing/Qr')('FromService'),
    ],
    ['Download QR Code', '[400, 400]'],
  ],
  [
    '2.settings.sections',
    'Five sections, in their order.',
    settingsPage,
    ['Profile', 'Security', 'Round-Up Settings', 'Notification Preferences', 'App Information'],
  ],
  ['2.settings.version', 'App Information tells version 1.0.0.', settingsPage, ['1.0.0']],
  [
    '2.notifications.tabs',
    'Three tabs.',
    notifications('Default'),
    ['Notifications', 'Settings', 'Testing Center'],
  ],
  [
    '2.notifications.sample',
    'The list is a sample of the client.',
    notifications('Default'),
    ['Examples only'],
  ],
];
