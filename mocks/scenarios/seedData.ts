import { aprFromPercent, cents, quantity, ZERO_CENTS } from '@dime-time/finance-core';
import type { Debt, TokenInfo, User } from '@dime-time/finance-core/contract';
import type { StoredSettings } from '../store/state.ts';

export const USER: User = {
  id: 'u_1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.test',
  subscriptionTier: 'free',
};

/** The sessions beside the current one, newest first; a session ends after a day without use. */
export const SESSIONS = [
  {
    id: 'se_2',
    browser: 'Safari',
    system: 'iPhone',
    network: '198.51.100.0/24',
    startedDaysAgo: 6,
    usedDaysAgo: 1 / 24,
  },
  {
    id: 'se_3',
    browser: 'Firefox',
    system: 'Linux',
    network: '2001:db8:20::/48',
    startedDaysAgo: 2,
    usedDaysAgo: 0.75,
  },
  {
    id: 'se_4',
    browser: null,
    system: null,
    network: null,
    startedDaysAgo: 11,
    usedDaysAgo: 0.875,
  },
] as const;

export const DEBTS: readonly Debt[] = [
  {
    id: 'd_1',
    name: 'Everyday Rewards Card',
    accountNumber: '•••• 4821',
    currentBalance: cents(620_000),
    originalBalance: cents(800_000),
    minimumPayment: cents(15_500),
    interestRate: aprFromPercent(24.99),
    dueDate: 15,
  },
  {
    id: 'd_2',
    name: 'Hearth Hardware Card',
    accountNumber: '•••• 0937',
    currentBalance: cents(125_033),
    originalBalance: cents(240_000),
    minimumPayment: cents(4500),
    interestRate: aprFromPercent(29.99),
    dueDate: 22,
  },
  {
    id: 'd_3',
    name: 'Car Loan',
    accountNumber: '•••• 7714',
    currentBalance: cents(1_080_000),
    originalBalance: cents(1_850_000),
    minimumPayment: cents(32_000),
    interestRate: aprFromPercent(6.49),
    dueDate: 3,
  },
];

export const SETTINGS: StoredSettings = {
  isEnabled: true,
  multiplier: 1,
  autoApplyThreshold: cents(2500),
  cryptoEnabled: false,
  cryptoPercentage: 25,
  preferredCrypto: 'BTC',
  sweep: 'both',
  floor: ZERO_CENTS,
  pausedUntil: null,
};

export const TOKEN_INFO: TokenInfo = {
  currentPrice: quantity(4_250_000n),
  priceChange24h: 2.5,
  marketCap: cents(425_000_000),
  volume24h: cents(12_500_000),
  totalSupply: quantity(10_000_000_000_000_000n),
};
