/**
 * A made-up bank, the same for everybody who looks at it. An entry of its own,
 * `@dime-time/finance-core/sandbox`: what stands in for a bank, in tests, in the demo and on a
 * developer's machine, and nothing that a household's page needs.
 */
export { createRandom, type Random } from './random.ts';
export { sandboxAccounts, type SandboxAccount } from './sandboxAccounts.ts';
export { sandboxDebts, type SandboxDebt } from './sandboxDebts.ts';
export { sandboxDay, type SandboxDayInput, type SandboxRow } from './sandboxDay.ts';
