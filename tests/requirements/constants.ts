import { app, core, e2e, story, ui, type Requirement } from './requirement.ts';

const trend = ui('charts/DebtTrendChart/DebtTrendChart.geometry');
const trendStory = story('charts/DebtTrendChart');
const vary = core('trend/varySeries')('keeps its four promises whatever comes in');
const toasts = ui('primitives/Toaster/toasts.model');
const analytics = app('analytics/createAnalytics');
const legal = ui('account/LegalDocument/legalParts')('section %i is on %s');
const figures = story('marketing/Stats')('Default');

/** Section 9: the chart, messages, tooltips and analytics. */
export const LOOKS: readonly Requirement[] = [
  ['9.chart.label', 'The dataset is labelled Total Debt.', trendStory('Default'), ['Total Debt']],
  [
    '9.chart.tooltip',
    'The tooltip reads Total Debt: $ and the amount in local form.',
    [
      ...ui('charts/DebtTrendChart/DebtTrendChart.a11y')('reads Total Debt: $'),
      ...trendStory('PointerAnywhere'),
    ],
    ['Total Debt: $18,250.33'],
  ],
  [
    '9.chart.ticks',
    'The ticks of the y axis begin with $.',
    trendStory('Default'),
    ["startsWith('$')"],
  ],
  [
    '9.chart.from',
    'The y axis does not begin at zero.',
    trend('the y axis does not begin at zero and its ticks are prefixed with $'),
  ],
  [
    '9.chart.line',
    'The line is purple, of hue 271, and the area under it is filled.',
    trendStory('Looks'),
  ],
  [
    '9.chart.curve',
    'The line swings monotonously, never beyond its points.',
    ui('charts/plot/linePath')('is monotone: it never leaves the range of its points'),
  ],
  ['9.chart.legend', 'The legend is hidden.', trendStory('Looks')],
  [
    '9.chart.pointer',
    'The tooltip answers to the month, wherever in it the pointer is.',
    [
      ...trendStory('PointerAnywhere'),
      ...e2e('charts')('the trend answers a pointer anywhere in the plot'),
    ],
  ],
  [
    '9.chart.vary.labels',
    'A variation is derived from the labels.',
    core('trend/varySeries')('is the same for the same labels'),
  ],
  ['9.chart.vary.negative', 'Its values stay above zero.', vary],
  ['9.chart.vary.step', 'A step is at most 1.08 times the value before.', vary, ['108n']],
  ['9.chart.vary.line', 'Its points stay under a declining line.', vary],
  [
    '9.chart.vary.last',
    'Its last value is unchanged by default.',
    core('trend/varySeries')('moves the points, but the last'),
  ],
  [
    '9.toast.one',
    'One toast at a time.',
    [...toasts('are one at a time'), ...story('primitives/Toaster')('OneAtATime')],
  ],
  [
    '9.toast.removal',
    'A dismissed toast is forgotten after 1,000,000 ms.',
    toasts('have the figures'),
    ['1_000_000'],
  ],
  [
    '9.toast.time',
    'A toast stays for 5000 ms.',
    [...toasts('have the figures'), ...story('primitives/Toaster')('GoesAfterFiveSeconds')],
    ['5000'],
  ],
  [
    '9.toast.key',
    'F8 leads to the toasts.',
    [...story('primitives/Toaster')('ByKeyboard'), ...e2e('payment')('and says so over it')],
    ["'F8'"],
  ],
  [
    '9.toast.swipe',
    'A swipe of 50 px to the right takes one away.',
    [...toasts('have the figures'), ...e2e('payment')('and says so over it')],
    ["['F8', 50]"],
  ],
  ['9.tooltip.delay', 'A tooltip waits 700 ms.', story('primitives/Tooltip')('WaitsForThePointer')],
  [
    '9.tooltip.skip',
    'Within 300 ms of one the next does not wait.',
    ui('primitives/Tooltip/tooltipTiming')('for 300 ms after it closed'),
  ],
  [
    '9.analytics.events',
    'Seven events, with their defaults.',
    [
      ...analytics('sends $name with what belongs to it'),
      ...e2e('analytics')('a link in the window of Plaid is counted once it holds'),
    ],
    [
      "name: 'purchase'",
      "category: 'crypto', currency: 'USD'",
      "name: 'bank_account_linked'",
      "name: 'bank_connection_failed'",
      "name: 'login'",
      "name: 'milestone_achieved'",
      "name: 'feature_interaction'",
      "name: 'js_error'",
      "method: 'plaid'",
      "method: 'hosted sign-in'",
    ],
  ],
  [
    '9.analytics.consent',
    'Consent is denied for four purposes, with a wait of 500 ms.',
    [
      ...analytics('consent is denied first'),
      ...e2e('analytics')('consent is denied before the tag manager is loaded'),
    ],
    [
      "analytics_storage: 'denied'",
      "ad_storage: 'denied'",
      "ad_user_data: 'denied'",
      "ad_personalization: 'denied'",
      'wait_for_update: 500',
    ],
  ],
];

