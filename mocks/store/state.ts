import type { Cents, Instant, SweepSchedule } from '@dime-time/finance-core';
import type {
  BankAccount,
  BankBalance,
  BankItem,
  BankSuggestion,
  BankTransaction,
  CryptoPurchase,
  Debt,
  Json,
  Payment,
  RoundUpSettings,
  RunningStake,
  TokenInfo,
  TokenReward,
  Transaction,
  User,
} from '@dime-time/finance-core/contract';
import type { Purse } from '@dime-time/finance-core/household';

/** The answer that a repeated write gets again. */
export interface StoredAnswer {
  /** Method, path and body of the first request under the key. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: Json;
}

/** The settings with what the extension `purse` adds. */
export interface StoredSettings extends RoundUpSettings {
  sweep: SweepSchedule;
  floor: Cents;
  pausedUntil: Instant | null;
}

/** A debt with what only its household knows of it. */
export interface StoredDebt extends Debt {
  /** The account of a bank that it came from: while that is linked, the bank tells the balance. */
  readonly accountId?: string;
  /** Whether its balance was ever brought in line with a statement. */
  isCorrected?: boolean;
}

/** A payment, with the rewards that undoing it takes back. */
export interface StoredPayment extends Payment {
  earned?: readonly { readonly id: string; readonly milestone?: number | undefined }[];
}

/** A purchase or refund, with the account it came from; one that was entered by hand has none. */
export interface StoredTransaction extends Transaction {
  readonly accountId?: string;
  /** It rounded up to nothing, and its round-up is on offer. */
  isEarlier?: boolean;
  /** The id of the purchase that this is the refund of. */
  readonly refundOf?: string;
  /** Round-ups were off when it was made; otherwise it is from before its account was linked. */
  isFromOff?: boolean;
}

/** A link to a bank. */
export interface StoredBankItem extends Pick<BankItem, 'id' | 'institutionName' | 'linkedAt'> {
  readonly accountIds: readonly string[];
}

/** A card or loan of a linked bank that may become a debt. */
type StoredSuggestion = Extract<BankSuggestion, { kind: 'debt' }> & {
  readonly accountId: string;
};

/** What was said to a suggestion, and what was made of it. */
export interface AnsweredSuggestion {
  readonly accept: boolean;
  readonly debtId?: string;
  readonly paymentId?: string;
}

/** Everything a household is: data only, so that it can be kept and brought back. */
export interface MockState {
  signedIn: boolean;
  user: User;
  debts: StoredDebt[];
  /** Newest first, like every list that has a date. */
  payments: StoredPayment[];
  /** The ids of payments that were undone. */
  undonePayments: string[];
  transactions: StoredTransaction[];
  settings: StoredSettings;
  /** When round-ups last began, after they were off or paused; `null` where they always were on. */
  roundUpsSince: Instant | null;
  /** When round-ups were last switched on, after they were off; `null` where they always were. */
  switchedOnAt: Instant | null;
  /** What became of the round-ups. */
  purse: Purse;
  /** Since when at least the threshold has been waiting. */
  thresholdReachedAt: Instant | null;
  /** The moment up to which sweeps and stakes have been carried out. */
  jobsRunUntil: Instant;
  cryptoPurchases: CryptoPurchase[];
  tokenInfo: TokenInfo;
  rewards: TokenReward[];
  /** Those that run. */
  stakes: RunningStake[];
  /** In the order in which they were linked. */
  bankItems: StoredBankItem[];
  bankAccounts: BankAccount[];
  bankBalances: BankBalance[];
  bankRows: BankTransaction[];
  /** Cards and loans that links brought along and nobody has answered. */
  suggestions: StoredSuggestion[];
  /** What was said to suggestions, by id. */
  answeredSuggestions: Record<string, AnsweredSuggestion>;
  /** Counts up; makes ids that never repeat. */
  lastId: number;
  /** By idempotency key. */
  answers: Record<string, StoredAnswer>;
}
