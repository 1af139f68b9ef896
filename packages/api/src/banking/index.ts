export { ACCESS_TOKEN, type BankDeps } from './bankDeps.ts';
export {
  BankError,
  type BankGrant,
  type BankInstitution,
  type BankProvider,
  type BankSync,
  type ProviderAccount,
} from './bankProvider.ts';
export { endConsents } from './endConsents.ts';
export { keepAccounts } from './keepAccounts.ts';
export { keepBankRows } from './keepBankRows.ts';
export { createPlaidProvider } from './plaid/createPlaidProvider.ts';
export { refreshBanks } from './refreshBanks.ts';
export { bankRoutes } from './routes.ts';
export { createSandboxProvider } from './sandbox/createSandboxProvider.ts';
export { webhookRoutes } from './webhookRoutes.ts';
