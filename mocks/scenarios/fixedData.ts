import { aprFromPercent, cents, quantity } from '@dime-time/finance-core';
import type {
  BankAccount,
  BankBalance,
  Debt,
  RoundUpSettings,
  TokenInfo,
  User,
} from '@dime-time/finance-core/contract';

export const USER: User = {
  id: 'u_1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.test',
  subscriptionTier: 'free',
};

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

export const CHECKING_ID = 'acc_checking';

export const BANK_ACCOUNTS: readonly BankAccount[] = [
  {
    id: 'b_1',
    accountId: CHECKING_ID,
    accountName: 'Everyday Checking',
    accountType: 'checking',
    mask: '0000',
    institutionName: 'First Harbor Bank',
    isActive: true,
  },
  {
    id: 'b_2',
    accountId: 'acc_savings',
    accountName: 'Rainy Day Savings',
    accountType: 'savings',
    mask: '1111',
    institutionName: 'First Harbor Bank',
    isActive: false,
  },
];

export const BANK_BALANCES: readonly BankBalance[] = [
  {
    account_id: CHECKING_ID,
    balances: { current: cents(120_342), available: cents(110_000) },
  },
  { account_id: 'acc_savings', balances: { current: cents(245_000), available: null } },
];

export const SETTINGS: RoundUpSettings = {
  isEnabled: true,
  multiplier: 1,
  autoApplyThreshold: cents(2500),
  cryptoEnabled: false,
  cryptoPercentage: 25,
  preferredCrypto: 'BTC',
};

export const TOKEN_INFO: TokenInfo = {
  currentPrice: quantity(4_250_000n),
  priceChange24h: 2.5,
  marketCap: cents(425_000_000),
  volume24h: cents(12_500_000),
  totalSupply: quantity(10_000_000_000_000_000n),
};
