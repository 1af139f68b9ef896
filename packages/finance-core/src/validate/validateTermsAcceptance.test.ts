import { expect, test } from 'vitest';
import { validateTerms } from './validateTermsAcceptance.ts';

const ALL = { terms: true, privacy: true, risks: true };

test('all three acknowledgements pass', () => {
  expect(validateTerms(ALL)).toEqual({ ok: true, value: ALL });
});

// @requirement 4.terms.accept 5.terms.all
test.each(['terms', 'privacy', 'risks'] as const)('%s is required', (field) => {
  expect(validateTerms({ ...ALL, [field]: false })).toMatchObject({
    ok: false,
    notice: 'signUpCancelled',
    field,
  });
});
