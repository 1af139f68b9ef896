import { calendarDay, cents, DEFAULT_PLAN, planForecast } from '@dime-time/finance-core';
import { expect, test, vi } from 'vitest';
import {
  authDestination,
  loadStoredState,
  openBrowserBackend,
  resetBrowserBackend,
} from './browserBackend.ts';
import { payDebt } from '../debts/payDebt.ts';
import type { BackendStorage } from '../store/storage.ts';

function browser(search = '', storage: BackendStorage = memory()) {
  return { localStorage: storage, location: { search } };
}

function memory(): BackendStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const pay = (backend: ReturnType<typeof openBrowserBackend>) => {
  payDebt(backend.state, { debtId: 'd_1', amount: 5000 as never, source: 'manual' }, backend.now());
  backend.onChange(backend.state);
};

test('the first visit is signed out, and signing in is remembered', () => {
  const window = browser();
  expect(openBrowserBackend(window).state.signedIn).toBe(false);
  expect(authDestination(window, '/api/login')).toBe('/dashboard');
  expect(openBrowserBackend(window).state.signedIn).toBe(true);
  expect(authDestination(window, '/api/logout')).toBe('/');
  expect(openBrowserBackend(window).state.signedIn).toBe(false);
});

test('another address is no sign-in', () => {
  const window = browser();
  for (const pathname of ['/', '/dashboard', '/api/user', '/api/login/', '/login']) {
    expect(authDestination(window, pathname)).toBeUndefined();
  }
});

test('what was done survives a reload, to the last token', () => {
  const window = browser();
  const backend = openBrowserBackend(window);
  pay(backend);
  expect(openBrowserBackend(window).state).toEqual(backend.state);
  expect(openBrowserBackend(window).state.debts[0]?.currentBalance).toBe(615_000);
});

test('a state that was stored before there were plans, calendars and sessions is kept', () => {
  const storage = memory();
  const backend = openBrowserBackend(browser('', storage));
  pay(backend);
  const [[key = '', text = ''] = []] = storage.items;
  const stored = JSON.parse(text) as {
    state: { plans?: unknown; calendarSecret?: unknown; sessions?: unknown };
  };
  expect(stored.state.plans).toEqual([]);
  delete stored.state.plans;
  delete stored.state.calendarSecret;
  delete stored.state.sessions;
  storage.items.set(key, JSON.stringify(stored));
  const [current] = backend.state.sessions;
  expect(openBrowserBackend(browser('', storage)).state).toEqual({
    ...backend.state,
    sessions: [{ ...current, createdAt: expect.any(String), lastUsedAt: expect.any(String) }],
  });
});

test('a plan that was stored before forecasts had the ends of months has its balances for them', () => {
  const storage = memory();
  const backend = openBrowserBackend(browser('', storage));
  const choices = { ...DEFAULT_PLAN, order: [], oneOffs: [] };
  const asOf = calendarDay('2026-11-19');
  const forecast = planForecast(choices, { debts: [], monthlyRoundUps: cents(0), asOf });
  const { monthEnds: _none, ...former } = { ...forecast, balances: [cents(900), cents(0)] };
  const plan = { ...choices, id: 'p_1', since: '2026-11-19T14:05:00Z', forecast: former };
  backend.state.plans.push(plan as never);
  backend.onChange(backend.state);
  const [found] = openBrowserBackend(browser('', storage)).state.plans;
  expect(found?.forecast).toEqual({ ...former, monthEnds: [900, 0] });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"version":1}',
  '{"version":0,"scenario":"threeDebts","seed":1,"asOf":"2026-11-19T14:05:00Z"}',
  '{"version":1,"scenario":"threeDebts","seed":1,"asOf":"2026-11-19T14:05:00Z","state":{"debts":5}}',
])('storage holding %j gives a fresh household', (text) => {
  const storage = memory();
  storage.items.set('dime-time.household', text);
  const backend = openBrowserBackend(browser('', storage));
  expect(backend.state.debts).toHaveLength(3);
  expect(backend.state.signedIn).toBe(false);
});

