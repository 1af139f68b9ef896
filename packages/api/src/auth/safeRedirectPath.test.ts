import { expect, test } from 'vitest';
import { safeRedirectPath } from './safeRedirectPath.ts';

test.each(['/', '/debts', '/debts?sort=apr#top', '/banking/%20', '/a/b/c'])(
  '%s is a page of ours',
  (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'debts',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '///evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  'https:evil.example',
  '/\u0000evil',
  '/caf\u00e9',
  '/api/logout',
  '/api',
  '/x/../api/logout',
  '/API/logout',
  '/%61pi/logout',
  '/%41PI%2flogout',
  '/debts%',
  `/${'x'.repeat(500)}`,
])('%j is none: the dashboard', (path) => {
  expect(safeRedirectPath(path)).toBe('/dashboard');
});
