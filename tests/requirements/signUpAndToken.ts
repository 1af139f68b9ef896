import { e2e, story, ui, type Requirement } from './requirement.ts';

const signUp = story('account/SignUp');
const tour = story('account/OnboardingDialog');

/** Section 2: sign-up. */
export const SIGN_UP: readonly Requirement[] = [
  [
    '2.signup.heading',
    'Headed Join and the product.',
    signUp('Default', 'PartnerBrand'),
    ['Join Dime Time'],
  ],
  [
    '2.signup.features',
    'Three feature cards.',
    signUp('Default'),
    ['Smart Round-ups', 'Debt Tracking', 'Bank-Level Security'],
  ],
  [
    '2.signup.actions',
    'Create Free Account, and Back to Home.',
    signUp('Default', 'FormCancelled'),
    ['Create Free Account', 'Back to Home'],
  ],
  [
    '2.signup.form',
    'The button opens a form in a dialog, with its six fields.',
    story('account/SignUpDialog')('Default'),
    ['First Name', 'Last Name', 'Email', 'Username', 'Password', 'Confirm Password'],
  ],
  [
    '2.signup.form.actions',
    'The form has Cancel and Create Account.',
    story('account/SignUpDialog')('Cancelled', 'Submitted'),
    ['Cancel', 'Create Account'],
  ],
  ['2.signup.terms', 'A valid submit leads to the terms.', signUp('Terms'), ['Create Account']],
  [
    '2.signup.success',
    'The success screen greets by the first name.',
    signUp('Created'),
    ['Account Created Successfully!', 'Welcome, Ada! Preparing your personalized setup...'],
  ],
  [
    '2.signup.tour',
    'After 2 seconds a tour of five steps: welcome, how it works, features, results, ready.',
    [
      ...e2e('signup')('from the page to the tour and home'),
      ...ui('account/OnboardingDialog/OnboardingDialog.model')('the five steps'),
    ],
    ["'welcome'", "'how-it-works'", "'features'", "'real-results'", "'ready'"],
  ],
  [
    '2.signup.tour.controls',
    'Previous, Next, Skip, a bar and Step n of 5.',
    tour('WholeTour', 'Skipped', 'BackToTheStart'),
    ['Previous', 'Next', 'Skip', 'progressbar', 'of 5'],
  ],
  [
    '2.signup.tour.last',
    'The last step has Start My Journey.',
    tour('Ready', 'Finishes'),
    ['Start My Journey'],
  ],
  [
    '2.signup.tour.ends',
    'Finishing or skipping leads to /.',
    e2e('signup')('from the page to the tour and home', 'skipping the tour leads home'),
  ],
];

const overview = story('token/TokenOverview');
const balance = story('token/TokenBalance')('Default');

/** Section 2: the token page. */
export const TOKEN: readonly Requirement[] = [
  [
    '2.token.title',
    'Titled with the product.',
    story('token/DimeToken')('Default', 'PartnerBrand'),
    ['Dime Time Token (DTT)'],
  ],
  ['2.token.price', 'The current price, with four decimals.', overview('Default'), ['$0.0425']],
  [
    '2.token.change',
    'The change of 24 hours, green or red.',
    [
      ...overview('Default', 'Falling'),
      ...ui('token/TokenOverview/TokenOverview.model')('the direction of a change of %f'),
    ],
    ['+2.50%', '-3.46%'],
  ],
  [
    '2.token.market',
    'Market cap, volume of 24 hours and total supply.',
    overview('Default'),
    ['$4,250,000.00', '$125,000.00', '100,000,000 DTT'],
  ],
  [
    '2.token.tabs',
    'Three tabs.',
    story('token/DimeToken')('Default'),
    ['Earn DTT', 'Stake DTT', 'History'],
  ],
  [
    '2.token.balance',
    'The balance with its approximate value.',
    balance,
    ['125.50 DTT', '≈ $5.33'],
  ],
  [
    '2.token.staked',
    'The staked amount and the total earned.',
    balance,
    ['50.00 DTT', '175.50 DTT'],
  ],
  [
    '2.token.pairs',
    'Three trading pairs.',
    story('token/TradingPairs')('Default'),
    ['DTT/USD', 'DTT/BTC', 'DTT/ETH'],
  ],
  [
    '2.token.earn',
    'The Earn tab lists the rewards.',
    story('token/EarnList')('Default'),
    ['50 DTT per milestone'],
  ],
  [
    '2.token.stake',
    'The Stake tab: an amount, 30, 90 or 365 days (90 at first), and a button.',
    [
      ...story('token/StakeForm')('Default'),
      ...ui('token/StakeForm/StakeForm.model')('three terms with their yields'),
    ],
    ['90 days', 'Stake DTT', '30 days', '365 days'],
  ],
  [
    '2.token.history',
    'A reward has its action with spaces for underscores, its amount and its date.',
    [
      ...story('token/RewardHistory')('Default'),
      ...ui('token/RewardHistory/RewardHistory.model')('is shown as %o'),
    ],
    ['daily login', '+1.00 DTT', 'Nov 19, 2026'],
  ],
];
