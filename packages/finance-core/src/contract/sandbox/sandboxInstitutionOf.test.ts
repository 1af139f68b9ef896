import { expect, test } from 'vitest';
import { sandboxInstitutionOf } from './sandboxInstitutionOf.ts';
import { SANDBOX_INSTITUTIONS } from './sandboxInstitutions.ts';

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
