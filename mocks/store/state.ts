import type { Cents, Instant, SweepSchedule } from '@dime-time/finance-core';
import type {
  BalanceReason,
  BankAccount,
  BankBalance,
  BankItem,
  BankSuggestion,
  BankTransaction,
  CryptoPurchase,
  Debt,
  Json,
  Payment,
  PlanVersion,
  RoundUpSettings,
  RunningStake,
  Session,
  TokenInfo,
  TokenReward,
  Transaction,
  User,
} from '@dime-time/finance-core/contract';
import type { PlanBasis } from '@dime-time/finance-core/server';
import type { OneOffPart, Purse } from '@dime-time/finance-core/household';

/** A stored answer, replayed to a repeated write. */
export interface StoredAnswer {
  /** Method, path and body of the first request under the key. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: Json;
}

/** The settings with the fields of the extension `purse`. */
export interface StoredSettings extends RoundUpSettings {
  sweep: SweepSchedule;
  floor: Cents;
  pausedUntil: Instant | null;
}

/** A saved plan with what its forecast was computed from; one that was stored earlier does not have it. */
export interface StoredPlan extends PlanVersion {
  readonly basis?: PlanBasis;
}

/** A debt with the fields that are not part of the contract. */
export interface StoredDebt extends Debt {
  /** The bank account that reports the balance while it is linked. */
  readonly accountId?: string;
  /** When it was entered; a state that was stored earlier does not have it. */
  readonly openedAt?: Instant;
  /** What payments of the month of its statement were for past due minimums: see `paidPastDue`. */
  paidPastDue?: Cents;
  /** Changes of its balance other than payments, in the order in which they were made. */
  corrections?: readonly StoredCorrection[];
}

/** A change of the balance of a debt that is not a payment. */
export interface StoredCorrection {
  readonly at: Instant;
  /** Cents more owed; negative where less is owed. */
  readonly owed: Cents;
  /** `included` offsets a payment that the balance included already. */
  readonly reason: BalanceReason | 'included';
}

/** A payment, with the rewards that are reversed when it is undone. */
export interface StoredPayment extends Payment {
  /** What of it was a one-off payment of the plan. */
  oneOff?: OneOffPart | undefined;
  earned?: readonly { readonly id: string; readonly milestone?: number | undefined }[];
}

/** A purchase or refund, with its bank account; one that was entered by hand has none. */
export interface StoredTransaction extends Transaction {
  readonly accountId?: string;
  /** It was not rounded up, and its round-up is offered. */
  isEarlier?: boolean;
  /** The id of the refunded purchase. */
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

/** The answer to a suggestion, and the ids of what it created. */
export interface AnsweredSuggestion {
  readonly accept: boolean;
  readonly debtId?: string;
  readonly paymentId?: string;
}

/** The data of one user; plain data only, so that it can be serialized. */
export interface MockState {
  signedIn: boolean;
  user: User;
  debts: StoredDebt[];
  /** The saved payoff plans, newest first; each with the forecast of its day. */
  plans: StoredPlan[];
  /** The last segment of the calendar's address; `null` until one is made. */
  calendarSecret: string | null;
  /** The sessions of the user; that of the mocked browser is the current one. */
  sessions: Session[];
  /** Newest first, like every dated list. */
  payments: StoredPayment[];
  /** The ids of payments that were undone. */
  undonePayments: string[];
  transactions: StoredTransaction[];
  settings: StoredSettings;
  /** When round-ups last began, after they were off or paused; `null` where they always were on. */
  roundUpsSince: Instant | null;
  /** When round-ups were last switched on, after they were off; `null` where they always were. */
  switchedOnAt: Instant | null;
  /** The totals of round-ups: collected, applied, invested, returned. */
  purse: Purse;
  /** Since when the waiting round-ups have reached the threshold; `null` while they have not. */
  thresholdReachedAt: Instant | null;
  /** The time up to which due sweeps and stake maturities have been carried out. */
  jobsRunUntil: Instant;
  cryptoPurchases: CryptoPurchase[];
  tokenInfo: TokenInfo;
  rewards: TokenReward[];
  /** The stakes that have not matured. */
  stakes: RunningStake[];
  /** In the order in which they were linked. */
  bankItems: StoredBankItem[];
  bankAccounts: BankAccount[];
  bankBalances: BankBalance[];
  bankRows: BankTransaction[];
  /** Cards and loans of linked banks without an answer. */
  suggestions: StoredSuggestion[];
  /** The answers to suggestions, by id. */
  answeredSuggestions: Record<string, AnsweredSuggestion>;
  /** The number of the last id. */
  lastId: number;
  /** By idempotency key. */
  answers: Record<string, StoredAnswer>;
}
