/**
 * A simulated bank with the same data for every user. A separate entry,
 * `@dime-time/finance-core/sandbox`, which replaces a bank in tests, in the demo and in development, and
 * which no page loads.
 */
export { createRandom, type Random } from './random.ts';
export { sandboxAccounts, type SandboxAccount } from './sandboxAccounts.ts';
export { sandboxDebts, type SandboxDebt } from './sandboxDebts.ts';
export { sandboxDay, type SandboxDayInput, type SandboxRow } from './sandboxDay.ts';
