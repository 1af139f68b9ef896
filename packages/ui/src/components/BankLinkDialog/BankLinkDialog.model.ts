import type { CalendarDay } from '@dime-time/finance-core';
import type {
  BankAccount,
  BankSuggestion,
  Debt,
  EarlierRoundUps,
} from '@dime-time/finance-core/contract';
import type { ActionResult } from '../../actionResult.ts';

/** A bank that can be chosen. */
export interface LinkInstitution {
  /** Tells it apart. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** A line on it. */
  readonly about?: string | undefined;
}

/** How linking ended, as the server answered: with the accounts that are linked, or not. */
export type BankLinkResult =
  { ok: true; accounts: readonly BankAccount[] } | Extract<ActionResult, { ok: false }>;

/** How a link began: with whoever asks for the consent, or not at all. */
export type BankLinkStart =
  | {
      ok: true;
      /**
       * Opens the provider's own window, and tells what came of it: nothing where it was left.
       * @default the dialog of the sandbox asks
       */
      ask?: (() => Promise<BankLinkResult | undefined>) | undefined;
    }
  | Extract<ActionResult, { ok: false }>;

/** What a link has brought along besides its accounts, none of which is taken without a yes. */
export interface BankLinkFinds {
  /** Purchases from before the link that may be rounded up; `undefined` where there is no such offer. */
  readonly earlier: EarlierRoundUps | undefined;
  /** Rounds them up from a day on, or says no for good. */
  readonly onInclude: (from: CalendarDay | null) => Promise<ActionResult>;
  /** Cards that may be debts, and payments on them. */
  readonly suggestions: readonly BankSuggestion[];
  /** The debts, for their names. */
  readonly debts: readonly Pick<Debt, 'id' | 'name'>[];
  /** Says yes or no to a suggestion. */
  readonly onAnswer: (id: string, accept: boolean) => Promise<ActionResult>;
}

/** How the dialog was left: with a bank linked, after a failure, or before anything was sent. */
export type BankLinkOutcome = 'linked' | 'failed' | 'cancelled';

/** Where the dialog stands. */
export type BankLinkStep =
  | { at: 'choose' }
  | { at: 'consent'; bank: LinkInstitution }
  | { at: 'connecting'; bank: LinkInstitution }
  | { at: 'linked'; bank: LinkInstitution; accounts: readonly BankAccount[] }
  | { at: 'failed'; bank: LinkInstitution; message: string | undefined; unknown: boolean };

/** Where an answer leads. */
export function stepAfter(bank: LinkInstitution, result: BankLinkResult): BankLinkStep {
  return result.ok
    ? { at: 'linked', bank, accounts: result.accounts }
    : { at: 'failed', bank, message: result.message, unknown: result.unknown === true };
}

/** How the dialog counts as left when it is closed at a step. */
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

/** The bank to begin with: the one of that name, where it can be chosen. */
export function bankNamed(
  institutions: readonly LinkInstitution[],
  name: string | undefined,
): LinkInstitution | undefined {
  return name === undefined
    ? undefined
    : institutions.find((institution) => institution.name === name);
}
