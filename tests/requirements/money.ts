import { core, e2e, story, ui, type Requirement } from './requirement.ts';

const dashboard = story('dashboard/Dashboard');
const cards = story('dashboard/SummaryCards');
const row = story('transactions/TransactionRow');

/** Section 2: the dashboard. */
export const DASHBOARD: readonly Requirement[] = [
  [
    '2.dashboard.greeting',
    'It greets by the first name, or as User.',
    [
      ...dashboard('Default', 'Empty'),
      ...ui('dashboard/Dashboard/Dashboard.model')('is greeted as %s'),
    ],
    ['Welcome back, Ada', 'Welcome back, User'],
  ],
  [
    '2.dashboard.lead',
    'A text tells of this month’s round-ups and debt payments.',
    dashboard('Default'),
    ['rounded up $18.40 and paid $480.40 toward your debts'],
  ],
  [
    '2.dashboard.cards',
    'Four cards.',
    cards('Default'),
    ['Round-Up Balance', 'Total Debt', 'Progress This Year', 'Debt Free Date'],
  ],
  [
    '2.dashboard.cards.gain',
    'Round-Up Balance tells this month’s gain.',
    cards('Default'),
    ['+$18.40 this month'],
  ],
  [
    '2.dashboard.cards.payments',
    'Total Debt tells this month’s payments.',
    cards('Default'),
    ['$480.40 paid this month'],
  ],
  ['2.dashboard.cards.progress', 'Progress This Year is a percent.', cards('Default'), ['32%']],
  ['2.dashboard.cards.date', 'Debt Free Date is marked Est.', cards('Default'), ['Est.']],
  [
    '2.dashboard.recent',
    'Recent Transactions: the first four, with merchant, date, time, amount and round-up.',
    [...story('transactions/RecentTransactions')('Default'), ...row('Brief', 'Default')],
    ['Corner Coffee', 'Nov 19, 2026 · 9:05 AM', '+$0.33 round-up'],
  ],
  [
    '2.dashboard.week',
    'Round-ups this week are those of the last seven days.',
    [
      ...story('round-ups/RoundUpsThisWeek')('Default'),
      ...ui('round-ups/RoundUpsThisWeek/RoundUpsThisWeek.model')('today and the six days before'),
    ],
  ],
  [
    '2.dashboard.apply',
    'Apply to Debt pays the week’s round-ups on the debt of the highest rate.',
    [
      ...dashboard('ApplyToDebt'),
      ...e2e('journey')('the week’s round-ups go to the debt of the highest rate'),
    ],
    ['Apply to Debt'],
  ],
  [
    '2.dashboard.chart',
    'The chart has twelve months, Jan to Dec: a fixed sample, with the real total this month.',
    [
      ...core('trend/debtTrendSeries')(
        'has a point for each month, January first',
        'is the fixed sample, but for the current month',
      ),
      ...ui('dashboard/Dashboard/Dashboard.model')('has twelve months, with the real debt'),
    ],
    ['Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
  ],
  [
    '2.dashboard.active-debts',
    'Active Debts tell percent paid and months left.',
    story('debts/ActiveDebts')('Default'),
    ['23% paid', '40 months left'],
  ],
  [
    '2.dashboard.actions',
    'Quick Actions: payment, boost and insights.',
    story('dashboard/QuickActions')('AsksForAPayment'),
    ['Make Extra Payment', 'Boost Round-ups', 'View Insights'],
  ],
  [
    '2.dashboard.tip',
    'A tip banner with two ways on.',
    story('dashboard/TipBanner')('Default'),
    ['Learn More Strategies', 'Customize Round-ups'],
  ],
  [
    '2.dashboard.skeleton',
    'A skeleton stands until summary and user have come.',
    dashboard('Loading'),
    ['Loading your dashboard'],
  ],
];

const stats = story('transactions/TransactionStats')('Default');

/** Section 2: transactions. */
export const TRANSACTIONS: readonly Requirement[] = [
  [
    '2.transactions.title',
    'A title and an Add Transaction button.',
    [...story('transactions/Transactions')('Default', 'AddNotOffered')],
    ['Add Transaction'],
  ],
  [
    '2.transactions.cards',
    'Three cards: all round-ups, those since the 1st, and the count.',
    [
      ...stats,
      ...ui('transactions/TransactionStats/TransactionStats.model')('those since the 1st'),
    ],
    ['$5.30', '$4.03', '12'],
  ],
  [
    '2.transactions.row',
    'A row has merchant, category, date and time, amount and round-up.',
    row('Default'),
    ['Corner Coffee', 'Food and Drink', 'Nov 19, 2026 · 9:05 AM', '$4.67', '+$0.33 round-up'],
  ],
  [
    '2.transactions.description',
    'A description shows where there is one.',
    [
      ...story('transactions/Transactions')('Default'),
      ...ui('transactions/TransactionRow/TransactionRow.model')('omits a blank description'),
    ],
    ['Weekly groceries'],
  ],
  [
    '2.transactions.empty',
    'Empty state.',
    story('transactions/Transactions')('Empty'),
    ['No transactions found'],
  ],
  [
    '2.transactions.explainer',
    'An explainer with the two examples.',
    ui('round-ups/RoundUpExplainer/RoundUpExplainer.model')('$37.42 gives $0.58'),
    ['explains on $4.67 gives $0.33 and $37.42 gives $0.58'],
  ],
];

const summary = story('debts/DebtSummary')('Default');
const card = story('debts/DebtCard')('Default');

/** Section 2: debt management. */
export const DEBTS: readonly Requirement[] = [
  [
    '2.debts.title',
    'The page has a Make Payment button.',
    story('debts/Debts')('Default', 'Empty'),
    ['Debt Management', 'Make Payment'],
  ],
  [
    '2.debts.total',
    'Total Debt, shown as down from the original.',
    summary,
    ['Down $8,549.67 from $26,800.00'],
  ],
  [
    '2.debts.progress',
    'Progress is a percent with a bar.',
    summary,
    ["toHaveAttribute('aria-valuenow', '32')"],
  ],
  ['2.debts.minimums', 'Min. Payments per month.', summary, ['Min. Payments', '$512.00']],
  ['2.debts.this-month', 'This Month tells the payments.', summary, ['This Month', '$480.40']],
  [
    '2.debts.card.name',
    'A debt has a name and an account number.',
    card,
    ['Everyday Visa', '•••• 4821'],
  ],
  [
    '2.debts.card.balance',
    'It has its current balance of the original.',
    card,
    ['$6,200.00', 'of $8,000.00'],
  ],
  ['2.debts.card.rate', 'It has its rate and minimum payment.', card, ['24.99% APR', '$155.00']],
  [
    '2.debts.card.due',
    'The due date reads as Nth of month, with the right ending.',
    [...card, ...core('debts/dueDateLabel')('names the day of the month with its right ending')],
    ['15th of month'],
  ],
  [
    '2.debts.card.progress',
    'Payoff progress, with what is paid and what remains.',
    card,
    ['Payoff progress', 'Paid $1,800.00', 'Remaining $6,200.00'],
  ],
  ['2.debts.card.months', 'Estimated months at minimum payments.', card, ['40 months']],
  ['2.debts.card.count', 'The number of payments.', card, ['Payments made']],
  [
    '2.debts.card.actions',
    'Make Payment, View History and the One-Tap Payment Boost panel.',
    [...story('debts/DebtCard')('Default', 'History'), ...story('debts/PaymentBoost')('Default')],
    ['Make Payment', 'View History', 'One-Tap Payment Boost'],
  ],
  [
    '2.debts.empty',
    'Empty state, with Add Debt Account.',
    story('debts/Debts')('Empty', 'AddsTheFirstDebt'),
    ['No debts found', 'Add Debt Account'],
  ],
  [
    '2.debts.strategies',
    'Texts on Debt Avalanche and Debt Snowball.',
    story('debts/StrategyText')('Default'),
    ['Debt Avalanche', 'Debt Snowball'],
  ],
];
