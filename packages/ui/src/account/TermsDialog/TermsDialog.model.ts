import { validateTermsAcceptance, type TermsFormValues } from '@dime-time/finance-core/validation';

/** The three statements people agree to before an account is created. */
export type Acknowledgement = keyof TermsFormValues;

/** The acknowledgments in the order in which they are shown. */
export const ACKNOWLEDGEMENTS: readonly Acknowledgement[] = ['terms', 'privacy', 'risks'];

/** Whether every acknowledgment is checked; only then may the account be created. */
export function allAcknowledged(ticked: readonly Acknowledgement[]): boolean {
  return validateTermsAcceptance({
    terms: ticked.includes('terms'),
    privacy: ticked.includes('privacy'),
    risks: ticked.includes('risks'),
  }).ok;
}
