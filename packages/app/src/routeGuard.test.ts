import { describe, expect, test } from 'vitest';
import { routeGuard } from './routeGuard.ts';
import { ROUTES } from './routes.tsx';

const pageOf = (path: string, status: 'signed-in' | 'signed-out' | 'offline') => {
  const view = routeGuard(path, status);
  return view.kind === 'page' ? [view.route.path, view.framed] : view.kind;
};

describe('routeGuard', () => {
  // @requirement 2.routes.loading 4.auth.states
  test.each([...ROUTES.map((route) => route.path), '/login', '/nowhere'])(
    '%s waits while it is not known who is there',
    (path) => {
      expect(routeGuard(path, 'loading')).toEqual({ kind: 'loading' });
    },
  );

  // @requirement 2.routes.framed 4.auth.states
  test.each(ROUTES.map((route) => route.path))('%s is itself, framed, when signed in', (path) => {
    expect(pageOf(path, 'signed-in')).toEqual([path, true]);
  });

  // @requirement 2.routes.signed-out 4.auth.states
  test.each(ROUTES.map((route) => route.path))('%s is the landing page, bare, when not', (path) => {
    expect(pageOf(path, 'signed-out')).toEqual(['/', false]);
  });

  test.each(['loading', 'offline', 'signed-out', 'signed-in'] as const)(
    'a server route is unreached, for every status: %s',
    (status) => {
      expect(routeGuard('/api/logout', status)).toEqual({ kind: 'unreached' });
    },
  );

  test.each(['/dashboard', '/nowhere', '/login'])(
    '%s is offline if the user cannot be known',
    (path) => {
      expect(routeGuard(path, 'offline')).toEqual({ kind: 'offline' });
    },
  );

  test('the landing page stands also without a connection', () => {
    expect(pageOf('/', 'offline')).toEqual(['/', false]);
  });

  // @requirement 2.routes.not-found
  test('an unmatched path is the 404 for everyone', () => {
    expect(routeGuard('/debts/1/2', 'signed-in')).toEqual({ kind: 'not-found', framed: true });
    expect(routeGuard('/wp-admin', 'signed-out')).toEqual({ kind: 'not-found', framed: false });
  });

  test('a debt has its page, the planner its own', () => {
    expect(pageOf('/debts/d_1', 'signed-in')).toEqual(['/debts/:id', true]);
    expect(pageOf('/debts/d_1/', 'signed-in')).toEqual(['/debts/:id', true]);
    expect(pageOf('/debts/plan', 'signed-in')).toEqual(['/debts/plan', true]);
    expect(pageOf('/debts/d_1', 'signed-out')).toEqual(['/', false]);
  });

  test('/login is the hosted sign-in', () => {
    expect(routeGuard('/login', 'signed-out')).toEqual({ kind: 'sign-in' });
    expect(routeGuard('/login/', 'signed-in')).toEqual({ kind: 'sign-in' });
  });

  test('a closing slash does not count', () => {
    expect(pageOf('/debts/', 'signed-in')).toEqual(['/debts', true]);
    expect(pageOf('/', 'signed-in')).toEqual(['/', true]);
  });
});
