import {
  addDays,
  calendarDay,
  epochMillis,
  forecast,
  monthlyRoundUps,
  recentRoundUps,
  toDecimalString,
  type CalendarDay,
  type Cents,
} from '@dime-time/finance-core';
import {
  endpointPath,
  endpoints,
  readAnswer,
  type AnswerOf,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import { createRandom, type Random } from '@dime-time/finance-core/sandbox';
import { createMockBackend, handlersFor } from '@dime-time/mocks';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';

const HOUSEHOLDS = 2;
const DAYS = 400;
/** A Thursday; the walk passes a leap day, a year's end, and the changes of the clocks. */
const FIRST_DAY = calendarDay('2027-11-18');

const SETTINGS = {
  isEnabled: true,
  multiplier: '1.00',
  autoApplyThreshold: '25.00',
  cryptoEnabled: false,
  cryptoPercentage: '0',
  preferredCrypto: 'BTC',
  sweep: 'both',
  floor: '0.00',
};

/** Among them the first and last moments of days in each zone. */
const TIMES = ['00:00:00', '04:59:59', '05:00:00', '10:59:59', '11:00:00', '23:59:59'];

const ZONES = ['Pacific/Auckland', 'America/New_York', 'UTC'];

/**
 * What a page shows as its first plan is worked out in the browser, of what the server told. Each
 * household lives its days in each zone.
 */
test.each(ZONES)(
  'in %s the date of the dashboard is that of the first plan, every day',
  async (timeZone) => {
    const faults: string[] = [];
    for (let seed = 0; seed < HOUSEHOLDS; seed += 1) {
      const random = createRandom(seed);
      const household = await open(random, timeZone);
      for (let day = 0; day < DAYS; day += 1) {
        household.goTo(addDays(FIRST_DAY, day), random.pick(TIMES));
        await live(household, random, day);
        const { told, planned } = await look(household, timeZone);
        if (told !== planned) faults.push(`household ${seed}, day ${day}: ${told} ≠ ${planned}`);
      }
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

type Household = Awaited<ReturnType<typeof open>>;

/** A household that begins, with one to four debts and a clock that the walk turns. */
async function open(random: Random, timeZone: string) {
  let now = `${FIRST_DAY}T00:00:00Z`;
  const backend = createMockBackend({ asOf: now, now: () => now, scenario: 'newUser', timeZone });
  const handlers = handlersFor(backend);
  const ask = async (key: EndpointKey, body?: object) => {
    const { method } = endpoints[key];
    const path = endpointPath(endpoints[key], { bank: backend.bank });
    // The one that answers, out of many that would be asked first, a hundred thousand times.
    const answering = handlers.filter(
      ({ info }) => info.method === method && info.path === `*${path}`,
    );
    const init = body ? { body: JSON.stringify(body) } : {};
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(`http://dime-time.test${path}`, { method, headers, ...init });
    const response = await getResponse(answering, request);
    if (!response?.ok) throw new Error(`${method} ${path} answered ${response?.status}.`);
    return response;
  };
  // What a page holds until something is written to it.
  const held = new Map<EndpointKey, unknown>();
  const read = async <Key extends EndpointKey>(
    key: Key,
  ): Promise<AnswerOf<(typeof endpoints)[Key]>> => {
    const isHeld = key === 'getTransactions' || key === 'getRoundUpSettings';
    const answer = held.get(key) ?? readAnswer(endpoints[key], await (await ask(key)).json());
    if (isHeld) held.set(key, answer);
    return answer;
  };
  for (let count = random.int(1, 4); count > 0; count -= 1) {
    const owed = random.int(20_000, 900_000);
    await ask('createDebt', {
      name: 'Card',
      currentBalance: money(owed),
      // Now and then below the interest of the first month.
      minimumPayment: money(Math.round((owed * random.int(2, 9)) / 100)),
      interestRate: random.int(0, 35),
      dueDate: random.int(1, 31),
    });
  }
  return {
    read,
    write: (key: EndpointKey, body: object) => {
      held.clear();
      return ask(key, body);
    },
    now: () => now,
    /** To a moment of a day, its first and its last among them. */
    goTo: (day: CalendarDay, time: string) => {
      now = `${day}T${time}Z`;
    },
  };
}

/** One day: a purchase as a rule, now and then a refund, a payment, round-ups applied, or other settings. */
async function live({ write, read, now }: Household, random: Random, day: number): Promise<void> {
  if (random.int(1, 3) === 1) {
    const amount = money(random.int(100, 9000));
    await write('createTransaction', { merchant: 'Shop', category: 'Food', date: now(), amount });
  }
  if (random.int(1, 30) === 1) {
    const last = (await read('getTransactions')).find(({ amount }) => amount > 0);
    const refund = { merchant: 'Shop', category: 'Food', date: now() };
    if (last) await write('createTransaction', { ...refund, amount: money(-last.amount) });
  }
  if (random.int(1, 20) === 1) {
    const { roundUpsWaiting = 0 } = await read('getDashboardSummary');
    const debt = (await read('getDebts')).find(({ currentBalance }) => currentBalance > 20_000);
    const amount = money(roundUpsWaiting > 0 ? roundUpsWaiting : random.int(100, 20_000));
    const source = roundUpsWaiting > 0 ? 'roundup' : 'manual';
    if (debt) await write('createPayment', { debtId: debt.id, amount, source });
  }
  if (day % 25 === 0) {
    await write('putRoundUpSettings', {
      ...SETTINGS,
      isEnabled: random.int(1, 4) > 1,
      multiplier: random.pick(['1.00', '5.00']),
      cryptoEnabled: random.int(0, 1) === 1,
      cryptoPercentage: random.pick(['25', '75', '100']),
      pausedUntil: random.int(1, 3) === 1 ? pauseFrom(now()) : null,
    });
  }
}

function pauseFrom(now: string): string {
  return new Date(epochMillis(now) + 40.5 * 86_400_000).toISOString();
}

/** The date of the server, and that of the plan which a page computes from its answers. */
async function look({ read, now }: Household, timeZone: string) {
  const [summary, debts] = [await read('getDashboardSummary'), await read('getDebts')];
  const [transactions, settings] = [
    await read('getTransactions'),
    await read('getRoundUpSettings'),
  ];
  const recent = recentRoundUps(transactions, now(), timeZone);
  const monthly = monthlyRoundUps(recent, settings, now());
  const plan = forecast({ debts, monthlyRoundUps: monthly, asOf: summary.asOf as CalendarDay });
  return {
    told: `${summary.debtFreeDate} with ${summary.monthlyRoundUps}`,
    planned: `${plan.months ? plan.debtFreeDate : null} with ${monthly}`,
  };
}

function money(amount: number): string {
  return toDecimalString(amount as Cents);
}
