export type { BankData } from './bankData.ts';
export { bankHandlers } from './bankHandlers.ts';
export { chargedAccount } from './chargedAccount.ts';
export { loadBankFile, type LoadedBankFile } from './loadBankFile.ts';
export { createSandboxBank } from './sandboxBank.ts';
