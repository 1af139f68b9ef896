import { expect, test } from 'vitest';
import { validateTermsAcceptance } from './validateTermsAcceptance.ts';

const ALL = { terms: true, privacy: true, risks: true };

test('all three acknowledgements pass', () => {
  expect(validateTermsAcceptance(ALL)).toEqual({ ok: true, value: ALL });
});

// @requirement 4.terms.accept 5.terms.all
test.each(['terms', 'privacy', 'risks'] as const)('%s is required', (field) => {
  expect(validateTermsAcceptance({ ...ALL, [field]: false })).toMatchObject({
    ok: false,
    notice: 'signUpCancelled',
    field,
  });
});
