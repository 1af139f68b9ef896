export type { Notice, ShortNotice, Validated } from './validated.ts';
export { notices } from './toastMessages.ts';
export { catalogueTexts } from './catalogueTexts.ts';
export { validateContact, type ContactForm } from './validateContact.ts';
export { MIN_PASSWORD_LENGTH, validateSignUp, type SignUpForm } from './validateSignUp.ts';
export { validateTerms, type TermsForm } from './validateTerms.ts';
export {
  validateExtraPayment,
  type ExtraPayment,
  type ExtraPaymentForm,
  type PayableDebt,
} from './validateExtraPayment.ts';
export { validateBoost } from './validateBoost.ts';
export { purchaseDateRefusal } from './purchaseDateRefusal.ts';
export { statementDayRefusal } from './statementDayRefusal.ts';
export { validateStake, type StakeForm } from './validateStake.ts';
export { validateRoundUpSettings, type RoundUpSettingsForm } from './validateRoundUpSettings.ts';
export { parseTypedAmount } from '../money/parseTypedAmount.ts';
export { parseTypedApr } from '../money/parseTypedApr.ts';
export { maskAccountNumber } from '../debt/maskAccountNumber.ts';
export { maskCardNumbers } from '../debt/maskCardNumbers.ts';
