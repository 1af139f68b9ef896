export { createLinkToken } from './createLinkToken.ts';
export { linkBank } from './linkBank.ts';
export { listBankAccounts } from './listBankAccounts.ts';
export { listBankBalances } from './listBankBalances.ts';
export { listBankTransactions } from './listBankTransactions.ts';
export { refreshBanks } from './refreshBanks.ts';
export { webhookRoutes } from './webhookRoutes.ts';
