import type { Validated } from './validated.ts';

/** The acknowledgements of the terms modal. */
export interface TermsFormValues {
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly risks: boolean;
}

const FIELDS = ['terms', 'privacy', 'risks'] as const;

/** Checks the terms modal: all three acknowledgements must be given. */
export function validateTermsAcceptance(
  form: TermsFormValues,
): Validated<TermsFormValues, 'signUpCancelled'> {
  const field = FIELDS.find((name) => !form[name]);
  if (field) return { ok: false, notice: 'signUpCancelled', field };
  return { ok: true, value: form };
}
