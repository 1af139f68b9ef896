import type { Apr, CalendarDay, Cents } from '@dime-time/finance-core';
import type { BankRecord } from '../transactions/index.ts';

/** An account as the bank describes it. */
export interface ProviderAccount {
  readonly accountId: string;
  readonly name: string;
  /** `depository`, `credit`, `loan` and whatever a bank invents. */
  readonly type: string;
  /** `checking`, `credit card`. */
  readonly subtype: string;
  /** The last digits of its number; empty where the bank tells none. */
  readonly mask: string;
  readonly current: Cents | null;
  readonly available: Cents | null;
}

/** What changed at the bank since a cursor. */
export interface BankChanges {
  readonly added: readonly BankRecord[];
  readonly modified: readonly BankRecord[];
  readonly removed: readonly { readonly account_id: string; readonly transaction_id: string }[];
}

/** All changes since a cursor, and the cursor that stands behind them. */
export interface BankSync extends BankChanges {
  readonly cursor: string;
}

/** What is owed on a linked card or loan. */
export interface BankLiability {
  readonly accountId: string;
  readonly name: string;
  readonly mask: string;
  /** What is owed now; never negative. */
  readonly balance: Cents;
  readonly apr: Apr;
  readonly minimumPayment: Cents;
  /** The next day a payment is due; `null` where the bank does not say. */
  readonly nextDueDate: CalendarDay | null;
}

/** The consent to one bank: what its token opens. */
export interface BankGrant {
  readonly accessToken: string;
  readonly itemId: string;
}

/** The bank itself; both are empty where the provider knows of none. */
export interface BankInstitution {
  readonly id: string;
  readonly name: string;
}

/** What a verified message of the provider says. */
export interface BankWebhook {
  readonly itemId: string;
  /** There are new rows, or the household has to sign in at its bank again; the rest is ignored. */
  readonly event: 'changes' | 'sign-in-required' | 'removed' | 'other';
}

/** Why a call to the provider came to nothing. */
export type BankFailure =
  /** The household has to sign in at its bank again. */
  | 'sign-in-required'
  /** The token, public or secret, means nothing (any more). */
  | 'refused'
  /** Too many calls, no answer in time, or an answer that is none. */
  | 'unavailable';

/** A failed call to the provider. Its message is for the log only. */
export class BankError extends Error {
  override readonly name = 'BankError';
  readonly failure: BankFailure;

  constructor(failure: BankFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** A bank-connection provider. No call is made inside a transaction; every call ends in time. */
export interface BankProvider {
  /** `plaid` or `sandbox`. */
  readonly name: string;
  /** @param request with the token of a link, that link is repaired in place of making another. */
  createLinkToken(request: {
    readonly userId: string;
    readonly accessToken?: string;
  }): Promise<string>;
  /** A public token is taken once only: nothing that may fail comes between it and its grant. */
  exchangePublicToken(publicToken: string): Promise<BankGrant>;
  institution(accessToken: string): Promise<BankInstitution>;
  accounts(accessToken: string): Promise<readonly ProviderAccount[]>;
  /** Everything since the cursor, all pages of it; since ever without one. */
  sync(accessToken: string, cursor?: string): Promise<BankSync>;
  liabilities(accessToken: string): Promise<readonly BankLiability[]>;
  /** Ends the consent. */
  remove(accessToken: string): Promise<void>;
  /**
   * Reads a message that claims to be the provider's.
   *
   * @returns `undefined` where it is forged, altered or too old.
   */
  verifyWebhook(request: {
    readonly headers: Headers;
    readonly body: string;
  }): Promise<BankWebhook | undefined>;
}
