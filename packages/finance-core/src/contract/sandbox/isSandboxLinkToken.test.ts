import { expect, test } from 'vitest';
import { isSandboxLinkToken } from './isSandboxLinkToken.ts';

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
