import type { Apr, CalendarDay, Cents } from '@dime-time/finance-core';
import type { BankRecord } from '../transactions/index.ts';

/** An account as the bank describes it. */
export interface ProviderAccount {
  readonly accountId: string;
  readonly name: string;
  /** `depository`, `credit`, `loan` or another type of the bank. */
  readonly type: string;
  /** `checking`, `credit card`. */
  readonly subtype: string;
  /** The last digits of its number; empty where the bank reports none. */
  readonly mask: string;
  readonly current: Cents | null;
  readonly available: Cents | null;
}

/** The changes since a cursor. */
export interface BankChanges {
  readonly added: readonly BankRecord[];
  readonly modified: readonly BankRecord[];
  readonly removed: readonly { readonly account_id: string; readonly transaction_id: string }[];
}

/** All changes since a cursor, and the next cursor. */
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
  /** The next due date; `null` where the bank reports none. */
  readonly nextDueDate: CalendarDay | null;
}

/** A user's consent to access one bank. */
export interface BankGrant {
  readonly accessToken: string;
  readonly itemId: string;
}

/** The bank; both are empty where the provider does not report it. */
export interface BankInstitution {
  readonly id: string;
  readonly name: string;
}

/** A verified webhook. */
export interface BankWebhook {
  readonly itemId: string;
  /** New transactions, a required sign-in at the bank, or a revoked consent; others are ignored. */
  readonly event: 'changes' | 'sign-in-required' | 'removed' | 'other';
}

/** Why a call to the provider failed. */
export type BankFailure =
  /** The household has to sign in at its bank again. */
  | 'sign-in-required'
  /** The public or access token is invalid, or no longer valid. */
  | 'refused'
  /** Rate limit, timeout, or an invalid response. */
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

/** A bank-connection provider. Calls are made outside transactions, and each has a timeout. */
export interface BankProvider {
  /** `plaid` or `sandbox`. */
  readonly name: string;
  /** @param request with an access token, that link is repaired instead of creating another. */
  createLinkToken(request: {
    readonly userId: string;
    readonly accessToken?: string;
  }): Promise<string>;
  /**
   * A public token can be exchanged once, so nothing that may fail comes between the exchange and
   * its result.
   */
  exchangePublicToken(publicToken: string): Promise<BankGrant>;
  institution(accessToken: string): Promise<BankInstitution>;
  accounts(accessToken: string): Promise<readonly ProviderAccount[]>;
  /** All pages of changes since the cursor; the whole history without one. */
  sync(accessToken: string, cursor?: string): Promise<BankSync>;
  liabilities(accessToken: string): Promise<readonly BankLiability[]>;
  /** Revokes the consent. */
  remove(accessToken: string): Promise<void>;
  /**
   * Verifies and parses a webhook.
   *
   * @returns `undefined` where it is forged, altered or expired.
   */
  verifyWebhook(request: {
    readonly headers: Headers;
    readonly body: string;
  }): Promise<BankWebhook | undefined>;
}
