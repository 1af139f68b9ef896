import type {
  BankAccount,
  BankBalance,
  BankTransaction,
  Debt,
} from '@dime-time/finance-core/contract';

/** What a bank reports of a user: accounts with their balances and rows, and the debts owed to it. */
export interface BankData {
  readonly accounts: readonly BankAccount[];
  readonly balances: readonly BankBalance[];
  readonly rows: readonly BankTransaction[];
  /** Where it is empty the debts of the scenario are used, so that round-ups have a target. */
  readonly debts: readonly Debt[];
}
