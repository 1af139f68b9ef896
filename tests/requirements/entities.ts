import { app, core, story, ui, type Requirement } from './requirement.ts';

const fields = core('contract/entities')('%s has the fields of the specification');

/** Section 3: the entities and their fields. */
export const ENTITIES: readonly Requirement[] = [
  [
    '3.user',
    'User: firstName, lastName, email, id.',
    fields,
    ["'firstName', 'lastName', 'email', 'id'"],
  ],
  [
    '3.user.analytics',
    'Five properties for analytics are set on login; the tier is free unless told otherwise.',
    [
      ...app('analytics/userProperties')('of a server that told nothing are those of a newcomer'),
      ...app('analytics/createAnalytics')('tells the kind of person, not who it is'),
    ],
    [
      'user_type',
      'signup_month',
      'has_bank_connected',
      'crypto_enabled',
      "subscription_tier: 'free'",
    ],
  ],
  ['3.contact', 'Contact message: name, email, message.', fields, ["'name', 'email', 'message'"]],
  [
    '3.transaction',
    'Transaction: seven fields; the description is optional.',
    fields,
    ["'merchant', 'category', 'date', 'amount', 'roundUpAmount', 'description'"],
  ],
  [
    '3.debt',
    'Debt: eight fields.',
    fields,
    [
      "'accountNumber'",
      "'currentBalance'",
      "'originalBalance'",
      "'minimumPayment'",
      "'interestRate'",
      "'dueDate'",
    ],
  ],
  [
    '3.payment',
    'Payment: debtId, amount, date, source.',
    fields,
    ["'debtId', 'amount', 'date', 'source'"],
  ],
  [
    '3.summary',
    'Dashboard summary: six fields.',
    fields,
    [
      "'totalRoundUps'",
      "'thisMonthRoundUps'",
      "'totalDebt'",
      "'thisMonthPayments'",
      "'progressPercentage'",
      "'debtFreeDate'",
    ],
  ],
  [
    '3.settings',
    'Round-up settings: six fields.',
    fields,
    [
      "'isEnabled'",
      "'multiplier'",
      "'autoApplyThreshold'",
      "'cryptoEnabled'",
      "'cryptoPercentage'",
      "'preferredCrypto'",
    ],
  ],
  [
    '3.settings.strings',
    'Multiplier, threshold and percentage travel as the strings of the specification.',
    core('contract/roundUpSettings')('written in the spellings of the specification', '%j is one'),
    ["'1.00', '2.00', '3.00', '5.00'", "'10.00', '25.00', '50.00', '100.00'"],
  ],
  [
    '3.purchase',
    'Crypto purchase: id, cryptoSymbol, amountUsd, status, createdAt.',
    fields,
    ["'id', 'cryptoSymbol', 'amountUsd', 'status', 'createdAt'"],
  ],
  [
    '3.crypto-summary',
    'Crypto summary, and the entries of its portfolio.',
    fields,
    [
      "'totalInvested', 'totalPurchases', 'lastPurchase', 'portfolio'",
      "'symbol', 'purchaseCount', 'totalInvested', 'totalCrypto'",
    ],
  ],
  [
    '3.service-status',
    'A flag named configured under the key of the trading provider.',
    core('contract/serviceStatus')('tells whether a provider is configured'),
    ['configured'],
  ],
  [
    '3.bank-account',
    'Linked bank account: seven fields.',
    fields,
    ["'accountId', 'accountName', 'accountType', 'mask', 'institutionName', 'isActive'"],
  ],
  [
    '3.bank-balance',
    'Bank balances: account_id, current and available.',
    fields,
    ["'account_id', 'balances'", "'current', 'available'"],
  ],
  [
    '3.bank-transaction',
    'Bank transaction: seven fields.',
    fields,
    ["'transaction_id', 'merchant_name', 'name', 'date', 'account_id', 'category', 'amount'"],
  ],
  [
    '3.bank-transaction.sign',
    'A positive amount is money out.',
    ui('banking/BankTransactionList/BankTransactionList.model')('money out is shown as negative'),
  ],
  [
    '3.notification',
    'A notification has one of six types and one of three priorities, and exists on the client alone.',
    [
      ...app('notifications/sampleNotifications')('has one of each type, newest first'),
      ...story('notifications/NotificationList')('Default'),
    ],
    [
      "'milestone'",
      "'payment'",
      "'crypto'",
      "'roundup'",
      "'system'",
      "'reminder'",
      'High priority',
    ],
  ],
  [
    '3.preferences',
    'Seven local preferences; marketing emails begin off.',
    ui('notifications/NotificationPreferences/NotificationPreferences.model')(
      'only marketing is off by default',
    ),
    [
      'pushEnabled',
      'emailEnabled',
      'paymentReminders',
      'roundupMilestones',
      'cryptoUpdates',
      'weeklyReports',
      'marketingEmails',
    ],
  ],
  [
    '3.navigation-item',
    'A navigation item has href, label and icon.',
    ui('shell/AppShell/AppShell.model')('has the eight items of the specification'),
    ['href', 'label'],
  ],
  [
    '3.toast',
    'A toast has a title, a description, an action and a variant, default or destructive.',
    story('primitives/Toaster')('ShowsAMessage', 'Destructive', 'WithAction'),
    ['destructive'],
  ],
  [
    '3.signup-form',
    'The sign-up form has six fields.',
    core('validate/validateSignUp')('a whole form passes'),
    ['firstName', 'lastName', 'email', 'username', 'password', 'confirmPassword'],
  ],
  [
    '3.new-user',
    'The new user record is the form without the confirmation, with id and stamps.',
    ui('account/SignUp/newUserRecord')('the form without the confirmation'),
    ['agreedToTerms: true', 'agreedToTermsDate', 'createdAt'],
  ],
  [
    '3.token-info',
    'Token info: five fields.',
    fields,
    ["'currentPrice', 'priceChange24h', 'marketCap', 'volume24h', 'totalSupply'"],
  ],
  [
    '3.token-balance',
    'Token balance: balance, stakedAmount, totalEarned.',
    fields,
    ["'balance', 'stakedAmount', 'totalEarned'"],
  ],
  [
    '3.token-reward',
    'Token reward: id, action, amount, createdAt.',
    fields,
    ["'id', 'action', 'amount', 'createdAt'"],
  ],
  [
    '3.stake-request',
    'Stake request: amount and duration in days.',
    fields,
    ["'amount', 'duration'"],
  ],
];
