import { validateTerms, type TermsForm } from '@dime-time/finance-core/validate';

/** The three things a person agrees to before an account is made. */
export type Acknowledgement = keyof TermsForm;

/** The acknowledgements in the order they are asked for. */
export const ACKNOWLEDGEMENTS: readonly Acknowledgement[] = ['terms', 'privacy', 'risks'];

/** Whether every acknowledgement is ticked; only then may the account be made. */
export function allAcknowledged(ticked: readonly Acknowledgement[]): boolean {
  return validateTerms({
    terms: ticked.includes('terms'),
    privacy: ticked.includes('privacy'),
    risks: ticked.includes('risks'),
  }).ok;
}
