import type { Instant } from '@dime-time/finance-core';
import type {
  BankAccount,
  BankBalance,
  BankTransaction,
  CryptoPurchase,
  Debt,
  Json,
  Payment,
  RoundUpSettings,
  TokenInfo,
  TokenReward,
  Transaction,
  User,
} from '@dime-time/finance-core/contract';
import type { Quantity } from '@dime-time/finance-core/money';

/** A row of a linked account, with its time of day where the bank told it. */
export type HouseholdBankRow = BankTransaction & { readonly datetime?: Instant };

/** The answer that a repeated write gets again. */
export interface StoredAnswer {
  /** Method, path and body of the first request under the key. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: Json;
}

/** Everything a household is: data only, so that it can be kept and brought back. */
export interface HouseholdState {
  signedIn: boolean;
  user: User;
  debts: Debt[];
  /** Newest first, like every list that has a date. */
  payments: Payment[];
  transactions: Transaction[];
  settings: RoundUpSettings;
  cryptoPurchases: CryptoPurchase[];
  tokenInfo: TokenInfo;
  rewards: TokenReward[];
  stakedAmount: Quantity;
  bankAccounts: BankAccount[];
  bankBalances: BankBalance[];
  bankRows: HouseholdBankRow[];
  /** Counts up; makes ids that never repeat. */
  lastId: number;
  /** By idempotency key. */
  answers: Record<string, StoredAnswer>;
}
