import type { CalendarDay } from '@dime-time/finance-core';
import type {
  BankAccount,
  BankSuggestion,
  Debt,
  EarlierRoundUps,
} from '@dime-time/finance-core/contract';
import type { ActionResult } from '../../primitives/index.ts';

/** A bank that can be chosen. */
export interface LinkInstitution {
  /** Its unique ID. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** A line about it. */
  readonly about?: string | undefined;
}

/** The result of linking, as the server answered: the linked accounts, or a failure. */
export type BankLinkResult =
  { ok: true; accounts: readonly BankAccount[] } | Extract<ActionResult, { ok: false }>;

/** How linking starts: where consent is asked for, or that it cannot start. */
export type BankLinkStart =
  | {
      ok: true;
      /**
       * Opens the provider’s own window, and returns the result; nothing if it was closed.
       * @default the dialog of the sandbox asks
       */
      ask?: (() => Promise<BankLinkResult | undefined>) | undefined;
    }
  | Extract<ActionResult, { ok: false }>;

/** What a link found besides its accounts; nothing in it is added without consent. */
export interface BankLinkFinds {
  /** Purchases from before the link that may be rounded up; `undefined` without such an offer. */
  readonly earlier: EarlierRoundUps | undefined;
  /** Rounds them up from a date, or declines permanently. */
  readonly onInclude: (from: CalendarDay | null) => Promise<ActionResult>;
  /** Cards that may be debts, and payments on them. */
  readonly suggestions: readonly BankSuggestion[];
  /** The debts, for their names. */
  readonly debts: readonly Pick<Debt, 'id' | 'name'>[];
  /** Accepts or declines a suggestion. */
  readonly onAnswer: (id: string, accept: boolean) => Promise<ActionResult>;
}

/** How the dialog was closed: with a bank linked, after a failure, or before anything was sent. */
export type BankLinkOutcome = 'linked' | 'failed' | 'cancelled';

/** The current step of the dialog. */
export type BankLinkStep =
  | { at: 'choose' }
  | { at: 'consent'; bank: LinkInstitution }
  | { at: 'connecting'; bank: LinkInstitution }
  | { at: 'linked'; bank: LinkInstitution; accounts: readonly BankAccount[] }
  | { at: 'failed'; bank: LinkInstitution; message: string | undefined; unknown: boolean };

/** The step after a response. */
export function stepAfter(bank: LinkInstitution, result: BankLinkResult): BankLinkStep {
  return result.ok
    ? { at: 'linked', bank, accounts: result.accounts }
    : { at: 'failed', bank, message: result.message, unknown: result.unknown === true };
}

/** The outcome when the dialog is closed at a step. */
export function outcomeAt(step: BankLinkStep): BankLinkOutcome {
  switch (step.at) {
    case 'linked':
      return 'linked';
    case 'failed':
      return 'failed';
    case 'choose':
    case 'consent':
    case 'connecting':
      return 'cancelled';
  }
}

/** The bank chosen initially: the one of that name, if it is available. */
export function bankNamed(
  institutions: readonly LinkInstitution[],
  name: string | undefined,
): LinkInstitution | undefined {
  return name === undefined
    ? undefined
    : institutions.find((institution) => institution.name === name);
}
