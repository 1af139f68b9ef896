import { DateText } from '@dime-time/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthContext, type Auth } from '../auth/index.ts';
import { useSiteClock } from './useSiteClock.ts';

/** A purchase of the evening of the 19th in New York, which in Tokyo is one of the 20th. */
const PURCHASE = '2026-11-20T02:30:00Z';

function Purchase() {
  return <DateText instant={PURCHASE} timeZone={useSiteClock('/').timeZone} />;
}

const dayFor = (auth: Auth | undefined) =>
  renderToStaticMarkup(
    <AuthContext value={auth}>
      <Purchase />
    </AuthContext>,
  );

const actions = { login: () => {}, logout: () => {} };

test('days are those of the household, wherever the browser is', () => {
  const user = (timeZone: string) => ({ id: 'u', timeZone });
  const signedIn = (timeZone: string): Auth => ({
    ...actions,
    status: 'signed-in',
    user: user(timeZone),
  });
  expect(dayFor(signedIn('America/New_York'))).toContain('Nov 19, 2026');
  expect(dayFor(signedIn('Asia/Tokyo'))).toContain('Nov 20, 2026');
});

test('without a user or a time zone, days are those of the browser', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const here = renderToStaticMarkup(<DateText instant={PURCHASE} timeZone={timeZone} />);
  expect(dayFor({ ...actions, status: 'signed-out' })).toBe(here);
  expect(dayFor({ ...actions, status: 'signed-in', user: { id: 'u' } })).toBe(here);
  expect(dayFor(undefined)).toBe(here);
});
