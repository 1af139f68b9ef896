import {
  aprFromPercent,
  cents,
  type Apr,
  type Cents,
  type StakeDays,
} from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { DEFAULT_SETTINGS } from '../round-ups/index.ts';

/** A debt at the time of the sign-up. */
export interface DemoDebt {
  readonly name: string;
  readonly accountNumber: string;
  readonly originalBalance: Cents;
  /** The balance on the day of the sign-up. */
  readonly owed: Cents;
  readonly minimumPayment: Cents;
  readonly interestRate: Apr;
  readonly dueDate: number;
}

/** A purchase entered by hand. */
export interface DemoPurchase {
  readonly daysAgo: number;
  readonly merchant: string;
  readonly category: string;
  readonly amount: Cents;
}

/** The data of a demo household. */
export interface DemoHousehold {
  readonly settings: RoundUpSettings;
  readonly debts: readonly DemoDebt[];
  /** For how many months the minimum was paid. */
  readonly monthsPaid: number;
  /** On how many recent days it signed in. */
  readonly logins: number;
  readonly stake?: { readonly amount: bigint; readonly days: StakeDays; readonly daysAgo: number };
  /** The linked sandbox bank, which has its own purchases. */
  readonly institution?: string;
  readonly purchases: readonly DemoPurchase[];
}

/** The two users of the development sign-in. */
export const DEMO_HOUSEHOLDS = {
  /** Two cards and a car loan, half a year of payments, a bank, coins and tokens. */
  ada: {
    settings: { ...DEFAULT_SETTINGS, cryptoEnabled: true },
    debts: [
      debt('Everyday Rewards Card', '•••• 4821', [800_000, 713_000], [15_500, 24.99, 15]),
      debt('Hearth Hardware Card', '•••• 0937', [240_000, 150_033], [4500, 29.99, 22]),
      debt('Car Loan', '•••• 7714', [1_850_000, 1_272_000], [32_000, 6.49, 3]),
    ],
    monthsPaid: 6,
    logins: 14,
    stake: { amount: 5_000_000_000n, days: 90, daysAgo: 33 },
    institution: 'first-harbor',
    purchases: [],
  },
  /** Two debts and a few manual purchases: a household that has just started. */
  grace: {
    settings: DEFAULT_SETTINGS,
    debts: [
      debt('Student Loan', '•••• 5150', [2_400_000, 1_960_000], [21_000, 5.05, 1]),
      debt('Store Card', '•••• 3308', [90_000, 64_019], [3000, 27.49, 28]),
    ],
    monthsPaid: 1,
    logins: 3,
    purchases: [
      by(1, 'Harbor Coffee', 'Food and Drink', 467),
      by(2, 'Greenleaf Market', 'Groceries', 5412),
      by(3, 'Metro Transit', 'Transport', 275),
      by(5, 'Paper Moon Books', 'Shopping', 1899),
      by(6, 'Taco Lantern', 'Food and Drink', 1340),
      by(9, 'Sunset Fuel', 'Transport', 4108),
    ],
  },
} as const satisfies Record<string, DemoHousehold>;

function debt(
  name: string,
  accountNumber: string,
  [original, owed]: readonly [number, number],
  [minimum, percent, dueDate]: readonly [number, number, number],
): DemoDebt {
  return {
    name,
    accountNumber,
    originalBalance: cents(original),
    owed: cents(owed),
    minimumPayment: cents(minimum),
    interestRate: aprFromPercent(percent),
    dueDate,
  };
}

function by(daysAgo: number, merchant: string, category: string, amount: number): DemoPurchase {
  return { daysAgo, merchant, category, amount: cents(amount) };
}