/** Section 9: sign-up, the token, marketing and policies. */
export const FIGURES: readonly Requirement[] = [
  [
    '9.signup.password',
    'At least 8 characters.',
    core('validate/validateSignUp')('eight characters are enough'),
  ],
  [
    '9.signup.times',
    'Creation takes 1 s, the tour begins 2 s later and has 5 steps.',
    e2e('signup')('from the page to the tour and home'),
    ['Step 1 of 5'],
  ],
  [
    '9.token.rewards',
    'Rewards: 0.1 DTT a round-up, 0.05 per $1 paid, 50 a milestone, 1 a day.',
    [
      ...core('token/rewardFor')('%s earns %s DTT', 'a debt payment of %i cents earns %s DTT'),
      ...ui('token/EarnList/EarnList.model')('has the four rewards of the product'),
    ],
    [
      '0.1 DTT per round-up',
      '0.05 DTT per $1 of debt paid',
      '50 DTT per milestone',
      '1 DTT per day',
    ],
  ],
  [
    '9.token.terms',
    'Staking: 12% APY for 30 days, 15% for 90, 20% for 365.',
    [
      ...core('token/stakeOutcome')('STAKE_TERMS are those of the specification'),
      ...ui('token/StakeForm/StakeForm.model')('three terms with their yields'),
    ],
    ['12% APY', '15% APY', '20% APY'],
  ],
  [
    '9.token.rates',
    'Pairs use 95000 USD per BTC and 3500 USD per ETH.',
    core('token/tradingPairs')('is within half a shown digit of the exact price'),
    ["'DTT/BTC': 95_000n", "'DTT/ETH': 3500n"],
  ],
  [
    '9.token.decimals',
    'The price has 4 decimals, the BTC pair 8 and the ETH pair 6.',
    core('token/tradingPairs')('a price of %s'),
    ["['DTT/USD', 4, usd]", "['DTT/BTC', 8, btc]", "['DTT/ETH', 6, eth]"],
  ],
  [
    '9.figures',
    'Marketing figures.',
    figures,
    ['$47', '18 months', '$3,200', '11,000+', '4% APY', '24 hours'],
  ],
  [
    '9.figures.tour',
    'The tour names them, too, and that payments go out weekly, to the highest-rate debt.',
    ui('account/OnboardingDialog/OnboardingDialog.model')(
      'names the figure %s',
      'payments go out weekly',
    ),
  ],
  ['9.policy.age', 'The least age is 18.', legal, ['at least 18 years old', 'Children under 18']],
  ['9.policy.records', 'Records are kept for 7 years.', legal, ['records for 7 years']],
  [
    '9.policy.messages',
    'Communications are kept for 3 years.',
    legal,
    ['messages between you and us for 3 years'],
  ],
  [
    '9.policy.changes',
    'Changes come with 30 days of notice.',
    legal,
    ['at least 30 days before', '30 days before they take effect'],
  ],
  [
    '9.policy.requests',
    'Privacy requests are answered within 30 days.',
    legal,
    ['every privacy request within 30 days'],
  ],
  [
    '9.version',
    'Settings tell version 1.0.0.',
    e2e('settings')('has its five parts, and the version'),
    ['1.0.0'],
  ],
];
