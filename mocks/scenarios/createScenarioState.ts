import {
  addDays,
  calendarDay,
  calendarDayOf,
  compareByApr,
  epochMillis,
  lastDueDate,
  quantity,
  startOfDay,
  sumCents,
  ZERO_CENTS,
  type Instant,
} from '@dime-time/finance-core';
import type { Debt, Session } from '@dime-time/finance-core/contract';
import { EMPTY_PURSE } from '@dime-time/finance-core/household';
import { createRandom } from '@dime-time/finance-core/sandbox';
import { createSandboxBank, type BankData } from '../banking/index.ts';
import { trackThreshold } from '../round-ups/index.ts';
import { instantAt } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { currentSession } from '../store/currentSession.ts';
import type { Scenario } from '../store/scenario.ts';
import type { MockState } from '../store/state.ts';
import { runningStake } from '../token/index.ts';
import { transactionsFromRows } from '../transactions/index.ts';
import { DEBTS, SESSIONS, SETTINGS, TOKEN_INFO, USER } from './seedData.ts';
import { pastPayments, pastRewards } from './history.ts';
import { pastInterest } from './pastInterest.ts';
import { pastSweeps } from './pastSweeps.ts';

export interface ScenarioInput {
  readonly scenario: Scenario;
  readonly seed: number;
  /** The present moment: the end of the generated history. */
  readonly asOf: Instant;
  readonly timeZone: string;
  /** Replaces the generated bank. */
  readonly bank?: BankData | undefined;
}

/** The most rows of a bank that a provider returns. */
const MAX_BANK_ROWS = 500;

const DAY_MS = 86_400_000;
/** How long ago the generated bank was linked, in days: longer than its rows reach back. */
const LINKED_DAYS_AGO = 182;
const STAKED_DAYS_AGO = 33;

/** Creates the state of a scenario; the same input gives the same state. */
export function createScenarioState(input: ScenarioInput): MockState {
  const { scenario, seed, asOf, timeZone } = input;
  const state = emptyState(asOf);
  state.signedIn = scenario !== 'signedOut';
  if (scenario === 'newUser' && !input.bank) return state;

  state.sessions = [...state.sessions, ...otherSessions(asOf)];
  const random = createRandom(seed);
  const bank = input.bank ?? createSandboxBank({ random, scenario, asOf, timeZone });
  const debts = bank.debts.length > 0 ? bank.debts : debtsOf(scenario);
  const today = calendarDayOf(asOf, timeZone);
  state.debts = debts.map((debt) => ({
    ...debt,
    status: 'open',
    openedAt: asOf,
    // The last due day, today's included, on which a statement reported the balance.
    balanceAsOf: input.bank ? today : lastDueDate(debt.dueDate, addDays(today, 1)),
  }));
  addFirstBank(state, bank, input);
  // A loaded bank has a history of its own; only the generated bank gets a generated history.
  if (!input.bank) addHistory(state, input);
  trackThreshold(state, asOf);
  return state;
}

/** Adds the bank that was linked before its first row, so that all of its purchases are rounded up. */
function addFirstBank(state: MockState, bank: BankData, { asOf, timeZone }: ScenarioInput): void {
  const oldest = bank.rows.reduce(
    (day, row) => (row.date < day ? row.date : day),
    asOf.slice(0, 10),
  );
  const halfAYear = epochMillis(asOf) - LINKED_DAYS_AGO * DAY_MS;
  const beforeRows = startOfDay(addDays(calendarDay(oldest), -1), timeZone);
  const linkedAt = instantAt(Math.min(halfAYear, beforeRows));
  state.bankAccounts = structuredClone([...bank.accounts]);
  state.bankBalances = structuredClone([...bank.balances]);
  state.bankRows = structuredClone(bank.rows.slice(0, MAX_BANK_ROWS));
  const names = new Set(bank.accounts.map(({ institutionName }) => institutionName));
  state.bankItems = [...names].map((institutionName) => ({
    id: nextId(state, 'i'),
    institutionName,
    linkedAt,
    accountIds: bank.accounts
      .filter((account) => account.institutionName === institutionName)
      .map(({ accountId }) => accountId),
  }));
  state.transactions = transactionsFromRows(
    bank.rows,
    { ...state, linkedAt },
    { now: asOf, timeZone },
  );
  const collected = sumCents(state.transactions.map(({ roundUpAmount }) => roundUpAmount));
  state.purse = { ...state.purse, collected };
}

/** Adds past payments, sweeps, crypto purchases, rewards and a stake. */
function addHistory(state: MockState, { scenario, asOf, timeZone }: ScenarioInput): void {
  state.settings = { ...state.settings, cryptoEnabled: scenario !== 'paidOff' };
  const swept = pastSweeps({
    debts: DEBTS.toSorted(compareByApr),
    transactions: state.transactions,
    cryptoPercentage: state.settings.cryptoPercentage,
    asOf,
    timeZone,
  });
  state.payments = pastPayments(DEBTS, swept.payments, asOf);
  const openedAt = aDayBefore(state, asOf);
  state.debts = state.debts.map((debt) => ({
    ...debt,
    openedAt,
    corrections: pastInterest(debt, state.payments),
  }));
  state.cryptoPurchases = [...swept.coins];
  state.purse = {
    ...state.purse,
    applied: sumCents(swept.payments.map(({ amount }) => amount)),
    invested: sumCents(swept.coins.map(({ amountUsd }) => amountUsd)),
  };
  state.rewards = pastRewards(state.payments, state.transactions, asOf);
  const startedAt = instantAt(epochMillis(asOf) - STAKED_DAYS_AGO * DAY_MS);
  const stake = { amount: quantity(5_000_000_000n), duration: 90 } as const;
  state.stakes = [runningStake('s_1', stake, startedAt)];
}

/** A day before the first payment and the first purchase. */
function aDayBefore({ payments, transactions }: MockState, asOf: Instant): Instant {
  const dates = [...payments.slice(-1), ...transactions.slice(-1)].map(({ date }) => date);
  return instantAt(Math.min(...[...dates, asOf].map(epochMillis)) - DAY_MS);
}

/** The sessions of the user's other browsers. */
function otherSessions(asOf: Instant): Session[] {
  const daysAgo = (days: number) => instantAt(epochMillis(asOf) - days * DAY_MS);
  return SESSIONS.map(({ usedDaysAgo, startedDaysAgo, ...session }) => ({
    ...session,
    current: false,
    createdAt: daysAgo(startedDaysAgo),
    lastUsedAt: daysAgo(usedDaysAgo),
  }));
}

function debtsOf(scenario: Scenario): Debt[] {
  if (scenario !== 'paidOff') return [...DEBTS];
  return DEBTS.map((debt) => ({ ...debt, currentBalance: ZERO_CENTS }));
}

function emptyState(asOf: Instant): MockState {
  return {
    signedIn: true,
    user: { ...USER },
    debts: [],
    payments: [],
    undonePayments: [],
    plans: [],
    calendarSecret: null,
    sessions: [currentSession(asOf)],
    transactions: [],
    settings: { ...SETTINGS },
    roundUpsSince: null,
    switchedOnAt: null,
    purse: { ...EMPTY_PURSE },
    thresholdReachedAt: null,
    jobsRunUntil: asOf,
    cryptoPurchases: [],
    tokenInfo: { ...TOKEN_INFO },
    rewards: [],
    stakes: [],
    bankItems: [],
    bankAccounts: [],
    bankBalances: [],
    bankRows: [],
    suggestions: [],
    answeredSuggestions: {},
    // The ids of the initial data are below it.
    lastId: 100,
    answers: {},
  };
}
