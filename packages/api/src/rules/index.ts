/** What a household may ask for and do. Reads take the database, writes the transaction they are part of. */
export { readUser } from './readUser.ts';
export { readDashboardSummary } from './readDashboardSummary.ts';
export {
  listTransactions,
  type TransactionPage,
  type TransactionPageRequest,
} from './listTransactions.ts';
export { listDebts } from './listDebts.ts';
export { listPayments } from './listPayments.ts';
export { readRoundUpSettings } from './readRoundUpSettings.ts';
export { listCryptoPurchases } from './listCryptoPurchases.ts';
export { readCryptoSummary } from './readCryptoSummary.ts';
export { readTokenBalance } from './readTokenBalance.ts';
export { listTokenRewards } from './listTokenRewards.ts';
export { readTokenInfo } from './readTokenInfo.ts';
export { payDebt, type DebtPayment } from './payDebt.ts';
export { saveRoundUpSettings } from './saveRoundUpSettings.ts';
export { stakeTokens } from './stakeTokens.ts';
export { addDebt, type NewDebt } from './addDebt.ts';
export { addTransaction } from './addTransaction.ts';
export { rewardDailyLogin } from './rewardDailyLogin.ts';
export { enterBankRows, type BankRowEntry } from './enterBankRows.ts';
export { enterLiabilities } from './enterLiabilities.ts';
