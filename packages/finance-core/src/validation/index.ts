export type { Validated } from './validated.ts';
export type { Notice, ShortNotice } from '../messages/notice.ts';
export { notices, type NoticeName } from '../messages/notices.ts';
export { errorCatalogue } from '../messages/errorCatalogue.ts';
export { validateContact, type ContactFormValues } from './validateContact.ts';
export {
  MIN_PASSWORD_LENGTH,
  validateSignUp,
  type SignUpFormValues,
  type SignUpRefusal,
} from './validateSignUp.ts';
export { validateTermsAcceptance, type TermsFormValues } from './validateTermsAcceptance.ts';
export {
  validateExtraPayment,
  type ExtraPayment,
  type ExtraPaymentFormValues,
  type PayableDebt,
} from './validateExtraPayment.ts';
export { validateBoost } from './validateBoost.ts';
export { purchaseDateRefusal } from './purchaseDateRefusal.ts';
export { correctedBalance, reasonFits, type CorrectedBalance } from '../debts/correctedBalance.ts';
export { statementDayRefusal, type StatementDayRefusal } from './statementDayRefusal.ts';
export { validateStake, type StakeFormValues } from './validateStake.ts';
export {
  validateRoundUpSettings,
  type RoundUpSettingsFormValues,
} from './validateRoundUpSettings.ts';
export { maskAccountNumber } from '../debts/maskAccountNumber.ts';
export { maskCardNumbers } from '../debts/maskCardNumbers.ts';