test('a household kept in an older form is made again, and who is signed in is kept', () => {
  const storage = memory();
  const window = browser('', storage);
  authDestination(window, '/api/login');
  pay(openBrowserBackend(window));
  const [[key, text] = ['', '']] = [...storage.items];
  const { state: newer, ...outline } = JSON.parse(text) as { state: object };
  const state = { ...newer, purse: undefined, stakes: undefined };
  storage.items.set(key, JSON.stringify({ ...outline, version: 1, state }));
  const backend = openBrowserBackend(window);
  expect(backend.state.signedIn).toBe(true);
  expect(backend.state.debts[0]?.currentBalance).toBe(620_000);
  expect(openBrowserBackend(window).state).toEqual(backend.state);
});

test('storage that refuses everything still gives a household', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(openBrowserBackend(browser('', storage)).state.debts).toHaveLength(3);
});

test('what is too large for storage is made anew, and who is signed in is kept', () => {
  const storage = memory();
  const small = {
    ...storage,
    setItem: (key: string, value: string) => {
      if (value.length > 1000) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  const first = openBrowserBackend(browser('?scenario=hugeHistory', small));
  const again = openBrowserBackend(browser('', small));
  expect(again.state.signedIn).toBe(true);
  expect(again.state.transactions).toHaveLength(10_000);
  expect(again.state.transactions[0]).toEqual(first.state.transactions[0]);
});

test('a scenario in the address starts it anew and signed in, and then goes on', () => {
  const window = browser();
  authDestination(window, '/api/login');
  const named = { ...window, location: { search: '?scenario=newUser' } };
  expect(openBrowserBackend(named).state.debts).toHaveLength(0);
  expect(openBrowserBackend(named).state.signedIn).toBe(true);
  expect(openBrowserBackend(window).scenario).toBe('newUser');
  expect(openBrowserBackend(browser('?scenario=signedOut')).state.signedIn).toBe(false);
  expect(openBrowserBackend(browser('?scenario=nonsense')).scenario).toBe('threeDebts');
});

test('the address may name faults and how slow slow is', () => {
  const backend = openBrowserBackend(
    browser('?faults=getDebts:500-empty,createPayment:reset*1,x:y,getUser:&delay=12000'),
  );
  expect(backend.faults).toEqual({
    getDebts: '500-empty',
    createPayment: { fault: 'reset', times: 1 },
  });
  expect(backend.slowMs).toBe(12_000);
  expect(openBrowserBackend(browser('?delay=-5')).slowMs).toBe(1500);
});

test('reset forgets what was done, up to the present moment, and leaves who is signed in', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T14:05:00Z') });
  try {
    const window = browser();
    authDestination(window, '/api/login');
    const backend = openBrowserBackend(window);
    pay(backend);
    vi.setSystemTime(new Date('2026-12-24T09:00:00Z'));
    resetBrowserBackend(window, backend);
    expect(backend.state.debts[0]?.currentBalance).toBe(620_000);
    expect(backend.state.signedIn).toBe(true);
    expect(backend.state.transactions[0]?.date.slice(0, 7)).toBe('2026-12');
    expect(openBrowserBackend(window).state).toEqual(backend.state);
  } finally {
    vi.useRealTimers();
  }
});

test('two tabs share one household', () => {
  const window = browser();
  const [one, other] = [openBrowserBackend(window), openBrowserBackend(window)];
  pay(one);
  loadStoredState(window, other);
  expect(other.state).toEqual(one.state);
  pay(other);
  loadStoredState(window, one);
  expect(one.state.debts[0]?.currentBalance).toBe(610_000);
});

test('a tab with another household stays with its own', () => {
  const window = browser();
  const backend = openBrowserBackend(window);
  openBrowserBackend({ ...window, location: { search: '?scenario=newUser' } });
  loadStoredState(window, backend);
  expect(backend.state.debts).toHaveLength(3);
});
