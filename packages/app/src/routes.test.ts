import { describe, expect, test } from 'vitest';
import { titlesWords } from './language/words/titles.ts';
import { ROUTES } from './routes.tsx';

describe('the route table', () => {
  // @requirement 2.routes.fifteen
  test('has the fifteen routes of the product, the planner, the page of a debt and the sessions', () => {
    expect(ROUTES.map((route) => route.path).toSorted()).toEqual([
      '/',
      '/banking',
      '/business-analytics',
      '/crypto',
      '/dashboard',
      '/debts',
      '/debts/:id',
      '/debts/plan',
      '/dime-token',
      '/insights',
      '/legal',
      '/notifications',
      '/qr',
      '/settings',
      '/settings/sessions',
      '/signup',
      '/stats',
      '/transactions',
    ]);
  });

  // @requirement 2.routes.public
  test('only the landing page is public', () => {
    const open = ROUTES.filter((route) => route.access === 'public');
    expect(open.map((route) => route.path)).toEqual(['/']);
  });

  test('each page has a title of its own', () => {
    expect(new Set(ROUTES.map((route) => titlesWords.messages[route.name])).size).toBe(
      ROUTES.length,
    );
  });
});
