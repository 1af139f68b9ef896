export { ACCESS_TOKEN_PURPOSE, type BankDeps } from './bankDeps.ts';
export {
  BankError,
  type BankGrant,
  type BankInstitution,
  type BankProvider,
  type BankSync,
  type ProviderAccount,
} from './bankProvider.ts';
export { createPlaidProvider } from './plaid/createPlaidProvider.ts';
export { observeBankSyncs } from './observeBankSyncs.ts';
export { refreshBanks } from './refreshBanks.ts';
export { revokeConsents } from './revokeConsents.ts';
export { bankRoutes } from './routes.ts';
export { createSandboxProvider } from './sandbox/createSandboxProvider.ts';
export { upsertBankAccounts } from './upsertBankAccounts.ts';
export { upsertBankTransactions } from './upsertBankTransactions.ts';
export { webhookRoutes } from './webhookRoutes.ts';
