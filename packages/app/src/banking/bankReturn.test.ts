import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearLinkToken, storeLinkToken, readBankReturn } from './bankReturn.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ADDRESS = 'https://dime.example/banking?oauth_state_id=6d2a';

test('a bank that sends its holder back finds the token of the window that led there', () => {
  storeLinkToken('link-production-1');
  expect(readBankReturn(ADDRESS)).toEqual({ linkToken: 'link-production-1', address: ADDRESS });
});

test('any other visit is none, and neither is one after the window has ended', () => {
  expect(readBankReturn(ADDRESS)).toBeUndefined();
  storeLinkToken('link-production-1');
  expect(readBankReturn('https://dime.example/banking')).toBeUndefined();
  clearLinkToken();
  expect(readBankReturn(ADDRESS)).toBeUndefined();
});
