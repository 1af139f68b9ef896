import { expect, test } from 'vitest';
import { exchangeTokenRequest } from '../bankLink.ts';
import * as v from 'valibot';
import { sandboxInstitutionOf } from './sandboxInstitutionOf.ts';
import { SANDBOX_INSTITUTIONS } from './sandboxInstitutions.ts';
import { sandboxPublicToken } from './sandboxPublicToken.ts';

test('a public token names its bank, and is the same for the same link token', () => {
  for (const institution of SANDBOX_INSTITUTIONS) {
    const token = sandboxPublicToken(institution.id, 'link-sandbox_7');
    expect(sandboxInstitutionOf(token)).toBe(institution);
    expect(token).toBe(sandboxPublicToken(institution.id, 'link-sandbox_7'));
    expect(token).not.toBe(sandboxPublicToken(institution.id, 'link-sandbox_8'));
  }
});

test('a link token of any length keeps within what the exchange takes', () => {
  const publicToken = sandboxPublicToken('tidewater', `link-${'x'.repeat(5_000)}`);
  expect(v.is(exchangeTokenRequest, { publicToken })).toBe(true);
});
