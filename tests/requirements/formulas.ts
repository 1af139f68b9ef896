import { app, core, e2e, story, ui, type Requirement } from './requirement.ts';

const boostModel = ui('debts/PaymentBoost/PaymentBoost.model');
const figures = story('marketing/Stats')('Default');

/** Section 9: formulas, options and limits. */
export const FORMULAS: readonly Requirement[] = [
  [
    '9.percent-paid',
    'Percent paid is rounded, and 0 where the original is 0.',
    core('debts/percentPaid')(
      'is the share of the original that is gone, rounded',
      'is 0 when the original is 0',
    ),
  ],
  [
    '9.months-left',
    'Months left are the balance over the payment, rounded up; 0 where the payment is 0 or less.',
    core('debts/monthsLeft')(
      'is the balance over the payment, rounded up',
      'is 0 when the payment is 0 or less',
    ),
  ],
  [
    '9.boost-estimate',
    'The boost saves amount * 12 over a year of interest, rounded down, at least 1 month.',
    core('debts/boostEstimateMonths')('rounded down', 'is at least one month'),
  ],
  [
    '9.this-week',
    'This week is the last 7 days.',
    core('round-ups/roundUpsThisWeek')('takes today and the six days before'),
  ],
  [
    '9.this-month',
    'This month is since the 1st.',
    core('round-ups/roundUpsThisMonth')('since the 1st'),
  ],
  [
    '9.reduction-per-month',
    'Debt reduction per month is the whole of it by 7.',
    [
      ...core('insights/debtReductionPerMonth')('%i'),
      ...ui('insights/InsightStats/InsightStats.model')('the monthly reduction is a seventh'),
    ],
  ],
  [
    '9.lists.dashboard',
    'The dashboard lists 4 transactions.',
    story('transactions/RecentTransactions')('Default'),
    ['toHaveLength(4)'],
  ],
  [
    '9.lists.crypto',
    'Crypto lists 5 purchases.',
    story('crypto/PurchaseList')('Default'),
    ['toHaveLength(5)'],
  ],
  [
    '9.lists.banking',
    'Banking lists 10 transactions.',
    e2e('banking')('the newest ten rows as people count'),
    ['toHaveCount(10)'],
  ],
  [
    '9.lists.insights',
    'Insights list 5 categories.',
    story('charts/CategoryBars')('Default'),
    ['toHaveLength(5)'],
  ],
  [
    '9.fixed-texts',
    'The sample of the chart and the two texts are fixed.',
    [
      ...core('trend/debtTrendSeries')('is the fixed sample'),
      ...story('insights/Insights')('Default'),
    ],
    ['3 months ahead', '6 months faster'],
  ],
  [
    '9.badge',
    'The badge of the bell is always 3.',
    app('notifications/sampleNotifications')('as many unread as the badge says'),
  ],
  [
    '9.boost-presets',
    'Boost presets are 25, 50, 100 and 250.',
    boostModel('offers 25, 50, 100 and 250'),
  ],
  [
    '9.payment-presets',
    'The payment dialog has 50, 100 and use round-ups.',
    story('debts/ExtraPaymentDialog')('Default', 'Pays', 'UsesRoundUps'),
    ['$50', '$100', 'Use Round-ups'],
  ],
  [
    '9.multipliers',
    'Multipliers are 1, 2, 3 and 5.',
    core('round-ups/multiplier')('those of the specification'),
    ['[1, 2, 3, 5]'],
  ],
  [
    '9.thresholds',
    'Thresholds are 10, 25, 50 and 100.',
    core('round-ups/thresholds')('those of the specification'),
    ['$10.00', '$25.00', '$50.00', '$100.00'],
  ],
  [
    '9.coins.crypto-page',
    'The crypto page offers BTC, ETH, ADA and SOL.',
    ui('crypto/CryptoSettingsPanel/CryptoSettingsPanel.model')('four coins are offered'),
    ["'BTC', 'ETH', 'ADA', 'SOL'"],
  ],
  [
    '9.coins.settings',
    'Settings offer BTC, ETH, XRP, LTC and ADA.',
    ui('round-ups/RoundUpSettingsForm/RoundUpSettingsForm.model')('five coins'),
    ["'BTC', 'ETH', 'XRP', 'LTC', 'ADA'"],
  ],
  [
    '9.shares.settings',
    'Settings offer 10, 25, 50 and 75 percent.',
    ui('round-ups/RoundUpSettingsForm/RoundUpSettingsForm.model')('four shares'),
    ['10', '25', '50', '75'],
  ],
  [
    '9.slider',
    'The slider goes from 0 to 100 by 5.',
    story('crypto/CryptoSettingsPanel')('Allocation'),
  ],
  [
    '9.qr.small',
    'The codes of landing and stats are 150 px, margin 2, dark purple on white.',
    [...story('primitives/QrCode')('Default'), ...figures],
    ["toHaveAttribute('width', '150')", '#4b1a80'],
  ],
  [
    '9.qr.versions',
    'Versions 1 to 40.',
    ui('primitives/QrCode/QrCode.geometry')('is the smallest square', 'supports versions up to 40'),
    ['version: 1', 'toBe(40)'],
  ],
  [
    '9.qr.level',
    'The error correction is M by default.',
    story('primitives/QrCode')('Default'),
    ["level: 'M'"],
  ],
  [
    '9.qr.large',
    'Mobile Access: 250 px on the screen, 400 px to download.',
    e2e('qr')('is 250 px wide and a scanner reads it', 'the saved picture is 400 px wide'),
  ],
];
