import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exchangeTokenRequest } from './bankLink.ts';
import {
  isSandboxLinkToken,
  SANDBOX_INSTITUTIONS,
  sandboxInstitutionOf,
  sandboxPublicToken,
} from './sandboxLink.ts';

test.each([
  '',
  'public-sandbox-1',
  'public-sandbox-nowhere.x',
  'public-sandbox-tidewater',
  'xpublic-sandbox-tidewater.x',
])('%j means the first bank', (token) => {
  expect(sandboxInstitutionOf(token)).toBe(SANDBOX_INSTITUTIONS[0]);
});

test('a dot in the link token changes nothing', () => {
  expect(sandboxInstitutionOf('public-sandbox-closed-door.a.b').refuses).toBe(true);
});

test('every bank has an id of its own, which a token can carry', () => {
  const ids = SANDBOX_INSTITUTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
});

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

test.each([
  ['link-sandbox_1', true],
  ['link-sandbox_l2Zk-3_aQ0x1', true],
  ['link-sandbox-af1a0311-da53-4636-b754-dd15cc058176', false],
  ['link-production-af1a0311-da53-4636-b754-dd15cc058176', false],
  ['xlink-sandbox_1', false],
  ['', false],
])('%j is ours: %j', (token, isOurs) => {
  expect(isSandboxLinkToken(token)).toBe(isOurs);
});
